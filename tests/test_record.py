"""Records: written, read back, and replayed to the very same states."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baloot import (
    PACK,
    Cards,
    Finished,
    InPlay,
    Match,
    Play,
    Profile,
    Seat,
    State,
    apply,
    legal_actions,
    load_profile,
    new_deal,
    new_match,
    pack_from_seed,
)
from baloot.game.errors import RecordError
from baloot.game.record import record
from baloot.game.record_text import dumps, loads
from baloot.game.replay import replay
from baloot.profile.shelf import SHIPPED
from tests.tables import shipped, with_choices
from tests.test_game import choose, first_unlawful

tables = st.sampled_from(shipped())
seeds = st.integers(0, 2**32)


def part_of_a_deal(profile: Profile, seed: int, steps: int) -> State:
    rng = Random(seed)
    state: State = new_deal(profile, dealer=Seat.NORTH, pack=pack_from_seed(seed))
    for _ in range(steps):
        if isinstance(state, Finished):
            break
        state = apply(state, choose(rng, state))
    return state


@given(tables, seeds, st.integers(0, 60))
def test_a_replayed_record_reaches_the_equal_state(profile: Profile, seed: int, steps: int) -> None:
    """At every moment of a deal its record, through every text form, replays to that state."""
    state = part_of_a_deal(profile, seed, steps)
    written = record(state)
    for form in ("json", "yaml", "jsonl"):
        text = dumps(written, form)
        assert loads(text) == written
        assert dumps(loads(text), form) == text
    again = replay(loads(dumps(written)))
    assert again.states[-1] == state
    assert not again.breaches
    assert not again.mismatches


@pytest.mark.parametrize("name", SHIPPED)
def test_a_match(name: str) -> None:
    """The record of a whole match replays to its scores and its winner."""
    rng = Random(name)
    match = new_match(load_profile(name), dealer=Seat.EAST)
    while match.winner is None:
        state: State = match.next_deal(pack_from_seed(rng.randrange(2**32)))
        while not isinstance(state, Finished):
            state = apply(state, choose(rng, state))
        match = match.after(state)
    again = replay(loads(dumps(record(match), "jsonl")))
    assert (again.scores, again.winner) == (match.scores, match.winner)
    assert tuple(deal.state for deal in again.deals) == match.deals
    assert isinstance(match, Match)


def test_a_false_result_is_a_mismatch() -> None:
    """A result that the cards do not give is reported with what they do give."""
    state = next(
        it
        for it in (part_of_a_deal(load_profile("saudi"), seed, 100) for seed in range(50))
        if isinstance(it, Finished) and it.contract is not None and it.gahwa is None
    )
    text = dumps(record(state))
    right = f'"NS": {state.points.ns},'
    head, _, tail = text.rpartition(right)
    found = replay(loads(f'{head}"NS": 99,{tail}'))
    ((field, claimed, computed),) = [(it.field, it.claimed, it.computed) for it in found.mismatches]
    assert (field, claimed, computed) == ("result.NS", "99", str(state.points.ns))


def test_an_audited_revoke() -> None:
    """A revoke is noted at its trick and card, and the deal goes on; strict replay stops there."""
    state = first_unlawful(load_profile("saudi"))
    assert isinstance(state, InPlay)
    lawful = {it.card for it in legal_actions(state) if isinstance(it, Play)}
    card = next(it for it in state.hands.of(state.seat) if it not in lawful)
    after = apply(state, Play(state.seat, card), allow_breach=True)
    written = record(after)
    audited = replay(written)
    assert audited.states[-1] == after
    (breach,) = audited.breaches
    assert (breach.seat, breach.card, breach.trick) == (state.seat, card, len(state.tricks))
    strict = replay(written, "strict")
    assert strict.states[-1] == state
    assert strict.breaches == audited.breaches


def test_hands_in_place_of_a_pack() -> None:
    """Hands of eight with the upcard are dealt so that everyone ends up with them."""
    profile = load_profile("saudi")
    text = """
record: 1
profile: saudi
dealer: W
hands:
  S: 7S 8S 9S TS JS QS KS AS
  E: 7H 8H 9H TH JH QH KH AH
  N: 7D 8D 9D TD JD QD KD AD
  W: 7C 8C 9C TC JC QC KC AC
