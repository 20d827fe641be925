"""Profile files to test the loader with, and what it says about those that are wrong."""

import json
import re
from pathlib import Path

import pytest

from baloot import Profile, ProfileError, load_profile
from baloot.profile.values import beside

HEAD = """\
profile: 1
name: friday
title: {en: The Friday table, ar: طاولة الجمعة}
extends: saudi
"""
CHOICES = f"{HEAD}choices:\n"
"""Five lines: the first choice stands on line 6."""

TIE = """\
  score.tie:
    choice: digits
    hokum: {counters: [2, 3, 4, 5], others: [6, 7, 8, 9, 0], exact: [1]}
    sun:   {counters: [1, 2, 3, 4], others: [6, 7, 8, 9],    exact: [0, 5]}
    exact: declarers-win
    exact-raised: declarers-win
"""
"""The tie of `saudi`: right after CHOICES the digits of Hokum stand on line 8."""

OWN_SOURCE = """\
sources:
  club: {title: The club's book, language: ar, kind: book, url: "https://club.example", note: N}
"""
FROM_CLUB = "  play.ekka: {choice: none, basis: reported, source: club, locator: page 3}\n"


def write(folder: Path, text: str | bytes, name: str = "friday") -> Path:
    """A profile file in `folder`."""
    path = folder / f"{name}.yaml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def loaded(folder: Path, text: str, name: str = "friday") -> Profile:
    """The profile that `text` loads as."""
    return load_profile(write(folder, text, name))


def failure(path: Path) -> ProfileError:
    """The error that loading `path` ends in."""
    with pytest.raises(ProfileError) as caught:
        load_profile(path)
    return caught.value


def problems(folder: Path, text: str | bytes) -> list[str]:
    """What is wrong with `text` as `friday.yaml`, without the folder."""
    error = failure(write(folder, text))
    return [str(problem).removeprefix(f"{folder}/") for problem in error.problems]


def place_of(problem: str) -> str:
    """The place that a problem begins with: `file:line:column`."""
    match = re.match(r"[^:]+:\d+:\d+(?=: )", problem)
    assert match, f"no file:line:column: {problem}"
    return match.group()


def assert_told(found: list[str], *expected: str) -> None:
    """Exactly the `expected` problems of `friday.yaml` were found.

    Each is written `line:column fragment … fragment`: its place, and what its message contains.
    """
    told = [it.partition(" ") for it in expected]
    assert [place_of(it) for it in found] == [f"friday.yaml:{it}" for it, _, _ in told], found
    for problem, (_, _, fragments) in zip(found, told, strict=True):
        for fragment in fragments.split(" … "):
            assert fragment in problem


def complete(base: str, *drop: str) -> str:
    """The choices of a shipped profile that arise but for `drop`, in a file without a parent."""
    profile = load_profile(base)
    lines = [
        f"  {it.id}: {json.dumps(beside(profile.options.answer(it)))}\n"
        for it in profile.arising
        if it.id not in drop
    ]
    return CHOICES.replace("extends: saudi\n", "") + "".join(lines)
