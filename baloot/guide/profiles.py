"""A profile as a whole: for readers, and in plain form."""

from collections.abc import Iterator
from typing import Any

from baloot.messages.lines import Line, filled, label
from baloot.profile.choice import Decision
from baloot.profile.profile import Profile
from baloot.profile.values import beside, word
from baloot.rulebook.rules import ground
from baloot.rulebook.telling import authority_lines


def profile_lines(profile: Profile) -> Iterator[Line]:
    """Every decision that arises at this table, with its sentence and authority."""
    yield from filled(f"{profile.label}: {profile.title.en}", "", "  ", "title")
    if profile.extends:
        yield Line(label("label.extends", parent=profile.extends))
    phase = None
    for decision in profile.arising:
        if decision.phase != phase:
            phase = decision.phase
            yield Line()
            yield Line(label(f"phase.{phase}"), "title")
        yield Line()
        yield from chosen_lines(profile, decision)


def chosen_lines(profile: Profile, decision: Decision) -> Iterator[Line]:
    """One decision as this table answered it."""
    it = ground(decision.id, profile)
    answer = word(profile.options.answer(decision))
    yield Line(f"{decision.id}: {answer} ({label(f'basis.{it.basis_word}')})", "rule")
    yield from filled(it.text, "  ")
    yield from authority_lines(it, profile.name, "  ")


def plain_profile(profile: Profile) -> dict[str, Any]:
    """The documented JSON form: the choices that arise, each with its authority."""
    return {
        "name": profile.name,
        "fingerprint": profile.fingerprint,
        "title": {"en": profile.title.en, "ar": profile.title.ar},
        "extends": profile.extends,
        "choices": {it.id: plain_choice(profile, it) for it in profile.arising},
    }


def plain_choice(profile: Profile, decision: Decision) -> dict[str, Any]:
    """A choice with its authority; keys that do not apply are left out."""
    authority = profile.authority(decision.id)
    cite = authority.citation
    parts = {
        "source": cite and cite.source.key,
        "locator": cite and cite.locator,
        "quote": cite and cite.quote,
        "note": authority.note,
        "from": authority.chosen_by,
    }
    return {
        **beside(profile.options.answer(decision)),
        "basis": authority.basis.value,
        **{key: value for key, value in parts.items() if value},
    }
