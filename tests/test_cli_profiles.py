"""The commands `profiles`, `profile`, `diff`, `check` and `explain`."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from baloot import Basis, difference, load_profile
from baloot.cli import main
from baloot.profile.choice import Decision
from baloot.profile.decisions import BY_ID, DECISIONS
from baloot.profile.shelf import SHIPPED, shipped_folder
from baloot.profile.values import beside, word
from baloot.rulebook.fixed import FIXED
from tests.profile_files import CHOICES, FROM_CLUB, HEAD, OWN_SOURCE, complete, write

WIDTH = 80

BASES = {
    Basis.STATED: "stated by the source",
    Basis.INFERRED: "inferred from the source",
    Basis.REPORTED: "reported second-hand",
    Basis.SILENT: "the source is silent",
    Basis.HOUSE: "this table's own agreement",
}

FREE = CHOICES + "  play.third-hand: free\n"


def run(*arguments: str | Path) -> Result:
    """Runs the command; whatever else happens, it never ends in another exception."""
    result = CliRunner().invoke(main, [str(it) for it in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    assert "\x1b" not in result.output
    return result


def said(*arguments: str | Path) -> str:
    """What a command prints that must succeed, in lines of at most 80 columns."""
    result = run(*arguments)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert [line for line in result.stdout.splitlines() if len(line) > WIDTH] == []
    return result.stdout


def refused(*arguments: str | Path) -> str:
    """What a command says that must refuse its input: on standard error, with status 2."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    return result.stderr


