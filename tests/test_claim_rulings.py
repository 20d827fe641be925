"""Claims ruled on: small records with a claim, and what it comes to."""

import pytest

from baloot import ByTeam, CaseError, Seat, loads, pack_from_seed, replay, rule

DEAL = {
    "record": 1,
    "dealer": "W",
    "hands": {
        "S": "7S 8S 9S TS JS QS KS AS",
        "E": "7H 8H 9H TH JH QH KH 7C",
        "N": "7D 8D 9D TD JD QD KD AD",
        "W": "AH 8C 9C TC JC QC KC AC",
    },
    "upcard": "7H",
    "calls": ["S pass", "E hokum", "N pass", "W pass", "S pass", "N pass"],
    "raises": ["S pass", "N pass"],
}


def ask(claim: dict[str, object], profile: str = "saudi", **more: object) -> dict[str, object]:
    case = {"ask": "claim", "given": {"record": {**DEAL, **more}, "claim": claim}}
    return dict(rule(case, profile))


def test_a_void_second_hand_that_does_not_trump() -> None:
    """South leads a spade, East is void with trumps and throws a club: upheld, the pool to NS."""
    answer = ask(
        {"by": "S", "reason": "not-trumped", "seat": "E", "trick": 0, "card": "7C"},
        plays=["S AS 7C 7D 8C"],
        calls=["S pass", "E hokum", "N pass", "W pass", "S pass"],
    )
    assert answer["upheld"] is True
    assert answer["outcome"] == "award"
    assert answer["award"] == {"NS": 16, "EW": 0}


def test_calls_out_of_turn_and_not_open() -> None:
    """A call of a seat that is not asked, and one that is not open, are put right."""
    out_of_turn = ask(
        {"by": "S", "reason": "call-out-of-turn", "seat": "W", "call": 0},
        calls=["W pass", "S pass"],
    )
    assert (out_of_turn["upheld"], out_of_turn["outcome"]) == (True, "correction")
    not_open = ask(
        {"by": "S", "reason": "call-not-open", "seat": "E", "call": 1},
        calls=["S pass", "E ashkal"],
    )
    assert (not_open["upheld"], not_open["outcome"]) == (True, "correction")


def test_play_out_of_turn() -> None:
    """A lead by a seat whose turn it is not is put right."""
    answer = ask(
        {"by": "S", "reason": "play-out-of-turn", "seat": "E", "trick": 0, "card": "7H"},
        calls=["S pass", "E hokum", "N pass", "W pass", "S pass"],
        plays=["E 7H"],
    )
    assert (answer["upheld"], answer["outcome"]) == (True, "correction")


def test_tables_without_claims() -> None:
    """Where nobody may claim, a claim is illegal, with the decision that says so."""
    answer = ask(
        {"by": "S", "reason": "talk", "seat": "E"}, "table-app", calls=["S pass"], raises=[]
    )
    assert answer["verdict"] == "illegal"
    assert answer["hangs-on"] == ["claims.allowed"]


STOPPED = """
record: 1
profile: {profile}
deals:
  - dealer: S
    scores: {{NS: 96, EW: 90}}
    hands:
      S: 7D 9D KD 8S 9S JH QC KC
      E: AD TD JS QS 7H 8H 7C 8C
      N: 8D 7S TS KS 9H QH JC TC
      W: QD JD AS TH KH AH 9C AC
    upcard: AD
    calls: [E sun]
    plays: [E AD TC QD 7D]
    claims: [{{by: W, reason: revoke, seat: N, trick: 0, card: {card}}}]
    result: {{NS: {ns}, EW: {ew}}}
  - pack: 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C TC JC QC
      KC AC
    calls: [N pass]
"""


@pytest.mark.parametrize(("card", "ns", "ew"), [("TC", 0, 26), ("TC", 26, 0)])
def test_an_upheld_claim_ends_the_deal(card: str, ns: int, ew: int) -> None:
    """A match goes on from the award of a claim, and a wrong result is told."""
    done = replay(loads(STOPPED.format(profile="saudi", card=card, ns=ns, ew=ew)))
    assert [it.points and (it.points.ns, it.points.ew) for it in done.deals] == [(0, 26), None]
    assert done.scores == ByTeam(96, 116)
    assert done.deals[1].setting.dealer is Seat.EAST
    assert [it.field for it in done.mismatches] == ([] if ew == 26 else ["result.NS", "result.EW"])


def test_a_claim_where_nobody_may_claim() -> None:
    """At a table without claims a claim changes nothing, and is a breach itself."""
    done = replay(loads(STOPPED.format(profile="table-app", card="TC", ns=0, ew=26)), "audited")
    assert done.deals[0].points is None
    assert "claims.allowed" in [it.rule for it in done.breaches]


TABLE = {
    "record": 1,
    "dealer": "S",
    "hands": {
        "E": "KC JH 9H 7H AS KS QS JS",
        "N": "7C 8C AH TH 7D 8D 7S 8S",
        "W": "QH 8H 9D TD JD QD 9S TS",
        "S": "KH AC TC QC JC 9C KD AD",
    },
    "upcard": "7H",
    "calls": ["E hokum", "N pass", "W pass", "S pass"],
}
REVOKE = {"by": "E", "reason": "revoke", "seat": "S", "trick": 0, "card": "KD"}


def at_table(claim: dict[str, object], **more: object) -> dict[str, object]:
    case = {"ask": "claim", "given": {"record": {**TABLE, **more}, "claim": claim}}
    return dict(rule(case, "saudi"))


