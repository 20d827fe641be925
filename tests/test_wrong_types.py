"""Arguments of another type are refused in words, which show no cards."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import baloot as b
from baloot import Seat

SAUDI = b.load_profile("saudi")
PACK = b.pack_from_seed(1)
STATE = b.new_deal(SAUDI, dealer=Seat.SOUTH, pack=PACK)
ACTION = b.legal_actions(STATE)[0]
MATCH = b.new_match(SAUDI, dealer=Seat.SOUTH)


def any_(value: object) -> Any:
    """A value that the type checker lets pass, as a program without types would."""
    return value


@pytest.mark.parametrize(
    ("call", "what"),
    [
        (lambda: b.legal_actions(any_(None)), "a state, not NoneType"),
        (lambda: b.judge(any_(None), ACTION), "a state, not NoneType"),
        (lambda: b.apply(any_(MATCH), ACTION), "a state, not Match"),
        (lambda: b.view(any_("saudi"), Seat.EAST), "a state, not str"),
        (lambda: b.judge(STATE, any_("E call pass")), "an action, not str"),
        (lambda: b.apply(STATE, any_(None)), "an action, not NoneType"),
        (lambda: b.why(STATE, any_(STATE)), "an action, not InAuction"),
        (lambda: b.number_of(any_("E call pass")), "an action, not str"),
        (lambda: b.text_of(any_(96)), "an action, not int"),
        (lambda: b.parse_action(any_(96)), "the text of an action, not int"),
        (lambda: b.action_of(any_("96"), Seat.EAST), "a whole number, not '96'"),
        (lambda: b.action_of(True, Seat.EAST), "a whole number, not True"),
        (lambda: b.action_of(96, any_("E")), "a Seat, not str"),
        (lambda: MATCH.after(any_(STATE)), "a finished deal, not InAuction"),
        (lambda: b.record(any_(SAUDI)), "a state or a match, not Profile"),
        (lambda: b.dumps(any_(STATE)), "a record, not InAuction"),
        (
            lambda: b.difference(SAUDI, any_("daily")),
            "a profile as load_profile gives it, not 'daily'",
        ),
        (lambda: b.Card.parse(any_(5)), "a card as text, not int"),
        (lambda: b.Cards.parse(any_(["KC"])), "cards as text, not list"),
        (lambda: b.pack_from_seed(any_("1")), "a whole number as seed, not str"),
        (lambda: b.first_dealer(any_(None)), "a whole number as seed, not NoneType"),
        (
            lambda: b.new_match(SAUDI, dealer=Seat.SOUTH, scores=any_((1, 2))),
            "scores by team, not tuple",
        ),
        (lambda: b.loads(any_(b"record: 1")), "the text of a record, not bytes"),
        (lambda: b.replay(any_(STATE)), "a record, not InAuction"),
        (
            lambda: b.new_deal(SAUDI, dealer=Seat.SOUTH, pack=any_(["KS"] * 32)),
            "cards in a pack, not str",
        ),
        (
            lambda: b.new_deal(SAUDI, dealer=Seat.SOUTH, pack=PACK, scores=any_((1, 2))),
            "scores by team, not tuple",
        ),
    ],
)
def test_another_type(call: Callable[[], object], what: str) -> None:
    """Each function says what it expected and what it was given."""
    with pytest.raises(TypeError, match=f"^expected {what}$") as caught:
        call()
    assert "♠" not in str(caught.value)


def test_another_way_to_enforce() -> None:
    """A word for replay that is none is refused with those there are."""
    with pytest.raises(ValueError, match="'loose': expected one of strict, audited"):
        b.replay(b.record(STATE), "loose")


def test_a_deal_of_another_match() -> None:
    """A match goes on with its own next deal, and with no other."""
    rng = Random(1)
    state: b.State = MATCH.next_deal(PACK)
    while not isinstance(state, b.Finished):
        state = b.apply(state, rng.choice(b.legal_actions(state)))
    after = MATCH.after(state)
    for other in (after, b.new_match(b.load_profile("daily"), dealer=Seat.SOUTH)):
        with pytest.raises(ValueError, match="not the match's next deal"):
            other.after(state)


@pytest.mark.parametrize("text", ["E play KC ekka ekka", "E declare", "E show", "E announce king"])
def test_texts_that_are_no_action(text: str) -> None:
    """A word twice, a project without cards and a kind that is none are refused."""
    with pytest.raises(ValueError, match="no action"):
        b.parse_action(text)


def test_ekka_and_baloot_at_once_have_no_number() -> None:
    """One is for plain suits and the other for trumps: nothing is dropped in silence."""
    both = b.Play(Seat.EAST, b.Card.parse("KC"), ekka=True, baloot=True)
    assert b.parse_action(b.text_of(both)) == both
    with pytest.raises(ValueError, match="never said with the same card"):
        b.number_of(both)


def test_seats_and_suits_as_letters() -> None:
    """Letters in place of seats and suits are refused, and not taken for nobody and nothing."""
    hand = b.Cards.parse("AS KS QS JS TS 9H 8H 7H")
    with pytest.raises(TypeError, match="by Seat, not str"):
        b.compare_projects(any_({"S": hand}), None, Seat.SOUTH, SAUDI)
    with pytest.raises(TypeError, match="a Suit as trump"):
        b.best_declaration(hand, any_("S"), SAUDI)
    with pytest.raises(TypeError, match="a hand as Cards"):
        b.best_declaration(any_(list(hand)), None, SAUDI)
    with pytest.raises(TypeError, match="a profile"):
        b.best_declaration(hand, None, any_("saudi"))
