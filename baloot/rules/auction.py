"""The auction: whose turn it is, what may be called, and what becomes of it."""

from enum import Enum

from attrs import evolve, frozen

from baloot.messages import Message, Value, message
from baloot.profile import decisions as d
from baloot.profile.profile import Options
from baloot.rules.dealing import dealer_after_void, dealer_after_worthless
from baloot.rules.objection import Objection
from baloot.table.cards import Card, Rank, Suit
from baloot.table.contract import Contract, Mode
from baloot.table.seats import Seat, from_right_of


class Word(Enum):
    """What can be called, in the order in which lawful calls are listed."""

    PASS = "pass"
    HOKUM = "hokum"
    SUN = "sun"
    ASHKAL = "ashkal"
    KEEP = "keep"
    SWITCH = "switch"
    WORTHLESS = "worthless"


@frozen
class Call:
    """A call; `suit` is the trump suit of a Hokum."""

    word: Word
    suit: Suit | None = None


class Stage(Enum):
    """What the seats are being asked."""

    CIRCUIT = "circuit"
    OVER_SUN = "over-sun"
    OVER_HOKUM = "over-hokum"
    SWITCH = "switch"


@frozen
class Bidding:
    """An auction that goes on; `queue` holds the seats still to be asked, the next first.

    `hokum` and `sun` are the calls that stand, with who made them; `worthless` holds the seats
    that hold a hand which may be thrown in.
    """

    dealer: Seat
    upcard: Card | None
    worthless: tuple[Seat, ...]
    queue: tuple[Seat, ...]
    round: int = 1
    stage: Stage = Stage.CIRCUIT
    hokum: tuple[Seat, Suit] | None = None
    sun: tuple[Seat, Word] | None = None

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.queue[0]

    @property
    def on_ace(self) -> bool:
        """Whether the upcard is an ace."""
        return self.upcard is not None and self.upcard.rank is Rank.ACE


@frozen
class Bought:
    """An auction that ended in a contract; `taker` gets the upcard (None without one).

    `last` is how the auction stood when it ended.
    """

    contract: Contract
    taker: Seat | None
    last: Bidding


@frozen
class VoidDeal:
    """An auction that ended without one; `thrown` when a worthless hand was thrown in."""

    next_dealer: Seat
    thrown: bool = False


Auction = Bidding | Bought | VoidDeal


def start(dealer: Seat, upcard: Card | None, worthless: tuple[Seat, ...] = ()) -> Bidding:
    """The auction before anyone has spoken."""
    return Bidding(dealer, upcard, worthless, from_right_of(dealer))


# --- what may be called ------------------------------------------------------------------


def lawful(options: Options, state: Bidding) -> tuple[Call, ...]:
    """The calls open to the seat whose turn it is, in documented order."""
    return tuple(it for it in _ALL_CALLS if objection(options, state, it) is None)


def objection(options: Options, state: Bidding, call: Call) -> Objection | None:
    """Why the seat whose turn it is may not make `call`, or None where it may."""
    match state.stage:
        case Stage.CIRCUIT:
            return _in_circuit(options, state, call)
        case Stage.OVER_SUN:
            return None if call.word in (Word.PASS, Word.SUN) else _asked_again(state)
        case Stage.OVER_HOKUM:
            return _over_hokum(options, state, call)
        case Stage.SWITCH:
            if call.word in (Word.KEEP, Word.SWITCH):
                return None
            return Objection("auction.hokum-switch", _fact("keep-or-switch", state))


_ALL_CALLS = (
    Call(Word.PASS),
    *(Call(Word.HOKUM, suit) for suit in Suit),
    *(Call(word) for word in Word if word not in (Word.PASS, Word.HOKUM)),
)


def _in_circuit(options: Options, state: Bidding, call: Call) -> Objection | None:
    match call.word:
        case Word.PASS:
            return None
        case Word.HOKUM:
            return _hokum(options, state, call.suit)
        case Word.SUN:
            return _over_ace_hokum(options, state, call.word)
        case Word.ASHKAL:
            return _ashkal(options, state)
        case Word.WORTHLESS:
            return _worthless(options, state)
        case _:
            return Objection("fixed.speaking-order", _fact("not-switching", state))


