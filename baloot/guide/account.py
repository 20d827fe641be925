"""A replayed record told to a reader: the deal, its breaches and its sheet."""

from collections.abc import Iterator

from baloot.game.actions import CallSawa, MakeCall, MakeRaise, text_of
from baloot.game.found import Noted, ReplayedDeal
from baloot.game.replay import Replay
from baloot.game.state import Deal, Finished, InPlay, PlayedTrick, State
from baloot.messages import message, say
from baloot.messages.lines import Line, filled, label
from baloot.profile.decisions import Declaring
from baloot.rulebook.rules import ground
from baloot.rules import play
from baloot.table.seats import ByTeam, Team


def account(done: Replay) -> Iterator[Line]:
    """Every deal, then the score."""
    yield Line(done.profile.label, "title")
    for number, deal in enumerate(done.deals, 1):
        yield Line()
        yield Line(label("label.deal", number=number), "title")
        yield from told_deal(deal)
    yield Line()
    yield from told_score(done.scores, done.winner)


def told_score(scores: ByTeam[int], winner: Team | None) -> Iterator[Line]:
    """The score of the match, and who has won it."""
    yield from filled(label("fact.match", ns=scores.ns, ew=scores.ew))
    if winner is not None:
        yield from filled(label("headline.match-won", team=winner), role="title")


def told_deal(replayed: ReplayedDeal) -> Iterator[Line]:
    """One deal: what was called, played and said, its breaches, its sheet and its claims."""
    state = replayed.state
    last = state.last if isinstance(state, Finished) else state
    setting = last.deal.setting if isinstance(last, InPlay) else last.setting
    yield from filled(label("label.dealer", seat=setting.dealer), "  ")
    calls = last.deal.calls if isinstance(last, InPlay) else last.calls
    if isinstance(state, Finished):
        calls = (*calls, state.end)
    words = [text_of(it).replace(" call ", " ") for it in calls if isinstance(it, MakeCall)]
    yield from filled(label("label.calls", words=tuple(words)), "  ")
    if isinstance(last, InPlay):
        yield from _played(last.deal, _tricks(state), state)
        yield from _said(last, state)
    for it in replayed.breaches:
        yield from _breach(replayed, it)
    if isinstance(state, Finished) and state.sheet.lines:
        yield Line()
        yield from (Line(f"  {row}") for row in str(state.sheet).splitlines())
    elif isinstance(state, Finished):
        yield from filled(label("headline.void", seat=state.next_dealer), "  ")
    for judged in replayed.claims:
        yield Line()
        yield from filled(say(judged.headline), "  ", role="title")
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


def _played(deal: Deal, tricks: tuple[PlayedTrick, ...], state: State) -> Iterator[Line]:
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
    if isinstance(state, InPlay) and state.trick:
        cards = " ".join(it.symbol for it in state.trick)
        line = label("label.trick-open", number=len(tricks) + 1, seat=state.leader, cards=cards)
        yield from filled(line, "  ")


def _said(last: InPlay, state: State) -> Iterator[Line]:
    """Projects, Baloot and Sawa."""
    form = last.deal.setting.profile.options.projects_declaring
    declared = "label.play-declares" if form is Declaring.ONE_THEN_SHOW else "label.declared"
    named = [(declared, *it) for it in last.declared]
    named += [("label.shown", *it) for it in last.shown]
    for id, seat, project in named:
        kind = message(f"kind.{project.kind.value}")
        yield from filled(label(id, seat=seat, kind=kind, cards=project.cards), "  ")
    for seat, card in last.baloot:
        yield from filled(label("label.said-baloot", seat=seat, card=card), "  ")
    if isinstance(state, Finished) and isinstance(state.end, CallSawa):
        yield from filled(label("label.said-sawa", seat=state.end.seat), "  ")


def _breach(replayed: ReplayedDeal, it: Noted) -> Iterator[Line]:
    profile = replayed.setting.profile
    yield Line()
    yield Line(f"  {it.rule}, {_place(it)}", "illegal")
    yield from filled(ground(it.rule, profile).text, "    ")
    yield from filled(say(it.facts), "    ")


def _place(it: Noted) -> str:
    """Where a breach stands, counted from one as people do."""
    for id, index in (
        ("label.at-call", it.call),
        ("label.at-raise", it.raised),
        ("label.at-project", it.declared),
    ):
        if index is not None:
            return label(id, number=index + 1, seat=it.seat)
    if it.trick is None:
        return label("label.at-seat", seat=it.seat)
    if it.card is None:
        return label("label.at-trick", number=it.trick + 1, seat=it.seat)
    return label("label.at-card", number=it.trick + 1, seat=it.seat, card=it.card)
