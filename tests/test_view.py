"""What a seat sees: everything public, and nothing that lies face down for it."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from baloot import (
    Announce,
    BySeat,
    Card,
    Cards,
    Declare,
    Finished,
    InAuction,
    InPlay,
    InStakes,
    Play,
    Profile,
    Seat,
    State,
    action_from_json,
    apply,
    legal_actions,
    load_profile,
    loads,
    new_deal,
    pack_from_seed,
    sample,
    to_json,
    view,
)
from baloot.game.replay import replay_as
from baloot.rules.dealing import Pack
from tests.tables import shipped, with_choices
from tests.test_game import choose

tables = st.sampled_from(shipped())
seeds = st.integers(0, 2**32)
seats = st.sampled_from(Seat)


def states(profile: Profile, seed: int, pack: Pack | None = None) -> Iterator[State]:
    """The states of a deal in which everything lawful happens, projects named where they are."""
    rng = Random(seed)
    state: State = new_deal(profile, dealer=Seat.SOUTH, pack=pack or pack_from_seed(seed))
    yield state
    while not isinstance(state, Finished):
        named = [act for act in legal_actions(state) if isinstance(act, Declare | Announce)]
        state = apply(state, named[0] if named else choose(rng, state))
        yield state


def traded(
    hands: BySeat[Cards], first: tuple[Seat, Card], second: tuple[Seat, Card]
) -> BySeat[Cards]:
    """The hands with two cards exchanged."""
    moved = {first[0]: (first[1], second[1]), second[0]: (second[1], first[1])}

    def hand(seat: Seat) -> Cards:
        if seat not in moved:
            return hands.of(seat)
        gone, come = moved[seat]
        return (hands.of(seat) - Cards.of([gone])) | Cards.of([come])

    return BySeat(*map(hand, Seat))


def exchanged(rng: Random, state: InPlay | InStakes, seat: Seat) -> InPlay | InStakes | None:
    """The state with two cards exchanged that `seat` cannot tell apart, None where none are."""
    upcard = state.deal.setting.dealt.upcard if isinstance(state, InPlay) else None
    upcard = upcard or (state.setting.dealt.upcard if isinstance(state, InStakes) else None)
    named = Cards()
    if isinstance(state, InPlay):
        named = Cards.of(
            card for _, project in (*state.declared, *state.shown) for card in project.cards
        )
    hidden = [
        (other, card)
        for other in Seat
        if other is not seat
        for card in state.hands.of(other)
        if card != upcard and card not in list(named)
    ]
    first, second = rng.sample(hidden, 2) if len(hidden) > 1 else (None, None)
    if first is None or second is None or first[0] is second[0]:
        return None
    if isinstance(state, InStakes):
        return evolve(state, hands=traded(state.hands, first, second))
    deal = evolve(state.deal, hands=traded(state.deal.hands, first, second))
    return evolve(state, deal=deal, hands=traded(state.hands, first, second))


@given(tables, seeds, seats)
def test_what_is_hidden_changes_nothing(profile: Profile, seed: int, seat: Seat) -> None:
    """Cards exchanged between other hands leave a seat's view as it was."""
    rng = Random(seed)
    for state in states(profile, seed):
        if isinstance(state, InPlay | InStakes):
            other = exchanged(rng, state, seat)
            if other is not None:
                assert view(other, seat) == view(state, seat)


@given(tables, seeds, seats)
def test_the_stock_and_other_hands_are_hidden_in_the_auction(
    profile: Profile, seed: int, seat: Seat
) -> None:
    """A pack that differs only in cards that a seat has not seen looks the same to it."""
    rng = Random(seed)
    pack = pack_from_seed(seed)
    first = new_deal(profile, dealer=Seat.SOUTH, pack=pack)
    before = view(first, seat)
    seen = {*before.hand, before.upcard}
    others = [card for card in pack if card not in seen]
    rng.shuffle(others)
    mixed = [card if card in seen else others.pop() for card in pack]
    state: State = first
    other: State = new_deal(profile, dealer=Seat.SOUTH, pack=mixed)
    while isinstance(state, InAuction) and isinstance(other, InAuction):
        assert view(other, seat) == view(state, seat)
        action = choose(rng, state)
        if action not in legal_actions(other):
            return
        state, other = apply(state, action), apply(other, action)


