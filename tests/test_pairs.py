"""Every choice makes a difference: for each pair of them, a question they answer differently."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from baloot import CaseError, Profile, load_profile, rule
from baloot.cases.expect import TEXTS
from baloot.documents.yamls import read_yaml
from baloot.profile.choice import Decision
from baloot.profile.decisions import BY_ID, DECISIONS, ExactRaisedTie, ExactTie, TieForm, TieRule
from baloot.profile.values import Plain, beside
from tests.tables import choices_of, shipped, with_answers

FOLDER = Path(__file__).parent / "pairs"


def load() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for path in sorted(FOLDER.glob("*.yaml")):
        (document,) = read_yaml(path.read_text(encoding="utf-8"), str(path))
        found.extend(document.data)
    return found


PAIRS = load()
NOT_ASKED = {
    # No question of a case depends on these; only whole deals and records show them.
    "deal.cut",
    "play.first-lead",
    "play.enforcement",
    "sawa.failure",
    # No answer at all depends on this one: see `test_twenty_card_points_are_two_points`.
    "baloot.worth",
}
PHASES = ("deal", "auction", "stakes", "play", "projects", "baloot", "score", "sawa", "match")
NUMBERS = {"match.target": (152, 100)}
"""For a decision whose answer is any number, two that must differ."""

NOT_RULED = (*TEXTS, "hangs-on", "silent")
"""Fields of an answer that say what the ruling rests on, not what it is."""

REFUSED = "error"
"""In `expect`: words of the error where the question cannot be put under a choice."""


def name_of(pair: dict[str, Any]) -> str:
    parts = (pair["decision"], pair.get("key"), *pair["choices"])
    return "-".join(str(it) for it in parts if it is not None)


def said(pair: dict[str, Any], word: str | int) -> Plain:
    """The answer as a profile file says it.

    A word under a `key` is put there in the map of the base, whose other keys stand. Else the
    word is the whole answer, unless it is the base's own, with all that stands beside it.
    """
    own = beside(load_profile(pair["base"]).options.answer(BY_ID[pair["decision"]]))
    if "key" in pair:
        return {**own, pair["key"]: word}
    return own if own["choice"] == word else word


@pytest.mark.parametrize("pair", PAIRS, ids=name_of)
def test_pair(pair: dict[str, Any]) -> None:
    """The two choices answer the question as their source says, and differently."""
    assert pair["settled-by"]
    got = []
    for word in pair["choices"]:
        answers = {**pair.get("with", {}), pair["decision"]: said(pair, word)}
        profile = with_answers(pair["base"], answers)
        expected = pair["expect"][str(word)]
        case = {"ask": pair["ask"], "given": pair["given"]}
        if REFUSED in expected:
            with pytest.raises(CaseError, match=expected[REFUSED]):
                rule(case, profile)
            got.append({REFUSED: expected[REFUSED]})
            continue
        answer = rule({**case, "expect": expected}, profile)
        assert "unmet" not in answer, answer["unmet"]
        assert pair["decision"] in answer["hangs-on"]
        got.append({name: it for name, it in answer.items() if name not in NOT_RULED})
    first, second = got
    assert first != second


def words_of(decision: Decision) -> Iterator[tuple[str | None, tuple[str | int, ...]]]:
    """The words of a decision, each with the key under which a map has them."""
    if decision.kind is TieRule:
        yield None, TieForm.words()
        yield "exact", ExactTie.words()
        yield "exact-raised", ExactRaisedTie.words()
    elif decision.kind is int:
        yield None, NUMBERS[decision.id]
    else:
        yield None, tuple(it.word for it in choices_of(decision.id))


def test_every_pair_is_there() -> None:
    """Every two choices of every decision that a question can depend on have their pair, once."""
    there = [(it["decision"], it.get("key"), frozenset(it["choices"])) for it in PAIRS]
    wanted = [
        (decision.id, key, frozenset(pair))
        for decision in DECISIONS
        if decision.phase in PHASES and decision.id not in NOT_ASKED
        for key, words in words_of(decision)
        for pair in combinations(words, 2)
    ]
    assert set(wanted) - set(there) == set()
    assert sorted(str(it) for it in there if there.count(it) > 1 or it not in wanted) == []


@pytest.mark.parametrize("profile", shipped(), ids=lambda it: it.name)
def test_a_ruling_hangs_on_what_arises(profile: Profile) -> None:
    """Where a decision does not arise at a table, none of its rulings hangs on it."""
    arising = {it.id for it in profile.arising}
    for pair in PAIRS:
        try:
            answer = rule({"ask": pair["ask"], "given": pair["given"]}, profile)
        except CaseError:
            continue
        assert set(answer["hangs-on"]) - arising == set(), name_of(pair)


@pytest.mark.parametrize("level", ["single", "double"])
@pytest.mark.parametrize("holder", ["declarers", "defenders"])
def test_twenty_card_points_are_two_points(holder: str, level: str) -> None:
    """Why no pair separates `baloot.worth`: there is Baloot in Hokum only, which counts in tens."""
    tables = [
        with_answers("yeeqia", {"baloot.worth": word, "score.failure-award": award})
        for award in ("pool", "at-least-pool")
        for word in ("two-points", "twenty-abnat")
    ]
    for abnat in range(163):
        given = {
            "contract": {"mode": "hokum", "trump": "H", "declarer": "S"},
            "level": level,
            "abnat": {"declarers": abnat, "defenders": 162 - abnat},
            "tricks-won": {"declarers": 4, "defenders": 4},
            "baloot": holder,
        }
        points = [rule({"ask": "score", "given": given}, table)["points"] for table in tables]
        assert points[0] == points[1]
        assert points[2] == points[3]
