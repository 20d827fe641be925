"""One deal of a record played again: every act judged, every breach noted.

Strict replay stops at the first breach. Audited replay notes it and goes on: an unlawful act that
is possible stands, a call or raise that is not open is passed over.
"""

from collections.abc import Callable
from enum import Enum

from attrs import evolve

from baloot.documents.problems import Place, Problem
from baloot.game.actions import (
    Action,
    Announce,
    CallSawa,
    Declare,
    MakeCall,
    MakeRaise,
    Play,
    Show,
)
from baloot.game.engine import apply, new_deal, stand, stand_declared
from baloot.game.errors import RecordError
from baloot.game.found import Mismatch, Noted, ReplayedDeal, Where
from baloot.game.judging import Judgement, declaration, judgement
from baloot.game.record import DealRecord, Named, PlayedCards
from baloot.game.state import Finished, InAuction, InPlay, InStakes, State
from baloot.messages import message
from baloot.profile import Profile
from baloot.profile.decisions import Cut as CutForm
from baloot.profile.decisions import DealPattern, Declaring
from baloot.rulebook.ruling import Ruling
from baloot.rules import baloot_call, dealing, play
from baloot.rules.auction import Call, Word
from baloot.rules.comparison import best_of_kind
from baloot.rules.declaring import as_named
from baloot.rules.projects import Kind
from baloot.table.cards import Card, Cards
from baloot.table.seats import ByTeam, Seat


class Enforce(Enum):
    """How replay treats a breach."""

    STRICT = "strict"
    AUDITED = "audited"


def replay_deal(
    profile: Profile, deal: DealRecord, dealer: Seat, scores: ByTeam[int], enforce: Enforce
) -> ReplayedDeal:
    """Plays one deal again, without a look at its claims and its result.

    Raises `RecordError` when the cards cannot be dealt.
    """
    return _Replaying(profile, deal, dealer, scores, enforce is Enforce.AUDITED).run()


class _Stop(Exception):
    """Nothing more of the deal can be replayed."""


