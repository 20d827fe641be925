"""Whether a claim names a place that its reason needs and that the record of its deal has."""

from baloot.documents.problems import Path
from baloot.game.record import Claim, DealRecord
from baloot.messages import Message, message
from baloot.profile.decisions import ClaimReason

_CALLS = (ClaimReason.CALL_OUT_OF_TURN, ClaimReason.CALL_NOT_OPEN)
_NO_PLACE = (ClaimReason.TALK, ClaimReason.MISDEAL)

Faults = list[tuple[Path, Message]]


def claim_faults(deal: DealRecord, claim: Claim) -> Faults:
    """What is wrong with the place of a claim, with the path within the claim."""
    faults = _place_faults(claim)
    if faults:
        return faults
    if claim.trick is not None and not _was_played(deal, claim):
        if claim.card is None:
            return [((), message("problem.claim-needs", reason=claim.reason.word, place="card"))]
        fault = message("problem.claim-card", seat=claim.seat, card=claim.card, trick=claim.trick)
        return [(("card",), fault)]
    for key, index, seats in (
        ("call", claim.call, [seat for seat, _ in deal.calls]),
        ("raise", claim.raised, [seat for seat, _ in deal.raises]),
        ("declares", claim.declared, [it.seat for it in deal.declares]),
    ):
        if index is not None and (not 0 <= index < len(seats) or seats[index] is not claim.seat):
            fault = message("problem.claim-index", what=key, index=index, seat=claim.seat)
            return [((key,), fault)]
    return []


def _place_faults(claim: Claim) -> Faults:
    """Each reason names the place that it is about."""
    reason = claim.reason
    if reason in _NO_PLACE:
        return []
    if reason in _CALLS:
        missing = claim.call is None and claim.raised is None
        place = "call or raise"
    elif reason is ClaimReason.FALSE_PROJECT:
        missing, place = claim.declared is None, "declares"
    else:
        missing, place = claim.trick is None, "trick and card"
    if not missing:
        return []
    fault = message("problem.claim-needs", reason=reason.word, place=place)
    return [((), fault)]


def _was_played(deal: DealRecord, claim: Claim) -> bool:
    if claim.trick is None or not 0 <= claim.trick < len(deal.plays):
        return False
    trick = deal.plays[claim.trick]
    return any(
        played.card == claim.card and trick.leader.after(turn) is claim.seat
        for turn, played in enumerate(trick.cards)
    )
