"""Sawa: whether it may be called, whether it holds, and what refutes it."""

from collections.abc import Mapping

from attrs import frozen

from baloot.kernel.sawa import SawaSearch
from baloot.messages import message
from baloot.profile.decisions import SawaAllowed, SawaProof
from baloot.profile.profile import Options
from baloot.rules.compiled import play_rules
from baloot.rules.objection import Objection
from baloot.rules.play import trick_result, trump_index
from baloot.table.cards import PACK, Card, Cards
from baloot.table.contract import Contract
from baloot.table.seats import Seat

_SEATS = tuple(Seat)


def objection(options: Options, claimer: Seat) -> Objection | None:
    """Why nobody may call Sawa at this table, or None where one may."""
    if options.sawa_allowed is SawaAllowed.CHECKED:
        return None
    return Objection("sawa.allowed", message("fact.sawa-called", seat=claimer))


@frozen
class LineTrick:
    """A trick of a line of play: who leads, the four cards, and who wins it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@frozen
class Proof:
    """Whether a Sawa holds; if not, a lawful line from its lead to the first lost trick."""

    holds: bool
    refutation: tuple[LineTrick, ...]


def prove(
    options: Options, contract: Contract, locked: bool, hands: Mapping[Seat, Cards], claimer: Seat
) -> Proof:
    """Whether `claimer`, on lead to an empty trick, may say Sawa with these hands.

    `options` are the table's own, not watched ones: all play decisions are used together.
    """
    alone = options.sawa_proof is SawaProof.CLAIMER_ALONE
    search = SawaSearch(
        play_rules(options),
        trump_index(contract),
        locked,
        _SEATS.index(claimer),
        alone,
    )
    leader = _SEATS.index(claimer)
    bits = [hands[seat].bits for seat in _SEATS]
    if search.holds(leader, bits):
        return Proof(True, ())
    line = search.refutation(leader, bits)
    return Proof(False, tuple(_trick(contract, _SEATS[first], cards) for first, *cards in line))


def _trick(contract: Contract, leader: Seat, indices: list[int]) -> LineTrick:
    cards = tuple(PACK[index] for index in indices)
    return LineTrick(leader, cards, trick_result(contract, leader, cards, last=False).winner)
