"""Whether a deal costs the same however many there are, in one process and in two."""

import resource
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
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
    return seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


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
