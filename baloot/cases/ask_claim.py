"""The ask about a claim of a fault: `claim`."""

from typing import Any

from attrs import evolve, frozen

from baloot.cases.ask import Ask, Faults, Finding
from baloot.cases.ask_record import GivenRecord, own_profile, record_impossible
from baloot.cases.readers import read_one_of, read_teams
from baloot.game.claim_place import claim_faults
from baloot.game.claims import judge_claim
from baloot.game.record import Claim, Record
from baloot.messages import Message, message, say
from baloot.profile.decisions import ClaimOutcome
from baloot.profile.profile import Profile
from baloot.rulebook.rules import ground
from baloot.rules import claims
from baloot.rules.claims import Verdict
from baloot.rules.watching import Watch
from baloot.table.seats import Seat


@frozen
class GivenClaim:
    """`given` of a `claim` question."""

    record: Record
    claim: Claim


def _check(given: GivenClaim) -> Faults:
    if len(given.record.deals) != 1:
        return [(("record",), message("problem.claim-one-deal"))]
    faults = claim_faults(given.record.deals[0], given.claim)
    return [(("claim", *path), fault) for path, fault in faults]


def _impossible(given: GivenClaim, profile: Profile) -> Faults:
    return record_impossible(GivenRecord(given.record), profile)


def _own(given: GivenClaim) -> Profile:
    return own_profile(GivenRecord(given.record))


def _find(given: GivenClaim, profile: Profile) -> Finding:
    watch = Watch(profile.options)
    claim = given.claim
    objection = claims.objection(watch.options, claim.by)
    if objection is not None:
        return _illegal(objection.rule, objection.facts, claim.by, profile, watch)
    judged = judge_claim(given.record, claim, evolve(profile, options=watch.options))
    verdict = judged.verdict
    fields: dict[str, Any] = {
        "upheld": {
            Verdict.UPHELD: True,
            Verdict.REJECTED: False,
            Verdict.UNDECIDABLE: "undecidable",
        }[verdict],
        "outcome": judged.outcome.word,
        "award": judged.award.words,
    }
    if judged.match is not None:
        fields["match"] = judged.match.value
    facts: tuple[Message, ...] = (message(f"fact.claim-{verdict.value}", accused=claim.seat),)
    rules = ("claims.allowed", *watch.read)
    if judged.breach is not None:
        facts = (*facts, judged.breach.facts)
        rules = (judged.breach.rule, *rules)
    why = " ".join((claim.reason.value, *map(say, facts)))
    return Finding(
        fields,
        rules,
        watch.read,
        judged.headline,
        facts,
        texts={"why": why},
    )


def _illegal(rule: str, facts: Message, seat: Seat, profile: Profile, watch: Watch) -> Finding:
    return Finding(
        {"verdict": "illegal"},
        (rule,),
        watch.read,
        message("headline.no-claims", seat=seat),
        (facts,),
        texts={"why": f"{ground(rule, profile).text} {say(facts)}"},
    )


def _read_upheld(value: object) -> Any:
    return value if isinstance(value, bool) else read_one_of("undecidable")(value)


CLAIM = Ask(
    "claim",
    GivenClaim,
    _check,
    _impossible,
    _find,
    {
        "upheld": _read_upheld,
        "outcome": read_one_of(*ClaimOutcome.words()),
        "award": read_teams,
        "match": read_one_of("NS", "EW"),
        "verdict": read_one_of("illegal"),
    },
    _own,
)
