"""The sentences of the decisions whose answer is a number or a table.

They are whole sentences of the table's own parts, one after the other.
"""

from baloot.messages import Message, catalogue, message
from baloot.profile import decisions as d
from baloot.profile.profile import Answer


def sentence(answer: Answer) -> str:
    """What an answer says: the choice's own sentence, or the sentences of a table."""
    if isinstance(answer, int):
        return catalogue().say(message("rule.match-target", target=answer))
    if isinstance(answer, d.TieRule):
        return " ".join(_tie(answer))
    if isinstance(answer, d.ClaimOutcomes):
        return " ".join(_outcomes(answer))
    return str(answer.value)


def _tie(rule: d.TieRule) -> list[str]:
    say = catalogue().say
    if rule.hokum is rule.sun and rule.digits is None:
        return [rule.hokum.value]
    said = []
    for mode, form in (("hokum", rule.hokum), ("sun", rule.sun)):
        said.append(say(message(f"rule.tie-{mode}", sentence=form.value)))
        if form is d.TieForm.DIGITS and rule.digits is not None:
            said.append(say(_digits(getattr(rule.digits, mode))))
    if rule.digits is not None:
        said += [rule.digits.exact.value, rule.digits.exact_raised.value]
    return said


def _digits(table: d.DigitTable) -> Message:
    return message(
        "rule.tie-digits",
        counters=tuple(map(str, table.counters)),
        others=tuple(map(str, table.others)),
        exact=tuple(map(str, table.exact)),
    )


def _outcomes(outcomes: d.ClaimOutcomes) -> list[str]:
    """One sentence an outcome, with the reasons that lead to it."""
    say = catalogue().say
    said = []
    for outcome in d.ClaimOutcome:
        reasons = tuple(reason.word for reason, it in outcomes.outcomes if it is outcome)
        if reasons:
            said.append(say(message("rule.claim-outcome", reasons=reasons, sentence=outcome.value)))
    return said
