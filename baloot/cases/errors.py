"""What can go wrong with a case."""

from typing import Any

from baloot.documents.problems import DocumentError, Problem


class CaseError(DocumentError):
    """A case that cannot be answered; `problems` lists everything wrong with it.

    `id` is the case's own id, where it could be read.
    """

    def __init__(self, *problems: Problem, id: Any = None) -> None:
        super().__init__(*sorted((problem.by_line for problem in problems), key=_line))
        self.id = id


def _line(problem: Problem) -> int:
    return (problem.place.line or 0) if problem.place else 0
