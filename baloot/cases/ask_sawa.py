"""The ask about claiming the rest: `sawa`."""

from typing import Any

from attrs import frozen

from baloot.cases.ask import Ask, Faults, Finding
from baloot.cases.given import GivenContract, card_faults, stake_faults, stake_impossible
from baloot.cases.readers import read_one_of, read_truth
from baloot.messages import message, say
from baloot.profile.profile import Profile
from baloot.rulebook.rules import ground
from baloot.rules import sawa
from baloot.rules.watching import Watch
from baloot.table.cards import PACK, Card, Cards
from baloot.table.contract import Level, Mode
from baloot.table.seats import Seat

_PLAY = ("trump-led", "void-against-opponent", "cannot-overtrump", "third-hand", "ekka")


@frozen
class GivenSawa:
    """`given` of a `sawa` question."""

    contract: GivenContract
    hands: dict[Seat, tuple[Card, ...]]
    claimer: Seat
    level: Level = Level.SINGLE
    locked: bool = False
    played: tuple[Card, ...] | None = None


def _check(given: GivenSawa) -> Faults:
    faults = given.contract.faults()
    faults += stake_faults(given.contract, given.level, given.locked)
    groups = [(("hands", seat.value), cards) for seat, cards in given.hands.items()]
    faults += card_faults((*groups, ("played", given.played or ())))
    missing = tuple(seat.value for seat in Seat if seat not in given.hands)
    if missing:
        faults.append((("hands",), message("problem.hands-missing", seats=missing)))
    counts = {len(cards) for cards in given.hands.values()}
    if len(counts) > 1:
        faults.append((("hands",), message("problem.hands-unequal")))
    elif counts and not counts <= set(range(1, 8)):
        faults.append((("hands",), message("problem.hands-sawa", count=counts.pop())))
    if given.played is not None and not faults:
        held = Cards.of(card for cards in given.hands.values() for card in cards)
        lost = Cards.of(PACK) - held - Cards.of(given.played)
        if lost:
            faults.append((("played",), message("problem.played-missing", cards=lost)))
    return faults


def _impossible(given: GivenSawa, profile: Profile) -> Faults:
    return stake_impossible(given.contract, given.level, given.locked, profile)


def _find(given: GivenSawa, profile: Profile) -> Finding:
    watch = Watch(profile.options)
    objection = sawa.objection(watch.options, given.claimer)
    if objection is not None:
        why = f"{ground(objection.rule, profile).text} {say(objection.facts)}"
        return Finding(
            {"verdict": "illegal"},
            (objection.rule,),
            watch.read,
            message("headline.no-sawa", seat=given.claimer),
            (objection.facts,),
            texts={"why": why},
        )
    hands = {seat: Cards.of(cards) for seat, cards in given.hands.items()}
    contract = given.contract.contract()
    proof = sawa.prove(profile.options, contract, given.locked, hands, given.claimer)
    hangs_on: tuple[str, ...] = (*watch.read, "sawa.proof")
    if contract.mode is Mode.HOKUM:
        arising = {it.id for it in profile.arising}
        hangs_on += tuple(id for id in (f"play.{it}" for it in _PLAY) if id in arising)
    texts: dict[str, Any] = {}
    if not proof.holds:
        texts["refutation"] = [
            " ".join([it.leader.value, *map(str, it.cards)]) for it in proof.refutation
        ]
    rules = ("fixed.locked-lead", *hangs_on) if given.locked else hangs_on
    return Finding(
        {"holds": proof.holds},
        rules,
        hangs_on,
        message(
            "headline.sawa-holds" if proof.holds else "headline.sawa-fails", seat=given.claimer
        ),
        tuple(
            message("fact.sawa-trick", seat=it.leader, cards=it.cards, winner=it.winner)
            for it in proof.refutation
        ),
        texts=texts,
    )


SAWA = Ask(
    "sawa",
    GivenSawa,
    _check,
    _impossible,
    _find,
    {"holds": read_truth, "verdict": read_one_of("illegal")},
)
