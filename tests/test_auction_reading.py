"""The auction and the stakes against their second readings, over every sequence there is."""

from itertools import product
from typing import Any

import pytest

from baloot import PACK, Card, Contract, Mode, Profile, Seat, Suit
from baloot.profile.choice import Choice
from baloot.profile.decisions import DECISIONS, DealPattern
from baloot.rules import auction, stakes
from baloot.rules.auction import Bidding, Bought, Call, Word
from baloot.rules.stakes import Raise, Raising, Said
from baloot.table.contract import Level
from baloot.table.seats import ByTeam
from tests.readings import auction as auction_reading
from tests.readings import stakes as stakes_reading
from tests.tables import choices_of, derived_for, shipped, with_choices

AUCTION = tuple(it.id for it in DECISIONS if it.phase in ("deal", "auction"))
STAKES = tuple(it.id for it in DECISIONS if it.phase == "stakes")
COMBINED = (
    with_choices("table-app", ("auction.ace-hokum", "sun-by-dealers-right-only")),
    with_choices(
        "table-app", ("auction.ace-hokum", "never-sun"), ("auction.rounds", "third-on-ace")
    ),
    with_choices(
        "federation",
        ("auction.sun-over-second-hokum", "any-seat"),
        ("auction.ashkal-round-two", "yes"),
        ("auction.hokum-switch", "both-rounds"),
    ),
    with_choices("saudi", ("deal.worthless-hand", "next-dealer"), ("auction.rounds", "one")),
    with_choices("federation", ("auction.sun-over-sun", "ace-only")),
)


def choices(profile: Profile) -> dict[str, str]:
    """All choices of the profile that are plain words."""
    found = {}
    for decision in DECISIONS:
        answer = profile.options.answer(decision)
        if isinstance(answer, Choice):
            found[decision.id] = answer.word
    return found


def text(profile: Profile, state: Bidding, call: Call) -> str:
    """A call as `legal` writes it."""
    any_suit = profile.options.auction_first_hokum_suit.word == "any"
    if call.suit is None or (state.round == 1 and not any_suit):
        return call.word.value
    return f"{call.word.value} {call.suit.value}"


def answer(profile: Profile, state: auction.Auction) -> dict[str, object]:
    """A state as the fields of the ask."""
    if isinstance(state, Bidding):
        legal = [text(profile, state, it) for it in auction.lawful(profile.options, state)]
        return {"over": False, "seat": state.seat.value, "legal": legal}
    if not isinstance(state, Bought):
        return {"over": True, "void": True, "next-dealer": state.next_dealer.value}
    found: dict[str, object] = {"over": True, "contract": plain(state.contract)}
    if state.taker is not None:
        found["taker"] = state.taker.value
    return found


def plain(contract: Contract) -> dict[str, str]:
    form = {"mode": contract.mode.value, "declarer": contract.declarer.value}
    if contract.trump is not None:
        form["trump"] = contract.trump.value
    if contract.caller is not None:
        form["caller"] = contract.caller.value
    return form


ALL_CALLS = [Call(word) for word in Word if word is not Word.HOKUM] + [
    Call(Word.HOKUM, suit) for suit in Suit
]


def walk(profile: Profile, state: auction.Auction, said: list[str], start: dict[str, Any]) -> int:
    """Compares this state and all that can follow it; the number of states seen."""
    read = auction_reading.auction(choices(profile), calls=said, **start)
    assert read == answer(profile, state), (profile.label, said)
    if not isinstance(state, Bidding):
        return 1
    lawful = auction.lawful(profile.options, state)
    for call in ALL_CALLS:
        # What is not listed is refused, with a rule.
        objection = auction.objection(profile.options, state, call)
        assert (objection is None) == (call in lawful)
        assert objection is None or objection.rule
    seen = 1
    for call in lawful:
        words = f"{state.seat.value} {text(profile, state, call)}"
        seen += walk(profile, auction.after(profile.options, state, call), [*said, words], start)
    return seen


AUCTION_TABLES = (*shipped(), *derived_for(*AUCTION), *COMBINED)


@pytest.mark.parametrize("number", range(len(AUCTION_TABLES)))
@pytest.mark.parametrize("upcard", ["7H", "AS"])
def test_every_auction(number: int, upcard: str) -> None:
    """After every sequence of lawful calls the table says what the reading says."""
    profile = AUCTION_TABLES[number]
    has_upcard = profile.options.deal_pattern is DealPattern.FIVE_THEN_UPCARD
    card = Card.parse(upcard) if has_upcard else None
    worthless = (Seat.EAST,)
    state = auction.start(Seat.WEST, card, worthless)
    start = {"dealer": "W", "upcard": upcard if has_upcard else None, "worthless": ["E"]}
    assert walk(profile, state, [], start) > 10


def raised(said: Said) -> str:
    if said is None:
        return "pass"
    lock = {None: "", True: " locked", False: " open"}[said.locked]
    return said.level.value + lock


def stakes_answer(profile: Profile, state: stakes.Stakes) -> dict[str, object]:
    found: dict[str, object] = {"over": not isinstance(state, Raising)}
    if isinstance(state, Raising):
        found["seat"] = state.seat.value
        found["legal"] = [raised(it) for it in stakes.lawful(profile.options, state)]
    return {**found, "level": state.stake.level.value, "locked": state.stake.locked}


def walk_stakes(
    profile: Profile, state: stakes.Stakes, said: list[str], start: dict[str, Any]
) -> None:
    read = stakes_reading.stakes(choices(profile), raises=said, **start)
    assert read == stakes_answer(profile, state), (profile.label, said, start)
    lawful = stakes.lawful(profile.options, state) if isinstance(state, Raising) else ()
    for seat in Seat:
        for word in (None, *(Raise(level) for level in Level if level is not Level.SINGLE)):
            objection = stakes.objection(profile.options, state, seat, word)
            level = word.level if word else None
            open_to = [it.level if it else None for it in lawful]
            is_open = isinstance(state, Raising) and seat is state.seat and level in open_to
            assert (objection is None) == is_open
    for word in lawful:
        assert isinstance(state, Raising)
        words = f"{state.seat.value} {raised(word)}"
        after = stakes.after(profile.options, state, word)
        walk_stakes(profile, after, [*said, words], start)


@pytest.mark.parametrize("profile", [*shipped(), *derived_for(*STAKES)], ids=lambda it: it.label)
@pytest.mark.parametrize("declarer", ["S", "E"])
def test_every_raising(profile: Profile, declarer: str) -> None:
    """After every sequence of lawful raises the table says what the reading says."""
    scores = (0, 99, 100, 101)
    for mode, ns, ew in product((Mode.HOKUM, Mode.SUN), scores, scores):
        trump = Suit.HEARTS if mode is Mode.HOKUM else None
        contract = Contract(mode, trump, Seat(declarer))
        start = {"contract": plain(contract), "dealer": "W", "scores": {"NS": ns, "EW": ew}}
        state = stakes.start(profile.options, contract, Seat.WEST, ByTeam(ns, ew))
        walk_stakes(profile, state, [], start)


def test_tables_cover_every_choice() -> None:
    """Every choice of every decision of these phases is tried at some table."""
    for decision in DECISIONS:
        if decision.phase in ("deal", "auction", "stakes"):
            tables = (*AUCTION_TABLES, *derived_for(*STAKES))
            tried = {it.options.answer(decision) for it in tables}
            assert tried >= set(choices_of(decision.id))
    assert len(PACK) == 32
