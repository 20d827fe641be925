"""Hidden cards spread over seats: how many ways there are, and one of them drawn with equal chance.

Each seat has room for so many cards and may hold only some of them. Cards that the same seats may
hold are alike for counting, so that a whole deal comes to a handful of groups.
"""

from collections.abc import Iterator, Mapping
from math import comb
from random import Random

from baloot.table.cards import NO_CARDS, Cards
from baloot.table.seats import Seat

Room = tuple[int, ...]


class Spread:
    """The ways to give `cards` out, each seat taking exactly its `room` from what it `may` hold."""

    def __init__(self, cards: Cards, may: Mapping[Seat, Cards], room: Mapping[Seat, int]) -> None:
        self.cards, self.may, self.room = cards, may, room
        self.seats = tuple(may)
        self.rooms: Room = tuple(room[seat] for seat in self.seats)
        groups: dict[tuple[int, ...], int] = {}
        for card in cards:
            holders = tuple(at for at, seat in enumerate(self.seats) if card in may[seat])
            groups[holders] = groups.get(holders, 0) | 1 << card.index
        # Cards that few may hold first: they leave the least to be counted.
        self.groups = sorted((holders, Cards(bits)) for holders, bits in groups.items())
        self.groups.sort(key=lambda it: len(it[0]))
        self.known: dict[tuple[int, Room], int] = {}

    @property
    def ways(self) -> int:
        """How many ways there are."""
        return self._ways(0, self.rooms)

    def draw(self, rng: Random) -> dict[Seat, Cards]:
        """One of the ways, each as likely as any other; `ValueError` where there is none."""
        if not self.ways:
            raise ValueError("there is no way to spread the cards")
        given = dict.fromkeys(self.seats, NO_CARDS)
        room = self.rooms
        for index, (holders, cards) in enumerate(self.groups):
            chosen = rng.randrange(self._ways(index, room))
            for counts in _splits(len(cards), tuple(room[at] for at in holders)):
                left = _less(room, holders, counts)
                chosen -= ways_to_split(counts) * self._ways(index + 1, left)
                if chosen < 0:
                    break
            shuffled = list(cards)
            rng.shuffle(shuffled)
            for at, count in zip(holders, counts, strict=True):
                given[self.seats[at]] |= Cards.of(shuffled[:count])
                del shuffled[:count]
            room = left
        return given

    def _ways(self, index: int, room: Room) -> int:
        """The ways to give out the groups from `index` on."""
        if index == len(self.groups):
            return int(not any(room))
        holders, cards = self.groups[index]
        if index == len(self.groups) - 1:
            # What is left goes exactly where there is room.
            fits = sum(room[at] for at in holders) == sum(room) == len(cards)
            return ways_to_split(tuple(room[at] for at in holders)) if fits else 0
        found = self.known.get((index, room))
        if found is None:
            found = sum(
                ways_to_split(counts) * self._ways(index + 1, _less(room, holders, counts))
                for counts in _splits(len(cards), tuple(room[at] for at in holders))
            )
            self.known[index, room] = found
        return found


def _splits(count: int, room: Room) -> Iterator[Room]:
    """Every way to split a number of like cards over seats with so much room."""
    if not room:
        if not count:
            yield ()
        return
    for first in range(min(count, room[0]) + 1):
        for rest in _splits(count - first, room[1:]):
            yield (first, *rest)


def ways_to_split(counts: Room) -> int:
    """In how many ways cards can be chosen for seats that get so many each, none left over."""
    ways, left = 1, sum(counts)
    for count in counts:
        ways *= comb(left, count)
        left -= count
    return ways


def _less(room: Room, holders: tuple[int, ...], counts: Room) -> Room:
    left = list(room)
    for at, count in zip(holders, counts, strict=True):
        left[at] -= count
    return tuple(left)
