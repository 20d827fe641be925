"""One deal of a record played again: every act judged, every breach noted.

Strict replay stops at the first breach. Audited replay notes it and goes on: an unlawful act that
is possible stands, a call or raise that is not open is passed over.
"""

from enum import Enum

from attrs import evolve

from baloot.documents.problems import Place, Problem
from baloot.game.actions import Action, CallSawa, Declare, MakeCall, MakeRaise, Play, Show
from baloot.game.engine import apply, new_deal, stand
from baloot.game.errors import RecordError
from baloot.game.found import Mismatch, Noted, ReplayedDeal, Where
from baloot.game.judging import judgement
from baloot.game.record import DealRecord, Named, PlayedCards
from baloot.game.state import Finished, InAuction, InPlay, InStakes, State
from baloot.messages import message
from baloot.profile import Profile
from baloot.profile.decisions import Cut as CutForm
from baloot.profile.decisions import DealPattern
from baloot.rulebook.ruling import Ruling
from baloot.rules import baloot_call, dealing, play
from baloot.rules.auction import Call, Word
from baloot.rules.comparison import Held, highest_of_one
from baloot.rules.projects import candidates
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
        found = judgement(self.state, action)
        if not found.ruling.lawful:
            self.note(action.seat, found.ruling, **where)
            if not self.audited:
                raise _Stop
            if not found.possible:
                return False
        self.done.add(Where(**where))  # type: ignore[arg-type]
        self.states.append(stand(self.state, action, found.ruling))
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
        named = {0: self.deal.declares, 1: self.deal.shows}.get(number, ())
        for index, it in enumerate(named):
            if it.seat is seat:
                cards = it.cards or self.cards_of(it)
                if not cards:
                    self.not_held(it, number, index)
                    continue
                if number == 0:
                    self.act(Declare(seat, cards), trick=number, declared=index)
                else:
                    self.act(Show(seat, cards), trick=number)

    def not_held(self, named: Named, number: int, index: int) -> None:
        """A project was named by its kind, and the hand has none of that kind."""
        facts = message(
            "fact.projects-kind-not-held",
            seat=named.seat,
            kind=message(f"kind.{named.kind.value}"),
        )
        declared = index if number == 0 else None
        noted = Noted(named.seat, "fixed.original-cards", facts, trick=number, declared=declared)
        self.breaches.append(noted)
        if not self.audited:
            raise _Stop

    def cards_of(self, named: Named) -> Cards:
        """The cards of a project of which only the kind was written: the best that there is."""
        state = self.state
        assert isinstance(state, InPlay)
        hand = state.deal.hands.of(named.seat)
        trump = state.deal.contract.trump
        found = [
            Held(named.seat, it, len(it.run))
            for it in candidates(self.profile.options, trump, hand)
            if it.kind is named.kind
        ]
        if not found:
            return Cards()
        return highest_of_one(self.profile.options, trump, found).project.set

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
