"""The decisions about playing cards."""

from baloot.profile.choice import Choice, Decision, When


class FirstLead(Choice):
    """`play.first-lead`."""

    DEALERS_RIGHT = "The player at the dealer's right leads to the first trick."
    DECLARER = "The declarer leads to the first trick."


class TrumpLed(Choice):
    """`play.trump-led`."""

    OVERTAKE_OPPONENT = (
        "When trump is led and an opponent is winning the trick, you must beat the highest trump "
        "on the table if you can; otherwise any trump will do."
    )
    ALWAYS_OVERTAKE = (
        "When trump is led you must beat the highest trump on the table if you can, even your "
        "partner's; otherwise any trump will do."
    )
    FOLLOW_ONLY = "When trump is led any trump will do; nobody has to beat the highest one."


class VoidAgainstOpponent(Choice):
    """`play.void-against-opponent`."""

    WINNING_TRUMP = (
        "If you are void in the plain suit led and an opponent is winning, you must win the trick "
        "with a trump if you can."
    )
    FREE = (
        "If you are void in the plain suit led you may play any card, even while an opponent is "
        "winning."
    )


class CannotOvertrump(Choice):
    """`play.cannot-overtrump`."""

    FREE = "If you are void and none of your trumps would win the trick, you may play any card."
    ANY_TRUMP = (
        "If you are void and none of your trumps would win the trick, you must still play a trump."
    )


class ThirdHand(Choice):
    """`play.third-hand`."""

    FREE = (
        "A third player who is void while partner's lead is winning is not obliged to trump and "
        "may play any card."
    )
    TRUMP_UNLESS_ACE_OR_EKKA = (
        "A third player who is void must play a trump, any trump, even while partner's lead is "
        "winning, unless partner led an ace or Ekka holds for the lead."
    )
    TRUMP_ALWAYS = (
        "A third player who is void must play a trump, any trump, even while partner's lead is "
        "winning and whatever partner led."
    )


class EkkaForm(Choice):
    """`play.ekka`."""

    NONE = "There is no Ekka at this table."
    ANNOUNCED = (
        "Ekka holds when the leader says it with the lead, which is allowed on the highest "
        "unplayed card of a plain suit in Hokum."
    )
    AUTOMATIC = (
        "Ekka holds by itself whenever the highest unplayed card of a plain suit is led in Hokum; "
        "nobody says it."
    )


class Enforcement(Choice):
    """`play.enforcement`."""

    BLOCKED = "A card that may not be played is refused and cannot leave the hand."
    AUDITED = (
        "A wrong card that can be played stays on the table until someone claims the fault; only "
        "impossible acts are refused."
    )


DECISIONS = (
    Decision("play.first-lead", "Who leads to the first trick?", FirstLead),
    Decision("play.trump-led", "When trump is led, must you beat the highest trump?", TrumpLed),
    Decision(
        "play.void-against-opponent",
        "You are void in a plain lead and an opponent is winning: must you trump?",
        VoidAgainstOpponent,
    ),
    Decision(
        "play.cannot-overtrump",
        "You are void, an opponent is winning and none of your trumps would win: are you free?",
        CannotOvertrump,
        ((When("play.void-against-opponent", (VoidAgainstOpponent.WINNING_TRUMP,)),),),
    ),
    Decision(
        "play.third-hand",
        "You play third and are void, and partner's lead is winning: must you trump?",
        ThirdHand,
    ),
    Decision("play.ekka", "Is there an Ekka, and must it be said?", EkkaForm),
    Decision(
        "play.enforcement",
        "Is a wrong card refused at once, or does it stand until someone claims?",
        Enforcement,
    ),
)
