"""The engine against the second reading of the play rules, on random positions."""

from collections.abc import Iterable
from random import Random

import pytest

from baloot import Profile
from baloot.profile.decisions import BY_ID
from baloot.profile.values import word
from baloot.rules import play
from baloot.table.cards import Card
from tests.positions import random_position
from tests.readings import play as reading
from tests.tables import derived_for, shipped

DECISIONS = (
    "play.trump-led",
    "play.void-against-opponent",
    "play.cannot-overtrump",
    "play.third-hand",
    "play.ekka",
)
TABLES = (*shipped(), *derived_for(*DECISIONS))
POSITIONS = 4_000


def choices(profile: Profile) -> dict[str, str]:
    """The play decisions of a profile in the words that the reading takes."""
    return {id: word(profile.options.answer(BY_ID[id])) for id in DECISIONS}


def text(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_lawful_cards(number: int) -> None:
    """On thousands of random positions a table's lawful cards are those of the reading."""
    profile, rng = TABLES[number], Random(number)
    read = choices(profile)
    for _ in range(POSITIONS):
        position = random_position(rng)
        expected = reading.lawful(
            read,
            trump=position.contract.trump and position.contract.trump.value,
            locked=position.locked,
            trick=text(position.trick),
            hand=text(position.hand),
            played=text(position.played),
            ekka_said=position.ekka,
        )
        assert set(text(play.lawful(position, profile).cards)) == expected, position


def test_tricks_and_ekka() -> None:
    """Winners, card points and the truth of an Ekka are those of the reading."""
    rng = Random(7)
    for _ in range(POSITIONS):
        position = random_position(rng)
        trump = position.contract.trump and position.contract.trump.value
        played = text(position.played)
        for card in position.hand:
            higher = play.higher_unplayed(position.contract, position.played, card)
            assert set(text(higher)) == reading.higher_unplayed(
                str(card), trump=trump, played=played
            )
        trick = (*position.trick, *position.hand)[:4]
        if len(trick) == 4:
            last = rng.random() < 0.5
            result = play.trick_result(position.contract, position.leader, trick, last=last)
            at = reading.winner(text(trick), trump=trump)
            assert result.winner is position.leader.after(at)
            assert result.card == Card.parse(text(trick)[at])
            assert result.abnat == reading.abnat(text(trick), trump=trump, last=last)


def test_enough_positions() -> None:
    """At least twenty thousand positions are compared."""
    assert len(TABLES) * POSITIONS >= 20_000
    assert len(TABLES) > len(shipped())
