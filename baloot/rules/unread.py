"""The decisions that no rule reads yet, so that their choices change no answer so far.

They are documented and chosen in every profile all the same. A test holds this list against the
code: it may name no decision that is read, and must name every one that is not.
"""

UNREAD: frozenset[str] = frozenset()
