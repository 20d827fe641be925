"""From card points to match points."""

from attrs import frozen

from baloot.profile import decisions as d
from baloot.profile.profile import Options
from baloot.rules.sides import BySide, Side
from baloot.table.contract import Level, Mode

TOTAL = {Mode.HOKUM: 162, Mode.SUN: 130}
"""The card points of a deal, the last trick's ten included."""

POOL = {Mode.HOKUM: 16, Mode.SUN: 26}
"""The match points that the cards of a deal are worth together."""

KABOOT = {Mode.HOKUM: 25, Mode.SUN: 44}
REVERSE_KABOOT = 88
FACTOR = {Level.SINGLE: 1, Level.DOUBLE: 2, Level.TRIPLE: 3, Level.FOUR: 4}

_RAISED_BY = {
    Level.DOUBLE: Side.DEFENDERS,
    Level.TRIPLE: Side.DECLARERS,
    Level.FOUR: Side.DEFENDERS,
    Level.GAHWA: Side.DECLARERS,
}


@frozen
class Shares:
    """The match points for cards; `counters` is the side counted, None for each its own."""

    points: BySide[int]
    counters: Side | None


def last_raiser(level: Level) -> Side | None:
    """The side that raised last, None in an unraised deal."""
    return _RAISED_BY.get(level)


def counting_side(options: Options, level: Level) -> Side | None:
    """The side whose card points are converted, None where each side's own are."""
    match options.score_counting_side:
        case d.CountingSide.EACH_SIDE:
            return None
        case d.CountingSide.DECLARERS_OPPONENTS:
            return Side.DEFENDERS
        case d.CountingSide.OPPONENTS_OF_LAST_RAISER:
            raiser = last_raiser(level)
            return raiser.other if raiser else Side.DEFENDERS


def convert(options: Options, mode: Mode, abnat: int) -> int:
    """The match points that `abnat` card points come to."""
    if mode is Mode.HOKUM:
        five_up = options.score_hokum_conversion is d.HokumConversion.TENS_FIVE_UP
        return nearest_ten(abnat, five_up=five_up) // 10
    match options.score_sun_conversion:
        case d.SunConversion.FIFTHS_KEEP_FIVE:
            kept = abnat if abnat % 10 == 5 else nearest_ten(abnat, five_up=True)
            return kept // 5
        case d.SunConversion.DOUBLED_TENS_FIVE_UP:
            return nearest_ten(abnat, five_up=True) // 10 * 2
        case d.SunConversion.DOUBLED_TENS_FIVE_DOWN:
            return nearest_ten(abnat, five_up=False) // 10 * 2


def nearest_ten(abnat: int, *, five_up: bool) -> int:
    """The nearest multiple of ten, a final 5 up or down."""
    return (abnat + (5 if five_up else 4)) // 10 * 10
