"""The match: its score, when it is won, and who deals next."""

from baloot.profile.decisions import BothCross
from baloot.profile.profile import Options
from baloot.table.seats import ByTeam, Team


def add(scores: ByTeam[int], award: ByTeam[int]) -> ByTeam[int]:
    """The scores after an award."""
    return ByTeam(scores.ns + award.ns, scores.ew + award.ew)


def winner(options: Options, scores: ByTeam[int], award: ByTeam[int]) -> Team | None:
    """Who has won with the `scores` that the last `award` led to, None while it goes on."""
    crossed = [team for team in Team if scores.of(team) >= options.match_target]
    if len(crossed) < 2:
        return crossed[0] if crossed else None
    if scores.ns == scores.ew:
        return None
    if award.ns != award.ew and options.match_both_cross is BothCross.HIGHER_DEAL:
        return _more(award)
    return _more(scores)


def _more(amounts: ByTeam[int]) -> Team:
    return Team.NS if amounts.ns > amounts.ew else Team.EW
