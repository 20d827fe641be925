"""Tables to test at: the shipped ones, and ones derived for choices that none of them has."""

from collections.abc import Mapping
from functools import cache

from attrs import evolve

from baloot import Profile, load_profile
from baloot.profile.choice import Choice
from baloot.profile.combinations import refused
from baloot.profile.decisions import BY_ID
from baloot.profile.shelf import SHIPPED
from baloot.profile.values import Plain, read_answer


def shipped() -> tuple[Profile, ...]:
    """The six shipped profiles."""
    return tuple(load_profile(name) for name in SHIPPED)


@cache
def with_choices(base: str, *choices: tuple[str, str]) -> Profile:
    """The profile `base` with other choices, given as decision id and word."""
    return with_answers(base, dict(choices))


def with_answers(base: str, answers: Mapping[str, Plain]) -> Profile:
    """The profile `base` with other answers: words, numbers, or maps as in profile files."""
    profile = load_profile(base)
    given = {}
    for id, said in answers.items():
        keys = dict(said) if isinstance(said, dict) else {"choice": said}
        given[id] = read_answer(BY_ID[id], keys.pop("choice"), keys)
    options = profile.options.answering(given)
    assert not refused(options)
    return evolve(profile, options=options)


def choices_of(id: str) -> tuple[Choice, ...]:
    """All choices of a decision that is a plain choice."""
    kind = BY_ID[id].choice
    assert kind is not None
    return tuple(kind)


def derived_for(*ids: str) -> tuple[Profile, ...]:
    """For each choice of `ids` that no shipped profile has, a shipped profile with it."""
    found = []
    for id in ids:
        for choice in choices_of(id):
            decision = BY_ID[id]
            if all(it.options.answer(decision) is not choice for it in shipped()):
                found.append(with_choices(_base_for(id, choice), (id, choice.word)))
    return tuple(found)


def _base_for(id: str, choice: Choice) -> str:
    """The first shipped profile that a choice may be put into."""
    return next(
        name for name in SHIPPED if not refused(load_profile(name).options.answering({id: choice}))
    )
