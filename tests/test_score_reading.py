"""Scoring and the match against their second readings, over the whole grid."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from baloot import Profile
from baloot.profile.choice import Choice
from baloot.profile.decisions import BY_ID, DECISIONS
from baloot.profile.values import plain
from baloot.rules import match
from baloot.rules.conversion import POOL, TOTAL, convert
from baloot.rules.projects import Kind
from baloot.rules.scoring import Taken, score
from baloot.rules.sides import BySide, Side
from baloot.table.contract import Level, Mode
from baloot.table.seats import ByTeam
from tests.readings import match as match_reading
from tests.readings import score as score_reading
from tests.tables import derived_for, shipped, with_choices

PHASES = ("score", "projects", "baloot")
SCORED = tuple(it.id for it in DECISIONS if it.phase in PHASES and it.choice is not None)
EACH_SIDE = (("score.counting-side", "each-side"), ("score.tie", "more-card-points"))
COMBINED = (
    with_choices("saudi", *EACH_SIDE),
    with_choices("saudi", *EACH_SIDE, ("projects.worth", "abnat")),
    with_choices("yeeqia", ("baloot.on-failure", "kept"), ("projects.on-failure", "kept")),
    with_choices("yeeqia", ("score.failure-award", "pool"), ("projects.on-failure", "to-winners")),
    with_choices("federation", ("score.contest", "card-points")),
    with_choices("table-app", ("score.failure-award", "at-least-pool")),
    with_choices("saudi", ("score.tie", "redeal")),
)
# Without the abnat choices, which go with each side counting its own only.
TABLES = (
    *shipped(),
    *(it for it in derived_for(*SCORED) if it.options.score_counting_side.word != "each-side"),
    *COMBINED,
)


def choices(profile: Profile) -> dict[str, object]:
    """Every choice in the form that the reading takes."""
    found: dict[str, object] = {}
    for decision in DECISIONS:
        answer = profile.options.answer(decision)
        found[decision.id] = answer.word if isinstance(answer, Choice) else plain(answer)
    tie = found["score.tie"]
    found["score.tie"] = tie if isinstance(tie, dict) and "choice" in tie else {"choice": tie}
    return found


def deals(mode: Mode) -> Iterator[tuple[int, int, int, int]]:
    """Card points and tricks of both sides: every total, and sweeps by either side."""
    total = TOTAL[mode]
    yield total, 0, 8, 0
    yield 0, total, 0, 8
    for abnat in range(total + 1):
        yield abnat, total - abnat, 4, 4


def projects(mode: Mode) -> Iterator[tuple[tuple[Kind, ...], tuple[Kind, ...]]]:
    """No project, each kind on either side, and two of them."""
    yield (), ()
    kinds = [kind for kind in Kind if kind is not Kind.FOUR_HUNDRED or mode is Mode.SUN]
    for kinds_of_side in (*((kind,) for kind in kinds), (Kind.SIRA, Kind.HUNDRED)):
        yield kinds_of_side, ()
        yield (), kinds_of_side


def grid(mode: Mode, levels: tuple[Level, ...]) -> Iterator[Taken]:
    baloots: tuple[Side | None, ...] = (None, *Side) if mode is Mode.HOKUM else (None,)
    for level, (own, theirs), (mine, others), baloot in product(
        levels, projects(mode), ((0, 0),), baloots
    ):
        for declarers, defenders, won, lost in deals(mode):
            for reverse in (False, True) if mode is Mode.SUN and not won else (False,):
                yield Taken(
                    mode,
                    level,
                    BySide(declarers + mine, defenders + others),
                    BySide(won, lost),
                    BySide(own, theirs),
                    baloot,
                    reverse,
                )


def answer(profile: Profile, taken: Taken) -> dict[str, object]:
    """What the engine says, with what must hold of every sheet."""
    result = score(profile.options, taken)
    counted = [it for it in result.sheet.lines if it.counts]
    if result.match is None and not result.redeal:
        assert sum(it.declarers or 0 for it in counted) == result.points.declarers
        assert sum(it.defenders or 0 for it in counted) == result.points.defenders
    return {
        "points": {side.value: result.points.of(side) for side in Side},
        "made": result.made,
        "kaboot": result.kaboot.value if result.kaboot else None,
        "redeal": result.redeal,
        "match": result.match.value if result.match else None,
    }


def read(profile: Profile, taken: Taken) -> dict[str, object]:
    return score_reading.score(
        choices(profile),
        mode=taken.mode.value,
        level=taken.level.value,
        declarers_abnat=taken.abnat.declarers,
        defenders_abnat=taken.abnat.defenders,
        declarers_tricks=taken.tricks.declarers,
        defenders_tricks=taken.tricks.defenders,
        declarers_projects=[it.value for it in taken.projects.declarers],
        defenders_projects=[it.value for it in taken.projects.defenders],
        baloot=taken.baloot.value if taken.baloot else None,
        reverse_kaboot=taken.reverse,
    )


def thinned(all_taken: Iterator[Taken], rng: Random, keep: float) -> Iterator[Taken]:
    """Some of the grid, but always the deals near the middle, the ends and the sweeps."""
    for taken in all_taken:
        total = TOTAL[taken.mode]
        near = abs(2 * taken.abnat.declarers - total) <= 24
        if near or 0 in (taken.tricks.declarers, taken.tricks.defenders) or rng.random() < keep:
            yield taken


def compare(profile: Profile, keep: float) -> int:
    rng = Random(profile.fingerprint)
    seen = 0
    for mode, levels in (
        (Mode.HOKUM, tuple(Level)),
        (Mode.SUN, (Level.SINGLE, Level.DOUBLE)),
    ):
        for taken in thinned(grid(mode, levels), rng, keep):
            assert answer(profile, taken) == read(profile, taken), taken
            seen += 1
    return seen


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_grid(number: int) -> None:
    """Mode, level, every outcome, projects and Baloot: the points are those of the reading."""
    assert compare(TABLES[number], 0.02) > 1000


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_whole_grid(number: int) -> None:
    """The same without leaving anything out."""
    assert compare(TABLES[number], 1.0) > 10_000


@pytest.mark.parametrize("profile", TABLES, ids=lambda it: it.label)
def test_conversion(profile: Profile) -> None:
    """Every number of card points is converted as the reading converts it."""
    for mode in Mode:
        for abnat in range(TOTAL[mode] + 1):
            read_points = score_reading.convert(choices(profile), mode.value, abnat)
            assert convert(profile.options, mode, abnat) == read_points


@pytest.mark.parametrize("profile", shipped(), ids=lambda it: it.name)
def test_undoubled_shares_make_the_pool(profile: Profile) -> None:
    """Undoubled and without extras both sides together write 16 or 26, Kaboot apart."""
    if profile.options.score_counting_side.word == "each-side":
        return
    for mode in Mode:
        for declarers, defenders, won, lost in deals(mode):
            if won and lost:
                taken = Taken(mode, Level.SINGLE, BySide(declarers, defenders), BySide(won, lost))
                result = score(profile.options, taken)
                both = result.points.declarers + result.points.defenders
                assert both == POOL[mode] or result.redeal


def test_match() -> None:
    """Who has won, for every table, is what the reading says."""
    rng = Random(5)
    tables = (*shipped(), *derived_for("match.both-cross"))
    for _ in range(4000):
        profile = rng.choice(tables)
        scores = ByTeam(rng.randrange(130, 156), rng.randrange(130, 156))
        award = ByTeam(rng.choice((0, 2, 16, 20)), rng.choice((0, 2, 16, 20)))
        said = match_reading.match(
            choices(profile),
            scores={"NS": scores.ns, "EW": scores.ew},
            award={"NS": award.ns, "EW": award.ew},
            gahwa=None,
        )
        after = match.add(scores, award)
        winner = match.winner(profile.options, after, award)
        assert said["scores"] == {"NS": after.ns, "EW": after.ew}
        assert said["winner"] == (winner.value if winner else None)


def test_tables_cover_every_choice() -> None:
    """Every choice of every decision about points is tried at some table."""
    for id in SCORED:
        decision = BY_ID[id]
        if decision.phase == "projects" and id not in (
            "projects.worth",
            "projects.multiplier",
            "projects.on-failure",
            "projects.in-kaboot",
        ):
            continue
        if id in ("baloot.claiming", "baloot.absorbed-by"):
            continue
        assert decision.choice is not None
        assert {it.options.answer(decision) for it in TABLES} >= set(decision.choice), id
