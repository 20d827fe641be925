"""The decisions about scoring a deal."""

from collections.abc import Iterable

from attrs import field, frozen

from baloot.profile.choice import Choice, Decision
from baloot.profile.decisions.stakes import ANY_RAISED


class CountingSide(Choice):
    """`score.counting-side`."""

    DECLARERS_OPPONENTS = (
        "The defenders' card points are converted, in raised deals too; the declarers get the rest "
        "of the 16 in Hokum or 26 in Sun."
    )
    OPPONENTS_OF_LAST_RAISER = (
        "The card points of the last raiser's opponents, or of the defenders if nobody raised, are "
        "converted; the other side gets the rest of the 16 in Hokum or 26 in Sun."
    )
    EACH_SIDE = (
        "Each side's own card points are converted; neither side gets the remainder of a fixed sum."
    )


class HokumConversion(Choice):
    """`score.hokum-conversion`."""

    TENS_FIVE_DOWN = (
        "In Hokum card points are rounded to the nearest ten, a final 5 down, and divided by ten."
    )
    TENS_FIVE_UP = (
        "In Hokum card points are rounded to the nearest ten, a final 5 up, and divided by ten."
    )


class SunConversion(Choice):
    """`score.sun-conversion`."""

    FIFTHS_KEEP_FIVE = (
        "In Sun card points are rounded to the nearest ten, except that a final 5 stays, and "
        "divided by five."
    )
    DOUBLED_TENS_FIVE_UP = (
        "In Sun card points are rounded to the nearest ten, a final 5 up, divided by ten and "
        "doubled."
    )
    DOUBLED_TENS_FIVE_DOWN = (
        "In Sun card points are rounded to the nearest ten, a final 5 down, divided by ten and "
        "doubled."
    )


class Contest(Choice):
    """`score.contest`."""

    POINTS = (
        "The side with more points for cards, scoring projects and Baloot together wins the deal; "
        "they are compared before anything is multiplied."
    )
    CARD_POINTS = (
        "The side with more card points, the last trick's ten included, wins the deal; projects "
        "and Baloot have no part in it."
    )


class TieForm(Choice):
    """`score.tie`, for one contract."""

    DIGITS = (
        "When the contest is level, the last digit of the counting side's card points, the last "
        "trick's ten included, says who wins."
    )
    MORE_CARD_POINTS = (
        "When the contest is level, the declarers win only if they took more card points than the "
        "defenders; otherwise they lose."
    )
    DECLARERS_LOSE = "When the contest is level, the declarers lose the deal."
    REDEAL = "When the contest is level, nobody wins and the deal is dealt again."


class ExactTie(Choice):
    """`score.tie`, under `exact`."""

    DECLARERS_WIN = (
        "When an unraised contest is level and the last digit of the counted card points favours "
        "neither side, the declarers win."
    )
    DECLARERS_LOSE = (
        "When an unraised contest is level and the last digit of the counted card points favours "
        "neither side, the declarers lose."
    )
    EACH_KEEPS_OWN = (
        "When an unraised contest is level and the last digit of the counted card points favours "
        "neither side, neither side loses and each keeps its own points."
    )
    REDEAL = (
        "When an unraised contest is level and the last digit of the counted card points favours "
        "neither side, nobody wins and the deal is dealt again."
    )


class ExactRaisedTie(Choice):
    """`score.tie`, under `exact-raised`."""

    DECLARERS_WIN = (
        "When a raised contest is level and the last digit of the counted card points favours "
        "neither side, the declarers win."
    )
    DECLARERS_LOSE = (
        "When a raised contest is level and the last digit of the counted card points favours "
        "neither side, the declarers lose."
    )
    LAST_RAISER_LOSES = (
        "When a raised contest is level and the last digit of the counted card points favours "
        "neither side, the side that raised last loses."
    )
    REDEAL = (
        "When a raised contest is level and the last digit of the counted card points favours "
        "neither side, nobody wins and the deal is dealt again."
    )


def _in_order(digits: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(digits))


@frozen
class DigitTable:
    """What the last digit of the counting side's card points decides in one contract.

    On `counters` the counting side wins, on `others` its opponents; on `exact` the two choices
    of `Digits` say what happens. The loader sees to it that every digit stands in exactly one.
    """

    counters: tuple[int, ...] = field(converter=_in_order)
    others: tuple[int, ...] = field(converter=_in_order)
    exact: tuple[int, ...] = field(converter=_in_order)


@frozen
class Digits:
    """The digit tables of the contracts that have one, and what their exact digits do."""

    hokum: DigitTable | None
    sun: DigitTable | None
    exact: ExactTie
    exact_raised: ExactRaisedTie


@frozen
class TieRule:
    """The answer to `score.tie`: a form for each contract, with the digits if one needs them."""

    hokum: TieForm
    sun: TieForm
    digits: Digits | None

    def __attrs_post_init__(self) -> None:
        if (TieForm.DIGITS in (self.hokum, self.sun)) != (self.digits is not None):
            raise ValueError("digits must be given exactly where a contract is decided by them")


class FailureAward(Choice):
    """`score.failure-award`."""

    POOL = (
        "If the declarers of an unraised deal lose, the defenders score 16 in Hokum or 26 in Sun, "
        "and their own scoring projects and Baloot on top."
    )
    AT_LEAST_POOL = (
        "If the declarers of an unraised deal lose, the defenders score 16 in Hokum or 26 in Sun "
        "or, if it is more, what their own cards, scoring projects and Baloot together convert to."
    )


class KabootWhenRaised(Choice):
    """`score.kaboot-when-raised`."""

    MULTIPLIED = (
        "In a raised deal the 25 of a Hokum Kaboot count two, three or four times, and the 44 of a "
        "Sun Kaboot twice."
    )
    FLAT = (
        "A Kaboot scores 25 in Hokum and 44 in Sun even in a raised deal; only its projects follow "
        "their own multiplier."
    )


class ReverseKaboot(Choice):
    """`score.reverse-kaboot`."""

    NONE = "Declarers who lose every trick give an ordinary Kaboot, whoever the declarer is."
    EIGHTY_EIGHT = (
        "In Sun a declarer at the dealer's right who was dealt an ace or took one as upcard, and "
        "whose side loses every trick, gives 88 in place of 44, never multiplied, plus the "
        "sweepers' projects."
    )


DECISIONS = (
    Decision("score.counting-side", "Whose card points are converted into points?", CountingSide),
    Decision(
        "score.hokum-conversion", "How do card points become points in Hokum?", HokumConversion
    ),
    Decision("score.sun-conversion", "How do card points become points in Sun?", SunConversion),
    Decision("score.contest", "What decides who wins the deal?", Contest),
    Decision("score.tie", "Who wins the deal when the contest is level?", TieRule),
    Decision(
        "score.failure-award",
        "What do the defenders score when the declarers of an unraised deal lose?",
        FailureAward,
    ),
    Decision(
        "score.kaboot-when-raised",
        "Is a Kaboot multiplied in a raised deal?",
        KabootWhenRaised,
        ANY_RAISED,
    ),
    Decision(
        "score.reverse-kaboot",
        "Can losing every trick cost the declarers more than a Kaboot?",
        ReverseKaboot,
    ),
)
