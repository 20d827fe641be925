"""Declaring and showing projects in the form that the table has, and what then scores."""

from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from baloot.messages import Message, Value, message
from baloot.profile import decisions as d
from baloot.profile.profile import Options
from baloot.rules.baloot_call import Baloot, baloot
from baloot.rules.comparison import (
    Comparison,
    Held,
    best_declaration,
    best_of_kind,
    compare,
    highest_of_one,
    second_beside,
)
from baloot.rules.objection import Objection
from baloot.rules.projects import KINDS, Kind, Project, find, limit, whole_runs
from baloot.table.cards import NO_CARDS, Card, Cards, Suit
from baloot.table.seats import Seat, Team, from_right_of

Hands = Mapping[Seat, Cards]
"""The original eight cards of the seats that are known to have something."""

Said = Mapping[Seat, Sequence[tuple[Card, ...]]]
"""Projects by seat as their cards were named."""

Told = dict[Seat, tuple[Project, ...]]


@frozen
class Unlawful:
    """A declaration or showing that may not be made."""

    seat: Seat
    objection: Objection


@frozen
class Settled:
    """What the projects come to: the comparison, the projects that score, and the Baloot."""

    comparison: Comparison
    scoring: tuple[Held, ...]
    baloot: Baloot | None


@frozen
class Dealt:
    """What the projects are judged on."""

    options: Options
    trump: Suit | None
    dealer: Seat
    hands: Hands

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in the order in which they declare."""
        return from_right_of(self.dealer)

    def hand(self, seat: Seat) -> Cards:
        """The original cards of `seat`, none where they are not known."""
        return self.hands.get(seat, NO_CARDS)

    def best(self, seat: Seat) -> tuple[Project, ...]:
        """The best declaration of `seat`."""
        return best_declaration(self.options, self.trump, self.hand(seat))


def settle(
    dealt: Dealt, declared: Said | None, shown: Said | None, *, baloot_said: bool
) -> Settled | Unlawful:
    """What the declarations come to; None stands for the best that each seat may do."""
    match dealt.options.projects_declaring:
        case d.Declaring.ONE_THEN_SHOW:
            return _one_then_show(dealt, declared, shown, baloot_said)
        case d.Declaring.FIRST_TRICK | d.Declaring.AUTOMATIC:
            return _first_trick(dealt, declared, shown, baloot_said)


# --- one after the other -----------------------------------------------------------------


def declare(
    dealt: Dealt, told: Told, seat: Seat, cards: tuple[Card, ...], beside: Cards = NO_CARDS
) -> Told | Unlawful:
    """What stands declared once `seat` has declared the project of `cards` too.

    `beside` are the cards of projects that the seat names in the same breath.
    """
    before = told.get(seat, ())
    if before and dealt.options.projects_declaring is d.Declaring.ONE_THEN_SHOW:
        return _unlawful("projects.declaring", "announced-two", seat)
    project = _project(dealt, seat, before, cards, beside)
    if isinstance(project, Unlawful):
        return project
    if dealt.options.projects_declaring is d.Declaring.ONE_THEN_SHOW:
        kinds = [KINDS.index(it.kind) for projects in told.values() for it in projects]
        if kinds and KINDS.index(project.kind) < max(kinds):
            said = message(f"kind.{project.kind.value}")
            return _unlawful("projects.declaring", "better-kind", seat, kind=said)
    return {**told, seat: (*before, project)}


def announce(dealt: Dealt, told: Told, seat: Seat, kind: Kind) -> Told | Unlawful:
    """What stands announced once `seat` has named a kind: the best that it holds of that kind."""
    project = best_of_kind(dealt.options, dealt.trump, dealt.hand(seat), kind)
    if project is None:
        said = message(f"kind.{kind.value}")
        return _unlawful("fixed.original-cards", "kind-not-held", seat, kind=said)
    return declare(dealt, told, seat, project.cards)


def show(
    dealt: Dealt,
    winner: Team | None,
    told: Told,
    laid: Told,
    seat: Seat,
    cards: tuple[Card, ...],
    beside: Cards = NO_CARDS,
) -> Told | Unlawful:
    """What stands shown once `seat` has laid the project of `cards` too.

    `winner` is the side that may show. What a seat announced takes its cards and its place, laid
    or not.
    """
    if seat.team is not winner:
        return _unlawful("projects.declaring", "loser-shows", seat)
    already = laid.get(seat, ())
    these = Cards.of(cards)
    announced = tuple(it for it in told.get(seat, ()) if it.set != these and it not in already)
    project = _project(dealt, seat, (*announced, *already), cards, beside)
    if isinstance(project, Unlawful):
        return project
    return {**laid, seat: (*already, project)}


def _project(
    dealt: Dealt,
    seat: Seat,
    before: Sequence[Project],
    cards: tuple[Card, ...],
    beside: Cards,
) -> Project | Unlawful:
    """The project of `cards` that a seat may name beside those `before`."""
    hand, these = dealt.hand(seat), Cards.of(cards)
    taken = Cards.of(card for it in before for card in it.cards)
    if len(these) < len(cards) or these & taken:
        twice = Cards.of(it for it in cards if it in taken or cards.count(it) > 1)
        return _unlawful("fixed.one-card-one-project", "card-twice", seat, cards=twice)
    if these - hand:
        return _unlawful("fixed.original-cards", "not-held", seat, cards=these - hand)
    project = find(dealt.options, dealt.trump, hand, these, taken | beside)
    if project is None:
        return _unlawful("fixed.project-kinds", "no-project", seat, cards=cards)
    if before and len(before) >= limit(dealt.options):
        return _unlawful("projects.per-player", "too-many", seat)
    return project


def as_named(options: Options, trump: Suit | None, cards: Cards) -> Project | None:
    """The project that `cards` make, whoever holds them."""
    return find(options, trump, cards, cards, NO_CARDS)


# --- everything in the first trick, or by itself -----------------------------------------


def _first_trick(
    dealt: Dealt, declared: Said | None, shown: Said | None, baloot_said: bool
) -> Settled | Unlawful:
    told = _told(dealt, declared)
    if isinstance(told, Unlawful):
        return told
    comparison = compare_told(dealt, told)
    laid = told
    if shown is not None:
        again = _shown_again(dealt, told, shown)
        if isinstance(again, Unlawful):
            return again
        laid = again
    return conclude(dealt, comparison, told, _of_winner(comparison, laid), baloot_said)


def _told(dealt: Dealt, declared: Said | None) -> Told | Unlawful:
    if declared is None:
        return {seat: best for seat in dealt.seats if (best := dealt.best(seat))}
    told: Told = {}
    for seat in dealt.seats:
        for cards, beside in _with_others(declared.get(seat, ())):
            after = declare(dealt, told, seat, cards, beside)
            if isinstance(after, Unlawful):
                return after
            told = after
    return told


def _with_others(
    named: Sequence[tuple[Card, ...]],
) -> Iterator[tuple[tuple[Card, ...], Cards]]:
    """Each of the projects of one seat with the cards of the others."""
    for index, cards in enumerate(named):
        others = (*named[:index], *named[index + 1 :])
        yield cards, Cards.of(card for other in others for card in other)


def _shown_again(dealt: Dealt, told: Told, shown: Said) -> Told | Unlawful:
    """What was declared and is shown: nothing else may be."""
    named = _told(dealt, shown)
    if isinstance(named, Unlawful):
        return named
    for seat, projects in named.items():
        for project in projects:
            if project not in told.get(seat, ()):
                return _unlawful("projects.declaring", "not-declared", seat, cards=project.cards)
    return named


# --- one announced, the winners show -----------------------------------------------------


def _one_then_show(
    dealt: Dealt, declared: Said | None, shown: Said | None, baloot_said: bool
) -> Settled | Unlawful:
    told = _announced(dealt) if declared is None else _told(dealt, declared)
    if isinstance(told, Unlawful):
        return told
    comparison = compare_told(dealt, told)
    laid = may_lay(dealt, comparison, told)
    if shown is not None:
        laid = {}
        for seat in dealt.seats:
            for cards, beside in _with_others(shown.get(seat, ())):
                after = show(dealt, comparison.winner, told, laid, seat, cards, beside)
                if isinstance(after, Unlawful):
                    return after
                laid = after
    return conclude(dealt, comparison, told, laid, baloot_said)


def _announced(dealt: Dealt) -> Told:
    """Each seat's best project, unless a better kind stands announced."""
    told: Told = {}
    standing = -1
    for seat in dealt.seats:
        first = dealt.best(seat)[:1]
        if first and KINDS.index(first[0].kind) >= standing:
            told[seat] = first
            standing = KINDS.index(first[0].kind)
    return told