@given(tables, seeds)
def test_views_and_actions_are_plain_data(profile: Profile, seed: int) -> None:
    """Views survive JSON as they are, and an action is read back from either of its names."""
    for state in states(profile, seed):
        for seat in Seat:
            plain = to_json(view(state, seat))
            assert json.loads(json.dumps(plain)) == plain
            assert plain["view"] == 1
            assert (len(plain["lawful"]) > 0) == (plain.get("turn") == seat.value)
        for action in legal_actions(state):
            plain = to_json(action)
            assert json.loads(json.dumps(plain)) == plain
            assert action_from_json(plain) == action
            assert action_from_json({"action": 1, "text": plain["text"]}) == action
            del plain["text"]
            assert action_from_json(plain) == action


@pytest.mark.parametrize(
    ("plain", "what"),
    [
        ({"action": 2, "text": "E play KC"}, "version"),
        ({"text": "E play KC"}, "version"),
        ({"action": 1, "number": 3, "seat": "X"}, "seat"),
        ({"action": 1, "number": "3", "seat": "E"}, "number"),
        ({"action": 1, "number": True, "seat": "E"}, "number"),
        ({"action": 1, "number": 300, "seat": "E"}, "300"),
        ({"action": 1, "number": 3, "seat": "E", "text": "E play KC"}, "and not"),
        ({"action": 1, "text": "E plays KC"}, "E plays KC"),
        ({"action": 1, "text": "E call pass", "seat": "N"}, "seat is N"),
        ({"action": True, "text": "E call pass"}, "version"),
        ({"action": 1}, "expected text"),
        ({"action": 1, "number": 3}, "needs its seat"),
        ({"action": 1, "text": 5}, "expected text"),
        (None, "expected an object"),
        ([], "expected an object"),
        ("E call pass", "expected an object"),
    ],
)
def test_wrong_actions(plain: Any, what: str) -> None:
    """What is no action is refused with what is wrong."""
    with pytest.raises(ValueError, match=what):
        action_from_json(plain)


def with_two_projects(name: str) -> list[InPlay]:
    """States from the first lead on, of a deal in which both sides declare the same kind."""
    for seed in range(4000):
        found = [it for it in states(load_profile(name), seed) if isinstance(it, InPlay)]
        for state in found:
            kinds = {by.team: it.kind for by, it in state.declared}
            if len(kinds) == 2 and len(set(kinds.values())) == 1 and len(state.declared) == 2:
                return found
    raise AssertionError("no such deal")


def test_an_announced_project_stays_face_down() -> None:
    """Others know its kind, and after the first trick the rank, which the comparison asks for."""
    found = with_two_projects("saudi")
    (*_, before) = [it for it in found if not it.tricks]
    after = next(it for it in found if it.tricks)
    for state, is_asked in ((before, False), (after, True)):
        for by, project in state.declared:
            (own,) = [it for it in view(state, by).declared if it.seat is by]
            (seen,) = [it for it in view(state, by.right).declared if it.seat is by]
            assert (own.kind, own.cards) == (project.kind, project.set)
            top = project.top if is_asked else None
            assert (seen.kind, seen.cards, seen.top) == (project.kind, None, top)


RUN_AGAINST_FOUR = """
record: 1
profile: saudi
dealer: S
hands:
  S: QS QH QD QC 7S 8S 9C 7C
  E: JH TH 9H 8H 7H AS 7D TD
  N: KS JS AH 9D KD AC TC 8D
  W: TS 9S KH AD JD KC JC 8C
upcard: JH
calls: [E sun]
raises: [N pass, S pass]
declares: [E hundred, S hundred]
plays: [E AS JS TS 7S]
"""
"""A Hundred each: a run from the jack, and four queens."""


