"""Records: a deal or a match written down in short words, and read back."""

from collections.abc import Mapping
from typing import Any

from attrs import evolve, field, frozen

from baloot.game.actions import CallSawa, MakeCall, MakeRaise, Play
from baloot.game.expecting import expect
from baloot.game.judging import profile_of
from baloot.game.match import Match
from baloot.game.state import Finished, InAuction, InPlay, InStakes, State
from baloot.profile.decisions import ClaimReason, Declaring
from baloot.profile.profile import Profile
from baloot.rules.auction import Call
from baloot.rules.comparison import best_of_kind
from baloot.rules.projects import Kind, Project
from baloot.rules.stakes import Said
from baloot.table.cards import Card, Cards
from baloot.table.seats import ByTeam, Seat

VERSION = 1


@frozen
class Named:
    """A project declared or shown: its kind, and its cards where they were written down."""

    seat: Seat
    kind: Kind
    cards: Cards | None = None


@frozen
class PlayedCard:
    """A card played, with what was said with it."""

    card: Card
    ekka: bool = False
    baloot: bool = False


@frozen
class PlayedCards:
    """A trick, whole or not: who led, and the cards in turn."""

    leader: Seat
    cards: tuple[PlayedCard, ...]


@frozen
class Cut:
    """Who cut a shuffled pack, and how many cards went under."""

    by: Seat
    at: int


@frozen
class SaidSawa:
    """A Sawa: who said it, after how many tricks."""

    by: Seat
    after: int


@frozen
class Claim:
    """A claim of a fault: by whom, of what, against which seat, and where.

    `trick` and `card` name a card, or one of `call`, `raised` and `declared` the index of a call,
    a raise or a declaration.
    """

    by: Seat
    reason: ClaimReason
    seat: Seat
    trick: int | None = None
    card: Card | None = None
    call: int | None = None
    raised: int | None = None
    declared: int | None = None


@frozen
class DealRecord:
    """One deal. `dealer` is None where it follows from the deal before.

    The cards are given as `pack` (cut already), as `shuffled` with its `cut`, or as `hands` of
    eight with the `upcard`. `result` is what somebody claims that the deal came to.
    """

    dealer: Seat | None = None
    scores: ByTeam[int] | None = None
    pack: tuple[Card, ...] | None = None
    shuffled: tuple[Card, ...] | None = None
    cut: Cut | None = None
    hands: Mapping[Seat, Cards] | None = field(default=None, hash=False)
    upcard: Card | None = None
    calls: tuple[tuple[Seat, Call | None], ...] = ()
    raises: tuple[tuple[Seat, Said], ...] = ()
    declares: tuple[Named, ...] = ()
    shows: tuple[Named, ...] = ()
    plays: tuple[PlayedCards, ...] = ()
    sawa: SaidSawa | None = None
    claims: tuple[Claim, ...] = ()
    result: ByTeam[int] | None = None


@frozen
class Record:
    """A deal, or a match of several, played by one profile.

    `profile` is the label, name and fingerprint; `choices` are those of a profile that is not
    shipped, so that the record can be replayed anywhere.
    """

    profile: str
    deals: tuple[DealRecord, ...]
    is_match: bool = False
    choices: Mapping[str, Any] | None = field(default=None, hash=False)


# --- writing -----------------------------------------------------------------------------


def record(state_or_match: State | Match) -> Record:
    """The record of a deal as far as it has come, or of a match with all its deals."""
    wanted = (Match, InAuction, InStakes, InPlay, Finished)
    expect(state_or_match, wanted, "a state or a match")
    if isinstance(state_or_match, Match):
        match = state_or_match
        deals = tuple(deal_record(it, first=index == 0) for index, it in enumerate(match.deals))
        return Record(match.profile.label, deals, True, _choices(match.profile))
    profile = profile_of(state_or_match)
    return Record(profile.label, (deal_record(state_or_match),), False, _choices(profile))


def _choices(profile: Profile) -> Mapping[str, Any] | None:
    """The choices that arise, where the profile is not one that everybody has."""
    from baloot.profile.shelf import SHIPPED
    from baloot.profile.values import plain

    if profile.name in SHIPPED:
        return None
    return {it.id: plain(profile.options.answer(it)) for it in profile.arising}


def deal_record(state: State, *, first: bool = True) -> DealRecord:
    """One deal as far as it has come."""
    setting = state.deal.setting if isinstance(state, InPlay) else state.setting
    at = state.last if isinstance(state, Finished) else state
    calls = at.deal.calls if isinstance(at, InPlay) else at.calls
    if isinstance(state, Finished) and isinstance(state.end, MakeCall):
        calls = (*calls, state.end)
    raises = at.deal.raises if isinstance(at, InPlay) else getattr(at, "raises", ())
    written = DealRecord(
        dealer=setting.dealer if first else None,
        scores=setting.scores if first else None,
        pack=setting.dealt.pack,
        calls=tuple((it.seat, it.call) for it in calls if isinstance(it, MakeCall)),
        raises=tuple((it.seat, it.said) for it in raises if isinstance(it, MakeRaise)),
    )
    if not isinstance(at, InPlay):
        return written
    return evolve(
        written,
        declares=tuple(Named(seat, it.kind, _said(at, seat, it)) for seat, it in at.declared),
        shows=tuple(Named(seat, it.kind, it.set) for seat, it in at.shown),
        plays=_plays(at, state),
        sawa=_sawa(at, state),
        result=state.points if isinstance(state, Finished) else None,
    )


def _said(at: InPlay, seat: Seat, project: Project) -> Cards | None:
    """The cards of a declared project, where the table has them said, or another record had.

    What is announced is the best of its kind; only a record can have named another.
    """
    options = profile_of(at).options
    if options.projects_declaring is not Declaring.ONE_THEN_SHOW or not project.cards:
        return project.set or None
    best = best_of_kind(options, at.deal.contract.trump, at.deal.hands.of(seat), project.kind)
    return None if best is not None and best.set == project.set else project.set


def _plays(at: InPlay, state: State) -> tuple[PlayedCards, ...]:
    said = set(at.baloot)
    tricks = [(it.leader, it.cards, it.ekka) for it in at.tricks]
    table, ekka = at.trick, at.ekka
    if isinstance(state, Finished) and isinstance(state.end, Play):
        table = (*table, state.end.card)
        if state.end.baloot:
            said.add((state.end.seat, state.end.card))
    if table:
        tricks.append((at.leader, table, ekka))
    return tuple(
        PlayedCards(
            leader,
            tuple(
                PlayedCard(card, ekka and turn == 0, (leader.after(turn), card) in said)
                for turn, card in enumerate(cards)
            ),
        )
        for leader, cards, ekka in tricks
    )


def _sawa(at: InPlay, state: State) -> SaidSawa | None:
    if isinstance(state, Finished) and isinstance(state.end, CallSawa):
        return SaidSawa(state.end.seat, len(at.tricks))
    return None
