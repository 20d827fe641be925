"""The ask about the score of a match: `match`."""

from typing import Any

from attrs import frozen

from baloot.cases.ask import Ask, Faults, Finding
from baloot.cases.given import GivenScores
from baloot.cases.readers import read_seat, read_team, read_teams
from baloot.messages import message
from baloot.profile.profile import Profile
from baloot.rules import match
from baloot.rules.watching import Watch
from baloot.table.seats import Seat, Team


@frozen
class GivenMatch:
    """`given` of a `match` question."""

    scores: GivenScores
    award: GivenScores
    dealer: Seat
    gahwa: Team | None = None


def _check(given: GivenMatch) -> Faults:
    return given.scores.faults("scores") + given.award.faults("award")


def _impossible(_: GivenMatch, __: Profile) -> Faults:
    return []


def _find(given: GivenMatch, profile: Profile) -> Finding:
    watch = Watch(profile.options)
    award = given.award.by_team()
    scores = match.add(given.scores.by_team(), award)
    if given.gahwa is not None:
        winner: Team | None = given.gahwa
        rules: tuple[str, ...] = ("fixed.gahwa",)
    else:
        winner = match.winner(watch.options, scores, award)
        rules = ()
    fields: dict[str, Any] = {
        "scores": scores.words,
        "winner": winner.value if winner else None,
    }
    if winner is None:
        fields["next-dealer"] = given.dealer.right.value
        headline = message("headline.match-goes-on", seat=given.dealer.right)
    else:
        headline = message("headline.match-won", team=winner)
    facts = message("fact.match", ns=scores.ns, ew=scores.ew)
    return Finding(fields, (*rules, *watch.read), watch.read, headline, (facts,))


MATCH = Ask(
    "match",
    GivenMatch,
    _check,
    _impossible,
    _find,
    {"scores": read_teams, "winner": read_team, "next-dealer": read_seat},
)
