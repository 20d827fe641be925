"""The ask about projects and Baloot: `projects`."""

from typing import Any

from attrs import frozen

from baloot.cases.ask import Ask, Faults, Finding
from baloot.cases.given import card_faults
from baloot.cases.readers import (
    read_cards,
    read_one_of,
    read_parts,
    read_seat,
    read_team,
    read_teams,
    read_whole,
)
from baloot.documents.problems import Path, Refusal, Refusals
from baloot.documents.structure import card, each, expected, read_from_text
from baloot.messages import Message, message, say
from baloot.profile.decisions import Declaring, ProjectWorth
from baloot.profile.profile import Profile
from baloot.rulebook.rules import ground
from baloot.rules import baloot_call
from baloot.rules.comparison import Because, Held
from baloot.rules.declaring import Dealt, Said, Settled, Unlawful, settle
from baloot.rules.projects import ABNAT, KINDS, mode_of, worth
from baloot.rules.watching import Watch
from baloot.table.cards import Card, Cards, Suit
from baloot.table.contract import Mode
from baloot.table.ranking import RUN_ORDER
from baloot.table.seats import Seat, Team

_KINDS = tuple(kind.value for kind in KINDS)


@frozen
class GivenTrump:
    """`contract` of a `projects` question, for which the declarer does not matter."""

    mode: Mode
    trump: Suit | None = None
    declarer: Seat | None = None
    caller: Seat | None = None

    def faults(self) -> Faults:
        """What makes this no contract."""
        if self.mode is Mode.HOKUM and self.trump is None:
            return [(("contract",), message("problem.no-trump"))]
        if self.mode is Mode.SUN and self.trump is not None:
            return [(("contract", "trump"), message("problem.trump-in-sun"))]
        return []


@frozen
class Named:
    """The projects that one seat named, each by its cards."""

    projects: tuple[tuple[Card, ...], ...]


def read_named(value: object) -> Named:
    """A list of projects, each a list of cards or one string of them."""
    if not isinstance(value, (list, tuple)):
        raise expected("projects", value)
    found: list[tuple[Card, ...]] = []
    faults: list[tuple[Path, Message]] = []
    for index, cards in enumerate(value):
        try:
            found.append(each(cards, card))
        except Refusal as refusal:
            faults.append(((index, *refusal.path), refusal.message))
        except Refusals as refusals:
            faults.extend(((index, *path), fault) for path, fault in refusals.refusals)
    if faults:
        raise Refusals(tuple(faults))
    return Named(tuple(found))


read_from_text(Named, read_named)


@frozen
class GivenProjects:
    """`given` of a `projects` question."""

    contract: GivenTrump
    dealer: Seat
    hands: dict[Seat, tuple[Card, ...]]
    declared: dict[Seat, Named] | None = None
    shown: dict[Seat, Named] | None = None
    baloot_said: bool = True


def _said(named: dict[Seat, Named] | None) -> Said | None:
    return None if named is None else {seat: it.projects for seat, it in named.items()}


def _check(given: GivenProjects) -> Faults:
    faults = given.contract.faults()
    groups = ((("hands", seat.value), cards) for seat, cards in given.hands.items())
    faults += card_faults(groups)
    for seat, cards in given.hands.items():
        if len(cards) != 8:
            fault = message("problem.hand-eight", count=len(cards))
            faults.append((("hands", seat.value), fault))
    return faults


def _impossible(given: GivenProjects, profile: Profile) -> Faults:
    if profile.options.projects_declaring is not Declaring.AUTOMATIC:
        return []
    return [
        ((key,), message("problem.automatic", key=key))
        for key in ("declared", "shown")
        if getattr(given, key) is not None
    ]


def _find(given: GivenProjects, profile: Profile) -> Finding:
    watch = Watch(profile.options)
    hands = {seat: Cards.of(cards) for seat, cards in given.hands.items()}
    dealt = Dealt(watch.options, given.contract.trump, given.dealer, hands)
    settled = settle(
        dealt, _said(given.declared), _said(given.shown), baloot_said=given.baloot_said
    )
    if isinstance(settled, Unlawful):
        return _unlawful(settled, profile, watch)
    return _settled(settled, watch, mode_of(given.contract.trump))


