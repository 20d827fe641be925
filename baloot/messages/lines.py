"""Lines of text for a reader, each with a role that a terminal may colour."""

from collections.abc import Iterable
from textwrap import wrap

from attrs import frozen

from baloot.messages.message import Value, message
from baloot.messages.speech import catalogue, visible

WIDTH = 80


@frozen
class Line:
    """A line without its end. `role` says what it is: `rule`, `cite`, `illegal`, `error`."""

    text: str = ""
    role: str = "plain"


def label(id: str, /, **fields: Value) -> str:
    """A sentence of the catalogue, printed."""
    return catalogue().say(message(id, **fields))


def filled(
    said: str, indent: str = "", after: str | None = None, role: str = "plain"
) -> list[Line]:
    """`said` broken into lines of at most `WIDTH` columns.

    The first begins with `indent` and the others with `after`, which is `indent` itself where
    nothing else is given.
    """
    further = indent if after is None else after
    return [
        Line(text, role)
        for number, part in enumerate(said.splitlines())
        for text in wrap(
            visible(part),
            WIDTH,
            initial_indent=further if number else indent,
            subsequent_indent=further,
            break_long_words=False,
            break_on_hyphens=False,
        )
    ]


def plain_text(lines: Iterable[Line]) -> str:
    """The lines as one text, without a final line end."""
    return "\n".join(line.text for line in lines)
