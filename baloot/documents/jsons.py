"""JSON text into documents."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NoReturn

from baloot.documents.document import MAX_DEPTH, Document, Marks, decode
from baloot.documents.problems import DocumentError, Place, Problem
from baloot.documents.scanning import JsonFault, scan
from baloot.messages import Message, message


def read_json(text: str, file: str, first_line: int = 1) -> Document:
    """The document `text`, whose first line is line `first_line` of `file`."""

    def fail(fault: Message, line: int, column: int) -> NoReturn:
        place = Place(file, first_line + line - 1, column)
        raise DocumentError(Problem(place, fault)) from None

    @cache
    def marks() -> Marks:
        places = scan(text, MAX_DEPTH)
        return {path: (line + first_line - 1, column) for path, (line, column) in places.items()}

    try:
        data = _DECODER.decode(text)
        if text.count("[") + text.count("{") > MAX_DEPTH:
            scan(text, MAX_DEPTH)
    except json.JSONDecodeError as error:
        line, column = error.lineno, error.colno
        fail(message("problem.json", problem=error.msg), line, column)
    except JsonFault as error:
        fail(error.message, error.line, error.column)
    except (ValueError, RecursionError):
        # What the decoder only says that it is wrong, the slower scanner can place.
        try:
            scan(text, MAX_DEPTH)
        except JsonFault as error:
            fail(error.message, error.line, error.column)
        raise
    return Document(data, file, marks)


def read_json_lines(lines: Iterable[bytes], file: str) -> Iterator[Document | DocumentError]:
    """A document, or what is wrong with it, for every line that is not blank."""
    for number, line in enumerate(lines, 1):
        if line and not line.isspace():
            try:
                yield read_json(decode(line, file, number).rstrip("\r\n"), file, number)
            except DocumentError as error:
                yield error


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    items = dict(pairs)
    if len(items) < len(pairs):
        raise ValueError("a key stands twice")
    return items


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


_DECODER = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_no_constant)
