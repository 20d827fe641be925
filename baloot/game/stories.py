"""What a seat can have meant by the kinds of projects that it named without showing their cards."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product

from attrs import frozen

from baloot.game.view import Named
from baloot.profile import decisions as d
from baloot.profile.profile import Options
from baloot.rules import declaring
from baloot.rules.comparison import best_of_kind
from baloot.rules.declaring import Dealt, Unlawful
from baloot.rules.projects import FOURS, Project, candidates
from baloot.table.cards import NO_CARDS, Card, Cards, Rank, Suit
from baloot.table.ranking import RUN_ORDER
from baloot.table.seats import Seat


@frozen
class Story:
    """The projects that a seat can have meant, the cards it needs for them, and those it lacks."""

    projects: tuple[Project, ...]
    needs: Cards = NO_CARDS
    lacks: Cards = NO_CARDS


def stories(
    options: Options, trump: Suit | None, named: Sequence[Named], known: Cards, may: Cards
) -> list[Story]:
    """Every story of a seat that is `known` to hold some cards and `may` hold others.

    A hand bears out one of them at most: that whose projects `meant` finds in it.
    """
    choices = [_of_one(options, trump, it, known, may) for it in named]
    if len(choices) == 1:
        return choices[0]
    # A kind stands for the best of it, whatever else is named; cards, for projects side by side.
    by_kind = options.projects_declaring is d.Declaring.ONE_THEN_SHOW
    joined = {}
    for told in product(*choices):
        projects = tuple(it.projects[0] for it in told)
        needs = _union(it.needs if by_kind else it.projects[0].set for it in told)
        lacks = _union(it.lacks for it in told) if by_kind else NO_CARDS
        if len(known | needs) <= 8 and not needs & lacks:
            key = (tuple(it.set for it in projects), needs, lacks)
            joined[key] = Story(projects, needs, lacks)
    return list(joined.values())


def _union(sets: Iterable[Cards]) -> Cards:
    return Cards.of(card for cards in sets for card in cards)


def _of_one(
    options: Options, trump: Suit | None, named: Named, known: Cards, may: Cards
) -> list[Story]:
    return [
        story
        for story in _all_stories(options, trump)
        if agrees(story.projects[0], named)
        and not story.needs - known - may
        and not story.lacks & known
        and len(known | story.needs) <= 8
    ]


@lru_cache(maxsize=64)
def _all_stories(options: Options, trump: Suit | None) -> tuple[Story, ...]:
    """A story for every project in every run that a hand can hold, and for every four."""
    found = []
    for cards, lacks in (*_fours(), *_runs()):
        for project in candidates(options, trump, cards):
            found.append(Story((project,), cards, lacks))
    return tuple(found)


def _fours() -> Iterator[tuple[Cards, Cards]]:
    for rank in (*FOURS, Rank.NINE):
        yield Cards.of(Card(rank, suit) for suit in Suit), NO_CARDS


def _runs() -> Iterator[tuple[Cards, Cards]]:
    """Every run, with the cards that would make it longer."""
    for suit in Suit:
        cards = [Card(rank, suit) for rank in RUN_ORDER]
        for start in range(8):
            for end in range(start + 3, 9):
                beside = (*cards[max(start - 1, 0) : start], *cards[end : end + 1])
                yield Cards.of(cards[start:end]), Cards.of(beside)


def stands_for(options: Options, trump: Suit | None, named: Named) -> Project | None:
    """Some project that agrees with what was named, whoever holds it."""
    every = (story.projects[0] for story in _all_stories(options, trump))
    return next((it for it in every if agrees(it, named)), None)


def agrees(project: Project, named: Named) -> bool:
    """Whether a project is what was named, as far as that is known."""
    return (
        project.kind is named.kind
        and named.top in (None, project.top)
        and named.cards in (None, project.set)
        and named.is_run in (None, project.is_run)
    )


def meant(
    dealt: Dealt, seat: Seat, named: Sequence[Named], *, any_of_kind: bool = False
) -> tuple[Project, ...] | None:
    """The projects that a seat with this hand meant; None where the hand does not bear it out.

    A kind that is announced stands for the best of it, but a record can have cards beside it that
    are not: then, with `any_of_kind`, it may stand for another.
    """
    if dealt.options.projects_declaring is not d.Declaring.ONE_THEN_SHOW:
        return _declared(dealt, seat, named, {})
    found = []
    for it in named:
        hand = dealt.hand(seat)
        ranked = [best_of_kind(dealt.options, dealt.trump, hand, it.kind)]
        if any_of_kind:
            ranked += candidates(dealt.options, dealt.trump, hand)
        project = next((one for one in ranked if one is not None and agrees(one, it)), None)
        if project is None:
            return None
        found.append(project)
    return tuple(found)


def _declared(
    dealt: Dealt, seat: Seat, named: Sequence[Named], told: declaring.Told
) -> tuple[Project, ...] | None:
    """Projects that can be declared one after the other, the best that agree."""
    before = told.get(seat, ())
    if not named:
        return before
    for cards in _choices(dealt, seat, named[0], before):
        after = declaring.declare(dealt, told, seat, cards)
        if not isinstance(after, Unlawful):
            found = _declared(dealt, seat, named[1:], after)
            if found is not None:
                return found
    return None


def _choices(
    dealt: Dealt, seat: Seat, named: Named, before: tuple[Project, ...]
) -> Iterator[tuple[Card, ...]]:
    """The cards that can be meant, those of the best project first."""
    hand, trump = dealt.hand(seat), dealt.trump
    taken = Cards.of(card for it in before for card in it.cards)
    best = best_of_kind(dealt.options, trump, hand - taken, named.kind)
    held = (
        *candidates(dealt.options, trump, hand),
        *candidates(dealt.options, trump, hand - taken),
    )
    ranked = [*([best] if best else []), *held]
    return iter(dict.fromkeys(it.cards for it in ranked if agrees(it, named)))
