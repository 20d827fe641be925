"""One decision as a profile file answers it: the answer, and on whose authority."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import field, frozen

from baloot.documents.problems import Path, Place, Refusal, Refusals
from baloot.documents.structure import expected, unknown
from baloot.messages import Message, message
from baloot.profile.choice import Decision
from baloot.profile.citations import Authority, Basis, Citation, Source
from baloot.profile.profile import Answer
from baloot.profile.values import beside_keys, read_answer

QUOTE_WORDS = 25

_TEXTS = ("source", "locator", "quote", "note")
_NEEDED: Mapping[Basis, tuple[str, ...]] = {
    Basis.STATED: ("source", "locator", "quote"),
    Basis.INFERRED: ("source", "locator", "note"),
    Basis.REPORTED: ("source", "locator"),
    Basis.SILENT: (),
    Basis.HOUSE: (),
}
_FORBIDDEN: Mapping[Basis, tuple[str, ...]] = {
    Basis.STATED: (),
    Basis.INFERRED: ("quote",),
    Basis.REPORTED: ("quote",),
    Basis.SILENT: ("source", "locator", "quote"),
    Basis.HOUSE: ("quote",),
}

Report = Callable[[Path, Message], None]


@frozen
class Chosen:
    """An answer with its authority, and the place where a file gives it."""

    answer: Answer
    authority: Authority
    place: Place


@frozen
class _Texts:
    """The texts of an entry; those that were no text are named in `broken`."""

    source: str | None = None
    locator: str | None = None
    quote: str | None = None
    note: str | None = None
    broken: tuple[str, ...] = field(default=())

    def get(self, key: str) -> str | None:
        value: str | None = getattr(self, key)
        return value


@frozen
class EntryReader:
    """Reads the entries of one profile, reporting every fault."""

    report: Report
    sources: Mapping[str, Source]
    name: str

    def read(
        self, decision: Decision, written: object, path: Path, theirs: Chosen | None
    ) -> tuple[Answer, Authority] | None:
        """The answer and its authority; None, reported, where there is no usable answer.

        `theirs` is what the parent answers.
        """
        if not isinstance(written, Mapping):
            answer = self.answer(decision, written, {}, path, path)
            authority = Authority(Basis.HOUSE, None, None, self.name)
            return None if answer is None else (answer, authority)
        allowed = ("choice", "basis", *_TEXTS, *beside_keys(decision))
        for key in written:
            if key not in allowed:
                self.report((*path, key), unknown("key", key, allowed))
        basis = self.basis(written, path)
        texts = self.texts(written, path)
        answer = None
        if "choice" not in written:
            self.report(path, message("problem.missing-key", key="choice"))
        else:
            beside = {key: written[key] for key in beside_keys(decision) if key in written}
            answer = self.answer(decision, written["choice"], beside, path, (*path, "choice"))
        authority = self.authority(basis, texts, path)
        if basis is Basis.SILENT and theirs is not None:
            if answer is not None and theirs.answer != answer:
                parent = theirs.authority.chosen_by
                self.report(path, message("problem.silent-differs", parent=parent))
            authority = Authority(basis, None, texts.note or None, theirs.authority.chosen_by)
        return None if answer is None else (answer, authority)

    def answer(
        self,
        decision: Decision,
        choice: object,
        beside: Mapping[str, Any],
        path: Path,
        choice_path: Path,
    ) -> Answer | None:
        """The answer of an entry; None, reported, where it is none."""
        try:
            return read_answer(decision, choice, beside)
        except Refusals as refusals:
            for inner, fault in refusals.refusals:
                self.report((*path, *inner), fault)
        except Refusal as refusal:
            self.report((*choice_path, *refusal.path), refusal.message)
        return None

    def basis(self, written: Mapping[str, Any], path: Path) -> Basis | None:
        """The basis, `house` where none is named; None, reported, where it is none."""
        word = written.get("basis", Basis.HOUSE.value)
        for basis in Basis:
            if basis.value == word:
                return basis
        known = tuple(basis.value for basis in Basis)
        self.report((*path, "basis"), unknown("basis", word, known))
        return None

    def texts(self, written: Mapping[str, Any], path: Path) -> _Texts:
        """The source, locator, quote and note."""
        texts: dict[str, str] = {}
        broken = []
        for key in _TEXTS:
            value = written.get(key, "")
            if isinstance(value, str):
                texts[key] = value.strip()
            else:
                broken.append(key)
                id = "number-as-text" if type(value) is int else "text"
                self.report((*path, key), expected(id, value).message)
        return _Texts(**texts, broken=tuple(broken))

    def authority(self, basis: Basis | None, texts: _Texts, path: Path) -> Authority:
        """The authority of an entry, with everything reported that it lacks."""
        if basis is not None:
            for key, fault in _faults(basis, texts):
                self.report((*path, key) if texts.get(key) else path, fault)
        source = self.sources.get(texts.source) if texts.source else None
        if texts.source and source is None:
            fault = unknown("source", texts.source, tuple(self.sources))
            self.report((*path, "source"), fault)
        citation = Citation(source, texts.locator or "", texts.quote or None) if source else None
        return Authority(basis or Basis.HOUSE, citation, texts.note or None, self.name)


def _faults(basis: Basis, texts: _Texts) -> list[tuple[str, Message]]:
    """What the basis asks for and is lacking, or forbids and is there."""
    needed = _NEEDED[basis]
    if texts.source or texts.locator:
        needed = tuple(dict.fromkeys((*needed, "source", "locator")))
    forbidden = _FORBIDDEN[basis]
    faults = [
        (key, message("problem.basis-needs", basis=basis.value, key=key))
        for key in needed
        if not texts.get(key) and key not in texts.broken and key not in forbidden
    ]
    faults += [
        (key, message("problem.basis-forbids", basis=basis.value, key=key))
        for key in forbidden
        if texts.get(key)
    ]
    words = len((texts.quote or "").split())
    if words > QUOTE_WORDS:
        faults.append(("quote", message("problem.quote-long", words=words, limit=QUOTE_WORDS)))
    return faults
