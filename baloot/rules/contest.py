"""Who wins a deal: the comparison, and what happens when it is level."""

from attrs import frozen

from baloot.profile import decisions as d
from baloot.profile.profile import Options
from baloot.rules.conversion import last_raiser
from baloot.rules.sides import BySide, Side
from baloot.table.contract import Level, Mode


class Standoff:
    """What a level contest may come to besides a winner."""


@frozen
class EachKeepsOwn(Standoff):
    """Neither side loses: each keeps its own points."""


@frozen
class Redeal(Standoff):
    """The deal does not count and is dealt again."""


Outcome = Side | Standoff


@frozen
class Tie:
    """How a level contest was settled; `digit` is the last digit that decided, if one did."""

    outcome: Outcome
    form: d.TieForm
    digit: int | None = None
    exact: d.ExactTie | d.ExactRaisedTie | None = None


def higher(amounts: BySide[int]) -> Side | None:
    """The side with more, None when level."""
    if amounts.declarers == amounts.defenders:
        return None
    return Side.DECLARERS if amounts.declarers > amounts.defenders else Side.DEFENDERS


def settle_tie(
    options: Options, mode: Mode, level: Level, abnat: BySide[int], counters: Side | None
) -> Tie:
    """What a level contest comes to."""
    rule = options.score_tie
    form = rule.hokum if mode is Mode.HOKUM else rule.sun
    match form:
        case d.TieForm.DECLARERS_LOSE:
            return Tie(Side.DEFENDERS, form)
        case d.TieForm.REDEAL:
            return Tie(Redeal(), form)
        case d.TieForm.MORE_CARD_POINTS:
            more = abnat.declarers > abnat.defenders
            return Tie(Side.DECLARERS if more else Side.DEFENDERS, form)
        case d.TieForm.DIGITS:
            assert rule.digits is not None
            assert counters is not None  # digits do not go with each side counting its own
            return _by_digit(rule.digits, mode, level, abnat.of(counters) % 10, counters)


def _by_digit(digits: d.Digits, mode: Mode, level: Level, digit: int, counters: Side) -> Tie:
    table = digits.hokum if mode is Mode.HOKUM else digits.sun
    assert table is not None  # the loader asks for it
    if digit in table.counters:
        return Tie(counters, d.TieForm.DIGITS, digit)
    if digit in table.others:
        return Tie(counters.other, d.TieForm.DIGITS, digit)
    raiser = last_raiser(level)
    exact = digits.exact if raiser is None else digits.exact_raised
    return Tie(_exact(exact, raiser), d.TieForm.DIGITS, digit, exact)


def _exact(exact: d.ExactTie | d.ExactRaisedTie, raiser: Side | None) -> Outcome:
    match exact:
        case d.ExactTie.DECLARERS_WIN | d.ExactRaisedTie.DECLARERS_WIN:
            return Side.DECLARERS
        case d.ExactTie.DECLARERS_LOSE | d.ExactRaisedTie.DECLARERS_LOSE:
            return Side.DEFENDERS
        case d.ExactTie.EACH_KEEPS_OWN:
            return EachKeepsOwn()
        case d.ExactRaisedTie.LAST_RAISER_LOSES:
            assert raiser is not None
            return raiser.other
        case d.ExactTie.REDEAL | d.ExactRaisedTie.REDEAL:
            return Redeal()
