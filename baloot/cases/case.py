"""A case: one question, read and checked, with the place of everything in it."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from baloot.cases.ask import Ask
from baloot.cases.ask_auction import AUCTION
from baloot.cases.ask_claim import CLAIM
from baloot.cases.ask_match import MATCH
from baloot.cases.ask_play import EKKA, PLAY
from baloot.cases.ask_projects import PROJECTS
from baloot.cases.ask_record import RECORD
from baloot.cases.ask_sawa import SAWA
from baloot.cases.ask_score import SCORE
from baloot.cases.ask_stakes import STAKES
from baloot.cases.ask_trick import TRICK
from baloot.cases.errors import CaseError
from baloot.cases.expect import Expectations, read_expect
from baloot.documents.document import Document
from baloot.documents.problems import Path, Refusals, short
from baloot.documents.structure import (
    MOST_ITEMS,
    expected,
    key_text,
    structure,
    unknown,
    words,
)
from baloot.messages import Message, message

ASKS: Mapping[str, Ask] = {
    ask.name: ask
    for ask in (AUCTION, STAKES, PLAY, EKKA, TRICK, PROJECTS, SCORE, SAWA, MATCH, CLAIM, RECORD)
}


_KEYS = ("ask", "given", "profile", "expect", "id", "title", "source", "note")
_LARGEST_ID = 10**18


@frozen
class Case:
    """A question that can be put to any profile.

    `given` is an instance of `ask.given`; `profiles` are the names that the case itself asks.
    """

    ask: Ask
    given: Any
    profiles: tuple[str, ...]
    expect: Expectations
    id: str | int | None
    title: str | None
    note: str | None
    document: Document

    def check_expected(self, known: tuple[str, ...]) -> None:
        """`CaseError` when something is expected of a profile that nobody knows or asked."""
        names = tuple(dict.fromkeys((*self.profiles, *known)))
        faults = [
            (("expect", key_text(name)), unknown("profile", name, names))
            for name in self.expect.by_profile
            if name not in names
        ]
        if faults:
            raise self.error(*faults)

    def error(self, *faults: tuple[Path, Message]) -> CaseError:
        """An error about this case, each fault with the path to it."""
        problems = (self.document.problem(path, fault) for path, fault in faults)
        return CaseError(*problems, id=self.id)


def read_case(document: Document) -> Case:
    """The case in `document`; `CaseError` with every fault."""
    return _Reading(document).run()


class _Reading:
    """One case on its way: collects every fault, then raises or returns."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.faults: list[tuple[Path, Message]] = []

    def run(self) -> Case:
        data = self.document.data
        if not isinstance(data, Mapping):
            self.faults.append(((), expected("map", data).message))
            raise self.error(None)
        for key in data:
            if key not in _KEYS:
                self.faults.append(((key_text(key),), unknown("key", key, _KEYS)))
        id = self.id(data.get("id"))
        ask = self.ask(data)
        given = self.given(ask, data)
        expect = Expectations()
        if ask is not None:
            expect = read_expect(ask, data.get("expect"), self.faults)
        names = self.names(data.get("profile"))
        title, _, note = (self.text(data, key) for key in ("title", "source", "note"))
        if self.faults or ask is None:
            raise self.error(id)
        return Case(ask, given, names, expect, id, title, note, self.document)

    def error(self, id: str | int | None) -> CaseError:
        problems = (self.document.problem(path, fault) for path, fault in self.faults)
        return CaseError(*problems, id=id)

    def id(self, written: object) -> str | int | None:
        if written is None or isinstance(written, str):
            return written
        if type(written) is int and abs(written) < _LARGEST_ID:
            return written
        self.faults.append((("id",), expected("text", written).message))
        return None

    def text(self, data: Mapping[str, Any], key: str) -> str | None:
        written = data.get(key)
        if written is None or isinstance(written, str):
            return written
        self.faults.append(((key,), expected("text", written).message))
        return None

    def ask(self, data: Mapping[str, Any]) -> Ask | None:
        if "ask" not in data:
            self.faults.append(((), message("problem.missing-key", key="ask")))
            return None
        name = data["ask"]
        if not isinstance(name, str):
            self.faults.append((("ask",), expected("text", name).message))
            return None
        ask = ASKS.get(name)
        if ask is None:
            self.faults.append((("ask",), unknown("ask", name, tuple(ASKS))))
        return ask

    def given(self, ask: Ask | None, data: Mapping[str, Any]) -> Any:
        if "given" not in data:
            self.faults.append(((), message("problem.missing-key", key="given")))
            return None
        written = data["given"]
        if not isinstance(written, Mapping):
            self.faults.append((("given",), expected("map", written).message))
            return None
        if ask is None:
            return None
        try:
            given: Any = structure(written, ask.given, ("given",))
        except Refusals as refusals:
            self.faults.extend(refusals.refusals)
            return None
        self.faults.extend((("given", *path), fault) for path, fault in ask.check(given))
        return given

    def names(self, written: object) -> tuple[str, ...]:
        """The profiles that a case asks: a name, or a list of them."""
        if written is None:
            return ()
        if not isinstance(written, (str, list, tuple)) or not words(written):
            self.faults.append((("profile",), expected("names", written).message))
            return ()
        names: list[str] = []
        listed = words(written)
        if len(listed) > MOST_ITEMS:
            fault = message("problem.long-list", count=len(listed), limit=MOST_ITEMS)
            self.faults.append((("profile",), fault))
            return ()
        for name in listed:
            if not isinstance(name, str):
                self.faults.append((("profile",), expected("names", name).message))
            elif name.endswith((".yaml", ".yml")) or "/" in name or "\\" in name:
                fault = message("problem.profile-path", given=short(name))
                self.faults.append((("profile",), fault))
            else:
                names.append(name)
        return tuple(dict.fromkeys(names))
