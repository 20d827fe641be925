"""What a case expects, and what of it an answer does not meet."""

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from baloot.cases.ask import Ask, Finding
from baloot.cases.readers import Reader, read_truth
from baloot.documents.problems import Path, Refusal, Refusals
from baloot.documents.structure import expected, key_text, unknown, words
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


@frozen
class Expectations:
    """What a case expects, in plain form: of every table, or by profile."""

    flat: Mapping[str, Any] = field(factory=dict)
    by_profile: Mapping[str, Mapping[str, Any]] = field(factory=dict)

    def of(self, asked: tuple[str, ...], own: tuple[str, ...]) -> dict[str, Mapping[str, Any]]:
        """What is expected of each profile `asked`.

        What is not keyed by profile speaks of the profiles that the case itself names (`own`),
        or, when none of those is asked, of all that are.
        """
        if self.flat:
            named = [name for name in asked if name in own]
            return dict.fromkeys(named or asked, self.flat)
        return {name: fields for name, fields in self.by_profile.items() if name in asked}


def read_expect(ask: Ask, written: object, faults: list[tuple[Path, Message]]) -> Expectations:
    """`expect` as it is written, its faults added to `faults`."""
    if written is None:
        return Expectations()
    if not isinstance(written, Mapping):
        faults.append((("expect",), expected("map", written).message))
        return Expectations()
    fields = {*_readers(ask), *TEXTS}
    if not any(isinstance(it, Mapping) for it in written.values()) or fields & set(written):
        return Expectations(flat=_fields(ask, written, ("expect",), faults))
    by_profile: dict[str, Mapping[str, Any]] = {}
    for name, inner in written.items():
        if isinstance(inner, Mapping):
            by_profile[name] = _fields(ask, inner, ("expect", key_text(name)), faults)
        else:
            faults.append((("expect", key_text(name)), expected("map", inner).message))
    return Expectations(by_profile=by_profile)


def unmet(expected: Mapping[str, Any], finding: Finding, silent: bool) -> tuple[Unmet, ...]:
    """The expected fields that `finding` does not have so."""
    got = {**finding.fields, "hangs-on": in_order(finding.hangs_on)}
    if silent:
        got["silent"] = True
    return tuple(
        Unmet(name, value, got.get(name))
        for name, value in expected.items()
        if not _met(value, got.get(name))
    )


def _met(expected: Any, got: Any) -> bool:
    """Equality; of deals in a list, each is held only to what is named of it."""
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        pairs = list(zip(expected, got, strict=True))
        if pairs and all(isinstance(a, dict) and isinstance(b, dict) for a, b in pairs):
            return all(all(b.get(key) == a[key] for key in a) for a, b in pairs)
    return bool(expected == got)


def in_order(ids: tuple[str, ...]) -> list[str]:
    """Decision ids once each, in documented order."""
    return [decision.id for decision in DECISIONS if decision.id in ids]


def _readers(ask: Ask) -> Mapping[str, Reader]:
    return {**ask.expectable, "silent": _silent, "hangs-on": _decisions}


def _fields(
    ask: Ask, written: Mapping[str, Any], at: Path, faults: list[tuple[Path, Message]]
) -> dict[str, Any]:
    readers = _readers(ask)
    fields: dict[str, Any] = {}
    for name, value in written.items():
        reader = readers.get(name)
        if reader is None:
            if name in TEXTS:
                fault = message("problem.not-expectable", field=name, known=tuple(readers))
            else:
                fault = unknown("field", name, tuple(readers))
            faults.append(((*at, key_text(name)), fault))
            continue
        try:
            fields[name] = None if value is None else reader(value)
        except Refusal as refusal:
            faults.append(((*at, name, *refusal.path), refusal.message))
        except Refusals as refusals:
            faults.extend(((*at, name, *path), fault) for path, fault in refusals.refusals)
    return fields


def _silent(value: object) -> Any:
    return read_truth(value) or None


def _decisions(value: object) -> Any:
    ids = words(value)
    for id in ids:
        if not isinstance(id, str) or id not in BY_ID:
            raise Refusal(unknown("decision", id, tuple(BY_ID)))
    return in_order(tuple(map(str, ids)))
