"""Whole deals written out by hand from what the sources describe, with what they come to.

`golden/NAME.yaml` is a record; its head says which situation of which source it is and works the
result out. `golden/NAME.sheet.yaml` says deal by deal what has to come of it: who takes how many
card points with each trick, every line of the sheet, the points of the sheet, the breaches, and
what a claim gives in place of those points.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml

from baloot import Finished, Record, dumps, load_profile, loads, replay, rule
from baloot.game.found import ReplayedDeal
from baloot.game.record_text import plain_claim
from baloot.game.replay import Replay
from baloot.rulebook.sheet import SheetLine
from baloot.rules.play import trick_result
from baloot.table.seats import ByTeam

FOLDER = Path(__file__).parent / "golden"
NAMES = sorted(it.stem for it in FOLDER.glob("*.yaml") if not it.stem.endswith(".sheet"))

golden = pytest.mark.parametrize("name", NAMES)


def record_of(name: str) -> Record:
    return loads((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))


def expected(name: str) -> dict[str, Any]:
    found = yaml.safe_load((FOLDER / f"{name}.sheet.yaml").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def replayed(name: str) -> Replay:
    return replay(record_of(name))


def by_team(points: ByTeam[int]) -> dict[str, int]:
    return {"NS": points.ns, "EW": points.ew}


def finished(deal: ReplayedDeal) -> Finished:
    assert isinstance(deal.state, Finished)
    return deal.state


def line_of(line: SheetLine) -> list[str | int]:
    """A line as the sheets write it: its rule, and its two amounts where it has any."""
    if line.declarers is None or line.defenders is None:
        return [line.rule]
    return [line.rule, line.declarers, line.defenders]


def test_every_record_has_its_sheet() -> None:
    """No record is without a sheet and no sheet without a record."""
    sheets = {it.name.removesuffix(".sheet.yaml") for it in FOLDER.glob("*.sheet.yaml")}
    assert sheets == set(NAMES)


@golden
def test_the_result(name: str) -> None:
    """The replay agrees with the result that the record claims."""
    assert replayed(name).mismatches == ()


@golden
def test_every_deal(name: str) -> None:
    """Each deal as played comes to its points, and the next one has the right dealer."""
    found = [
        {"points": by_team(state.points), "next-dealer": state.next_dealer.value}
        for state in map(finished, replayed(name).deals)
    ]
    assert found == [
        {key: deal[key] for key in ("points", "next-dealer")} for deal in expected(name)["deals"]
    ]


@golden
def test_every_trick(name: str) -> None:
    """Each trick goes to its winner with its card points, the last one's ten included."""
    record = record_of(name)
    for deal, done, wanted in zip(
        record.deals, replayed(name).deals, expected(name)["deals"], strict=True
    ):
        contract = finished(done).contract
        found = []
        for index, trick in enumerate(deal.plays):
            assert contract is not None
            cards = tuple(it.card for it in trick.cards)
            result = trick_result(contract, trick.leader, cards, last=index == 7)
            found.append(f"{result.winner.value} {result.abnat}")
        assert found == wanted.get("taken", [])


@golden
def test_every_line_of_the_sheet(name: str) -> None:
    """The sheet is the arithmetic done by hand, line by line."""
    found = [[line_of(it) for it in finished(deal).sheet.lines] for deal in replayed(name).deals]
    assert found == [deal["sheet"] for deal in expected(name)["deals"]]


@golden
def test_the_breaches(name: str) -> None:
    """Exactly the breaches that were put in are found, each at its trick and card."""
    found = [
        [
            {"trick": it.trick, "seat": it.seat.value, "card": str(it.card), "rule": it.rule}
            for it in deal.breaches
        ]
        for deal in replayed(name).deals
    ]
    assert found == [deal.get("breaches", []) for deal in expected(name)["deals"]]


@golden
def test_the_scores(name: str) -> None:
    """The scores after the last deal, and whether a side has won the match."""
    done, wanted = replayed(name), expected(name)
    assert by_team(done.scores) == wanted["scores"]
    assert (done.winner.value if done.winner else None) == wanted["winner"]


@golden
def test_the_claims(name: str) -> None:
    """A claim that a record holds is judged as the source has it."""
    record = record_of(name)
    for deal, wanted in zip(record.deals, expected(name)["deals"], strict=True):
        assert len(deal.claims) == ("claim" in wanted)
        for claim in deal.claims:
            given = {"record": yaml.safe_load(dumps(record)), "claim": plain_claim(claim)}
            answer = rule({"ask": "claim", "given": given})
            assert {key: answer[key] for key in wanted["claim"]} == wanted["claim"]


@golden
@pytest.mark.parametrize("form", ["json", "jsonl", "yaml"])
def test_written_and_read_back(name: str, form: str) -> None:
    """In every text form the record is read back as it was."""
    record = record_of(name)
    assert loads(dumps(record, form)) == record


def test_the_profiles() -> None:
    """Every shipped table that the deals name has its own; together they cover all six."""
    named = {record_of(name).profile for name in NAMES}
    assert named == {"saudi", "table-app", "yeeqia", "daily", "federation", "elblot"}
    assert all(load_profile(it).name == it for it in named)
