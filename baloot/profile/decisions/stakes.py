"""The decisions about raising the stakes."""

from baloot.profile.choice import Alternative, Choice, Decision, When


class HokumLadder(Choice):
    """`stakes.hokum`."""

    NONE = "A Hokum deal cannot be raised; there is no Double."
    DOUBLE_ONLY = "In Hokum a defender may Double, for twice the stake, and nothing follows it."
    FULL_LADDER = (
        "In Hokum the sides may raise in turn, no step skipped: Double for twice the stake, Triple "
        "for three times, Four for four times and Gahwa for the whole match."
    )


class SunDouble(Choice):
    """`stakes.sun`."""

    NONE = "A Sun deal cannot be raised; there is no Double."
    DOUBLE_ANY_SCORE = "In Sun a defender may Double whatever the score; nothing follows it."
    ONE_ABOVE_ONE_BELOW = (
        "In Sun a defender may Double only while one team has more than 100 points and the other "
        "fewer than 100; nothing follows it."
    )
    DEFENDERS_BELOW_DECLARERS_ABOVE = (
        "In Sun a defender may Double only while the defenders have fewer than 100 points and the "
        "declarers more than 100; nothing follows it."
    )
    DOUBLER_AT_MOST_100 = (
        "In Sun a defender may Double only while the defenders have 100 points or fewer and the "
        "declarers more than 100; nothing follows it."
    )


class Speakers(Choice):
    """`stakes.speakers`."""

    SAME_PLAYERS = (
        "After a Double only the declarer and the defender who doubled may raise further."
    )
    TEAMS = (
        "At every step of the raising both players of the side may speak, asked in turn from the "
        "dealer's right."
    )


class Lock(Choice):
    """`stakes.lock`."""

    DOUBLE_AND_FOUR = (
        "In Hokum whoever says Double or Four says open or locked; locked, nobody may lead trump "
        "unless holding only trumps; Triple and Gahwa reopen the play."
    )
    NONE = "No raise locks the play; trump may be led at any time."


HOKUM_RAISED = When("stakes.hokum", (HokumLadder.DOUBLE_ONLY, HokumLadder.FULL_LADDER))
SUN_RAISED = When(
    "stakes.sun", tuple(choice for choice in SunDouble if choice is not SunDouble.NONE)
)
ANY_RAISED: tuple[Alternative, ...] = ((HOKUM_RAISED,), (SUN_RAISED,))

DECISIONS = (
    Decision("stakes.hokum", "How far may a Hokum deal be raised?", HokumLadder),
    Decision("stakes.sun", "At which scores may a Sun deal be doubled?", SunDouble),
    Decision(
        "stakes.speakers",
        "Who may raise further after a Double?",
        Speakers,
        ((When("stakes.hokum", (HokumLadder.FULL_LADDER,)),),),
    ),
    Decision("stakes.lock", "Can a raise lock the play, so that trump may not be led?", Lock),
)
