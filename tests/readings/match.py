"""A second reading of how a match of Baloot is won.

The tests hold the engine's answers against these. It was written from the text of
the rules alone, without a look at the engine, and is worth something only while that
stays so. It must import nothing from the engine, share no table or helper with it,
and never be "corrected" merely to agree with it: where the two differ, somebody goes
back to the text.

It is slow and literal on purpose. The teams are ``"NS"`` and ``"EW"``.

Where the text leaves room, the reading taken is marked "Reading:".
"""

from collections.abc import Mapping

TEAMS = ["NS", "EW"]


# --- The public question --------------------------------------------------------


def match(
    choices: Mapping[str, object],
    *,
    scores: Mapping[str, int],
    award: Mapping[str, int],
    gahwa: str | None,
) -> dict[str, object]:
    """The ``scores`` after a deal, and the ``winner``, or None when the match goes on.

    ``award`` is what the deal gave the teams; ``gahwa`` the team that won it at Gahwa.
    """
    must_be_teams(scores)
    must_be_teams(award)
    totals = added_up(scores, award)
    return {"scores": totals, "winner": who_has_won(choices, totals, award, gahwa)}


# --- Who has won ----------------------------------------------------------------


def who_has_won(
    choices: Mapping[str, object],
    totals: Mapping[str, int],
    award: Mapping[str, int],
    gahwa: str | None,
) -> str | None:
    if gahwa is not None:
        # Gahwa ends the match regardless of the scores.
        # Reading: a Gahwa deal gives no points, but any that are given are added.
        must_be_a_team(gahwa)
        return gahwa
    # Reading: only the totals after the deal are looked at, not which of the teams had
    # been there before it.
    if neither_has_reached_the_target(choices, totals):
        return None
    if both_have_reached_the_target(choices, totals):
        return who_has_won_of_both(choices, totals, award)
    return the_one_that_has_reached_the_target(choices, totals)


def who_has_won_of_both(
    choices: Mapping[str, object], totals: Mapping[str, int], award: Mapping[str, int]
) -> str | None:
    if is_level(totals):
        # Reading: level at or above the target is another deal, and that is fixed, so
        # it comes before the choice; the higher deal does not decide it either.
        return None
    word = choices["match.both-cross"]
    if word == "higher-total":
        return higher(totals)
    if word == "higher-deal":
        if is_level(award):
            return higher(totals)
        return higher(award)
    raise ValueError(f"{word!r} is no choice of match.both-cross")


def the_one_that_has_reached_the_target(
    choices: Mapping[str, object], totals: Mapping[str, int]
) -> str:
    for team in TEAMS:
        if has_reached_the_target(choices, totals, team):
            return team
    raise ValueError("no team has reached the target")


# --- Reaching the target --------------------------------------------------------


def neither_has_reached_the_target(
    choices: Mapping[str, object], totals: Mapping[str, int]
) -> bool:
    return not any(has_reached_the_target(choices, totals, team) for team in TEAMS)


def both_have_reached_the_target(choices: Mapping[str, object], totals: Mapping[str, int]) -> bool:
    return all(has_reached_the_target(choices, totals, team) for team in TEAMS)


def has_reached_the_target(
    choices: Mapping[str, object], totals: Mapping[str, int], team: str
) -> bool:
    """Reached is at the target or above it."""
    return totals[team] >= target(choices)


def target(choices: Mapping[str, object]) -> int:
    number = choices["match.target"]
    if not isinstance(number, int):
        raise ValueError(f"match.target is a number, not {number!r}")
    return number


# --- The plainest facts ---------------------------------------------------------


def added_up(scores: Mapping[str, int], award: Mapping[str, int]) -> dict[str, int]:
    return {team: scores[team] + award[team] for team in TEAMS}


def is_level(values: Mapping[str, int]) -> bool:
    return values["NS"] == values["EW"]


def higher(values: Mapping[str, int]) -> str:
    if values["NS"] > values["EW"]:
        return "NS"
    if values["EW"] > values["NS"]:
        return "EW"
    raise ValueError("neither is higher")


# --- What cannot be answered ----------------------------------------------------


def must_be_teams(values: Mapping[str, int]) -> None:
    if set(values) != set(TEAMS):
        raise ValueError("the teams are NS and EW")


def must_be_a_team(team: str) -> None:
    if team not in TEAMS:
        raise ValueError(f"{team!r} is no team")
