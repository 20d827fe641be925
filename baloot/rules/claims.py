"""Claims (Takweesh, Qaid): which fault a breach is, what it leads to, and what it costs."""

from enum import Enum

from attrs import frozen

from baloot.messages import message
from baloot.profile import decisions as d
from baloot.profile.decisions import ClaimOutcome, ClaimReason
from baloot.profile.profile import Options
from baloot.rules import baloot_call, conversion
from baloot.rules.objection import Objection
from baloot.rules.projects import Kind, worth
from baloot.rules.scoring import multiplier
from baloot.table.contract import Contract, Level
from baloot.table.seats import ByTeam, Seat, Team


class Verdict(Enum):
    """What a claim comes to."""

    UPHELD = "upheld"
    REJECTED = "rejected"
    UNDECIDABLE = "undecidable"


@frozen
class Fault:
    """An unlawful act as far as a claim needs it.

    `rule` is the rule that was broken. `in_turn` is whether the seat was to act, `trumped` whether
    the card was a trump, `over_trump` whether a trump was winning that had to be beaten, and
    `has_pair` whether the seat was dealt the king and queen of trump.
    """

    seat: Seat
    rule: str
    in_turn: bool = True
    trumped: bool = False
    over_trump: bool = False
    has_pair: bool = False


@frozen
class Innocent:
    """What the innocent side has to its name when the deal is stopped."""

    contract: Contract
    level: Level
    projects: tuple[Kind, ...]
    baloot: bool


def objection(options: Options, seat: Seat) -> Objection | None:
    """Why nobody may claim at this table, or None where one may."""
    if options.claims_allowed is d.ClaimsAllowed.QAID:
        return None
    return Objection("claims.allowed", message("fact.claimed", seat=seat))


_BY_RULE = {
    "fixed.follow-suit": {ClaimReason.REVOKE},
    "play.trump-led": {ClaimReason.NOT_OVERTAKEN},
    "play.third-hand": {ClaimReason.NOT_TRUMPED},
    "play.cannot-overtrump": {ClaimReason.NOT_TRUMPED},
    "fixed.locked-lead": {ClaimReason.LOCKED_TRUMP_LEAD},
    "fixed.ekka": {ClaimReason.FALSE_EKKA},
    "play.ekka": {ClaimReason.FALSE_EKKA},
    "baloot.claiming": {ClaimReason.FALSE_BALOOT},
    "fixed.original-cards": {ClaimReason.FALSE_PROJECT},
    "fixed.project-kinds": {ClaimReason.FALSE_PROJECT},
    "fixed.one-card-one-project": {ClaimReason.FALSE_PROJECT},
    "projects.declaring": {ClaimReason.FALSE_PROJECT},
    "projects.per-player": {ClaimReason.FALSE_PROJECT},
    "deal.cut": {ClaimReason.MISDEAL},
    "fixed.turns": {ClaimReason.PLAY_OUT_OF_TURN},
}


def reasons(fault: Fault, *, called: bool) -> set[ClaimReason]:
    """The reasons for which a fault can be claimed; `called` is whether it was a call or raise."""
    if called:
        return {ClaimReason.CALL_NOT_OPEN if fault.in_turn else ClaimReason.CALL_OUT_OF_TURN}
    if fault.rule == "baloot.claiming" and fault.has_pair:
        return set()
    if fault.rule != "play.void-against-opponent":
        return _BY_RULE.get(fault.rule, set())
    found = set() if fault.trumped else {ClaimReason.NOT_TRUMPED}
    return found | ({ClaimReason.NOT_OVERTRUMPED} if fault.over_trump else set())


def outcome(options: Options, reason: ClaimReason, verdict: Verdict) -> ClaimOutcome:
    """What a judged claim leads to."""
    due = options.claims_outcomes.of(reason)
    match verdict:
        case Verdict.UPHELD:
            return due
        case Verdict.UNDECIDABLE:
            return ClaimOutcome.PLAY_ON
        case Verdict.REJECTED:
            # The same as the offender would have paid: nothing where that is no award.
            if due is not ClaimOutcome.AWARD:
                return ClaimOutcome.PLAY_ON
            if options.claims_false_claim is d.FalseClaim.PLAY_ON:
                return ClaimOutcome.PLAY_ON
            return ClaimOutcome.AWARD


def award(options: Options, team: Team, innocent: Innocent) -> ByTeam[int]:
    """What the innocent `team` gets, in match points; nothing at Gahwa, which is the match."""
    if innocent.level is Level.GAHWA:
        return ByTeam(0, 0)
    mode = innocent.contract.mode
    table = conversion.POOL if options.claims_award is d.ClaimAward.POOL else conversion.KABOOT
    points = table[mode] * conversion.FACTOR[innocent.level]
    if innocent.projects:
        single = sum(worth(options, mode, kind) for kind in innocent.projects)
        raised = innocent.level is not Level.SINGLE
        points += single * (multiplier(options, innocent.level) if raised else 1)
    if innocent.baloot:
        points += baloot_call.POINTS
    return ByTeam(points, 0) if team is Team.NS else ByTeam(0, points)