def may_lay(dealt: Dealt, comparison: Comparison, told: Told) -> Told:
    """All that the winning side may lay: what was announced, and a further project each."""
    laid: Told = {}
    for seat in dealt.seats:
        if seat.team is comparison.winner:
            announced = tuple(it for it in told.get(seat, ()) if it.cards)
            if announced:
                hand = dealt.hand(seat)
                further = second_beside(dealt.options, dealt.trump, hand, announced[0])
                laid[seat] = (*announced, *further)
            else:
                laid[seat] = dealt.best(seat)
    return laid


# --- what both have in common ------------------------------------------------------------


def compare_told(dealt: Dealt, told: Told) -> Comparison:
    """The comparison of what was declared, but for kinds of which nobody holds the cards."""
    return compare(dealt.options, dealt.trump, dealt.dealer, _held(dealt, told))


def _held(dealt: Dealt, told: Told) -> list[Held]:
    return [
        Held(seat, project, _whole_length(dealt.hand(seat), project))
        for seat, projects in told.items()
        for project in projects
        if project.cards
    ]


def _whole_length(hand: Cards, project: Project) -> int:
    """The length of the run of the original hand that a project is part of."""
    if not project.is_run:
        return 0
    runs = (len(run) for run in whole_runs(hand) if not project.set - Cards.of(run))
    return next(runs, len(project.cards))


