"""Views and actions as plain data for a client, in JSON's types.

The form has a version under `view` or `action`; keys are only ever added to a version. Cards and
seats are written as everywhere in text: `KC`, `E`. What is not there is left out.

docs/python.md lists the keys of each.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from baloot.documents.problems import short
from baloot.game.actions import ACTIONS, Action, action_of, number_of, parse_action, text_of
from baloot.game.expecting import expect
from baloot.game.state import PlayedTrick
from baloot.game.view import Named, Result, View
from baloot.rulebook.ruling import Breach
from baloot.table.cards import Card
from baloot.table.seats import Seat

VERSION = 1


def to_json(it: View | Action) -> dict[str, Any]:
    """A view or an action as plain data, ready for `json.dumps`."""
    if isinstance(it, View):
        return _view(it)
    expect(it, ACTIONS, "a view or an action")
    return _action(it)


def action_from_json(plain: Mapping[str, Any]) -> Action:
    """The action that `to_json` wrote; `ValueError` for what is none, or for another version.

    What it says more than once, in `seat`, `number` and `text`, must agree.
    """
    if not isinstance(plain, Mapping):
        raise ValueError(f"expected an object, not {type(plain).__name__}")
    version, seat, number, text = (plain.get(it) for it in ("action", "seat", "number", "text"))
    if type(version) is not int or version != VERSION:
        raise ValueError(f"action is {short(repr(version))}: this reads version {VERSION}")
    seats = {it.value: it for it in Seat}
    if seat is not None and (not isinstance(seat, str) or seat not in seats):
        raise ValueError(f"seat is {short(repr(seat))}: expected one of {', '.join(seats)}")
    if text is not None and not isinstance(text, str):
        raise ValueError(f"text is {short(repr(text))}: expected text such as 'E call pass'")
    if number is not None and type(number) is not int:
        raise ValueError(f"number is {short(repr(number))}: expected a whole number")
    if number is None:
        if text is None:
            raise ValueError("expected text, or seat and number")
        action = parse_action(text)
    elif seat is None:
        raise ValueError("number needs its seat")
    else:
        action = action_of(number, seats[seat])
    if seat is not None and action.seat is not seats[seat]:
        raise ValueError(f"seat is {seat}, but text is {short(repr(text))}")
    if text is not None and text != text_of(action) and number is not None:
        raise ValueError(f"number {number} is {text_of(action)!r}, and not {short(repr(text))}")
    return action


def _action(action: Action) -> dict[str, Any]:
    return {
        "action": VERSION,
        "seat": action.seat.value,
        "number": number_of(action),
        "text": text_of(action),
    }


def _view(view: View) -> dict[str, Any]:
    form: dict[str, Any] = {
        "view": VERSION,
        "seat": view.seat.value,
        "profile": view.profile.label,
        "dealer": view.dealer.value,
        "scores": view.scores.words,
        "phase": view.phase,
        "hand": _cards(view.hand),
        "counts": {seat.value: view.counts.of(seat) for seat in Seat},
        "turn": view.turn and view.turn.value,
        "upcard": view.upcard and str(view.upcard),
        "taker": view.taker and view.taker.value,
        "calls": [text_of(it) for it in view.calls],
        "raises": [text_of(it) for it in view.raises],
        "lawful": [_action(it) for it in view.lawful],
        "breaches": [_breach(it) for it in view.breaches],
    }
    if view.contract is not None:
        form["contract"] = view.contract.words
        form["level"] = view.stake.level.value
        form["locked"] = view.stake.locked
    if view.leader is not None:
        form |= {"leader": view.leader.value, **_table(view)}
    if view.result is not None:
        form |= _result(view.result)
        form["end"] = view.end and _action(view.end)
    return {key: value for key, value in form.items() if value is not None}


def _table(view: View) -> dict[str, Any]:
    return {
        "trick": _cards(view.trick),
        "ekka": view.ekka,
        "tricks": [_trick(it) for it in view.tricks],
        "declared": [_named(it) for it in view.declared],
        "shown": [_named(it) for it in view.shown],
        "baloot": [{"seat": seat.value, "card": str(card)} for seat, card in view.baloot],
    }


def _result(result: Result) -> dict[str, Any]:
    return {
        "points": result.points.words,
        "sheet": result.sheet.rows,
        "next-dealer": result.next_dealer.value,
    }


def _trick(trick: PlayedTrick) -> dict[str, Any]:
    return {
        "leader": trick.leader.value,
        "cards": _cards(trick.cards),
        "winner": trick.winner.value,
        "ekka": trick.ekka,
    }


def _named(it: Named) -> dict[str, Any]:
    form: dict[str, Any] = {"seat": it.seat.value, "kind": it.kind.value}
    if it.cards is not None:
        form["cards"] = _cards(it.cards)
    if it.top is not None:
        form["top"] = it.top.value
    told = {"run": it.is_run, "length": it.length, "trump": it.in_trump}
    return form | {key: value for key, value in told.items() if value is not None}


def _breach(it: Breach) -> dict[str, Any]:
    form = {"seat": it.seat.value, "rule": it.rule}
    return {**form, "card": str(it.card)} if it.card is not None else form


def _cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]
