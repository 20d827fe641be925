"""The ask about buying: `auction`."""

from typing import Any

from attrs import evolve, frozen

from baloot.cases.ask import Ask, Faults, Finding
from baloot.cases.given import card_faults, unlawful
from baloot.cases.readers import read_one_of, read_seat, read_truth, read_whole
from baloot.documents.problems import Refusal
from baloot.documents.structure import structure, unknown, words
from baloot.game.words import CALL_WORDS, SaidCall
from baloot.messages import Message, message
from baloot.profile.decisions import DealPattern, FirstHokumSuit
from baloot.profile.profile import Options, Profile
from baloot.rules import auction
from baloot.rules.auction import Bidding, Bought, Call, Word
from baloot.rules.dealing import is_worthless
from baloot.rules.objection import Objection
from baloot.rules.watching import Watch
from baloot.table.cards import Card, Cards
from baloot.table.contract import Contract
from baloot.table.seats import Seat


@frozen
class GivenAuction:
    """`given` of an `auction` question."""

    dealer: Seat
    calls: tuple[SaidCall, ...]
    upcard: Card | None = None
    hands: dict[Seat, tuple[Card, ...]] | None = None

    def worthless(self) -> tuple[Seat, ...]:
        """The seats whose given cards are worthless."""
        hands = self.hands or {}
        return tuple(seat for seat, cards in hands.items() if is_worthless(Cards.of(cards)))


def _check(given: GivenAuction) -> Faults:
    hands = given.hands or {}
    faults = card_faults((("hands", seat.value), cards) for seat, cards in hands.items())
    for seat, cards in hands.items():
        if len(cards) != 5:
            fault = message("problem.first-five", count=len(cards))
            faults.append((("hands", seat.value), fault))
    return faults


def _impossible(given: GivenAuction, profile: Profile) -> Faults:
    options = profile.options
    faults: Faults = []
    has_upcard = options.deal_pattern is DealPattern.FIVE_THEN_UPCARD
    if has_upcard and given.upcard is None:
        faults.append(((), message("problem.missing-key", key="upcard")))
    for seat, cards in (given.hands or {}).items():
        if has_upcard and given.upcard in cards:
            assert given.upcard is not None
            fault = message(
                "problem.card-in-two", card=given.upcard, first="upcard", second="hands"
            )
            faults.append((("hands", seat.value), fault))
    for index, call in enumerate(given.calls):
        if call.word is Word.HOKUM and call.suit is None and _must_name(options):
            faults.append((("calls", index), message("problem.name-suit")))
    return faults or _unknown_hand(given, options)


def _unknown_hand(given: GivenAuction, options: Options) -> Faults:
    """A hand thrown in that nobody has shown, where it is the hand that decides."""
    state: auction.Auction = _start(given, options)
    for index, said in enumerate(given.calls):
        if not isinstance(state, Bidding) or said.seat is not state.seat:
            return []
        call = _call(state, said)
        hidden = said.seat not in (given.hands or {})
        if said.word is Word.WORTHLESS and hidden:
            shown = evolve(state, worthless=(said.seat,))
            if auction.objection(options, shown, call) is None:
                fault = message("problem.hand-not-given", seat=said.seat)
                return [(("calls", index), fault)]
        if auction.objection(options, state, call) is not None:
            return []
        state = auction.after(options, state, call)
    return []


def _start(given: GivenAuction, options: Options) -> Bidding:
    """The auction before the first call; at a table that deals all eight without an upcard."""
    all_eight = options.deal_pattern is DealPattern.ALL_EIGHT
    return auction.start(given.dealer, None if all_eight else given.upcard, given.worthless())


def _call(state: auction.Auction, said: SaidCall) -> Call:
    """The call; a bare Hokum means the upcard's suit."""
    upcard = state.upcard if isinstance(state, Bidding) else None
    bare = said.word is Word.HOKUM and said.suit is None
    return Call(said.word, upcard.suit if bare and upcard else said.suit)


def _must_name(options: Options) -> bool:
    """Whether every Hokum names its suit, since the first round's may be any."""
    return options.auction_first_hokum_suit is FirstHokumSuit.ANY


