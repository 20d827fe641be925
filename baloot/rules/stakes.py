"""The stakes: which levels a table knows, who may raise to them and when, open or locked."""

from attrs import evolve, frozen

from baloot.messages import Message, Value, message
from baloot.profile import decisions as d
from baloot.profile.profile import Options
from baloot.rules.objection import Objection
from baloot.table.contract import Contract, Level, Mode, Stake
from baloot.table.seats import ByTeam, Seat, Team, from_right_of

GATE = 100
"""The score, in points, that decides whether a Sun may be doubled."""

_LADDERS = {
    d.HokumLadder.NONE: (Level.SINGLE,),
    d.HokumLadder.DOUBLE_ONLY: (Level.SINGLE, Level.DOUBLE),
    d.HokumLadder.FULL_LADDER: tuple(Level),
}
LOCKABLE = (Level.DOUBLE, Level.FOUR)
_BY_DEFENDERS = (Level.DOUBLE, Level.FOUR)
_ORDER = tuple(Level)


@frozen
class Raise:
    """A raise to `level`; `locked` is None where the word has neither open nor locked in it."""

    level: Level
    locked: bool | None = None


Said = Raise | None
"""What a seat says: a raise, or pass."""


@frozen
class Raising:
    """Stakes that are still open; `queue` holds the seats to be asked, the next first.

    `doubler` is the defender who doubled, once one has.
    """

    contract: Contract
    dealer: Seat
    scores: ByTeam[int]
    stake: Stake
    queue: tuple[Seat, ...]
    doubler: Seat | None = None

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.queue[0]

    @property
    def next_level(self) -> Level:
        """The level that a raise would reach."""
        return _ORDER[_ORDER.index(self.stake.level) + 1]


@frozen
class Settled:
    """Stakes that stand."""

    contract: Contract
    stake: Stake
    scores: ByTeam[int]
    doubler: Seat | None


Stakes = Raising | Settled


# --- what a table knows ------------------------------------------------------------------


def levels(options: Options, mode: Mode) -> tuple[Level, ...]:
    """The levels that a deal can reach, the lowest first."""
    if mode is Mode.HOKUM:
        return _LADDERS[options.stakes_hokum]
    if options.stakes_sun is d.SunDouble.NONE:
        return (Level.SINGLE,)
    return (Level.SINGLE, Level.DOUBLE)


def says_lock(options: Options, mode: Mode, level: Level) -> bool:
    """Whether a raise to `level` must say open or locked."""
    return (
        mode is Mode.HOKUM and level in LOCKABLE and options.stakes_lock is d.Lock.DOUBLE_AND_FOUR
    )


def impossible_level(options: Options, mode: Mode, level: Level) -> Message | None:
    """Why no deal of such a contract reaches `level` at this table, or None where one may."""
    known = levels(options, mode)
    if level in known:
        return None
    words = tuple(it.value for it in known)
    return message("problem.level-unknown", level=level, mode=mode, known=words)


# --- the raising -------------------------------------------------------------------------


def start(options: Options, contract: Contract, dealer: Seat, scores: ByTeam[int]) -> Stakes:
    """The stakes before anyone has raised; settled at once where nobody may."""
    return _ask(options, Raising(contract, dealer, scores, Stake(), ()))


def lawful(options: Options, state: Raising) -> tuple[Said, ...]:
    """What the seat whose turn it is may say: pass, then the raise, open before locked."""
    level = state.next_level
    if says_lock(options, state.contract.mode, level):
        return (None, Raise(level, False), Raise(level, True))
    return (None, Raise(level))


def after(options: Options, state: Raising, said: Said) -> Stakes:
    """The stakes after what the seat whose turn it is lawfully `said`."""
    if said is None:
        rest = evolve(state, queue=state.queue[1:])
        return (
            rest
            if rest.queue
            else Settled(state.contract, state.stake, state.scores, state.doubler)
        )
    doubler = state.seat if said.level is Level.DOUBLE else state.doubler
    stake = Stake(said.level, bool(said.locked))
    return _ask(options, evolve(state, stake=stake, doubler=doubler))


