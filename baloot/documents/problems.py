"""What can be wrong with a document, and where."""

from attrs import frozen

from baloot.messages import Message, catalogue, visible

Path = tuple[str | int, ...]
"""Keys and indices from the root of a document to a value."""


@frozen
class Place:
    """A file, and where it is known a line and a column, both counted from 1."""

    file: str
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        return ":".join(str(part) for part in (self.file, self.line, self.column) if part)


@frozen
class Problem:
    """One thing that is wrong: its place where it has one, the path to it, and the message."""

    place: Place | None
    message: Message
    path: Path = ()

    def __str__(self) -> str:
        said = catalogue().say(self.message)
        parts = (self.place and str(self.place), path_text(self.path), said)
        return ": ".join(part for part in parts if part)

    @property
    def by_line(self) -> "Problem":
        """The same problem without the column of its place."""
        place = self.place and Place(self.place.file, self.place.line)
        return Problem(place, self.message, self.path)


def path_text(path: Path) -> str:
    """`given.trick[2]` for `("given", "trick", 2)`."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += f".{short(step)}" if text else short(step)
    return text


def short(text: str, limit: int = 60) -> str:
    """`text` fit for a message: on one line, and cut where it is too long."""
    return visible(text if len(text) <= limit else text[: limit - 3] + "...")


class DocumentError(ValueError):
    """A document that cannot be used. `problems` holds everything found wrong with it."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


class Refusal(ValueError):
    """Raised by a converter that cannot use a value; `path` leads from there to the fault."""

    def __init__(self, message: Message, path: Path = ()) -> None:
        super().__init__(message)
        self.message = message
        self.path = path


class Refusals(ValueError):
    """Everything that is wrong with one structure: messages with their paths."""

    def __init__(self, refusals: tuple[tuple[Path, Message], ...]) -> None:
        super().__init__(refusals)
        self.refusals = refusals
