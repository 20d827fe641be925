"""A claim judged on the record: the breaches that replay finds, against what the claim names."""

from attrs import evolve

from baloot.game.actions import Play
from baloot.game.engine import NO_SCORES
from baloot.game.finishing import settle
from baloot.game.found import Judged, Noted, ReplayedDeal, Where
from baloot.game.record import Claim, DealRecord, Record
from baloot.game.replay_deal import Enforce, replay_deal
from baloot.game.state import Finished, InPlay, State
from baloot.profile.decisions import ClaimOutcome, ClaimReason
from baloot.profile.profile import Profile
from baloot.rules import claims
from baloot.rules.claims import Fault, Innocent, Verdict
from baloot.rules.projects import Project
from baloot.table.contract import Level
from baloot.table.seats import ByTeam, Seat, Team


def with_claims(done: ReplayedDeal, deal: DealRecord, profile: Profile) -> ReplayedDeal:
    """The deal with the claims of its record judged; where nobody may claim, each is a breach."""
    if not deal.claims:
        return done
    refused = [why for it in deal.claims if (why := _refused(it, profile))]
    if refused:
        return evolve(done, breaches=(*done.breaches, *refused))
    setting = done.setting
    audited = _audited(deal, setting.dealer, setting.scores, profile)
    judged = tuple(_judged(audited, deal, it, profile) for it in deal.claims)
    return evolve(done, claims=judged)


def _refused(claim: Claim, profile: Profile) -> Noted | None:
    """The breach that a claim is where nobody may claim; it is the table that decides."""
    why = claims.objection(profile.options, claim.by)
    return None if why is None else Noted(claim.by, why.rule, why.facts)


def _audited(deal: DealRecord, dealer: Seat, scores: ByTeam[int], profile: Profile) -> ReplayedDeal:
    """The deal with every breach noted, also where its own replay stopped at the first."""
    return replay_deal(profile, deal, dealer, scores, Enforce.AUDITED)


def judge_claim(record: Record, claim: Claim, profile: Profile) -> Judged:
    """What a claim about a record's only deal comes to at the table of `profile`."""
    deal = record.deals[0]
    assert deal.dealer is not None  # the reader asks for the first dealer
    done = _audited(deal, deal.dealer, deal.scores or NO_SCORES, profile)
    return _judged(done, deal, claim, profile)


def _judged(done: ReplayedDeal, deal: DealRecord, claim: Claim, profile: Profile) -> Judged:
    breach = next((it for it in done.breaches if _is_meant(it, claim)), None)
    verdict = _verdict(claim, breach, deal, done)
    options = profile.options
    outcome = claims.outcome(options, claim.reason, verdict)
    nothing = Judged(claim, verdict, outcome, ByTeam(0, 0), breach, None)
    team = claim.by.team if verdict is Verdict.UPHELD else claim.by.team.other
    innocent = _innocent(done, team)
    if outcome is not ClaimOutcome.AWARD or innocent is None:
        return nothing
    won = team if innocent.level is Level.GAHWA else None
    return evolve(nothing, award=claims.award(options, team, innocent), match=won)


def _is_meant(breach: Noted, claim: Claim) -> bool:
    """Whether a breach is what a claim names: the seat, the place and the reason."""
    if breach.rule == "deal.cut":
        return claim.reason is ClaimReason.MISDEAL and breach.seat is claim.seat
    called = breach.call is not None or breach.raised is not None
    fault = Fault(
        breach.seat,
        breach.rule,
        breach.in_turn,
        breach.trumped,
        breach.over_trump,
        breach.has_pair,
    )
    if breach.seat is not claim.seat or claim.reason not in claims.reasons(fault, called=called):
        return False
    if claim.declared is not None or breach.declared is not None:
        return breach.declared == claim.declared
    return (breach.trick, breach.card, breach.call, breach.raised) == (
        claim.trick,
        claim.card,
        claim.call,
        claim.raised,
    )


def _verdict(claim: Claim, breach: Noted | None, deal: DealRecord, done: ReplayedDeal) -> Verdict:
    """Nothing can be said of an act that the replay never came to."""
    if claim.reason is ClaimReason.TALK:
        return Verdict.UNDECIDABLE
    if breach is not None:
        return Verdict.UPHELD
    if claim.reason is ClaimReason.MISDEAL:
        return Verdict.UNDECIDABLE if deal.cut is None else Verdict.REJECTED
    return Verdict.REJECTED if _came_to(claim, done) else Verdict.UNDECIDABLE


def _came_to(claim: Claim, done: ReplayedDeal) -> bool:
    """Whether the act that a claim is about was done."""
    if claim.declared is not None:
        return any(it.declared == claim.declared for it in done.done)
    if claim.trick is None:
        # A call that changed nothing was judged all the same.
        refused = {(it.call, it.raised) for it in done.breaches}
        if (claim.call, claim.raised) in refused:
            return True
    return Where(claim.trick, claim.card, claim.call, claim.raised) in done.done


def _innocent(done: ReplayedDeal, team: Team) -> Innocent | None:
    """What the innocent side has to its name; None before there is a contract."""
    state = _in_play(done.state)
    if state is None:
        return None
    settled = settle(_all_told(_without_false(state)))
    projects = tuple(it.project.kind for it in settled.scoring if it.seat.team is team)
    has_baloot = settled.baloot is not None and settled.baloot.seat.team is team
    return Innocent(state.deal.contract, state.deal.stake.level, projects, has_baloot)


def _in_play(state: State) -> InPlay | None:
    """The last state of play, with a Baloot of the very last card."""
    if isinstance(state, InPlay):
        return state
    if not isinstance(state, Finished) or not isinstance(state.last, InPlay):
        return None
    last = state.last
    if isinstance(state.end, Play) and state.end.baloot:
        return evolve(last, baloot=(*last.baloot, (state.end.seat, state.end.card)))
    return last


def _all_told(state: InPlay) -> InPlay:
    """Where the deal stops before the second trick is over, what was declared counts as shown."""
    if len(state.tricks) > 1:
        return state
    unshown = tuple(it for it in state.declared if it not in state.shown)
    return evolve(state, shown=(*state.shown, *unshown))


def _without_false(state: InPlay) -> InPlay:
    """The state without projects that nobody holds."""

    def held(named: tuple[Seat, Project]) -> bool:
        seat, project = named
        return bool(project.cards) and not project.set - state.deal.hands.of(seat)

    return evolve(
        state,
        declared=tuple(filter(held, state.declared)),
        shown=tuple(filter(held, state.shown)),
    )