def _find(given: GivenAuction, profile: Profile) -> Finding:
    watch = Watch(profile.options)
    options = watch.options
    # The question presupposes an upcard; only a table that passes over it hangs on the pattern.
    state: auction.Auction = _start(given, profile.options)
    if profile.options.deal_pattern is DealPattern.ALL_EIGHT:
        assert options.deal_pattern is DealPattern.ALL_EIGHT
    for index, said in enumerate(given.calls):
        call = _call(state, said)
        objection = _objection(options, state, said.seat, call)
        if objection is not None:
            return unlawful(index, said.text, objection, profile, watch.read)
        assert isinstance(state, Bidding)
        state = auction.after(options, state, call)
    return _state(options, watch, state)


def _objection(
    options: Options, state: auction.Auction, seat: Seat, call: Call
) -> Objection | None:
    if not isinstance(state, Bidding) or seat is not state.seat:
        return auction.not_asked(options, state, seat, call)
    return auction.objection(options, state, call)


def _state(options: Options, watch: Watch, state: auction.Auction) -> Finding:
    """Where the auction stands after lawful calls."""
    fields: dict[str, Any] = {"over": not isinstance(state, Bidding)}
    fixed = ("fixed.speaking-order",)
    if isinstance(state, Bidding):
        calls = tuple(_text(options, state, it) for it in auction.lawful(options, state))
        fields |= {"seat": state.seat.value, "legal": list(calls)}
        headline = message("headline.may-call", seat=state.seat, calls=calls)
        facts = message("fact.auction-turn", seat=state.seat, round=state.round)
    elif isinstance(state, Bought):
        contract = state.contract
        fields["contract"] = contract.words
        if options.deal_pattern is DealPattern.FIVE_THEN_UPCARD and state.taker is not None:
            fields["taker"] = state.taker.value
        headline = _bought(contract)
        facts = _outcome(state)
    else:
        fields |= {"void": True, "next-dealer": state.next_dealer.value}
        headline = message("headline.void", seat=state.next_dealer)
        facts = message("fact.auction-over")
    return Finding(fields, (*fixed, *watch.read), watch.read, headline, (facts,))


def _outcome(state: Bought) -> Message:
    """Who declares, who called, and who takes the upcard."""
    contract, taker = state.contract, state.taker
    if taker is None:
        return message("fact.auction-bought", seat=contract.declarer)
    if contract.caller is None and taker is contract.declarer:
        return message("fact.auction-taken", seat=contract.declarer)
    caller = contract.caller or contract.declarer
    return message("fact.auction-ashkal", seat=contract.declarer, caller=caller, taker=taker)


def _bought(contract: Contract) -> Message:
    if contract.trump is not None:
        return message("headline.bought", seat=contract.declarer, trump=contract.trump)
    return message("headline.bought-sun", seat=contract.declarer)


def _text(options: Options, state: Bidding, call: Call) -> str:
    """The words of a call; the first round's Hokum names its suit only where it may be any."""
    if call.suit is None:
        return call.word.value
    if state.round == 1 and not _must_name(options):
        return call.word.value
    return f"{call.word.value} {call.suit.value}"


def _read_contract(value: object) -> Any:
    from baloot.cases.given import GivenContract

    given = structure(value, GivenContract)
    if given.faults():
        raise Refusal(given.faults()[0][1])
    return given.contract().words


def _read_calls(value: object) -> Any:
    """Words of calls, a suit after its Hokum."""
    calls: list[str] = []
    for word in " ".join(map(str, words(value))).split():
        if word in CALL_WORDS:
            calls.append(word)
        elif calls and calls[-1] == Word.HOKUM.value and word.upper() in "SHDC":
            calls[-1] += f" {word.upper()}"
        else:
            raise Refusal(unknown("call", word, CALL_WORDS))
    return calls


AUCTION = Ask(
    "auction",
    GivenAuction,
    _check,
    _impossible,
    _find,
    {
        "over": read_truth,
        "seat": read_seat,
        "legal": _read_calls,
        "contract": _read_contract,
        "taker": read_seat,
        "void": read_truth,
        "next-dealer": read_seat,
        "verdict": read_one_of("illegal"),
        "at": read_whole,
    },
)
