"""Which decisions make two tables answer differently, found by really switching them."""

from collections.abc import Iterable, Mapping
from typing import Any

from attrs import evolve, frozen

from baloot.cases.ask import Finding
from baloot.cases.case import Case
from baloot.profile.combinations import refused
from baloot.profile.decisions import BY_ID
from baloot.profile.profile import Profile
from baloot.rules.watching import Watch

MOST = 3
"""Sets of more decisions than this are not tried."""


@frozen
class Difference:
    """`later` disagrees with `first`; each of `sets`, copied over, gives the later answer.

    `among` holds the decisions that either answer read; it names the suspects when no small
    set explains the difference.
    """

    first: str
    later: str
    sets: tuple[tuple[str, ...], ...]
    among: tuple[str, ...]


def differences(
    answers: Iterable[tuple[str, Profile, Finding]], case: Case
) -> tuple[Difference, ...]:
    """Every answer to `case` against the first that it disagrees with."""
    found: list[Difference] = []
    earlier: list[tuple[str, Profile, Finding]] = []
    for name, profile, finding in answers:
        against = next((it for it in earlier if it[2].fields != finding.fields), None)
        if against is not None:
            first_name, first, first_finding = against
            sets = _minimal_sets(first, profile, finding, case)
            among = (*first_finding.hangs_on, *finding.hangs_on)
            found.append(Difference(first_name, name, sets, among))
        earlier.append((name, profile, finding))
    return tuple(found)


def _minimal_sets(
    first: Profile, later: Profile, wanted: Finding, case: Case
) -> tuple[tuple[str, ...], ...]:
    """Every inclusion-minimal set of decisions that carries the later answer over.

    Sets grow from the empty one: by what an answer read, since nothing else could change it, and
    where a set cannot stand, by what it cannot stand with.
    """
    minimal: list[frozenset[str]] = []
    level = {frozenset[str]()}
    for _ in range(MOST + 1):
        grown: set[frozenset[str]] = set()
        for ids in level:
            if any(known <= ids for known in minimal):
                continue
            fields, further = _try(first.taking(later, ids), case)
            if fields == wanted.fields:
                minimal.append(ids)
            else:
                grown |= {ids | {id} for id in further if _differ(first, later, id, ids)}
        level = grown
    order = list(BY_ID)
    return tuple(tuple(sorted(ids, key=order.index)) for ids in sorted(minimal, key=sorted))


def _try(supposed: Profile, case: Case) -> tuple[Mapping[str, Any] | None, tuple[str, ...]]:
    """The answer at a supposed table, None where it has none, and what that hangs on."""
    combinations = refused(supposed.options)
    if combinations:
        return None, tuple(id for it in combinations for id in (it.first, it.second))
    watch = Watch(supposed.options)
    if case.ask.impossible(case.given, evolve(supposed, options=watch.options)):
        return None, watch.read
    finding = case.ask.find(case.given, supposed)
    return finding.fields, (*watch.read, *finding.hangs_on)


def _differ(first: Profile, later: Profile, id: str, ids: frozenset[str]) -> bool:
    decision = BY_ID[id]
    return id not in ids and first.options.answer(decision) != later.options.answer(decision)
