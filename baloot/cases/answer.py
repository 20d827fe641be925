"""Answers: what was found at every table asked, and their plain form."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from baloot.cases import Asked
from baloot.cases.ask import Finding
from baloot.cases.case import Case
from baloot.cases.differs import Difference, differences
from baloot.cases.errors import CaseError
from baloot.cases.expect import Unmet, in_order, unmet
from baloot.documents.problems import DocumentError, Place, Problem
from baloot.messages import message
from baloot.profile import Profile, load_profile
from baloot.profile.decisions import BY_ID
from baloot.profile.errors import ProfileError, UnknownProfile
from baloot.profile.shelf import SHIPPED
from baloot.rulebook.rules import Ground, ground
from baloot.rulebook.ruling import silent_among

Unavailable = tuple[Problem, ...]
"""Why a profile cannot be had."""

Tables = Mapping[str, Profile | Unavailable]
"""Profiles by the name under which they were asked, or why one cannot be had."""


@frozen
class Ruled:
    """What one table answers: `finding` where it could, else `problems`."""

    name: str
    profile: Profile | None
    finding: Finding | None
    problems: tuple[Problem, ...] = ()
    unmet: tuple[Unmet, ...] = ()

    @property
    def error(self) -> str | None:
        """Why there is no finding, a line for each problem."""
        return "\n".join(map(str, self.problems)) or None

    @property
    def grounds(self) -> tuple[Ground, ...]:
        """The rules that the answer rests on."""
        if self.finding is None or self.profile is None:
            return ()
        ids = dict.fromkeys(self.finding.rules)
        return tuple(ground(id, self.profile) for id in ids)

    @property
    def silent(self) -> bool:
        """Whether the answer hangs on a point that the profile's source does not settle."""
        return bool(self.silent_ids)

    @property
    def silent_ids(self) -> tuple[str, ...]:
        """The decisions read that the profile's source is silent on."""
        if self.finding is None or self.profile is None:
            return ()
        return silent_among(self.profile, tuple(in_order(self.finding.hangs_on)))


@frozen
class Outcome:
    """A case with its answer from every table asked, and what makes them differ."""

    case: Case
    ruled: tuple[Ruled, ...]
    differences: tuple[Difference, ...]
    several: bool


def tables(asked: Iterable[Asked]) -> Tables:
    """The profiles `asked`, each loaded once, or why it cannot be."""
    found: dict[str, Profile | Unavailable] = {}
    for it in asked:
        if isinstance(it, Profile):
            taken = found.get(it.name, it)
            found[it.name if taken is it else it.label] = it
        elif it == "all":
            found |= tables(SHIPPED)
        else:
            found[str(it)] = _load(it)
    return found


def _load(asked: str | Path) -> Profile | Unavailable:
    try:
        return load_profile(asked)
    except UnknownProfile as error:
        return (Problem(None, error.message),)
    except ProfileError as error:
        return error.problems
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        fault = message("problem.unreadable", reason=reason or str(error))
        return (Problem(Place(str(asked)), fault),)


def answer(case: Case, asked: Tables | None = None) -> Outcome:
    """The answers of the tables `asked`, or of those that the case asks, or of the default.

    A profile that cannot be loaded, or that the question is impossible for, has an error in its
    place and the others answer all the same.
    """
    profiles = asked or _own(case)
    case.check_expected((*profiles, *SHIPPED))
    expected = case.expect.of(tuple(profiles), case.profiles)
    ruled = tuple(
        _rule(case, name, profile, expected.get(name, {})) for name, profile in profiles.items()
    )
    answered = [
        (it.name, it.profile, it.finding) for it in ruled if it.profile and it.finding is not None
    ]
    found = differences(answered, case)
    return Outcome(case, ruled, found, len(profiles) > 1)


