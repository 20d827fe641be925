"""The decisions about dealing."""

from baloot.profile.choice import Choice, Decision


class DealPattern(Choice):
    """`deal.pattern`."""

    FIVE_THEN_UPCARD = (
        "From the dealer's right everyone is dealt three cards, then two, and the next card is "
        "turned up; after the auction its taker is dealt two more and the others three."
    )
    ALL_EIGHT = (
        "From the dealer's right everyone is dealt all eight cards before the auction, three, two "
        "and three; there is no upcard."
    )


class Cut(Choice):
    """`deal.cut`."""

    LEFT_NEIGHBOUR = "The player at the dealer's left cuts the pack before it is dealt."
    NONE = "Nobody cuts the pack; it is dealt as it was shuffled."


class AfterVoid(Choice):
    """`deal.after-void`."""

    NEXT_DEALER = (
        "After a deal that everyone passed, or that has to be dealt again, the deal moves to the "
        "player at the dealer's right."
    )
    SAME_DEALER = (
        "After a deal that everyone passed, or that has to be dealt again, the same player deals "
        "once more."
    )


class WorthlessHand(Choice):
    """`deal.worthless-hand`."""

    OFF = (
        "Nobody may throw the deal in, even when the first five cards dealt to them are all 7, 8 "
        "or 9."
    )
    SAME_DEALER = (
        "If the first five cards dealt to you are all 7, 8 or 9, you may throw the deal in on your "
        "turn in any round while everyone so far has passed; the same player deals again."
    )
    NEXT_DEALER = (
        "If the first five cards dealt to you are all 7, 8 or 9, you may throw the deal in on your "
        "turn in any round while everyone so far has passed; the player at the dealer's right "
        "deals next."
    )


DECISIONS = (
    Decision(
        "deal.pattern",
        "Is there an upcard, or are all eight cards dealt before the auction?",
        DealPattern,
    ),
    Decision("deal.cut", "Is the pack cut before it is dealt, and by whom?", Cut),
    Decision(
        "deal.after-void", "Who deals after everyone has passed, or after a redeal?", AfterVoid
    ),
    Decision(
        "deal.worthless-hand",
        "May a hand of nothing but 7, 8 and 9 be thrown in, and who deals then?",
        WorthlessHand,
    ),
)
