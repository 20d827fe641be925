"""The kernel by itself, compiled and plain: play-outs, perft, Sawa."""

from typing import Any

from baloot.rules.compiled import play_rules
from tests.benchmarks import builds, peers
from tests.benchmarks.builds import Build
from tests.benchmarks.sizes import Sizes
from tests.benchmarks.timing import Contest, Contestant
from tests.benchmarks.typed import name_of
from tests.kernel_answers import endings
from tests.tables import with_choices

RULES = play_rules(with_choices(builds.PROFILE).options)
TRUMP = 1
EACH = 20
"""Play-outs of a deal, so that nobody is slowed down by taking deals in."""

Some = list[Any]


def play_outs(sizes: Sizes) -> Contest:
    """Eight tricks of random lawful cards."""

    def contestant(build: Build) -> Contestant:
        def work(deals: Some) -> int:
            build.bulk.play_outs(RULES, TRUMP, False, deals, EACH, 1)
            return EACH * len(deals)

        count = max(1, sizes.play_outs // EACH)
        return Contestant(name_of(build), work, lambda: build.bulk.random_deals(count, 1))

    others, missing = peers.rollouts(sizes)
    ours = tuple(map(contestant, builds.builds()))
    absent = (*builds.absent(), *missing)
    return Contest("Random play-outs of eight tricks", "play-outs", ours + others, absent)


def perft(sizes: Sizes) -> Contest:
    """Counting all lawful sequences of eight cards."""

    def contestant(build: Build) -> Contestant:
        def work(deals: Some) -> int:
            return sum(build.bulk.perft(RULES, TRUMP, hands, 8) for hands in deals)

        return Contestant(
            name_of(build), work, lambda: build.bulk.random_deals(sizes.perft_deals, 1)
        )

    ours = tuple(map(contestant, builds.builds()))
    return Contest("Perft to eight cards", "sequences", ours, builds.absent())


def sawa(sizes: Sizes, cards: int) -> Contest:
    """Claims of the rest in random endings, with the partner's help and without."""

    def contestant(build: Build) -> Contestant:
        def work(some: Some) -> int:
            for alone in (False, True):
                for trump, locked, claimer, hands in some:
                    search = build.sawa.SawaSearch(RULES, trump, locked, claimer, alone)
                    search.holds(claimer, hands)
            return 2 * len(some)

        return Contestant(name_of(build), work, lambda: list(endings(1, sizes.claims, cards)))

    ours = tuple(map(contestant, builds.builds()))
    return Contest(f"Sawa with {cards} cards a hand", "claims", ours, builds.absent())
