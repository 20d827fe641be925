"""The thirty-two cards, sets of them, and their text.

Neither `Rank` nor `Card` has an order: which of two cards is higher depends on the contract,
and `baloot.table.ranking` says so.
"""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Self

from attrs import field, frozen


class Suit(Enum):
    """A suit. The value is its letter in text, in the writing order S H D C."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    __hash__ = object.__hash__  # An enum's own hash is Python code, and dicts ask for it often.

    @property
    def symbol(self) -> str:
        """The suit's sign, such as `♥`."""
        return _SYMBOLS[self]


class Rank(Enum):
    """A rank. The value is its letter in text; the order of members ranks nothing."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    __hash__ = object.__hash__  # as in `Suit`


_SUITS = tuple(Suit)
_RANKS = tuple(Rank)
_SYMBOLS = dict(zip(_SUITS, "♠♥♦♣", strict=True))
_SUIT_INDEX = {suit: index for index, suit in enumerate(_SUITS)}
_RANK_INDEX = {rank: index for index, rank in enumerate(_RANKS)}

_SUIT_LETTERS = {
    **{suit.value: suit for suit in _SUITS},
    **{suit.symbol: suit for suit in _SUITS},
    **dict(zip("♤♡♢♧", _SUITS, strict=True)),
}
_RANK_LETTERS = {**{rank.value: rank for rank in _RANKS}, "10": Rank.TEN}

_IGNORED = dict.fromkeys(map(ord, "\ufe0e\ufe0f\u2066\u2067\u2068\u2069\u200e\u200f"))
"""Characters that only steer how a card looks: variation selectors and direction marks."""


@frozen(order=False)
class Card:
    """One card. `index` (0 to 31, suit times eight plus rank) names it to the kernel."""

    rank: Rank = field(eq=False)
    suit: Suit = field(eq=False)
    index: int = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        index = _SUIT_INDEX[self.suit] * 8 + _RANK_INDEX[self.rank]
        object.__setattr__(self, "index", index)

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card written as rank then suit: `KC`, `10h`, `T♥`. `ValueError` otherwise."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            pass
        if not isinstance(text, str):
            raise TypeError(f"expected a card as text, not {type(text).__name__}")
        bare = text.translate(_IGNORED).strip().upper()
        rank, suit = _RANK_LETTERS.get(bare[:-1]), _SUIT_LETTERS.get(bare[-1:])
        if rank is None or suit is None:
            raise ValueError(text)
        return PACK[_SUIT_INDEX[suit] * 8 + _RANK_INDEX[rank]]

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return _TEXT[self.index]

    @property
    def symbol(self) -> str:
        """The card for readers: `K♣`, `10♥`."""
        return _CARD_SYMBOLS[self.index]


PACK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in _SUITS for rank in _RANKS)
"""The 32 cards in writing order (suits S H D C, in a suit 7 8 9 T J Q K A)."""

_TEXT = tuple(card.rank.value + card.suit.value for card in PACK)
_CARD_SYMBOLS = tuple(text[0].replace("T", "10") + _SYMBOLS[Suit(text[1])] for text in _TEXT)
_BY_TEXT = dict(zip(_TEXT, PACK, strict=True))


def isolated(text: str) -> str:
    """`text` so marked that right-to-left text around it cannot pull it apart.

    Bidirectional layout would part the rank of a card from its suit. Everything that prints a
    card inside a sentence goes through here.
    """
    return f"\u2066{text}\u2069"


def parse_suit(text: str) -> Suit:
    """The suit that a letter or a sign names; `ValueError` when none does."""
    try:
        return _SUIT_LETTERS[text.translate(_IGNORED).strip().upper()]
    except KeyError:
        raise ValueError(text) from None


@frozen(order=False)
class Cards:
    """An immutable set of cards. `bits` has bit `card.index` for every card in it.

    Iteration follows the writing order of `PACK`.
    """

    bits: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Self:
        """The set of `cards`."""
        bits = 0
        for card in cards:
            bits |= 1 << card.index
        return cls(bits)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The set written as words: `Cards.parse("QH 8D")`.

        `ValueError` as in `Card.parse`, and for a card that stands twice.
        """
        if not isinstance(text, str):
            raise TypeError(f"expected cards as text, not {type(text).__name__}")
        cards = [Card.parse(word) for word in text.split()]
        found = cls.of(cards)
        if len(found) < len(cards):
            raise ValueError(f"a card stands twice: {text}")
        return found

    @classmethod
    def one(cls, card: Card) -> Self:
        """The set of a single card."""
        return cls(1 << card.index)

    def __iter__(self) -> Iterator[Card]:
        rest = self.bits
        while rest:
            lowest = rest & -rest
            yield PACK[lowest.bit_length() - 1]
            rest ^= lowest

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __contains__(self, card: Card) -> bool:
        return bool(self.bits >> card.index & 1)

    def __or__(self, other: "Cards") -> "Cards":
        return Cards(self.bits | other.bits)

    def __and__(self, other: "Cards") -> "Cards":
        return Cards(self.bits & other.bits)

    def __sub__(self, other: "Cards") -> "Cards":
        return Cards(self.bits & ~other.bits)

    def __str__(self) -> str:
        return " ".join(map(str, self))


NO_CARDS = Cards()
