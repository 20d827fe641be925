"""What can go wrong with profiles."""

from difflib import get_close_matches

from baloot.documents.problems import DocumentError, short
from baloot.messages import Message, message, say


class ProfileError(DocumentError):
    """A profile file that cannot be used; `problems` lists everything wrong with it."""


class UnknownProfile(LookupError):
    """No profile of this name is shipped or installed; `known` holds the names that are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known

    @property
    def message(self) -> Message:
        """What is wrong, with the nearest name where one is near."""
        near = get_close_matches(self.name, self.known, n=1)
        given = short(self.name)
        if near:
            return message(
                "problem.unknown-profile-near", given=given, near=near[0], known=self.known
            )
        return message("problem.unknown-profile", given=given, known=self.known)

    def __str__(self) -> str:
        return say(self.message)