upcard: AH
calls: [S pass, E hokum, N pass, W pass, S pass]
raises: [S pass, N pass]
plays: [S AS AH 7D 7C]
"""
    found = replay(loads(text))
    state = found.states[-1]
    assert isinstance(state, InPlay)
    assert state.deal.setting.profile == profile
    assert state.deal.hands.of(Seat.EAST) == Cards.parse("7H 8H 9H TH JH QH KH AH")
    assert state.leader is Seat.EAST
    assert not found.breaches


def test_a_cut_pack() -> None:
    """A shuffled pack is cut before it is dealt; a cut by another seat than the left is noted."""
    pack = " ".join(map(str, PACK))
    text = f"dealer: S\nshuffled: {pack}\ncut: {{by: W, at: 12}}\n"
    found = replay(loads(text))
    assert found.states[0].setting.dealt.pack == (*PACK[12:], *PACK[:12])  # type: ignore[union-attr]
    assert not found.breaches
    by_another = replay(loads(text.replace("by: W", "by: E")))
    assert [it.rule for it in by_another.breaches] == ["deal.cut"]
    none = with_choices("saudi", ("deal.cut", "none"))
    assert none.options.deal_cut.word == "none"


def test_a_profile_of_ones_own_travels_with_its_record() -> None:
    """A record under a profile that is not shipped carries the choices, and replays by them."""
    from attrs import evolve

    from baloot.profile.loading import fingerprint

    profile = with_choices("saudi", ("play.third-hand", "free"))
    mine = evolve(profile, name="mine", fingerprint=fingerprint(profile.options))
    state = part_of_a_deal(mine, 5, 40)
    text = dumps(record(state), "yaml")
    assert "choices:" in text
    found = replay(loads(text))
    assert found.profile.options == mine.options
    assert record(found.states[-1]) == record(state)
    with pytest.raises(RecordError, match="no profile named mine"):
        replay(loads(text.replace("choices:", "x-choices:").split("x-choices:")[0] + DEALT))


DEALT = "dealer: N\npack: " + " ".join(map(str, PACK)) + "\n"

BAD = {
    "no cards": ("dealer: S\n", "give the cards in one way"),
    "short pack": ("dealer: S\npack: 7S 8S\n", "not the 32 cards"),
    "no dealer": ("pack: " + " ".join(map(str, PACK)) + "\n", "dealer is missing"),
    "unknown key": (DEALT + "plyas: []\n", "did you mean plays"),
    "bad call": (DEALT + "calls: [S psas]\n", "did you mean pass"),
    "bad trick": (DEALT + "plays: [S KC 7C QH AC 8C]\n", "is no trick"),
    "bad mark": (DEALT + "plays: [S KC!!]\n", "is no card"),
    "bad project": (DEALT + "declares: [E fity]\n", "did you mean fifty"),
    "partner claimed": (
        DEALT + "claims: [{by: N, reason: revoke, seat: S, trick: 0, card: 7S}]\n",
        "are partners",
    ),
    "two places": (
        DEALT + "claims: [{by: N, reason: revoke, seat: E, call: 0, raise: 0}]\n",
        "names one place",
    ),
    "version": ("record: 2\n" + DEALT, "format 1"),
    "cut alone": (DEALT + "cut: {by: W, at: 3}\n", "go together"),
    "later dealer": (
        "deals:\n- {dealer: S, pack: " + " ".join(map(str, PACK)) + "}\n- {dealer: S, pack: "
        + " ".join(map(str, PACK)) + "}\n",
        "follows from the deal before",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "says"), BAD.values(), ids=BAD.keys())
def test_bad_records(text: str, says: str) -> None:
    """Every fault of a record is said with its line."""
    with pytest.raises(RecordError, match=says) as caught:
        loads(text)
    assert all(it.place and it.place.line for it in caught.value.problems)


@given(st.binary(max_size=200))
def test_random_bytes(raw: bytes) -> None:
    """Whatever is read, only a `RecordError` comes of it."""
    try:
        loads(raw.decode("utf-8", "surrogateescape"))
        said = "read"
    except RecordError as error:
        said = str(error)
    assert said


@given(tables, seeds, st.data())
@settings(max_examples=80)
def test_mutated_records(profile: Profile, seed: int, data: st.DataObject) -> None:
    """A good record with something changed replays, or is a `RecordError`."""
    text = dumps(record(part_of_a_deal(profile, seed, 60)), "jsonl")
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from(list('SENWHDC789TJQKA!*0123, "[]{}:')))
    mutated = text[:at] + other + text[at + 1 :]
    try:
        found = replay(loads(mutated))
    except RecordError as error:
        said = str(error)
    else:
        said = repr(found.states[-1])
    assert said
