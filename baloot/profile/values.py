"""The answers to decisions as plain data, in and out.

Words for most, a number for `match.target`, and maps for `score.tie` and `claims.outcomes`,
whose further keys stand beside `choice`.
"""

from collections.abc import Mapping
from typing import Any

from baloot.documents.problems import Path, Refusal, Refusals
from baloot.documents.structure import expected, key_text, structure, unknown
from baloot.messages import Message, message
from baloot.profile import decisions as d
from baloot.profile.choice import Choice, Decision
from baloot.profile.profile import Answer

Plain = str | int | dict[str, Any]

_DIGIT_LISTS = ("counters", "others", "exact")


def beside_keys(decision: Decision) -> tuple[str, ...]:
    """The keys that may stand beside `choice` for this decision."""
    if decision.kind is d.TieRule:
        return ("hokum", "sun", "exact", "exact-raised")
    if decision.kind is d.ClaimOutcomes:
        return d.ClaimReason.words()
    return ()


def read_answer(decision: Decision, choice: object, beside: Mapping[str, object]) -> Answer:
    """The answer written as `choice` with the keys `beside` it; `Refusals` when it is none."""
    if decision.choice is not None:
        chosen: Choice = _choice(decision.choice, choice)
        return chosen
    if decision.kind is d.TieRule:
        return _tie(choice, beside)
    if decision.kind is d.ClaimOutcomes:
        return _outcomes(choice, beside)
    if type(choice) is not int:
        raise expected("whole", choice)
    if not 1 <= choice <= 100_000:
        raise Refusal(message("problem.target-range", given=choice))
    return choice


def plain(answer: Answer) -> Plain:
    """The canonical plain form: a word, a number, or a map with `choice` and what goes beside."""
    if isinstance(answer, Choice):
        return answer.word
    if isinstance(answer, d.TieRule):
        return _plain_tie(answer)
    if isinstance(answer, d.ClaimOutcomes):
        changed = {
            reason.word: outcome.word
            for reason, outcome in answer.outcomes
            if outcome is not d.DEFAULT_OUTCOMES.of(reason)
        }
        return {"choice": "default", **changed} if changed else "default"
    return answer


def word(answer: Answer) -> str:
    """The answer in a word or two: for a table, its form."""
    if isinstance(answer, d.TieRule) and answer.hokum is not answer.sun:
        return f"{answer.hokum.word} / {answer.sun.word}"
    return str(beside(answer)["choice"])


def beside(answer: Answer) -> dict[str, Any]:
    """The plain form as the keys of a map: `choice`, and for tables the keys beside it."""
    form = plain(answer)
    return form if isinstance(form, dict) and "choice" in form else {"choice": form}


def _choice(kind: type[Choice], given: object) -> Any:
    if isinstance(given, str):
        try:
            return kind.from_word(given)
        except KeyError:
            pass
    raise Refusal(unknown("choice", given, kind.words()))


# --- score.tie ---------------------------------------------------------------------------


def _tie(choice: object, beside: Mapping[str, object]) -> d.TieRule:
    faults: list[tuple[Path, Message]] = []
    if isinstance(choice, Mapping):
        forms = {mode: _part(choice, mode, d.TieForm, faults) for mode in ("hokum", "sun")}
        faults += [
            (("choice", key_text(key)), unknown("key", key, ("hokum", "sun")))
            for key in choice
            if key not in forms
        ]
    else:
        forms = dict.fromkeys(("hokum", "sun"), _choice(d.TieForm, choice))
    by_digits = tuple(mode for mode in forms if forms[mode] is d.TieForm.DIGITS)
    digits = _digits(beside, by_digits, faults) if by_digits else None
    known = (*by_digits, *(("exact", "exact-raised") if by_digits else ()))
    if None not in forms.values():
        faults += [
            ((key,), message("problem.only-with-digits", key=key))
            for key in beside
            if key not in known
        ]
    if faults:
        raise Refusals(tuple(faults))
    return d.TieRule(forms["hokum"], forms["sun"], digits)


def _part(
    given: Mapping[str, object], key: str, kind: type[Choice], faults: list[tuple[Path, Message]]
) -> Any:
    """One word of a map inside `choice`."""
    if key not in given:
        faults.append((("choice",), message("problem.missing-key", key=key)))
        return None
    try:
        return _choice(kind, given[key])
    except Refusal as refusal:
        faults.append((("choice", key), refusal.message))
        return None


