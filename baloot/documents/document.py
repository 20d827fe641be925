"""A parsed document: plain data, and the place of every part of it."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import field, frozen

from baloot.documents.problems import DocumentError, Path, Place, Problem
from baloot.messages import Message, message

MAX_BYTES = 1 << 20
MAX_DEPTH = 32

Marks = Mapping[Path, tuple[int, int]]


@frozen
class Document:
    """Plain data from one document of `file`.

    `find_marks` gives line and column (from 1) by path; it is asked only when something is
    wrong, since looking places up costs more than reading.
    """

    data: Any
    file: str
    find_marks: Callable[[], Marks] = field(repr=False, eq=False)

    def place(self, path: Path = ()) -> Place:
        """Where `path` stands, or the nearest part above it that has a place."""
        marks = self.find_marks()
        while path and path not in marks:
            path = path[:-1]
        return Place(self.file, *marks.get(path, (1, 1)))

    def problem(self, path: Path, message: Message) -> Problem:
        """`message` about the part at `path`."""
        return Problem(self.place(path), message, path)


def from_python(data: Any) -> Document:
    """A document for data that never was in a file."""
    return Document(data, "case", dict)


def decode(raw: bytes, file: str, first_line: int = 1) -> str:
    """The text of a file, or of a line of it; `DocumentError` when too large or not UTF-8."""
    if len(raw) > MAX_BYTES:
        fault = message("problem.too-large", bytes=len(raw), limit=MAX_BYTES)
        raise DocumentError(Problem(Place(file, first_line, 1), fault))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        line = before.count(b"\n") + first_line
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8")) + 1
        fault = message("problem.not-utf8", byte=f"0x{raw[error.start]:02x}")
        raise DocumentError(Problem(Place(file, line, column), fault)) from None