@pytest.mark.parametrize(
    ("choices", "east", "south"),
    [
        ([], {"run": True}, {"run": False}),
        ([("projects.hundred-rank", "top-card-only")], {"top": "J"}, {"top": "Q"}),
        ([("projects.equal-value", "earlier-seat")], {"run": True}, {"run": False}),
        (
            [
                ("projects.hundred-rank", "top-card-only"),
                ("projects.equal-value", "earlier-seat"),
            ],
            {},
            {},
        ),
    ],
)
def test_only_what_the_comparison_needed_is_known(
    choices: list[tuple[str, str]], east: dict[str, Any], south: dict[str, Any]
) -> None:
    """The form where that decides, the rank where that does, nothing where the seat does."""
    profile = with_choices("saudi", *choices)
    state = replay_as(loads(RUN_AGAINST_FOUR), profile, "audited").states[-1]
    kind = {"kind": "hundred"}
    seen = to_json(view(state, Seat.WEST))["declared"]
    assert seen == [{"seat": "E", **kind, **east}, {"seat": "S", **kind, **south}]
    assert isinstance(state, InPlay)
    assert view(sample(view(state, Seat.WEST), Random(1)).state, Seat.WEST) == view(
        state, Seat.WEST
    )


def test_what_was_told_stays_known() -> None:
    """The length of a run that the comparison asked for stays beside the cards that are laid."""
    text = RUN_AGAINST_FOUR
    for old, new in (
        ("QS QH QD QC 7S 8S 9C 7C", "AH KH QH JH TH 7C 8C 9C"),
        ("JH TH 9H 8H 7H AS 7D TD", "AS KS QS JS TS 9S 7D 8D"),
        ("KS JS AH 9D KD AC TC 8D", "9H 8H 7H AD AC KC QC 8S"),
        ("TS 9S KH AD JD KC JC 8C", "7S KD QD JD TD 9D TC JC"),
        ("upcard: JH", "upcard: 7D"),
        ("plays: [E AS JS TS 7S]", "shows: [E hundred AS KS QS JS TS]\nplays: PLAYS"),
        ("PLAYS", "[E 7D AD KD 7C, N AC TC 8C 8D]"),
    ):
        text = text.replace(old, new)
    profile = with_choices("saudi", ("projects.longer-run", "longer-first"))
    state = replay_as(loads(text), profile, "audited").states[-1]
    east, _ = to_json(view(state, Seat.NORTH))["declared"]
    assert (len(east["cards"]), east["length"]) == (5, 6)


def test_nothing_is_asked_of_one_side() -> None:
    """Where one side alone named the best kind, nothing but the kind is known."""
    text = RUN_AGAINST_FOUR.replace("E hundred, ", "")
    state = replay_as(loads(text), load_profile("saudi"), "audited").states[-1]
    assert to_json(view(state, Seat.WEST))["declared"] == [{"seat": "S", "kind": "hundred"}]


def test_a_declared_project_lies_open_after_the_trick() -> None:
    """Where all is declared in the first trick, the cards are seen once it is over."""
    found = with_two_projects("table-app")
    before = next(it for it in found if it.declared and not it.tricks)
    after = next(it for it in found if it.tricks)
    by, project = before.declared[0]
    assert view(before, by.right).declared[0].cards is None
    assert view(after, by.right).declared[0].cards == project.set


def test_a_breach_is_known_to_its_seat_until_the_end() -> None:
    """Nobody is told of another's revoke while the deal goes on."""
    profile = load_profile("saudi")
    for seed in range(200):
        for state in states(profile, seed):
            if not isinstance(state, InPlay) or not state.trick:
                continue
            lawful = {act.card for act in legal_actions(state) if isinstance(act, Play)}
            wrong = [card for card in state.hands.of(state.seat) if card not in lawful]
            if wrong and len(state.trick) < 3:
                guilty = state.seat
                after = apply(state, Play(guilty, wrong[0]), allow_breach=True)
                assert isinstance(after, InPlay)
                assert len(view(after, guilty).breaches) == 1
                assert view(after, guilty.right).breaches == ()
                return
    raise AssertionError("no occasion")
