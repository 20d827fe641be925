"""Which project ranks higher: within a hand, and between the sides."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TypeVar

from attrs import frozen

from baloot.profile import decisions as d
from baloot.profile.profile import Options
from baloot.rules.projects import KINDS, Kind, Project, candidates, limit, without
from baloot.table.cards import Cards, Suit
from baloot.table.ranking import RUN_ORDER
from baloot.table.seats import Seat, Team, from_right_of


class Because(Enum):
    """What decided between the sides' projects; where a decision did, its id."""

    NONE = "none"
    ONLY_ONE_SIDE = "only-one-side"
    VALUE = "value"
    HUNDRED_RANK = "projects.hundred-rank"
    LONGER_RUN = "longer-run"
    TOP_CARD = "top-card"
    TRUMP_RUN = "projects.trump-run"
    EARLIER_SEAT = "earlier-seat"
    CANCELLED = "cancelled"


@frozen
class Held:
    """A project with the seat that holds it.

    `length` is that of the whole run that it belongs to, 0 for four of a kind.
    """

    seat: Seat
    project: Project
    length: int


@frozen
class Comparison:
    """The best project of the table, whose side wins, and what decided it.

    `asked` is what had to be told of which projects, since the sides were not yet told apart.
    """

    best: Held | None
    because: Because
    asked: tuple[tuple[Because, Held], ...] = ()

    @property
    def winner(self) -> Team | None:
        """The side whose projects score."""
        return self.best.seat.team if self.best else None


# --- sieves: each keeps what ranks highest in one respect --------------------------------

It = TypeVar("It")


def _least(items: Sequence[It], key: Callable[[It], int]) -> list[It]:
    best = min(map(key, items))
    return [it for it in items if key(it) == best]


def _by_value(held: list[Held]) -> list[Held]:
    return _least(held, lambda it: -KINDS.index(it.project.kind))


def _by_hundred_rank(options: Options, held: list[Held]) -> list[Held]:
    if len({it.project.is_run for it in held}) == 1:
        return held
    match options.projects_hundred_rank:
        case d.HundredRank.FOUR_OF_A_KIND_FIRST:
            return [it for it in held if not it.project.is_run]
        case d.HundredRank.RUN_FIRST:
            return [it for it in held if it.project.is_run]
        case d.HundredRank.TOP_CARD_ONLY:
            return held


def _by_length(options: Options, held: list[Held]) -> list[Held]:
    if len({it.length for it in held}) == 1 or not all(it.project.is_run for it in held):
        return held
    if options.projects_longer_run is d.LongerRun.NO_RANK:
        return held
    return _least(held, lambda it: -it.length)


def _by_top(held: list[Held]) -> list[Held]:
    return _least(held, lambda it: RUN_ORDER.index(it.project.top))


def _by_trump(options: Options, trump: Suit | None, held: list[Held]) -> list[Held]:
    """Runs in trump before other runs; four of a kind is neither."""
    others = [it for it in held if not it.project.is_run or it.project.cards[0].suit is trump]
    runs_in_trump = any(it.project.is_run for it in others)
    if not runs_in_trump or len(others) == len(held):
        return held
    return others if options.projects_trump_run is d.TrumpRun.TRUMP_FIRST else held


# --- one hand ----------------------------------------------------------------------------


def best_declaration(options: Options, trump: Suit | None, hand: Cards) -> tuple[Project, ...]:
    """The highest-ranking project, then the best of those that share no card with it.

    At most as many as a player may have.
    """
    first = _highest(options, trump, hand)
    if first is None:
        return ()
    second = _highest(options, trump, without(options, hand, first))
    if second is None or limit(options) == 1:
        return (first,)
    return (first, second)


def second_beside(
    options: Options, trump: Suit | None, hand: Cards, first: Project
) -> tuple[Project, ...]:
    """The best project of `hand` that shares no card with `first`, if there is one."""
    second = _highest(options, trump, without(options, hand, first))
    return () if second is None or limit(options) == 1 else (second,)


def _highest(options: Options, trump: Suit | None, hand: Cards) -> Project | None:
    """The highest-ranking project of one hand."""
    return _highest_of(options, trump, candidates(options, trump, hand))


def best_of_kind(options: Options, trump: Suit | None, hand: Cards, kind: Kind) -> Project | None:
    """The highest-ranking project of one kind in a hand, which is what naming the kind means."""
    found = candidates(options, trump, hand)
    return _highest_of(options, trump, [it for it in found if it.kind is kind])


def _highest_of(
    options: Options, trump: Suit | None, projects: Sequence[Project]
) -> Project | None:
    held = [Held(Seat.SOUTH, it, len(it.run)) for it in projects]
    return highest_of_one(options, trump, held).project if held else None


def highest_of_one(options: Options, trump: Suit | None, held: list[Held]) -> Held:
    """The highest-ranking of the projects of one seat.

    Between equals the one that takes fewer cards, then the one that is written first.
    """
    if len(held) == 1:
        return held[0]
    best = _by_hundred_rank(options, _by_value(held))
    best = _by_top(_by_length(options, best)) if len(best) > 1 else best
    best = _least(best, lambda it: len(it.project.cards))
    return _by_trump(options, trump, best)[0]


# --- the sides ---------------------------------------------------------------------------


def compare(options: Options, trump: Suit | None, dealer: Seat, held: Sequence[Held]) -> Comparison:
    """The best of the projects that were announced, and what decided between the sides."""
    order = from_right_of(dealer)
    left = sorted(held, key=lambda it: order.index(it.seat))
    if not left:
        return Comparison(None, Because.NONE)
    because: Because | None = None if _both_sides(left) else Because.ONLY_ONE_SIDE
    asked: list[tuple[Because, Held]] = []

    def sieve(kept: list[Held], decides: Because) -> None:
        nonlocal left, because
        if because is None and _is_asked(options, trump, left, decides):
            asked.extend((decides, it) for it in left)
        if because is None and not _both_sides(kept):
            because = decides
        left = kept

    sieve(_by_value(left), Because.VALUE)
    if left[0].project.kind is Kind.HUNDRED:
        sieve(_by_hundred_rank(options, left), Because.HUNDRED_RANK)
    if len(left) > 1 and options.projects_equal_value is not d.EqualValue.EARLIER_SEAT:
        sieve(_by_length(options, left), Because.LONGER_RUN)
        sieve(_by_top(left), Because.TOP_CARD)
        if _both_sides(left) and options.projects_equal_value is d.EqualValue.CANCEL:
            return Comparison(None, Because.CANCELLED, tuple(asked))
    sieve(_by_trump(options, trump, left), Because.TRUMP_RUN)
    sieve([it for it in left if it.seat is left[0].seat], Because.EARLIER_SEAT)
    assert because is not None
    return Comparison(left[0], because, tuple(asked))


def _is_asked(options: Options, trump: Suit | None, held: list[Held], decides: Because) -> bool:
    """Whether projects have to be told of in this respect, the sides having the same so far."""
    match decides:
        case Because.HUNDRED_RANK:
            return options.projects_hundred_rank is not d.HundredRank.TOP_CARD_ONLY
        case Because.LONGER_RUN:
            all_runs = all(it.project.is_run for it in held)
            return all_runs and options.projects_longer_run is not d.LongerRun.NO_RANK
        case Because.TOP_CARD:
            return True
        case Because.TRUMP_RUN:
            runs = trump is not None and any(it.project.is_run for it in held)
            return runs and options.projects_trump_run is d.TrumpRun.TRUMP_FIRST
        case _:
            return False


def _both_sides(held: list[Held]) -> bool:
    return len({it.seat.team for it in held}) == 2
