"""The kernel against numbers that were counted elsewhere."""

from random import Random

import pytest

from baloot import kernel
from baloot.kernel import bulk, sawa, trick
from baloot.kernel.bulk import perft, play_outs, random_deals
from baloot.kernel.trick import CARD_BITS, DUTIES, NO_TRUMP
from baloot.rules.compiled import play_rules
from baloot.rules.duties import DUTIES as EXPLAINED
from baloot.table.cards import PACK
from tests.kernel_answers import answers
from tests.readings import play as reading
from tests.tables import with_choices

FREE = play_rules(with_choices("saudi", ("play.third-hand", "free")).options)


@pytest.mark.parametrize(
    ("trump", "hands", "counts"),
    [
        (
            0,
            (0x20541A8, 0x90481406, 0x61B00041, 0xC02AA10),
            [8, 13, 44, 110, 770, 1199, 2264, 4351],
        ),
        (
            1,
            (0x11216820, 0x20029407, 0x821003C8, 0x4CCC0010),
            [8, 16, 33, 173, 1211, 2672, 7793, 14215],
        ),
        (
            NO_TRUMP,
            (0x14303C, 0x14A80281, 0xA8404940, 0x43038402),
            [8, 16, 20, 32, 224, 680, 1984, 5341],
        ),
    ],
)
def test_perft(trump: int, hands: tuple[int, int, int, int], counts: list[int]) -> None:
    """The numbers of lawful sequences are those that independent engines counted."""
    assert [perft(FREE, trump, hands, depth) for depth in range(1, 9)] == counts


def test_perft_ends_with_the_cards() -> None:
    """Sequences that end before the depth are counted once each."""
    hands = (1 << 0, 1 << 1, 1 << 2, 1 << 3)
    assert perft(FREE, 0, hands, 9) == perft(FREE, 0, hands, 4) == 1


def test_every_duty_is_explained() -> None:
    """Each of the kernel's duties has its rules and its sentence of facts."""
    assert len(EXPLAINED) == DUTIES


def test_the_build_is_told() -> None:
    """`COMPILED` says of every module how it was loaded."""
    for module in (bulk, sawa, trick):
        assert (not str(module.__file__).endswith(".py")) == kernel.COMPILED


def test_random_deals_are_deals() -> None:
    """Each deal gives every card to one seat, eight a seat, and another seed another deal."""
    deals = random_deals(200, seed=7)
    for hands in deals:
        assert sum(hands) == CARD_BITS
        assert [hand.bit_count() for hand in hands] == [8] * 4
    assert random_deals(200, seed=7) == deals
    assert len({*deals, *random_deals(200, seed=8), *random_deals(200, seed=1 << 40)}) == 600


def test_every_card_gets_to_every_seat() -> None:
    """In many random deals no card is dealt to a seat much more often than to another."""
    deals = random_deals(4000, seed=3)
    for card in range(32):
        for seat in range(4):
            share = sum(hands[seat] >> card & 1 for hands in deals)
            assert 850 < share < 1150


@pytest.mark.parametrize("trump", range(5))
def test_a_last_trick_played_out(trump: int) -> None:
    """With one card a hand a play-out is that trick: who takes it and its points, and the ten."""
    names = [str(card) for card in PACK]
    for number in range(100):
        cards = Random(number).sample(range(32), 4)
        south, east, north, west = (1 << card for card in cards)
        (abnat,), _ = play_outs(FREE, trump, False, [(south, east, north, west)], 3, seed=1)
        suit = "SHDC"[trump] if trump < NO_TRUMP else None
        trick = [names[card] for card in cards]
        taker = reading.winner(trick, trump=suit)
        worth = reading.abnat(trick, trump=suit, last=True)
        assert abnat == (0 if taker % 2 else 3 * worth)


@pytest.mark.parametrize(("trump", "whole"), [(0, 152 + 10), (NO_TRUMP, 120 + 10)])
def test_play_outs_of_whole_suits(trump: int, whole: int) -> None:
    """A leader that holds all trumps, or a whole suit in Sun, takes every point of the deal."""
    suits = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
    assert play_outs(FREE, trump, False, [suits], 5, seed=1)[0] == [5 * whole]


def test_play_outs_are_repeatable() -> None:
    """A seed gives the same play-outs again, another seed others."""
    deals = random_deals(20, seed=5)
    first = play_outs(FREE, 0, False, deals, 2, seed=1)
    assert play_outs(FREE, 0, False, deals, 2, seed=1) == first
    assert play_outs(FREE, 0, False, deals, 2, seed=2) != first


def test_answers_for_comparing_builds() -> None:
    """The lines by which two builds are compared cover all three parts, and repeat."""
    lines = list(answers(scale=1))
    assert {line.split()[0] for line in lines} == {"play-outs", "perft", "sawa"}
    assert lines == list(answers(scale=1))
