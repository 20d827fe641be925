"""Whether a deal costs the same however many there are, in one process and in two."""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter

from attrs import frozen

from tests.benchmarks import builds, kernels
from tests.benchmarks.sizes import Sizes
from tests.benchmarks.typed import dealt, packs, to_the_end

CHUNK = 100
"""Deals in hand at a time, as a program would that goes through very many."""


@frozen
class Growth:
    """Deals a second of all processes together, and the memory of the largest, in MiB."""

    what: str
    deals: int
    processes: int
    rate: float
    memory: float


def measure(sizes: Sizes) -> Iterator[Growth]:
    """Each in fresh processes; what they need to start is not counted."""
    for name in TASKS:
        for deals in sizes.growth:
            for processes in (1, 2):
                context = get_context("spawn")
                with ProcessPoolExecutor(processes, mp_context=context) as pool:
                    share = deals // processes
                    jobs = [pool.submit(timed, name, n * share, share) for n in range(processes)]
                    done = [job.result() for job in jobs]
                seconds = max(it[0] for it in done)
                memory = max(it[1] for it in done)
                yield Growth(name, deals, processes, share * processes / seconds, memory)


def timed(name: str, first: int, count: int) -> tuple[float, float]:
    """The seconds that a task takes in this process, and the memory at its end."""
    builds.builds()
    start = perf_counter()
    TASKS[name](first, count)
    seconds = perf_counter() - start
    return seconds, _most_memory()


def _most_memory() -> float:
    """The most that this process had at a time, in MiB; 0 where nobody says.

    What `getrusage` says is no use here: it begins with the memory of the process that started
    this one.
    """
    try:
        text = Path("/proc/self/status").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    found = re.search(r"^VmHWM:\s*(\d+) kB$", text, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0


def _typed(first: int, count: int) -> None:
    build = builds.builds()[0]
    chance = Random(first)
    for at in range(first, first + count, CHUNK):
        size = min(CHUNK, first + count - at)
        for state in dealt(build, packs(build, size, first=at)):
            to_the_end(build, state, chance)


def _play_outs(first: int, count: int) -> None:
    bulk = builds.builds()[0].bulk
    for at in range(first, first + count, CHUNK):
        size = min(CHUNK, first + count - at)
        bulk.play_outs(kernels.RULES, kernels.TRUMP, False, bulk.random_deals(size, at), 1, seed=at)


TASKS: dict[str, Callable[[int, int], None]] = {
    "whole deals, typed API": _typed,
    "play-outs, kernel": _play_outs,
}
