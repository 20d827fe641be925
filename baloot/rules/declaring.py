"""Declaring and showing projects in the form that the table has, and what then scores."""

from collections.abc import Mapping, Sequence

from attrs import frozen

from baloot.messages import Message, Value, message
from baloot.profile import decisions as d
from baloot.profile.profile import Options
from baloot.rules.baloot_call import Baloot, baloot
from baloot.rules.comparison import (
    Comparison,
    Held,
    best_declaration,
    compare,
    highest_of_one,
    second_beside,
)
from baloot.rules.objection import Objection
from baloot.rules.projects import KINDS, Project, find, limit, whole_runs
from baloot.table.cards import NO_CARDS, Card, Cards, Suit
from baloot.table.seats import Seat, from_right_of

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


# --- everything in the first trick, or by itself -----------------------------------------


def _first_trick(
    dealt: Dealt, declared: Said | None, shown: Said | None, baloot_said: bool
) -> Settled | Unlawful:
    if declared is None:
        told = {seat: dealt.best(seat) for seat in dealt.seats}
    else:
        named = _named(dealt, declared)
        if isinstance(named, Unlawful):
            return named
        told = named
    comparison = compare(dealt.options, dealt.trump, dealt.dealer, _held(dealt, told))
    laid = told
    if shown is not None:
        again = _shown_again(dealt, told, shown)
        if isinstance(again, Unlawful):
            return again
        laid = again
    return _settled(dealt, comparison, told, _of_winner(comparison, laid), baloot_said)


def _shown_again(dealt: Dealt, told: Told, shown: Said) -> Told | Unlawful:
    """What was declared and is shown: nothing else may be."""
    named = _named(dealt, shown)
    if isinstance(named, Unlawful):
        return named
    for seat, projects in named.items():
        for project in projects:
            if project not in told.get(seat, ()):
                return _unlawful("projects.declaring", "not-declared", seat, cards=project.set)
    return named


# --- one announced, the winners show -----------------------------------------------------


def _one_then_show(
    dealt: Dealt, declared: Said | None, shown: Said | None, baloot_said: bool
) -> Settled | Unlawful:
    told = _announced(dealt) if declared is None else _named_announcements(dealt, declared)
    if isinstance(told, Unlawful):
        return told
    comparison = compare(dealt.options, dealt.trump, dealt.dealer, _held(dealt, told))
    laid = _may_lay(dealt, comparison, told)
    if shown is not None:
        named = _named_showings(dealt, comparison, told, shown)
        if isinstance(named, Unlawful):
            return named
        laid = named
    return _settled(dealt, comparison, told, laid, baloot_said)


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


def _named_announcements(dealt: Dealt, declared: Said) -> Told | Unlawful:
    told: Told = {}
    standing = -1
    for seat in dealt.seats:
        named = declared.get(seat, ())
        if len(named) > 1:
            return _unlawful("projects.declaring", "announced-two", seat)
        projects = _of_seat(dealt, seat, named)
        if isinstance(projects, Unlawful):
            return projects
        for project in projects:
            kind = KINDS.index(project.kind)
            if kind < standing:
                return _unlawful("projects.declaring", "better-kind", seat, cards=project.set)
            standing = kind
            told[seat] = projects
    return told


def _named_showings(
    dealt: Dealt, comparison: Comparison, announced: Told, shown: Said
) -> Told | Unlawful:
    """What the winners lay; what was announced takes its cards and its place even if not laid."""
    told: Told = {}
    for seat in dealt.seats:
        named = shown.get(seat, ())
        if not named:
            continue
        if seat.team is not comparison.winner:
            return _unlawful("projects.declaring", "loser-shows", seat)
        before = tuple(
            it.cards for it in announced.get(seat, ()) if it.set not in map(Cards.of, named)
        )
        projects = _of_seat(dealt, seat, (*before, *named))
        if isinstance(projects, Unlawful):
            return projects
        told[seat] = projects[len(before) :]
    return told


def _may_lay(dealt: Dealt, comparison: Comparison, told: Told) -> Told:
    """All that the winning side may lay: what was announced, and a further project each."""
    laid: Told = {}
    for seat in dealt.seats:
        if seat.team is comparison.winner:
            announced = told.get(seat, ())
            if announced:
                hand = dealt.hand(seat)
                further = second_beside(dealt.options, dealt.trump, hand, announced[0])
                laid[seat] = (*announced, *further)
            else:
                laid[seat] = dealt.best(seat)
    return laid


# --- what both have in common ------------------------------------------------------------


def _named(dealt: Dealt, said: Said) -> Told | Unlawful:
    """The projects that were named by their cards, as each seat's hand allows."""
    told: Told = {}
    for seat in dealt.seats:
        projects = _of_seat(dealt, seat, said.get(seat, ()))
        if isinstance(projects, Unlawful):
            return projects
        if projects:
            told[seat] = projects
    return told


def _of_seat(
    dealt: Dealt, seat: Seat, named: Sequence[tuple[Card, ...]]
) -> tuple[Project, ...] | Unlawful:
    hand = dealt.hand(seat)
    taken = NO_CARDS
    projects: list[Project] = []
    for cards in named:
        these = Cards.of(cards)
        if len(these) < len(cards) or these & taken:
            return _unlawful("fixed.one-card-one-project", "card-twice", seat, cards=these)
        if these - hand:
            return _unlawful("fixed.original-cards", "not-held", seat, cards=these - hand)
        beside = Cards.of(card for other in named if other != cards for card in other)
        project = find(dealt.options, dealt.trump, hand, these, beside)
        if project is None:
            return _unlawful("fixed.project-kinds", "no-project", seat, cards=these)
        projects.append(project)
        taken |= these
    if len(projects) > 1 and len(projects) > limit(dealt.options):
        return _unlawful("projects.per-player", "too-many", seat)
    return tuple(projects)


def _held(dealt: Dealt, told: Told) -> list[Held]:
    return [
        Held(seat, project, _whole_length(dealt.hand(seat), project))
        for seat, projects in told.items()
        for project in projects
    ]


def _whole_length(hand: Cards, project: Project) -> int:
    """The length of the run of the original hand that a project is part of."""
    if not project.is_run:
        return 0
    return next(len(run) for run in whole_runs(hand) if not project.set - Cards.of(run))


def _of_winner(comparison: Comparison, told: Told) -> Told:
    return {seat: it for seat, it in told.items() if seat.team is comparison.winner}


def _settled(
    dealt: Dealt, comparison: Comparison, told: Told, laid: Told, baloot_said: bool
) -> Settled:
    best = comparison.best
    scoring = [it for seat in dealt.seats for it in _ranked(dealt, _held(dealt, laid), seat)]
    if best is not None and dealt.options.projects_scope is d.ProjectScope.BEST_PROJECT:
        scoring = [
            it for it in scoring if it.seat is best.seat and it.project.set == best.project.set
        ]
        could = _may_lay(dealt, comparison, told)
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