def as_json(*arguments: str | Path) -> Any:
    """What a command prints that must succeed, as JSON."""
    result = run(*arguments, "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    return json.loads(result.stdout)


def unwrapped(text: str) -> str:
    """A text without its line breaks, indents and marks of citations."""
    return " ".join(re.sub(r"^\s*> ", " ", text, flags=re.M).split())


def blocks(text: str) -> dict[str, str]:
    """The parts of a text that begin with a decision's id at the margin."""
    pieces = re.split(r"^([a-z]+\.[a-z-]+)(?=:|$)", text, flags=re.M)
    return dict(zip(pieces[1::2], pieces[2::2], strict=True))


# --- profiles ----------------------------------------------------------------------------


def test_profiles_lists_the_shipped_ones() -> None:
    """`baloot profiles` names every shipped profile with its fingerprint and title, in order."""
    text = said("profiles")
    places = [text.index(f"{load_profile(name).label}\n") for name in SHIPPED]
    assert places == sorted(places)
    for name in SHIPPED:
        assert load_profile(name).title.en in text


# --- profile -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_profile_shows_every_choice_that_arises(name: str) -> None:
    """Each decision that arises is shown with choice, basis, sentence and quote; no other is."""
    profile = load_profile(name)
    text = said("profile", name)
    assert text.startswith(f"{profile.label}: {profile.title.en}\n")
    shown = blocks(text)
    assert list(shown) == [it.id for it in profile.arising]
    for decision in profile.arising:
        answer, authority = profile.options.answer(decision), profile.authority(decision.id)
        block = unwrapped(shown[decision.id])
        assert block.startswith(f": {word(answer)} ({BASES[authority.basis]})")
        if decision.choice is not None:
            assert str(getattr(answer, "value", "")) in block
        if authority.citation is not None:
            assert authority.citation.source.title in block
            assert authority.citation.locator in block
            assert (authority.citation.quote or "") in block
        assert unwrapped(authority.note or "") in block


@pytest.mark.parametrize("name", SHIPPED)
def test_profile_as_json(name: str) -> None:
    """The JSON form has the documented keys: the choices that arise, each with its authority."""
    profile = load_profile(name)
    data = as_json("profile", name)
    assert set(data) == {"name", "fingerprint", "title", "extends", "choices"}
    assert data["name"] == name
    assert data["fingerprint"] == profile.fingerprint
    assert data["title"] == {"en": profile.title.en, "ar": profile.title.ar}
    assert data["extends"] == profile.extends
    assert list(data["choices"]) == [it.id for it in profile.arising]
    for decision in profile.arising:
        authority = profile.authority(decision.id)
        cite = authority.citation
        expected = {
            **beside(profile.options.answer(decision)),
            "basis": authority.basis.value,
            "source": cite and cite.source.key,
            "locator": cite and cite.locator,
            "quote": cite and cite.quote,
            "note": authority.note,
            "from": authority.chosen_by,
        }
        entry = data["choices"][decision.id]
        assert entry == {key: it for key, it in expected.items() if it is not None}


def test_profile_as_json_says_who_chose(tmp_path: Path) -> None:
    """`from` is the profile in the chain that made the choice, its own or an ancestor."""
    write(tmp_path, FREE.replace("friday", "club").replace("saudi", "elblot"), "club")
    path = write(tmp_path, CHOICES.replace("saudi", "club") + "  play.ekka: none\n")
    choices = as_json("profile", path)["choices"]
    assert choices["play.ekka"] == {"choice": "none", "basis": "house", "from": "friday"}
    assert choices["play.third-hand"] == {"choice": "free", "basis": "house", "from": "club"}
    assert choices["play.first-lead"]["from"] == "elblot"
    assert choices["auction.ashkal-seats"]["from"] == "federation"
    assert choices["auction.ashkal-seats"]["basis"] == "silent"
    assert choices["auction.hokum-switch"]["from"] == "saudi"


def test_profile_as_json_puts_the_keys_of_a_map_beside_choice() -> None:
    """Tie tables and claim outcomes are data in the JSON form too."""
    tie = as_json("profile", "saudi")["choices"]["score.tie"]
    assert tie["choice"] == "digits"
    assert tie["hokum"] == {"counters": [2, 3, 4, 5], "others": [0, 6, 7, 8, 9], "exact": [1]}
    assert tie["sun"] == {"counters": [1, 2, 3, 4], "others": [6, 7, 8, 9], "exact": [0, 5]}
    assert (tie["exact"], tie["exact-raised"]) == ("declarers-win", "declarers-win")
    tie = as_json("profile", "yeeqia")["choices"]["score.tie"]
    assert tie["choice"] == {"hokum": "declarers-lose", "sun": "redeal"}
    assert as_json("profile", "saudi")["choices"]["match.target"]["choice"] == 152


def test_profile_takes_a_file(tmp_path: Path) -> None:
    """`baloot profile` shows a file as it shows a shipped profile, with its own sources."""
    path = write(tmp_path, HEAD + OWN_SOURCE + "choices:\n" + FROM_CLUB)
    text = said("profile", path)
    assert text.startswith(f"{load_profile(path).label}: The Friday table\n")
    assert "The club's book, page 3" in text
    assert as_json("profile", path)["title"]["ar"] == "طاولة الجمعة"


def test_long_titles_and_notes_keep_the_width(tmp_path: Path) -> None:
    """Whatever a file says in title and note is broken into lines like all the rest."""
    note = "  play.ekka: {choice: none, note: " + "agreed on in winter " * 10 + "}\n"
    text = CHOICES.replace("The Friday table", "The table of every Friday " * 6) + note
    path = write(tmp_path, text)
    for command in (("profile", path), ("diff", "saudi", path), ("check", path)):
        assert unwrapped(said(*command)).count("agreed on in winter") == 10


# --- diff --------------------------------------------------------------------------------


@pytest.mark.parametrize("first", SHIPPED)
@pytest.mark.parametrize("second", SHIPPED)
def test_diff_shows_every_difference(first: str, second: str) -> None:
    """Each difference is shown with both tables' choices; where one has none, that is said."""
    a, b = load_profile(first), load_profile(second)
    text = said("diff", first, second)
    if first == second:
        assert text == f"{first} and {second} play by the same rules.\n"
        return
    found = difference(a, b)
    assert text.startswith(f"Decisions in which {first} and {second} differ: {len(found)}\n")
    shown = blocks(text)
    assert list(shown) == [it.decision.id for it in found]
    for it in found:
        assert unwrapped(it.decision.question) in unwrapped(shown[it.decision.id])
        for name, answer in ((first, it.first), (second, it.second)):
            stated = f"{name}: {'does not arise' if answer is None else word(answer)}"
            assert stated in unwrapped(shown[it.decision.id])


@pytest.mark.parametrize("second", SHIPPED[1:])
def test_diff_as_json(second: str) -> None:
    """The JSON form lists the differences, null where the decision does not arise."""
    a, b = load_profile("saudi"), load_profile(second)
    data = as_json("diff", "saudi", second)
    assert (data["first"], data["second"]) == (a.label, b.label)
    sides = (as_json("profile", "saudi")["choices"], as_json("profile", second)["choices"])
    expected = [
        {
            "decision": it.decision.id,
            "first": sides[0].get(it.decision.id),
            "second": sides[1].get(it.decision.id),
        }
        for it in difference(a, b)
    ]
    assert data["differences"] == expected


def test_diff_takes_files(tmp_path: Path) -> None:
    """`baloot diff` takes a file on either side."""
    path = write(tmp_path, FREE)
    assert list(blocks(said("diff", "saudi", path))) == ["play.third-hand"]
    assert list(blocks(said("diff", path, "saudi"))) == ["play.third-hand"]
    assert said("diff", path, path) == "friday and friday play by the same rules.\n"


# --- check -------------------------------------------------------------------------------


def test_check_says_what_a_file_changes(tmp_path: Path) -> None:
    """A good file is answered with what it changes against its parent, in whole sentences."""
    path = write(tmp_path, FREE + "  match.target: 104\n")
    text = said("check", path)
    assert text.startswith(f"Decisions of saudi that {load_profile(path).label} changes: 2\n")
    shown = blocks(text)
    assert list(shown) == ["play.third-hand", "match.target"]
    decision = BY_ID["play.third-hand"]
    for name, answer in (("saudi", "trump-unless-ace-or-ekka"), ("friday", "free")):
        assert f"{name}: {answer}" in shown["play.third-hand"]
        assert decision.choice is not None
        sentence = decision.choice.from_word(answer).value
        assert unwrapped(sentence) in unwrapped(shown["play.third-hand"])


def test_check_knows_a_parent_beside_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The parent may be a file beside, whatever the working folder is."""
    write(tmp_path, FREE.replace("friday", "club"), "club")
    path = write(tmp_path, CHOICES.replace("saudi", "club") + "  match.target: 104\n")
    text = said("check", path)
    assert list(blocks(text)) == ["match.target"]
    assert "Decisions of club" in text
    monkeypatch.chdir(tmp_path)
    assert said("check", "friday.yaml") == text


def test_check_of_a_file_that_changes_nothing(tmp_path: Path) -> None:
    """A file that takes over everything is good, and changes nothing."""
    text = said("check", write(tmp_path, HEAD))
    assert text.rstrip().endswith("changes: 0")
    assert blocks(text) == {}


def test_check_of_a_file_by_itself(tmp_path: Path) -> None:
    """A complete file without a parent is good."""
    path = write(tmp_path, complete("daily"))
    assert load_profile(path).label in said("check", path)


@pytest.mark.parametrize("name", SHIPPED)
def test_check_of_the_shipped_files(name: str) -> None:
    """The shipped files are good, and change what the difference to their parent says."""
    profile = load_profile(name)
    text = said("check", Path(str(shipped_folder() / f"{name}.yaml")))
    assert profile.label in text
    if profile.extends is not None:
        found = difference(load_profile(profile.extends), profile)
        assert list(blocks(text)) == [it.decision.id for it in found]


def test_check_says_everything_that_is_wrong(tmp_path: Path) -> None:
    """A wrong file is answered with every problem, a line each, as file:line:column: message."""
    path = write(tmp_path, CHOICES + "  play.ekka: non\n  match.target: many\n  a.b: c\n")
    lines = refused("check", path).splitlines()
    assert [line.partition(": ")[0] for line in lines] == [f"{path}:{n}:3" for n in (6, 7, 8)]
    assert "did you mean none?" in lines[0]


# --- what is refused ---------------------------------------------------------------------


@pytest.mark.parametrize("command", [("profile",), ("diff", "saudi"), ("diff", "saudi", "--json")])
def test_an_unknown_name_is_refused(command: tuple[str, ...]) -> None:
    """An unknown name is told with the nearest one and those known."""
    message = refused(*command, "saudy")
    assert "saudy" in message
    assert "did you mean saudi?" in message
    assert "elblot" in message


@pytest.mark.parametrize("command", [("profile",), ("diff", "saudi"), ("check",)])
def test_what_cannot_be_read_is_refused(tmp_path: Path, command: tuple[str, ...]) -> None:
    """A file that is missing and a folder are told by name."""
    gone, folder = tmp_path / "gone.yaml", tmp_path / "folder.yaml"
    folder.mkdir()
    for path in (gone, folder):
        message = refused(*command, path)
        assert str(path) in message
        assert "cannot be read" in message


@pytest.mark.parametrize("command", [("profile",), ("diff", "saudi"), ("check",)])
def test_a_wrong_file_is_refused(tmp_path: Path, command: tuple[str, ...]) -> None:
    """A file that is wrong is told at line and column by every command."""
    path = write(tmp_path, CHOICES + "  play.ekka: non\n")
    assert refused(*command, path).startswith(f"{path}:6:3: ")


@pytest.mark.parametrize(
    "arguments",
    [
        ("profile",),
        ("diff", "saudi"),
        ("diff", "saudi", "daily", "elblot"),
        ("check",),
        ("explain",),
        ("profiles", "saudi"),
        ("profile", "saudi", "--jsn"),
        ("porfile", "saudi"),
    ],
)
def test_a_wrong_command_line_is_refused(arguments: tuple[str, ...]) -> None:
    """A wrong command line is bad input as well."""
    assert "Usage:" in refused(*arguments)


def test_check_takes_files_only() -> None:
    """`baloot check saudi` looks for a file of that name, and says so."""
    assert "saudi: cannot be read" in refused("check", "saudi")


# --- explain -----------------------------------------------------------------------------


@pytest.mark.parametrize("decision", DECISIONS, ids=[it.id for it in DECISIONS])
def test_explain_a_decision(decision: Decision) -> None:
    """A decision is explained by its question, its choices, and what every table chose."""
    text = said("explain", decision.id)
    flat = unwrapped(text)
    assert text.startswith(f"{decision.id}\n")
    assert decision.question in flat
    for choice in decision.choice or ():
        assert f"\n  {choice.word}\n" in text
        assert choice.value in flat
    absent = re.search(r"Does not arise for: ([^.]*)\.", flat)
    names = absent.group(1).split(", ") if absent else []
    for name in SHIPPED:
        profile = load_profile(name)
        assert (name in names) == (decision not in profile.arising)
        basis = BASES[profile.authority(decision.id).basis]
        assert (f"    {name} ({basis})\n" in text) == (decision in profile.arising)


@pytest.mark.parametrize("id", FIXED)
def test_explain_a_fixed_rule(id: str) -> None:
    """A fixed rule is explained by its sentence and by the words of a source."""
    flat = unwrapped(said("explain", id))
    assert flat.startswith(id)
    assert FIXED[id].text in flat
    quotes = [quote for places in FIXED[id].citations.values() for _, quote in places]
    assert any(quote is not None and quote in flat for quote in quotes)


def test_explain_says_when_a_decision_arises() -> None:
    """Where a decision hangs on others, they are named with the choices that matter."""
    flat = unwrapped(said("explain", "auction.ashkal-round-two"))
    assert "auction.ashkal-seats is third-and-dealer" in flat
    assert "auction.rounds is two / third-on-ace" in flat


def test_explain_an_unknown_id() -> None:
    """An unknown id is refused, with the nearest one where one is near."""
    assert "did you mean play.third-hand?" in refused("explain", "play.third-hnd")
    assert "did you mean fixed.follow-suit?" in refused("explain", "fixed.folow-suit")
    assert "xyzzy" in refused("explain", "xyzzy")


# --- as a program ------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_in_a_pipe(encoding: str) -> None:
    """In a pipe there are no colours, whatever the encoding of the terminal is."""
    done = subprocess.run(
        [sys.executable, "-m", "baloot.cli", "profile", "daily", "--json"],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    assert json.loads(done.stdout)["name"] == "daily"