def _hokum(options: Options, state: Bidding, suit: Suit | None) -> Objection | None:
    if state.hokum is not None:
        return Objection("fixed.one-hokum", _fact("hokum-stands", state))
    if state.upcard is None:
        return None
    if state.round > 1:
        if suit is state.upcard.suit:
            return Objection("fixed.second-hokum", _fact("upcards-suit", state))
        return None
    if (
        suit is not state.upcard.suit
        and options.auction_first_hokum_suit is d.FirstHokumSuit.UPCARD
    ):
        return Objection("auction.first-hokum-suit", _fact("upcards-suit", state))
    return None


def _over_ace_hokum(options: Options, state: Bidding, word: Word) -> Objection | None:
    """A Sun, an Ashkal or a switch over a Hokum that was called on an ace."""
    if state.hokum is None or not state.on_ace:
        return None
    match options.auction_ace_hokum:
        case d.AceHokum.FREE:
            return None
        case d.AceHokum.SUN_BY_DEALERS_RIGHT_ONLY:
            if word is Word.ASHKAL or state.seat is state.dealer.right:
                return None
    return Objection("auction.ace-hokum", _fact("ace-hokum", state))


def _ashkal(options: Options, state: Bidding) -> Objection | None:
    if state.seat not in (state.dealer, state.dealer.left):
        return Objection("auction.ashkal-seats", _fact("ashkal-seat", state))
    if options.auction_ashkal_seats is d.AshkalSeats.NONE:
        return Objection("auction.ashkal-seats", _fact("no-ashkal", state))
    if state.round > 1 and not _ashkal_in_later_round(options, state):
        return Objection("auction.ashkal-round-two", _fact("later-round", state))
    if not _ashkal_moment(options, state):
        said = "nobody-bought" if state.hokum is None else "hokum-stands"
        return Objection("auction.ashkal-when", _fact(said, state))
    if state.on_ace and options.auction_ashkal_on_ace is d.AshkalOnAce.BARRED:
        return Objection("auction.ashkal-on-ace", _fact("upcard-ace", state))
    return _over_ace_hokum(options, state, Word.ASHKAL)


def _ashkal_in_later_round(options: Options, state: Bidding) -> bool:
    """Asked in turn a seat has not passed in that round; asked again it has."""
    allowed = options.auction_ashkal_round_two
    if state.stage is Stage.CIRCUIT:
        return allowed is not d.AshkalRoundTwo.NO
    return allowed is d.AshkalRoundTwo.YES


def _ashkal_moment(options: Options, state: Bidding) -> bool:
    match options.auction_ashkal_when:
        case d.AshkalWhen.AFTER_PASSES:
            return state.hokum is None and state.stage is Stage.CIRCUIT
        case d.AshkalWhen.OWN_TURN:
            return state.stage is Stage.CIRCUIT
        case d.AshkalWhen.OVER_OPPONENTS_HOKUM:
            return state.hokum is not None and state.hokum[0].team is not state.seat.team


def _worthless(options: Options, state: Bidding) -> Objection | None:
    if state.seat not in state.worthless:
        return Objection("deal.worthless-hand", _fact("worth-something", state))
    if options.deal_worthless_hand is d.WorthlessHand.OFF:
        return Objection("deal.worthless-hand", _fact("no-throwing-in", state))
    if state.hokum is not None:
        return Objection("deal.worthless-hand", _fact("hokum-stands", state))
    return None


def _over_hokum(options: Options, state: Bidding, call: Call) -> Objection | None:
    """A seat that passed before the standing Hokum, asked again."""
    match call.word:
        case Word.PASS:
            return None
        case Word.SUN:
            return _over_ace_hokum(options, state, call.word)
        case Word.ASHKAL:
            return _ashkal(options, state)
        case _:
            return _asked_again(state)


def _asked_again(state: Bidding) -> Objection:
    return Objection("fixed.asked-again", _fact("asked-again", state))