@pytest.mark.parametrize("raises", [[], ["N pass"], ["N pass", "S pass"]])
def test_whoever_said_nothing_to_the_stakes_passed(raises: list[str]) -> None:
    """South holds clubs and threw a diamond: upheld, also where the passes were not written."""
    answer = at_table(REVOKE, raises=raises, plays=["E KC 7C QH KD"])
    assert (answer["upheld"], answer["award"]) == (True, {"NS": 0, "EW": 16})


@pytest.mark.parametrize(
    ("claim", "more"),
    [
        (REVOKE, {"calls": ["E hokum"], "plays": ["E KC 7C QH KD"]}),
        ({**REVOKE, "card": "9S"}, {"plays": ["E KC 7C QH 9S"]}),
        (
            {**REVOKE, "seat": "N", "trick": 1, "card": "8S"},
            {"plays": ["E KC 7C QH AC", "S TC JH 8S 8H"]},
        ),
    ],
)
def test_what_replay_never_came_to_is_undecidable(
    claim: dict[str, object], more: dict[str, object]
) -> None:
    """An act behind a gap or an impossible turn is neither found nor denied, and costs nothing."""
    answer = at_table(claim, **more)
    assert answer["upheld"] == "undecidable"
    assert answer["outcome"] == "play-on"
    assert answer["award"] == {"NS": 0, "EW": 0}


@pytest.mark.parametrize(
    "claim",
    [
        {**REVOKE, "trick": 3},
        {"by": "N", "reason": "false-project", "seat": "E", "declares": 9},
        {"by": "N", "reason": "revoke", "seat": "E"},
        {"by": "N", "reason": "revoke", "seat": "E", "call": 0},
        {"by": "N", "reason": "call-not-open", "seat": "E", "call": 9},
    ],
)
def test_a_claim_without_its_place_is_bad_input(claim: dict[str, object]) -> None:
    """The place of a claim is looked at in a record as in a question."""
    plays = ["E KC 7C QH KD"]
    with pytest.raises(CaseError):
        at_table(claim, plays=plays)
    written = {**TABLE, "plays": plays, "claims": [claim]}
    with pytest.raises(CaseError, match="claims"):
        rule({"ask": "record", "given": {"record": written}}, "saudi")


def test_a_wrong_cut_is_the_fault_of_who_cut() -> None:
    """North cut although West sits at the dealer's left: upheld against North alone."""
    pack = " ".join(map(str, pack_from_seed(1)))
    for accused, upheld in (("N", True), ("S", False)):
        claim = {"by": "E", "reason": "misdeal", "seat": accused}
        record = {"record": 1, "dealer": "S", "shuffled": pack, "cut": {"by": "N", "at": 12}}
        answer = rule({"ask": "claim", "given": {"record": record, "claim": claim}}, "saudi")
        assert answer["upheld"] is upheld
        assert answer["outcome"] == ("redeal" if upheld else "play-on")


def test_an_early_baloot_is_no_false_one() -> None:
    """Who was dealt king and queen did not claim falsely, even if it was said too early."""
    hands = {**TABLE["hands"], "S": "KH AC TC QC JC QH KD AD", "W": "9C 8H 9D TD JD QD 9S TS"}  # type: ignore[dict-item]
    claim = {"by": "E", "reason": "false-baloot", "seat": "S", "trick": 0, "card": "QH"}
    answer = at_table(claim, hands=hands, plays=["E JH TH 8H QH*"])
    assert answer["upheld"] is False


def test_projects_declared_before_the_deal_stopped_count() -> None:
    """East alone declared, so its side won the comparison: the pool and the Fifty."""
    answer = at_table(REVOKE, declares=["E fifty"], plays=["E KC 7C QH KD"])
    assert answer["award"] == {"NS": 0, "EW": 21}


def test_a_kind_that_nobody_holds_is_named() -> None:
    """A project that was named by its kind alone and is not there can be claimed, and is named."""
    claim = {"by": "N", "reason": "false-project", "seat": "E", "declares": 0}
    answer = at_table(claim, declares=["E hundred"], plays=["E KC 7C QH AC"])
    assert answer["upheld"] is True
    assert "the Hundred" in str(answer["why"])


def test_deals_after_an_unfinished_one_are_told() -> None:
    """A deal that cannot be placed is a mismatch and does not vanish."""
    later = {"pack": " ".join(map(str, pack_from_seed(2)))}
    body = {key: value for key, value in TABLE.items() if key != "record"}
    answer = rule(
        {"ask": "record", "given": {"record": {"record": 1, "deals": [body, later]}}}, "saudi"
    )
    (deal,) = answer["deals"]
    assert [it["field"] for it in deal["mismatches"]] == ["deals[1]"]


def test_a_call_out_of_turn_is_not_one_that_is_not_open() -> None:
    """What was judged under another reason is denied, and not left open."""
    answer = ask(
        {"by": "S", "reason": "call-not-open", "seat": "W", "call": 0}, calls=["W pass", "S pass"]
    )
    assert (answer["upheld"], answer["outcome"]) == (False, "play-on")


def test_baloot_in_sun_is_false() -> None:
    """In Sun nobody has king and queen of trump."""
    claim = {"by": "E", "reason": "false-baloot", "seat": "S", "trick": 0, "card": "KH"}
    answer = at_table(claim, calls=["E sun"], plays=["E JH TH QH KH*"])
    assert (answer["upheld"], answer["award"]) == (True, {"NS": 0, "EW": 26})
