"""Claims judged on the record: every kind of fault upheld, and a false claim of each rejected."""

from random import Random

import pytest

from baloot import (
    Finished,
    InAuction,
    InPlay,
    InStakes,
    Play,
    Profile,
    Seat,
    State,
    apply,
    judge,
    legal_actions,
    load_profile,
    new_deal,
    pack_from_seed,
    record,
    text_of,
)
from baloot.game.actions import PROJECTS, Action, Announce, Declare
from baloot.game.claims import judge_claim
from baloot.game.found import Judged, Noted
from baloot.game.judging import judgement
from baloot.game.record import Claim, Record
from baloot.game.replay import replay
from baloot.profile.decisions import ClaimOutcome, ClaimReason
from baloot.rules.claims import Fault, Verdict, reasons
from baloot.rules.conversion import FACTOR, POOL
from baloot.rules.projects import KINDS
from baloot.table.contract import Level
from tests.tables import with_choices
from tests.test_game import choose

SAUDI = load_profile("saudi")
AIMED = {
    ClaimReason.REVOKE: "fixed.follow-suit",
    ClaimReason.NOT_OVERTAKEN: "play.trump-led",
    ClaimReason.NOT_TRUMPED: "play.third-hand",
    ClaimReason.NOT_OVERTRUMPED: "play.void-against-opponent",
    ClaimReason.LOCKED_TRUMP_LEAD: "fixed.locked-lead",
    ClaimReason.FALSE_EKKA: "fixed.ekka",
    ClaimReason.FALSE_PROJECT: "fixed.original-cards",
    ClaimReason.FALSE_BALOOT: "baloot.claiming",
}
"""A rule whose breach can be claimed for the reason."""
FAULTS = tuple(AIMED)


def unlawful(state: InPlay, rule_id: str | None = None) -> list[Action]:
    """Every unlawful act of the seat to act that could stand, or those that break one rule."""
    acts: list[Action] = [
        Play(state.seat, card, ekka, baloot)
        for card in state.hands.of(state.seat)
        for ekka, baloot in ((False, False), (True, False), (False, True))
    ]
    if not state.tricks:
        acts += [Declare(state.seat, cards) for cards in PROJECTS[::7]]
        acts += [Announce(state.seat, kind) for kind in KINDS]
    judged = ((act, judgement(state, act)) for act in acts)
    return [
        act
        for act, found in judged
        if found.possible and not found.ruling.lawful and rule_id in (None, *found.ruling.rules)
    ]


def doubled_hokum(profile: Profile, seed: int, *, locked: bool) -> State:
    """A deal at the first lead, in a Hokum that is doubled if somebody may."""
    state: State = new_deal(profile, dealer=Seat.SOUTH, pack=pack_from_seed(seed))
    while isinstance(state, InAuction | InStakes):
        lawful = {text_of(act).split(maxsplit=2)[2]: act for act in legal_actions(state)}
        bought = isinstance(state, InAuction) and bool(state.calls)
        wanted = (
            ("pass", "keep")
            if bought
            else ("hokum", f"double {'locked' if locked else 'open'}", "pass")
        )
        state = apply(
            state, next(lawful[it] for word in wanted for it in lawful if it.startswith(word))
        )
    return state


def with_a_fault(profile: Profile, seed: int, reason: ClaimReason) -> Record | None:
    """A deal with one fault of a kind, or None where no occasion came."""
    rng = Random(seed)
    state = doubled_hokum(profile, seed, locked=reason is ClaimReason.LOCKED_TRUMP_LEAD)
    done = False
    while not isinstance(state, Finished):
        if isinstance(state, InPlay) and not done:
            wrong = unlawful(state, AIMED[reason])
            ruffed = any(card.suit is state.deal.contract.trump for card in state.trick)
            if wrong and (ruffed or reason is not ClaimReason.NOT_OVERTRUMPED):
                state = apply(state, rng.choice(wrong), allow_breach=True)
                done = True
                continue
        state = apply(state, choose(rng, state))
    return record(state) if done else None


def claim_of(noted: Noted, reason: ClaimReason, seat: Seat | None = None) -> Claim:
    """The claim that names a breach."""
    accused = seat or noted.seat
    if noted.declared is not None:
        return Claim(accused.right, reason, accused, declared=noted.declared)
    return Claim(accused.right, reason, accused, trick=noted.trick, card=noted.card)


def reasons_of(noted: Noted) -> set[ClaimReason]:
    fault = Fault(
        noted.seat, noted.rule, noted.in_turn, noted.trumped, noted.over_trump, noted.has_pair
    )
    return reasons(fault, called=False)


