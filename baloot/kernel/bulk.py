"""Many positions at once: counting the lawful sequences of a deal."""

from baloot.kernel.trick import CARD_BITS, beats, lawful


def perft(rules: int, trump: int, hands: tuple[int, int, int, int], depth: int) -> int:
    """The number of lawful sequences of `depth` cards, seat 0 leading to the first trick.

    Nobody says Ekka and nothing is locked. Where the cards run out before `depth`, finished
    sequences are counted.
    """
    return _count(rules, trump, list(hands), 0, 0, depth, 0, 0, 0, 0, 0)


def _count(
    rules: int,
    trump: int,
    hands: list[int],
    played: int,
    table: int,
    depth: int,
    seat: int,
    position: int,
    lead: int,
    best: int,
    best_position: int,
) -> int:
    """`perft` from the middle of a trick; `table` holds its cards, `played` those before it."""
    hand = hands[seat]
    if depth == 0 or not hand:
        return 1
    choices = lawful(rules, trump, False, hand, played, position, lead, best, best_position, False)
    cards = choices & CARD_BITS
    total = 0
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
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
