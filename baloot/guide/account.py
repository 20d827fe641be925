"""A replayed record told to a reader: the deal, its breaches and its sheet."""

from collections.abc import Iterator

from baloot.game.actions import MakeCall, MakeRaise, text_of
from baloot.game.replay import Noted, Replay, ReplayedDeal
from baloot.game.state import Deal, Finished, InPlay, PlayedTrick, State
from baloot.messages import say
from baloot.messages.lines import Line, filled, label
from baloot.rulebook.rules import ground
from baloot.rules import play


def account(done: Replay) -> Iterator[Line]:
    """Every deal, then the score."""
    yield Line(done.profile.label, "title")
    for number, deal in enumerate(done.deals, 1):
        yield Line()
        yield Line(label("label.deal", number=number), "title")
        yield from _deal(deal)
    yield Line()
    scores = label("fact.match", ns=done.scores.ns, ew=done.scores.ew)
    yield from filled(scores)
    if done.winner is not None:
        yield from filled(label("headline.match-won", team=done.winner), role="title")


def _deal(replayed: ReplayedDeal) -> Iterator[Line]:
    state = replayed.state
    last = state.last if isinstance(state, Finished) else state
    setting = last.deal.setting if isinstance(last, InPlay) else last.setting
    yield from filled(label("label.dealer", seat=setting.dealer), "  ")
    calls = last.deal.calls if isinstance(last, InPlay) else last.calls
    words = [text_of(it).replace(" call ", " ") for it in calls if isinstance(it, MakeCall)]
    yield from filled(label("label.calls", words=tuple(words)), "  ")
    if isinstance(last, InPlay):
        yield from _played(last.deal, _tricks(state))
    for it in replayed.breaches:
        yield from _breach(replayed, it)
    if isinstance(state, Finished) and state.sheet.lines:
        yield Line()
        yield from (Line(f"  {row}") for row in str(state.sheet).splitlines())
    elif isinstance(state, Finished):
        yield from filled(label("headline.void", seat=state.next_dealer), "  ")
    for wrong in replayed.mismatches:
        said = label(
            "label.mismatch", field=wrong.field, claimed=wrong.claimed, computed=wrong.computed
        )
        yield from filled(said, "  ! ", role="error")


def _tricks(state: State) -> tuple[PlayedTrick, ...]:
    """The tricks that are whole, the one that ended the deal included."""
    if isinstance(state, InPlay):
        return state.tricks
    if not isinstance(state, Finished) or not isinstance(state.last, InPlay):
        return ()
    card = getattr(state.end, "card", None)
    if card is None:
        return state.last.tricks
    last = state.last
    cards = (*last.trick, card)
    winner = play.trick_result(last.deal.contract, last.leader, cards, last=True).winner
    return (*last.tricks, PlayedTrick(last.leader, cards, winner, last.ekka))


def _played(deal: Deal, tricks: tuple[PlayedTrick, ...]) -> Iterator[Line]:
    said = [text_of(it).replace(" raise ", " ") for it in deal.raises if isinstance(it, MakeRaise)]
    if said:
        yield from filled(label("label.raises", words=tuple(said)), "  ")
    if deal.contract.trump is not None:
        trump = deal.contract.trump
        bought = label("headline.bought", seat=deal.contract.declarer, trump=trump)
    else:
        bought = label("headline.bought-sun", seat=deal.contract.declarer)
    yield from filled(bought, "  ")
    yield Line()
    for number, trick in enumerate(tricks, 1):
        cards = " ".join(it.symbol for it in trick.cards)
        mark = " !" if trick.ekka else ""
        line = label(
            "label.trick", number=number, seat=trick.leader, cards=cards, winner=trick.winner
        )
        yield from filled(line + mark, "  ")


def _breach(replayed: ReplayedDeal, it: Noted) -> Iterator[Line]:
    first = replayed.states[0]
    profile = first.deal.setting.profile if isinstance(first, InPlay) else first.setting.profile
    yield Line()
    yield Line(f"  {it.rule}", "illegal")
    yield from filled(ground(it.rule, profile).text, "    ")
    yield from filled(say(it.facts), "    ")
