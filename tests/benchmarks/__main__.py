"""The command: `python -m tests.benchmarks`; `--help` lists what it takes."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from tests.benchmarks import edges, growth, kernels, memory, report, typed
from tests.benchmarks.goals import goals
from tests.benchmarks.sizes import FULL, TINY, Sizes
from tests.benchmarks.timing import Contest, Outcome, hold

ROOT = Path(__file__).parents[2]
SHORT = 5
"""Rounds of contests that take long: enough for a median, and no more."""

CONTESTS: Mapping[str, Callable[[Sizes], Contest]] = {
    "whole-deals": typed.whole_deals,
    "play": typed.play_only,
    "play-outs": kernels.play_outs,
    "perft": kernels.perft,
    "sawa-5": lambda sizes: kernels.sawa(sizes, 5),
    "sawa-8": lambda sizes: kernels.sawa(sizes, 8),
    "score": edges.scoring,
    "replay": edges.replaying,
    "rule": edges.ruling,
    "profile": edges.loading_profiles,
    "import": edges.importing,
}
LONG = {"sawa-8", "replay", "rule"}
OTHERS = ("memory", "growth")


def main() -> None:
    """Holds the contests that were asked for, and prints or writes the tables."""
    given = _parser().parse_args()
    sizes = TINY if given.tiny else FULL
    wanted = given.only or [*CONTESTS, *OTHERS]
    outcomes = dict(run(sizes, wanted, given.rounds))
    weights = memory.weigh(sizes) if "memory" in wanted else None
    rows = list(growth.measure(sizes)) if "growth" in wanted else []
    command = " ".join(["python -m tests.benchmarks", *sys.argv[1:]])
    about = list(report.circumstances(command))
    reached = list(report.goals_table(goals(outcomes, weights)))
    lines = [*about, "", *reached, "", *report.tables(outcomes, weights, rows)]
    print("\n".join(lines))
    if given.write:
        report.put(ROOT / "docs" / "speed.md", lines)
        report.put(ROOT / "README.md", [*reached, "", *about])


def run(sizes: Sizes, wanted: list[str], rounds: int) -> Iterator[tuple[str, Outcome]]:
    """The contests of those names, held on one core."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    if cores:
        os.sched_setaffinity(0, {max(cores)})
    try:
        for key in wanted:
            if key in CONTESTS:
                print(key, file=sys.stderr)
                least = min(rounds, SHORT) if key in LONG else rounds
                yield key, hold(CONTESTS[key](sizes), least)
    finally:
        if cores:
            os.sched_setaffinity(0, cores)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=[*CONTESTS, *OTHERS], help="these alone")
    parser.add_argument("--rounds", type=int, default=9, help="rounds of each contest")
    parser.add_argument("--tiny", action="store_true", help="hardly any work, to try it out")
    parser.add_argument(
        "--write", action="store_true", help="put the tables into README.md and docs/speed.md"
    )
    return parser


if __name__ == "__main__":
    main()
