"""Replaying records: every act judged again, every breach noted, every claim of points checked.

Strict replay stops at the first breach. Audited replay notes it and goes on: an unlawful act that
is possible stands, a call or raise that is not open is passed over.
"""

from enum import Enum

from attrs import evolve, field, frozen

from baloot.documents.problems import Place, Problem
from baloot.game.actions import Action, CallSawa, Declare, MakeCall, MakeRaise, Play, Show
from baloot.game.engine import NO_SCORES, apply, new_deal, stand
from baloot.game.errors import RecordError
from baloot.game.judging import judgement
from baloot.game.record import DealRecord, Named, PlayedCards, Record
from baloot.game.state import Finished, InAuction, InPlay, InStakes, State
from baloot.messages import Message, message, say
from baloot.profile import Profile, load_profile
from baloot.profile.decisions import Cut as CutForm
from baloot.profile.decisions import DealPattern, Enforcement
from baloot.profile.errors import ProfileError, UnknownProfile
from baloot.profile.loading import with_choices
from baloot.rulebook.ruling import Ruling
from baloot.rules import dealing, match, play
from baloot.rules.auction import Call, Word
from baloot.rules.comparison import Held, highest_of_one
from baloot.rules.projects import candidates
from baloot.table.cards import Card, Cards
from baloot.table.seats import ByTeam, Seat, Team


class Enforce(Enum):
    """How replay treats a breach."""

    STRICT = "strict"
    AUDITED = "audited"


@frozen
class Noted:
    """A breach and where it stands: at a trick and card, or at the index of a call or raise."""

    seat: Seat
    rule: str
    facts: Message
    trick: int | None = None
    card: Card | None = None
    call: int | None = None
    raised: int | None = None
    declared: int | None = None
    in_turn: bool = True
    trumped: bool = False
    over_trump: bool = False

    @property
    def text(self) -> str:
        """The facts in English."""
        return say(self.facts)


@frozen
class Mismatch:
    """A field of the record that does not say what the replay came to."""

    field: str
    claimed: str
    computed: str


@frozen
class ReplayedDeal:
    """One deal replayed: every state on the way, and what was found."""

    states: tuple[State, ...] = field(repr=False)
    breaches: tuple[Noted, ...]
    mismatches: tuple[Mismatch, ...]

    @property
    def state(self) -> State:
        """Where the deal ended, or how far the record goes."""
        return self.states[-1]


@frozen
class Replay:
    """A record replayed. `scores` and `winner` are those after its last deal."""

    profile: Profile = field(repr=False)
    deals: tuple[ReplayedDeal, ...]
    scores: ByTeam[int]
    winner: Team | None

    @property
    def states(self) -> tuple[State, ...]:
        """The states of all deals, in order."""
        return tuple(state for deal in self.deals for state in deal.states)

    @property
    def breaches(self) -> tuple[Noted, ...]:
        """The breaches of all deals, in order."""
        return tuple(breach for deal in self.deals for breach in deal.breaches)

    @property
    def mismatches(self) -> tuple[Mismatch, ...]:
        """The mismatches of all deals, in order."""
        return tuple(it for deal in self.deals for it in deal.mismatches)


def replay(record: Record, enforce: Enforce | str | None = None) -> Replay:
    """Plays a record again. `enforce` is how its profile has it where nothing is given.

    Raises `RecordError` when the profile cannot be had or the record cannot be dealt.
    """
    return replay_as(record, profile_of_record(record), enforce)


