"""What a view tells of the cards that it does not show: where some are, and where none can be."""

from collections.abc import Iterator, Mapping

from attrs import frozen

from baloot.game.stories import stories
from baloot.game.view import Named, View
from baloot.rules import play
from baloot.table.cards import NO_CARDS, PACK, Card, Cards
from baloot.table.contract import Contract
from baloot.table.seats import Seat


@frozen
class Clues:
    """What follows from a view, once there is a contract.

    `known` holds by seat which of its eight cards are known, all of them for the seat that looks.
    `hidden` are the other cards, and `may` holds by other seat which of them it may have without
    having broken a rule. `false` are the projects whose cards are known to be elsewhere. With
    `any_of_kind` an announced kind may stand for another project than the best.
    """

    known: Mapping[Seat, Cards]
    hidden: Cards
    may: Mapping[Seat, Cards]
    false: tuple[Named, ...]
    any_of_kind: bool = False

    @property
    def room(self) -> dict[Seat, int]:
        """How many hidden cards each other seat has."""
        return {seat: 8 - len(self.known[seat]) for seat in self.may}


def clues(view: View, *, any_of_kind: bool = False) -> Clues:
    """What a view tells."""
    known, false = _known(view)
    hidden = Cards.of(PACK)
    for cards in known.values():
        hidden -= cards
    may = {seat: hidden for seat in Seat if seat is not view.seat}
    for seat, barred in _barred(view, known, hidden):
        may[seat] -= barred
    return Clues(known, hidden, may, false, any_of_kind)


def _known(view: View) -> tuple[dict[Seat, Cards], tuple[Named, ...]]:
    """The cards that were played, taken up or laid open; and projects that cannot be true."""
    known = played_by(view)
    known[view.seat] |= view.hand
    if view.taker is not None and view.upcard is not None:
        known[view.taker] |= Cards.of((view.upcard,))
    false = []
    for it in (*view.declared, *view.shown):
        if it.cards is None or it.seat is view.seat:
            continue
        elsewhere = any(it.cards & known[seat] for seat in Seat if seat is not it.seat)
        if elsewhere or len(known[it.seat] | it.cards) > 8:
            false.append(it)
        else:
            known[it.seat] |= it.cards
    hidden = Cards.of(PACK) - Cards.of(card for cards in known.values() for card in cards)
    false += (
        it
        for it in view.declared
        if it.seat is not view.seat
        and it not in false
        and _is_nowhere(view, it, known[it.seat], hidden)
    )
    return known, tuple(false)


def _is_nowhere(view: View, named: Named, known: Cards, hidden: Cards) -> bool:
    """Whether the known cards leave none with which a project that was named could be held."""
    contract = view.contract
    assert contract is not None
    return not stories(view.profile.options, contract.trump, (named,), known, hidden)


def _barred(view: View, known: Mapping[Seat, Cards], hidden: Cards) -> Iterator[tuple[Seat, Cards]]:
    """The hidden cards with which a card that was played would have been unlawful.

    Whether it was is a matter of single cards: a hand makes it unlawful exactly if one of its
    cards does. A play that the known cards alone make unlawful is no clue.
    """
    played = NO_CARDS
    for leader, cards, ekka in tricks_of(view):
        for turn, card in enumerate(cards):
            seat = leader.after(turn)
            sure = known[seat] - played
            before = cards[:turn]
            if seat is view.seat or not _lawful(view, leader, before, played, ekka, card, sure):
                continue
            if _lawful(view, leader, before, played, ekka, card, sure | hidden):
                continue
            yield (
                seat,
                Cards.of(
                    it
                    for it in hidden
                    if not _lawful(view, leader, before, played, ekka, card, sure | Cards.one(it))
                ),
            )
        played |= Cards.of(cards)


def _lawful(
    view: View,
    leader: Seat,
    before: tuple[Card, ...],
    played: Cards,
    ekka: bool,
    card: Card,
    hand: Cards,
) -> bool:
    """Whether `card` may be played from `hand` to the cards `before` it."""
    contract = view.contract
    assert isinstance(contract, Contract)
    position = play.PlayPosition(contract, leader, hand, before, played, view.stake.locked, ekka)
    return card in play.lawful(position, view.profile).cards


def played_by(view: View) -> dict[Seat, Cards]:
    """What each seat has played, the trick on the table included."""
    played = dict.fromkeys(Seat, NO_CARDS)
    for leader, cards, _ in tricks_of(view):
        for turn, card in enumerate(cards):
            played[leader.after(turn)] |= Cards.one(card)
    return played


def tricks_of(view: View) -> Iterator[tuple[Seat, tuple[Card, ...], bool]]:
    """Leader, cards and whether Ekka was said, the trick on the table last."""
    for trick in view.tricks:
        yield trick.leader, trick.cards, trick.ekka
    if view.leader is not None and view.trick:
        yield view.leader, view.trick, view.ekka
