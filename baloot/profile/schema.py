"""The JSON Schema of profile files, generated from the decisions, for editors."""

from typing import Any

from baloot.profile import decisions as d
from baloot.profile.choice import Choice, Decision
from baloot.profile.citations import Basis
from baloot.profile.decisions import DECISIONS

_TEXT = {"type": "string"}
_DIGITS = {
    "type": "array",
    "uniqueItems": True,
    "items": {"type": "integer", "minimum": 0, "maximum": 9},
}
_AUTHORITY = {
    "basis": {"enum": [basis.value for basis in Basis]},
    "source": _TEXT,
    "locator": _TEXT,
    "quote": _TEXT,
    "note": _TEXT,
}


def schema() -> dict[str, Any]:
    """The schema as plain data."""
    sources = _object(
        {"title": _TEXT, "language": _TEXT, "kind": _TEXT, "file": _TEXT, "url": _TEXT}
        | {"note": _TEXT},
        required=("title", "language", "kind"),
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A Baloot profile",
        **_object(
            {
                "profile": {"const": 1},
                "name": _TEXT,
                "title": _object({"en": _TEXT, "ar": _TEXT}, required=("en", "ar")),
                "extends": _TEXT,
                "sources": {"type": "object", "additionalProperties": sources},
                "choices": _object({it.id: _decision(it) for it in DECISIONS}),
            },
            required=("profile", "name", "title"),
        ),
    }


def _object(properties: dict[str, Any], required: tuple[str, ...] = ()) -> dict[str, Any]:
    form: dict[str, Any] = {"type": "object", "properties": properties}
    if required:
        form["required"] = list(required)
    return {**form, "additionalProperties": False}


def _decision(decision: Decision) -> dict[str, Any]:
    """A bare answer, or a map of the answer, what stands beside it, and its authority."""
    answer = _answer(decision)
    return {
        "description": decision.question,
        "anyOf": [
            answer,
            _object({"choice": answer, **_beside(decision), **_AUTHORITY}, required=("choice",)),
        ],
    }


def _answer(decision: Decision) -> dict[str, Any]:
    if decision.choice is not None:
        return _words(decision.choice)
    if decision.kind is d.TieRule:
        forms = _words(d.TieForm)
        both = _object({"hokum": forms, "sun": forms}, required=("hokum", "sun"))
        return {"anyOf": [forms, both]}
    if decision.kind is d.ClaimOutcomes:
        return {"anyOf": [{"const": "default"}, _object(_outcomes())]}
    return {"type": "integer", "minimum": 1}


def _words(kind: type[Choice]) -> dict[str, Any]:
    return {"oneOf": [{"const": it.word, "description": it.value} for it in kind]}


def _beside(decision: Decision) -> dict[str, Any]:
    if decision.kind is d.TieRule:
        keys = ("counters", "others", "exact")
        table = _object(dict.fromkeys(keys, _DIGITS), required=keys)
        return {
            "hokum": table,
            "sun": table,
            "exact": _words(d.ExactTie),
            "exact-raised": _words(d.ExactRaisedTie),
        }
    return _outcomes() if decision.kind is d.ClaimOutcomes else {}


def _outcomes() -> dict[str, Any]:
    return {
        reason.word: {**_words(d.ClaimOutcome), "description": reason.value}
        for reason in d.ClaimReason
    }
