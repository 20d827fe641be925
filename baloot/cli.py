"""The `baloot` command.

Exit status: 0 answered, 1 a case did not meet its `expect`, 2 bad input.
"""

import io
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

import click

import baloot
from baloot.cases import answer as answers
from baloot.cases import files
from baloot.cases.case import read_case
from baloot.cases.errors import CaseError
from baloot.cases.text import lines as answer_lines
from baloot.documents.problems import DocumentError
from baloot.documents.structure import unknown
from baloot.game import replay
from baloot.game.errors import RecordError
from baloot.game.record_text import read_record
from baloot.game.records import Record, dumps
from baloot.guide import account, differences, explain, profiles, sitting
from baloot.messages import say, visible
from baloot.messages.lines import Line, filled, label
from baloot.profile import Profile, load_profile, schema, shelf
from baloot.profile.errors import ProfileError, UnknownProfile
from baloot.table.seats import Seat

BAD_INPUT = 2
CLOSED_PIPE = 141
UNMET = 1

_FORMATS = {".json": "json", ".jsonl": "jsonl", ".yaml": "yaml", ".yml": "yaml"}

_STYLES: dict[str, dict[str, Any]] = {
    "title": {"bold": True},
    "table": {"bold": True},
    "rule": {"fg": "cyan"},
    "choice": {"fg": "cyan"},
    "legal": {"fg": "green"},
    "illegal": {"fg": "red", "bold": True},
    "error": {"fg": "red"},
    "silent": {"fg": "yellow"},
    "cite": {"dim": True},
}


