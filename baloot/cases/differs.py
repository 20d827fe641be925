"""Which decisions make two tables answer differently, found by really switching them."""

from collections.abc import Callable, Iterable

from attrs import frozen

from baloot.cases.ask import Finding
from baloot.profile.combinations import refused
from baloot.profile.decisions import BY_ID
from baloot.profile.profile import Profile

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
    answers: Iterable[tuple[str, Profile, Finding]], find: Callable[[Profile], Finding]
) -> tuple[Difference, ...]:
    """Every answer against the first that it disagrees with."""
    found: list[Difference] = []
    earlier: list[tuple[str, Profile, Finding]] = []
    for name, profile, finding in answers:
        against = next((it for it in earlier if it[2].fields != finding.fields), None)
        if against is not None:
            first_name, first, first_finding = against
            sets = _minimal_sets(first, profile, finding, find)
            among = (*first_finding.hangs_on, *finding.hangs_on)
            found.append(Difference(first_name, name, sets, among))
        earlier.append((name, profile, finding))
    return tuple(found)


def _minimal_sets(
    first: Profile, later: Profile, wanted: Finding, find: Callable[[Profile], Finding]
) -> tuple[tuple[str, ...], ...]:
    """Every inclusion-minimal set of decisions that carries the later answer over.

    Only decisions that were read can matter, and each decision of a minimal set is read once
    the others are switched in some order; so sets grow along what each answer read.
    """
    minimal: list[frozenset[str]] = []
    level = {frozenset[str]()}
    for _ in range(MOST + 1):
        grown: set[frozenset[str]] = set()
        for ids in level:
            if any(known <= ids for known in minimal):
                continue
            supposed = first.taking(later, ids)
            finding = find(supposed)
            if finding.fields == wanted.fields and not refused(supposed.options):
                minimal.append(ids)
            else:
                grown |= {ids | {id} for id in finding.hangs_on if _differ(first, later, id, ids)}
        level = grown
    order = list(BY_ID)
    return tuple(tuple(sorted(ids, key=order.index)) for ids in sorted(minimal, key=sorted))


def _differ(first: Profile, later: Profile, id: str, ids: frozenset[str]) -> bool:
    decision = BY_ID[id]
    return id not in ids and first.options.answer(decision) != later.options.answer(decision)
