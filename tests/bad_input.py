"""What the tests of bad input share: texts that carry their own verdict, and running them.

`<-- word / word` at the end of a line says that exactly one problem is reported for that line,
and that its message has all of these words in it; a line with two arrows has two problems. The
arrows are cut off before the text is used.
"""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import baloot
from baloot.cli import main
from baloot.documents.yamls import read_yaml

ARROW = "<--"
Expected = list[tuple[int, tuple[str, ...]]]
"""Line numbers from 1, each with the words of its message."""


def parted(marked: str) -> tuple[str, Expected]:
    """A marked text without its marks, and what they say."""
    lines, expected = [], []
    for number, line in enumerate(marked.split("\n"), 1):
        text, *marks = line.split(ARROW)
        lines.append(text.rstrip(" ") if marks else line)
        expected += [(number, tuple(map(str.strip, mark.split(" / ")))) for mark in marks]
    assert expected, "no line is marked"
    return "\n".join(lines), expected


def play(top: str = "", **given: str | None) -> str:
    """A `play` question, good but for `given` and for the lines `top`; a key a line."""
    lines = {
        "contract": "{mode: hokum, trump: H, declarer: E}",
        "leader": "S",
        "trick": "KC 7C",
        "hand": "QH 8D 9D",
        **given,
    }
    return written("play", lines, top)


def trick(top: str = "", **given: str | None) -> str:
    """The same for a `trick` question."""
    lines = {"contract": "{mode: sun, declarer: E}", "leader": "S", "trick": "7S 8S 9S TS"}
    return written("trick", {**lines, **given}, top)


def ekka(top: str = "", **given: str | None) -> str:
    """The same for an `ekka` question."""
    lines: dict[str, str | None] = {
        "contract": "{mode: hokum, trump: H, declarer: E}",
        "leader": "S",
        "hand": "AS KD",
        "card": "AS",
    }
    return written("ekka", {**lines, **given}, top)


def written(ask: str, given: Mapping[str, str | None], top: str) -> str:
    lines = [f"ask: {ask}", "given:"]
    lines += [f"  {key}: {value}" for key, value in given.items() if value is not None]
    return "\n".join([*lines, *top.splitlines(), ""])


def as_json(text: str) -> str:
    """A YAML text of one key a line as JSON with every key on the same line as before."""
    lines: list[str] = []
    for line in text.strip("\n").split("\n"):
        key, _, value = line.strip().partition(":")
        inner = line.startswith("  ")
        if lines and not inner and lines[-1].startswith("  "):
            lines[-1] += "}"
        if lines and not lines[-1].endswith("{"):
            lines[-1] += ","
        (plain,) = read_yaml(f"x: {value}\n", "")
        opens = not value.strip()
        shown = "{" if opens else json.dumps(plain.data["x"], ensure_ascii=False)
        lines.append(f"{'  ' if inner else ''}{json.dumps(key)}: {shown}")
    if lines[-1].startswith("  "):
        lines[-1] += "}"
    return "{" + "\n".join(lines) + "}\n"


def ruled(name: str, content: str | bytes, *options: str) -> Result:
    """What `baloot rule` does with a file of this content."""
    raw = content if isinstance(content, bytes) else content.encode()
    Path(name).write_bytes(raw)
    return run(name, *options)


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(main, ["rule", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def check_messages(said: str, file: str, expected: Expected) -> None:
    """`said` is `file:line: …` for every expected problem, and nothing else."""
    lines = said.splitlines()
    assert all(re.match(rf"{re.escape(file)}:[1-9]\d*: \S", line) for line in lines), said
    left = list(lines)
    for number, words in expected:
        found = [
            line
            for line in left
            if line.startswith(f"{file}:{number}: ") and all(word in line for word in words)
        ]
        assert found, f"nothing on line {number} with {words} in:\n{said}"
        left.remove(found[0])
    assert not left, f"more than expected: {left}"


def answers(result: Result) -> list[dict[str, Any]]:
    """The answers on standard output, one a line."""
    return [json.loads(line) for line in result.stdout.split("\n") if line]


def refusal(case: Any, profile: Any = None) -> baloot.CaseError:
    """What `baloot.rule` raises."""
    with pytest.raises(baloot.CaseError) as raised:
        baloot.rule(case, profile)
    return raised.value


def good(**changes: Any) -> dict[str, Any]:
    """A good case, as a mapping."""
    given = {
        "contract": {"mode": "hokum", "trump": "H", "declarer": "E"},
        "leader": "S",
        "trick": "KC 7C",
        "hand": "QH 8D 9D",
        "card": "8D",
    }
    return {"ask": "play", "given": given, **changes}


def good_line(id: int) -> str:
    return json.dumps(good(id=id))
