"""Random positions of play, as a game could reach them or as a case could put them."""

from random import Random

from baloot.rules.play import PlayPosition
from baloot.table.cards import PACK, Cards, Suit
from baloot.table.contract import Contract, Mode
from baloot.table.seats import Seat

SEATS = tuple(Seat)


def random_contract(rng: Random) -> Contract:
    """Hokum three times in four, since Sun has few duties."""
    declarer = rng.choice(SEATS)
    if rng.random() < 0.25:
        return Contract(Mode.SUN, None, declarer)
    return Contract(Mode.HOKUM, rng.choice(tuple(Suit)), declarer)


def random_position(rng: Random) -> PlayPosition:
    """A position with any cards anywhere; hands lean to few suits, so that voids are common."""
    pack = list(PACK)
    rng.shuffle(pack)
    if rng.random() < 0.6:
        favoured = set(rng.sample(tuple(Suit), 2))
        pack.sort(key=lambda card: card.suit not in favoured)
    tricks = rng.randrange(8)
    size = 8 - tricks
    hand, rest = pack[:size], pack[size:]
    rng.shuffle(rest)
    count = rng.randrange(4)
    trick, rest = rest[:count], rest[count:]
    contract = random_contract(rng)
    return PlayPosition(
        contract,
        rng.choice(SEATS),
        Cards.of(hand),
        tuple(trick),
        Cards.of(rest[: 4 * tricks]),
        locked=contract.mode is Mode.HOKUM and rng.random() < 0.3,
        ekka=rng.random() < 0.3,
    )