def _fact(id: str, state: Bidding) -> Message:
    facts: dict[str, Value] = {"seat": state.seat, "round": state.round, "dealer": state.dealer}
    if state.upcard is not None:
        facts |= {"upcard": state.upcard, "suit": state.upcard.suit}
    if state.hokum is not None:
        facts |= {"caller": state.hokum[0], "trump": state.hokum[1]}
    return message(f"fact.auction-{id}", **facts)


# --- words of seats that are not asked ---------------------------------------------------


def not_asked(options: Options, state: Auction, seat: Seat, call: Call) -> Objection:
    """Why `seat` is not asked now, or no more: the decision that has it so, where one has."""
    if isinstance(state, VoidDeal):
        rule = "deal.worthless-hand" if state.thrown else "auction.rounds"
        return Objection(rule, message("fact.auction-over"))
    last = state if isinstance(state, Bidding) else state.last
    rule = _late_rule(options, last, seat, call) or "fixed.speaking-order"
    if isinstance(state, Bought):
        return Objection(rule, message("fact.auction-over"))
    return Objection(rule, message("fact.auction-not-turn", turn=state.seat, seat=seat))


def _late_rule(options: Options, last: Bidding, seat: Seat, call: Call) -> str | None:
    """The decision that keeps a seat from a late Sun or switch."""
    if call.word in (Word.KEEP, Word.SWITCH) and last.hokum and last.hokum[0] is seat:
        return "auction.hokum-switch" if last.sun is None and not last.queue[1:] else None
    if call.word is not Word.SUN or (
        last.stage is Stage.CIRCUIT and last.queue[1:] and not last.sun
    ):
        return None
    order = from_right_of(last.dealer).index
    if last.sun is not None:
        earlier = order(seat) < order(last.sun[0])
        return "auction.sun-over-sun" if earlier and last.round == 1 else None
    if last.hokum is None or order(seat) >= order(last.hokum[0]):
        return None
    if _any_seat(options, last):
        barred = _over_ace_hokum(options, evolve(last, queue=(seat,)), Word.SUN)
        return barred.rule if barred else None
    return "auction.sun-over-hokum" if last.round == 1 else "auction.sun-over-second-hokum"


# --- what becomes of a call --------------------------------------------------------------


def after(options: Options, state: Bidding, call: Call) -> Auction:
    """The auction after a lawful `call` of the seat whose turn it is."""
    if call.word is Word.WORTHLESS:
        return VoidDeal(dealer_after_worthless(options, state.dealer), thrown=True)
    match state.stage:
        case Stage.CIRCUIT:
            return _after_turn(options, state, call)
        case Stage.SWITCH:
            return _hokum_bought(state) if call.word is Word.KEEP else _sun_bought(state)
        case Stage.OVER_SUN | Stage.OVER_HOKUM:
            return _after_asking_again(options, state, call)


def _after_turn(options: Options, state: Bidding, call: Call) -> Auction:
    rest = evolve(state, queue=state.queue[1:])
    match call.word:
        case Word.HOKUM:
            assert call.suit is not None
            rest = evolve(rest, hokum=(state.seat, call.suit))
        case Word.SUN | Word.ASHKAL:
            return _ask_over_sun(options, state, call.word)
    if rest.queue:
        return rest
    if rest.hokum is not None:
        return _ask_over_hokum(options, rest)
    if state.round < _rounds(options, state):
        return evolve(start(state.dealer, state.upcard, state.worthless), round=state.round + 1)
    return VoidDeal(dealer_after_void(options, state.dealer))


def _rounds(options: Options, state: Bidding) -> int:
    match options.auction_rounds:
        case d.Rounds.ONE:
            return 1
        case d.Rounds.TWO:
            return 2
        case d.Rounds.THIRD_ON_ACE:
            return 3 if state.on_ace else 2


