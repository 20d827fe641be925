"""The ask about a finished trick: `trick`."""

from attrs import frozen

from baloot.cases.ask import Ask, Faults, Finding
from baloot.cases.given import GivenContract, card_faults
from baloot.cases.readers import read_seat, read_whole
from baloot.messages import Value, message
from baloot.profile.profile import Profile
from baloot.rules.play import trick_result
from baloot.table.cards import Card
from baloot.table.seats import Seat


@frozen
class GivenTrick:
    """`given` of a `trick` question."""

    contract: GivenContract
    leader: Seat
    trick: tuple[Card, ...]
    last: bool = False


def _check(given: GivenTrick) -> Faults:
    faults = given.contract.faults() + card_faults((("trick", given.trick),))
    if len(given.trick) != 4:
        faults.append((("trick",), message("problem.trick-count", count=len(given.trick))))
    return faults


def _impossible(_: GivenTrick, __: Profile) -> Faults:
    return []


def _find(given: GivenTrick, _: Profile) -> Finding:
    result = trick_result(given.contract.contract(), given.leader, given.trick, last=given.last)
    said: dict[str, Value] = {"seat": result.winner, "card": result.card, "abnat": result.abnat}
    return Finding(
        {"winner": result.winner.value, "abnat": result.abnat},
        ("fixed.trick-winner", "fixed.card-points"),
        (),
        message("headline.trick", **said),
        (message("fact.trick-last" if given.last else "fact.trick", **said),),
    )


TRICK = Ask(
    "trick", GivenTrick, _check, _impossible, _find, {"winner": read_seat, "abnat": read_whole}
)
