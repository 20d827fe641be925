"""The end of a deal: who took what, what the projects come to, and the sheet."""

from baloot.game.actions import Action
from baloot.game.judging import dealt_of, laid, profile_of, told
from baloot.game.state import Finished, InAuction, InPlay
from baloot.profile import decisions as d
from baloot.rulebook.sheet import Sheet
from baloot.rules import declaring, play, scoring
from baloot.rules.dealing import dealer_after_void
from baloot.rules.declaring import Settled
from baloot.rules.projects import Kind
from baloot.rules.scoring import Taken
from baloot.rules.sides import BySide, Side
from baloot.rules.watching import Watch
from baloot.table.cards import Cards, Rank
from baloot.table.contract import Contract
from baloot.table.ranking import LAST_TRICK_ABNAT
from baloot.table.seats import ByTeam, Seat, Team


def finish_void(state: InAuction, action: Action, next_dealer: Seat) -> Finished:
    """A deal in which nobody bought."""
    return Finished(
        state.setting,
        None,
        ByTeam(0, 0),
        Sheet(()),
        (),
        next_dealer,
        redeal=False,
        gahwa=None,
        last=state,
        end=action,
    )


def finish(
    state: InPlay, action: Action, *, last: InPlay, sawa_holds: bool | None = None
) -> Finished:
    """A deal whose tricks are all played, or given by a Sawa of the seat to act.

    `last` is the state before the `action` that ended it.
    """
    deal = state.deal
    options = profile_of(state).options
    settled = settle(state)
    taken = taken_of(state, settled, sawa_holds)
    lost = None
    if sawa_holds is False and options.sawa_failure is d.SawaFailure.DEAL_LOST:
        lost = side_of(deal.contract, action.seat.team)
    result = scoring.score(options, taken, lost_by=lost)
    dealer = deal.setting.dealer
    return Finished(
        deal.setting,
        deal.contract,
        by_team(deal.contract, result.points),
        result.sheet,
        state.breaches,
        dealer_after_void(options, dealer) if result.redeal else dealer.right,
        redeal=result.redeal,
        gahwa=team_of(deal.contract, result.match) if result.match else None,
        last=last,
        end=action,
    )


def settle(state: InPlay) -> Settled:
    """What the projects and the Baloot come to."""
    options = profile_of(state).options
    dealt = dealt_of(state, Watch(options))
    match options.projects_declaring:
        case d.Declaring.AUTOMATIC:
            declared = {seat: dealt.best(seat) for seat in dealt.seats}
            shown = declared
        case d.Declaring.FIRST_TRICK:
            declared = told(state)
            shown = declared
        case d.Declaring.ONE_THEN_SHOW:
            declared, shown = told(state), laid(state)
    comparison = declaring.compare_told(dealt, declared)
    winners = {seat: it for seat, it in shown.items() if seat.team is comparison.winner}
    return declaring.conclude(dealt, comparison, declared, winners, bool(state.baloot))


def taken_of(state: InPlay, settled: Settled, sawa_holds: bool | None) -> Taken:
    """What the deal is scored from; tricks that a Sawa gives count as taken."""
    contract = state.deal.contract
    abnat, tricks = dict.fromkeys(Side, 0), dict.fromkeys(Side, 0)
    for index, trick in enumerate(state.tricks):
        result = play.trick_result(contract, trick.leader, trick.cards, last=index == 7)
        side = side_of(contract, result.winner.team)
        abnat[side] += result.abnat
        tricks[side] += 1
    if sawa_holds is not None:
        claimers = side_of(contract, state.seat.team)
        side = claimers if sawa_holds else claimers.other
        rest = [state.hands.of(seat) for seat in Seat]
        abnat[side] += sum(play.abnat_of(contract, hand) for hand in rest) + LAST_TRICK_ABNAT
        tricks[side] += len(rest[0])
    return Taken(
        contract.mode,
        state.deal.stake.level,
        BySide(*abnat.values()),
        BySide(*tricks.values()),
        _kinds(contract, settled),
        side_of(contract, settled.baloot.seat.team) if settled.baloot else None,
        reverse=_reverse(state),
    )


def _kinds(contract: Contract, settled: Settled) -> BySide[tuple[Kind, ...]]:
    kinds: dict[Side, tuple[Kind, ...]] = dict.fromkeys(Side, ())
    for held in settled.scoring:
        side = side_of(contract, held.seat.team)
        kinds[side] = (*kinds[side], held.project.kind)
    return BySide(*kinds.values())


def _reverse(state: InPlay) -> bool:
    """Whether the declarer sits at the dealer's right and held an ace."""
    deal = state.deal
    declarer = deal.contract.declarer
    hand: Cards = deal.hands.of(declarer)
    return declarer is deal.setting.dealer.right and any(it.rank is Rank.ACE for it in hand)


def side_of(contract: Contract, team: Team) -> Side:
    """The side that a team is on."""
    return Side.DECLARERS if team is contract.declarer.team else Side.DEFENDERS


def team_of(contract: Contract, side: Side) -> Team:
    """The team that is on a side."""
    declarers = contract.declarer.team
    return declarers if side is Side.DECLARERS else declarers.other


def by_team(contract: Contract, points: BySide[int]) -> ByTeam[int]:
    """What is known by side, by team."""
    return ByTeam(*(points.of(side_of(contract, team)) for team in Team))
