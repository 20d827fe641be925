"""Contests: several ways to do the same work, timed in turn over several rounds."""

import gc
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from attrs import field, frozen


@frozen
class Contestant:
    """One way to do the work.

    `prepare` is not timed; `work` gets what it gave, and says how many units were done.
    """

    name: str
    work: Callable[[Any], int]
    prepare: Callable[[], Any] = lambda: None


@frozen
class Contest:
    """Contestants for the same work, the one that the others are held against first."""

    title: str
    unit: str
    contestants: tuple[Contestant, ...]
    absent: tuple[str, ...] = ()
    """Those that could not take part, each with the reason."""


@frozen
class Timed:
    """What a contestant did: units a second, by round."""

    name: str
    rates: tuple[float, ...] = field(repr=False)

    @property
    def best(self) -> float:
        """The rate of the best round."""
        return max(self.rates)

    @property
    def median(self) -> float:
        """The median of the rounds."""
        return median(self.rates)


@frozen
class Outcome:
    """A contest that was held."""

    contest: Contest
    timed: tuple[Timed, ...]

    def between(self, one: Timed, other: Timed) -> float:
        """How many times as fast as `other` one is: the median over the rounds."""
        return median(a / b for a, b in zip(one.rates, other.rates, strict=True))

    def named(self, name: str) -> Timed | None:
        """What a contestant did, if it took part."""
        return next((it for it in self.timed if it.name == name), None)


def hold(contest: Contest, rounds: int) -> Outcome:
    """Times every contestant once a round, one after the other."""
    rates: dict[str, list[float]] = {it.name: [] for it in contest.contestants}
    for _ in range(rounds):
        for it in contest.contestants:
            prepared = it.prepare()
            gc.collect()
            start = perf_counter()
            done = it.work(prepared)
            rates[it.name].append(done / (perf_counter() - start))
    return Outcome(contest, tuple(Timed(name, tuple(found)) for name, found in rates.items()))
