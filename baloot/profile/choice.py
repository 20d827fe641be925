"""What a decision is: a question, its possible answers, and when it arises."""

from collections.abc import Iterable
from enum import Enum
from typing import Self

from attrs import field, frozen


class Choice(Enum):
    """One answer to one decision.

    Every decision is a subclass. A member's name is the word that profile files use (`FREE`
    is `free`, `ANY_TRUMP` is `any-trump`); its value is the sentence that explanations, errors
    and books print. The sentence stands here and nowhere else.
    """

    @property
    def word(self) -> str:
        """The kebab-case word of this choice, as in profile files."""
        return word_of(self.name)

    @classmethod
    def words(cls) -> tuple[str, ...]:
        """All words of this decision, in the order in which they are documented."""
        return tuple(member.word for member in cls)

    @classmethod
    def from_word(cls, word: str) -> Self:
        """The choice that `word` names; `KeyError` when there is none."""
        for member in cls:
            if member.word == word:
                return member
        raise KeyError(word)


def word_of(name: str) -> str:
    """The kebab-case word for an enum member's name."""
    return name.lower().replace("_", "-")


def _choices(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    return tuple(choices)


@frozen
class When:
    """A condition on another decision: that it is one of `choices`."""

    decision: str
    choices: tuple[Choice, ...] = field(converter=_choices)


Alternative = tuple[When, ...]
"""Conditions that must all hold."""

ALWAYS: tuple[Alternative, ...] = ((),)


@frozen
class Decision:
    """A point on which documented tables differ.

    `kind` is the Choice enum, or the class of the value for the few decisions whose answer is
    a number or a table. The decision arises when one of the alternatives in `arises` holds;
    where it does not, no answer may depend on it.
    """

    id: str
    question: str
    kind: type
    arises: tuple[Alternative, ...] = ALWAYS

    @property
    def field(self) -> str:
        """The name of this decision's field in `Options`."""
        return self.id.replace(".", "_").replace("-", "_")

    @property
    def phase(self) -> str:
        """The part of the id before the dot: `play` of `play.third-hand`."""
        return self.id.partition(".")[0]

    @property
    def choice(self) -> type[Choice] | None:
        """The Choice enum, or None where the answer is a number or a table."""
        return self.kind if issubclass(self.kind, Choice) else None
