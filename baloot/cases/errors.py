"""What can go wrong with a case."""

from typing import Any

from baloot.documents.problems import DocumentError, Problem


class CaseError(DocumentError):
    """A case that cannot be answered; `problems` lists everything wrong with it.

    `id` is the case's own id, where it could be read.
    """

    def __init__(self, *problems: Problem, id: Any = None) -> None:
        super().__init__(*(problem.by_line for problem in problems))
        self.id = id
