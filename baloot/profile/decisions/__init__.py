"""Every point on which documented tables of Baloot differ, with its possible answers.

A file a phase, to be read in the order of a deal: `dealing`, `auction`, `stakes`, `play`,
`projects`, `baloot_call`, `scoring`, `sawa`, `claims` and `match`. What a decision is stands in
`baloot.profile.choice`.
"""

from types import MappingProxyType

from baloot.profile.choice import Decision
from baloot.profile.decisions import (
    auction,
    baloot_call,
    claims,
    dealing,
    match,
    play,
    projects,
    sawa,
    scoring,
    stakes,
)
from baloot.profile.decisions.auction import (
    AceHokum,
    AshkalDeclarer,
    AshkalOnAce,
    AshkalRoundTwo,
    AshkalSeats,
    AshkalWhen,
    FirstHokumSuit,
    HokumSwitch,
    Rounds,
    SunOverHokum,
    SunOverSecondHokum,
    SunOverSun,
)
from baloot.profile.decisions.baloot_call import (
    AbsorbedBy,
    BalootClaiming,
    BalootInKaboot,
    BalootOnFailure,
    BalootWorth,
)
from baloot.profile.decisions.claims import (
    DEFAULT_OUTCOMES,
    ClaimAward,
    ClaimOutcome,
    ClaimOutcomes,
    ClaimReason,
    ClaimsAllowed,
    FalseClaim,
)
from baloot.profile.decisions.dealing import AfterVoid, Cut, DealPattern, WorthlessHand
from baloot.profile.decisions.match import BothCross
from baloot.profile.decisions.play import (
    CannotOvertrump,
    EkkaForm,
    Enforcement,
    FirstLead,
    ThirdHand,
    TrumpLed,
    VoidAgainstOpponent,
)
from baloot.profile.decisions.projects import (
    Declaring,
    EqualValue,
    FiveRun,
    FourHundred,
    HundredRank,
    LongerRun,
    LongRun,
    PerPlayer,
    ProjectMultiplier,
    ProjectScope,
    ProjectsInKaboot,
    ProjectsOnFailure,
    ProjectWorth,
    TrumpRun,
)
from baloot.profile.decisions.sawa import SawaAllowed, SawaFailure, SawaProof
from baloot.profile.decisions.scoring import (
    Contest,
    CountingSide,
    Digits,
    DigitTable,
    ExactRaisedTie,
    ExactTie,
    FailureAward,
    HokumConversion,
    KabootWhenRaised,
    ReverseKaboot,
    SunConversion,
    TieForm,
    TieRule,
)
from baloot.profile.decisions.stakes import HokumLadder, Lock, Speakers, SunDouble

__all__ = [
    "BY_ID",
    "DECISIONS",
    "DEFAULT_OUTCOMES",
    "AbsorbedBy",
    "AceHokum",
    "AfterVoid",
    "AshkalDeclarer",
    "AshkalOnAce",
    "AshkalRoundTwo",
    "AshkalSeats",
    "AshkalWhen",
    "BalootClaiming",
    "BalootInKaboot",
    "BalootOnFailure",
    "BalootWorth",
    "BothCross",
    "CannotOvertrump",
    "ClaimAward",
    "ClaimOutcome",
    "ClaimOutcomes",
    "ClaimReason",
    "ClaimsAllowed",
    "Contest",
    "CountingSide",
    "Cut",
    "DealPattern",
    "Declaring",
    "DigitTable",
    "Digits",
    "EkkaForm",
    "Enforcement",
    "EqualValue",
    "ExactRaisedTie",
    "ExactTie",
    "FailureAward",
    "FalseClaim",
    "FirstHokumSuit",
    "FirstLead",
    "FiveRun",
    "FourHundred",
    "HokumConversion",
    "HokumLadder",
    "HokumSwitch",
    "HundredRank",
    "KabootWhenRaised",
    "Lock",
    "LongRun",
    "LongerRun",
    "PerPlayer",
    "ProjectMultiplier",
    "ProjectScope",
    "ProjectWorth",
    "ProjectsInKaboot",
    "ProjectsOnFailure",
    "ReverseKaboot",
    "Rounds",
    "SawaAllowed",
    "SawaFailure",
    "SawaProof",
    "Speakers",
    "SunConversion",
    "SunDouble",
    "SunOverHokum",
    "SunOverSecondHokum",
    "SunOverSun",
    "ThirdHand",
    "TieForm",
    "TieRule",
    "TrumpLed",
    "TrumpRun",
    "VoidAgainstOpponent",
    "WorthlessHand",
]

DECISIONS: tuple[Decision, ...] = (
    *dealing.DECISIONS,
    *auction.DECISIONS,
    *stakes.DECISIONS,
    *play.DECISIONS,
    *projects.DECISIONS,
    *baloot_call.DECISIONS,
    *scoring.DECISIONS,
    *sawa.DECISIONS,
    *claims.DECISIONS,
    *match.DECISIONS,
)
"""All decisions, in the order of a deal."""

BY_ID: MappingProxyType[str, Decision] = MappingProxyType(
    {decision.id: decision for decision in DECISIONS}
)
"""The decisions by their ids."""
