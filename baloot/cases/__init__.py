"""A question in, an answer out: what `baloot rule` runs."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from baloot.cases.errors import CaseError
from baloot.profile import Profile

if TYPE_CHECKING:
    from baloot.cases.answer import Outcome

Asked = str | Path | Profile
"""A profile to ask: its name, its file, or itself; the name `all` asks every shipped one."""


class Answer(dict[str, Any]):
    """An answer in its documented plain form; printed, it is the ruling for a reader."""

    def __init__(self, outcome: "Outcome") -> None:
        from baloot.cases.answer import plain

        super().__init__(plain(outcome))
        self._outcome = outcome

    def __reduce__(self) -> tuple[Any, ...]:
        """What is sent elsewhere is the plain answer; the sentences stay where they were made."""
        return dict, (dict(self),)

    def __str__(self) -> str:
        from baloot.cases.text import lines
        from baloot.messages.lines import plain_text

        return plain_text(lines(self._outcome))


def rule(
    case: Mapping[str, Any] | str | Path, profile: Asked | Sequence[Asked] | None = None
) -> Answer:
    """The answer to one case: a mapping as in `case-format`, or the path of a file holding one.

    `profile` is what to ask (a name, a file or a Profile, or several, or `"all"`); it comes
    before the case's own. Raises `CaseError` with everything that is wrong with the case, or
    with the one profile asked; among several profiles a bad one has an `error` in its answer.
    """
    from baloot.cases.answer import answer, tables
    from baloot.cases.case import read_case
    from baloot.cases.files import one_case
    from baloot.documents.document import from_python

    if not isinstance(case, (Mapping, str, Path)):
        raise TypeError(f"expected a mapping or the path of a file, not {type(case).__name__}")
    document = from_python(case) if isinstance(case, Mapping) else one_case(Path(case))
    question = read_case(document)
    outcome = answer(question, tables(_asked(profile)))
    if not outcome.several and outcome.ruled[0].problems:
        raise CaseError(*outcome.ruled[0].problems, id=question.id)
    return Answer(outcome)


def _asked(profile: Asked | Sequence[Asked] | None) -> Sequence[Asked]:
    if profile is None:
        return ()
    listed = profile if isinstance(profile, (list, tuple)) else (profile,)
    for it in listed:
        if not isinstance(it, (str, Path, Profile)):
            raise TypeError(f"expected a profile, its name or its file, not {it!r}")
    return listed
