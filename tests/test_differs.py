"""The decisions that make tables differ are those that brute force finds."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from baloot import PACK, Profile, load_profile
from baloot.cases.case import Case, read_case
from baloot.cases.differs import differences
from baloot.documents.document import from_python
from baloot.profile.combinations import refused
from baloot.profile.decisions import DECISIONS
from baloot.profile.shelf import SHIPPED
from baloot.table.ranking import RUN_ORDER

CARDS = [str(card) for card in PACK]
HOKUM = {"mode": "hokum", "trump": "H", "declarer": "S"}


def play(rng: Random) -> dict[str, Any]:
    pack = CARDS[:]
    rng.shuffle(pack)
    if rng.random() < 0.6:
        voids = set(rng.sample("SHDC", 2))
        pack.sort(key=lambda it: it[1] in voids)
    size = rng.randrange(4)
    rest = pack[8 - size :]
    rng.shuffle(rest)
    given = {"contract": HOKUM, "leader": "S", "trick": rest[:size], "hand": pack[: 8 - size]}
    return {**given, "card": rng.choice(pack[: 8 - size]), "ekka": rng.random() < 0.3}


def auction(rng: Random) -> dict[str, Any]:
    upcard = rng.choice(CARDS)
    calls = []
    for turn in range(rng.randrange(1, 7)):
        hokum = "hokum " + (upcard[1] if turn < 4 else rng.choice("SHDC"))
        word = rng.choice(["pass", "pass", "pass", "sun", hokum, "ashkal", "keep", "switch"])
        calls.append(f"{'SENW'[turn % 4]} {word}")
    return {"dealer": "W", "upcard": upcard, "calls": calls}


def stakes(rng: Random) -> dict[str, Any]:
    contract = HOKUM if rng.random() < 0.4 else {"mode": "sun", "declarer": "S"}
    scores = {"NS": rng.choice((0, 99, 100, 101)), "EW": rng.choice((0, 99, 100, 101))}
    return {"contract": contract, "dealer": "W", "scores": scores, "raises": []}


def score(rng: Random) -> dict[str, Any]:
    won = rng.choice(((4, 4), (4, 4), (8, 0), (0, 8)))
    abnat = {8: 162, 0: 0}.get(won[0], rng.randrange(70, 95))
    side = rng.choice(("declarers", "defenders"))
    return {
        "contract": HOKUM,
        "dealer": "W",
        "level": rng.choice(("single", "double")),
        "abnat": {"declarers": abnat, "defenders": 162 - abnat},
        "tricks-won": {"declarers": won[0], "defenders": won[1]},
        "projects": {side: rng.choice(([], ["sira"], ["hundred"]))},
        "baloot": rng.choice((None, "declarers", "defenders")),
    }


def projects(rng: Random) -> dict[str, Any]:
    pack = list(PACK)
    pack.sort(key=lambda it: (it.suit.value, RUN_ORDER.index(it.rank)))
    for _ in range(rng.randrange(10)):
        i, j = rng.randrange(32), rng.randrange(32)
        pack[i], pack[j] = pack[j], pack[i]
    hands = {seat: [str(it) for it in pack[8 * i : 8 * i + 8]] for i, seat in enumerate("SENW")}
    return {"contract": {"mode": "hokum", "trump": "H"}, "dealer": "W", "hands": hands}


QUESTIONS = {
    "play": (play, ("play",), 60),
    "auction": (auction, ("deal", "auction"), 60),
    "stakes": (stakes, ("stakes",), 40),
    "score": (score, ("score", "projects", "baloot"), 12),
    "projects": (projects, ("projects",), 20),
}


def brute_force(
    case: Case, first: Profile, later: Profile, phases: tuple[str, ...]
) -> Iterator[frozenset[str]]:
    """Every minimal set of decisions of `phases`, tried one after the other."""
    wanted = case.ask.find(case.given, later).fields
    differing = [
        it.id
        for it in DECISIONS
        if it.phase in phases and first.options.answer(it) != later.options.answer(it)
    ]
    found: list[frozenset[str]] = []
    for size in (1, 2, 3):
        for ids in map(frozenset, combinations(differing, size)):
            if any(it <= ids for it in found):
                continue
            table = first.taking(later, ids)
            if refused(table.options) or case.ask.impossible(case.given, table):
                continue
            if case.ask.find(case.given, table).fields == wanted:
                found.append(ids)
                yield ids


@pytest.mark.parametrize("ask", QUESTIONS)
def test_differs(ask: str) -> None:
    """What is found by following what was read is what trying everything finds."""
    make, phases, count = QUESTIONS[ask]
    rng = Random(ask)
    compared = 0
    while compared < count:
        case = read_case(from_python({"ask": ask, "given": make(rng)}))
        first, later = (load_profile(name) for name in rng.sample(SHIPPED, 2))
        if case.ask.impossible(case.given, first) or case.ask.impossible(case.given, later):
            continue
        answers = [(it.name, it, case.ask.find(case.given, it)) for it in (first, later)]
        if answers[0][2].fields == answers[1][2].fields:
            continue
        (difference,) = differences(answers, case)
        got = {
            ids
            for ids in map(frozenset, difference.sets)
            if all(id.partition(".")[0] in phases for id in ids)
        }
        assert got == set(brute_force(case, first, later, phases)), (first, later, case.given)
        compared += 1


def test_companions_are_copied_too() -> None:
    """Where a decision cannot be copied by itself, the set holds what it cannot stand without."""
    case = read_case(
        from_python(
            {
                "ask": "projects",
                "given": {
                    "contract": {"mode": "hokum", "trump": "H"},
                    "dealer": "W",
                    "hands": {"S": ["AS", "KS", "QS", "7H", "8H", "TD", "9C", "JC"]},
                },
            }
        )
    )
    names = ("table-app", "yeeqia")
    answers = [
        (name, load_profile(name), case.ask.find(case.given, load_profile(name))) for name in names
    ]
    (difference,) = differences(answers, case)
    assert difference.sets == (("projects.worth", "score.counting-side"),)