def _own(case: Case) -> Tables:
    """The profiles that a case asks itself, an unknown one with its place in the case."""

    def placed(problem: Problem) -> Problem:
        if problem.place is not None:
            return problem
        return case.document.problem(("profile",), problem.message).by_line

    if not case.profiles and case.ask.own is not None:
        try:
            profile = case.ask.own(case.given)
        except DocumentError as error:
            faults = ((("given", "record", *it.path), it.message) for it in error.problems)
            return {case.ask.name: case.error(*faults).problems}
        return {profile.name: profile}
    return {
        name: it if isinstance(it, Profile) else tuple(map(placed, it))
        for name, it in tables(case.profiles or SHIPPED[:1]).items()
    }


def _arising(finding: Finding, profile: Profile) -> Finding:
    """A finding without the decisions that make no difference at this table."""

    def counts(id: str) -> bool:
        return id not in BY_ID or profile.options.arises(BY_ID[id])

    if all(map(counts, finding.hangs_on)):
        return finding
    return evolve(
        finding,
        rules=tuple(filter(counts, finding.rules)),
        hangs_on=tuple(filter(counts, finding.hangs_on)),
    )


def _rule(
    case: Case, name: str, profile: Profile | Unavailable, expected: Mapping[str, Any]
) -> Ruled:
    if not isinstance(profile, Profile):
        return Ruled(name, None, None, profile)
    faults = case.ask.impossible(case.given, profile)
    if faults:
        error = case.error(*((("given", *path), fault) for path, fault in faults))
        return Ruled(name, profile, None, error.problems)
    finding = _arising(case.ask.find(case.given, profile), profile)
    silent = bool(silent_among(profile, finding.hangs_on))
    missed = unmet(expected, finding, silent) if expected else ()
    return Ruled(name, profile, finding, (), missed)


# --- the plain form ----------------------------------------------------------------------


def plain(outcome: Outcome) -> dict[str, Any]:
    """The answer as documented: one, or one for several profiles with what differs."""
    head = _head(outcome.case)
    if not outcome.several:
        (ruled,) = outcome.ruled
        return {**head, **_plain_one(ruled)}
    form: dict[str, Any] = {
        **head,
        "answers": {it.name: {**head, **_plain_one(it)} for it in outcome.ruled},
        "differs": joined(outcome.differences),
    }
    unexplained = [it for it in outcome.differences if not it.sets]
    if unexplained and not form["differs"]:
        form["differs-among"] = in_order(tuple(id for it in unexplained for id in it.among))
    return form


def joined(found: tuple[Difference, ...]) -> list[list[str]]:
    """The sets of all differences, each once."""
    return [list(ids) for ids in dict.fromkeys(ids for it in found for ids in it.sets)]


def plain_error(error: CaseError) -> dict[str, Any]:
    """The answer of a case that could not be read."""
    head = {} if error.id is None else {"id": error.id}
    return {**head, "error": str(error)}


def _head(case: Case) -> dict[str, Any]:
    return ({} if case.id is None else {"id": case.id}) | {"ask": case.ask.name}


def _plain_one(ruled: Ruled) -> dict[str, Any]:
    form: dict[str, Any] = {"profile": ruled.profile.label if ruled.profile else ruled.name}
    if ruled.finding is None or ruled.profile is None:
        return {**form, "error": ruled.error}
    form |= ruled.finding.fields
    form |= ruled.finding.texts
    form["rules"] = [_plain_rule(id, ruled.profile) for id in dict.fromkeys(ruled.finding.rules)]
    form["hangs-on"] = in_order(ruled.finding.hangs_on)
    if ruled.silent:
        form["silent"] = True
    if ruled.unmet:
        form["unmet"] = [
            {"field": it.field, "expected": it.expected, "got": it.got} for it in ruled.unmet
        ]
    return form


def _plain_rule(id: str, profile: Profile) -> dict[str, Any]:
    it = ground(id, profile)
    cites = [
        {"source": cite.source.key, "locator": cite.locator}
        | ({"quote": cite.quote} if cite.quote else {})
        for cite in it.citations
    ]
    return {"id": id, "text": it.text, "basis": it.basis_word, "cites": cites}
