"""Many positions at once: counting the lawful sequences of a deal, and playing deals at random.

The hands of a deal are four sets of cards in turn order, so that seats 0 and 2 are one side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from baloot.kernel.trick import CARD_BITS, beats, lawful, worth
from baloot.table.ranking import LAST_TRICK_ABNAT

if TYPE_CHECKING:
    from mypy_extensions import i64

Hands = tuple[int, int, int, int]

# A multiply-with-carry generator: 32 bits of value and, above them, the carry. Its state stays
# below 2**62, so that native integers and Python's give the same numbers; the period is 2**60.
VALUE_BITS: Final = 0xFFFFFFFF
VALUE_SHIFT: Final = 32
MULTIPLIER: Final = 698769069
WARM_UP: Final = 8

LAST_TRICK: Final = LAST_TRICK_ABNAT


def perft(rules: int, trump: int, hands: Hands, depth: int) -> int:
    """The number of lawful sequences of `depth` cards, seat 0 leading to the first trick.

    Nobody says Ekka and nothing is locked. Where the cards run out before `depth`, finished
    sequences are counted.
    """
    return _count(rules, trump, list(hands), 0, 0, depth, 0, 0, 0, 0, 0)


def _count(
    rules: i64,
    trump: i64,
    hands: list[int],
    played: i64,
    table: i64,
    depth: i64,
    seat: i64,
    position: i64,
    lead: i64,
    best: i64,
    best_position: i64,
) -> i64:
    """`perft` from the middle of a trick; `table` holds its cards, `played` those before it."""
    hand: i64 = hands[seat]
    if depth == 0 or not hand:
        return 1
    choices = lawful(rules, trump, False, hand, played, position, lead, best, best_position, False)
    cards = choices & CARD_BITS
    total: i64 = 0
    while cards:
        lowest: int = cards & -cards
        card: i64 = lowest.bit_length() - 1
        bit: i64 = lowest
        cards ^= bit
        wins = position == 0 or beats(card, best, trump)
        taker = position if wins else best_position
        hands[seat] = hand ^ bit
        if position == 3:
            everything = played | table | bit
            first = (seat + 1 + taker) & 3  # seat + 1 led this trick
            total += _count(rules, trump, hands, everything, 0, depth - 1, first, 0, 0, 0, 0)
        else:
            total += _count(
                rules,
                trump,
                hands,
                played,
                table | bit,
                depth - 1,
                (seat + 1) & 3,
                position + 1,
                lead if position else card,
                card if wins else best,
                taker,
            )
        hands[seat] = hand
    return total


def random_deals(count: int, seed: int) -> list[Hands]:
    """`count` deals of eight cards a seat, the same for a seed on every build."""
    return _deal(count, _seeded(seed))


def _deal(count: i64, chance: i64) -> list[Hands]:
    deals: list[Hands] = []
    pack = list(range(32))
    for _ in range(count):
        hands = [0, 0, 0, 0]
        last: i64 = 32
        while last:
            chance = MULTIPLIER * (chance & VALUE_BITS) + (chance >> VALUE_SHIFT)
            drawn: i64 = (chance & VALUE_BITS) * last >> VALUE_SHIFT
            last -= 1
            card = pack[drawn]
            pack[drawn] = pack[last]
            pack[last] = card
            hands[last & 3] |= 1 << card
        deals.append((hands[0], hands[1], hands[2], hands[3]))
    return deals


def play_outs(
    rules: int, trump: int, locked: bool, deals: list[Hands], times: int, seed: int
) -> tuple[list[int], int]:
    """Each of `deals` played to its end `times` times, every seat playing any lawful card.

    Seat 0 leads to the first trick and nobody says Ekka. All four hands hold the same number of
    cards, eight for a whole deal. Gives for each deal the card points (abnat) of seats 0 and 2,
    the last trick's ten among them, added up over its play-outs; and a checksum of every set of
    lawful cards met on the way, each with its duty, by which two builds can be compared.
    """
    chance: i64 = _seeded(seed)
    checksum: i64 = 0
    sums: list[int] = []
    for south, east, north, west in deals:
        total: i64 = 0
        for _ in range(times):
            abnat, checksum, chance = _play_out(
                rules, trump, locked, south, east, north, west, checksum, chance
            )
            total += abnat
        sums.append(total)
    return sums, checksum


def _play_out(
    rules: i64,
    trump: i64,
    locked: bool,
    hand: i64,
    second: i64,
    third: i64,
    fourth: i64,
    checksum: i64,
    chance: i64,
) -> tuple[i64, i64, i64]:
    """One play-out; the abnat of the first leader's side, and checksum and chance as they go on.

    The hands are turned with every card, so that `hand` is always the one to play.
    """
    abnat: i64 = 0
    played = CARD_BITS & ~(hand | second | third | fourth)
    other: i64 = 0  # 1 while the other side leads
    while hand:
        table: i64 = 0
        value: i64 = 0
        lead: i64 = 0
        best: i64 = 0
        taker: i64 = 0
        position: i64 = 0
        while position < 4:
            choices = lawful(rules, trump, locked, hand, played, position, lead, best, taker, False)
            checksum = (checksum * 33 + choices) & VALUE_BITS
            cards = choices & CARD_BITS
            rest = cards & (cards - 1)
            if rest:
                # Any of several: drop the lowest as often as chance says.
                count: i64 = 1
                while rest:
                    count += 1
                    rest &= rest - 1
                chance = MULTIPLIER * (chance & VALUE_BITS) + (chance >> VALUE_SHIFT)
                skip: i64 = (chance & VALUE_BITS) * count >> VALUE_SHIFT
                while skip:
                    skip -= 1
                    cards &= cards - 1
            lowest: int = cards & -cards
            card: i64 = lowest.bit_length() - 1
            bit: i64 = lowest
            if position == 0:
                lead = best = card
            elif beats(card, best, trump):
                best, taker = card, position
            table |= bit
            value += worth(card, trump)
            hand, second, third, fourth = second, third, fourth, hand ^ bit
            position += 1
        played |= table
        other ^= taker & 1
        if not hand:
            value += LAST_TRICK
        if not other:
            abnat += value
        while taker:
            taker -= 1
            hand, second, third, fourth = second, third, fourth, hand
    return abnat, checksum, chance


def _seeded(seed: int) -> i64:
    """The generator's state for a seed: neighbours are driven apart."""
    chance: i64 = (seed & VALUE_BITS) | (
        1 + (seed >> VALUE_SHIFT) % (MULTIPLIER - 2)
    ) << VALUE_SHIFT
    for _ in range(WARM_UP):
        chance = MULTIPLIER * (chance & VALUE_BITS) + (chance >> VALUE_SHIFT)
    return chance
