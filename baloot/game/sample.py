"""Hidden hands drawn by chance: what a player who cannot see them may suppose."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from attrs import frozen

from baloot.game.expecting import expect
from baloot.game.state import Going, InAuction
from baloot.game.view import View, hands_of, view
from baloot.profile.decisions import DealPattern
from baloot.rules import dealing
from baloot.table.cards import PACK, Card, Cards
from baloot.table.seats import BySeat, Seat, from_right_of

if TYPE_CHECKING:
    from baloot.game.draws import Draws


class NoHands(ValueError):
    """No hands account for what a seat has seen: another has broken a rule, unseen where.

    A search that looked at so many thousand hands and found none is given up, and says so too.
    """

    def __init__(self) -> None:
        super().__init__(
            "no hands account for what was done: another seat has broken a rule, "
            "and the known cards do not show which act it was"
        )


@frozen
class Sample:
    """A state that looks to a seat as its view does, with all hidden cards supposed.

    `uniform` is whether they were drawn with equal chance from all that fit. Before there is a
    contract, what is left of the pack is supposed too.
    """

    state: Going
    uniform: bool

    @property
    def hands(self) -> BySeat[Cards]:
        """What each seat holds now."""
        return hands_of(self.state)


def sample(seen: View, rng: Random) -> Sample:
    """Hidden hands under which nothing that others did in the open is a breach.

    Duties are met, and projects, Baloot and Ekka are true; what the cards that the seat knows
    prove to be a breach is let pass. `ValueError` for a deal that is over, and `NoHands`, which is
    one, where no hands fit. The same view and the same state of `rng` give the same hands.
    """
    expect(seen, View, "a View")
    expect(rng, Random, "a random.Random")
    if seen.phase == "finished":
        raise ValueError("the deal is over: there are no hands to suppose")
    if seen.contract is None:
        return Sample(_in_auction(seen, rng), uniform=True)
    drawn = _draws(seen, any_of_kind=False).draw(rng)
    if drawn is None and any(it.top and it.cards is None for it in seen.declared):
        # The rank of another than the best: a record can have named its cards.
        drawn = _draws(seen, any_of_kind=True).draw(rng)
    if drawn is None:
        raise NoHands
    return Sample(*drawn)


@lru_cache(maxsize=4)
def _draws(seen: View, *, any_of_kind: bool) -> "Draws":
    """What is the same for every draw from a view is worked out once: a bot draws many."""
    # Loaded where it is used: most programs that import the library never draw.
    from baloot.game.draws import Draws

    return Draws(seen, any_of_kind=any_of_kind)


# --- before there is a contract ----------------------------------------------------------


def _in_auction(seen: View, rng: Random) -> InAuction:
    """Any card may be anywhere, but for those that the seat has seen."""
    from baloot.game.supposing import after_calls

    hidden = [it for it in PACK if it not in seen.hand and it != seen.upcard]
    rng.shuffle(hidden)
    hands = {seat: [hidden.pop() for _ in range(seen.counts.of(seat))] for seat in _others(seen)}
    for own in _orders(seen, rng):
        first = {seat: hand[:5] for seat, hand in (*hands.items(), (seen.seat, own))}
        stock = [] if seen.upcard is None else [seen.upcard]
        if seen.profile.options.deal_pattern is DealPattern.ALL_EIGHT:
            for seat in from_right_of(seen.dealer):
                stock += (own if seat is seen.seat else hands[seat])[5:]
        pack = dealing.pack_of_fives(seen.dealer, first, [*stock, *hidden])
        state = after_calls(seen, pack)
        if isinstance(state, InAuction) and view(state, seen.seat) == seen:
            return state
    raise AssertionError(seen)  # calls hang on no hidden card


def _others(seen: View) -> Iterator[Seat]:
    return (seat for seat in Seat if seat is not seen.seat)


def _orders(seen: View, rng: Random) -> Iterator[list[Card]]:
    """Orders in which the seat can have been dealt its cards.

    Which five of eight came first is not seen, but is what a hand may be thrown in for.
    """
    own = list(seen.hand)
    rng.shuffle(own)
    yield own
    own.sort(key=lambda card: card.rank in dealing.WORTHLESS)
    yield own
    yield own[::-1]
