"""Dealing: the pack, the cut, who gets which cards and who deals next."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from attrs import frozen

from baloot.messages import message, say
from baloot.profile.decisions import AfterVoid, DealPattern, WorthlessHand
from baloot.profile.profile import Options
from baloot.table.cards import PACK, Card, Cards, Rank
from baloot.table.seats import BySeat, Seat, from_right_of

WORTHLESS = frozenset({Rank.SEVEN, Rank.EIGHT, Rank.NINE})

Pack = tuple[Card, ...]


class WrongPack(ValueError):
    """Cards that are not exactly the pack; `missing` and `double` say what is wrong."""

    def __init__(self, missing: Cards, double: Cards) -> None:
        super().__init__(missing, double)
        self.missing = missing
        self.double = double

    def __str__(self) -> str:
        return say(message("problem.pack", missing=self.missing, double=self.double))


@frozen
class Dealt:
    """The cards as they lie when the auction begins.

    `pack` is the pack that was dealt, top first; `first_five` holds what each seat was dealt
    first. With an upcard that is all it has, and `stock` holds the eleven cards that follow the
    upcard; without one, `stock` holds the twelve that complete the hands.
    """

    dealer: Seat
    pack: Pack
    first_five: BySeat[Cards]
    upcard: Card | None
    stock: Pack


def pack_from_seed(seed: int) -> Pack:
    """The pack shuffled by `seed`, the same on every Python.

    Only `Random.random` is used, whose sequence Python promises to keep. `TypeError` for a seed
    that is no whole number.
    """
    draw = _chance(seed).random
    pack = list(PACK)
    for last in range(len(pack) - 1, 0, -1):
        chosen = int(draw() * (last + 1))
        pack[last], pack[chosen] = pack[chosen], pack[last]
    return tuple(pack)


def first_dealer(seed: int) -> Seat:
    """The first dealer of a match, drawn by `seed`; `TypeError` for one that is no whole number."""
    return tuple(Seat)[int(_chance(seed).random() * 4)]


def _chance(seed: int) -> Random:
    if type(seed) is not int:
        raise TypeError(f"expected a whole number as seed, not {type(seed).__name__}")
    return Random(seed)


def check_pack(cards: Iterable[Card]) -> Pack:
    """`cards` as a pack; `WrongPack` when they are not exactly the 32 cards."""
    pack = tuple(cards)
    missing = Cards.of(PACK) - Cards.of(pack)
    if missing or len(pack) > len(PACK):
        raise WrongPack(missing, Cards.of(card for card in set(pack) if pack.count(card) > 1))
    return pack


def cut(pack: Pack, at: int) -> Pack:
    """The pack with its `at` topmost cards (1 to 31) put under the others."""
    if not 1 <= at < len(pack):
        raise ValueError(at)
    return pack[at:] + pack[:at]


def deal(options: Options, dealer: Seat, pack: Pack) -> Dealt:
    """The pack, top first and cut already, as the table deals it; `WrongPack` if it is none."""
    pack = check_pack(pack)
    seats = from_right_of(dealer)
    fives = [Cards.of(pack[3 * i : 3 * i + 3] + pack[12 + 2 * i : 14 + 2 * i]) for i in range(4)]
    first_five = BySeat.from_turn(seats[0], fives)
    if options.deal_pattern is DealPattern.ALL_EIGHT:
        return Dealt(dealer, pack, first_five, None, pack[20:])
    return Dealt(dealer, pack, first_five, pack[20], pack[21:])


def complete(dealt: Dealt, taker: Seat | None) -> BySeat[Cards]:
    """The hands of eight cards, once `taker` has the upcard (None exactly where there is none)."""
    if (taker is None) != (dealt.upcard is None):
        raise ValueError("the upcard goes to its taker, and to nobody where there is none")
    hands = []
    rest = dealt.stock
    for seat in from_right_of(dealt.dealer):
        count = 2 if seat is taker else 3
        hand = dealt.first_five.of(seat) | Cards.of(rest[:count])
        if seat is taker and dealt.upcard is not None:
            hand |= Cards.of((dealt.upcard,))
        hands.append(hand)
        rest = rest[count:]
    return BySeat.from_turn(dealt.dealer.right, hands)


def pack_of_hands(dealer: Seat, hands: Mapping[Seat, Cards], upcard: Card | None) -> Pack:
    """A pack that deals these hands of eight, the upcard going to the seat whose hand has it.

    Which five of its cards a seat was dealt first is not known from its hand, so some are taken.
    """
    seats = from_right_of(dealer)
    left = {seat: [card for card in hands[seat] if card != upcard] for seat in seats}
    first = {seat: cards[:5] for seat, cards in left.items()}
    rest = [upcard] if upcard is not None else []
    rest += [card for seat in seats for card in left[seat][5:]]
    return pack_of_fives(dealer, first, rest)


def pack_of_fives(
    dealer: Seat, first_five: Mapping[Seat, Sequence[Card]], rest: Sequence[Card]
) -> Pack:
    """The pack that deals each seat these five cards first, the `rest` lying under them."""
    seats = from_right_of(dealer)
    threes = [card for seat in seats for card in first_five[seat][:3]]
    twos = [card for seat in seats for card in first_five[seat][3:]]
    return (*threes, *twos, *rest)


def is_worthless(first_five: Cards) -> bool:
    """Whether the first five cards are such that a table may let them be thrown in."""
    return all(card.rank in WORTHLESS for card in first_five)


def dealer_after_void(options: Options, dealer: Seat) -> Seat:
    """Who deals after everyone passed, or after a redeal."""
    return dealer.right if options.deal_after_void is AfterVoid.NEXT_DEALER else dealer


def dealer_after_worthless(options: Options, dealer: Seat) -> Seat:
    """Who deals after a worthless hand was thrown in."""
    if options.deal_worthless_hand is WorthlessHand.NEXT_DEALER:
        return dealer.right
    return dealer
