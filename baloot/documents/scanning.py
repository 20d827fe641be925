"""Where everything stands in a JSON text.

Python's decoder is fast but says nothing about places; this reads the same text slowly, and only
when something in it is wrong.
"""

import re
from json import JSONDecoder

from baloot.documents.problems import Path
from baloot.messages import Message, message

_SPACE = re.compile(r"[ \t\n\r]*")
_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?")
_WORD = re.compile(r"-?[A-Za-z]+")
_MOST_DIGITS = 4300
"""What Python takes for a whole number without being told otherwise."""
_DECODER = JSONDecoder()


class JsonFault(ValueError):
    """What is wrong with a JSON text, and where, counted from 1."""

    def __init__(self, fault: Message, line: int, column: int) -> None:
        super().__init__(fault)
        self.message = fault
        self.line = line
        self.column = column


def scan(text: str, max_depth: int) -> dict[Path, tuple[int, int]]:
    """Line and column of every value and key; `JsonFault` where the text cannot be used."""
    scanner = _Scanner(text, max_depth)
    scanner.value(0, ())
    return scanner.marks


class _Scanner:
    def __init__(self, text: str, max_depth: int) -> None:
        self.text = text
        self.max_depth = max_depth
        self.marks: dict[Path, tuple[int, int]] = {}
        # Places are asked for in order, so lines are counted on from the last one.
        self.line = 1
        self.counted = 0

    def place(self, at: int) -> tuple[int, int]:
        self.line += self.text.count("\n", self.counted, at)
        self.counted = at
        return self.line, at - self.text.rfind("\n", 0, at)

    def fail(self, fault: Message, at: int) -> JsonFault:
        return JsonFault(fault, *self.place(at))

    def after_space(self, at: int) -> int:
        found = _SPACE.match(self.text, at)
        return found.end() if found else at

    def value(self, at: int, path: Path) -> int:
        """Reads the value that starts at or after `at`; where it ends."""
        at = self.after_space(at)
        if len(path) > self.max_depth:
            raise self.fail(message("problem.too-deep", limit=self.max_depth), at)
        self.marks.setdefault(path, self.place(at))
        match self.text[at : at + 1]:
            case "{":
                return self.map(at, path)
            case "[":
                return self.list(at, path)
            case '"':
                return self.string(at)[1]
            case _:
                return self.scalar(at)

    def string(self, at: int) -> tuple[str, int]:
        found, end = _DECODER.raw_decode(self.text, at)
        return str(found), end

    def scalar(self, at: int) -> int:
        number = _NUMBER.match(self.text, at)
        if number and number.end() > at:
            if number.end() - at > _MOST_DIGITS:
                raise self.fail(message("problem.long-number"), at)
            return number.end()
        word = _WORD.match(self.text, at)
        name = word[0] if word else self.text[at : at + 1]
        if name not in ("true", "false", "null"):
            raise self.fail(message("problem.no-json-value", given=name), at)
        return at + len(name)

    def list(self, at: int, path: Path) -> int:
        at = self.after_space(at + 1)
        index = 0
        while self.text[at : at + 1] != "]":
            at = self.after_space(self.value(at, (*path, index)))
            at = self.after_comma(at)
            index += 1
        return at + 1

    def map(self, at: int, path: Path) -> int:
        at = self.after_space(at + 1)
        seen: set[str] = set()
        while self.text[at : at + 1] != "}":
            start = at
            key, at = self.string(at)
            if key in seen:
                raise self.fail(message("problem.duplicate-key-json", key=key), start)
            seen.add(key)
            self.marks[*path, key] = self.place(start)
            at = self.after_space(at) + 1  # the colon
            at = self.after_space(self.value(at, (*path, key)))
            at = self.after_comma(at)
        return at + 1

    def after_comma(self, at: int) -> int:
        return self.after_space(at + 1) if self.text[at : at + 1] == "," else at
