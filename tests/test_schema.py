"""The JSON Schema for editors says what the loader says."""

import json
from pathlib import Path

import jsonschema
import pytest

from baloot.documents.yamls import read_yaml
from baloot.profile.schema import schema
from baloot.profile.shelf import SHIPPED

PROFILES = Path(__file__).parents[1] / "profiles"


def test_up_to_date() -> None:
    """The committed schema is the one that the decisions give."""
    committed = json.loads((PROFILES / "profile.schema.json").read_text(encoding="utf-8"))
    assert committed == schema(), "run: baloot schema > profiles/profile.schema.json"


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_profiles_fit(name: str) -> None:
    """Every shipped profile fits the schema and names it in its first line."""
    text = (PROFILES / f"{name}.yaml").read_text(encoding="utf-8")
    assert text.startswith("# yaml-language-server: $schema=profile.schema.json\n")
    (document,) = read_yaml(text, name)
    jsonschema.Draft202012Validator(schema()).validate(document.data)


@pytest.mark.parametrize(
    "choices",
    [
        {"play.third-hand": "sometimes"},
        {"play.third-hnd": "free"},
        {"play.third-hand": {"basis": "stated"}},
        {"score.tie": {"choice": "digits", "hokum": {"counters": [11]}}},
        {"match.target": "152"},
    ],
)
def test_what_does_not_fit(choices: object) -> None:
    """The schema refuses what the loader refuses."""
    profile = {
        "profile": 1,
        "name": "x",
        "title": {"en": "x", "ar": "x"},
        "extends": "saudi",
        "choices": choices,
    }
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft202012Validator(schema()).validate(profile)
