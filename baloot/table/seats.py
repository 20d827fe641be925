"""The four seats and the two teams."""

from enum import Enum


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
