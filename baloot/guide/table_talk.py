"""What is said at the terminal while a match is played, to one seat and to the whole table."""

from collections.abc import Iterator

from baloot.game.actions import (
    Action,
    Announce,
    CallSawa,
    Declare,
    MakeCall,
    MakeRaise,
    Play,
    Show,
    text_of,
)
from baloot.game.engine import legal_actions
from baloot.game.state import Finished, Going, InAuction, InPlay, InStakes, State
from baloot.game.view import view
from baloot.messages import message
from baloot.messages.lines import Line, filled, label
from baloot.profile import Profile
from baloot.profile.decisions import Declaring
from baloot.rulebook.ruling import Ruling
from baloot.rulebook.telling import authority_lines
from baloot.rules import play
from baloot.rules.auction import Call
from baloot.rules.projects import Kind
from baloot.rules.stakes import Raise
from baloot.table.cards import Suit
from baloot.table.contract import Contract, Stake
from baloot.table.seats import Seat


def typed(action: Action) -> str:
    """An act as it is typed, without its seat."""
    return text_of(action).partition(" ")[2]


def due(state: Going) -> str:
    """What would be right to type in this phase."""
    match state:
        case InAuction():
            return label("label.play-due-call")
        case InStakes():
            return label("label.play-due-raise")
        case InPlay():
            return label("label.play-due-card")


# --- what a seat is told -----------------------------------------------------------------


def welcome(profile: Profile, by_hand: frozenset[Seat]) -> Iterator[Line]:
    """Which table is played, by whom, and what may be typed."""
    yield from filled(f"{profile.label}: {profile.title.en}", "", "  ", "title")
    seats = tuple(label(f"seat.{it.value}") for it in Seat if it in by_hand)
    if seats:
        yield from filled(label("label.play-by-hand", seats=seats))
        yield from filled(label("label.play-help"))
    else:
        yield from filled(label("label.play-all-random"))


def next_deal(number: int, dealer: Seat) -> Iterator[Line]:
    """The head of a deal."""
    yield Line(label("label.deal", number=number), "title")
    yield from filled(label("label.dealer", seat=dealer), "  ")


def upcard(state: State) -> Iterator[Line]:
    """The card that is turned up, where one is."""
    if isinstance(state, InAuction) and state.setting.dealt.upcard is not None:
        yield from filled(label("label.play-upcard", card=state.setting.dealt.upcard), "  ")


def known(state: Going) -> Iterator[Line]:
    """What the seat to act may know: contract, score, table and its own cards."""
    setting = state.deal.setting if isinstance(state, InPlay) else state.setting
    yield Line()
    yield from filled(label("fact.match", ns=setting.scores.ns, ew=setting.scores.ew), "  ")
    match state:
        case InAuction():
            yield from upcard(state)
        case InStakes():
            yield from _contract(state.stakes.contract, state.stakes.stake)
        case InPlay():
            yield from _contract(state.deal.contract, state.deal.stake)
            yield from _table(state)
    yield from filled(
        label("label.play-hand", seat=state.seat, cards=view(state, state.seat).hand), "  "
    )


def _contract(contract: Contract, stake: Stake) -> Iterator[Line]:
    declarer = contract.declarer
    if contract.trump is None:
        yield from filled(label("headline.bought-sun", seat=declarer), "  ")
    else:
        bought = label("headline.bought", seat=declarer, trump=contract.trump)
        yield from filled(bought, "  ")
    id = "label.play-level-locked" if stake.locked else "label.play-level"
    yield from filled(label(id, level=stake.level), "  ")


def _table(state: InPlay) -> Iterator[Line]:
    number = len(state.tricks) + 1
    if not state.trick:
        yield from filled(label("label.play-leads", number=number, seat=state.leader), "  ")
        return
    table = label("label.play-table", number=number, seat=state.leader, cards=state.trick)
    yield from filled(table, "  ")


def lawful(state: Going) -> list[Line]:
    """What the seat to act may do."""
    words = tuple(typed(it) for it in legal_actions(state))
    return filled(label("label.play-lawful", words=words), "  ")


def reason(ruling: Ruling, action: Action) -> Iterator[Line]:
    """A ruling with the rule, the facts and the authority."""
    id = "label.play-is-lawful" if ruling.lawful else "label.play-is-unlawful"
    ground = ruling.grounds[0]
    role = "legal" if ruling.lawful else "illegal"
    yield from filled(label(id, said=typed(action)), "  ", role=role)
    basis = label(f"basis.{ground.basis_word}")
    yield Line(f"  {ground.id} ({basis})", "rule")
    yield from filled(ruling.why, "    ")
    yield from authority_lines(ground, ruling.profile.name, "    ")


# --- what everybody sees -----------------------------------------------------------------


def happened(before: Going, action: Action, after: State) -> Iterator[Line]:
    """An act in words, and what came of it for all to see."""
    yield from filled(_in_words(action, after), "  ")
    if isinstance(after, InStakes) and isinstance(before, InAuction):
        yield from _contract(after.stakes.contract, after.stakes.stake)
    elif isinstance(after, InPlay) and not isinstance(before, InPlay):
        yield from _contract(after.deal.contract, after.deal.stake)
    elif isinstance(after, InPlay) and isinstance(before, InPlay):
        if len(after.tricks) > len(before.tricks):
            yield from _taken(after)
    elif isinstance(after, Finished):
        yield Line()


def _taken(state: InPlay) -> Iterator[Line]:
    trick = state.tricks[-1]
    won = play.trick_result(state.deal.contract, trick.leader, trick.cards, last=False)
    taken = label("headline.trick", seat=won.winner, card=won.card, abnat=won.abnat)
    yield from filled(taken, "  ")
    options = state.deal.setting.profile.options
    if len(state.tricks) == 1 and options.projects_declaring is Declaring.FIRST_TRICK:
        for seat, project in state.declared:
            yield from filled(label("label.play-shows", seat=seat, cards=project.set), "  ")
    yield Line()


def _in_words(action: Action, after: State) -> str:
    seat = action.seat
    match action:
        case MakeCall(call=Call(word=word, suit=None)):
            return label(f"label.play-calls-{word.value}", seat=seat)
        case MakeCall(call=Call(suit=Suit() as suit)):
            return label("label.play-calls-hokum", seat=seat, suit=suit)
        case MakeRaise(said=None):
            return label("label.play-calls-pass", seat=seat)
        case MakeRaise(said=Raise(level=level, locked=locked)):
            id = {None: "bare", False: "open", True: "locked"}[locked]
            return label(f"label.play-raises-{id}", seat=seat, level=level)
        case Declare():
            # Which cards they are is not said before they are shown.
            assert isinstance(after, InPlay)
            return _names(seat, after.declared[-1][1].kind)
        case Announce(kind=kind):
            return _names(seat, kind)
        case Show(cards=cards):
            return label("label.play-shows", seat=seat, cards=cards)
        case Play(card=card, ekka=ekka, baloot=baloot):
            id = "ekka" if ekka else "baloot" if baloot else "card"
            return label(f"label.play-plays-{id}", seat=seat, card=card)
        case CallSawa():
            return label("fact.sawa-called", seat=seat)
        case _:
            raise TypeError(action)


def _names(seat: Seat, kind: Kind) -> str:
    return label("label.play-declares", seat=seat, kind=message(f"kind.{kind.value}"))