class _Commands(click.Group):
    """The commands, with what can go wrong while an answer is written."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            # Whoever read the answers has gone; nothing can be said to them.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise SystemExit(CLOSED_PIPE) from None
        except OSError as error:
            _refuse(label("problem.unwritable", reason=error.strerror or str(error)))
            raise SystemExit(BAD_INPUT) from None


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(baloot.__version__, prog_name="baloot")
@click.pass_context
def main(context: click.Context) -> None:
    """The rules of Baloot, with their reasons and sources."""
    if os.environ.get("NO_COLOR"):
        context.color = False
    for stream in (sys.stdout, sys.stderr):
        # What a terminal or a pipe cannot show is written as an escape and loses no answer.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _print(lines: Iterable[Line]) -> None:
    """Lines in the colours of their roles; click drops the colours in a pipe."""
    for line in lines:
        style = _STYLES.get(line.role)
        click.echo(click.style(line.text, **style) if style and line.text else line.text)


def _print_json(value: object, *, pretty: bool = False) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=2 if pretty else None))


def _refuse(text: str) -> None:
    """An error on standard error."""
    for line in text.splitlines():
        click.secho(line, err=True, fg="red")


def _reports_bad_input(command: Callable[..., None]) -> Callable[..., None]:
    """Turns what is wrong with a profile into a message and exit status 2."""

    @wraps(command)
    def run(*args: Any, **options: Any) -> None:
        try:
            command(*args, **options)
        except (ProfileError, UnknownProfile) as error:
            _refuse(str(error))
        except BrokenPipeError:
            raise
        except OSError as error:
            reason = label("problem.unreadable", reason=error.strerror or str(error))
            _refuse(f"{error.filename}: {reason}")
        else:
            return
        raise SystemExit(BAD_INPUT)

    return run


# --- rule --------------------------------------------------------------------------------


@main.command()
@click.argument("paths", nargs=-1, required=True, metavar="FILE...")
@click.option("--profile", "names", multiple=True, metavar="NAME|FILE", help="Ask this table; "
              "may be repeated; `all` asks every shipped one.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="One answer a line, as JSON.")
def rule(paths: tuple[str, ...], names: tuple[str, ...], as_json: bool) -> None:
    """Rule on the cases in FILE... (YAML, JSON or JSON Lines; `-` reads JSON Lines).

    Exit status: 0 answered, 1 an `expect` was not met, 2 bad input.
    """
    tables = answers.tables(names)
    status = 0
    for number, read in enumerate(_read(paths)):
        if number and not as_json:
            click.echo()
        status = max(status, _rule_one(read, tables, as_json))
    raise SystemExit(status)


def _read(paths: tuple[str, ...]) -> Iterator[files.Read]:
    for path in paths:
        if path == "-" and sys.stdin is not None:
            yield from files.read_stream(sys.stdin.buffer, "<stdin>")
        else:
            yield from files.read_file(Path(path))


def _rule_one(read: files.Read, tables: answers.Tables, as_json: bool) -> int:
    """Prints the answer to one case; its exit status."""
    try:
        if isinstance(read, CaseError):
            raise read
        outcome = answers.answer(read_case(read), tables)
    except CaseError as error:
        if as_json:
            _print_json(answers.plain_error(error))
        else:
            _refuse(str(error))
        return BAD_INPUT
    if as_json:
        _print_json(answers.plain(outcome))
    elif outcome.several or not outcome.ruled[0].problems:
        _print(answer_lines(outcome))
    else:
        _refuse(str(outcome.ruled[0].error))
    if any(it.error is not None for it in outcome.ruled):
        return BAD_INPUT
    return UNMET if any(it.unmet for it in outcome.ruled) else 0


# --- profiles ----------------------------------------------------------------------------


@main.command("profiles")
def list_profiles() -> None:
    """List the profiles that are shipped or installed."""
    for name in shelf.available():
        try:
            profile = load_profile(name)
        except (ProfileError, OSError) as error:
            _refuse(str(error))
            continue
        heading = f"{name}@{profile.fingerprint}"
        _print([Line(heading, "table"), *filled(profile.title.en, "  ")])
    for plugin in shelf.broken_plugins():
        _refuse(label("label.broken-plugin", plugin=plugin))


@main.command("explain")
@click.argument("id", metavar="RULE-OR-DECISION")
def explain_rule(id: str) -> None:
    """Say what a rule or decision means and what each shipped table chose."""
    known = tuple(load_profile(name) for name in shelf.SHIPPED)
    try:
        lines = explain.explain(id, known)
    except KeyError:
        _refuse(say(unknown("rule", id, explain.KNOWN)))
        raise SystemExit(BAD_INPUT) from None
    _print(lines)


@main.command()
@click.argument("name", metavar="NAME|FILE")
@click.option("--json", "as_json", is_flag=True, help="The choices as JSON.")
@_reports_bad_input
def profile(name: str, as_json: bool) -> None:
    """Show every choice of a profile, with its authority."""
    found = load_profile(name)
    if as_json:
        _print_json(profiles.plain_profile(found), pretty=True)
    else:
        _print(profiles.profile_lines(found))


@main.command()
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@click.option("--json", "as_json", is_flag=True, help="The differences as JSON.")
@_reports_bad_input
def diff(first: str, second: str, as_json: bool) -> None:
    """Show where two profiles differ, in plain words and with sources."""
    a, b = load_profile(first), load_profile(second)
    if as_json:
        _print_json(differences.plain_difference(a, b), pretty=True)
    else:
        _print(differences.difference_lines(a, b))


@main.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@_reports_bad_input
def check(file: Path) -> None:
    """Check a profile file: what is wrong with it, or what it changes against its parent."""
    found = load_profile(file)
    if found.extends is None:
        _print([Line(label("label.good-profile", name=found.label))])
    else:
        _print(differences.change_lines(found, _parent(found, file)))


@main.command("replay")
@click.argument("paths", nargs=-1, required=True, metavar="FILE...")
@click.option("--strict", "enforce", flag_value="strict", help="Stop at the first breach.")
@click.option("--audited", "enforce", flag_value="audited", help="Note breaches and go on.")
def replay_records(paths: tuple[str, ...], enforce: str | None) -> None:
    """Replay the records in FILE... and tell the deals, their breaches and their sheets.

    `-` reads JSON Lines, one record a line.

    Without an option a record is replayed as its table plays. Exit status: 0 replayed and every
    claimed result right, 1 one was not, 2 bad input.
    """
    status = 0
    for number, read in enumerate(_read(paths)):
        if number:
            click.echo()
        try:
            if isinstance(read, CaseError):
                raise read
            written = read_record(read)
            try:
                done = replay.replay(written, enforce)
            except RecordError as error:
                # Found out while replaying, but it stands in this file.
                raise RecordError(
                    *(read.problem(it.path, it.message) for it in error.problems)
                ) from None
        except DocumentError as error:
            _refuse(str(error))
            status = BAD_INPUT
            continue
        _print(account.account(done))
        status = max(status, UNMET if done.mismatches else 0)
    raise SystemExit(status)


@main.command("play")
@click.option("--profile", "name", default="saudi", metavar="NAME|FILE", show_default=True,
              help="The table whose rules are played.")  # fmt: skip
@click.option("--hand", "hands", multiple=True, default=["S"], show_default=True,
              metavar="S|E|N|W|none",
              type=click.Choice([*(seat.value for seat in Seat), "none"], case_sensitive=False),
              help="A seat that you play; may be repeated. With `none` all play at random.",
              )  # fmt: skip
@click.option("--seed", type=click.IntRange(min=0), help="Where packs and chance come from; drawn "
              "and said when left out.")  # fmt: skip
@click.option("--deals", type=click.IntRange(min=1), help="Stop after so many deals.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Write the record: "
              "JSON, or as the name ends in .jsonl, .yaml or .yml.")  # fmt: skip
@_reports_bad_input
def play_match(
    name: str, hands: tuple[str, ...], seed: int | None, deals: int | None, save: Path | None
) -> None:
    """Play a match: your seats by hand, the others at random; every refusal is explained.

    Exit status: 0 played, or left with quit, Ctrl-C or the end of the input; 2 bad input.
    """
    found = load_profile(name)
    if "none" in hands and len(hands) > 1:
        raise click.UsageError(label("label.play-none-alone"))
    if save is not None:
        _writable(save)
    if seed is None:
        seed = Random().randrange(1_000_000)
    _print(filled(label("label.play-seed", seed=seed)))
    if isinstance(sys.stdin, io.TextIOWrapper):
        # Once for all: after the first line is read it cannot be set any more.
        sys.stdin.reconfigure(errors="backslashreplace")
    by_hand = frozenset(Seat(it) for it in hands if it != "none")
    played = sitting.Sitting(found, by_hand, seed, _ask, _print)
    played.play(deals)
    if save is not None:
        _save(played.record, save)


def _ask(prompt: str) -> str:
    """The next line of the input, shown too where nobody types it; `EOFError` at its end."""
    if sys.stdin is None:
        raise EOFError
    line = input(prompt)
    if not sys.stdin.isatty():
        click.echo(visible(line))
    return line


def _writable(file: Path) -> None:
    """Stops before a match whose record could not be written."""
    if file.suffix.lower() not in _FORMATS:
        _refuse(f"{file}: {label('problem.ending')}")
        raise SystemExit(BAD_INPUT)
    try:
        file.open("x").close()
        file.unlink()
    except OSError as error:
        reason = label("problem.unwritable", reason=error.strerror or str(error))
        _refuse(f"{file}: {reason}")
        raise SystemExit(BAD_INPUT) from None


def _save(written: Record | None, file: Path) -> None:
    if written is None:
        _print(filled(label("label.play-nothing-saved")))
        return
    file.write_text(dumps(written, _FORMATS[file.suffix.lower()]), encoding="utf-8")
    _print(filled(label("label.play-saved", file=str(file))))


@main.command("schema")
def print_schema() -> None:
    """Print the JSON Schema of profile files, for editors."""
    _print_json(schema.schema(), pretty=True)


def _parent(found: Profile, file: Path) -> Profile:
    """The profile that a file extends: by name, or beside it."""
    assert found.extends is not None
    try:
        return load_profile(found.extends)
    except UnknownProfile:
        return load_profile(file.parent / f"{found.extends}.yaml")


if __name__ == "__main__":
    main()
