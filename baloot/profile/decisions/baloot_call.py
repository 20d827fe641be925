"""The decisions about Baloot, the king and queen of trump in one hand."""

from baloot.profile.choice import Choice, Decision


class BalootWorth(Choice):
    """`baloot.worth`."""

    TWO_POINTS = (
        "Baloot, the king and queen of trump dealt to one hand, is worth 2 points and is never "
        "multiplied."
    )
    TWENTY_ABNAT = (
        "Baloot, the king and queen of trump dealt to one hand, adds 20 card points before "
        "conversion."
    )


class BalootClaiming(Choice):
    """`baloot.claiming`."""

    ON_SECOND_CARD = (
        "Baloot is lost unless it is said when the second of its cards is played; a shown run that "
        "holds both and does not absorb it says it."
    )
    AUTOMATIC = "Baloot counts by itself for whoever was dealt both cards; nobody has to say it."


class AbsorbedBy(Choice):
    """`baloot.absorbed-by`."""

    OWN_HUNDRED_WITH_BOTH = (
        "Baloot does not count if its holder declared a Hundred by run that contains both its "
        "cards, whether or not that side's projects won."
    )
    SHOWN_HUNDRED = (
        "Baloot does not count if both its cards lie in a shown Hundred by run, or if its holder's "
        "four kings or four queens are shown."
    )
    SHOWN_FOURS = (
        "Baloot does not count if its holder's four kings or four queens are shown; a run never "
        "absorbs it."
    )
    NEVER = "Baloot counts whatever projects its cards belong to."


class BalootOnFailure(Choice):
    """`baloot.on-failure`."""

    TO_WINNERS = "The Baloot of the side that loses the deal goes to the winners."
    KEPT = "The side that loses the deal still scores its own Baloot."
    VOID = "The Baloot of the side that loses the deal is void; nobody scores it."


class BalootInKaboot(Choice):
    """`baloot.in-kaboot`."""

    WINNERS_OWN = "A side that takes all eight tricks adds its own Baloot."
    RAISED_ONLY = (
        "A side that takes all eight tricks adds its own Baloot only if the deal was raised."
    )
    NONE = "A side that takes all eight tricks adds nothing for Baloot."


DECISIONS = (
    Decision("baloot.worth", "What is Baloot worth?", BalootWorth),
    Decision("baloot.claiming", "Must Baloot be said?", BalootClaiming),
    Decision(
        "baloot.absorbed-by", "Which projects with its cards keep Baloot from counting?", AbsorbedBy
    ),
    Decision(
        "baloot.on-failure",
        "What becomes of the Baloot of the side that loses the deal?",
        BalootOnFailure,
    ),
    Decision("baloot.in-kaboot", "Does Baloot score in a Kaboot?", BalootInKaboot),
)
