"""The ask about raising: `stakes`."""

from typing import Any

from attrs import frozen

from baloot.cases.ask import Ask, Faults, Finding
from baloot.cases.given import GivenContract, GivenScores, unlawful
from baloot.cases.readers import read_one_of, read_seat, read_truth, read_whole
from baloot.documents.problems import Refusal
from baloot.documents.structure import unknown, words
from baloot.game.words import LOCK_WORDS, RAISE_WORDS, SaidRaise
from baloot.messages import message
from baloot.profile.profile import Profile
from baloot.rules import stakes
from baloot.rules.stakes import Raising, Said
from baloot.rules.watching import Watch
from baloot.table.contract import Level
from baloot.table.seats import Seat


@frozen
class GivenStakes:
    """`given` of a `stakes` question."""

    contract: GivenContract
    dealer: Seat
    raises: tuple[SaidRaise, ...]
    scores: GivenScores = GivenScores()  # noqa: RUF009 - frozen


def _check(given: GivenStakes) -> Faults:
    return given.contract.faults() + given.scores.faults("scores")


def _impossible(given: GivenStakes, profile: Profile) -> Faults:
    """Words that this table lacks, or that lack the word that this table needs."""
    faults: Faults = []
    for index, it in enumerate(given.raises):
        if it.said is None or it.said.level not in stakes.LOCKABLE:
            continue
        needs = stakes.says_lock(profile.options, given.contract.mode, it.said.level)
        if needs and it.said.locked is None:
            fault = message("problem.open-or-locked", level=it.said.level)
            faults.append((("raises", index), fault))
        elif not needs and it.said.locked is not None:
            mode, level = given.contract.mode, it.said.level
            no_lock = message("problem.no-lock", level=level, mode=mode)
            fault = stakes.impossible_level(profile.options, mode, level) or no_lock
            faults.append((("raises", index), fault))
    return faults


def _find(given: GivenStakes, profile: Profile) -> Finding:
    watch = Watch(profile.options)
    options = watch.options
    contract = given.contract.contract()
    state = stakes.start(options, contract, given.dealer, given.scores.by_team())
    for index, it in enumerate(given.raises):
        objection = stakes.objection(options, state, it.seat, it.said)
        if objection is not None:
            return unlawful(index, it.text, objection, profile, watch.read)
        assert isinstance(state, Raising)
        state = stakes.after(options, state, it.said)
    fields: dict[str, Any] = {"over": not isinstance(state, Raising)}
    if isinstance(state, Raising):
        said = tuple(_text(it) for it in stakes.lawful(options, state))
        fields |= {"seat": state.seat.value, "legal": list(said)}
        headline = message("headline.may-raise", seat=state.seat, words=said)
        facts = message("fact.stakes-turn", seat=state.seat, level=state.stake.level)
    else:
        locked = "-locked" if state.stake.locked else ""
        headline = message(f"headline.stakes{locked}", level=state.stake.level)
        facts = message("fact.stakes-settled-state", level=state.stake.level)
    fields |= {"level": state.stake.level.value, "locked": state.stake.locked}
    if state.stake.level in stakes.LOCKABLE:
        stakes.says_lock(options, contract.mode, state.stake.level)
    rules = ("fixed.raising-order", *watch.read)
    return Finding(fields, rules, watch.read, headline, (facts,))


def _text(said: Said) -> str:
    if said is None:
        return "pass"
    if said.locked is None:
        return said.level.value
    return f"{said.level.value} {'locked' if said.locked else 'open'}"


def _read_said(value: object) -> Any:
    """Words of raises, `open` and `locked` after theirs."""
    said: list[str] = []
    for word in " ".join(map(str, words(value))).split():
        if word in RAISE_WORDS:
            said.append(word)
        elif word in LOCK_WORDS and said:
            said[-1] += f" {word}"
        else:
            raise Refusal(unknown("raise", word, (*RAISE_WORDS, *LOCK_WORDS)))
    return said


STAKES = Ask(
    "stakes",
    GivenStakes,
    _check,
    _impossible,
    _find,
    {
        "over": read_truth,
        "seat": read_seat,
        "legal": _read_said,
        "level": read_one_of(*(level.value for level in Level)),
        "locked": read_truth,
        "verdict": read_one_of("illegal"),
        "at": read_whole,
    },
)
