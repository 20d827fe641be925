"""The decisions about Sawa, the claim to all remaining tricks."""

from baloot.profile.choice import Choice, Decision, When


class SawaAllowed(Choice):
    """`sawa.allowed`."""

    NONE = "There is no Sawa at this table; every trick is played out."
    CHECKED = (
        "From the second trick on, when it is your lead and the trick is empty, you may call Sawa "
        "for all remaining tricks; all hands are then examined."
    )


class SawaProof(Choice):
    """`sawa.proof`."""

    SIDE_CAN_FORCE = (
        "Sawa holds if the claimer and partner, choosing their cards, can take every remaining "
        "trick whatever the opponents lawfully play."
    )
    CLAIMER_ALONE = (
        "Sawa holds if the claimer alone can make sure that the side takes every remaining trick, "
        "whatever partner and opponents lawfully play."
    )


class SawaFailure(Choice):
    """`sawa.failure`."""

    REST_TO_OPPONENTS = (
        "If Sawa does not hold, all the remaining tricks go to the claimer's opponents."
    )
    DEAL_LOST = "If Sawa does not hold, the claimer's side loses the deal."


CHECKED = ((When("sawa.allowed", (SawaAllowed.CHECKED,)),),)

DECISIONS = (
    Decision("sawa.allowed", "May a player call Sawa?", SawaAllowed),
    Decision("sawa.proof", "When does a Sawa hold?", SawaProof, CHECKED),
    Decision("sawa.failure", "What happens when a Sawa does not hold?", SawaFailure, CHECKED),
)
