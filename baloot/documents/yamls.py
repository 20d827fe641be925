"""YAML text into documents, from the parser's events.

PyYAML's own loader keeps the last of duplicate keys, reads `16:26` as a number and `no` as
false, and follows aliases without bound. Here a plain scalar is true, false, null, a decimal
whole number or text, and anchors, aliases, tags and duplicate keys are refused.
"""

import re
from collections.abc import Iterator
from typing import Any

import yaml

from baloot.documents.document import MAX_DEPTH, Document
from baloot.documents.problems import DocumentError, Path, Place, Problem
from baloot.messages import Message, message

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WHOLE_NUMBER = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_UNREADABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What YAML does not allow to stand in a text."""

_WORDS: dict[str, bool | None] = {
    "true": True,
    "True": True,
    "false": False,
    "False": False,
    "null": None,
    "~": None,
    "": None,
}


def read_yaml(text: str, file: str) -> list[Document]:
    """The documents of `text`; `DocumentError` with every problem found."""
    documents, problems = parse_yaml(text, file)
    if problems:
        raise DocumentError(*problems)
    return documents


def parse_yaml(text: str, file: str) -> tuple[list[Document], list[Problem]]:
    """The documents of `text` as far as they can be read, and every problem found.

    After a syntax error nothing more can be read, so it is the last problem.
    """
    reader = _Reader(file)
    documents: list[Document] = []
    unreadable = _UNREADABLE.search(text)
    if unreadable:
        return [], [_bad_character(text, file, unreadable.start())]
    try:
        events = iter(yaml.parse(text, Loader=_LOADER))
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents.append(reader.document(events))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        reader.report(mark, message("problem.yaml", problem=str(error.problem or error.context)))
    except _TooDeep as error:
        reader.report(error.mark, message("problem.too-deep", limit=MAX_DEPTH))
    return documents, reader.problems


def _bad_character(text: str, file: str, at: int) -> Problem:
    place = Place(file, text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at))
    return Problem(place, message("problem.character", code=f"U+{ord(text[at]):04X}"))


class _TooDeep(Exception):
    def __init__(self, mark: Any) -> None:
        self.mark = mark


class _Reader:
    """Builds data from events, noting marks and problems."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.marks: dict[Path, tuple[int, int]] = {}

    def report(self, mark: Any, fault: Message, path: Path = ()) -> None:
        place = Place(self.file, mark.line + 1, mark.column + 1) if mark else Place(self.file)
        self.problems.append(Problem(place, fault, path))

    def document(self, events: Iterator[Any]) -> Document:
        marks: dict[Path, tuple[int, int]] = {}
        self.marks = marks
        first = next(events)
        data = self.value(first, events, ())
        marks[()] = (first.start_mark.line + 1, first.start_mark.column + 1)
        return Document(data, self.file, lambda: marks)

    def value(self, event: Any, events: Iterator[Any], path: Path) -> Any:
        if len(path) > MAX_DEPTH:
            raise _TooDeep(event.start_mark)
        mark = event.start_mark
        self.marks.setdefault(path, (mark.line + 1, mark.column + 1))
        if isinstance(event, yaml.AliasEvent):
            self.report(mark, message("problem.alias", name=str(event.anchor)), path)
            return None
        if event.anchor is not None:
            self.report(mark, message("problem.anchor", name=event.anchor), path)
        if event.tag is not None:
            self.report(mark, message("problem.tag", tag=event.tag), path)
        if isinstance(event, yaml.ScalarEvent):
            return _plain(event.value) if event.implicit[0] else event.value
        if isinstance(event, yaml.SequenceStartEvent):
            return self.sequence(events, path)
        return self.mapping(events, path)

    def sequence(self, events: Iterator[Any], path: Path) -> list[Any]:
        items: list[Any] = []
        for event in events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            items.append(self.value(event, events, (*path, len(items))))
        return items

    def mapping(self, events: Iterator[Any], path: Path) -> dict[str, Any]:
        items: dict[str, Any] = {}
        for event in events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            mark = event.start_mark
            key = self.key(event, events, path)
            inner = (*path, key)
            repeated = key in items
            if repeated:
                first = self.marks[inner][0]
                self.report(mark, message("problem.duplicate-key", key=key, line=first), path)
            else:
                self.marks[inner] = (mark.line + 1, mark.column + 1)
            value = self.value(next(events), events, inner)
            if not repeated:
                items[key] = value
        return items

    def key(self, event: Any, events: Iterator[Any], path: Path) -> str:
        if isinstance(event, yaml.ScalarEvent) and event.anchor is None and event.tag is None:
            return str(event.value)
        key = f"?{event.start_mark.index}"
        self.report(event.start_mark, message("problem.key"), (*path, key))
        self.value(event, events, (*path, key))
        return key


def _plain(text: str) -> Any:
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _WHOLE_NUMBER.fullmatch(text) else text
