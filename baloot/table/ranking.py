"""The three orders of cards, highest first, and the card points (abnat)."""

from collections.abc import Mapping
from types import MappingProxyType

from baloot.table.cards import Card, Rank, Suit


def _ranks(text: str) -> tuple[Rank, ...]:
    return tuple(map(Rank, text))


def _abnat(order: tuple[Rank, ...], *values: int) -> Mapping[Rank, int]:
    return MappingProxyType(dict(zip(order, values, strict=True)))


TRUMP_ORDER = _ranks("J9ATKQ87")
PLAIN_ORDER = _ranks("ATKQJ987")
RUN_ORDER = _ranks("AKQJT987")
"""The order in which projects are counted, in every suit."""

TRUMP_ABNAT = _abnat(TRUMP_ORDER, 20, 14, 11, 10, 4, 3, 0, 0)
PLAIN_ABNAT = _abnat(PLAIN_ORDER, 11, 10, 4, 3, 2, 0, 0, 0)
LAST_TRICK_ABNAT = 10


def order(suit: Suit, trump: Suit | None) -> tuple[Rank, ...]:
    """The ranks of `suit` from the highest, when `trump` is the trump suit (None in Sun)."""
    return TRUMP_ORDER if suit is trump else PLAIN_ORDER


def abnat(card: Card, trump: Suit | None) -> int:
    """The card points of `card`."""
    return (TRUMP_ABNAT if card.suit is trump else PLAIN_ABNAT)[card.rank]
