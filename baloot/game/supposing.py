"""A state that a seat can suppose: one that looks to it exactly as its view does."""

from collections.abc import Mapping, Sequence

from attrs import evolve

from baloot.game.clues import Clues, played_by
from baloot.game.engine import apply, new_deal
from baloot.game.state import Finished, Going, InPlay
from baloot.game.stories import meant, stands_for
from baloot.game.view import Named, View, view
from baloot.messages import Message
from baloot.profile import decisions as d
from baloot.rules import dealing, declaring
from baloot.rules.comparison import best_of_kind
from baloot.rules.dealing import Pack
from baloot.rules.declaring import Dealt, Told, Unlawful, as_named
from baloot.rules.projects import Project
from baloot.table.cards import Cards
from baloot.table.seats import BySeat, Seat, Team

Hands = Mapping[Seat, Cards]
Meant = Mapping[Seat, Sequence[Project]]
Pairs = tuple[tuple[Seat, Project], ...]
Objections = list[Message]


def after_calls(seen: View, pack: Pack) -> Going:
    """The deal of a pack, with the calls and raises of a view."""
    state: Going = new_deal(seen.profile, dealer=seen.dealer, pack=pack, scores=seen.scores)
    for action in (*seen.calls, *seen.raises):
        after = apply(state, action)
        assert not isinstance(after, Finished)  # else it were over in the view
        state = after
    return state


def suppose(seen: View, clues: Clues, hands: Hands) -> Going | None:
    """The state with these hands of eight; None where `seen` is not what would be seen of it.

    No act of another seat is a breach in it, unless it is one with whatever hands.
    """
    named = _named(seen, clues, dealt_to(seen, hands))
    if named is None:  # before the calls are gone through, since most hands end here
        return None
    state = after_calls(seen, dealing.pack_of_hands(seen.dealer, hands, seen.upcard))
    if isinstance(state, InPlay):
        state = _with_play(state, seen, *named)
    return state if view(state, seen.seat) == seen else None


def dealt_to(seen: View, hands: Hands) -> Dealt:
    """What projects are judged on, were these the hands."""
    assert seen.contract is not None
    return Dealt(seen.profile.options, seen.contract.trump, seen.dealer, hands)


def _with_play(state: InPlay, seen: View, declared: Pairs, shown: Pairs) -> InPlay:
    assert seen.leader is not None
    gone = played_by(seen)
    return evolve(
        state,
        leader=seen.leader,
        hands=BySeat(*(state.hands.of(seat) - gone[seat] for seat in Seat)),
        trick=seen.trick,
        ekka=seen.ekka,
        tricks=seen.tricks,
        declared=declared,
        shown=shown,
        baloot=seen.baloot,
        breaches=seen.breaches,
    )


# --- projects ----------------------------------------------------------------------------


def named_by(seen: View, clues: Clues, seat: Seat) -> Sequence[Named]:
    """What another seat declared, as far as it can be true."""
    if seat is seen.seat:
        return ()
    return [it for it in seen.declared if it.seat is seat and it not in clues.false]


def _named(seen: View, clues: Clues, dealt: Dealt) -> tuple[Pairs, Pairs] | None:
    """What was declared and shown; None where these hands do not bear it out."""
    theirs: dict[Seat, Sequence[Project]] = {}
    for seat in clues.may:
        named = named_by(seen, clues, seat)
        found = meant(dealt, seat, named, any_of_kind=clues.any_of_kind)
        if found is None:
            return None
        theirs[seat] = found
    if any(_is_held(dealt, it) for it in clues.false):
        return None
    telling = Telling(seen, clues, dealt, theirs)
    shown = telling.show()
    known = [it.ruling.facts for it in seen.breaches if it.card is None]
    if shown is None or telling.objections != known:
        return None
    return tuple(telling.declared), shown


def _is_held(dealt: Dealt, false: Named) -> bool:
    """Whether a hand holds a kind that it is known not to hold."""
    held = best_of_kind(dealt.options, dealt.trump, dealt.hand(false.seat), false.kind)
    return false.cards is None and false.top is None and held is not None


class Telling:
    """What was declared, others having meant certain projects, and then what was shown.

    `objections` are what there was against the acts of the seat that looks.
    """

    def __init__(self, seen: View, clues: Clues, dealt: Dealt, theirs: Meant) -> None:
        self.seen, self.clues, self.dealt = seen, clues, dealt
        self.told: Told = {}
        self.declared: list[tuple[Seat, Project]] = []
        self.objections: Objections = []
        rest = {seat: list(projects) for seat, projects in theirs.items()}
        for it in seen.declared:
            if it.seat is seen.seat:
                project = self._own(it)
            elif it in clues.false:
                project = self._as_said(it)
            else:
                project = rest[it.seat].pop(0)
            self.told[it.seat] = (*self.told.get(it.seat, ()), project)
            self.declared.append((it.seat, project))

    @property
    def winner(self) -> Team | None:
        """The side that may show."""
        return declaring.compare_told(self.dealt, self.told).winner

    def show(self) -> Pairs | None:
        """What was shown; None where another seat could not have shown it lawfully."""
        winner, laid = self.winner, Told()
        shown: list[tuple[Seat, Project]] = []
        for it in self.seen.shown:
            assert it.cards is not None
            after = declaring.show(self.dealt, winner, self.told, laid, it.seat, tuple(it.cards))
            is_own = it.seat is self.seen.seat
            if is_own:
                self._object(after)
            if not isinstance(after, Unlawful):
                project = after[it.seat][-1]
            elif is_own or it in self.clues.false:
                project = self._as_said(it)
            else:
                return None
            laid[it.seat] = (*laid.get(it.seat, ()), project)
            shown.append((it.seat, project))
        return tuple(shown)

    def _own(self, named: Named) -> Project:
        """What the seat that looks has declared itself, lawfully or not."""
        dealt, seat = self.dealt, named.seat
        best = best_of_kind(dealt.options, dealt.trump, dealt.hand(seat), named.kind)
        if dealt.options.projects_declaring is d.Declaring.ONE_THEN_SHOW and (
            named.cards is None or (best is not None and best.set == named.cards)
        ):
            self._object(declaring.announce(dealt, self.told, seat, named.kind))
            return best or self._as_said(named)
        assert named.cards is not None
        after = declaring.declare(dealt, self.told, seat, tuple(named.cards))
        self._object(after)
        return self._as_said(named) if isinstance(after, Unlawful) else after[seat][-1]

    def _object(self, after: Told | Unlawful) -> None:
        if isinstance(after, Unlawful):
            self.objections.append(after.objection.facts)

    def _as_said(self, named: Named) -> Project:
        """A project as its cards say, whoever holds them; without cards where none were said."""
        options, trump = self.dealt.options, self.dealt.trump
        if named.cards is not None:
            project = as_named(options, trump, named.cards)
            assert project is not None  # else it could not stand
            return project
        ranked = None if named.top is None else stands_for(options, trump, named)
        return ranked or Project(named.kind, ())
