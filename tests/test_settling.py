"""Projects and points asked for with values: the same answers as the cases give."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baloot import (
    BySide,
    Cards,
    IllegalProject,
    Kind,
    Level,
    Mode,
    Profile,
    Seat,
    Side,
    Suit,
    Taken,
    best_declaration,
    compare_projects,
    load_profile,
    pack_from_seed,
    rule,
    score,
)
from baloot.rules.stakes import levels
from tests.tables import shipped

SAUDI = load_profile("saudi")
seeds = st.integers(0, 2**32)
tables = st.sampled_from(shipped())
trumps = st.sampled_from((None, *Suit))


def hands_of(seed: int) -> dict[Seat, Cards]:
    """Hands that lie together, so that there are runs."""
    pack = list(pack_from_seed(seed))
    for index in range(0, 32, 4):
        pack[index : index + 4] = sorted(pack[index : index + 4], key=lambda it: it.index)
    pack.sort(key=lambda card: (card.index * 7 + seed % 13) % 29 < 9)
    return {seat: Cards.of(pack[at * 8 : at * 8 + 8]) for at, seat in enumerate(Seat)}


@given(tables, seeds, trumps, st.sampled_from(Seat))
def test_projects_as_the_case_has_them(
    profile: Profile, seed: int, trump: Suit | None, dealer: Seat
) -> None:
    """`compare_projects` and the question `projects` agree on the side and on what scores."""
    hands = hands_of(seed)
    contract = {"mode": "sun"} if trump is None else {"mode": "hokum", "trump": trump.value}
    given_case: dict[str, Any] = {
        "contract": contract,
        "dealer": dealer.value,
        "hands": {seat.value: str(hand) for seat, hand in hands.items()},
    }
    answer = rule({"ask": "projects", "given": given_case}, profile=profile)
    settled = compare_projects(hands, trump, dealer, profile)
    winner = settled.comparison.winner
    assert answer["winner"] == (winner and winner.value)
    assert answer["because"] == settled.comparison.because.value
    assert [(it["seat"], it["kind"]) for it in answer["scoring"]] == [
        (it.seat.value, it.project.kind.value) for it in settled.scoring
    ]
    baloot = settled.baloot
    assert (answer["baloot"] or {}).get("seat") == (baloot and baloot.seat.value)
    if settled.comparison.best is not None:
        best = settled.comparison.best
        assert best.project in best_declaration(hands[best.seat], trump, profile)


def test_a_sira_beside_a_hundred() -> None:
    """Two projects of one hand, the higher first."""
    found = best_declaration(Cards.parse("AS KS QS JS TS 9H 8H 7H"), None, SAUDI)
    assert [it.kind for it in found] == [Kind.HUNDRED, Kind.SIRA]


def test_what_may_not_be_named() -> None:
    """A card that is not held is refused with seat, rule and reason."""
    hands = {Seat.EAST: Cards.parse("AS KS QS JS TS 9H 8H 7H")}
    with pytest.raises(IllegalProject, match="was not dealt") as caught:
        compare_projects(
            hands, None, Seat.SOUTH, SAUDI, declared={Seat.EAST: [Cards.parse("AH KH QH")]}
        )
    assert caught.value.seat is Seat.EAST
    assert caught.value.ruling.rule == "fixed.original-cards"


def test_hands_that_cannot_be() -> None:
    """Hands of another size, a card twice, and namings where nothing is named."""
    eight = Cards.parse("AS KS QS JS TS 9H 8H 7H")
    with pytest.raises(ValueError, match="eight cards, not 1"):
        best_declaration(Cards.parse("AS"), None, SAUDI)
    with pytest.raises(ValueError, match="two hands"):
        compare_projects({Seat.EAST: eight, Seat.WEST: eight}, None, Seat.SOUTH, SAUDI)
    app = next(it for it in shipped() if it.options.projects_declaring.word == "automatic")
    with pytest.raises(ValueError, match="leave out declared"):
        compare_projects({Seat.EAST: eight}, None, Seat.SOUTH, app, declared={})


@given(tables, st.integers(0, 162), st.sampled_from(Level), st.booleans())
def test_points_as_the_case_has_them(
    profile: Profile, declarers: int, level: Level, sira: bool
) -> None:
    """`score` and the question `score` agree on the points and on the sheet."""
    kinds: BySide[tuple[Kind, ...]] = BySide((Kind.SIRA,) if sira else (), ())
    taken = Taken(
        Mode.HOKUM, level, BySide(declarers, 162 - declarers), BySide(4, 4), kinds, Side.DEFENDERS
    )
    if level not in levels(profile.options, Mode.HOKUM):
        with pytest.raises(ValueError, match="level: "):
            score(taken, profile)
        return
    answer = rule(
        {
            "ask": "score",
            "given": {
                "contract": {"mode": "hokum", "trump": "H", "declarer": "E"},
                "level": level.value,
                "abnat": {"declarers": declarers, "defenders": 162 - declarers},
                "tricks-won": {"declarers": 4, "defenders": 4},
                "projects": {"declarers": ["sira"] if sira else []},
                "baloot": "defenders",
            },
        },
        profile=profile,
    )
    found = score(taken, profile)
    assert answer["points"] == {side.value: found.points.of(side) for side in Side}
    assert answer["sheet"] == found.sheet.rows


def test_what_no_deal_comes_to() -> None:
    """Every contradiction is told at once, in the words of the case."""
    taken = Taken(Mode.SUN, Level.SINGLE, BySide(100, 62), BySide(5, 5), baloot=Side.DECLARERS)
    with pytest.raises(ValueError, match=r"abnat: .*130.*tricks-won: .*8.*baloot: "):
        score(taken, SAUDI)
