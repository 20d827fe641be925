"""JSON text into documents."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, NoReturn

from baloot.documents.document import MAX_DEPTH, Document, Marks, check_depth, decode
from baloot.documents.problems import DocumentError, Place, Problem, Refusal
from baloot.messages import Message, message


def read_json(text: str, file: str, first_line: int = 1) -> Document:
    """The document `text`, whose first line is line `first_line` of `file`."""

    def fail(fault: Message, line: int = first_line, column: int | None = None) -> NoReturn:
        raise DocumentError(Problem(Place(file, line, column), fault)) from None

    try:
        data = _DECODER.decode(text)
        if text.count("[") + text.count("{") > MAX_DEPTH:
            check_depth(data)
    except json.JSONDecodeError as error:
        fault = message("problem.json", problem=error.msg)
        fail(fault, first_line + error.lineno - 1, error.colno)
    except Refusal as refusal:
        fail(refusal.message, _line_of_repeated_key(text, refusal, first_line))
    except RecursionError:
        fail(message("problem.too-deep", limit=MAX_DEPTH))
    except ValueError as error:  # a number of thousands of digits
        fail(message("problem.json", problem=str(error)))
    return Document(data, file, lambda: _marks(text, first_line))


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
        keys = [key for key, _ in pairs]
        repeated = next(key for key in keys if keys.count(key) > 1)
        raise Refusal(message("problem.duplicate-key-json", key=repeated), (repeated,))
    return items


def _no_constant(name: str) -> NoReturn:
    raise Refusal(message("problem.json", problem=f"{name} is no JSON value"))


_DECODER = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_no_constant)


def _line_of_repeated_key(text: str, refusal: Refusal, first_line: int) -> int:
    """The line of the second place where the refused key stands."""
    if not refusal.path:
        return first_line
    quoted = json.dumps(refusal.path[0], ensure_ascii=False)
    second = text.find(quoted, text.find(quoted) + 1)
    return first_line + text.count("\n", 0, max(second, 0))


def _marks(text: str, first_line: int) -> Marks:
    """Places by path. JSON is YAML once its tabs, which stand between values only, are gone."""
    from baloot.documents.yamls import read_yaml

    try:
        (document,) = read_yaml(text.replace("\t", " "), "")
    except (DocumentError, ValueError):
        return {(): (first_line, 1)}
    marks = document.find_marks()
    return {path: (line + first_line - 1, column) for path, (line, column) in marks.items()}
