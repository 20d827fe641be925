"""The decisions, their words and their sentences, held against a transcript of what is documented.

Profile files, error messages and books are written in these words, so that a change to one of
them has to be made here too.
"""

import attrs
import pytest

from baloot.profile import decisions
from baloot.profile.choice import ALWAYS, Choice, Decision
from baloot.profile.decisions import (
    BY_ID,
    DECISIONS,
    ClaimOutcome,
    ClaimOutcomes,
    ClaimReason,
    Digits,
    DigitTable,
    ExactRaisedTie,
    ExactTie,
    TieForm,
    TieRule,
)

WORDS = (
    ("deal.pattern", "five-then-upcard all-eight"),
    ("deal.cut", "left-neighbour none"),
    ("deal.after-void", "next-dealer same-dealer"),
    ("deal.worthless-hand", "off same-dealer next-dealer"),
    ("auction.rounds", "one two third-on-ace"),
    ("auction.first-hokum-suit", "upcard any"),
    ("auction.sun-over-hokum", "later-seats any-seat"),
    ("auction.sun-over-second-hokum", "later-seats any-seat"),
    ("auction.sun-over-sun", "none earlier-seat earlier-opponent ace-only"),
    ("auction.hokum-switch", "never first-round both-rounds"),
    ("auction.ace-hokum", "free sun-by-dealers-right-only never-sun"),
    ("auction.ashkal-seats", "none third-and-dealer"),
    ("auction.ashkal-when", "after-passes own-turn over-opponents-hokum"),
    ("auction.ashkal-on-ace", "allowed barred"),
    ("auction.ashkal-round-two", "no yes unless-passed"),
    ("auction.ashkal-declarer", "partner caller"),
    ("stakes.hokum", "none double-only full-ladder"),
    (
        "stakes.sun",
        (
            "none double-any-score one-above-one-below defenders-below-declarers-above "
            "doubler-at-most-100"
        ),
    ),
    ("stakes.speakers", "same-players teams"),
    ("stakes.lock", "double-and-four none"),
    ("play.first-lead", "dealers-right declarer"),
    ("play.trump-led", "overtake-opponent always-overtake follow-only"),
    ("play.void-against-opponent", "winning-trump free"),
    ("play.cannot-overtrump", "free any-trump"),
    ("play.third-hand", "free trump-unless-ace-or-ekka trump-always"),
    ("play.ekka", "none announced automatic"),
    ("play.enforcement", "blocked audited"),
    ("projects.declaring", "first-trick one-then-show automatic"),
    ("projects.per-player", "one two"),
    ("projects.scope", "best-team best-project"),
    ("projects.hundred-rank", "four-of-a-kind-first run-first top-card-only"),
    ("projects.equal-value", "top-card earlier-seat cancel"),
    ("projects.longer-run", "no-rank longer-first"),
    ("projects.trump-run", "no-priority trump-first"),
    ("projects.five-run", "hundred fifty"),
    ("projects.long-run", "may-split one-project"),
    ("projects.four-hundred", "four-aces-in-sun four-nines"),
    ("projects.worth", "points abnat"),
    ("projects.multiplier", "double-at-any-raise double-only full"),
    ("projects.on-failure", "to-winners kept void"),
    ("projects.in-kaboot", "winners-own none"),
    ("baloot.worth", "two-points twenty-abnat"),
    ("baloot.claiming", "on-second-card automatic"),
    ("baloot.absorbed-by", "own-hundred-with-both shown-hundred shown-fours never"),
    ("baloot.on-failure", "to-winners kept void"),
    ("baloot.in-kaboot", "winners-own raised-only none"),
    ("score.counting-side", "declarers-opponents opponents-of-last-raiser each-side"),
    ("score.hokum-conversion", "tens-five-down tens-five-up"),
    ("score.sun-conversion", "fifths-keep-five doubled-tens-five-up doubled-tens-five-down"),
    ("score.contest", "points card-points"),
    ("score.tie", TieRule),
    ("score.failure-award", "pool at-least-pool"),
    ("score.kaboot-when-raised", "multiplied flat"),
    ("score.reverse-kaboot", "none eighty-eight"),
    ("sawa.allowed", "none checked"),
    ("sawa.proof", "side-can-force claimer-alone"),
    ("sawa.failure", "rest-to-opponents deal-lost"),
    ("claims.allowed", "none qaid"),
    ("claims.award", "pool kaboot"),
    ("claims.false-claim", "same-award-against-claimer play-on"),
    ("claims.outcomes", ClaimOutcomes),
    ("match.target", int),
    ("match.both-cross", "higher-total higher-deal"),
)
"""Every decision with its words or, where the answer is no single word, with its class."""

