"""Other libraries of card games, where they are installed: the extra `bench` has them."""

import importlib
from collections.abc import Callable
from random import Random
from typing import Any

from tests.benchmarks.sizes import Sizes
from tests.benchmarks.timing import Contestant

Found = tuple[tuple[Contestant, ...], tuple[str, ...]]


def players(sizes: Sizes) -> Found:
    """Whole deals of other games: what is dealt by chance is dealt before the clock starts."""
    count = sizes.peer_deals
    return _each(
        ("OpenSpiel euchre", lambda: _openspiel("euchre", count)),
        ("OpenSpiel skat", lambda: _openspiel("skat", count)),
        ("rlcard bridge", lambda: _rlcard_bridge(count)),
    )


def rollouts(sizes: Sizes) -> Found:
    """Random play-outs of belote from the first lead."""
    return _each(("colver rollout", lambda: _colver(sizes.play_outs)))


def _each(*wanted: tuple[str, Callable[[], Contestant]]) -> Found:
    found, absent = [], []
    for name, make in wanted:
        try:
            found.append(make())
        except ImportError as error:
            absent.append(f"{name}: {error.name} is not installed")
    return tuple(found), tuple(absent)


def _openspiel(name: str, count: int) -> Contestant:
    game = importlib.import_module("pyspiel").load_game(name)
    chance = Random(1)

    def dealt() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        return state

    def work(states: list[Any]) -> int:
        decisions = 0
        for state in states:
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return Contestant(f"OpenSpiel {name}", work, lambda: [dealt() for _ in range(count)])


def _rlcard_bridge(count: int) -> Contestant:
    make = importlib.import_module("rlcard.games.bridge.game").BridgeGame
    seeded = importlib.import_module("numpy").random.RandomState
    chance = Random(1)

    def dealt(seed: int) -> Any:
        game = make()
        game.np_random = seeded(seed)
        game.init_game()
        return game

    def work(games: list[Any]) -> int:
        decisions = 0
        for game in games:
            while not game.is_over():
                game.step(chance.choice(game.judger.get_legal_actions()))
                decisions += 1
        return decisions

    return Contestant("rlcard bridge", work, lambda: [dealt(seed) for seed in range(count)])


def _colver(count: int) -> Contestant:
    deal = importlib.import_module("colver").Env.deal
    each = 20  # Play-outs of a deal, as in the contest it takes part in.

    def at_play(seed: int) -> Any:
        env = deal(dealer=seed % 4, seed=seed)
        env.set_contract(seed % 4, 80, 0, 0)
        env.set_phase_playing()
        return env

    def work(deals: list[Any]) -> int:
        for env in deals:
            env.rollout(each)
        return each * len(deals)

    return Contestant(
        "colver rollout", work, lambda: [at_play(seed) for seed in range(max(1, count // each))]
    )
