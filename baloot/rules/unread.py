"""The decisions that no rule reads yet, so that their choices change no answer so far.

They are documented and chosen in every profile all the same. A test holds this list against the
code: it may name no decision that is read, and must name every one that is not.
"""

from baloot.profile.decisions import DECISIONS

_READ_PHASES = ("play", "stakes")
_EXCEPTIONS = frozenset({"stakes.speakers", "play.enforcement"})

UNREAD = frozenset(
    it.id for it in DECISIONS if it.phase not in _READ_PHASES or it.id in _EXCEPTIONS
)
