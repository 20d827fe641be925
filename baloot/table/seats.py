"""The four seats and the two teams."""

from collections.abc import Sequence
from enum import Enum
from typing import Generic, TypeVar

from attrs import frozen


class Team(Enum):
    """A partnership."""

    NS = "NS"
    EW = "EW"

    @property
    def other(self) -> "Team":
        """The opponents."""
        return Team.EW if self is Team.NS else Team.NS


class Seat(Enum):
    """A seat. Turns run S E N W: each seat's right-hand neighbour follows it."""

    SOUTH = "S"
    EAST = "E"
    NORTH = "N"
    WEST = "W"

    __hash__ = object.__hash__  # An enum's own hash is Python code, and dicts ask for it often.

    def after(self, turns: int) -> "Seat":
        """The seat whose turn comes `turns` turns later."""
        return _SEATS[(_INDEX[self] + turns) % 4]

    @property
    def right(self) -> "Seat":
        """The right-hand neighbour, who follows this seat."""
        return self.after(1)

    @property
    def partner(self) -> "Seat":
        """The seat opposite."""
        return self.after(2)

    @property
    def left(self) -> "Seat":
        """The left-hand neighbour, whom this seat follows."""
        return self.after(3)

    @property
    def team(self) -> Team:
        """The seat's partnership."""
        return Team.NS if self in (Seat.SOUTH, Seat.NORTH) else Team.EW


_SEATS = tuple(Seat)
_INDEX = {seat: index for index, seat in enumerate(_SEATS)}

T = TypeVar("T")


@frozen
class ByTeam(Generic[T]):
    """One value for each team."""

    ns: T
    ew: T

    def of(self, team: Team) -> T:
        """The value of `team`."""
        return self.ns if team is Team.NS else self.ew

    @property
    def words(self) -> dict[str, T]:
        """The values by the teams' words."""
        return {team.value: self.of(team) for team in Team}


@frozen
class BySeat(Generic[T]):
    """One value for each seat."""

    south: T
    east: T
    north: T
    west: T

    @classmethod
    def from_turn(cls, first: Seat, values: Sequence[T]) -> "BySeat[T]":
        """The four `values` in turn order, the first of them for the seat `first`."""
        turned = [values[(index - _INDEX[first]) % 4] for index in range(4)]
        return cls(*turned)

    def of(self, seat: Seat) -> T:
        """The value of `seat`."""
        return (self.south, self.east, self.north, self.west)[_INDEX[seat]]

    def having(self, seat: Seat, value: T) -> "BySeat[T]":
        """The same, but for the value of `seat`."""
        values = [self.south, self.east, self.north, self.west]
        values[_INDEX[seat]] = value
        return BySeat(*values)


def from_right_of(dealer: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """The seats in the order in which they are dealt to and speak."""
    return dealer.after(1), dealer.after(2), dealer.after(3), dealer
