"""A profile's options turned into the kernel's ints, once."""

from collections.abc import Mapping
from functools import lru_cache

from baloot.kernel import trick as k
from baloot.profile import decisions as d
from baloot.profile.choice import Choice
from baloot.profile.profile import Options

_TRUMP_LED: Mapping[Choice, int] = {
    d.TrumpLed.OVERTAKE_OPPONENT: k.OVERTAKE_OPPONENT,
    d.TrumpLed.ALWAYS_OVERTAKE: k.ALWAYS_OVERTAKE,
    d.TrumpLed.FOLLOW_ONLY: k.FOLLOW_ONLY,
}
_AGAINST_OPPONENT: Mapping[Choice, int] = {
    d.VoidAgainstOpponent.WINNING_TRUMP: k.WINNING_TRUMP,
    d.VoidAgainstOpponent.FREE: k.AGAINST_OPPONENT_FREE,
}
_CANNOT_OVERTRUMP: Mapping[Choice, int] = {
    d.CannotOvertrump.FREE: k.CANNOT_OVERTRUMP_FREE,
    d.CannotOvertrump.ANY_TRUMP: k.ANY_TRUMP,
}
_THIRD_HAND: Mapping[Choice, int] = {
    d.ThirdHand.FREE: k.THIRD_HAND_FREE,
    d.ThirdHand.TRUMP_UNLESS_ACE_OR_EKKA: k.UNLESS_ACE_OR_EKKA,
    d.ThirdHand.TRUMP_ALWAYS: k.TRUMP_ALWAYS,
}
_EKKA: Mapping[Choice, int] = {
    d.EkkaForm.NONE: k.EKKA_NONE,
    d.EkkaForm.ANNOUNCED: k.EKKA_ANNOUNCED,
    d.EkkaForm.AUTOMATIC: k.EKKA_AUTOMATIC,
}


@lru_cache(maxsize=256)
def play_rules(options: Options) -> int:
    """The `rules` that `baloot.kernel.trick.lawful` takes."""
    return (
        _TRUMP_LED[options.play_trump_led] << k.TRUMP_LED_AT
        | _AGAINST_OPPONENT[options.play_void_against_opponent] << k.AGAINST_OPPONENT_AT
        | _CANNOT_OVERTRUMP[options.play_cannot_overtrump] << k.CANNOT_OVERTRUMP_AT
        | _THIRD_HAND[options.play_third_hand] << k.THIRD_HAND_AT
        | _EKKA[options.play_ekka] << k.EKKA_AT
    )
