"""What can go wrong with profiles."""

from difflib import get_close_matches

from baloot.documents.problems import DocumentError
from baloot.messages import message, say


class ProfileError(DocumentError):
    """A profile file that cannot be used; `problems` lists everything wrong with it."""


class UnknownProfile(LookupError):
    """No profile of this name is shipped or installed; `known` holds the names that are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        near = get_close_matches(self.name, self.known, n=1)
        id = "problem.unknown-profile-near" if near else "problem.unknown-profile"
        near_word = near[0] if near else ""
        return say(message(id, given=self.name, near=near_word, known=self.known))
