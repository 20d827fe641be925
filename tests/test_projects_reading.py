"""Projects, Baloot and Sawa against their second readings, on random hands."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from baloot import PACK, Card, Cards, Contract, Mode, Profile, Seat, Suit
from baloot.profile.choice import Choice
from baloot.profile.decisions import DECISIONS, Declaring
from baloot.rules import sawa
from baloot.rules.comparison import best_declaration
from baloot.rules.declaring import Dealt, Said, Settled, Unlawful, settle
from baloot.rules.projects import ABNAT, candidates, mode_of, worth
from baloot.table.ranking import RUN_ORDER
from tests.readings import projects as reading
from tests.readings import sawa as sawa_reading
from tests.tables import choices_of, derived_for, shipped, with_choices

PROJECTS = tuple(
    it.id
    for it in DECISIONS
    if it.phase == "projects" or it.id in ("baloot.claiming", "baloot.absorbed-by")
)
COMBINED = (
    with_choices(
        "table-app", ("projects.hundred-rank", "run-first"), ("projects.long-run", "may-split")
    ),
    with_choices(
        "table-app", ("projects.longer-run", "longer-first"), ("projects.trump-run", "trump-first")
    ),
    with_choices("saudi", ("projects.longer-run", "longer-first"), ("projects.per-player", "one")),
    with_choices("saudi", ("projects.scope", "best-project"), ("baloot.claiming", "automatic")),
    with_choices(
        "daily", ("projects.equal-value", "cancel"), ("projects.trump-run", "trump-first")
    ),
    with_choices("federation", ("baloot.absorbed-by", "own-hundred-with-both")),
)
TABLES = (*shipped(), *derived_for(*PROJECTS), *COMBINED)
DEALS = 200


def choices(profile: Profile) -> dict[str, str]:
    found = {}
    for decision in DECISIONS:
        answer = profile.options.answer(decision)
        if isinstance(answer, Choice):
            found[decision.id] = answer.word
    return found


def rich_deal(rng: Random) -> dict[Seat, Cards]:
    """Hands with many projects: neighbours and equals are swapped into the same hand."""
    pack = list(PACK)
    rng.shuffle(pack)
    kind = rng.random()
    if kind < 0.4:  # long runs
        pack.sort(key=lambda it: (it.suit.value, RUN_ORDER.index(it.rank)))
        for _ in range(rng.randrange(12)):
            i, j = rng.randrange(32), rng.randrange(32)
            pack[i], pack[j] = pack[j], pack[i]
    elif kind < 0.7:  # fours
        pack.sort(key=lambda it: RUN_ORDER.index(it.rank))
        for _ in range(rng.randrange(10)):
            i, j = rng.randrange(32), rng.randrange(32)
            pack[i], pack[j] = pack[j], pack[i]
    seats = list(Seat)
    rng.shuffle(seats)
    return {seat: Cards.of(pack[8 * i : 8 * i + 8]) for i, seat in enumerate(seats)}


def plain(profile: Profile, trump: Suit | None, settled: Settled | Unlawful) -> dict[str, object]:
    """What the engine says, in the form of the ask."""
    if isinstance(settled, Unlawful):
        return {"verdict": "illegal", "seat": settled.seat.value}
    mode = mode_of(trump)
    options = profile.options
    comparison = settled.comparison
    best = comparison.best
    points = {"NS": 0, "EW": 0}
    abnat = {"NS": 0, "EW": 0}
    scoring = []
    for held in settled.scoring:
        value = worth(options, mode, held.project.kind)
        team = held.seat.team.value
        points[team] += value
        abnat[team] += ABNAT[held.project.kind]
        scoring.append(
            {
                "seat": held.seat.value,
                "kind": held.project.kind.value,
                "cards": texts(held.project.cards),
                "worth": value,
            }
        )
    found: dict[str, object] = {
        "best": best
        and {
            "seat": best.seat.value,
            "kind": best.project.kind.value,
            "cards": texts(best.project.cards),
        },
        "winner": comparison.winner.value if comparison.winner else None,
        "scoring": scoring,
        "worth": points,
        "because": comparison.because.value,
        "baloot": settled.baloot and {"seat": settled.baloot.seat.value, "worth": 2},
    }
    if options.projects_worth.word == "abnat":
        found["abnat"] = abnat
    return found


def texts(cards: Sequence[Card]) -> list[str]:
    return [str(it) for it in cards]


def listed(found: Mapping[str, object]) -> dict[str, object]:
    """Tuples as lists, so that only the content counts."""

    def turn(value: object) -> object:
        if isinstance(value, (tuple, list)):
            return [turn(it) for it in value]
        if isinstance(value, Mapping):
            return {key: turn(it) for key, it in value.items()}
        return value

    return {key: turn(value) for key, value in found.items()}


def some_said(profile: Profile, rng: Random, trump: Suit | None, hands: dict[Seat, Cards]) -> Said:
    """Projects as players might name them: mostly real ones, some of them wrong."""
    said: dict[Seat, list[tuple[Card, ...]]] = {}
    for seat, hand in hands.items():
        found = candidates(profile.options, trump, hand)
        if found and rng.random() < 0.7:
            count = 1 if rng.random() < 0.7 else 2
            said[seat] = [rng.choice(found).cards for _ in range(count)]
        elif rng.random() < 0.05:
            said[seat] = [tuple(rng.sample(PACK, 3))]
    return said


def words(said: Said | None) -> dict[str, list[list[str]]] | None:
    if said is None:
        return None
    return {seat.value: [texts(cards) for cards in named] for seat, named in said.items()}


def differently_read(profile: Profile) -> bool:
    """Points on which the reading and the engine take the text differently, with reasons.

    The reading lets `earlier-seat` come before the rank of the Hundreds; here it follows it.
    """
    options = profile.options
    return (
        options.projects_equal_value.word == "earlier-seat"
        and options.projects_five_run.word == "hundred"
    )


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_declared_by_default(number: int) -> None:
    """Where every seat declares its best, everything is as the reading says."""
    profile, rng = TABLES[number], Random(number)
    if differently_read(profile):
        pytest.skip("the reading takes equal value before the rank of Hundreds")
    for _ in range(DEALS):
        hands = rich_deal(rng)
        trump = rng.choice((None, *Suit))
        dealer = rng.choice(tuple(Seat))
        said = rng.random() < 0.5
        settled = settle(Dealt(profile.options, trump, dealer, hands), None, None, baloot_said=said)
        read = reading.projects(
            choices(profile),
            trump=trump and trump.value,
            dealer=dealer.value,
            hands={seat.value: texts(tuple(hand)) for seat, hand in hands.items()},
            declared=None,
            shown=None,
            baloot_said=said,
        )
        assert listed(plain(profile, trump, settled)) == listed(read), (dealer, trump, hands)


NAMED = tuple(
    it
    for it in TABLES
    if it.options.projects_declaring is not Declaring.AUTOMATIC and not differently_read(it)
)


@pytest.mark.parametrize("number", range(len(NAMED)))
def test_declared_by_name(number: int) -> None:
    """Whatever the players name, lawful or not, everything is as the reading says."""
    profile, rng = NAMED[number], Random(number)
    shows = profile.options.projects_declaring is Declaring.ONE_THEN_SHOW
    for _ in range(DEALS):
        hands = rich_deal(rng)
        trump = rng.choice((None, *Suit))
        dealer = rng.choice(tuple(Seat))
        declared = some_said(profile, rng, trump, hands) if rng.random() < 0.7 else None
        shown = some_said(profile, rng, trump, hands) if shows and rng.random() < 0.5 else None
        said = rng.random() < 0.5
        settled = settle(
            Dealt(profile.options, trump, dealer, hands), declared, shown, baloot_said=said
        )
        read = reading.projects(
            choices(profile),
            trump=trump and trump.value,
            dealer=dealer.value,
            hands={seat.value: texts(tuple(hand)) for seat, hand in hands.items()},
            declared=words(declared),
            shown=words(shown),
            baloot_said=said,
        )
        where = (dealer, trump, hands, words(declared), words(shown))
        assert listed(plain(profile, trump, settled)) == listed(read), where


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_best_declaration(number: int) -> None:
    """The best declaration of a hand is that of the reading, and no card serves twice."""
    profile, rng = TABLES[number], Random(number)
    for _ in range(DEALS):
        trump = rng.choice((None, *Suit))
        hand = rich_deal(rng)[Seat.SOUTH]
        found = best_declaration(profile.options, trump, hand)
        read = reading.best_declaration(choices(profile), trump and trump.value, texts(tuple(hand)))
        said = [(it.kind.value, texts(it.cards)) for it in found]
        assert said == [(kind, list(cards)) for kind, cards in read]
        assert len(Cards.of(card for it in found for card in it.cards)) == sum(
            len(it.cards) for it in found
        )


SAWA_TABLES = tuple(
    with_choices(it.name, ("sawa.allowed", "checked"), ("sawa.proof", proof))
    for it in shipped()
    for proof in ("side-can-force", "claimer-alone")
)


@pytest.mark.parametrize("number", range(len(SAWA_TABLES)))
def test_sawa(number: int) -> None:
    """A Sawa holds exactly where plain minimax over all lawful play says so."""
    profile, rng = SAWA_TABLES[number], Random(number)
    held = 0
    for turn in range(24):
        size = (2, 3, 2, 3, 3, 4)[turn % 6]
        hands, contract, locked = ending(rng, size)
        proof = sawa.prove(profile.options, contract, locked, hands, Seat.SOUTH)
        read = sawa_reading.holds(
            choices(profile),
            trump=contract.trump and contract.trump.value,
            locked=locked,
            hands={seat.value: texts(tuple(hand)) for seat, hand in hands.items()},
            claimer="S",
        )
        assert proof.holds == read, (contract, locked, hands)
        held += proof.holds
        if not proof.holds:
            check_refutation(profile, contract, locked, hands, proof)
    assert 0 < held < 24


def ending(rng: Random, size: int) -> tuple[dict[Seat, Cards], Contract, bool]:
    """The last cards of a deal, the claimer's mostly high."""
    mode = Mode.SUN if rng.random() < 0.3 else Mode.HOKUM
    trump = rng.choice(tuple(Suit)) if mode is Mode.HOKUM else None
    pack = list(PACK)
    rng.shuffle(pack)
    if rng.random() < 0.7:
        pack.sort(key=lambda it: it.suit is not trump and it.rank not in (RUN_ORDER[0],))
    deck = pack[: 4 * size] if rng.random() < 0.5 else pack[:size] + pack[-3 * size :]
    rest = deck[size:]
    rng.shuffle(rest)
    deck[size:] = rest
    hands = {seat: Cards.of(deck[size * i : size * (i + 1)]) for i, seat in enumerate(Seat)}
    contract = Contract(mode, trump, Seat.SOUTH)
    return hands, contract, mode is Mode.HOKUM and rng.random() < 0.3