PARTS = (
    (TieForm, "digits more-card-points declarers-lose redeal"),
    (ExactTie, "declarers-win declarers-lose each-keeps-own redeal"),
    (ExactRaisedTie, "declarers-win declarers-lose last-raiser-loses redeal"),
    (
        ClaimReason,
        (
            "revoke not-overtaken not-trumped not-overtrumped locked-trump-lead false-ekka "
            "false-project false-baloot play-out-of-turn call-out-of-turn call-not-open talk "
            "misdeal"
        ),
    ),
    (ClaimOutcome, "award redeal correction warning play-on"),
)
"""The enums that the answers to `score.tie` and `claims.outcomes` are made of, with their words."""

CONDITIONAL = {
    "auction.sun-over-second-hokum",
    "auction.ace-hokum",
    "auction.ashkal-when",
    "auction.ashkal-on-ace",
    "auction.ashkal-round-two",
    "auction.ashkal-declarer",
    "stakes.speakers",
    "play.cannot-overtrump",
    "projects.per-player",
    "projects.hundred-rank",
    "projects.longer-run",
    "projects.multiplier",
    "score.kaboot-when-raised",
    "sawa.proof",
    "sawa.failure",
    "claims.award",
    "claims.false-claim",
    "claims.outcomes",
}
"""The decisions that do not arise at every table."""

ENUMS = (*(d.choice for d in DECISIONS if d.choice is not None), *(enum for enum, _ in PARTS))

HOKUM = DigitTable([2, 3, 4, 5], [6, 7, 8, 9, 0], [1])
SUN = DigitTable([1, 2, 3, 4], [6, 7, 8, 9], [0, 5])
DIGITS = Digits(HOKUM, SUN, ExactTie.DECLARERS_WIN, ExactRaisedTie.DECLARERS_WIN)


def id_of(value: object) -> str | None:
    """How a decision or an enum is named in the ids of these tests."""
    if isinstance(value, Decision):
        return value.id
    return value.__name__ if isinstance(value, type) else None


def test_the_decisions_are_those_documented() -> None:
    """The package holds every documented decision and no other, in the documented order."""
    assert [decision.id for decision in DECISIONS] == [decision for decision, _ in WORDS]


def test_by_id_finds_every_decision() -> None:
    """`BY_ID` has the decisions in their order, under ids and field names that are all unlike."""
    assert tuple(BY_ID.items()) == tuple((decision.id, decision) for decision in DECISIONS)
    assert len({decision.field for decision in DECISIONS}) == len(DECISIONS) == len(BY_ID)


@pytest.mark.parametrize(("decision", "documented"), WORDS)
def test_the_words_are_those_documented(decision: str, documented: str | type) -> None:
    """A decision has the documented words in the documented order, or the documented class."""
    choice = BY_ID[decision].choice
    if isinstance(documented, str):
        assert choice is not None
        assert choice.words() == tuple(documented.split())
    else:
        assert choice is None
        assert BY_ID[decision].kind is documented


@pytest.mark.parametrize(("enum", "words"), PARTS, ids=id_of)
def test_the_words_inside_the_tables_are_those_documented(enum: type[Choice], words: str) -> None:
    """The enums inside the two tables have the documented words in the documented order."""
    assert enum.words() == tuple(words.split())


@pytest.mark.parametrize("enum", ENUMS, ids=id_of)
def test_every_choice_is_one_sentence(enum: type[Choice]) -> None:
    """A choice is one sentence of at most 240 characters, and no two of an enum are the same."""
    assert len(enum.__members__) == len(tuple(enum)), "two members share one sentence"
    for member in enum:
        sentence = member.value
        assert isinstance(sentence, str)
        assert len(sentence) <= 240
        assert sentence.endswith(".")
        assert ". " not in sentence
        assert sentence == " ".join(sentence.split())
        assert sentence[0].isupper()