def objection(options: Options, state: Stakes, seat: Seat, said: Said) -> Objection | None:
    """Why `seat` may not say this now, or None where it may."""
    if isinstance(state, Settled):
        return _settled(options, state, seat, said)
    if said is not None and said.level is not state.next_level:
        return Objection("fixed.raising-order", _fact("skipped", state, seat, said))
    if seat is state.seat:
        return None
    if said is None or seat.team is not state.seat.team:
        return Objection("fixed.raising-order", _fact("not-turn", state, seat, said))
    if said.level is not Level.DOUBLE and options.stakes_speakers is d.Speakers.SAME_PLAYERS:
        return Objection("stakes.speakers", _fact("not-turn", state, seat, said))
    return Objection("fixed.raising-order", _fact("not-turn", state, seat, said))


def _settled(options: Options, state: Settled, seat: Seat, said: Said) -> Objection:
    """Nobody is asked any more: because nothing higher is known, or because all passed."""
    mode = state.contract.mode
    if said is not None and mode is Mode.SUN and said.level not in (Level.SINGLE, Level.DOUBLE):
        return Objection("fixed.sun-double-only", _fact("settled", state, seat, said))
    known = levels(options, mode)
    wanted = Level.DOUBLE if said is None else said.level
    if wanted not in known:
        rule = "stakes.hokum" if mode is Mode.HOKUM else "stakes.sun"
        return Objection(rule, _fact("settled", state, seat, said))
    if mode is Mode.SUN and not _gate_is_open(options, state):
        return Objection("stakes.sun", _fact("gate", state, seat, said))
    if said is not None and _partner_only(options, state, seat, said):
        return Objection("stakes.speakers", _fact("settled", state, seat, said))
    return Objection("fixed.raising-order", _fact("settled", state, seat, said))


def _partner_only(options: Options, state: Settled, seat: Seat, said: Raise) -> bool:
    """Whether a seat says the very next raise, and is not asked since its partner alone is."""
    order = _ORDER.index
    if state.doubler is None or order(said.level) != order(state.stake.level) + 1:
        return False
    declarers = state.contract.declarer.team
    raising = declarers.other if said.level in _BY_DEFENDERS else declarers
    if seat.team is not raising or seat in (state.doubler, state.contract.declarer):
        return False
    return options.stakes_speakers is d.Speakers.SAME_PLAYERS


def _ask(options: Options, state: Raising) -> Stakes:
    """The next step of the ladder with those who may take it, or the end of it."""
    level = state.stake.level
    if level is _ORDER[-1]:
        return Settled(state.contract, state.stake, state.scores, state.doubler)
    if state.next_level not in levels(options, state.contract.mode):
        return Settled(state.contract, state.stake, state.scores, state.doubler)
    if state.contract.mode is Mode.SUN and not _gate_is_open(options, state):
        return Settled(state.contract, state.stake, state.scores, state.doubler)
    return evolve(state, queue=_speakers(options, state))


def _speakers(options: Options, state: Raising) -> tuple[Seat, ...]:
    declarers = state.contract.declarer.team
    raising = declarers.other if state.next_level in _BY_DEFENDERS else declarers
    side = tuple(seat for seat in from_right_of(state.dealer) if seat.team is raising)
    if state.doubler is None or options.stakes_speakers is d.Speakers.TEAMS:
        return side
    return (state.doubler if raising is state.doubler.team else state.contract.declarer,)


def _gate_is_open(options: Options, state: Stakes) -> bool:
    """Whether the scores let a Sun be doubled."""
    declarers: Team = state.contract.declarer.team
    ours, theirs = state.scores.of(declarers), state.scores.of(declarers.other)
    match options.stakes_sun:
        case d.SunDouble.NONE:
            return False
        case d.SunDouble.DOUBLE_ANY_SCORE:
            return True
        case d.SunDouble.ONE_ABOVE_ONE_BELOW:
            return max(ours, theirs) > GATE > min(ours, theirs)
        case d.SunDouble.DEFENDERS_BELOW_DECLARERS_ABOVE:
            return theirs < GATE < ours
        case d.SunDouble.DOUBLER_AT_MOST_100:
            return theirs <= GATE < ours


def _fact(id: str, state: Stakes, seat: Seat, said: Said) -> Message:
    facts: dict[str, Value] = {
        "seat": seat,
        "level": state.stake.level,
        "declarer": state.contract.declarer,
    }
    declarers = state.contract.declarer.team
    facts |= {"ours": state.scores.of(declarers), "theirs": state.scores.of(declarers.other)}
    if said is not None:
        facts["raised"] = said.level
    if isinstance(state, Raising):
        facts |= {"turn": state.seat, "next": state.next_level}
    return message(f"fact.stakes-{id}", **facts)
