"""Answers for a reader: 80 columns, the ruling first, then why, then on whose authority."""

from collections.abc import Iterator

from baloot.cases.answer import Outcome, Ruled, joined
from baloot.cases.case import Case
from baloot.cases.expect import in_order
from baloot.messages import catalogue
from baloot.messages.lines import Line, filled, label
from baloot.profile.decisions import BY_ID
from baloot.profile.profile import Answer, Profile
from baloot.profile.values import word
from baloot.rulebook.rules import Ground
from baloot.rulebook.tables import sentence
from baloot.rulebook.telling import authority_lines


def lines(outcome: Outcome) -> Iterator[Line]:
    """The whole answer: for several tables an overview, then each ruling in full."""
    yield from _title(outcome.case)
    if outcome.several:
        yield from _overview(outcome)
        yield Line()
        yield from _difference(outcome)
    told = _Told()
    for it in outcome.ruled:
        if outcome.several:
            if it.finding is None:
                continue
            yield Line()
        yield from _ruling(it, told)


def _title(case: Case) -> Iterator[Line]:
    head = ": ".join(str(it) for it in (case.id, case.title) if it is not None)
    if head:
        yield from filled(head, role="title")
        yield Line()


class _Told:
    """What has been said already, so that several tables do not repeat one another."""

    def __init__(self) -> None:
        self.rulings: dict[str, str] = {}
        self.sentences: set[str] = set()


def _ruling(it: Ruled, told: _Told) -> Iterator[Line]:
    """The ruling of one table with its rules; what was told before is only referred to."""
    yield Line(it.profile.label if it.profile else it.name, "table")
    if it.finding is None or it.profile is None:
        yield from filled(f"{label('label.error')}: {it.error}", "  ", role="error")
        return
    say = catalogue().say
    facts = " ".join(map(say, it.finding.facts))
    said = say(it.finding.headline), facts
    before = told.rulings.setdefault(" ".join(said), it.name)
    if before == it.name:
        yield from filled(said[0], "  ", role=_role(it))
        yield from filled(said[1], "  ")
        if it.finding.sheet is not None:
            yield Line()
            yield from (Line(f"  {row}") for row in str(it.finding.sheet).splitlines())
    else:
        yield from filled(label("label.same-ruling", name=before), "  ", role=_role(it))
    yield Line()
    for ground in it.grounds:
        yield from _ground(ground, it.profile, told)
    if it.silent:
        yield from filled(label("label.silent-ruling", ids=it.silent_ids), "  ", role="silent")
    yield from _unmet(it)


def _role(it: Ruled) -> str:
    """The role of a headline: how the question was answered, where that is good or bad news."""
    verdict = it.finding.fields.get("verdict") if it.finding else "error"
    return str(verdict or "plain")


def _ground(it: Ground, profile: Profile, told: _Told) -> Iterator[Line]:
    yield Line(f"  {it.id} ({label(f'basis.{it.basis_word}')})", "rule")
    if it.text not in told.sentences:
        yield from filled(it.text, "    ")
        told.sentences.add(it.text)
    yield from authority_lines(it, profile.name, "    ")


def _overview(outcome: Outcome) -> Iterator[Line]:
    """A line for every table: its name, its ruling, and a mark where its source is silent."""
    width = max(len(it.name) for it in outcome.ruled)
    say = catalogue().say
    for it in outcome.ruled:
        said = say(it.finding.headline) if it.finding else f"{label('label.error')}: {it.error}"
        mark = "?" if it.silent else " "
        indent = f"  {it.name:<{width}} {mark} "
        yield from filled(said, indent, " " * len(indent), role=_role(it))
    if any(it.silent for it in outcome.ruled):
        yield from filled(label("label.question-mark"), "  ", role="silent")


def _difference(outcome: Outcome) -> Iterator[Line]:
    if not outcome.differences:
        answered = [it for it in outcome.ruled if it.finding is not None]
        if len(answered) > 1:
            yield Line(label("label.agree"))
        return
    sets = joined(outcome.differences)
    among = tuple(id for it in outcome.differences for id in it.among)
    if not sets:
        yield Line(label("label.difference-among"))
    else:
        yield Line(label("label.difference" if len(sets) == 1 else "label.differences-any"))
    for ids in sets or [in_order(among)]:
        for id in ids:
            yield Line(f"  {id}", "rule")
            yield from _answers(outcome, id)
        if len(ids) > 1 and sets:
            yield from filled(label("label.together", ids=tuple(ids)), "  ")


def _answers(outcome: Outcome, id: str) -> Iterator[Line]:
    """What each table chose, tables with the same choice together."""
    decision = BY_ID[id]
    names: dict[Answer, list[str]] = {}
    for it in outcome.ruled:
        if it.profile is not None and it.finding is not None:
            names.setdefault(it.profile.options.answer(decision), []).append(it.name)
    for answer, tables in names.items():
        said = f"{', '.join(tables)}: {word(answer)}. {sentence(answer)}"
        yield from filled(said, "    ", "      ")


def _unmet(ruled: Ruled) -> Iterator[Line]:
    for it in ruled.unmet:
        said = label(
            "label.unmet", field=it.field, expected=_shown(it.expected), got=_shown(it.got)
        )
        yield from filled(f"{ruled.name}: {said}", "  ! ", role="error")


def _shown(value: object) -> str:
    if value is None:
        return label("label.left-out")
    if isinstance(value, list):
        return " ".join(map(str, value)) or label("word.no-cards")
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)
