"""The decisions about the auction."""

from baloot.profile.choice import Choice, Decision, When
from baloot.profile.decisions.dealing import DealPattern


class Rounds(Choice):
    """`auction.rounds`."""

    ONE = "The auction has one round; if everyone passes, the deal is void."
    TWO = "The auction has two rounds; if everyone passes in both, the deal is void."
    THIRD_ON_ACE = (
        "The auction has two rounds and, when the upcard is an ace, a third one just like the "
        "second; if everyone passes in all of them, the deal is void."
    )


class FirstHokumSuit(Choice):
    """`auction.first-hokum-suit`."""

    UPCARD = "A Hokum called in the first round makes the upcard's suit trump."
    ANY = "A Hokum called in the first round may name any of the four suits as trump."


class SunOverHokum(Choice):
    """`auction.sun-over-hokum`."""

    LATER_SEATS = (
        "In the first round only the players who speak after a Hokum may call Sun over it, each on "
        "their turn."
    )
    ANY_SEAT = (
        "In the first round later players may call Sun over a Hokum on their turn; if it is left "
        "standing, those who passed before it are asked in order and may call Sun too."
    )


class SunOverSecondHokum(Choice):
    """`auction.sun-over-second-hokum`."""

    LATER_SEATS = (
        "From the second round on only the players who speak after a Hokum may call Sun over it, "
        "each on their turn."
    )
    ANY_SEAT = (
        "From the second round on later players may call Sun over a Hokum on their turn; if it is "
        "left standing, those who passed before it are asked in order and may call Sun too."
    )


class SunOverSun(Choice):
    """`auction.sun-over-sun`."""

    NONE = "A Sun or Ashkal that ends the first round is final; nobody may take it with Sun."
    EARLIER_SEAT = (
        "A Sun or Ashkal that ends the first round may be taken with Sun by anyone who spoke "
        "before it, even its caller's partner or a Hokum's caller; they are asked in order and the "
        "first such Sun is final."
    )
    EARLIER_OPPONENT = (
        "A Sun or Ashkal that ends the first round may be taken with Sun by an opponent who spoke "
        "before it; they are asked in order and the first such Sun is final."
    )
    ACE_ONLY = (
        "Only on an ace upcard may a Sun or Ashkal that ends the first round be taken with Sun, by "
        "an opponent who spoke before it; they are asked in order and the first such Sun is final."
    )


class HokumSwitch(Choice):
    """`auction.hokum-switch`."""

    NEVER = "If your Hokum is left standing, you may not switch it to Sun."
    FIRST_ROUND = (
        "If your first-round Hokum is left standing, you may keep it or switch it to Sun; a Hokum "
        "of a later round stays Hokum."
    )
    BOTH_ROUNDS = (
        "If your Hokum is left standing, you may keep it or switch it to Sun, whichever round you "
        "called it in."
    )


class AceHokum(Choice):
    """`auction.ace-hokum`."""

    FREE = (
        "A Hokum called on an ace upcard may have Sun called over it, or be switched to Sun, just "
        "like any other Hokum."
    )
    SUN_BY_DEALERS_RIGHT_ONLY = (
        "While a Hokum called on an ace upcard stands, only the player at the dealer's right may "
        "call Sun over it or, being its caller, switch it; Ashkal is not affected and, once "
        "called, ends the limit."
    )
    NEVER_SUN = (
        "A Hokum called on an ace upcard stays Hokum; nobody may call Sun or Ashkal over it, and "
        "its caller may not switch it."
    )


class AshkalSeats(Choice):
    """`auction.ashkal-seats`."""

    NONE = "There is no Ashkal at this table."
    THIRD_AND_DEALER = (
        "Ashkal, a Sun in which the caller's partner takes the upcard, may be called only by the "
        "dealer and the player at the dealer's left."
    )


class AshkalWhen(Choice):
    """`auction.ashkal-when`."""

    AFTER_PASSES = (
        "Ashkal may be called only on your turn and only while everyone so far has passed."
    )
    OWN_TURN = "Ashkal may be called on your regular turn, even over a Hokum that stands."
    OVER_OPPONENTS_HOKUM = (
        "Ashkal may be called only over a standing Hokum of the other team, on your turn or, if "
        "you passed before that Hokum, when the players who passed before it are asked again."
    )


class AshkalOnAce(Choice):
    """`auction.ashkal-on-ace`."""

    ALLOWED = "Ashkal may be called on an ace upcard as on any other."
    BARRED = "Ashkal may not be called when the upcard is an ace."


class AshkalRoundTwo(Choice):
    """`auction.ashkal-round-two`."""

    NO = "Ashkal may be called in the first round only."
    YES = "Ashkal may be called from the second round on just as in the first."
    UNLESS_PASSED = (
        "From the second round on Ashkal may still be called, but not by a player who has passed "
        "in that round."
    )


class AshkalDeclarer(Choice):
    """`auction.ashkal-declarer`."""

    PARTNER = "After an Ashkal the caller's partner, who takes the upcard, is the declarer."
    CALLER = "After an Ashkal its caller is the declarer, although the partner takes the upcard."


SECOND_ROUND = When("auction.rounds", (Rounds.TWO, Rounds.THIRD_ON_ACE))
ASHKAL = When("auction.ashkal-seats", (AshkalSeats.THIRD_AND_DEALER,))

DECISIONS = (
    Decision("auction.rounds", "How many rounds does the auction have?", Rounds),
    Decision(
        "auction.first-hokum-suit",
        "Which suit may a Hokum of the first round make trump?",
        FirstHokumSuit,
    ),
    Decision(
        "auction.sun-over-hokum",
        "In the first round, may players who passed before a Hokum call Sun over it?",
        SunOverHokum,
    ),
    Decision(
        "auction.sun-over-second-hokum",
        "From the second round on, may players who passed before a Hokum call Sun over it?",
        SunOverSecondHokum,
        ((SECOND_ROUND,),),
    ),
    Decision(
        "auction.sun-over-sun",
        "In the first round, who may take a Sun with a Sun of their own?",
        SunOverSun,
    ),
    Decision(
        "auction.hokum-switch",
        "May the caller of a Hokum that is left standing switch it to Sun?",
        HokumSwitch,
    ),
    Decision(
        "auction.ace-hokum",
        "Can a Hokum called on an ace upcard still be turned into Sun?",
        AceHokum,
        ((When("deal.pattern", (DealPattern.FIVE_THEN_UPCARD,)),),),
    ),
    Decision("auction.ashkal-seats", "Is there an Ashkal, and who may call it?", AshkalSeats),
    Decision("auction.ashkal-when", "When may Ashkal be called?", AshkalWhen, ((ASHKAL,),)),
    Decision(
        "auction.ashkal-on-ace", "May Ashkal be called on an ace upcard?", AshkalOnAce, ((ASHKAL,),)
    ),
    Decision(
        "auction.ashkal-round-two",
        "May Ashkal be called from the second round on?",
        AshkalRoundTwo,
        ((ASHKAL, SECOND_ROUND),),
    ),
    Decision(
        "auction.ashkal-declarer",
        "Who is the declarer after an Ashkal?",
        AshkalDeclarer,
        ((ASHKAL,),),
    ),
)
