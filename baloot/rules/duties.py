"""What each of the kernel's duties rests on: rules, decisions read, and the sentence of facts."""

from attrs import frozen

from baloot.kernel import trick as k


@frozen
class Duty:
    """One reason why certain cards are lawful.

    `rules` are the rules it rests on, the deciding one first; `hangs_on` the decisions that
    were read on the way; `facts` the message that tells the case, and `broken` the one for a
    card that does not meet the duty (None where every card does).
    """

    rules: tuple[str, ...]
    hangs_on: tuple[str, ...]
    facts: str
    broken: str | None = None


_AGAINST = "play.void-against-opponent"
_NO_WINNER = "play.cannot-overtrump"
_THIRD = "play.third-hand"
_EKKA = "play.ekka"
_TRUMP_LED = "play.trump-led"

_BY_CODE = {
    k.LEAD: Duty(("fixed.lead-any",), (), "fact.lead"),
    k.LEAD_LOCKED: Duty(("fixed.locked-lead",), (), "fact.lead-locked", "fact.lead-locked-broken"),
    k.LEAD_ONLY_TRUMPS: Duty(("fixed.locked-lead",), (), "fact.lead-only-trumps"),
    k.FOLLOW_PLAIN: Duty(("fixed.follow-suit",), (), "fact.follow", "fact.follow-broken"),
    k.VOID_IN_SUN: Duty(("fixed.void-in-sun",), (), "fact.void-in-sun"),
    k.VOID_WITHOUT_TRUMPS: Duty(("fixed.void-without-trumps",), (), "fact.void-without-trumps"),
    k.VOID_IN_TRUMP: Duty(("fixed.void-in-trump",), (), "fact.void-in-trump"),
    k.FOLLOW_TRUMP: Duty(
        (_TRUMP_LED, "fixed.follow-suit"), (_TRUMP_LED,), "fact.follow-trump", "fact.follow-broken"
    ),
    k.FOLLOW_PARTNERS_TRUMP: Duty(
        (_TRUMP_LED, "fixed.follow-suit"),
        (_TRUMP_LED,),
        "fact.follow-partners-trump",
        "fact.follow-broken",
    ),
    k.OVERTAKE: Duty(
        (_TRUMP_LED, "fixed.follow-suit"), (_TRUMP_LED,), "fact.overtake", "fact.overtake-broken"
    ),
    k.CANNOT_OVERTAKE: Duty(
        (_TRUMP_LED, "fixed.follow-suit"),
        (_TRUMP_LED,),
        "fact.cannot-overtake",
        "fact.follow-broken",
    ),
    k.OPPONENT_WINS_FREE: Duty((_AGAINST,), (_AGAINST,), "fact.opponent-wins-free"),
    k.WIN_WITH_TRUMP: Duty(
        (_AGAINST,), (_AGAINST,), "fact.win-with-trump", "fact.win-with-trump-broken"
    ),
    k.NO_WINNING_TRUMP_FREE: Duty(
        (_NO_WINNER, _AGAINST), (_AGAINST, _NO_WINNER), "fact.no-winning-trump"
    ),
    k.NO_WINNING_TRUMP_TRUMP: Duty(
        (_NO_WINNER, _AGAINST),
        (_AGAINST, _NO_WINNER),
        "fact.no-winning-trump",
        "fact.must-trump-broken",
    ),
    k.FOURTH_FREE: Duty(("fixed.fourth-hand",), (), "fact.fourth-hand"),
    k.THIRD_FREE: Duty((_THIRD,), (_THIRD,), "fact.third-hand"),
    k.THIRD_MUST_TRUMP: Duty((_THIRD,), (_THIRD,), "fact.third-hand", "fact.must-trump-broken"),
    k.THIRD_ACE: Duty((_THIRD,), (_THIRD,), "fact.third-hand-ace"),
    k.THIRD_EKKA_SAID: Duty((_THIRD, _EKKA), (_THIRD, _EKKA), "fact.third-hand-ekka-said"),
    k.THIRD_EKKA_TRUE: Duty((_THIRD, _EKKA), (_THIRD, _EKKA), "fact.third-hand-ekka-true"),
    k.THIRD_NO_EKKA: Duty(
        (_THIRD, _EKKA), (_THIRD, _EKKA), "fact.third-hand-no-ekka", "fact.third-hand-broken"
    ),
}

DUTIES = tuple(_BY_CODE[code] for code in range(k.DUTIES))
"""By the kernel's code."""
