"""Sawa: whether one side can take every remaining trick, all hands open.

The search goes trick by trick. What lies between two tricks is remembered by the order in which
the remaining cards of each suit belong to the seats: nothing else about their ranks can matter
any more, except whether an ace is still there to be led.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from baloot.kernel.trick import (
    CARD_BITS,
    EKKA_ANNOUNCED,
    EKKA_AT,
    IS_ACE,
    NO_TRUMP,
    SUIT_CARDS,
    beats,
    ekka_is_true,
    lawful,
)
from baloot.table.cards import PACK, Rank
from baloot.table.ranking import PLAIN_ORDER, TRUMP_ORDER

if TYPE_CHECKING:
    from mypy_extensions import i64


def _from_the_top(order: tuple[Rank, ...]) -> bytes:
    """The cards of the first suit, the highest first."""
    return bytes(
        sorted(range(8), key=[order.index(PACK[card].rank) for card in range(8)].__getitem__)
    )


PLAIN_FROM_TOP: Final = _from_the_top(PLAIN_ORDER)
TRUMP_FROM_TOP: Final = _from_the_top(TRUMP_ORDER)


def _down(from_top: bytes) -> bytes:
    """For every set of cards of a suit that set with the highest card as bit 0, and so on."""
    found = [0]
    for cards in range(1, 256):
        rest = cards & (cards - 1)
        lowest = (cards ^ rest).bit_length() - 1
        found.append(found[rest] | 1 << from_top.index(lowest))
    return bytes(found)


PLAIN_DOWN: Final = _down(PLAIN_FROM_TOP)
TRUMP_DOWN: Final = _down(TRUMP_FROM_TOP)
PLAIN_UP: Final = bytes(map(PLAIN_DOWN.index, range(256)))
TRUMP_UP: Final = bytes(map(TRUMP_DOWN.index, range(256)))
PLAIN_ACE: Final = 1
TRUMP_ACE: Final = 4
COUNT: Final = bytes(cards.bit_count() for cards in range(256))
_OWNERS: Final[dict[int, int]] = {}


def owners(chunk: i64, trump: bool) -> int:
    """Who owns the cards of a suit, from its highest to its lowest, as one number below 2**18.

    `chunk` holds the suit's cards of each seat from the leader on, eight bits a seat. The lowest
    bit of the result says whether the ace is there. Which opponent stands above the other never
    matters: either of them taking a trick ends it. Worked out once for every chunk that comes up.
    """
    place: int = chunk * 2
    if trump:
        place += 1
    known = _OWNERS.get(place)
    if known is None:
        known = 1
        ace = 0
        last_opponents = 0  # Those of the fourth seat wait for those of the second.
        for card in TRUMP_FROM_TOP if trump else PLAIN_FROM_TOP:
            for seat in range(4):
                if chunk >> seat * 8 >> card & 1:
                    ace |= IS_ACE[card]
                    if seat == 3:
                        last_opponents += 1
                        continue
                    if seat != 1:
                        known = _with_opponents(known, last_opponents)
                        last_opponents = 0
                    known = known << 2 | seat
        known = _with_opponents(known, last_opponents) << 1 | ace
        _OWNERS[place] = known
    return known


def _with_opponents(known: int, count: int) -> int:
    for _ in range(count):
        known = known << 2 | 3
    return known


def distinct(mine: i64, between: i64, trump: bool) -> i64:
    """Of the cards `mine` of a suit, one of each run that `between` does not part: the highest.

    An ace stands for itself, since leading it is a thing of its own. All sets are eight bits.
    """
    down = TRUMP_DOWN if trump else PLAIN_DOWN
    cards: i64 = down[mine]
    parting: i64 = down[between]
    empty = 255 ^ cards ^ parting
    ace = cards & (TRUMP_ACE if trump else PLAIN_ACE)
    # A run begins at the top, below a parting card and below an ace. Adding these beginnings to
    # the empty places carries each of them on to the first card that it meets.
    met = empty + (1 | (parting | ace) << 1)
    if trump:
        return TRUMP_UP[met & cards]
    return PLAIN_UP[met & cards]


class SawaSearch:
    """One claim at one table: `rules`, trump and lock are fixed for the whole search.

    Seats count from 0 in turn order; `alone` leaves the claimer's partner to chance. Inside, the
    hands are turned with every card: first comes that of the player to move, and `turn` counts
    from the claimer.
    """

    def __init__(self, rules: i64, trump: i64, locked: bool, claimer: i64, alone: bool) -> None:
        self.rules = rules
        self.trump = trump
        self.locked = locked
        self.claimer = claimer
        self.alone = alone
        self.says_ekka = (rules >> EKKA_AT & 3) == EKKA_ANNOUNCED
        self.known: dict[tuple[int, int], bool] = {}

    def holds(self, leader: int, hands: list[int]) -> bool:
        """Whether the claimer's side, `leader` leading, takes every trick that is left."""
        first, second, third, fourth = hands[leader:] + hands[:leader]
        return self._holds((leader - self.claimer) & 3, first, second, third, fourth)

    def _holds(self, turn: i64, hand: i64, second: i64, third: i64, fourth: i64) -> bool:
        """`holds` for the leader at `turn`, which is of the claimer's side."""
        if not hand:
            return True
        if self._loses_to_a_trump(hand | third, second | fourth):
            return False
        if self._is_stopped(hand, second, third, fourth):
            return False
        if turn == 0 and self._cashes(hand, second, third, fourth):
            return True
        key = self._key(turn, hand, second, third, fourth)
        found = self.known.get(key)
        if found is None:
            found = self._lead(turn, hand, second, third, fourth)
            self.known[key] = found
        return found

    def _loses_to_a_trump(self, ours: i64, theirs: i64) -> bool:
        """Whether the other side holds the highest trump, which wins whenever it is played."""
        if self.trump == NO_TRUMP:
            return False
        at = self.trump * 8
        mine: i64 = TRUMP_DOWN[ours >> at & 255]
        others: i64 = TRUMP_DOWN[theirs >> at & 255]
        both = mine | others
        return both & -both & others != 0

    def _is_stopped(self, hand: i64, second: i64, third: i64, fourth: i64) -> bool:
        """Whether too many suits may not be led, no trump being about: a short way to a sure no.

        The holder of the highest card of a suit keeps it, and takes the trick if that suit is led.
        One who holds several of them must let the first go when no other card is left. Until then
        the leads have to come from other suits, which last as long as the longer of both hands.
        """
        if (hand | second | third | fourth) & SUIT_CARDS[self.trump]:
            return False
        leads: i64 = 0
        left: i64 = 0
        right: i64 = 0
        tricks: i64 = 0
        suit: i64
        for suit in range(4):
            at = suit * 8
            mine = hand >> at & 255
            partners = third >> at & 255
            theirs = PLAIN_DOWN[second >> at & 255]
            others = PLAIN_DOWN[fourth >> at & 255]
            every = PLAIN_DOWN[mine | partners] | theirs | others
            top = every & -every
            own: i64 = COUNT[mine]
            tricks += own
            if top & theirs:
                left += 1
            elif top & others:
                right += 1
            elif own > COUNT[partners]:
                leads += own
            else:
                leads += COUNT[partners]
        stops = left if left > right else right
        return stops > 0 and leads < tricks - stops + 1

    def _cashes(self, hand: i64, second: i64, third: i64, fourth: i64) -> bool:
        """Whether the claimer leads and simply plays winners: a short way to a sure yes.

        In every suit its highest cards must outlast what any other hand can follow with, or be
        all that it holds there; and it must draw all trumps of the others first.
        """
        if self.locked and hand & SUIT_CARDS[self.trump]:
            return False
        suit: i64
        for suit in range(4):
            at = suit * 8
            mine = hand >> at & 255
            is_trump = suit == self.trump
            if not mine and not is_trump:
                continue
            left = second >> at & 255
            across = third >> at & 255
            right = fourth >> at & 255
            others = left | across | right
            if not others:
                continue
            rounds: i64 = COUNT[left]
            if COUNT[across] > rounds:
                rounds = COUNT[across]
            if COUNT[right] > rounds:
                rounds = COUNT[right]
            down = TRUMP_DOWN if is_trump else PLAIN_DOWN
            highest: i64 = down[others]
            highest &= -highest
            winners: i64 = COUNT[down[mine] & (highest - 1)]
            if winners < rounds and (is_trump or winners < COUNT[mine]):
                return False
        return True

    def _key(self, turn: i64, hand: i64, second: i64, third: i64, fourth: i64) -> tuple[int, int]:
        """The position between two tricks, with ranks and the names of plain suits forgotten."""
        trumps: i64 = 0
        high: i64 = 0
        middle: i64 = 0
        low: i64 = 0
        suit: i64
        for suit in range(4):
            at = suit * 8
            # The suit's cards of all four seats, eight bits each.
            chunk = (
                (hand >> at & 255)
                | (second >> at & 255) << 8
                | (third >> at & 255) << 16
                | (fourth >> at & 255) << 24
            )
            if not chunk:
                continue
            if suit == self.trump:
                trumps = owners(chunk, True)
                continue
            plain: i64 = owners(chunk, False)
            # The plain suits are put in order as they come.
            if plain > high:
                high, plain = plain, high
            if plain > middle:
                middle, plain = plain, middle
            if plain > low:
                low, plain = plain, low
            if plain:
                trumps = plain  # The fourth plain suit, in Sun.
        return (trumps << 2 | turn, high << 36 | middle << 18 | low)

    def _lead(self, turn: i64, hand: i64, second: i64, third: i64, fourth: i64) -> bool:
        """The leader's choice of a card and, where it is announced, of saying Ekka."""
        played = CARD_BITS & ~(hand | second | third | fourth)
        ours = self._chooses(turn)
        others = second | third | fourth
        cards = self._options(hand, others, played, 0, 0, 0, 0, False)
        while cards:
            rest: int = cards
            card: i64 = rest.bit_length() - 1
            bit: i64 = 1
            bit <<= card
            cards ^= bit
            for ekka in (True, False) if self._may_say(card, played) else (False,):
                if ours == self._after(
                    turn, hand, second, third, fourth, played, 0, card, card, card, 0, ekka
                ):
                    return ours
        return not ours

    def _may_say(self, card: i64, played: i64) -> bool:
        """Whether the leader may truly say Ekka with `card`."""
        return self.says_ekka and ekka_is_true(card, self.trump, played)

    def _chooses(self, turn: i64) -> bool:
        """Whether the player at `turn` plays for the claim; the others do anything lawful."""
        return turn == 0 or (turn == 2 and not self.alone)

    def _options(
        self,
        hand: i64,
        others: i64,
        played: i64,
        position: i64,
        lead: i64,
        best: i64,
        best_position: i64,
        ekka: bool,
    ) -> i64:
        """The lawful cards of a hand, one of each run of cards that come to the same.

        `others` are all cards that may part a run: those of the other hands and on the table.
        """
        cards = lawful(
            self.rules,
            self.trump,
            self.locked,
            hand,
            played,
            position,
            lead,
            best,
            best_position,
            ekka,
        )
        found: i64 = 0
        suit: i64
        for suit in range(4):
            at = suit * 8
            mine = cards >> at & 255
            if mine & (mine - 1):
                mine = distinct(mine, others >> at & 255, suit == self.trump)
            found |= mine << at
        return found

    def _answer(
        self,
        turn: i64,
        hand: i64,
        second: i64,
        third: i64,
        fourth: i64,
        played: i64,
        position: i64,
        lead: i64,
        best: i64,
        best_position: i64,
        ekka: bool,
    ) -> bool:
        """Whether the claim holds with the hand to move adding a card to the trick."""
        ours = self._chooses(turn & 3)
        others = CARD_BITS & ~(hand | played)
        if position & 1:
            others &= ~third  # The other opponent, who parts nothing: see `owners`.
        cards = self._options(hand, others, played, position, lead, best, best_position, ekka)
        losing: i64 = 0
        lowest: int
        card: i64
        # Winning cards first: that settles most at once.
        while cards:
            lowest = cards
            card = lowest.bit_length() - 1
            bit: i64 = 1
            bit <<= card
            cards ^= bit
            if not beats(card, best, self.trump):
                losing |= bit
            elif ours == self._after(
                turn,
                hand,
                second,
                third,
                fourth,
                played,
                position,
                lead,
                card,
                card,
                position,
                ekka,
            ):
                return ours
        while losing:
            lowest = losing & -losing
            losing ^= lowest
            card = lowest.bit_length() - 1
            if ours == self._after(
                turn,
                hand,
                second,
                third,
                fourth,
                played,
                position,
                lead,
                card,
                best,
                best_position,
                ekka,
            ):
                return ours
        return not ours

    def _after(
        self,
        turn: i64,
        hand: i64,
        second: i64,
        third: i64,
        fourth: i64,
        played: i64,
        position: i64,
        lead: i64,
        card: i64,
        best: i64,
        best_position: i64,
        ekka: bool,
    ) -> bool:
        """Whether the claim holds once `card` is on the table and `best` is winning."""
        bit: i64 = 1  # A variable, since the compiler shifts a literal in 32 bits.
        bit <<= card
        if position < 3:
            return self._answer(
                turn + 1,
                second,
                third,
                fourth,
                hand ^ bit,
                played,
                position + 1,
                lead,
                best,
                best_position,
                ekka,
            )
        if best_position & 1:
            return False
        first = (turn + 1) & 3  # The leader of the trick.
        if best_position:
            return self._holds(first ^ 2, fourth, hand ^ bit, second, third)
        return self._holds(first, second, third, fourth, hand ^ bit)

    def refutation(self, leader: int, hands: list[int]) -> list[tuple[int, ...]]:
        """A lawful line to the first lost trick, where the claim fails.

        It consists of tricks, each a leader and its four cards.
        """
        line: list[tuple[int, ...]] = []
        best_position = 0
        while not best_position & 1:
            leader = (leader + best_position) & 3
            cards, best_position = self._refuting_trick(leader, hands)
            line.append((leader, *cards))
            hands = [hand & ~(1 << cards[(seat - leader) & 3]) for seat, hand in enumerate(hands)]
        return line

    def _refuting_trick(self, leader: int, hands: list[int]) -> tuple[list[int], int]:
        """The next trick of a refutation, and the position of the card that takes it."""
        hand, second, third, fourth = hands[leader:] + hands[:leader]
        played = CARD_BITS & ~(hand | second | third | fourth)
        cards: list[int] = []
        best, best_position = 0, 0
        for position in range(4):
            turn = (leader + position - self.claimer) & 3
            others = CARD_BITS & ~(hand | played) if position else second | third | fourth
            lead = cards[0] if position else 0
            options: int = self._options(
                hand, others, played, position, lead, best, best_position, False
            )
            while options:
                card = (options & -options).bit_length() - 1
                options &= options - 1
                wins = position == 0 or beats(card, best, self.trump)
                winning = (card, position) if wins else (best, best_position)
                if not self._after(
                    turn,
                    hand,
                    second,
                    third,
                    fourth,
                    played,
                    position,
                    lead if position else card,
                    card,
                    *winning,
                    False,
                ):
                    break
            best, best_position = winning
            cards.append(card)
            hand, second, third, fourth = second, third, fourth, hand & ~(1 << card)
        return cards, best_position
