"""The kernel against numbers that were counted elsewhere."""

import pytest

from baloot.kernel.bulk import perft
from baloot.kernel.trick import DUTIES, NO_TRUMP
from baloot.rules.compiled import play_rules
from baloot.rules.duties import DUTIES as EXPLAINED
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
