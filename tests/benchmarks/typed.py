"""Random deals through the public typed API: `new_deal`, `legal_actions` and `apply`."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from tests.benchmarks import builds, peers
from tests.benchmarks.builds import Build
from tests.benchmarks.sizes import Sizes
from tests.benchmarks.timing import Contest, Contestant


def to_the_end(build: Build, state: Any, chance: Random) -> tuple[Any, int]:
    """The finished deal after any lawful action of every seat, and how many there were."""
    legal_actions, apply = build.baloot.legal_actions, build.baloot.apply
    decisions = 0
    while actions := legal_actions(state):
        state = apply(state, chance.choice(actions))
        decisions += 1
    return state, decisions


def packs(build: Build, count: int, first: int = 0) -> list[Any]:
    """Packs to deal, each as its seed gives it."""
    return [build.baloot.pack_from_seed(seed) for seed in range(first, first + count)]


def dealt(build: Build, some: list[Any]) -> Iterator[Any]:
    """Each pack as a deal at its first call, every seat dealing in turn."""
    seats = list(build.baloot.Seat)
    for number, pack in enumerate(some):
        yield build.baloot.new_deal(build.profile, dealer=seats[number % 4], pack=pack)


def at_play(build: Build, count: int) -> list[Any]:
    """Deals at their first card, after random calls and raises."""
    chance = Random(2)
    found: list[Any] = []
    while len(found) < count:
        for state in dealt(build, packs(build, count, first=chance.getrandbits(24))):
            while not isinstance(state, (build.baloot.InPlay, build.baloot.Finished)):
                state = build.baloot.apply(state, chance.choice(build.baloot.legal_actions(state)))
            if isinstance(state, build.baloot.InPlay):
                found.append(state)
    return found[:count]


def whole_deals(sizes: Sizes) -> Contest:
    """From the pack to the sheet. Of other games only the players' decisions are timed."""

    def contestant(build: Build) -> Contestant:
        def work(some: list[Any]) -> int:
            return _decisions(build, dealt(build, some))

        return Contestant(name_of(build), work, lambda: packs(build, sizes.typed_deals))

    others, missing = peers.players(sizes)
    ours = tuple(map(contestant, builds.builds()))
    absent = (*builds.absent(), *missing)
    return Contest("Whole deals through the typed API", "decisions", ours + others, absent)


def play_only(sizes: Sizes) -> Contest:
    """From the first lead to the sheet."""

    def contestant(build: Build) -> Contestant:
        def work(states: list[Any]) -> int:
            return _decisions(build, states)

        return Contestant(name_of(build), work, lambda: at_play(build, sizes.typed_deals))

    ours = tuple(map(contestant, builds.builds()))
    return Contest("Play alone through the typed API", "decisions", ours, builds.absent())


def _decisions(build: Build, states: Iterable[Any]) -> int:
    chance = Random(1)
    return sum(to_the_end(build, state, chance)[1] for state in states)


def name_of(build: Build) -> str:
    """How a build of the library is called in tables."""
    return f"baloot, {build.name} kernel"
