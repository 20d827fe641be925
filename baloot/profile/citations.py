"""On whose authority a choice stands."""

from enum import Enum

from attrs import frozen


class Basis(Enum):
    """How a source supports a choice."""

    STATED = "stated"
    INFERRED = "inferred"
    REPORTED = "reported"
    SILENT = "silent"
    HOUSE = "house"


@frozen
class Source:
    """A text that rules are cited from.

    `file` is its name in a folder of source texts, which are not part of this project;
    `language` is the language of its own words, and so of quotes.
    """

    key: str
    title: str
    language: str
    kind: str
    file: str | None = None
    url: str | None = None
    note: str | None = None


@frozen
class Citation:
    """A place in a source, with its words where it states the point."""

    source: Source
    locator: str
    quote: str | None = None


@frozen
class Authority:
    """Why a profile has the choice it has.

    `chosen_by` names the profile that made the choice: this one, or the ancestor that it was
    taken over from because nothing else was said.
    """

    basis: Basis
    citation: Citation | None
    note: str | None
    chosen_by: str
