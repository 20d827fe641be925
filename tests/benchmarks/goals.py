"""What the library set out to reach, each a ratio of two things measured in the same run."""

from collections.abc import Iterable, Mapping

from attrs import frozen

from tests.benchmarks.memory import Weights
from tests.benchmarks.timing import Outcome

COMPILED, PLAIN = "baloot, compiled kernel", "baloot, plain kernel"


@frozen
class Goal:
    """`reached` is None where one of the two was not there to be measured."""

    text: str
    wanted: str
    measured: str
    reached: bool | None


def goals(outcomes: Mapping[str, Outcome], weights: Weights | None) -> Iterable[Goal]:
    """Every goal for which its contest was held."""
    deals, bulk, imports = (outcomes.get(key) for key in ("whole-deals", "play-outs", "import"))
    if deals:
        for name in (COMPILED, PLAIN):
            for peer, least in (("OpenSpiel euchre", 1.0), ("OpenSpiel skat", 1.0)):
                yield _at_least(deals, f"Typed API, {name}, over {peer}", name, peer, least)
        text = f"Typed API, {COMPILED}, over rlcard bridge"
        yield _at_least(deals, text, COMPILED, "rlcard bridge", 3.0)
    if bulk:
        text = "Play-outs, compiled over plain kernel"
        yield _at_least(bulk, text, COMPILED, PLAIN, 30.0)
        text = "Play-outs, compiled kernel over colver"
        yield _at_least(bulk, text, COMPILED, "colver rollout", 1.0)
    if imports:
        text = "Time of `import baloot` over `import attrs`"
        yield _at_most(imports, text, "import attrs", "import baloot", 2.5)
    if weights:
        yield _light(f"A state, {weights.kept:,} of random deals being kept", weights.each)
        yield _light("A state by itself, with the deal it belongs to: the mean", weights.mean)


def _light(text: str, weight: float) -> Goal:
    return Goal(text, "< 1 KiB", f"{weight / 1024:.2f} KiB", weight < 1024)


def _at_least(outcome: Outcome, text: str, name: str, over: str, least: float) -> Goal:
    ratio = _ratio(outcome, name, over)
    wanted = f"≥ {least:g}"
    if ratio is None:
        return Goal(text, wanted, "not measured", None)
    return Goal(text, wanted, f"{ratio:.3g}", ratio >= least)


def _at_most(outcome: Outcome, text: str, name: str, over: str, most: float) -> Goal:
    ratio = _ratio(outcome, name, over)
    assert ratio is not None  # Both are always there.
    return Goal(text, f"≤ {most:g}", f"{ratio:.3g}", ratio <= most)


def _ratio(outcome: Outcome, name: str, over: str) -> float | None:
    one, other = outcome.named(name), outcome.named(over)
    return outcome.between(one, other) if one and other else None
