"""Every case of `tests/cases` and `examples/disputes`, held against what it expects."""

from pathlib import Path
from typing import Any

import pytest

import baloot
from baloot.cases import files
from baloot.cases.answer import Outcome, answer, plain
from baloot.cases.case import Case, read_case
from baloot.cases.errors import CaseError
from baloot.documents.document import Document

ROOT = Path(__file__).parents[1]
DISPUTES = ROOT / "examples" / "disputes"
CASE_FILES = sorted((ROOT / "tests" / "cases").glob("*.yaml"))
DISPUTE_FILES = sorted(DISPUTES.glob("*.yaml"))


def _named(path: Path) -> list[tuple[str, files.Read]]:
    """The documents of a file, each with a name for the test's id."""
    return [
        (f"{path.stem}[{number}]:{_data(read).get('id', '?')}", read)
        for number, read in enumerate(files.read_file(path), 1)
    ]


def _data(read: files.Read) -> dict[str, Any]:
    data = read.data if isinstance(read, Document) else None
    return data if isinstance(data, dict) else {}


READ = [it for path in (*CASE_FILES, *DISPUTE_FILES) for it in _named(path)]

every_case = pytest.mark.parametrize("read", [it for _, it in READ], ids=[name for name, _ in READ])
every_dispute = pytest.mark.parametrize(
    "path", DISPUTE_FILES, ids=[it.stem for it in DISPUTE_FILES]
)


def _case(read: files.Read) -> Case:
    if isinstance(read, CaseError):
        raise read
    return read_case(read)


def _faults(outcome: Outcome) -> list[str]:
    """What is not as expected, a line for every table and field."""
    faults = [f"{it.name}: error: {it.error}" for it in outcome.ruled if it.error is not None]
    faults += [
        f"{ruled.name}: {it.field}: expected {it.expected!r}, got {it.got!r}"
        for ruled in outcome.ruled
        for it in ruled.unmet
    ]
    return faults


@every_case
def test_answer_is_as_expected(read: files.Read) -> None:
    """A case is answered by every table that it asks, and each answer is the expected one."""
    faults = _faults(answer(_case(read)))
    assert not faults, "\n".join(["", *faults])


@every_case
def test_rule_gives_the_same_answer(read: files.Read) -> None:
    """The public `baloot.rule` answers a plain mapping as the case from a file is answered."""
    assert baloot.rule(_data(read)) == plain(answer(_case(read)))


@every_case
def test_every_table_asked_has_an_expectation(read: files.Read) -> None:
    """Every case has an id, and no table is asked without something being expected of it."""
    case = _case(read)
    asked = case.profiles or ("saudi",)
    expected = case.expect.of(asked, case.profiles)
    assert case.id is not None
    assert [name for name in asked if not expected.get(name)] == []


def test_ids_are_unique() -> None:
    """No two cases share an id, across all files."""
    ids = [_case(read).id for _, read in READ]
    assert sorted(str(id) for id in set(ids) if ids.count(id) > 1) == []


def test_there_are_cases() -> None:
    """The folders are found and hold cases, so that the tests above do not pass by being empty."""
    assert CASE_FILES
    assert DISPUTE_FILES


@every_dispute
def test_a_dispute_is_one_question_with_its_story(path: Path) -> None:
    """A dispute's file holds one case, named as the file is, with a title and a note."""
    case = read_case(files.one_case(path))
    assert (case.id, bool(case.title), bool(case.note)) == (path.stem, True, True)


def test_every_dispute_is_listed() -> None:
    """The disputes' README names every file once, and no other."""
    text = (DISPUTES / "README.md").read_text(encoding="utf-8")
    linked = [part.split(")")[0] for part in text.split("](")[1:]]
    assert sorted(linked) == [path.name for path in DISPUTE_FILES]
