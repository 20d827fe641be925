"""What states weigh: one by itself, and very many of them kept."""

import gc
import sys
import tracemalloc
from collections.abc import Iterator
from enum import Enum
from random import Random
from types import FunctionType, ModuleType
from typing import Any

from attrs import frozen

from tests.benchmarks import builds
from tests.benchmarks.builds import Build
from tests.benchmarks.sizes import Sizes
from tests.benchmarks.typed import dealt, packs


@frozen
class Weights:
    """Bytes. A state by itself holds its deal, but not what all deals share."""

    largest: int
    mean: float
    kept: int
    each: float


def weigh(sizes: Sizes) -> Weights:
    """The states of random deals."""
    build = builds.builds()[0]
    alone = [_alone(build, state) for state in _states(build, min(sizes.states, 1000))]
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = list(_states(build, sizes.states))
    total = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return Weights(max(alone), sum(alone) / len(alone), len(kept), total / len(kept))


def _states(build: Build, count: int) -> Iterator[Any]:
    """That many states of random deals, all of one deal after the other."""
    chance = Random(6)
    left = count
    while left:
        for state in dealt(build, packs(build, 1, first=left)):
            while left and (actions := build.baloot.legal_actions(state)):
                yield state
                left -= 1
                state = build.baloot.apply(state, chance.choice(actions))


def _alone(build: Build, state: Any) -> int:
    """The bytes of all that only this state needs."""
    shared = (Enum, type, ModuleType, FunctionType, build.baloot.Profile, build.baloot.Card)
    seen: set[int] = set()
    rest = [state]
    total = 0
    while rest:
        thing = rest.pop()
        if id(thing) in seen or isinstance(thing, shared):
            continue
        seen.add(id(thing))
        total += sys.getsizeof(thing)
        rest.extend(gc.get_referents(thing))
    return total
