"""Sawa: whether one side can take every remaining trick, all hands open.

The search goes trick by trick. What lies between two tricks is remembered by the order in which
the remaining cards of each suit belong to the seats: nothing else about their ranks can matter
any more, except whether an ace is still there to be led.
"""

from baloot.kernel.trick import (
    ABOVE_PLAIN,
    ABOVE_TRUMP,
    CARD_BITS,
    EKKA_ANNOUNCED,
    EKKA_AT,
    IS_ACE,
    SUIT_CARDS,
    beats,
    ekka_is_true,
    lawful,
)
from baloot.table.cards import PACK, Rank, Suit
from baloot.table.ranking import PLAIN_ORDER, TRUMP_ORDER


def _from_the_top(order: tuple[Rank, ...]) -> list[list[int]]:
    """For every suit its cards, the highest first."""
    return [
        sorted(
            (card.index for card in PACK if card.suit is suit),
            key=lambda index: order.index(PACK[index].rank),
        )
        for suit in Suit
    ]


PLAIN_FROM_TOP = _from_the_top(PLAIN_ORDER)
TRUMP_FROM_TOP = _from_the_top(TRUMP_ORDER)


HEIGHT = [7 - PLAIN_FROM_TOP[card >> 3].index(card) for card in range(32)]
"""How high a card stands in its plain suit."""

_OWNERS: dict[tuple[int, bool], int] = {}
_DISTINCT: dict[tuple[int, int, int, bool], list[int]] = {}


def owners(chunk: int, trump: bool) -> int:
    """Who owns the cards of a suit, from its highest to its lowest, as one number.

    `chunk` holds the suit's cards of each seat, eight bits a seat. The lowest bit of the result
    says whether the ace is there. Worked out once for every chunk that comes up.
    """
    known = _OWNERS.get((chunk, trump))
    if known is None:
        known = 1
        for card in (TRUMP_FROM_TOP if trump else PLAIN_FROM_TOP)[0]:
            for seat in range(4):
                if chunk >> seat * 8 >> card & 1:
                    known = known << 2 | seat
        ace = any(
            IS_ACE[card] and chunk >> seat * 8 >> card & 1 for card in range(8) for seat in range(4)
        )
        known = known << 1 | ace
        _OWNERS[chunk, trump] = known
    return known


def distinct(mine: int, between: int, suit: int, trump: bool) -> list[int]:
    """The cards of `mine`, eight bits of one suit, one of each run that `between` does not part.

    An ace stands for itself, since leading it is a thing of its own. From the highest.
    """
    known = _DISTINCT.get((mine, between, suit, trump))
    if known is None:
        known = []
        open_run = False
        for card in (TRUMP_FROM_TOP if trump else PLAIN_FROM_TOP)[0]:
            if between >> card & 1:
                open_run = False
            elif mine >> card & 1 and not open_run:
                known.append(suit * 8 + card)
                open_run = not IS_ACE[card]
        _DISTINCT[mine, between, suit, trump] = known
    return known


