"""Whole tasks as users meet them: scoring, replaying, ruling on cases, loading, importing."""

import atexit
import json
import os
import subprocess
import sys
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from click.testing import CliRunner

import baloot
from baloot.cli import main
from baloot.profile import loading, shelf
from baloot.rules.comparison import Held, best_declaration, compare
from baloot.rules.scoring import Taken, score
from baloot.rules.sides import BySide
from tests.benchmarks import builds
from tests.benchmarks.sizes import Sizes
from tests.benchmarks.timing import Contest, Contestant
from tests.benchmarks.typed import at_play, dealt, packs, to_the_end


def scoring(sizes: Sizes) -> Contest:
    """The best projects of four hands, their comparison, and the sheet."""
    build = builds.builds()[0]
    options = build.profile.options

    def prepare() -> list[Any]:
        chance = Random(3)
        states = at_play(build, min(sizes.scored, 1000))
        return [(states[i % len(states)].deal, chance.random()) for i in range(sizes.scored)]

    def work(deals: list[Any]) -> int:
        for deal, share in deals:
            contract = deal.contract
            held = [
                Held(seat, project, len(project.run))
                for seat in baloot.Seat
                for project in best_declaration(options, contract.trump, deal.hands.of(seat))
            ]
            winner = compare(options, contract.trump, deal.setting.dealer, held).winner
            kinds = tuple(it.project.kind for it in held if it.seat.team is winner)
            ours = winner is contract.declarer.team
            whole = 162 if contract.trump else 130
            abnat = int(whole * share)
            taken = Taken(
                contract.mode,
                deal.stake.level,
                BySide(abnat, whole - abnat),
                BySide(4, 4),
                BySide(kinds, ()) if ours else BySide((), kinds),
            )
            score(options, taken)
        return len(deals)

    title = "Comparing projects and scoring"
    return Contest(title, "deals", (Contestant("baloot", work, prepare),))


def replaying(sizes: Sizes) -> Contest:
    """Recorded deals played again, each act judged."""
    build = builds.builds()[0]
    chance = Random(4)
    states = dealt(build, packs(build, sizes.replayed))
    records = [baloot.record(to_the_end(build, state, chance)[0]) for state in states]

    def work(_: object) -> int:
        for record in records:
            baloot.replay(record)
        return len(records)

    return Contest("Replaying recorded deals", "deals", (Contestant("baloot", work),))


def ruling(sizes: Sizes) -> Contest:
    """Cases read from standard input by `baloot rule --json -`, answers written."""

    def prepare() -> str:
        chance = Random(5)
        return "\n".join(json.dumps(_case(chance)) for _ in range(sizes.cases))

    def work(text: str) -> int:
        done = CliRunner().invoke(main, ["rule", "--json", "-"], input=text)
        answers = len(done.output.splitlines())
        if done.exit_code or answers != sizes.cases:
            raise RuntimeError(done.output[:500])
        return answers

    return Contest("Cases through `baloot rule`", "cases", (Contestant("baloot", work, prepare),))


def _case(chance: Random) -> dict[str, Any]:
    """May this card be played: a hand of eight, and up to three cards on the table."""
    cards = [str(card) for card in chance.sample(baloot.PACK, 11)]
    hand, table = cards[:8], cards[8 : 8 + chance.randrange(4)]
    contract = {"mode": "hokum", "trump": chance.choice("SHDC"), "declarer": "E"}
    given = {"contract": contract, "leader": "S", "trick": table, "hand": hand, "card": hand[0]}
    return {"profile": builds.PROFILE, "ask": "play", "given": given}


def loading_profiles(sizes: Sizes) -> Contest:
    """A shipped profile read from its file, parents and all, nothing being remembered."""

    def work(_: object) -> int:
        for _ in range(sizes.loads):
            loading._load_named.cache_clear()
            loading.shipped_sources.cache_clear()
            loading._load(shelf.find(builds.PROFILE), ())
        return sizes.loads

    return Contest("Loading a profile", "profiles", (Contestant("baloot", work),))


def importing(sizes: Sizes) -> Contest:
    """A fresh interpreter that imports the package, and one that imports attrs alone.

    Both find their files compiled to byte code. The time of an interpreter that imports nothing
    is not taken off.
    """
    caches = TemporaryDirectory()
    atexit.register(caches.cleanup)
    unwanted = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")
    env = {key: value for key, value in os.environ.items() if key not in unwanted}

    def contestant(name: str) -> Contestant:
        def once() -> None:
            program = [sys.executable, "-X", f"pycache_prefix={caches.name}", "-c"]
            subprocess.run([*program, f"import {name}"], check=True, env=env)

        def work(_: object) -> int:
            for _ in range(sizes.imports):
                once()
            return sizes.imports

        return Contestant(f"import {name}", work, once)

    names = ("baloot", "attrs", "sys")
    return Contest("Importing", "imports", tuple(map(contestant, names)))
