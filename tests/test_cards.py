"""Cards, sets of cards, seats and contracts: text in and out, equality, no order."""

import copy
import operator
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baloot import PACK, Card, Cards, Contract, Mode, Rank, Seat, Suit, Team
from baloot.table.cards import isolated
from baloot.table.ranking import abnat, order

cards = st.sampled_from(PACK)
sets = st.frozensets(cards).map(Cards.of)


def test_the_pack() -> None:
    """The pack has the 32 cards in writing order."""
    assert len(PACK) == len(set(PACK)) == 32
    assert " ".join(map(str, PACK[:9])) == "7S 8S 9S TS JS QS KS AS 7H"
    assert [card.index for card in PACK] == list(range(32))


@given(cards)
def test_card_text(card: Card) -> None:
    """A card is read back from every way of writing it."""
    text = str(card)
    assert Card.parse(text) is Card.parse(text.lower()) is PACK[card.index]
    assert Card.parse(card.symbol) == Card.parse(isolated(card.symbol)) == card
    assert Card.parse(text.replace("T", "10")) == card
    assert Card.parse(text[0] + card.suit.symbol + "\ufe0f") == card


@pytest.mark.parametrize("text", ["", "K", "C", "KX", "CK", "1C", "11H", "10", "KCC", "K C", "٧H"])
def test_no_card(text: str) -> None:
    """What is no card is refused."""
    with pytest.raises(ValueError):  # noqa: PT011 - the text is its whole message
        Card.parse(text)


@given(cards)
def test_cards_in_right_to_left_text(card: Card) -> None:
    """The isolated form is one left-to-right unit: an isolate around the card and nothing else."""
    assert isolated(card.symbol) == "\u2066" + card.symbol + "\u2069"


@pytest.mark.parametrize("compare", [operator.lt, operator.gt, operator.le, operator.ge])
@pytest.mark.parametrize(
    ("a", "b"), [(Rank.TEN, Rank.KING), (PACK[0], PACK[1]), (Suit.SPADES, Suit.CLUBS)]
)
def test_no_order(compare: object, a: object, b: object) -> None:
    """Ranks, suits and cards cannot be compared by size: no contract, no order."""
    assert callable(compare)
    with pytest.raises(TypeError):
        compare(a, b)


def test_the_orders_and_points() -> None:
    """A trump nine beats a trump ace, a plain ten beats a king, and totals are 152 and 120."""
    nine, ace = order(Suit.HEARTS, Suit.HEARTS).index(Rank.NINE), Rank.ACE
    assert nine < order(Suit.HEARTS, Suit.HEARTS).index(ace)
    plain = order(Suit.SPADES, Suit.HEARTS)
    assert plain.index(Rank.TEN) < plain.index(Rank.KING)
    assert sum(abnat(card, Suit.HEARTS) for card in PACK) + 10 == 162
    assert sum(abnat(card, None) for card in PACK) + 10 == 130


@given(sets, sets)
def test_sets(a: Cards, b: Cards) -> None:
    """Sets of cards behave as sets, and their text gives them back."""
    assert set(a | b) == set(a) | set(b)
    assert set(a & b) == set(a) & set(b)
    assert set(a - b) == set(a) - set(b)
    assert len(a) == len(set(a))
    assert Cards.parse(str(a)) == a
    assert all((card in a) == (card in set(a)) for card in PACK)


@given(st.one_of(cards, sets))
def test_values(value: object) -> None:
    """Cards and sets are equal by value, hashable, picklable, copyable and frozen."""
    assert pickle.loads(pickle.dumps(value)) == copy.deepcopy(value) == value
    assert hash(pickle.loads(pickle.dumps(value))) == hash(value)
    with pytest.raises(AttributeError):
        value.bits = 0  # type: ignore[attr-defined]


def test_seats() -> None:
    """Turns run S E N W, partners sit opposite, and the dealer's left speaks third."""
    assert [seat.value for seat in Seat] == ["S", "E", "N", "W"]
    assert Seat("S").right is Seat.EAST
    assert Seat.EAST.left is Seat.SOUTH
    assert Seat.NORTH.partner is Seat.SOUTH
    assert Seat.WEST.team is Seat.EAST.team is Team.EW
    assert Team.NS.other is Team.EW


def test_contracts() -> None:
    """A Hokum without trump, a Sun with one, and a caller who is not the partner are refused."""
    for mode, trump, caller in (
        (Mode.HOKUM, None, None),
        (Mode.SUN, Suit.CLUBS, None),
        (Mode.SUN, None, Seat.EAST),
        (Mode.HOKUM, Suit.CLUBS, Seat.NORTH),
    ):
        with pytest.raises(ValueError, match=r"Hokum|Ashkal"):
            Contract(mode, trump, Seat.SOUTH, caller)
    assert Contract(Mode.SUN, None, Seat.SOUTH, Seat.NORTH).caller is Seat.NORTH
