"""Tables to test at: the shipped ones, and ones derived for choices that none of them has."""

from functools import cache

from attrs import evolve

from baloot import Profile, load_profile
from baloot.profile.choice import Choice
from baloot.profile.combinations import refused
from baloot.profile.decisions import BY_ID
from baloot.profile.shelf import SHIPPED


def shipped() -> tuple[Profile, ...]:
    """The six shipped profiles."""
    return tuple(load_profile(name) for name in SHIPPED)


@cache
def with_choices(base: str, *choices: tuple[str, str]) -> Profile:
    """The profile `base` with other choices, given as decision id and word."""
    profile = load_profile(base)
    options = profile.options
    for id, word in choices:
        decision = BY_ID[id]
        assert decision.choice is not None
        options = options.answering({id: decision.choice.from_word(word)})
    assert not refused(options)
    return evolve(profile, options=options)


def choices_of(id: str) -> tuple[Choice, ...]:
    """All choices of a decision that is a plain choice."""
    kind = BY_ID[id].choice
    assert kind is not None
    return tuple(kind)


def derived_for(*ids: str) -> tuple[Profile, ...]:
    """For each choice of the decisions `ids` that no shipped profile has, `saudi` with it."""
    found = []
    for id in ids:
        for choice in choices_of(id):
            decision = BY_ID[id]
            if all(it.options.answer(decision) is not choice for it in shipped()):
                found.append(with_choices("saudi", (id, choice.word)))
    return tuple(found)