def _of_winner(comparison: Comparison, told: Told) -> Told:
    return {seat: it for seat, it in told.items() if seat.team is comparison.winner}


def conclude(
    dealt: Dealt, comparison: Comparison, told: Told, laid: Told, baloot_said: bool
) -> Settled:
    """What scores, and the Baloot, once everything is declared and laid."""
    best = comparison.best
    scoring = [it for seat in dealt.seats for it in _ranked(dealt, _held(dealt, laid), seat)]
    if best is not None and dealt.options.projects_scope is d.ProjectScope.BEST_PROJECT:
        scoring = [
            it for it in scoring if it.seat is best.seat and it.project.set == best.project.set
        ]
        could = may_lay(dealt, comparison, told)
        laid = {seat: (*laid.get(seat, ()), *could.get(seat, ())) for seat in dealt.seats}
    called = baloot(
        dealt.options, dealt.trump, dealt.hands, declared=told, shown=laid, said=baloot_said
    )
    return Settled(comparison, tuple(scoring), called)


def _ranked(dealt: Dealt, held: list[Held], seat: Seat) -> list[Held]:
    """The projects of one seat, the best first."""
    mine = [it for it in held if it.seat is seat]
    ranked = []
    while mine:
        best = highest_of_one(dealt.options, dealt.trump, mine)
        mine.remove(best)
        ranked.append(best)
    return ranked


def _unlawful(rule: str, fact: str, seat: Seat, **facts: Value) -> Unlawful:
    said: Message = message(f"fact.projects-{fact}", seat=seat, **facts)
    return Unlawful(seat, Objection(rule, said))