def _digits(
    beside: Mapping[str, object], modes: tuple[str, ...], faults: list[tuple[Path, Message]]
) -> d.Digits | None:
    """The digit tables of the contracts `modes`, and what happens on their exact digits."""
    parts: dict[str, Any] = dict.fromkeys(("hokum", "sun"))
    for mode in modes:
        try:
            parts[mode] = _digit_table(beside, mode)
        except Refusals as refusals:
            faults.extend(refusals.refusals)
    for key, kind in (("exact", d.ExactTie), ("exact-raised", d.ExactRaisedTie)):
        if key not in beside:
            faults.append(((), message("problem.missing-key", key=key)))
            continue
        try:
            parts[key] = _choice(kind, beside[key])
        except Refusal as refusal:
            fault = refusal.message
            if key == "exact-raised" and beside[key] == d.ExactTie.EACH_KEEPS_OWN.word:
                fault = message("problem.each-keeps-own-raised", known=kind.words())
            faults.append(((key,), fault))
    if faults:
        return None
    return d.Digits(parts["hokum"], parts["sun"], parts["exact"], parts["exact-raised"])


def _digit_table(beside: Mapping[str, object], mode: str) -> d.DigitTable:
    """The table of one contract, in which every last digit stands in exactly one list."""
    if mode not in beside:
        raise Refusals((((), message("problem.missing-key", key=mode)),))
    table = structure(beside[mode], d.DigitTable, (mode,))
    faults: list[tuple[Path, Message]] = []
    seen: dict[int, str] = {}
    for key in _DIGIT_LISTS:
        for index, digit in enumerate(getattr(table, key)):
            if not 0 <= digit <= 9:
                faults.append(((mode, key, index), message("problem.no-digit", given=digit)))
            elif digit in seen:
                twice = message("problem.digit-twice", digit=digit, first=seen[digit], second=key)
                faults.append(((mode, key), twice))
            seen.setdefault(digit, key)
    missing = tuple(str(digit) for digit in range(10) if digit not in seen)
    if missing:
        faults.append(((mode,), message("problem.digits-missing", digits=missing, mode=mode)))
    if faults:
        raise Refusals(tuple(faults))
    return table


def _plain_tie(rule: d.TieRule) -> Plain:
    if rule.hokum is rule.sun and rule.digits is None:
        return rule.hokum.word
    same = rule.hokum is rule.sun
    form: dict[str, Any] = {
        "choice": rule.hokum.word if same else {"hokum": rule.hokum.word, "sun": rule.sun.word}
    }
    if rule.digits is None:
        return form
    for mode in ("hokum", "sun"):
        table = getattr(rule.digits, mode)
        if table is not None:
            form[mode] = {key: list(getattr(table, key)) for key in _DIGIT_LISTS}
    form["exact"] = rule.digits.exact.word
    form["exact-raised"] = rule.digits.exact_raised.word
    return form


# --- claims.outcomes ---------------------------------------------------------------------


def _outcomes(choice: object, beside: Mapping[str, object]) -> d.ClaimOutcomes:
    """`default`, with the reasons that differ beside it or as the map itself."""
    inside: Mapping[str, object] = {}
    if isinstance(choice, Mapping):
        inside = choice
    elif choice != "default":
        raise Refusal(unknown("choice", choice, ("default",)))
    faults: list[tuple[Path, Message]] = []
    changed: dict[d.ClaimReason, d.ClaimOutcome] = {}
    for given, prefix in ((inside, ("choice",)), (beside, ())):
        for key, word in given.items():
            try:
                reason = _choice(d.ClaimReason, key)
            except Refusal:
                known = d.ClaimReason.words()
                faults.append(((*prefix, key_text(key)), unknown("key", key, known)))
                continue
            if reason in changed:
                twice = message("problem.duplicate-key-json", key=key_text(key))
                faults.append(((*prefix, key_text(key)), twice))
                continue
            try:
                changed[reason] = _choice(d.ClaimOutcome, word)
            except Refusal as refusal:
                faults.append(((*prefix, key_text(key)), refusal.message))
    if faults:
        raise Refusals(tuple(faults))
    pairs = d.DEFAULT_OUTCOMES.outcomes
    return d.ClaimOutcomes(
        tuple((reason, changed.get(reason, outcome)) for reason, outcome in pairs)
    )
