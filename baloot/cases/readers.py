"""Readers for `expect`: from what a person may write to the plain form of an answer."""

from collections.abc import Callable, Mapping
from typing import Any

from baloot.documents.problems import Refusal
from baloot.documents.structure import card, each, expected, unknown
from baloot.table.cards import Cards
from baloot.table.seats import Seat, Team

Reader = Callable[[object], Any]


def read_cards(value: object) -> Any:
    """Cards in any order."""
    return [str(it) for it in Cards.of(each(value, card))]


def read_seat(value: object) -> Any:
    """A seat."""
    known = tuple(seat.value for seat in Seat)
    word = value.strip().upper() if isinstance(value, str) else value
    if word not in known:
        raise Refusal(unknown("seat", value, known))
    return word


def read_whole(value: object) -> Any:
    """A whole number."""
    if type(value) is not int:
        raise expected("whole", value)
    return value


def read_truth(value: object) -> Any:
    """True or false."""
    if not isinstance(value, bool):
        raise expected("truth", value)
    return value


def read_one_of(*known: str) -> Reader:
    """One of `known`."""

    def read(value: object) -> Any:
        if value not in known:
            raise Refusal(unknown("word", value, known))
        return value

    return read


def read_team(value: object) -> Any:
    """A team."""
    known = tuple(team.value for team in Team)
    word = value.strip().upper() if isinstance(value, str) else value
    if word not in known:
        raise Refusal(unknown("team", value, known))
    return word


def read_parts(readers: Mapping[str, Reader]) -> Reader:
    """A map, each of whose keys has its own reader."""

    def read(value: object) -> Any:
        if not isinstance(value, Mapping):
            raise expected("map", value)
        for key in value:
            if key not in readers:
                raise Refusal(unknown("key", key, tuple(readers)))
        return {key: reader(value[key]) for key, reader in readers.items() if key in value}

    return read


def read_teams(value: object) -> Any:
    """A whole number for each team."""
    return read_parts(dict.fromkeys((team.value for team in Team), read_whole))(value)