@pytest.mark.parametrize("enum", ENUMS, ids=id_of)
def test_every_word_leads_back_to_its_choice(enum: type[Choice]) -> None:
    """A word names the choice that it was taken from."""
    assert tuple(enum.from_word(word) for word in enum.words()) == tuple(enum)


def test_no_enum_answers_two_decisions() -> None:
    """Every decision has its own enum, whose docstring is the decision's id."""
    by_enum = {d.choice: d for d in DECISIONS if d.choice is not None}
    assert len(by_enum) == sum(d.choice is not None for d in DECISIONS)
    for enum, decision in by_enum.items():
        assert enum.__doc__ == f"`{decision.id}`."


def test_every_question_is_a_question() -> None:
    """A question is one short line with a question mark, and no two decisions ask the same."""
    for decision in DECISIONS:
        assert decision.question.endswith("?")
        assert len(decision.question) <= 100
    assert len({decision.question for decision in DECISIONS}) == len(DECISIONS)


@pytest.mark.parametrize("decision", DECISIONS, ids=id_of)
def test_every_condition_can_be_asked(decision: Decision) -> None:
    """A condition names another decision that exists, and some of its choices but not all."""
    for alternative in decision.arises:
        for when in alternative:
            enum = BY_ID[when.decision].choice
            assert enum is not None
            assert when.decision != decision.id
            assert all(isinstance(choice, enum) for choice in when.choices)
            assert 0 < len(set(when.choices)) == len(when.choices) < len(enum)


def test_the_conditional_decisions_are_those_documented() -> None:
    """A decision arises at every table unless its documentation says when it does not."""
    assert {d.id for d in DECISIONS if d.arises != ALWAYS} == CONDITIONAL


def test_the_package_exports_what_answers_are_made_of() -> None:
    """Every enum and every table class can be imported from the package itself."""
    kinds = {d.kind for d in DECISIONS if d.kind is not int}
    exported = {getattr(decisions, name) for name in decisions.__all__ if name[1].islower()}
    assert exported == kinds | set(ENUMS) | {Digits, DigitTable}
    assert len(decisions.__all__) == len(set(decisions.__all__))


def test_digits_are_kept_in_order() -> None:
    """Digit tables that list the same digits are equal, in whatever order they were written."""
    assert HOKUM.others == (0, 6, 7, 8, 9)
    assert DigitTable([5, 4, 3, 2], [0, 9, 8, 7, 6], [1]) == HOKUM
    assert hash(DIGITS) == hash(attrs.evolve(DIGITS))


@pytest.mark.parametrize("hokum", TieForm)
@pytest.mark.parametrize("sun", TieForm)
def test_digits_are_given_where_they_decide(hokum: TieForm, sun: TieForm) -> None:
    """A tie rule has digits exactly where the form of a contract asks for them."""
    needed = TieForm.DIGITS in (hokum, sun)
    right, wrong = (DIGITS, None) if needed else (None, DIGITS)
    assert TieRule(hokum, sun, right).digits is right
    with pytest.raises(ValueError, match="exactly where"):
        TieRule(hokum, sun, wrong)


def test_every_fault_has_an_outcome() -> None:
    """The outcomes give each fault its own, and a list that leaves one out is refused."""
    outcomes = ClaimOutcomes(
        tuple(
            (reason, ClaimOutcome.WARNING if reason is ClaimReason.TALK else ClaimOutcome.AWARD)
            for reason in ClaimReason
        )
    )
    assert outcomes.of(ClaimReason.TALK) is ClaimOutcome.WARNING
    assert outcomes.of(ClaimReason.REVOKE) is ClaimOutcome.AWARD
    with pytest.raises(ValueError, match="every reason"):
        ClaimOutcomes(outcomes.outcomes[1:])
    with pytest.raises(ValueError, match="every reason"):
        ClaimOutcomes(outcomes.outcomes[::-1])
