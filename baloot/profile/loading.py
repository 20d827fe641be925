"""YAML files into profiles, with every problem at once and the place of each."""

import hashlib
import json
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from attrs import Factory, field, frozen

from baloot.documents.document import Document, decode
from baloot.documents.problems import DocumentError, Place, Problem, Refusal, Refusals
from baloot.documents.problems import Path as DocumentPath
from baloot.documents.structure import expected, structure, unknown
from baloot.documents.yamls import read_yaml
from baloot.messages import Message, message
from baloot.profile import shelf
from baloot.profile.choice import Decision
from baloot.profile.citations import Authority, Basis, Citation, Source
from baloot.profile.combinations import Combination, refused
from baloot.profile.decisions import BY_ID, DECISIONS
from baloot.profile.errors import ProfileError, UnknownProfile
from baloot.profile.profile import Answer, Options, Profile, Title
from baloot.profile.values import beside_keys, plain, read_answer

FORMAT = 1
QUOTE_WORDS = 25


@frozen
class _SourceEntry:
    title: str
    language: str
    kind: str
    file: str | None = None
    url: str | None = None
    note: str | None = None


@frozen
class _SourcesFile:
    sources: dict[str, _SourceEntry]


@frozen
class _File:
    """A profile file as it is written."""

    profile: int
    name: str
    title: Title
    extends: str | None = None
    sources: dict[str, _SourceEntry] = field(default=Factory(dict))
    choices: dict[str, Any] = field(default=Factory(dict))


@frozen
class _Entry:
    """One decision as a profile file answers it."""

    choice: Any
    beside: Mapping[str, object]
    basis: Basis = Basis.HOUSE
    source: str | None = None
    locator: str | None = None
    quote: str | None = None
    note: str | None = None


_ENTRY_KEYS = ("choice", "basis", "source", "locator", "quote", "note")


@frozen
class _Chosen:
    """An answer with its authority, and the place where a file gives it."""

    answer: Answer
    authority: Authority
    place: Place


@frozen
class _Loaded:
    profile: Profile
    chosen: Mapping[str, _Chosen]


def load(name_or_path: str | Path) -> Profile:
    """What `baloot.load_profile` does."""
    if isinstance(name_or_path, Path) or is_path(name_or_path):
        return _load(Path(name_or_path), ()).profile
    return _load_named(name_or_path).profile


def is_path(text: str) -> bool:
    """Whether `load` reads `text` as a file's path and not as a name."""
    return text.endswith((".yaml", ".yml")) or "/" in text or "\\" in text


@cache
def _load_named(name: str) -> _Loaded:
    return _load(shelf.find(name), ())


