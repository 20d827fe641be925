"""Choices that cannot stand together, as data."""

from attrs import frozen

from baloot.profile import decisions as d
from baloot.profile.choice import Choice
from baloot.profile.decisions import BY_ID
from baloot.profile.profile import Answer, Options


@frozen
class Combination:
    """`first` answered with one of `these` does not go with `second` answered with `those`.

    `reason` is the id of the message that says why.
    """

    first: str
    these: tuple[Choice, ...]
    second: str
    those: tuple[Choice, ...]
    reason: str


_ONE_SIDE_COUNTS = (
    d.CountingSide.DECLARERS_OPPONENTS,
    d.CountingSide.OPPONENTS_OF_LAST_RAISER,
)
_ALL_EIGHT = ("deal.pattern", (d.DealPattern.ALL_EIGHT,))

REFUSED = (
    Combination(
        "projects.worth", (d.ProjectWorth.ABNAT,),
        "score.counting-side", _ONE_SIDE_COUNTS, "refused.abnat-needs-each-side",
    ),
    Combination(
        "baloot.worth", (d.BalootWorth.TWENTY_ABNAT,),
        "score.counting-side", _ONE_SIDE_COUNTS, "refused.abnat-needs-each-side",
    ),
    Combination(
        *_ALL_EIGHT, "auction.first-hokum-suit", (d.FirstHokumSuit.UPCARD,), "refused.no-upcard"
    ),
    Combination(
        *_ALL_EIGHT, "auction.rounds", (d.Rounds.TWO, d.Rounds.THIRD_ON_ACE), "refused.no-upcard"
    ),
    Combination(
        *_ALL_EIGHT, "auction.ashkal-seats", (d.AshkalSeats.THIRD_AND_DEALER,), "refused.no-upcard"
    ),
    Combination(
        "projects.four-hundred", (d.FourHundred.FOUR_NINES,),
        "projects.worth", (d.ProjectWorth.POINTS,), "refused.four-nines-need-abnat",
    ),
    Combination(
        "score.tie", (d.TieForm.DIGITS,),
        "score.counting-side", (d.CountingSide.EACH_SIDE,), "refused.digits-need-counters",
    ),
)  # fmt: skip


def refused(options: Options) -> tuple[Combination, ...]:
    """The combinations in `options` that cannot stand."""
    return tuple(
        combination
        for combination in REFUSED
        if _is_one_of(options.answer(BY_ID[combination.first]), combination.these)
        and _is_one_of(options.answer(BY_ID[combination.second]), combination.those)
    )


def _is_one_of(answer: Answer, choices: tuple[Choice, ...]) -> bool:
    if isinstance(answer, d.TieRule):
        return answer.hokum in choices or answer.sun in choices
    return answer in choices
