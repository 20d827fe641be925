"""YAML files into profiles, with every problem at once and the place of each."""

import hashlib
import json
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from attrs import frozen

from baloot.documents.document import Document, decode
from baloot.documents.problems import DocumentError, Place, Problem, Refusals
from baloot.documents.problems import Path as DocumentPath
from baloot.documents.structure import expected, structure, unknown
from baloot.documents.yamls import parse_yaml
from baloot.messages import Message, message
from baloot.profile import decisions as d
from baloot.profile import shelf
from baloot.profile.choice import Decision
from baloot.profile.citations import Authority, Basis, Source
from baloot.profile.combinations import Combination, refused
from baloot.profile.decisions import BY_ID, DECISIONS
from baloot.profile.entries import Chosen, EntryReader
from baloot.profile.errors import ProfileError, UnknownProfile
from baloot.profile.profile import Answer, Options, Profile, Title
from baloot.profile.values import plain

FORMAT = 1
MOST_ANCESTORS = 16

T = TypeVar("T")


@frozen
class _SourceEntry:
    title: str
    language: str
    kind: str
    file: str | None = None
    url: str | None = None
    note: str | None = None


_KEYS = ("profile", "name", "title", "extends", "sources", "choices")


@frozen
class _Loaded:
    """A profile with what each decision was answered, by whom and where."""

    profile: Profile
    chosen: Mapping[str, Chosen]


def load(name_or_path: str | Path) -> Profile:
    """What `baloot.load_profile` does."""
    if not isinstance(name_or_path, (str, Path)):
        raise TypeError(f"expected the name or the path of a profile, not {name_or_path!r}")
    if isinstance(name_or_path, Path) or is_path(name_or_path):
        return _load(Path(name_or_path), ()).profile
    return load_named(name_or_path)


def load_named(name: str) -> Profile:
    """The shipped or installed profile of a name, which is never taken for a path."""
    return _load_named(name).profile


def is_path(text: str) -> bool:
    """Whether `load` reads `text` as a file's path and not as a name."""
    return text.endswith((".yaml", ".yml")) or "/" in text or "\\" in text


@cache
def _load_named(name: str) -> _Loaded:
    return _load(shelf.find(name), ())