def _unlawful(it: Unlawful, profile: Profile, watch: Watch) -> Finding:
    objection = it.objection
    return Finding(
        {"verdict": "illegal", "seat": it.seat.value},
        (objection.rule,),
        watch.read,
        message("headline.projects-unlawful", seat=it.seat),
        (objection.facts,),
        texts={"why": f"{ground(objection.rule, profile).text} {say(objection.facts)}"},
    )


def _settled(settled: Settled, watch: Watch, mode: Mode) -> Finding:
    options = watch.options
    comparison = settled.comparison
    points = dict.fromkeys(Team, 0)
    scoring = []
    for held in settled.scoring:
        value = worth(options, mode, held.project.kind)
        points[held.seat.team] += value
        scoring.append({**_plain(held), "worth": value})
    fields: dict[str, Any] = {
        "best": _plain(comparison.best) if comparison.best else None,
        "winner": comparison.winner.value if comparison.winner else None,
        "scoring": scoring,
        "worth": {team.value: points[team] for team in Team},
    }
    if options.projects_worth is ProjectWorth.ABNAT:
        fields["abnat"] = {
            team.value: sum(
                ABNAT[it.project.kind] for it in settled.scoring if it.seat.team is team
            )
            for team in Team
        }
    fields["because"] = comparison.because.value
    called = settled.baloot
    fields["baloot"] = {"seat": called.seat.value, "worth": baloot_call.POINTS} if called else None
    fixed = ("fixed.project-kinds",)
    facts = _facts(settled, scoring)
    return Finding(fields, (*fixed, *watch.read), watch.read, _headline(settled), facts)


def _plain(held: Held) -> dict[str, Any]:
    return {
        "seat": held.seat.value,
        "kind": held.project.kind.value,
        "cards": [str(it) for it in held.project.cards],
    }


def _headline(settled: Settled) -> Message:
    comparison = settled.comparison
    if comparison.best is None:
        cancelled = comparison.because is Because.CANCELLED
        return message("headline.projects-cancelled" if cancelled else "headline.no-projects")
    return message(
        "headline.projects",
        team=comparison.best.seat.team,
        seat=comparison.best.seat,
        kind=message(f"kind.{comparison.best.project.kind.value}"),
        cards=comparison.best.project.cards,
    )


def _facts(settled: Settled, scoring: list[dict[str, Any]]) -> tuple[Message, ...]:
    because = settled.comparison.because.value.replace("projects.", "")
    facts = [message(f"because.{because}")]
    facts += [
        message(
            "fact.scoring",
            seat=held.seat,
            worth=plain["worth"],
            kind=message(f"kind.{held.project.kind.value}"),
            cards=held.project.cards,
        )
        for held, plain in zip(settled.scoring, scoring, strict=True)
    ]
    if settled.baloot is not None:
        facts.append(message("fact.baloot", seat=settled.baloot.seat, worth=baloot_call.POINTS))
    return tuple(facts)


def _in_order(value: object) -> Any:
    """Cards of a project in whatever order, as the project writes them."""
    cards = [Card.parse(text) for text in read_cards(value)]
    if len({it.rank for it in cards}) > 1:
        cards.sort(key=lambda it: RUN_ORDER.index(it.rank))
    return [str(it) for it in cards]


_HELD = {"seat": read_seat, "kind": read_one_of(*_KINDS), "cards": _in_order}


def _read_scoring(value: object) -> Any:
    if not isinstance(value, (list, tuple)):
        raise expected("texts", value)
    return [read_parts({**_HELD, "worth": read_whole})(it) for it in value]


PROJECTS = Ask(
    "projects",
    GivenProjects,
    _check,
    _impossible,
    _find,
    {
        "best": read_parts(_HELD),
        "winner": read_team,
        "scoring": _read_scoring,
        "worth": read_teams,
        "abnat": read_teams,
        "because": read_one_of(*(it.value for it in Because)),
        "baloot": read_parts({"seat": read_seat, "worth": read_whole}),
        "verdict": read_one_of("illegal"),
        "seat": read_seat,
    },
)