def fingerprint(options: Options) -> str:
    """The first 12 hexadecimal digits of SHA-256 over the choices that arise."""
    choices = {d.id: plain(options.answer(d)) for d in DECISIONS if options.arises(d)}
    text = json.dumps(choices, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _load(file: Traversable, descendants: tuple[str, ...]) -> _Loaded:
    label = str(file)
    document = _read(file, label)
    return _Loading(document, file, (*descendants, label)).run()


def _read(file: Traversable, label: str) -> Document:
    try:
        documents = read_yaml(decode(file.read_bytes(), label), label)
        if len(documents) != 1:
            fault = message("problem.one-document", count=len(documents))
            raise DocumentError(Problem(Place(label), fault))
    except DocumentError as error:
        raise ProfileError(*error.problems) from None
    return documents[0]


@cache
def shipped_sources() -> dict[str, Source]:
    """The sources of `sources.yaml`, by key."""
    file = shelf.shipped_folder() / "sources.yaml"
    document = _read(file, str(file))
    return _sources(structure(document.data, _SourcesFile).sources)


def _sources(entries: Mapping[str, _SourceEntry]) -> dict[str, Source]:
    return {
        key: Source(key, e.title, e.language, e.kind, e.file, e.url, e.note)
        for key, e in entries.items()
    }


class _Loading:
    """One file on its way to a profile: collects every problem, then raises or returns."""

    def __init__(self, document: Document, file: Traversable, chain: tuple[str, ...]) -> None:
        self.document = document
        self.file = file
        self.chain = chain
        self.problems: list[Problem] = []
        self.parent: _Loaded | None = None
        self.sources = dict(shipped_sources())

    def report(self, path: DocumentPath, fault: Message) -> None:
        self.problems.append(self.document.problem(path, fault))

    def refuse(self, refusals: Refusals, path: DocumentPath = ()) -> None:
        for inner, fault in refusals.refusals:
            self.report((*path, *inner), fault)

    def run(self) -> _Loaded:
        head = self.head()
        own = self.choices(head)
        chosen = {**(self.parent.chosen if self.parent else {}), **own}
        options = self.options(chosen, head.choices.keys() if head else ())
        if self.problems or head is None:
            raise ProfileError(*sorted(self.problems, key=_by_place))
        profile = Profile(
            name=head.name,
            title=head.title,
            extends=head.extends,
            lineage=(head.name, *(self.parent.profile.lineage if self.parent else ())),
            options=options,
            authorities=tuple(
                chosen[d.id].authority if d.id in chosen else _not_arising(head.name)
                for d in DECISIONS
            ),
            sources=tuple(self.sources.values()),
            fingerprint=fingerprint(options),
        )
        return _Loaded(profile, chosen)

    # --- the head: everything but the choices

    def head(self) -> _File | None:
        """The file's own structure, with its parent loaded and its sources known."""
        data = self.document.data
        if not isinstance(data, dict):
            self.report((), expected("map", data).message)
            return None
        try:
            head = structure(data, _File)
        except Refusals as refusals:
            self.refuse(refusals)
            # Choices are looked at all the same, so that all problems are seen at once.
            head = self.partial_head(data)
        else:
            self.check_head(head)
        if head.extends:
            self.load_parent(head.extends)
        self.sources |= _sources(head.sources)
        return head

    def partial_head(self, data: dict[str, Any]) -> _File:
        choices, extends = data.get("choices"), data.get("extends")
        return _File(
            FORMAT,
            "",
            Title("", ""),
            extends if isinstance(extends, str) else None,
            {},
            choices if isinstance(choices, dict) else {},
        )

    def check_head(self, head: _File) -> None:
        if head.profile != FORMAT:
            self.report(("profile",), message("problem.format", given=head.profile, known=FORMAT))
        stem = self.file.name.removesuffix(".yml").removesuffix(".yaml")
        if head.name != stem:
            self.report(("name",), message("problem.name", given=head.name, stem=stem))

    def load_parent(self, name: str) -> None:
        """`extends`: a shipped or installed name, or else a file beside this one."""
        try:
            self.parent = self.find_parent(name)
        except UnknownProfile as error:
            self.report(("extends",), unknown("profile", name, error.known))
        except ProfileError as error:
            self.report(("extends",), message("problem.parent", name=name))
            self.problems.extend(error.problems)
        else:
            self.sources |= {source.key: source for source in self.parent.profile.sources}

    def find_parent(self, name: str) -> _Loaded:
        beside = None
        if isinstance(self.file, Path):
            beside = self.file.parent / f"{name}.yaml"
        try:
            file: Traversable = shelf.find(name)
        except UnknownProfile:
            if beside is None or not beside.is_file():
                raise
            file = beside
        if str(file) in self.chain:
            cycle = tuple(Path(step).stem for step in (*self.chain, str(file)))
            fault = message("problem.cycle", chain=" → ".join(cycle))
            raise ProfileError(self.document.problem(("extends",), fault))
        return _load(file, self.chain)

    # --- the choices

    def choices(self, head: _File | None) -> dict[str, _Chosen]:
        if head is None:
            return {}
        chosen: dict[str, _Chosen] = {}
        for id, written in head.choices.items():
            path = ("choices", id)
            decision = BY_ID.get(id)
            if decision is None:
                self.report(path, unknown("decision", id, tuple(BY_ID)))
                continue
            try:
                entry = self.entry(decision, written, path)
            except Refusals as refusals:
                self.refuse(refusals, path)
                continue
            try:
                answer = read_answer(decision, entry.choice, entry.beside)
            except Refusals as refusals:
                self.refuse(refusals, path)
                continue
            except Refusal as refusal:
                inner = ("choice",) if isinstance(written, Mapping) else ()
                self.report((*path, *inner, *refusal.path), refusal.message)
                continue
            authority = self.authority(decision, entry, answer, head.name, path)
            chosen[id] = _Chosen(answer, authority, self.document.place(path))
        return chosen

    def entry(self, decision: Decision, written: object, path: DocumentPath) -> _Entry:
        if not isinstance(written, Mapping):
            return _Entry(written, {})
        allowed = (*_ENTRY_KEYS, *beside_keys(decision))
        for key in written:
            if key not in allowed:
                self.report((*path, key), unknown("key", key, allowed))
        if "choice" not in written:
            raise Refusals((((), message("problem.missing-key", key="choice")),))
        text = {key: written[key] for key in _ENTRY_KEYS[1:] if key in written}
        for key in [key for key, value in text.items() if not isinstance(value, str)]:
            self.report((*path, key), expected("text", text.pop(key)).message)
        word = text.pop("basis", Basis.HOUSE.value)
        if word not in Basis._value2member_map_:
            known = tuple(basis.value for basis in Basis)
            self.report((*path, "basis"), unknown("basis", word, known))
            raise Refusals(())
        beside = {key: written[key] for key in beside_keys(decision) if key in written}
        return _Entry(written["choice"], beside, Basis(word), **text)

    def authority(
        self, decision: Decision, entry: _Entry, answer: Answer, name: str, path: DocumentPath
    ) -> Authority:
        for key, fault in _authority_faults(entry):
            self.report((*path, key) if getattr(entry, key, None) else path, fault)
        source = None
        if entry.source is not None:
            source = self.sources.get(entry.source)
            if source is None:
                fault = unknown("source", entry.source, tuple(self.sources))
                self.report((*path, "source"), fault)
        citation = Citation(source, entry.locator or "", entry.quote) if source else None
        chosen_by = name
        if entry.basis is Basis.SILENT and self.parent is not None:
            theirs = self.parent.chosen.get(decision.id)
            if theirs is not None:
                chosen_by = theirs.authority.chosen_by
                if theirs.answer != answer:
                    fault = message("problem.silent-differs", parent=self.parent.profile.name)
                    self.report(path, fault)
        return Authority(entry.basis, citation, entry.note, chosen_by)

    # --- the whole

    def options(self, chosen: Mapping[str, _Chosen], written: Collection[str]) -> Options:
        """All answers together; reports what is missing and what cannot stand together.

        `written` holds the decisions that the file answers, rightly or not.
        """
        answers: dict[str, Any] = {d.field: _inert(d) for d in DECISIONS}
        answers |= {BY_ID[id].field: choice.answer for id, choice in chosen.items()}
        options = Options(**answers)
        for decision in DECISIONS:
            known = decision.id in chosen or decision.id in written
            if not known and options.arises(decision):
                fault = message("problem.missing-decision", id=decision.id, title=decision.question)
                self.report(("choices",), fault)
        for combination in refused(options):
            if combination.first in chosen and combination.second in chosen:
                self.report_combination(combination, chosen)
        return options

    def report_combination(self, combination: Combination, chosen: Mapping[str, _Chosen]) -> None:
        first, second = chosen[combination.first], chosen[combination.second]
        fault = message(
            "problem.refused",
            first=combination.first,
            second=combination.second,
            where=str(second.place),
            reason=message(combination.reason),
        )
        self.problems.append(Problem(first.place, fault))


def _by_place(problem: Problem) -> tuple[str, int, int]:
    place = problem.place
    return place.file, place.line or 0, place.column or 0


def _inert(decision: Decision) -> Answer:
    """What the field of a decision holds that does not arise and that no parent answers."""
    return next(iter(decision.choice)) if decision.choice else 0


def _not_arising(name: str) -> Authority:
    return Authority(Basis.SILENT, None, None, name)


def _authority_faults(entry: _Entry) -> list[tuple[str, Message]]:
    """What the basis asks for and the entry lacks, or forbids and the entry has."""
    needed: dict[Basis, tuple[str, ...]] = {
        Basis.STATED: ("source", "locator", "quote"),
        Basis.INFERRED: ("source", "locator", "note"),
        Basis.REPORTED: ("source", "locator"),
    }
    forbidden: dict[Basis, tuple[str, ...]] = {
        Basis.INFERRED: ("quote",),
        Basis.REPORTED: ("quote",),
        Basis.SILENT: ("source", "locator", "quote"),
        Basis.HOUSE: ("quote",),
    }
    basis = entry.basis.value
    faults = [
        (key, message("problem.basis-needs", basis=basis, key=key))
        for key in needed.get(entry.basis, ())
        if not getattr(entry, key)
    ]
    faults += [
        (key, message("problem.basis-forbids", basis=basis, key=key))
        for key in forbidden.get(entry.basis, ())
        if getattr(entry, key)
    ]
    if entry.quote and len(entry.quote.split()) > QUOTE_WORDS:
        words = len(entry.quote.split())
        faults.append(("quote", message("problem.quote-long", words=words, limit=QUOTE_WORDS)))
    return faults
