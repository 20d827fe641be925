"""Numbers of the sources, asked one by one: what counted card points make, and level contests."""

from typing import Any

import pytest

from baloot import rule

KEEPING_FIVE = ("federation", "elblot", "saudi", "table-app", "daily")
BY_DIGITS = ("federation", "elblot", "saudi", "daily")
SUN = {0: 0, 4: 0, 5: 1, 6: 2, 14: 2, 15: 3, 24: 4, 25: 5, 26: 6, 34: 6, 35: 7, 36: 8, 64: 12,
       65: 13, 66: 14, 106: 22, 130: 26}  # fmt: skip
"""The federation's 4-11: what the counters' card points make in Sun."""

HOKUM = {5: 0, 6: 1, 15: 1, 16: 2, 34: 3, 35: 3, 36: 4, 75: 7, 76: 8, 81: 8, 85: 8, 86: 9, 162: 16}
"""The same in Hokum."""


def scored(
    profile: str, mode: str, counted: int, *, level: str = "single", **given: Any
) -> dict[str, Any]:
    """The answer where the defenders have `counted` card points, the declarers the rest."""
    contract = {"mode": mode, "declarer": "S"}
    if mode == "hokum":
        contract["trump"] = "H"
    total = 162 if mode == "hokum" else 130
    abnat = {"declarers": total - counted, "defenders": counted}
    return rule(
        {
            "ask": "score",
            "given": {
                "contract": contract,
                "level": level,
                "abnat": abnat,
                "tricks-won": {"declarers": 4, "defenders": 4},
                **given,
            },
        },
        profile,
    )


@pytest.mark.parametrize("profile", KEEPING_FIVE)
@pytest.mark.parametrize(
    ("mode", "counted", "made"),
    [*(("sun", *it) for it in SUN.items()), *(("hokum", *it) for it in HOKUM.items())],
)
def test_conversion(profile: str, mode: str, counted: int, made: int) -> None:
    """The counters get what the federation's list says, and the other side always the rest.

    Two Hundreds of the declarers see to it that they win, and each side scores its own.
    """
    pool, hundred = (16, 10) if mode == "hokum" else (26, 20)
    answer = scored(profile, mode, counted, projects={"declarers": ["hundred", "hundred"]})
    assert answer["points"] == {"declarers": pool - made + 2 * hundred, "defenders": made}


def won_by(answer: dict[str, Any]) -> str:
    return {True: "declarers", False: "defenders", None: "nobody"}[answer["made"]]


@pytest.mark.parametrize("profile", BY_DIGITS)
@pytest.mark.parametrize("counted", range(76, 86))
def test_level_in_hokum(profile: str, counted: int) -> None:
    """76 to 85 counted are level at 8, with each last digit once; `saudi`, 06, federation, 4-3."""
    answer = scored(profile, "hokum", counted)
    exact = "nobody" if profile in ("federation", "elblot") else "declarers"
    digit = counted % 10
    expected = exact if digit == 1 else "defenders" if digit in (2, 3, 4, 5) else "declarers"
    assert won_by(answer) == expected
    kept = expected != "defenders"
    assert answer["points"] == {
        "declarers": 8 if kept else 0,
        "defenders": 8 if kept else 16,
    }


@pytest.mark.parametrize("profile", ["federation", "elblot", "saudi"])
@pytest.mark.parametrize("counted", range(76, 86))
def test_level_in_a_doubled_hokum(profile: str, counted: int) -> None:
    """After a Double the declarers count, so that 2 to 5 is their win; an exact 81 is too."""
    answer = scored(profile, "hokum", 162 - counted, level="double")
    expected = "declarers" if counted % 10 in (1, 2, 3, 4, 5) else "defenders"
    assert won_by(answer) == expected
    assert answer["points"][expected] == 32


@pytest.mark.parametrize("profile", BY_DIGITS)
@pytest.mark.parametrize("counted", [*range(36, 45), 65])
def test_level_in_sun(profile: str, counted: int) -> None:
    """36 to 44 with a Fifty are level at 18, and 65 without a project at 13; `saudi`, 06."""
    projects = {"defenders": ["fifty"] if counted < 65 else []}
    answer = scored(profile, "sun", counted, projects=projects)
    exact = "nobody" if profile in ("federation", "elblot") else "declarers"
    digit = counted % 10
    expected = exact if digit in (0, 5) else "defenders" if digit <= 4 else "declarers"
    assert won_by(answer) == expected


@pytest.mark.parametrize("counted", range(76, 86))
@pytest.mark.parametrize("level", ["single", "double", "triple", "four"])
def test_level_at_table_app(counted: int, level: str) -> None:
    """On a tie the buyer wins "only if they took more card points", whoever raised."""
    answer = scored("table-app", "hokum", counted, level=level)
    assert answer["made"] is (counted < 81)


@pytest.mark.parametrize(("level", "factor"), [("double", 2), ("triple", 3), ("four", 4)])
@pytest.mark.parametrize(
    ("profile", "project"), [("saudi", 2), ("table-app", 2), ("federation", 1), ("elblot", 1)]
)
def test_what_is_multiplied(profile: str, project: int, level: str, factor: int) -> None:
    """The 16 by the raise, projects by two or by `projects.multiplier`, Baloot never."""
    answer = scored(
        profile, "hokum", 42, level=level, projects={"declarers": ["fifty"]}, baloot="declarers"
    )
    times = 2 if level == "double" else project
    assert answer["points"] == {"declarers": 16 * factor + 5 * times + 2, "defenders": 0}
