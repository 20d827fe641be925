"""One trick: which cards are lawful and by which duty, who wins, what it is worth.

`lawful` is the only place where the legality of a card is computed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from baloot.table.cards import PACK, Rank, Suit
from baloot.table.ranking import PLAIN_ABNAT, PLAIN_ORDER, TRUMP_ABNAT, TRUMP_ORDER

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_TRUMP: Final = 4
CARD_BITS: Final = 0xFFFFFFFF
DUTY_SHIFT: Final = 32
"""`lawful` returns the mask of lawful cards in the low 32 bits, the duty above them."""

# The fields of `rules`: where each lies, and its values.
TRUMP_LED_AT: Final = 0
OVERTAKE_OPPONENT: Final = 0
ALWAYS_OVERTAKE: Final = 1
FOLLOW_ONLY: Final = 2
AGAINST_OPPONENT_AT: Final = 2
WINNING_TRUMP: Final = 0
AGAINST_OPPONENT_FREE: Final = 1
CANNOT_OVERTRUMP_AT: Final = 3
CANNOT_OVERTRUMP_FREE: Final = 0
ANY_TRUMP: Final = 1
THIRD_HAND_AT: Final = 4
THIRD_HAND_FREE: Final = 0
UNLESS_ACE_OR_EKKA: Final = 1
TRUMP_ALWAYS: Final = 2
EKKA_AT: Final = 6
EKKA_NONE: Final = 0
EKKA_ANNOUNCED: Final = 1
EKKA_AUTOMATIC: Final = 2

# The duties: what made the lawful cards lawful.
LEAD: Final = 0
LEAD_LOCKED: Final = 1
LEAD_ONLY_TRUMPS: Final = 2
FOLLOW_PLAIN: Final = 3
VOID_IN_SUN: Final = 4
VOID_WITHOUT_TRUMPS: Final = 5
VOID_IN_TRUMP: Final = 6
FOLLOW_TRUMP: Final = 7
FOLLOW_PARTNERS_TRUMP: Final = 8
OVERTAKE: Final = 9
CANNOT_OVERTAKE: Final = 10
OPPONENT_WINS_FREE: Final = 11
WIN_WITH_TRUMP: Final = 12
NO_WINNING_TRUMP_FREE: Final = 13
NO_WINNING_TRUMP_TRUMP: Final = 14
FOURTH_FREE: Final = 15
THIRD_FREE: Final = 16
THIRD_MUST_TRUMP: Final = 17
THIRD_ACE: Final = 18
THIRD_EKKA_SAID: Final = 19
THIRD_EKKA_TRUE: Final = 20
THIRD_NO_EKKA: Final = 21
DUTIES: Final = 22


def _above(order: tuple[Rank, ...]) -> bytes:
    """For every card, the cards of its suit that stand before it in `order`, eight bits."""
    above = dict.fromkeys(Rank, 0)
    higher = 0
    for rank in order:
        above[rank] = higher
        higher |= 1 << list(Rank).index(rank)
    return bytes(above[card.rank] for card in PACK)


# Indexed by card. These are bytes, not lists, because the compiler reads a byte without making an
# object of it.
ABOVE_PLAIN: Final = _above(PLAIN_ORDER)
ABOVE_TRUMP: Final = _above(TRUMP_ORDER)
PLAIN_POINTS: Final = bytes(PLAIN_ABNAT[card.rank] for card in PACK)
TRUMP_POINTS: Final = bytes(TRUMP_ABNAT[card.rank] for card in PACK)
IS_ACE: Final = bytes(card.rank is Rank.ACE for card in PACK)

# Indexed by suit, NO_TRUMP included.
SUIT_CARDS: Final = [
    sum(1 << card.index for card in PACK if card.suit is suit) for suit in Suit
] + [0]


def beats(card: i64, best: i64, trump: i64) -> bool:
    """Whether `card`, played later, takes a trick that `best` was winning."""
    suit = card >> 3
    if suit == best >> 3:
        higher = ABOVE_TRUMP[best] if suit == trump else ABOVE_PLAIN[best]
        return higher >> (card & 7) & 1 != 0
    return suit == trump


def above(card: i64, trump: i64) -> i64:
    """The cards of the same suit that are higher than `card`."""
    higher: i64 = ABOVE_TRUMP[card] if card >> 3 == trump else ABOVE_PLAIN[card]
    return higher << (card & 24)


def winner(trick: tuple[int, ...], trump: i64) -> i64:
    """The position (from 0) of the card that wins `trick`, whole or not."""
    best: i64 = 0
    for position in range(1, len(trick)):
        if beats(trick[position], trick[best], trump):
            best = position
    return best


def worth(card: i64, trump: i64) -> i64:
    """The card points (abnat) of one card."""
    return TRUMP_POINTS[card] if card >> 3 == trump else PLAIN_POINTS[card]


def points(cards: i64, trump: i64) -> i64:
    """The card points (abnat) of a set of cards."""
    total: i64 = 0
    while cards:
        lowest: int = cards & -cards
        total += worth(lowest.bit_length() - 1, trump)
        cards ^= lowest
    return total


def higher_unplayed(card: i64, trump: i64, played: i64) -> i64:
    """The cards of the same suit above `card` that no earlier trick has seen."""
    return above(card, trump) & ~played


def ekka_is_true(card: i64, trump: i64, played: i64) -> bool:
    """Whether `card`, if led, is the highest unplayed card of a plain suit in Hokum."""
    return trump not in (NO_TRUMP, card >> 3) and not higher_unplayed(card, trump, played)


def lawful(
    rules: i64,
    trump: i64,
    locked: bool,
    hand: i64,
    played: i64,
    position: i64,
    lead: i64,
    best: i64,
    best_position: i64,
    ekka_said: bool,
) -> i64:
    """The lawful cards of `hand` and, above `DUTY_SHIFT`, the duty that made them.

    `position` counts the cards on the table; `lead` is the first of them and `best` the one
    that is winning, at `best_position` (all three are ignored when leading). `played` holds the
    cards of earlier tricks. Never empty for a hand that holds a card.
    """
    if position == 0:
        if not locked:
            return hand | LEAD << DUTY_SHIFT
        trumps = hand & SUIT_CARDS[trump]
        if not trumps:
            return hand | LEAD << DUTY_SHIFT
        if trumps == hand:
            return hand | LEAD_ONLY_TRUMPS << DUTY_SHIFT
        return hand ^ trumps | LEAD_LOCKED << DUTY_SHIFT

    led = lead >> 3
    suit: i64 = 255  # A variable, since the compiler shifts a literal in 32 bits.
    suited = hand & suit << (lead & 24)
    opponent_wins = (position - best_position) & 1
    if led == trump:
        if not suited:
            return hand | VOID_IN_TRUMP << DUTY_SHIFT
        duty = rules >> TRUMP_LED_AT & 3
        if duty == FOLLOW_ONLY:
            return suited | FOLLOW_TRUMP << DUTY_SHIFT
        if duty == OVERTAKE_OPPONENT and not opponent_wins:
            return suited | FOLLOW_PARTNERS_TRUMP << DUTY_SHIFT
        higher = suited & above(best, trump)
        if higher:
            return higher | OVERTAKE << DUTY_SHIFT
        return suited | CANNOT_OVERTAKE << DUTY_SHIFT

    if suited:
        return suited | FOLLOW_PLAIN << DUTY_SHIFT
    if trump == NO_TRUMP:
        return hand | VOID_IN_SUN << DUTY_SHIFT
    trumps = hand & SUIT_CARDS[trump]
    if not trumps:
        return hand | VOID_WITHOUT_TRUMPS << DUTY_SHIFT
    if opponent_wins:
        if rules >> AGAINST_OPPONENT_AT & 1 == AGAINST_OPPONENT_FREE:
            return hand | OPPONENT_WINS_FREE << DUTY_SHIFT
        winning = trumps
        if best >> 3 == trump:
            winning &= above(best, trump)
        if winning:
            return winning | WIN_WITH_TRUMP << DUTY_SHIFT
        if rules >> CANNOT_OVERTRUMP_AT & 1 == ANY_TRUMP:
            return trumps | NO_WINNING_TRUMP_TRUMP << DUTY_SHIFT
        return hand | NO_WINNING_TRUMP_FREE << DUTY_SHIFT
    if position == 3:
        return hand | FOURTH_FREE << DUTY_SHIFT
    return _third_hand(rules, trump, hand, trumps, played, lead, ekka_said)


def _third_hand(
    rules: i64, trump: i64, hand: i64, trumps: i64, played: i64, lead: i64, ekka_said: bool
) -> i64:
    """`lawful` for a void third hand that holds trumps while its partner's lead is winning."""
    duty = rules >> THIRD_HAND_AT & 3
    if duty == THIRD_HAND_FREE:
        return hand | THIRD_FREE << DUTY_SHIFT
    if duty == TRUMP_ALWAYS:
        return trumps | THIRD_MUST_TRUMP << DUTY_SHIFT
    if IS_ACE[lead]:
        return hand | THIRD_ACE << DUTY_SHIFT
    ekka = rules >> EKKA_AT & 3
    if ekka == EKKA_ANNOUNCED and ekka_said:
        return hand | THIRD_EKKA_SAID << DUTY_SHIFT
    if ekka == EKKA_AUTOMATIC and ekka_is_true(lead, trump, played):
        return hand | THIRD_EKKA_TRUE << DUTY_SHIFT
    return trumps | THIRD_NO_EKKA << DUTY_SHIFT
