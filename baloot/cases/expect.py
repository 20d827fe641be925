"""What a case expects, and what of it an answer does not meet."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from baloot.cases.ask import Ask, Finding
from baloot.cases.case import Case
from baloot.documents.problems import Path, Refusal, Refusals
from baloot.documents.structure import unknown
from baloot.messages import Message, message
from baloot.profile.decisions import BY_ID, DECISIONS

TEXTS = ("why", "rules", "refutation", "sheet", "error", "id", "ask", "profile")
"""Fields of answers that cannot be expected."""


@frozen
class Unmet:
    """A field whose value is not the expected one (None: the field is left out)."""

    field: str
    expected: Any
    got: Any


def expectations(case: Case, asked: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """What is expected of each asked profile, in plain form; `CaseError` for what cannot be.

    `expect` may be keyed by profile. Where it is not, it speaks of the profiles that the case
    itself names, or, when none of those is asked, of all that are.
    """
    written = case.expect
    if not written:
        return {}
    faults: list[tuple[Path, Message]] = []
    if _by_profile(written, {*asked, *case.profiles}):
        found = {
            name: _fields(case.ask, fields, ("expect", name), faults)
            for name, fields in written.items()
        }
    else:
        fields = _fields(case.ask, written, ("expect",), faults)
        own = [name for name in asked if name in case.profiles]
        found = dict.fromkeys(own or asked, fields)
    if faults:
        raise case.error(*faults)
    return {name: fields for name, fields in found.items() if name in asked}


def unmet(expected: Mapping[str, Any], finding: Finding, silent: bool) -> tuple[Unmet, ...]:
    """The expected fields that `finding` does not have so."""
    got = {**finding.fields, "hangs-on": in_order(finding.hangs_on)}
    if silent:
        got["silent"] = True
    return tuple(
        Unmet(name, value, got.get(name))
        for name, value in expected.items()
        if got.get(name) != value
    )


def in_order(ids: tuple[str, ...]) -> list[str]:
    """Decision ids once each, in documented order."""
    return [decision.id for decision in DECISIONS if decision.id in ids]


def _by_profile(written: Mapping[str, Any], names: set[str]) -> bool:
    return all(name in names and isinstance(value, Mapping) for name, value in written.items())


def _fields(
    ask: Ask, written: Mapping[str, Any], at: Path, faults: list[tuple[Path, Message]]
) -> dict[str, Any]:
    readers = {**ask.expectable, "silent": _silent, "hangs-on": _decisions}
    fields: dict[str, Any] = {}
    for name, value in written.items():
        reader = readers.get(name)
        if reader is None:
            if name in TEXTS:
                fault = message("problem.not-expectable", field=name, known=tuple(readers))
            else:
                fault = unknown("field", name, tuple(readers))
            faults.append(((*at, name), fault))
            continue
        try:
            fields[name] = None if value is None else reader(value)
        except Refusal as refusal:
            faults.append(((*at, name, *refusal.path), refusal.message))
        except Refusals as refusals:
            faults.extend(((*at, name, *path), fault) for path, fault in refusals.refusals)
    return fields


def _silent(value: object) -> Any:
    if not isinstance(value, bool):
        raise Refusal(message("problem.expected-truth", given=str(value)))
    return value or None


def _decisions(value: object) -> Any:
    ids = value.split() if isinstance(value, str) else value
    if not isinstance(ids, (list, tuple)):
        raise Refusal(message("problem.expected-list", given=str(value)))
    for id in ids:
        if id not in BY_ID:
            raise Refusal(unknown("decision", id, tuple(BY_ID)))
    return in_order(tuple(ids))