def test_every_fault_is_found_and_upheld() -> None:
    """A breach that stands is found by replay, and upheld for its reason and no other."""
    seen: set[ClaimReason] = set()
    for seed in range(160):
        written = with_a_fault(SAUDI, seed, FAULTS[seed % len(FAULTS)])
        if written is None:
            continue
        breaches = replay(written).breaches
        noted = breaches[0]
        assert {(it.seat, it.trick, it.card, it.declared) for it in breaches} == {
            (noted.seat, noted.trick, noted.card, noted.declared)
        }
        meant = set[ClaimReason]().union(*map(reasons_of, breaches))
        # Baloot said too early by one who holds it breaks a rule, but is no false Baloot.
        assert meant or any(it.has_pair for it in breaches)
        for reason in FAULTS:
            judged = judge_claim(written, claim_of(noted, reason), SAUDI)
            assert (judged.verdict is Verdict.UPHELD) == (reason in meant), (seed, reason, noted)
        seen |= meant
    assert seen == set(FAULTS)


@pytest.mark.parametrize("reason", [it for it in FAULTS if it is not ClaimReason.FALSE_PROJECT])
def test_a_false_claim_is_rejected_and_costs_the_same(reason: ClaimReason) -> None:
    """A claim of a fault that is not there gives the accused side what it would have paid."""
    written, state = clean_deal()
    trick = written.deals[0].plays[2]
    card = trick.cards[1].card
    accused = trick.leader.right
    claim = Claim(accused.right, reason, accused, trick=2, card=card)
    judged = judge_claim(written, claim, SAUDI)
    assert (judged.verdict, judged.outcome) == (Verdict.REJECTED, ClaimOutcome.AWARD)
    contract = state.deal.contract
    pool = POOL[contract.mode] * FACTOR[state.deal.stake.level]
    assert judged.award.of(accused.team) >= pool
    assert judged.award.of(accused.team.other) == 0
    free = with_choices("saudi", ("claims.false-claim", "play-on"))
    again = judge_claim(written, claim, free)
    assert again.outcome is ClaimOutcome.PLAY_ON
    assert again.award.ns == again.award.ew == 0


def test_a_true_project_is_no_fault() -> None:
    """A claim against a project that its player was dealt is rejected."""
    for seed in range(200):
        state = doubled_hokum(SAUDI, seed, locked=False)
        rng = Random(seed)
        while not isinstance(state, Finished):
            named = [act for act in legal_actions(state) if isinstance(act, Announce)]
            state = apply(state, named[0] if named else choose(rng, state))
        written = record(state)
        if written.deals[0].declares:
            seat = written.deals[0].declares[0].seat
            claim = Claim(seat.right, ClaimReason.FALSE_PROJECT, seat, declared=0)
            judged = judge_claim(written, claim, SAUDI)
            assert (judged.verdict, judged.outcome) == (Verdict.REJECTED, ClaimOutcome.AWARD)
            assert judged.award.of(seat.team) > judged.award.of(seat.team.other) == 0
            return
    raise AssertionError("nobody had a project")


def clean_deal() -> tuple[Record, InPlay]:
    for seed in range(1000):
        rng = Random(seed)
        state: State = new_deal(SAUDI, dealer=Seat.SOUTH, pack=pack_from_seed(seed))
        while not isinstance(state, Finished):
            state = apply(state, choose(rng, state))
        last = state.last
        if isinstance(last, InPlay) and last.deal.stake.level is not Level.GAHWA:
            return record(state), last
    raise AssertionError("no such deal")


def test_talk_cannot_be_decided() -> None:
    """What no record shows cannot be decided, and play goes on."""
    written, _ = clean_deal()
    judged = judge_claim(written, Claim(Seat.EAST, ClaimReason.TALK, Seat.SOUTH), SAUDI)
    assert isinstance(judged, Judged)
    assert (judged.verdict, judged.outcome) == (Verdict.UNDECIDABLE, ClaimOutcome.PLAY_ON)


def test_helpers_find_unlawful_acts() -> None:
    """The acts that these tests call unlawful are so, and none is among the lawful ones."""
    _, state = clean_deal()
    assert not set(unlawful(state)) & set(legal_actions(state))
    assert all(not judge(state, it).lawful for it in unlawful(state))


def test_each_fault_of_an_act_can_be_claimed() -> None:
    """A revoke with which Baloot is falsely said is both, and neither claim is false."""
    for seed in range(400):
        rng = Random(seed)
        state = doubled_hokum(SAUDI, seed, locked=False)
        while not isinstance(state, Finished):
            if isinstance(state, InPlay):
                acts = unlawful(state, "fixed.follow-suit")
                revokes = [it.card for it in acts if isinstance(it, Play)]
                if revokes:
                    break
            state = apply(state, choose(rng, state))
        if isinstance(state, InPlay):
            wrong = Play(state.seat, revokes[0], baloot=True)
            after = apply(state, wrong, allow_breach=True)
            assert isinstance(after, InPlay)
            rules = [it.rule for it in after.breaches]
            assert rules == ["fixed.follow-suit", "baloot.claiming"]
            written = record(after)
            assert replay(written, "audited").states[-1] == after
            noted = replay(written, "audited").breaches[0]
            for reason in (ClaimReason.REVOKE, ClaimReason.FALSE_BALOOT):
                judged = judge_claim(written, claim_of(noted, reason), SAUDI)
                if reason is ClaimReason.REVOKE or not noted.has_pair:
                    assert judged.verdict is Verdict.UPHELD
            return
    raise AssertionError("nobody could revoke")
