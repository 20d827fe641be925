"""What every ask has in common: how it is read, checked and answered."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import field, frozen

from baloot.documents.problems import Path
from baloot.messages import Message
from baloot.profile.profile import Profile
from baloot.rulebook.sheet import Sheet

Faults = list[tuple[Path, Message]]
"""What is wrong with a question, each fault with the path to it inside `given`."""


@frozen
class Finding:
    """The answer to one question at one table.

    `fields` are the answer's own fields in plain form, in documented order; two tables agree
    when these are equal. `rules` and `hangs_on` are as in `Ruling`. `headline` says the outcome
    in one sentence, and `facts` the case beside the rule. `texts` holds the answer's further
    fields, which are words for a reader and no part of what tables can agree on.
    """

    fields: Mapping[str, Any]
    rules: tuple[str, ...]
    hangs_on: tuple[str, ...]
    headline: Message
    facts: tuple[Message, ...]
    sheet: Sheet | None = None
    texts: Mapping[str, Any] = field(factory=dict)


@frozen
class Ask:
    """One kind of question.

    `given` is the attrs class that the question's `given` is read into. `check` reports what
    contradicts itself at any table; `impossible` what cannot be at this one. `expectable` holds
    the fields that `expect` may name, each with a reader into the plain form. `own` gives the
    profile that the question itself brings along, where it does.
    """

    name: str
    given: type
    check: Callable[[Any], Faults]
    impossible: Callable[[Any, Profile], Faults]
    find: Callable[[Any, Profile], Finding]
    expectable: Mapping[str, Callable[[object], Any]]
    own: Callable[[Any], Profile] | None = None
