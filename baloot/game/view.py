"""What one seat may know of a deal: its own cards, and what was said and laid open."""

from collections.abc import Iterator, Mapping

from attrs import evolve, field, frozen

from baloot.game.actions import Action
from baloot.game.engine import legal_actions
from baloot.game.judging import check_state, comparison, profile_of
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
from baloot.rules.comparison import Because, Held
from baloot.rules.projects import Kind, Project
from baloot.rules.watching import Watch
from baloot.table.cards import Card, Cards, Rank, Suit
from baloot.table.contract import Contract, Stake
from baloot.table.seats import BySeat, ByTeam, Seat

_SINGLE = Stake()


@frozen
class Named:
    """A project as a seat may know it.

    `cards` is None while they lie face down for that seat. `top` is the rank of the highest card,
    known from the cards, or because the comparison asked for it after the first trick; whether they
    are a run, the `length` of the whole run, and whether they are trumps, only because it asked.
    """

    seat: Seat
    kind: Kind
    cards: Cards | None
    top: Rank | None
    is_run: bool | None = None
    length: int | None = None
    in_trump: bool | None = None


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
        declared=tuple(_declared(state, seat)),
        shown=tuple(Named(by, it.kind, it.set, it.top) for by, it in state.shown),
        baloot=state.baloot,
        lawful=_lawful(state, seat),
        breaches=tuple(it for it in state.breaches if it.seat is seat),
    )


def _declared(state: InPlay, seat: Seat) -> Iterator[Named]:
    """What was declared, as `seat` may know it."""
    form = profile_of(state).options.projects_declaring
    is_open = form is d.Declaring.FIRST_TRICK and bool(state.tricks)
    shown = {(who, it.set) for who, it in state.shown}
    asked: tuple[tuple[Because, Held], ...] = ()
    if state.declared and state.tricks and not is_open:
        asked = comparison(state, Watch(profile_of(state).options)).asked
    for by, project in state.declared:
        told = {why: it for why, it in asked if (it.seat, it.project) == (by, project)}
        named = _as_told(by, project, told, state.deal.contract.trump)
        if is_open or by is seat or (by, project.set) in shown:
            named = evolve(named, cards=project.set or None, top=_top(project))
        yield named


def _as_told(by: Seat, project: Project, told: Mapping[Because, Held], trump: Suit | None) -> Named:
    """A project as far as the comparison asked for it."""
    return Named(
        by,
        project.kind,
        cards=None,
        top=project.top if Because.TOP_CARD in told else None,
        is_run=project.is_run if Because.HUNDRED_RANK in told else None,
        length=told[Because.LONGER_RUN].length if Because.LONGER_RUN in told else None,
        in_trump=project.cards[0].suit is trump if Because.TRUMP_RUN in told else None,
    )


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
