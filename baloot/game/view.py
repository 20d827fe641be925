"""What one seat may know of a deal: its own cards, and what was said and laid open."""

from collections.abc import Iterable

from attrs import evolve, field, frozen

from baloot.game.actions import Action
from baloot.game.engine import legal_actions
from baloot.game.judging import check_state, profile_of
from baloot.game.state import (
    Finished,
    Going,
    InAuction,
    InPlay,
    InStakes,
    PlayedTrick,
    Setting,
    State,
)
from baloot.profile import decisions as d
from baloot.profile.profile import Profile
from baloot.rulebook.ruling import Breach
from baloot.rulebook.sheet import Sheet
from baloot.rules import dealing
from baloot.rules.projects import KINDS, Kind, Project
from baloot.table.cards import Card, Cards, Rank
from baloot.table.contract import Contract, Stake
from baloot.table.seats import BySeat, ByTeam, Seat, Team

_SINGLE = Stake()


@frozen
class Named:
    """A project as a seat may know it.

    `cards` is None while they lie face down for that seat. `top` is the rank of the highest card
    where it is known: from the cards, or because both sides named that kind as their best and had
    to tell which is higher.
    """

    seat: Seat
    kind: Kind
    cards: Cards | None
    top: Rank | None


@frozen
class Result:
    """What a deal that is over came to, in match points."""

    points: ByTeam[int]
    sheet: Sheet
    next_dealer: Seat


@frozen
class View:
    """What `seat` may know of a deal.

    `phase` is `auction`, `stakes`, `play` or `finished`, and `turn` the seat to act. `hand` is what
    the seat holds and `counts` how many cards each holds. `lawful` are the actions of the seat if
    it is to act. `breaches` are the seat's own, and everybody's once the deal is over.
    """

    seat: Seat
    profile: Profile = field(repr=False)
    dealer: Seat
    scores: ByTeam[int]
    phase: str
    turn: Seat | None
    hand: Cards
    counts: BySeat[int]
    upcard: Card | None
    taker: Seat | None = None
    calls: tuple[Action, ...] = ()
    raises: tuple[Action, ...] = ()
    contract: Contract | None = None
    stake: Stake = _SINGLE
    leader: Seat | None = None
    trick: tuple[Card, ...] = ()
    ekka: bool = False
    tricks: tuple[PlayedTrick, ...] = ()
    declared: tuple[Named, ...] = ()
    shown: tuple[Named, ...] = ()
    baloot: tuple[tuple[Seat, Card], ...] = ()
    lawful: tuple[Action, ...] = ()
    breaches: tuple[Breach, ...] = ()
    end: Action | None = None
    result: Result | None = None


def view(state: State, seat: Seat) -> View:
    """What `seat` may know of `state`, and nothing more."""
    if not isinstance(seat, Seat):
        raise TypeError(f"expected a Seat, not {seat!r}")
    match state:
        case InAuction():
            return _of_auction(state, seat)
        case InStakes():
            return _of_stakes(state, seat)
        case InPlay():
            return _of_play(state, seat)
        case Finished():
            return _of_finished(state, seat)
        case _:
            check_state(state)
            raise AssertionError(state)


def _lawful(state: State, seat: Seat) -> tuple[Action, ...]:
    """What the seat may do, if it is to act."""
    return legal_actions(state) if not isinstance(state, Finished) and state.seat is seat else ()


def hands_of(state: Going) -> BySeat[Cards]:
    """What each seat holds now."""
    if not isinstance(state, InAuction):
        return state.hands
    dealt = state.setting.dealt
    return dealt.first_five if dealt.upcard else dealing.complete(dealt, None)


def _counts(hands: BySeat[Cards]) -> BySeat[int]:
    return BySeat(*(len(hands.of(seat)) for seat in Seat))


def _of_auction(state: InAuction, seat: Seat) -> View:
    setting = state.setting
    dealt = setting.dealt
    hands = hands_of(state)
    return View(
        seat,
        setting.profile,
        setting.dealer,
        setting.scores,
        "auction",
        state.seat,
        hands.of(seat),
        _counts(hands),
        dealt.upcard,
        calls=state.calls,
        lawful=_lawful(state, seat),
    )


def _of_stakes(state: InStakes, seat: Seat) -> View:
    setting = state.setting
    return View(
        seat,
        setting.profile,
        setting.dealer,
        setting.scores,
        "stakes",
        state.seat,
        state.hands.of(seat),
        _counts(state.hands),
        setting.dealt.upcard,
        taker=state.taker,
        calls=state.calls,
        raises=state.raises,
        contract=state.stakes.contract,
        stake=state.stakes.stake,
        lawful=_lawful(state, seat),
    )


def _of_play(state: InPlay, seat: Seat) -> View:
    deal = state.deal
    setting: Setting = deal.setting
    return View(
        seat,
        setting.profile,
        setting.dealer,
        setting.scores,
        "play",
        state.seat,
        state.hands.of(seat),
        _counts(state.hands),
        setting.dealt.upcard,
        taker=deal.taker,
        calls=deal.calls,
        raises=deal.raises,
        contract=deal.contract,
        stake=deal.stake,
        leader=state.leader,
        trick=state.trick,
        ekka=state.ekka,
        tricks=state.tricks,
        declared=tuple(_declared(state, seat, by, it) for by, it in state.declared),
        shown=tuple(Named(by, it.kind, it.set, it.top) for by, it in state.shown),
        baloot=state.baloot,
        lawful=_lawful(state, seat),
        breaches=tuple(it for it in state.breaches if it.seat is seat),
    )


def _declared(state: InPlay, seat: Seat, by: Seat, project: Project) -> Named:
    form = profile_of(state).options.projects_declaring
    is_open = form is d.Declaring.FIRST_TRICK and bool(state.tricks)
    laid = any(who is by and it.set == project.set for who, it in state.shown)
    if is_open or laid or by is seat:
        return Named(by, project.kind, project.set or None, _top(project))
    asked = kind_asked((who, it.kind) for who, it in state.declared)
    return Named(by, project.kind, None, _top(project) if project.kind is asked else None)


def kind_asked(named: Iterable[tuple[Seat, Kind]]) -> Kind | None:
    """The kind whose rank had to be told: both sides named it, and neither a better one."""
    sides: dict[Kind, set[Team]] = {}
    for seat, kind in named:
        sides.setdefault(kind, set()).add(seat.team)
    best = max(sides, key=KINDS.index, default=None)
    return best if best is not None and len(sides[best]) == 2 else None


def _top(project: Project) -> Rank | None:
    """The highest rank of a project; none where a kind was announced that nobody holds."""
    return project.top if project.cards else None


def _of_finished(state: Finished, seat: Seat) -> View:
    """The last moment of the deal, and what it came to."""
    before = view(state.last, seat)
    return evolve(
        before,
        phase="finished",
        turn=None,
        contract=state.contract,
        lawful=(),
        breaches=state.breaches,
        end=state.end,
        result=Result(state.points, state.sheet, state.next_dealer),
    )