def replay_as(record: Record, profile: Profile, enforce: Enforce | str | None = None) -> Replay:
    """`replay` by a given profile, whatever the record names."""
    if enforce is None:
        audited = profile.options.play_enforcement is Enforcement.AUDITED
    else:
        audited = Enforce(enforce) is Enforce.AUDITED
    deals: list[ReplayedDeal] = []
    dealer = record.deals[0].dealer
    scores = record.deals[0].scores or NO_SCORES
    winner: Team | None = None
    for deal in record.deals:
        assert dealer is not None  # the reader asks for the first dealer
        done = _Replaying(profile, deal, dealer, scores, audited).run()
        deals.append(done)
        last = done.state
        if not isinstance(last, Finished):
            break
        scores = match.add(scores, last.points)
        dealer = last.next_dealer
        winner = last.gahwa
        if winner is None and last.contract is not None:
            winner = match.winner(profile.options, scores, last.points)
    return Replay(profile, tuple(deals), scores, winner)


def profile_of_record(record: Record) -> Profile:
    """The profile that a record was played by, from its name or from its own choices."""
    name, _, mark = record.profile.partition("@")
    if record.choices is not None:
        profile = with_choices(name, record.choices)
    else:
        try:
            profile = load_profile(name)
        except UnknownProfile as error:
            raise _error(message("problem.record-profile", reason=error.message)) from None
        except ProfileError as error:
            raise RecordError(*error.problems) from None
    if mark and mark != profile.fingerprint:
        given, known = mark, profile.fingerprint
        raise _error(message("problem.record-fingerprint", name=name, given=given, known=known))
    return profile


def _error(fault: Message) -> RecordError:
    return RecordError(Problem(Place("record"), fault, ("profile",)))


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
        self.check_result()
        return ReplayedDeal(tuple(self.states), tuple(self.breaches), tuple(self.mismatches))

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
        if found.ruling.lawful:
            self.states.append(apply(self.state, action))
            return True
        self.note(action.seat, found.ruling, **where)
        if not self.audited:
            raise _Stop
        if not found.possible:
            return False
        self.states.append(stand(self.state, action))
        return True

    def note(self, seat: Seat, ruling: Ruling, **where: int | Card | None) -> None:
        state, card = self.state, where.get("card")
        trumped = over_trump = False
        if isinstance(state, InPlay) and isinstance(card, Card):
            contract = state.deal.contract
            trumped = card.suit is contract.trump
            if state.trick:
                best = play.trick_result(contract, state.leader, state.trick, last=False).card
                over_trump = best.suit is contract.trump
        in_turn = not isinstance(state, Finished) and state.seat is seat
        noted = Noted(seat, ruling.rule, ruling.facts, **where)  # type: ignore[arg-type]
        self.breaches.append(evolve(noted, in_turn=in_turn, trumped=trumped, over_trump=over_trump))

    def calls(self) -> None:
        for index, (seat, call) in enumerate(self.deal.calls):
            self.act(MakeCall(seat, call or self.bare_hokum()), call=index)

    def bare_hokum(self) -> Call:
        """A Hokum whose suit is the upcard's."""
        setting = self.state.setting if not isinstance(self.state, InPlay) else None
        upcard = setting.dealt.upcard if setting else None
        if upcard is None:
            raise _error(message("problem.name-suit"))
        return Call(Word.HOKUM, upcard.suit)

    def raises(self) -> None:
        for index, (seat, said) in enumerate(self.deal.raises):
            self.act(MakeRaise(seat, said), raised=index)

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
            said = " ".join(str(it.card) for it in trick.cards)
            self.mismatch(f"plays[{number}]", said, _phase(state))
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
                if number == 0:
                    self.act(Declare(seat, cards), trick=number, declared=index)
                else:
                    self.act(Show(seat, cards), trick=number)

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

    # --- what is claimed

    def mismatch(self, name: str, claimed: str, computed: str) -> None:
        self.mismatches.append(Mismatch(name, claimed, computed))

    def check_result(self) -> None:
        claimed, state = self.deal.result, self.state
        if claimed is None:
            return
        computed = state.points if isinstance(state, Finished) else None
        for team in Team:
            of_team = str(computed.of(team)) if computed else _phase(state)
            if str(claimed.of(team)) != of_team:
                self.mismatch(f"result.{team.value}", str(claimed.of(team)), of_team)


def _phase(state: State) -> str:
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
