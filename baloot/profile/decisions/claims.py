"""The decisions about claims: Qaid, Takweesh and what a fault costs."""

from attrs import frozen

from baloot.profile.choice import Choice, Decision, When


class ClaimsAllowed(Choice):
    """`claims.allowed`."""

    NONE = "There are no claims at this table; no Qaid can be called against a fault."
    QAID = (
        "Qaid may be called against an opponent's fault by naming the player, the fault and the "
        "card, call, raise or declaration; it is judged by the record of the deal."
    )


class ClaimAward(Choice):
    """`claims.award`."""

    POOL = (
        "Qaid gives the innocent side 16 in Hokum or 26 in Sun times the raise, its own projects, "
        "if they won the comparison, by their multiplier, and its Baloot; the offender's are void, "
        "and at Gahwa it gives the match."
    )
    KABOOT = (
        "Qaid gives the innocent side 25 in Hokum or 44 in Sun times the raise, its own projects, "
        "if they won the comparison, by their multiplier, and its Baloot; the offender's are void, "
        "and at Gahwa it gives the match."
    )


class FalseClaim(Choice):
    """`claims.false-claim`."""

    SAME_AWARD_AGAINST_CLAIMER = (
        "A claim that is rejected gives the award to the other side, as if the claimer's side had "
        "been at fault."
    )
    PLAY_ON = "A claim that is rejected costs nothing; play goes on."


class ClaimReason(Choice):
    """The faults that `claims.outcomes` maps."""

    REVOKE = "A player who held the suit led played another suit."
    NOT_OVERTAKEN = (
        "When trump was led, a player did not beat the highest trump, although bound and able to."
    )
    NOT_TRUMPED = "A player void in the suit led did not play a trump, although bound and able to."
    NOT_OVERTRUMPED = (
        "A player void in the suit led did not beat the trump that was winning, although bound and "
        "able to."
    )
    LOCKED_TRUMP_LEAD = "A player led trump in a locked deal while holding another suit."
    FALSE_EKKA = (
        "A player said Ekka with a card that was not the highest unplayed card of a plain suit."
    )
    FALSE_PROJECT = "A player declared or showed a project that the hand did not hold."
    FALSE_BALOOT = "A player said Baloot without having been dealt the king and queen of trump."
    PLAY_OUT_OF_TURN = "A player played a card when it was somebody else's turn."
    CALL_OUT_OF_TURN = "A player made a call or a raise when it was somebody else's turn."
    CALL_NOT_OPEN = "A player made a call or a raise that was not open to them at that moment."
    TALK = "A player talked about the deal or signalled, beyond what the game's own calls say."
    MISDEAL = "The cards were not dealt as they should have been."


class ClaimOutcome(Choice):
    """What `claims.outcomes` maps a fault to."""

    AWARD = "The innocent side receives the award for Qaid."
    REDEAL = "The deal is void and is dealt again."
    CORRECTION = "The fault is put right and play goes on without an award."
    WARNING = "The offender is warned and play goes on without an award."
    PLAY_ON = "Nothing is done about the fault and play goes on."


@frozen
class ClaimOutcomes:
    """The answer to `claims.outcomes`: what each fault leads to, in the order of ClaimReason."""

    outcomes: tuple[tuple[ClaimReason, ClaimOutcome], ...]

    def __attrs_post_init__(self) -> None:
        if tuple(reason for reason, _ in self.outcomes) != tuple(ClaimReason):
            raise ValueError("every reason must have one outcome, in the order of ClaimReason")

    def of(self, reason: ClaimReason) -> ClaimOutcome:
        """Look up what an upheld claim for `reason` leads to."""
        return dict(self.outcomes)[reason]


_OTHER_THAN_AWARD = {
    ClaimReason.PLAY_OUT_OF_TURN: ClaimOutcome.CORRECTION,
    ClaimReason.CALL_OUT_OF_TURN: ClaimOutcome.CORRECTION,
    ClaimReason.CALL_NOT_OPEN: ClaimOutcome.CORRECTION,
    ClaimReason.TALK: ClaimOutcome.WARNING,
    ClaimReason.MISDEAL: ClaimOutcome.REDEAL,
}

DEFAULT_OUTCOMES = ClaimOutcomes(
    tuple((reason, _OTHER_THAN_AWARD.get(reason, ClaimOutcome.AWARD)) for reason in ClaimReason)
)
"""What profile files call `default`, and change one reason at a time."""

QAID = ((When("claims.allowed", (ClaimsAllowed.QAID,)),),)

DECISIONS = (
    Decision("claims.allowed", "May a player claim a fault of the other side?", ClaimsAllowed),
    Decision(
        "claims.award", "What does the innocent side get when a claim is upheld?", ClaimAward, QAID
    ),
    Decision("claims.false-claim", "What does a claim cost that is rejected?", FalseClaim, QAID),
    Decision("claims.outcomes", "What does each kind of fault lead to?", ClaimOutcomes, QAID),
)
