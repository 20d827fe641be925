"""What contradicts itself in the amounts that a deal is scored from."""

from collections.abc import Iterator

from baloot.messages import Message, message
from baloot.profile.profile import Options
from baloot.rules import projects
from baloot.rules.conversion import TOTAL
from baloot.rules.projects import Kind
from baloot.rules.scoring import Taken
from baloot.rules.sides import BySide, Side
from baloot.rules.stakes import impossible_level
from baloot.table.contract import Mode

Fault = tuple[tuple[str, ...], Message]
"""A path, by the words of a case, and what is wrong there."""

TRICKS = 8


def contradictions(options: Options, taken: Taken) -> Iterator[Fault]:
    """Everything for which no deal can have been taken so at this table."""
    yield from amount_faults(taken.mode, taken.abnat, taken.tricks)
    yield from extra_faults(taken.mode, taken.projects, taken.baloot)
    yield from kind_faults(options, taken.mode, taken.projects)
    level = impossible_level(options, taken.mode, taken.level)
    if level is not None:
        yield ("level",), level


def amount_faults(
    mode: Mode, abnat: BySide[int] | None, tricks: BySide[int] | None
) -> Iterator[Fault]:
    """Card points and tricks that do not come to those of a deal; None for what is not given."""
    sound = True
    for key, amounts, right in (("abnat", abnat, TOTAL[mode]), ("tricks-won", tricks, TRICKS)):
        if amounts is None:
            continue
        both = (amounts.declarers, amounts.defenders)
        if min(both) < 0:
            sound = False
            yield (key,), message("problem.negative", given=min(both))
        elif sum(both) != right:
            sound = False
            yield (key,), message("problem.sum", first=both[0], second=both[1], right=right)
    if not sound or abnat is None or tricks is None:
        return
    for side in Side:
        if not tricks.of(side) and abnat.of(side):
            said = message("problem.points-without-tricks", side=side.value, abnat=abnat.of(side))
            yield ("abnat", side.value), said


def extra_faults(
    mode: Mode, kinds: BySide[tuple[Kind, ...]], baloot: Side | None
) -> Iterator[Fault]:
    """Projects of both sides, or a Baloot where there are no trumps."""
    if mode is Mode.SUN and baloot is not None:
        yield ("baloot",), message("problem.baloot-in-sun")
    if kinds.declarers and kinds.defenders:
        yield ("projects",), message("problem.projects-both")


def kind_faults(options: Options, mode: Mode, kinds: BySide[tuple[Kind, ...]]) -> Iterator[Fault]:
    """Kinds of project that the contract does not know at this table."""
    known = tuple(kind.value for kind in Kind if projects.exists(options, mode, kind))
    for side in Side:
        for kind in kinds.of(side):
            if kind.value not in known:
                said = message("problem.no-such-kind", kind=kind.value, mode=mode, known=known)
                yield ("projects", side.value), said
