"""A message: the id of a sentence, and the facts to put into it."""

from typing import Union

from attrs import frozen

from baloot.table.cards import Card, Cards, Suit
from baloot.table.contract import Level, Mode
from baloot.table.seats import Seat, Team

Value = Union[
    str,
    int,
    Card,
    Cards,
    Suit,
    Seat,
    Team,
    Mode,
    Level,
    tuple[str, ...],
    tuple[Card, ...],
    "Message",
]
"""What a field may hold. A tuple of strings is printed as a list of words; a message inside a
message is a whole sentence or phrase of its own."""


@frozen
class Message:
    """An id of the catalogue with the values of its named fields."""

    id: str
    fields: tuple[tuple[str, Value], ...] = ()


def message(id: str, /, **fields: Value) -> Message:
    """The message `id` with `fields`."""
    return Message(id, tuple(fields.items()))
