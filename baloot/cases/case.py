"""A case: one question, read and checked, with the place of everything in it."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from baloot.cases.ask import Ask
from baloot.cases.ask_auction import AUCTION, SaidCall, read_call
from baloot.cases.ask_match import MATCH
from baloot.cases.ask_play import EKKA, PLAY
from baloot.cases.ask_projects import PROJECTS
from baloot.cases.ask_sawa import SAWA
from baloot.cases.ask_score import SCORE
from baloot.cases.ask_stakes import STAKES, SaidRaise, read_raise
from baloot.cases.ask_trick import TRICK
from baloot.cases.errors import CaseError
from baloot.documents.document import Document
from baloot.documents.problems import Path, Refusals
from baloot.documents.structure import expected, read_from_text, structure, unknown, words
from baloot.messages import Message, message

ASKS: Mapping[str, Ask] = {
    ask.name: ask for ask in (AUCTION, STAKES, PLAY, EKKA, TRICK, PROJECTS, SCORE, SAWA, MATCH)
}


read_from_text(SaidCall, read_call)
read_from_text(SaidRaise, read_raise)


@frozen
class _Head:
    """A case as it is written, before its question is understood."""

    ask: str
    given: Any
    profile: Any = None
    expect: Any = None
    id: Any = None
    title: str | None = None
    source: str | None = None
    note: str | None = None


@frozen
class Case:
    """A question that can be put to any profile.

    `given` is an instance of `ask.given`; `profiles` are the names that the case itself asks;
    `expect` is what it expects, as written.
    """

    ask: Ask
    given: Any
    profiles: tuple[str, ...]
    expect: Mapping[str, Any] | None
    id: str | int | None
    title: str | None
    note: str | None
    document: Document

    def error(self, *faults: tuple[Path, Message]) -> CaseError:
        """An error about this case, each fault with the path to it."""
        problems = (self.document.problem(path, fault) for path, fault in faults)
        return CaseError(*problems, id=self.id)


def read_case(document: Document) -> Case:
    """The case in `document`; `CaseError` with every fault."""
    data = document.data
    id = data.get("id") if isinstance(data, Mapping) else None
    faults: list[tuple[Path, Message]] = []
    case = None
    try:
        case = _case(document, structure(data, _Head), faults)
    except Refusals as refusals:
        faults.extend(refusals.refusals)
    if faults or case is None:
        raise CaseError(*(document.problem(path, fault) for path, fault in faults), id=id)
    return case


def _case(document: Document, head: _Head, faults: list[tuple[Path, Message]]) -> Case | None:
    if not (head.id is None or type(head.id) in (str, int)):
        faults.append((("id",), expected("text", head.id).message))
    if head.expect is not None and not isinstance(head.expect, Mapping):
        faults.append((("expect",), expected("map", head.expect).message))
    names = _names(head.profile, faults)
    ask = ASKS.get(head.ask)
    if ask is None:
        faults.append((("ask",), unknown("ask", head.ask, tuple(ASKS))))
        return None
    given: Any = structure(head.given, ask.given, ("given",))
    faults.extend((("given", *path), fault) for path, fault in ask.check(given))
    return Case(ask, given, names, head.expect, head.id, head.title, head.note, document)


def _names(written: object, faults: list[tuple[Path, Message]]) -> tuple[str, ...]:
    """The profiles that a case asks: a name, or a list of them."""
    if written is None:
        return ()
    if not isinstance(written, (str, list, tuple)) or not words(written):
        faults.append((("profile",), expected("names", written).message))
        return ()
    names: list[str] = []
    for name in words(written):
        if not isinstance(name, str):
            faults.append((("profile",), expected("names", name).message))
        elif name.endswith((".yaml", ".yml")) or "/" in name or "\\" in name:
            faults.append((("profile",), message("problem.profile-path", given=name)))
        else:
            names.append(name)
    return tuple(dict.fromkeys(names))