def check_refutation(
    profile: Profile,
    contract: Contract,
    locked: bool,
    hands: dict[Seat, Cards],
    proof: sawa.Proof,
) -> None:
    """The refuting line is lawful, starts with the claimer, and loses its last trick only."""
    from baloot.rules import play

    left = dict(hands)
    played = Cards.of(PACK)
    for hand in hands.values():
        played = played - hand
    leader = Seat.SOUTH
    for index, trick in enumerate(proof.refutation):
        assert trick.leader is leader
        for turn, card in enumerate(trick.cards):
            seat = leader.after(turn)
            position = play.PlayPosition(
                contract, leader, left[seat], trick.cards[:turn], played, locked
            )
            assert card in play.lawful(position, profile).cards
            left[seat] -= Cards.of([card])
        played |= Cards.of(trick.cards)
        result = play.trick_result(contract, leader, trick.cards, last=False)
        leader = result.winner
        lost = leader.team is not Seat.SOUTH.team
        assert lost == (index == len(proof.refutation) - 1)


def test_tables_cover_every_choice() -> None:
    """Every choice of every decision about projects is tried at some table."""
    for id in PROJECTS:
        tried = {it.options.answer(next(d for d in DECISIONS if d.id == id)) for it in TABLES}
        assert tried >= set(choices_of(id)), id
