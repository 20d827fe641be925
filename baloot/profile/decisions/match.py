"""The decisions about winning the match."""

from baloot.profile.choice import Choice, Decision


class BothCross(Choice):
    """`match.both-cross`."""

    HIGHER_TOTAL = (
        "If both sides reach the target in one deal and are not level, the higher total wins the "
        "match."
    )
    HIGHER_DEAL = (
        "If both sides reach the target in one deal and are not level, the side that scored more "
        "in that deal wins the match or, if they scored the same, the higher total."
    )


DECISIONS = (
    Decision("match.target", "How many points win the match?", int),
    Decision(
        "match.both-cross", "Who wins when both sides reach the target in the same deal?", BothCross
    ),
)
