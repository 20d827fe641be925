"""What the kernel answers to many questions, one a line, so that two builds can be compared.

`python -m tests.kernel_answers plain` prints them, and refuses where another build was loaded;
the lines of both builds must be the same.
"""

import sys
from collections.abc import Iterator
from itertools import product
from random import Random

from baloot import kernel
from baloot.kernel.bulk import perft, play_outs, random_deals
from baloot.kernel.sawa import SawaSearch
from baloot.kernel.trick import (
    AGAINST_OPPONENT_AT,
    CANNOT_OVERTRUMP_AT,
    EKKA_AT,
    THIRD_HAND_AT,
    TRUMP_LED_AT,
)

ALL_RULES = tuple(
    led << TRUMP_LED_AT
    | against << AGAINST_OPPONENT_AT
    | without << CANNOT_OVERTRUMP_AT
    | third << THIRD_HAND_AT
    | ekka << EKKA_AT
    for led, against, without, third, ekka in product(range(3), range(2), range(2), *[range(3)] * 2)
)
"""Every table's way to play that the kernel knows."""

Ending = tuple[int, bool, int, list[int]]


def endings(seed: int, count: int, size: int) -> Iterator[Ending]:
    """Random claims: the trump, whether it is locked, the claimer, and hands of `size` cards."""
    rng = Random(seed)
    for hands in random_deals(count, seed):
        cards = [[card for card in range(32) if hand >> card & 1] for hand in hands]
        kept = [sum(1 << card for card in rng.sample(hand, size)) for hand in cards]
        trump = rng.randrange(5)
        yield trump, trump < 4 and rng.random() < 0.3, rng.randrange(4), kept


def answers(scale: int = 10) -> Iterator[str]:
    """The lines, more of them the larger `scale`."""
    for rules in ALL_RULES:
        for trump, locked in ((0, False), (3, True), (4, False)):
            sums, checksum = play_outs(
                rules, trump, locked, random_deals(scale, rules), 2, seed=trump
            )
            yield f"play-outs {rules} {trump} {sums} {checksum}"
    for number, deal in enumerate(random_deals(scale, 5)):
        rules = ALL_RULES[number * 31 % len(ALL_RULES)]
        yield f"perft {rules} {number % 5} {perft(rules, number % 5, deal, 8)}"
    for size in range(1, 9):
        for number, (trump, locked, claimer, hands) in enumerate(endings(size, 5 * scale, size)):
            rules = ALL_RULES[number * 31 % len(ALL_RULES)]
            search = SawaSearch(rules, trump, locked, claimer, number % 2 == 0)
            holds = search.holds(claimer, hands)
            line = [] if holds else search.refutation(claimer, hands)
            yield f"sawa {rules} {trump} {locked} {claimer} {hands} {holds} {line}"


if __name__ == "__main__":
    loaded = "compiled" if kernel.COMPILED else "plain"
    if sys.argv[1:] != [loaded]:
        sys.exit(f"the {loaded} kernel was loaded")
    for line in answers(scale=30):
        print(line)
