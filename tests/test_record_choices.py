"""The choices that a record carries for a table of its own: plain words, and nothing else."""

from typing import Any

import pytest
from attrs import evolve

from baloot import CaseError, RecordError, dumps, load_profile, loads, pack_from_seed, rule
from baloot.game.record_text import _fault_in
from baloot.profile.values import plain

PACK = " ".join(map(str, pack_from_seed(1)))
NESTED: Any = "x"
for _ in range(5000):
    NESTED = [NESTED]


def case(value: Any) -> dict[str, Any]:
    """A question about a record whose choices hold a value."""
    record = {"profile": "own", "dealer": "S", "pack": PACK, "choices": {"score.tie": value}}
    return {"ask": "record", "given": {"record": record}}


@pytest.mark.parametrize("value", [NESTED, 1.5, {"hokum": {"exact": [1.5]}}, {1.5: "x"}, object()])
def test_choices_that_no_text_can_say(value: Any) -> None:
    """What is nested without end, a fraction or no plain data is refused with its place."""
    with pytest.raises(CaseError, match="choices"):
        rule(case(value))


@pytest.mark.parametrize("value", ["1.5", "1e3"])
def test_fractions_in_text(value: str) -> None:
    """JSON could say a fraction and YAML could not, so neither may."""
    text = f'{{"record": 1, "dealer": "S", "pack": "{PACK}", "choices": {{"score.tie": {value}}}}}'
    with pytest.raises(RecordError, match="expected text"):
        loads(text)


def test_choices_survive_both_forms() -> None:
    """Words that YAML could take for something else come back as they were."""
    words = ["no", "on", "1.5", "010", "16:26", "null", "~", "true", "", "2026-12-01", " x", "0x1f"]
    text = f'{{"record": 1, "profile": "own", "dealer": "S", "pack": "{PACK}", "choices": {{}}}}'
    for word in words:
        record = evolve(loads(text), choices={"play.ekka": word, word: [1, None, True, word]})
        for form in ("json", "yaml", "jsonl"):
            assert loads(dumps(record, form)) == record, (form, word)


def test_the_choices_of_shipped_tables_are_plain() -> None:
    """No profile needs what these refuse."""
    profile = load_profile("federation")
    assert all(_fault_in(plain(profile.options.answer(it))) is None for it in profile.arising)
