"""Every choice makes a difference: for each pair of them, a question they answer differently."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from baloot import rule
from baloot.cases.expect import TEXTS
from baloot.documents.yamls import read_yaml
from tests.tables import choices_of, with_choices

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
}
PHASES = ("deal", "auction", "stakes", "play")
NOT_RULED = (*TEXTS, "hangs-on", "silent")
"""Fields of an answer that say what the ruling rests on, not what it is."""


@pytest.mark.parametrize(
    "pair", PAIRS, ids=lambda it: f"{it['decision']}-{'-'.join(it['choices'])}"
)
def test_pair(pair: dict[str, Any]) -> None:
    """The two choices answer the question as their source says, and differently."""
    assert pair["settled-by"]
    got = {}
    for word in pair["choices"]:
        changes = pair.get("with", {})
        profile = with_choices(pair["base"], *changes.items(), (pair["decision"], word))
        case = {"ask": pair["ask"], "given": pair["given"], "expect": pair["expect"][word]}
        answer = rule(case, profile)
        assert "unmet" not in answer, answer["unmet"]
        assert pair["decision"] in answer["hangs-on"]
        got[word] = {name: it for name, it in answer.items() if name not in NOT_RULED}
    first, second = got.values()
    assert first != second


def test_every_pair_is_there() -> None:
    """Every two choices of every decision that a question can depend on have their pair."""
    from baloot.profile.decisions import DECISIONS

    there = {(it["decision"], frozenset(it["choices"])) for it in PAIRS}
    for decision in DECISIONS:
        if decision.phase in PHASES and decision.id not in NOT_ASKED:
            for first, second in combinations(choices_of(decision.id), 2):
                assert (decision.id, frozenset((first.word, second.word))) in there