def _ask_over_sun(options: Options, state: Bidding, word: Word) -> Auction:
    """Step (a): earlier seats may take a Sun of the first round with one of their own."""
    caller = state.seat
    order = from_right_of(state.dealer)
    earlier = order[: order.index(caller)]
    stands = evolve(state, sun=(caller, word))
    if state.round > 1 or not earlier:
        return _sun_or_ashkal_bought(options, stands)
    match options.auction_sun_over_sun:
        case d.SunOverSun.NONE:
            asked: tuple[Seat, ...] = ()
        case d.SunOverSun.EARLIER_SEAT:
            asked = earlier
        case d.SunOverSun.ACE_ONLY if not state.on_ace:
            asked = ()
        case d.SunOverSun.ACE_ONLY | d.SunOverSun.EARLIER_OPPONENT:
            asked = tuple(seat for seat in earlier if seat is not caller.partner)
    if not asked:
        return _sun_or_ashkal_bought(options, stands)
    return evolve(stands, queue=asked, stage=Stage.OVER_SUN)


def _ask_over_hokum(options: Options, state: Bidding) -> Auction:
    """Step (b): seats that passed before the standing Hokum may still say Sun."""
    assert state.hokum is not None
    order = from_right_of(state.dealer)
    earlier = order[: order.index(state.hokum[0])]
    if not earlier or not _any_seat(options, state):
        return _ask_to_switch(options, state)
    asking = evolve(state, stage=Stage.OVER_HOKUM)
    queue = tuple(seat for seat in earlier if _can_answer(options, evolve(asking, queue=(seat,))))
    return evolve(asking, queue=queue) if queue else _ask_to_switch(options, state)


def _any_seat(options: Options, state: Bidding) -> bool:
    if state.round == 1:
        return options.auction_sun_over_hokum is d.SunOverHokum.ANY_SEAT
    return options.auction_sun_over_second_hokum is d.SunOverSecondHokum.ANY_SEAT


def _can_answer(options: Options, asked: Bidding) -> bool:
    """Whether a seat that is asked again could say anything but pass."""
    return any(_over_hokum(options, asked, Call(word)) is None for word in (Word.SUN, Word.ASHKAL))


def _ask_to_switch(options: Options, state: Bidding) -> Auction:
    """Step (c): the caller of a standing Hokum may turn it into Sun."""
    assert state.hokum is not None
    asked = evolve(state, queue=(state.hokum[0],), stage=Stage.SWITCH)
    match options.auction_hokum_switch:
        case d.HokumSwitch.NEVER:
            covered = False
        case d.HokumSwitch.FIRST_ROUND:
            covered = state.round == 1
        case d.HokumSwitch.BOTH_ROUNDS:
            covered = True
    if covered and _over_ace_hokum(options, asked, Word.SWITCH) is None:
        return asked
    return _hokum_bought(state)


def _after_asking_again(options: Options, state: Bidding, call: Call) -> Auction:
    if call.word is Word.PASS:
        rest = evolve(state, queue=state.queue[1:])
        if rest.queue:
            return rest
        if state.stage is Stage.OVER_SUN:
            return _sun_or_ashkal_bought(options, rest)
        return _ask_to_switch(options, rest)
    return _sun_or_ashkal_bought(options, evolve(state, sun=(state.seat, call.word)))


def _hokum_bought(state: Bidding) -> Bought:
    assert state.hokum is not None
    caller, suit = state.hokum
    taker = caller if state.upcard is not None else None
    return Bought(Contract(Mode.HOKUM, suit, caller), taker, state)


def _sun_bought(state: Bidding) -> Bought:
    """The standing Hokum, switched to Sun by its caller."""
    taker = state.seat if state.upcard is not None else None
    return Bought(Contract(Mode.SUN, None, state.seat), taker, state)


def _sun_or_ashkal_bought(options: Options, state: Bidding) -> Bought:
    assert state.sun is not None
    caller, word = state.sun
    if word is Word.SUN:
        taker = caller if state.upcard else None
        return Bought(Contract(Mode.SUN, None, caller), taker, state)
    if options.auction_ashkal_declarer is d.AshkalDeclarer.CALLER:
        return Bought(Contract(Mode.SUN, None, caller), caller.partner, state)
    contract = Contract(Mode.SUN, None, caller.partner, caller)
    return Bought(contract, caller.partner, state)
