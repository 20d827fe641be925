"""Hidden hands that a seat may suppose: they fit what it has seen, and all of them come up."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from baloot import (
    Announce,
    BySeat,
    Cards,
    Finished,
    InAuction,
    InPlay,
    NoHands,
    Play,
    Profile,
    Sample,
    Seat,
    State,
    View,
    apply,
    load_profile,
    new_deal,
    pack_from_seed,
    record,
    sample,
    view,
)
from baloot.game.record import DealRecord
from baloot.game.replay import replay_as
from baloot.game.spread import Spread
from baloot.game.state import Going
from baloot.game.view import hands_of
from baloot.profile.decisions import DealPattern
from baloot.rules.dealing import pack_of_hands
from baloot.rules.projects import Kind
from baloot.table.cards import PACK, Card
from tests.tables import shipped, with_choices
from tests.test_announcing import after, at_first_lead, first_trick
from tests.test_game import choose
from tests.test_view import states

TABLES = (
    *shipped(),
    with_choices("saudi", ("projects.long-run", "may-split")),
    with_choices("saudi", ("projects.longer-run", "longer-first")),
    with_choices("saudi", ("projects.equal-value", "cancel")),
    with_choices("table-app", ("projects.long-run", "may-split")),
    with_choices("yeeqia", ("deal.worthless-hand", "next-dealer")),
)
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32)
seats = st.sampled_from(Seat)


def check_sample(state: Going, seat: Seat, rng: Random) -> Sample:
    """A sample looks to the seat as the state does, and replays without a breach of another."""
    seen = view(state, seat)
    found = sample(seen, rng)
    assert view(found.state, seat) == seen
    assert hands_of(found.state).of(seat) == seen.hand
    assert len(Cards.of(card for it in Seat for card in found.hands.of(it))) == sum(
        map(len, (hands_of(state).of(it) for it in Seat))
    )
    done = replay_as(record(found.state), seen.profile, "audited")
    assert done.states[-1] == found.state
    assert {it.seat for it in done.breaches} <= {seat}
    assert not done.mismatches
    return found


@given(tables, seeds, seats)
def test_a_sample_fits_what_was_seen(profile: Profile, seed: int, seat: Seat) -> None:
    """At every table and in every state, duties are met and projects, Baloot and Ekka are true."""
    rng = Random(seed)
    for state in states(profile, seed):
        if not isinstance(state, Finished) and rng.random() < 0.3:
            check_sample(state, seat, rng)


@given(st.sampled_from(shipped()), seeds, seats)
def test_hands_full_of_projects(profile: Profile, seed: int, seat: Seat) -> None:
    """Where everybody names projects, hands are still found that have them."""
    rng = Random(seed)
    pack = list(PACK)
    for _ in range(8):  # suits that lie together make runs
        one, other = rng.randrange(32), rng.randrange(32)
        pack[one], pack[other] = pack[other], pack[one]
    whole = profile.options.deal_pattern is DealPattern.ALL_EIGHT
    hands = {it: Cards.of(pack[at * 8 : at * 8 + 8]) for at, it in enumerate(Seat)}
    dealt = pack_of_hands(Seat.SOUTH, hands, None if whole else rng.choice(pack))
    for state in states(profile, seed, dealt):
        if isinstance(state, InPlay) and len(state.tricks) < 3 and rng.random() < 0.3:
            check_sample(state, seat, rng)


# --- all that fit, and each as often -----------------------------------------------------


def every_hand(state: InPlay, seat: Seat) -> Iterator[BySeat[Cards]]:
    """Every way to give the cards that a seat does not see to the others, read literally.

    A way fits if its record replays to the same view without a breach of another seat.
    """
    seen = view(state, seat)
    written = record(state)
    deal = written.deals[0]
    hidden = Cards.of(card for it in Seat if it is not seat for card in state.hands.of(it))
    for given_out in dealings(list(hidden), [it for it in Seat if it is not seat], seen):
        now = BySeat(*(given_out.get(it, seen.hand) for it in Seat))
        gone = {it: state.deal.hands.of(it) - state.hands.of(it) for it in Seat}
        hands = {it: gone[it] | now.of(it) for it in Seat}
        if seen.upcard is not None and (seen.taker is None or seen.upcard not in hands[seen.taker]):
            continue
        supposed = dealt_anew(deal, hands, seen)
        done = replay_as(evolve(written, deals=(supposed,)), seen.profile, "audited")
        if not done.mismatches and {it.seat for it in done.breaches} <= {seat}:
            last = done.states[-1]
            if not isinstance(last, Finished) and view(last, seat) == seen:
                yield now


def dealings(cards: list[Card], others: list[Seat], seen: View) -> Iterator[dict[Seat, Cards]]:
    """Every way to give out the cards."""
    if not others:
        yield {}
        return
    for held in combinations(cards, seen.counts.of(others[0])):
        rest = [card for card in cards if card not in held]
        for more in dealings(rest, others[1:], seen):
            yield {others[0]: Cards.of(held), **more}


def dealt_anew(deal: DealRecord, hands: dict[Seat, Cards], seen: View) -> DealRecord:
    return evolve(deal, pack=None, hands=hands, upcard=seen.upcard, result=None)


def endgame(profile: Profile, seed: int, tricks: int) -> InPlay | None:
    """A deal after so many tricks, everything lawful on the way and projects named."""
    for state in states(profile, seed):
        if isinstance(state, InPlay) and len(state.tricks) == tricks and len(state.trick) == 1:
            return state
    return None


def counted(state: InPlay, seat: Seat, rounds: int) -> None:
    """Each way that fits comes up about as often, and no other."""
    every = set(every_hand(state, seat))
    assert state.hands in every
    rng = Random(1)
    draws = [sample(view(state, seat), rng) for _ in range(rounds * len(every))]
    assert all(it.uniform for it in draws)
    found = Counter(it.hands for it in draws)
    assert set(found) == every
    # Five standard deviations: with a fixed seed this does not change from run to run.
    assert all(abs(count - rounds) < 5 * rounds**0.5 for count in found.values())


def all_that_fits(profile: Profile, tricks: int, *, named: bool, deals: int) -> None:
    """`counted` for some deals, those in which a kind was named whose cards nobody has seen."""
    for seed in range(3000):
        state = endgame(profile, seed, tricks)
        if state is None or (named and not unseen(state)):
            continue
        counted(state, state.seat, 40)
        deals -= 1
        if not deals:
            return
    raise AssertionError("no such deals")


def unseen(state: InPlay) -> bool:
    """Whether another seat still holds cards of what it named and never showed."""
    theirs = [(by, it) for by, it in state.declared if by is not state.seat]
    return not state.shown and any(it.set & state.hands.of(by) for by, it in theirs)


@pytest.mark.parametrize("profile", shipped(), ids=lambda it: it.name)
def test_all_that_fits_is_drawn_as_often(profile: Profile) -> None:
    """Late in a deal, the hands drawn are those that a literal reading lets stand, evenly."""
    all_that_fits(profile, 6, named=False, deals=2)


def test_even_where_projects_were_named() -> None:
    """A named kind is drawn evenly too, though its cards lie in few of the hands."""
    all_that_fits(load_profile("saudi"), 6, named=True, deals=2)


@pytest.mark.long
@pytest.mark.parametrize("profile", shipped(), ids=lambda it: it.name)
def test_all_that_fits_with_more_cards(profile: Profile) -> None:
    """The same a trick earlier."""
    all_that_fits(profile, 5, named=False, deals=3)
    if profile.name == "saudi":
        all_that_fits(profile, 5, named=True, deals=3)


@given(st.data())
def test_ways_are_counted(data: st.DataObject) -> None:
    """The number of ways to spread cards is that of going through them."""
    cards = list(PACK[: data.draw(st.integers(0, 7))])
    masks = st.sets(st.sampled_from(PACK[:7]))
    may = {seat: Cards.of(data.draw(masks)) for seat in (Seat.EAST, Seat.NORTH, Seat.WEST)}
    first = data.draw(st.integers(0, len(cards)))
    second = data.draw(st.integers(0, len(cards) - first))
    room = {Seat.EAST: first, Seat.NORTH: second, Seat.WEST: len(cards) - first - second}
    literal = 0
    for east in combinations(cards, room[Seat.EAST]):
        for north in combinations([it for it in cards if it not in east], room[Seat.NORTH]):
            west = [it for it in cards if it not in east and it not in north]
            given_out = {Seat.EAST: east, Seat.NORTH: north, Seat.WEST: west}
            literal += all(card in may[seat] for seat, held in given_out.items() for card in held)
    spread = Spread(Cards.of(cards), may, room)
    assert spread.ways == literal
    if literal:
        drawn = spread.draw(Random(0))
        assert {seat: len(held) for seat, held in drawn.items()} == room
        assert not any(held - may[seat] for seat, held in drawn.items())


# --- breaches ----------------------------------------------------------------------------


def test_a_revoke_that_shows_is_let_pass() -> None:
    """South revokes: its hearts are supposed elsewhere, until it plays one itself."""
    state = at_first_lead()
    for text in ("KH", "AH", "8C", "9S"):
        state = after(state, Play(state.seat, Card.parse(text)))
    hearts = Cards.parse("7H 8H 9H TH")
    assert not check_sample(state, Seat.EAST, Random(3)).hands.south & hearts
    for text in ("9H", "9C", "7H"):
        state = after(state, Play(state.seat, Card.parse(text)))
    found = [sample(view(state, Seat.EAST), Random(seed)) for seed in range(40)]
    assert any(it.hands.south & hearts for it in found)
    assert all(view(it.state, Seat.EAST) == view(state, Seat.EAST) for it in found)


def test_a_kind_that_cannot_be_is_let_pass() -> None:
    """Four aces announced before a seat that holds one of them: it is known to be false."""
    state = first_trick(at_first_lead(), south=Announce(Seat.SOUTH, Kind.FOUR_HUNDRED))
    found = sample(view(state, Seat.NORTH), Random(1))
    assert view(found.state, Seat.NORTH) == view(state, Seat.NORTH)


def test_hands_that_cannot_be() -> None:
    """East may show its Sira although South announced a Fifty, which so must be false.

    No hands account for that, and it is said at once.
    """
    state = after(at_first_lead(), Announce(Seat.EAST, Kind.SIRA))
    state = first_trick(state, south=Announce(Seat.SOUTH, Kind.FIFTY))
    for text in ("AC", "9C", "8H"):
        state = after(state, Play(state.seat, Card.parse(text)))
    with pytest.raises(NoHands, match="has broken a rule"):
        sample(view(state, Seat.EAST), Random(1))


def test_what_cannot_be_sampled() -> None:
    """A deal that is over, and what is no view or no source of chance."""
    profile = load_profile("saudi")
    state: State = new_deal(profile, dealer=Seat.SOUTH, pack=pack_from_seed(1))
    rng = Random(1)
    with pytest.raises(TypeError, match="expected a View, not InAuction"):
        sample(state, rng)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"expected a random\.Random, not int"):
        sample(view(state, Seat.SOUTH), 1)  # type: ignore[arg-type]
    while not isinstance(state, Finished):
        state = apply(state, choose(rng, state))
    with pytest.raises(ValueError, match="the deal is over"):
        sample(view(state, Seat.SOUTH), rng)


def test_the_same_chance_gives_the_same_hands() -> None:
    """Samples can be repeated."""
    state = new_deal(load_profile("saudi"), dealer=Seat.SOUTH, pack=pack_from_seed(1))
    seen = view(state, Seat.SOUTH)
    one, other = (sample(seen, Random(5)) for _ in range(2))
    assert one == other
    assert isinstance(one.state, InAuction)
    assert one != sample(seen, Random(6))
