"""Where two tables differ, in plain words and with sources."""

from collections.abc import Iterator
from typing import Any

from baloot.guide.profiles import plain_choice
from baloot.messages.lines import Line, filled, label
from baloot.profile.profile import Answer, Difference, Profile, difference
from baloot.profile.values import word
from baloot.rulebook.rules import ground
from baloot.rulebook.telling import authority_lines


def difference_lines(first: Profile, second: Profile) -> Iterator[Line]:
    """Every decision that the tables answer differently, side by side."""
    found = difference(first, second)
    yield from filled(_headline(first, second, len(found)), role="title")
    phase = None
    for it in found:
        if it.decision.phase != phase:
            phase = it.decision.phase
            yield Line()
            yield Line(label(f"phase.{phase}"), "title")
        yield Line()
        yield Line(it.decision.id, "rule")
        yield from filled(it.decision.question, "  ")
        for profile, answer in ((first, it.first), (second, it.second)):
            yield from _answer(profile, it, answer)


def change_lines(profile: Profile, parent: Profile) -> Iterator[Line]:
    """What a profile changes against its parent."""
    found = difference(parent, profile)
    yield from filled(
        label("label.changes", name=profile.label, parent=parent.name, count=len(found)),
        role="title",
    )
    for it in found:
        yield Line()
        yield Line(it.decision.id, "rule")
        yield from _answer(parent, it, it.first)
        yield from _answer(profile, it, it.second)


def plain_difference(first: Profile, second: Profile) -> dict[str, Any]:
    """The differences in plain form; null for a table where the decision does not arise."""

    def side(profile: Profile, it: Difference, answer: Answer | None) -> dict[str, Any] | None:
        return None if answer is None else plain_choice(profile, it.decision)

    return {
        "first": first.label,
        "second": second.label,
        "differences": [
            {
                "decision": it.decision.id,
                "first": side(first, it, it.first),
                "second": side(second, it, it.second),
            }
            for it in difference(first, second)
        ],
    }


def _headline(first: Profile, second: Profile, count: int) -> str:
    if not count:
        return label("label.no-differences", first=first.name, second=second.name)
    return label("label.differences", first=first.name, second=second.name, count=count)


def _answer(profile: Profile, it: Difference, answer: Answer | None) -> Iterator[Line]:
    if answer is None:
        yield from filled(f"{profile.name}: {label('label.does-not-arise')}", "  ", "    ", "table")
        return
    told = ground(it.decision.id, profile)
    head = f"{profile.name}: {word(answer)} ({label(f'basis.{told.basis_word}')})"
    yield from filled(head, "  ", "    ", "table")
    yield from filled(told.text, "    ")
    yield from authority_lines(told, profile.name, "    ")