class SawaSearch:
    """One claim at one table: `rules`, trump and lock are fixed for the whole search.

    Seats count from 0 in turn order; `alone` leaves the claimer's partner to chance.
    """

    def __init__(self, rules: int, trump: int, locked: bool, claimer: int, alone: bool) -> None:
        self.rules = rules
        self.trump = trump
        self.locked = locked
        self.claimer = claimer
        self.alone = alone
        self.says_ekka = (rules >> EKKA_AT & 3) == EKKA_ANNOUNCED
        self.known: dict[tuple[int, ...], bool] = {}

    def holds(self, leader: int, hands: list[int]) -> bool:
        """Whether the claimer's side, `leader` leading, takes every trick that is left."""
        if not hands[leader] or self.cashes(leader, hands):
            return True
        key = self.key(leader, hands)
        found = self.known.get(key)
        if found is None:
            found = self.lead(leader, hands)
            self.known[key] = found
        return found

    def cashes(self, leader: int, hands: list[int]) -> bool:
        """Whether the claimer leads and simply plays winners: a short way to a sure yes.

        Every card must be the highest left of its suit, one after the other, and there must be
        trumps enough to draw those of each other hand first.
        """
        if leader != self.claimer or (self.locked and hands[leader] & SUIT_CARDS[self.trump]):
            return False
        mine = hands[leader]
        others = (hands[0] | hands[1] | hands[2] | hands[3]) ^ mine
        rest = mine
        while rest:
            bit = rest & -rest
            rest ^= bit
            card = bit.bit_length() - 1
            above = ABOVE_TRUMP if card >> 3 == self.trump else ABOVE_PLAIN
            if above[card] & others:
                return False
        if not others & SUIT_CARDS[self.trump]:
            return True
        drawn = (mine & SUIT_CARDS[self.trump]).bit_count()
        return all(
            (hands[seat] & SUIT_CARDS[self.trump]).bit_count() <= drawn
            for seat in range(4)
            if seat != leader
        )

    def key(self, leader: int, hands: list[int]) -> tuple[int, ...]:
        """The position between two tricks, with ranks and the names of plain suits forgotten."""
        south, east, north, west = hands
        trumps = 0
        plain = []
        for suit in range(4):
            at = suit * 8
            # The suit's cards of all four seats, eight bits each.
            chunk = (
                (south >> at & 255)
                | (east >> at & 255) << 8
                | (north >> at & 255) << 16
                | (west >> at & 255) << 24
            )
            if suit == self.trump:
                trumps = chunk and owners(chunk, True)
            elif chunk:
                plain.append(owners(chunk, False))
        plain.sort()
        return (leader, trumps, *plain)

    def lead(self, leader: int, hands: list[int]) -> bool:
        """The leader's choice of a card and, where it is announced, of saying Ekka."""
        played = CARD_BITS & ~(hands[0] | hands[1] | hands[2] | hands[3])
        ours = self.chooses(leader)
        for card in self.options(leader, hands, played, 0, 0, 0, 0, False):
            for ekka in (True, False) if self.may_say(card, played) else (False,):
                taken = self.follow(leader, hands, played, (card,), 0, ekka)
                if taken == ours:
                    return ours
        return not ours

    def may_say(self, card: int, played: int) -> bool:
        """Whether the leader may truly say Ekka with `card`."""
        return self.says_ekka and ekka_is_true(card, self.trump, played)

    def chooses(self, seat: int) -> bool:
        """Whether `seat` plays for the claim; the others do anything lawful."""
        return seat == self.claimer or (not self.alone and (seat - self.claimer) & 1 == 0)

    def options(
        self,
        seat: int,
        hands: list[int],
        played: int,
        position: int,
        lead: int,
        best: int,
        best_position: int,
        ekka: bool,
    ) -> list[int]:
        """The lawful cards of a seat, one of each run of cards that come to the same."""
        cards = CARD_BITS & lawful(
            self.rules,
            self.trump,
            self.locked,
            hands[seat],
            played,
            position,
            lead,
            best,
            best_position,
            ekka,
        )
        held = hands[0] | hands[1] | hands[2] | hands[3]
        # Cards of the other seats part those of a hand, cards on the table still do too.
        others = CARD_BITS & ~(hands[seat] | played) if position else held ^ hands[seat]
        found: list[int] = []
        for suit in range(4):
            mine = cards >> suit * 8 & 255
            if mine:
                between = others >> suit * 8 & 255
                found += distinct(mine, between, suit, suit == self.trump)
        return found

    def follow(
        self,
        leader: int,
        hands: list[int],
        played: int,
        trick: tuple[int, ...],
        best_position: int,
        ekka: bool,
    ) -> bool:
        """Whether the claim holds once the last card of `trick` is on the table."""
        position = len(trick)
        before = (leader + position - 1) & 3
        bit = 1 << trick[position - 1]
        hands[before] ^= bit
        if position < 4:
            result = self.answer(leader, hands, played, trick, best_position, ekka)
        else:
            result = not best_position & 1 and self.holds((leader + best_position) & 3, hands)
        hands[before] ^= bit
        return result

    def answer(
        self,
        leader: int,
        hands: list[int],
        played: int,
        trick: tuple[int, ...],
        best_position: int,
        ekka: bool,
    ) -> bool:
        """The next seat's choice of a card to `trick`."""
        position = len(trick)
        seat = (leader + position) & 3
        ours = self.chooses(seat)
        best = trick[best_position]
        cards = self.options(seat, hands, played, position, trick[0], best, best_position, ekka)
        losing = []
        # Winning cards first, then the low ones before the high ones: that settles most at once.
        for card in cards:
            if not beats(card, best, self.trump):
                losing.append(card)
            elif self.follow(leader, hands, played, (*trick, card), position, ekka) == ours:
                return ours
        losing.sort(key=HEIGHT.__getitem__)
        for card in losing:
            if self.follow(leader, hands, played, (*trick, card), best_position, ekka) == ours:
                return ours
        return not ours

    def refutation(self, leader: int, hands: list[int]) -> list[tuple[int, ...]]:
        """A lawful line to the first lost trick, where the claim fails.

        It consists of tricks, each a leader and its four cards.
        """
        played = CARD_BITS & ~(hands[0] | hands[1] | hands[2] | hands[3])
        hands = list(hands)
        for card in self.options(leader, hands, played, 0, 0, 0, 0, False):
            if not self.follow(leader, hands, played, (card,), 0, False):
                break
        trick: tuple[int, ...] = (card,)
        hands[leader] ^= 1 << card
        best_position = 0
        while len(trick) < 4:
            position = len(trick)
            seat = (leader + position) & 3
            best = trick[best_position]
            for card in self.options(
                seat, hands, played, position, trick[0], best, best_position, False
            ):
                winning = position if beats(card, best, self.trump) else best_position
                if not self.follow(leader, hands, played, (*trick, card), winning, False):
                    break
            best_position = position if beats(card, best, self.trump) else best_position
            trick = (*trick, card)
            hands[seat] ^= 1 << card
        line = [(leader, *trick)]
        if best_position & 1:
            return line
        return line + self.refutation((leader + best_position) & 3, hands)
