"""The stakes: which levels a table knows, and which of them can be locked."""

from baloot.messages import Message, message
from baloot.profile.decisions import HokumLadder, Lock, SunDouble
from baloot.profile.profile import Options
from baloot.table.contract import Contract, Level, Mode, Stake

_LADDERS = {
    HokumLadder.NONE: (Level.SINGLE,),
    HokumLadder.DOUBLE_ONLY: (Level.SINGLE, Level.DOUBLE),
    HokumLadder.FULL_LADDER: tuple(Level),
}


def levels(options: Options, mode: Mode) -> tuple[Level, ...]:
    """The levels that a deal can reach, the lowest first."""
    if mode is Mode.HOKUM:
        return _LADDERS[options.stakes_hokum]
    if options.stakes_sun is SunDouble.NONE:
        return (Level.SINGLE,)
    return (Level.SINGLE, Level.DOUBLE)


def impossible_stake(options: Options, contract: Contract, stake: Stake) -> Message | None:
    """Why no deal of this contract has this stake at this table, or None where one may have."""
    known = levels(options, contract.mode)
    if stake.level not in known:
        words = tuple(level.value for level in known)
        return message("problem.level-unknown", level=stake.level, mode=contract.mode, known=words)
    if stake.locked and options.stakes_lock is Lock.NONE:
        return message("problem.lock-unknown")
    return None
