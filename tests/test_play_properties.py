"""What must hold of every position that lawful play can reach."""

from random import Random

from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from baloot import PACK, Card, Cards, Contract, Mode, Profile, Seat, Suit
from baloot.profile.choice import Choice
from baloot.profile.decisions import DECISIONS
from baloot.rulebook.rules import ground
from baloot.rules import play
from baloot.rules.play import PlayPosition
from tests.positions import random_contract, random_position
from tests.tables import derived_for, shipped

PLAY = tuple(it.id for it in DECISIONS if it.phase == "play" and it.id != "play.first-lead")
TABLES = (*shipped(), *derived_for(*PLAY))

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32).map(Random)


def reached(rng: Random, profile: Profile) -> PlayPosition:
    """A position reached from a random deal by lawful cards, Ekka said at random."""
    pack = list(PACK)
    rng.shuffle(pack)
    seats = tuple(Seat)
    hands = {seat: Cards.of(pack[8 * i : 8 * i + 8]) for i, seat in enumerate(seats)}
    contract = random_contract(rng)
    locked = contract.mode is Mode.HOKUM and rng.random() < 0.5
    position = PlayPosition(contract, rng.choice(seats), Cards(), locked=locked)
    for _ in range(rng.randrange(32)):
        position = evolve(position, hand=hands[position.seat])
        card = rng.choice(tuple(play.lawful(position, profile).cards))
        hands[position.seat] -= Cards.of([card])
        position = _after(position, card, rng.random() < 0.3)
    return evolve(position, hand=hands[position.seat])


def _after(position: PlayPosition, card: Card, ekka: bool) -> PlayPosition:
    trick = (*position.trick, card)
    if len(trick) < 4:
        said = position.ekka if position.trick else ekka
        return evolve(position, trick=trick, ekka=said)
    result = play.trick_result(position.contract, position.leader, trick, last=False)
    return evolve(
        position,
        leader=result.winner,
        trick=(),
        played=position.played | Cards.of(trick),
        ekka=False,
    )


@given(tables, seeds)
def test_a_lawful_card_exists_and_is_held(profile: Profile, rng: Random) -> None:
    """A lawful card always exists, and the lawful cards lie within the hand."""
    position = reached(rng, profile)
    lawful = play.lawful(position, profile).cards
    assert len(lawful) > 0
    assert not lawful - position.hand


@given(tables, seeds)
def test_every_card_is_judged_with_its_rule(profile: Profile, rng: Random) -> None:
    """Lawful cards are judged lawful and all others unlawful, each by rules that exist."""
    position = reached(rng, profile)
    lawful = play.lawful(position, profile).cards
    for card in position.hand:
        ruling = play.judge(position, profile, card)
        says_false_ekka = position.ekka and not position.trick
        assert ruling.lawful == (card in lawful) or says_false_ekka
        assert ruling.why
        assert all(ground(id, profile).text for id in ruling.rules)
        assert set(ruling.hangs_on) <= {it.id for it in DECISIONS}


@given(tables, seeds, st.permutations(tuple(Suit)))
def test_suits_have_no_order(profile: Profile, rng: Random, suits: list[Suit]) -> None:
    """Exchanging the suits, the trump suit with them, exchanges the lawful cards and no more."""
    position = reached(rng, profile)
    new = dict(zip(Suit, suits, strict=True))

    def swapped(cards: Cards) -> Cards:
        return Cards.of(Card(card.rank, new[card.suit]) for card in cards)

    trump = position.contract.trump
    other = evolve(
        position,
        contract=evolve(position.contract, trump=new[trump] if trump else None),
        hand=swapped(position.hand),
        played=swapped(position.played),
        trick=tuple(Card(card.rank, new[card.suit]) for card in position.trick),
    )
    assert play.lawful(other, profile).cards == swapped(play.lawful(position, profile).cards)


@given(tables, seeds, st.integers(1, 3))
def test_seats_have_no_order(profile: Profile, rng: Random, turns: int) -> None:
    """Turning the table changes nothing but the names of the seats."""
    position = reached(rng, profile)
    contract = evolve(position.contract, declarer=position.contract.declarer.after(turns))
    other = evolve(position, contract=contract, leader=position.leader.after(turns))
    assert other.seat is position.seat.after(turns)
    assert play.lawful(other, profile) == play.lawful(position, profile)


@given(tables, seeds)
def test_a_ruling_hangs_on_nothing_else(profile: Profile, rng: Random) -> None:
    """Another choice for a decision that a ruling does not hang on leaves the ruling as it is."""
    position = random_position(rng)
    found = play.lawful(position, profile)
    for decision in DECISIONS:
        if decision.choice is None or decision.id in found.duty.hangs_on:
            continue
        for choice in decision.choice:
            assert play.lawful(position, _switched(profile, decision.id, choice)) == found


def _switched(profile: Profile, id: str, choice: Choice) -> Profile:
    return evolve(profile, options=profile.options.answering({id: choice}))


def test_first_leader() -> None:
    """The first lead is the dealer's right's, or the declarer's where the table says so."""
    (declarers,) = derived_for("play.first-lead")
    contract = Contract(Mode.SUN, None, Seat.NORTH)
    for table in shipped():
        assert play.first_leader(table.options, Seat.WEST, contract) is Seat.SOUTH
    assert play.first_leader(declarers.options, Seat.WEST, contract) is Seat.NORTH
