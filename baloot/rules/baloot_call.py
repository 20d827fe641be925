"""Baloot: who holds it, and whether it counts."""

from collections.abc import Mapping

from attrs import frozen

from baloot.profile import decisions as d
from baloot.profile.profile import Options
from baloot.rules.projects import Kind, Project
from baloot.table.cards import NO_CARDS, Card, Cards, Rank, Suit
from baloot.table.seats import Seat

POINTS = 2
ABNAT = 20

Told = Mapping[Seat, tuple[Project, ...]]


@frozen
class Baloot:
    """A Baloot that counts, and the seat that was dealt it."""

    seat: Seat


_PAIRS: dict[Suit | None, Cards] = {
    None: NO_CARDS,
    **{suit: Cards.of((Card(Rank.KING, suit), Card(Rank.QUEEN, suit))) for suit in Suit},
}


def pair(trump: Suit | None) -> Cards:
    """The king and queen of trumps; no cards in Sun."""
    return _PAIRS[trump]


def holder(trump: Suit | None, hands: Mapping[Seat, Cards]) -> Seat | None:
    """The seat that was dealt both cards, if one was."""
    both = pair(trump)
    return next((seat for seat, hand in hands.items() if both and not both - hand), None)


def baloot(
    options: Options,
    trump: Suit | None,
    hands: Mapping[Seat, Cards],
    *,
    declared: Told,
    shown: Told,
    said: bool,
) -> Baloot | None:
    """The Baloot of the deal, if it was claimed and no project has absorbed it."""
    seat = holder(trump, hands)
    if seat is None:
        return None
    both = pair(trump)
    if _absorbed(options, both, declared.get(seat, ()), shown.get(seat, ())):
        return None
    if said or any(it.is_run and not both - it.set for it in shown.get(seat, ())):
        return Baloot(seat)
    return Baloot(seat) if options.baloot_claiming is d.BalootClaiming.AUTOMATIC else None


def _absorbed(
    options: Options, both: Cards, declared: tuple[Project, ...], shown: tuple[Project, ...]
) -> bool:
    """Whether a Hundred of the holder takes the Baloot in."""
    told = [it for it in (*declared, *shown) if it.kind is Kind.HUNDRED and it.set & both]
    if not told:
        return False
    runs_declared = any(_run_of(it, both) for it in (*declared, *shown))
    runs_shown = any(_run_of(it, both) for it in shown)
    fours_shown = any(it.kind is Kind.HUNDRED and not it.is_run and it.set & both for it in shown)
    match options.baloot_absorbed_by:
        case d.AbsorbedBy.OWN_HUNDRED_WITH_BOTH:
            return runs_declared
        case d.AbsorbedBy.SHOWN_HUNDRED:
            return runs_shown or fours_shown
        case d.AbsorbedBy.SHOWN_FOURS:
            return fours_shown
        case d.AbsorbedBy.NEVER:
            return False


def _run_of(project: Project, both: Cards) -> bool:
    return project.kind is Kind.HUNDRED and project.is_run and not both - project.set