class _Replaying:
    """One deal on its way."""

    def __init__(
        self,
        profile: Profile,
        deal: DealRecord,
        dealer: Seat,
        scores: ByTeam[int],
        audited: bool,
    ) -> None:
        self.profile = profile
        self.deal = deal
        self.audited = audited
        self.breaches: list[Noted] = []
        self.mismatches: list[Mismatch] = []
        self.done: set[Where] = set()
        self.note_cut(dealer)
        first = new_deal(profile, dealer=dealer, pack=_pack(profile, deal, dealer), scores=scores)
        self.states: list[State] = [first]

    @property
    def state(self) -> State:
        return self.states[-1]

    def run(self) -> ReplayedDeal:
        try:
            self.calls()
            self.raises()
            self.plays()
            self.sawa()
        except _Stop:
            pass
        return ReplayedDeal(
            tuple(self.states),
            tuple(self.breaches),
            tuple(self.mismatches),
            frozenset(self.done),
        )

    def note_cut(self, dealer: Seat) -> None:
        """Under `none` a cut is a breach, and else one by another than the left neighbour."""
        cut = self.deal.cut
        if cut is None:
            return
        allowed = self.profile.options.deal_cut is CutForm.LEFT_NEIGHBOUR
        if not allowed or cut.by is not dealer.left:
            facts = message("fact.cut", seat=cut.by, dealer=dealer)
            self.breaches.append(Noted(cut.by, "deal.cut", facts))

    # --- acts

    def act(self, action: Action, **where: int | Card | None) -> bool:
        """Does what can be done; whether the state went on. A breach is noted at `where`."""
        state, found = self.state, judgement(self.state, action)
        return self.take(found, action.seat, lambda: stand(state, action, found), **where)

    def take(
        self, found: Judgement, seat: Seat, after: Callable[[], State], **where: int | Card | None
    ) -> bool:
        """Goes on to the state `after` a judged act of `seat`, if it can be done."""
        if not found.ruling.lawful:
            for ruling in found.faults:
                self.note(seat, ruling, **where)
            if not self.audited:
                raise _Stop
            if not found.possible:
                return False
        self.done.add(Where(**where))  # type: ignore[arg-type]
        self.states.append(after())
        return True

    def note(self, seat: Seat, ruling: Ruling, **where: int | Card | None) -> None:
        state, card = self.state, where.get("card")
        trumped = over_trump = has_pair = False
        if isinstance(state, InPlay) and isinstance(card, Card):
            contract = state.deal.contract
            both = baloot_call.pair(contract.trump)
            has_pair = bool(both) and not both - state.deal.hands.of(seat)
            trumped = card.suit is contract.trump
            if state.trick:
                best = play.trick_result(contract, state.leader, state.trick, last=False).card
                over_trump = best.suit is contract.trump
        in_turn = not isinstance(state, Finished) and state.seat is seat
        noted = Noted(seat, ruling.rule, ruling.facts, **where)  # type: ignore[arg-type]
        self.breaches.append(
            evolve(
                noted,
                in_turn=in_turn,
                trumped=trumped,
                over_trump=over_trump,
                has_pair=has_pair,
            )
        )

    def calls(self) -> None:
        for index, (seat, call) in enumerate(self.deal.calls):
            self.act(MakeCall(seat, call or self.bare_hokum()), call=index)

    def bare_hokum(self) -> Call:
        """A Hokum whose suit is the upcard's."""
        setting = self.state.setting if not isinstance(self.state, InPlay) else None
        upcard = setting.dealt.upcard if setting else None
        if upcard is None:
            fault = message("problem.name-suit")
            raise RecordError(Problem(Place("record"), fault, ("calls",)))
        return Call(Word.HOKUM, upcard.suit)

    def raises(self) -> None:
        for index, (seat, said) in enumerate(self.deal.raises):
            self.act(MakeRaise(seat, said), raised=index)
        if self.deal.plays:
            # Cards are played after the stakes alone, so that whoever was still to speak passed.
            while isinstance(self.state, InStakes):
                self.states.append(apply(self.state, MakeRaise(self.state.seat, None)))

    def plays(self) -> None:
        for number, trick in enumerate(self.deal.plays):
            self.trick(number, trick)
        state = self.state
        if isinstance(state, InPlay):
            # Where the record ends before a card, what its player has named already.
            self.projects(len(state.tricks), state.seat)

    def trick(self, number: int, trick: PlayedCards) -> None:
        state = self.state
        if not isinstance(state, InPlay):
            said = " ".join([trick.leader.value, *(str(it.card) for it in trick.cards)])
            self.mismatch(f"plays[{number}]", said, phase_of(state))
            raise _Stop
        if trick.leader is not state.seat:
            card = trick.cards[0].card if trick.cards else None
            if card is not None:
                ruling = judgement(state, Play(trick.leader, card)).ruling
                self.note(trick.leader, ruling, trick=number, card=card)
            self.mismatch(f"plays[{number}]", trick.leader.value, state.seat.value)
            raise _Stop
        for turn, played in enumerate(trick.cards):
            seat = trick.leader.after(turn)
            self.projects(number, seat)
            action = Play(seat, played.card, played.ekka, played.baloot)
            if not self.act(action, trick=number, card=played.card):
                raise _Stop

    def projects(self, number: int, seat: Seat) -> None:
        """What a seat declared in trick one or showed in trick two, before its card."""
        if number == 0:
            for index, it in enumerate(self.deal.declares):
                if it.seat is seat:
                    self.declares(it, index)
        elif number == 1:
            for index, it in enumerate(self.deal.shows):
                if it.seat is seat:
                    self.shows(it, index)

    def declares(self, named: Named, index: int) -> None:
        """A project declared, as the table has it: by its kind alone, or by its cards.

        Cards that a record has beside an announced kind are taken for those that were meant.
        """
        state, seat = self.state, named.seat
        assert isinstance(state, InPlay)
        form = self.profile.options.projects_declaring
        cards = self.cards_of(named, f"declares[{index}]")
        where = {"trick": 0, "declared": index}
        if form is Declaring.ONE_THEN_SHOW and self.says_kind(named):
            self.act(Announce(seat, named.kind), **where)
        elif cards is None:
            self.not_held(named, **where)
        elif form is Declaring.ONE_THEN_SHOW:
            found = declaration(state, seat, cards)
            self.take(found, seat, lambda: stand_declared(state, seat, cards, found), **where)
        else:
            self.act(Declare(seat, cards), **where)

    def shows(self, named: Named, index: int) -> None:
        """A project shown in the second trick."""
        cards = self.cards_of(named, f"shows[{index}]")
        if cards is None:
            self.not_held(named, trick=1)
        else:
            self.act(Show(named.seat, cards), trick=1)

    def not_held(self, named: Named, **where: int | Card | None) -> None:
        """A project was named by its kind, and the hand has none of that kind."""
        facts = message(
            "fact.projects-kind-not-held",
            seat=named.seat,
            kind=message(f"kind.{named.kind.value}"),
        )
        self.breaches.append(
            Noted(named.seat, "fixed.original-cards", facts, **where)  # type: ignore[arg-type]
        )
        if not self.audited:
            raise _Stop

    def cards_of(self, named: Named, field: str) -> Cards | None:
        """The cards of a project; the best of its kind where only the kind was written."""
        state = self.state
        assert isinstance(state, InPlay)
        options, trump = self.profile.options, state.deal.contract.trump
        if named.cards is None:
            hand = state.deal.hands.of(named.seat)
            rest = hand - self.taken(named)
            best = best_of_kind(options, trump, rest, named.kind) or best_of_kind(
                options, trump, hand, named.kind
            )
            return None if best is None else best.set
        kind = self.kind_beside(named)
        if kind is not named.kind:
            self.mismatch(field, named.kind.value, kind.value)
            if best_of_kind(options, trump, state.deal.hands.of(named.seat), named.kind) is None:
                return None
        return named.cards

    def taken(self, named: Named) -> Cards:
        """The cards of what a seat has named already, which another of its projects cannot have.

        What it announced and has not shown takes its cards too, unless it is what is shown now.
        """
        state, taken = self.state, Cards()
        assert isinstance(state, InPlay)
        laid = [it for by, it in state.shown if by is named.seat]
        for by, it in state.declared:
            shows_it = state.tricks and it not in laid and it.kind is named.kind
            if by is named.seat and not shows_it:
                taken |= it.set
        for it in laid:
            taken |= it.set
        return taken

    def says_kind(self, named: Named) -> bool:
        """Whether the cards beside a kind say no more than it: the best of it, or another's."""
        state = self.state
        assert isinstance(state, InPlay)
        if named.cards is None:
            return True
        options, trump = self.profile.options, state.deal.contract.trump
        best = best_of_kind(options, trump, state.deal.hands.of(named.seat), named.kind)
        differs = self.kind_beside(named) is not named.kind
        return differs or (best is not None and best.set == named.cards)

    def kind_beside(self, named: Named) -> Kind:
        """The kind that the cards beside a named kind make; that kind where they make none."""
        state = self.state
        assert isinstance(state, InPlay)
        assert named.cards is not None
        project = as_named(self.profile.options, state.deal.contract.trump, named.cards)
        return named.kind if project is None else project.kind

    def sawa(self) -> None:
        said = self.deal.sawa
        if said is None:
            return
        tricks = len(self.state.tricks) if isinstance(self.state, InPlay) else 8
        if said.after != tricks:
            self.mismatch("sawa.after", str(said.after), str(tricks))
        self.act(CallSawa(said.by), trick=tricks)

    def mismatch(self, name: str, claimed: str, computed: str) -> None:
        self.mismatches.append(Mismatch(name, claimed, computed))


def phase_of(state: State) -> str:
    """Where a deal stands, in a word."""
    match state:
        case InAuction():
            return "auction"
        case InStakes():
            return "stakes"
        case InPlay():
            return "play"
        case Finished():
            return "over"


def _pack(profile: Profile, deal: DealRecord, dealer: Seat) -> tuple[Card, ...]:
    """The pack as it was dealt, cut already."""
    if deal.pack is not None:
        return deal.pack
    if deal.shuffled is not None:
        assert deal.cut is not None  # the reader asks for it
        return dealing.cut(deal.shuffled, deal.cut.at)
    assert deal.hands is not None
    if profile.options.deal_pattern is DealPattern.ALL_EIGHT:
        return dealing.pack_of_hands(dealer, deal.hands, None)
    taker = next((seat for seat in Seat if deal.upcard in list(deal.hands[seat])), None)
    if deal.upcard is None or taker is None:
        raise RecordError(Problem(Place("record"), message("problem.missing-key", key="upcard")))
    return dealing.pack_of_hands(dealer, deal.hands, deal.upcard)
