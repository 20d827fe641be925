"""One rule or decision explained: what it says, and what every known table chose."""

from collections.abc import Iterable, Iterator

from baloot.messages.lines import Line, filled, label
from baloot.profile.choice import Decision
from baloot.profile.decisions import BY_ID
from baloot.profile.profile import Profile
from baloot.profile.values import word
from baloot.rulebook.fixed import FIXED
from baloot.rulebook.rules import ground
from baloot.rulebook.tables import sentence
from baloot.rulebook.telling import authority_lines
from baloot.rules.unread import UNREAD

KNOWN = (*BY_ID, *FIXED)
"""Every id that can be explained."""


def explain(id: str, profiles: Iterable[Profile]) -> Iterator[Line]:
    """The rule or decision `id`, with what each of `profiles` makes of it; `KeyError` if none."""
    if id in FIXED:
        return _fixed(id, profiles)
    return _decision(BY_ID[id], tuple(profiles))


def _fixed(id: str, profiles: Iterable[Profile]) -> Iterator[Line]:
    yield Line(f"{id} ({label('basis.fixed')})", "rule")
    yield from filled(FIXED[id].text, "  ")
    told = set()
    for profile in profiles:
        it = ground(id, profile)
        if it.citations not in told:
            told.add(it.citations)
            yield from authority_lines(it, profile.name, "    ")


def _decision(decision: Decision, profiles: tuple[Profile, ...]) -> Iterator[Line]:
    yield Line(decision.id, "rule")
    yield from filled(decision.question, "  ")
    yield from arising(decision)
    if decision.id in UNREAD:
        yield from filled(label("label.unread"), "  ", role="silent")
    asked = [it for it in profiles if it.options.arises(decision)]
    for choice, said in _choices(decision, asked):
        yield Line()
        yield Line(f"  {choice}", "choice")
        yield from filled(said, "    ")
        for profile in asked:
            answer = profile.options.answer(decision)
            if (word(answer), sentence(answer)) == (choice, said):
                it = ground(decision.id, profile)
                yield Line(f"    {profile.name} ({label(f'basis.{it.basis_word}')})", "table")
                yield from authority_lines(it, profile.name, "      ")
    absent = tuple(it.name for it in profiles if it not in asked)
    if absent:
        yield Line()
        yield from filled(label("label.not-arising", names=absent), "  ")


def _choices(decision: Decision, asked: list[Profile]) -> list[tuple[str, str]]:
    """Every answer with its sentence; where answers are tables, those that somebody gave."""
    if decision.choice is not None:
        return [(choice.word, choice.value) for choice in decision.choice]
    answers = [profile.options.answer(decision) for profile in asked]
    return list(dict.fromkeys((word(answer), sentence(answer)) for answer in answers))


def arising(decision: Decision) -> Iterator[Line]:
    """When the decision makes a difference, where it does not always."""
    for alternative in decision.arises:
        if alternative:
            conditions = tuple(
                label(
                    "label.condition",
                    decision=when.decision,
                    words=" / ".join(choice.word for choice in when.choices),
                )
                for when in alternative
            )
            yield from filled(label("label.arises", conditions=conditions), "  ")
