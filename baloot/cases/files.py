"""Cases from files and streams."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from baloot.cases.errors import CaseError
from baloot.documents.document import Document, decode
from baloot.documents.jsons import read_json, read_json_lines
from baloot.documents.problems import DocumentError, Place, Problem
from baloot.documents.yamls import read_yaml
from baloot.messages import message

Read = Document | CaseError


def one_case(path: Path) -> Document:
    """The only document of a file; `CaseError` when it cannot be read or holds more."""
    read = list(read_file(path))
    for it in read:
        if isinstance(it, CaseError):
            raise it
    if len(read) != 1 or not isinstance(read[0], Document):
        fault = message("problem.one-document", count=len(read))
        raise CaseError(Problem(Place(str(path)), fault))
    return read[0]


def read_file(path: Path) -> Iterator[Read]:
    """The documents of a file by its ending; what is wrong with it in their place."""
    name = str(path)
    ending = path.suffix.lower()
    try:
        with path.open("rb") as file:
            if ending == ".jsonl":
                yield from _lines(file, name)
            elif ending in (".yaml", ".yml", ".json"):
                yield from _whole(file.read(), name, ending)
            else:
                yield CaseError(Problem(Place(name), message("problem.ending")))
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        reason = error.strerror if isinstance(error, OSError) else None
        fault = message("problem.unreadable", reason=reason or str(error))
        yield CaseError(Problem(Place(name), fault))


def read_stream(stream: BinaryIO, name: str) -> Iterator[Read]:
    """A case a line from `stream`, each as soon as it has come in."""
    yield from _lines(iter(stream.readline, b""), name)


def _lines(lines: Iterable[bytes], name: str) -> Iterator[Read]:
    for it in read_json_lines(lines, name):
        yield it if isinstance(it, Document) else CaseError(*it.problems)


def _whole(raw: bytes, name: str, ending: str) -> Iterator[Read]:
    try:
        text = decode(raw, name)
        documents = [read_json(text, name)] if ending == ".json" else read_yaml(text, name)
    except DocumentError as error:
        yield CaseError(*error.problems)
        return
    if not documents:
        yield CaseError(Problem(Place(name), message("problem.no-document")))
    yield from documents
