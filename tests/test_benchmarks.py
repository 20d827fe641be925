"""The benchmarks run, whatever they measure: nothing here depends on how fast anything is."""

import doctest
from pathlib import Path
from random import Random

import pytest

from tests.benchmarks import builds, edges, growth, memory, report, typed
from tests.benchmarks.__main__ import CONTESTS
from tests.benchmarks.goals import goals
from tests.benchmarks.growth import Growth
from tests.benchmarks.sizes import TINY
from tests.benchmarks.timing import Contest, Contestant, Outcome, Timed, hold

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("key", CONTESTS)
def test_contests(key: str) -> None:
    """Every contest can be held, and each of its contestants does some work in each round."""
    outcome = hold(CONTESTS[key](TINY), 1)
    assert outcome.timed
    assert all(rate > 0 for it in outcome.timed for rate in it.rates)
    assert list(report.contest_table(outcome))


def test_builds_agree() -> None:
    """Both copies of the library play the same deals, call by call."""
    played = []
    for build in builds.builds():
        states = typed.dealt(build, typed.packs(build, 5))
        ends = [typed.to_the_end(build, state, Random(1)) for state in states]
        played.append([(str(end.sheet), decisions) for end, decisions in ends])
    assert all(it == played[0] for it in played)


def test_ratios() -> None:
    """A ratio is the median over the rounds, and tells how many times as fast the first is."""
    contest = Contest("", "", (Contestant("a", len), Contestant("b", len)))
    fast, slow = Timed("a", (4.0, 9.0, 5.0)), Timed("b", (2.0, 3.0, 5.0))
    assert Outcome(contest, (fast, slow)).between(fast, slow) == 2
    assert fast.best == 9
    assert fast.median == 5


def test_goals() -> None:
    """A goal is reached, missed, or not measured where a contestant was absent."""
    contest = Contest("", "", (Contestant("baloot, compiled kernel", len),))
    rates = (Timed("baloot, compiled kernel", (40.0,)), Timed("baloot, plain kernel", (1.0,)))
    over_plain, over_colver = goals({"play-outs": Outcome(contest, rates)}, None)
    assert over_plain.reached
    assert over_colver.reached is None


def test_growth_in_one_process() -> None:
    """A share of deals is played and timed."""
    for name in growth.TASKS:
        seconds, memory_used = growth.timed(name, 0, 3)
        assert seconds > 0
        assert memory_used >= 0


def test_memory() -> None:
    """Kept states weigh less than states by themselves, since they share their deal."""
    weights = memory.weigh(TINY)
    assert 0 < weights.each < weights.mean <= weights.largest


def test_pages_have_a_place_for_the_results(tmp_path: Path) -> None:
    """Results stand between the markers, and writing them again replaces them."""
    for name in ("README.md", "docs/speed.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        page = tmp_path / "page.md"
        page.write_text(text, encoding="utf-8")
        for lines in (["one"], ["two", "three"]):
            report.put(page, lines)
        before = text.partition(report.BEGIN)[0]
        after = text.partition(report.END)[2]
        written = page.read_text(encoding="utf-8")
        assert written == f"{before}{report.BEGIN}\ntwo\nthree\n{report.END}{after}"


def test_tables_are_whole() -> None:
    """Every row of a table has as many cells as its head."""
    rows = [Growth("x", 10, 1, 5.0, 30.0)]
    outcome = hold(edges.loading_profiles(TINY), 1)
    lines = list(report.tables({"profile": outcome}, memory.weigh(TINY), rows))
    widths: dict[str, set[int]] = {}
    for line in lines:
        if line.startswith("### "):
            title = line
        elif line:
            widths.setdefault(title, set()).add(line.count("|"))
    assert len(widths) == 3
    assert all(len(it) == 1 for it in widths.values())


def test_speed_page() -> None:
    """The example of bulk play-outs prints what it says."""
    failed, tried = doctest.testfile(str(ROOT / "docs" / "speed.md"), module_relative=False)
    assert tried
    assert not failed
