"""The ask about a record: `record`, which replays it."""

from typing import Any

from attrs import evolve, frozen

from baloot.cases.ask import Ask, Faults, Finding
from baloot.cases.readers import read_parts, read_team, read_teams
from baloot.documents.problems import Path, Refusals
from baloot.documents.structure import expected, read_from_text
from baloot.game.errors import RecordError
from baloot.game.found import Noted, ReplayedDeal
from baloot.game.record import Record
from baloot.game.record_text import record_of
from baloot.game.replay import Replay, profile_of_record, replay_as
from baloot.game.state import Finished, InPlay
from baloot.messages import Message, message
from baloot.profile.profile import Profile
from baloot.rulebook.sheet import Sheet
from baloot.rules.watching import Watch


@frozen
class GivenRecord:
    """`given` of a `record` question."""

    record: Record


def read_record(value: object) -> Record:
    """A record as it stands in a case."""
    faults: list[tuple[Path, Message]] = []
    found = record_of(value, faults)
    if faults or found is None:
        raise Refusals(tuple(faults))
    return found


read_from_text(Record, read_record)


def _check(_: GivenRecord) -> Faults:
    return []


def record_impossible(given: GivenRecord, profile: Profile) -> Faults:
    """What this table cannot deal or read."""
    try:
        replay_as(given.record, profile)
    except RecordError as error:
        return [(("record", *it.path), it.message) for it in error.problems]
    return []


def own_profile(given: GivenRecord) -> Profile:
    """The profile that the record names."""
    return profile_of_record(given.record)


def _find(given: GivenRecord, profile: Profile) -> Finding:
    watch = Watch(profile.options)
    done = replay_as(given.record, evolve(profile, options=watch.options))
    fields: dict[str, Any] = {
        "deals": [_plain_deal(deal) for deal in done.deals],
        "scores": done.scores.words,
        "winner": done.winner.value if done.winner else None,
    }
    with_sheets = [
        {**plain, "sheet": _sheet(deal)}
        for plain, deal in zip(fields["deals"], done.deals, strict=True)
    ]
    rules = dict.fromkeys(it.rule for it in done.breaches)
    return Finding(
        fields,
        tuple(rules) or ("fixed.turns",),
        watch.read,
        _headline(done),
        tuple(it.facts for it in done.breaches),
        sheet=_last_sheet(done),
        texts={"deals": with_sheets},
    )


def _last_sheet(done: Replay) -> Sheet | None:
    """The sheet of the last deal, which a reader wants to see."""
    last = done.deals[-1].state
    return last.sheet if isinstance(last, Finished) and last.sheet.lines else None


def _headline(done: Replay) -> Message:
    counts = {"deals": len(done.deals), "breaches": len(done.breaches)}
    return message(
        "headline.record", **counts, mismatches=len(done.mismatches), ns=done.scores.ns,
        ew=done.scores.ew,
    )  # fmt: skip


def _plain_deal(deal: ReplayedDeal) -> dict[str, Any]:
    state = deal.state
    form: dict[str, Any] = {}
    contract = state.contract if isinstance(state, Finished) else None
    if isinstance(state, InPlay):
        contract = state.deal.contract
    if contract is not None:
        form["contract"] = contract.words
    if deal.points is not None:
        form["points"] = deal.points.words
    form["breaches"] = [_plain_breach(it) for it in deal.breaches]
    form["mismatches"] = [
        {"field": it.field, "claimed": it.claimed, "computed": it.computed}
        for it in deal.mismatches
    ]
    return form


def _plain_breach(it: Noted) -> dict[str, Any]:
    parts = {
        "trick": it.trick,
        "call": it.call,
        "raise": it.raised,
        "seat": it.seat.value,
        "card": it.card and str(it.card),
        "rule": it.rule,
    }
    return {key: value for key, value in parts.items() if value is not None}


def _sheet(deal: ReplayedDeal) -> list[dict[str, str | int | None]]:
    return deal.state.sheet.rows if isinstance(deal.state, Finished) else []


def _read_deals(value: object) -> Any:
    """Deals in part: what is named of each must be equal."""
    if not isinstance(value, (list, tuple)):
        raise expected("texts", value)
    return [_DEAL(it) for it in value]


def _same(value: object) -> Any:
    return value


_DEAL = read_parts(
    {"contract": _same, "points": read_teams, "breaches": _same, "mismatches": _same}
)

RECORD = Ask(
    "record",
    GivenRecord,
    _check,
    record_impossible,
    _find,
    {"deals": _read_deals, "scores": read_teams, "winner": read_team},
    own_profile,
)
