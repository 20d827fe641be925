"""What is being played: the contract, and how high it was raised."""

from enum import Enum

from attrs import frozen

from baloot.table.cards import Suit
from baloot.table.seats import Seat


class Mode(Enum):
    """Hokum has a trump suit, Sun has none."""

    HOKUM = "hokum"
    SUN = "sun"


class Level(Enum):
    """The step of the ladder that the stakes have reached."""

    SINGLE = "single"
    DOUBLE = "double"
    TRIPLE = "triple"
    FOUR = "four"
    GAHWA = "gahwa"


@frozen
class Contract:
    """The contract of a deal.

    `trump` is None exactly in Sun. `caller` is set only where an Ashkal made another player,
    the caller's partner, the declarer. `ValueError` for anything else.
    """

    mode: Mode
    trump: Suit | None
    declarer: Seat
    caller: Seat | None = None

    def __attrs_post_init__(self) -> None:
        if (self.mode is Mode.HOKUM) != (self.trump is not None):
            raise ValueError("a Hokum has a trump suit and a Sun has none")
        if self.caller is not None and (
            self.mode is Mode.HOKUM or self.caller is not self.declarer.partner
        ):
            raise ValueError("only an Ashkal has a caller, who is the declarer's partner")

    @property
    def words(self) -> dict[str, str]:
        """The parts of the contract in words; what does not apply is left out."""
        parts = {
            "mode": self.mode.value,
            "trump": self.trump and self.trump.value,
            "declarer": self.declarer.value,
            "caller": self.caller and self.caller.value,
        }
        return {key: value for key, value in parts.items() if value is not None}


@frozen
class Stake:
    """A level, and whether it is locked, as a Hokum Double or Four may be (`ValueError` else)."""

    level: Level = Level.SINGLE
    locked: bool = False

    def __attrs_post_init__(self) -> None:
        if self.locked and self.level not in (Level.DOUBLE, Level.FOUR):
            raise ValueError("only a Double or a Four can be locked")