def fingerprint(options: Options) -> str:
    """The first 12 hexadecimal digits of SHA-256 over the choices that arise."""
    choices = {it.id: plain(options.answer(it)) for it in DECISIONS if options.arises(it)}
    text = json.dumps(choices, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def with_choices(name: str, choices: Mapping[str, Any]) -> Profile:
    """A profile from the choices that a record carries, known to nobody else.

    Raises `ProfileError` like a file with these choices would.
    """
    data = {
        "profile": FORMAT,
        "name": name,
        "title": {"en": name, "ar": name},
        "choices": {
            id: it if isinstance(it, dict) and "choice" in it else {"choice": it}
            for id, it in choices.items()
        },
    }
    document = Document(data, "choices", dict)
    return _Loading(document, Path(name), (), []).run().profile


def _load(file: Traversable, descendants: tuple[str, ...]) -> _Loaded:
    label = str(file)
    document, problems = _read(file, label)
    return _Loading(document, file, (*descendants, _identity(file)), problems).run()


def _identity(file: Traversable) -> str:
    """What names a file whichever way it was reached."""
    return str(file.resolve() if isinstance(file, Path) else file)


def _read(file: Traversable, label: str) -> tuple[Document, list[Problem]]:
    try:
        documents, problems = parse_yaml(decode(file.read_bytes(), label), label)
    except DocumentError as error:
        raise ProfileError(*error.problems) from None
    except ValueError as error:  # a null byte in the name
        fault = message("problem.unreadable", reason=str(error))
        raise ProfileError(Problem(Place(label), fault)) from None
    if len(documents) == 1:
        return documents[0], problems
    if not problems:
        fault = message("problem.one-document", count=len(documents))
        problems = [Problem(Place(label, 1, 1), fault)]
    raise ProfileError(*problems)


@cache
def shipped_sources() -> dict[str, Source]:
    """The sources of `sources.yaml`, by key."""
    file = shelf.shipped_folder() / "sources.yaml"
    document, _ = _read(file, str(file))
    return _sources(structure(document.data["sources"], dict[str, _SourceEntry]))


def _sources(entries: Mapping[str, _SourceEntry]) -> dict[str, Source]:
    return {
        key: Source(key, it.title, it.language, it.kind, it.file, it.url, it.note)
        for key, it in entries.items()
    }


class _Loading:
    """One file on its way to a profile: collects every problem, then raises or returns."""

    def __init__(
        self,
        document: Document,
        file: Traversable,
        chain: tuple[str, ...],
        problems: list[Problem],
    ) -> None:
        self.document = document
        self.file = file
        self.chain = chain
        self.problems = problems
        self.unreadable = {problem.path for problem in problems if problem.path}
        self.parent: _Loaded | None = None
        self.sources = dict(shipped_sources())

    def report(self, path: DocumentPath, fault: Message) -> None:
        """A problem at `path`, unless YAML already has one with that very value."""
        if path not in self.unreadable:
            self.problems.append(self.document.problem(path, fault))

    def run(self) -> _Loaded:
        data = self.document.data
        if not isinstance(data, dict):
            self.report((), expected("map", data).message)
            raise self.error()
        for key in data:
            if key not in _KEYS:
                self.report((key,), unknown("key", key, _KEYS))
        name, title = self.head(data)
        extends = self.part(data, "extends", str) if "extends" in data else None
        if extends is not None:
            self.load_parent(extends)
        self.own_sources(data)
        written = self.part(data, "choices", dict[str, Any]) if "choices" in data else {}
        own = self.choices(written or {}, name)
        chosen = {**(self.parent.chosen if self.parent else {}), **own}
        # Without the parent that is asked for, nothing can be said of what is missing.
        complete = written is not None and (self.parent is not None or "extends" not in data)
        options = self.options(chosen, written or {}, complete)
        if self.problems or title is None:
            raise self.error()
        profile = Profile(
            name=name,
            title=title,
            extends=extends,
            lineage=(name, *(self.parent.profile.lineage if self.parent else ())),
            options=options,
            authorities=tuple(
                chosen[it.id].authority if it.id in chosen else _not_arising(name)
                for it in DECISIONS
            ),
            sources=tuple(self.sources.values()),
            fingerprint=fingerprint(options),
        )
        return _Loaded(profile, chosen)

    def error(self) -> ProfileError:
        """Everything found, this file first, in the order of its lines."""
        own = str(self.file)

        def order(problem: Problem) -> tuple[bool, str, int, int]:
            place = problem.place or Place(own)
            return place.file != own, place.file, place.line or 0, place.column or 0

        return ProfileError(*sorted(self.problems, key=order))

    # --- the head: everything but the choices

    def part(self, data: Mapping[str, Any], key: str, kind: type[T]) -> T | None:
        """The value of `key` as a `kind`; None, reported, when it is missing or none."""
        if key not in data:
            self.report((), message("problem.missing-key", key=key))
            return None
        try:
            return structure(data[key], kind, (key,))
        except Refusals as refusals:
            for path, fault in refusals.refusals:
                self.report(path, fault)
            return None

    def head(self, data: Mapping[str, Any]) -> tuple[str, Title | None]:
        """The name and title, the format checked; "" for a name that cannot be used."""
        version = self.part(data, "profile", int)
        if version is not None and version != FORMAT:
            self.report(("profile",), message("problem.format", given=version, known=FORMAT))
        name = self.part(data, "name", str)
        stem = self.file.name.removesuffix(".yml").removesuffix(".yaml")
        if name is not None and name != stem:
            self.report(("name",), message("problem.name", given=name, stem=stem))
        return name or "", self.part(data, "title", Title)

    def own_sources(self, data: Mapping[str, Any]) -> None:
        """`sources`: further ones, which cannot take the key of one that is there."""
        listed = self.part(data, "sources", dict[str, Any]) if "sources" in data else {}
        for key, written in (listed or {}).items():
            try:
                entry = structure(written, _SourceEntry, ("sources", key))
            except Refusals as refusals:
                for path, fault in refusals.refusals:
                    self.report(path, fault)
                # What cites it is not wrong for that.
                entry = _SourceEntry(key, "", "")
            if key in self.sources:
                self.report(("sources", key), message("problem.source-taken", key=key))
            else:
                self.sources |= _sources({key: entry})

    def load_parent(self, name: str) -> None:
        """`extends`: a shipped or installed name, or else a file beside this one."""
        try:
            self.parent = self.find_parent(name)
        except UnknownProfile as error:
            stem = name.removesuffix(".yml").removesuffix(".yaml")
            if stem != name:
                fault = message("problem.extends-ending", name=name, stem=stem)
            else:
                fault = unknown("profile", name, error.known)
            self.report(("extends",), fault)
        except ProfileError as error:
            self.report(("extends",), message("problem.parent", name=name))
            self.problems.extend(error.problems)
        else:
            self.sources |= {source.key: source for source in self.parent.profile.sources}

    def find_parent(self, name: str) -> _Loaded:
        try:
            file = shelf.find(name)
        except UnknownProfile:
            if is_path(name) or not isinstance(self.file, Path):
                raise
            file = self.file.parent / f"{name}.yaml"
            if not name or not file.is_file():
                raise
        if _identity(file) in self.chain:
            cycle = tuple(Path(step).stem for step in (*self.chain, _identity(file)))
            fault = message("problem.cycle", chain=" → ".join(cycle))
            raise ProfileError(self.document.problem(("extends",), fault))
        if len(self.chain) > MOST_ANCESTORS:
            fault = message("problem.ancestors", limit=MOST_ANCESTORS)
            raise ProfileError(self.document.problem(("extends",), fault))
        return _load(file, self.chain)

    # --- the choices

    def choices(self, written: Mapping[str, Any], name: str) -> dict[str, Chosen]:
        reader = EntryReader(self.report, self.sources, name)
        chosen: dict[str, Chosen] = {}
        for id, entry in written.items():
            path = ("choices", id)
            if id not in BY_ID:
                self.report(path, unknown("decision", id, tuple(BY_ID)))
                continue
            theirs = self.parent.chosen.get(id) if self.parent else None
            read = reader.read(BY_ID[id], entry, path, theirs)
            if read is not None:
                chosen[id] = Chosen(*read, self.document.place(path))
        return chosen

    # --- the whole

    def options(
        self, chosen: Mapping[str, Chosen], written: Collection[str], complete: bool
    ) -> Options:
        """All answers together; reports what is missing and what cannot stand together.

        `written` holds the decisions that the file answers, rightly or not.
        """
        answers: dict[str, Any] = {it.field: _inert(it) for it in DECISIONS}
        answers |= {BY_ID[id].field: choice.answer for id, choice in chosen.items()}
        options = Options(**answers)
        for decision in DECISIONS:
            known = decision.id in chosen or decision.id in written
            if complete and not known and options.arises(decision):
                fault = message("problem.missing-decision", id=decision.id, title=decision.question)
                self.report(("choices",), fault)
        for combination in refused(options):
            if combination.first in chosen and combination.second in chosen:
                self.report_combination(combination, chosen)
        return options

    def report_combination(self, combination: Combination, chosen: Mapping[str, Chosen]) -> None:
        """Both choices with their places, the one of this file first."""
        first, second = combination.first, combination.second
        if chosen[first].place.file != str(self.file):
            first, second = second, first
        fault = message(
            "problem.refused",
            first=first,
            second=second,
            where=str(chosen[second].place),
            reason=message(combination.reason),
        )
        self.problems.append(Problem(chosen[first].place, fault))


def _inert(decision: Decision) -> Answer:
    """What the field of a decision holds that does not arise and that no parent answers."""
    if decision.choice is not None:
        return next(iter(decision.choice))
    return d.DEFAULT_OUTCOMES if decision.kind is d.ClaimOutcomes else 0


def _not_arising(name: str) -> Authority:
    return Authority(Basis.SILENT, None, None, name)
