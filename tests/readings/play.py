"""A second reading of how the cards of Baloot are played.

The tests hold the engine's answers against these: which cards may lawfully be
played, who wins a trick, what a trick is worth, and whether an Ekka is true.
It was written from the text of the rules alone, without a look at the engine,
and is worth something only while that stays so. It must import nothing from
the engine, share no table or helper with it, and never be "corrected" merely to
agree with it: where the two differ, somebody goes back to the text.

It is slow and literal on purpose. A card is a string of two characters, its
rank (one of ``7 8 9 T J Q K A``) and its suit (one of ``S H D C``). A trump is a
suit, or None where the contract is Sun. Seats need no names here: a trick is
given from its leader on, and players take turns, so that the player to move and
every second player before it are partners.

Where the text leaves room, the reading taken is marked "Reading:".
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

SUITS = ["S", "H", "D", "C"]

# From the highest to the lowest.
TRUMPS_FROM_THE_TOP = ["J", "9", "A", "T", "K", "Q", "8", "7"]
PLAIN_FROM_THE_TOP = ["A", "T", "K", "Q", "J", "9", "8", "7"]

WORTH_OF_A_TRUMP = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
WORTH_OF_A_PLAIN_CARD = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
WORTH_OF_THE_LAST_TRICK = 10


# --- The public questions -------------------------------------------------------


def lawful(
    choices: Mapping[str, str],
    *,
    trump: str | None,
    locked: bool,
    trick: Sequence[str],
    hand: Collection[str],
    played: Collection[str],
    ekka_said: bool,
) -> set[str]:
    """Those cards of ``hand`` that the player to move may play.

    ``trick`` holds the cards on the table, the leader's first; ``played`` those of
    the earlier tricks. ``ekka_said``: the leader said Ekka with its card.
    """
    must_be_a_contract(trump)
    must_be_cards(trick)
    must_be_cards(hand)
    must_be_cards(played)
    if len(trick) > 3:
        raise ValueError("a trick of four cards has no player to move")
    if nobody_has_played_yet(trick):
        return may_be_led(trump, locked, hand)
    if can_follow_suit(hand, trick):
        return may_follow(choices, trump, trick, hand)
    return may_be_played_when_void(choices, trump, trick, hand, played, ekka_said)


def winner(trick: Sequence[str], *, trump: str | None) -> int:
    """The position, from 0 for the leader, of the card that wins or is winning."""
    must_be_a_contract(trump)
    must_be_cards(trick)
    if not 1 <= len(trick) <= 4:
        raise ValueError("a trick to be won has one to four cards")
    return list(trick).index(winning_card(trick, trump))


def abnat(trick: Sequence[str], *, trump: str | None, last: bool) -> int:
    """The card points of a trick, with ten more if it is the last of the deal."""
    must_be_a_contract(trump)
    must_be_cards(trick)
    points = 0
    for card in trick:
        points = points + worth(card, trump)
    if last:
        points = points + WORTH_OF_THE_LAST_TRICK
    return points


def ekka_is_true(card: str, *, trump: str | None, played: Collection[str]) -> bool:
    """Whether Ekka may truly be said when ``card`` is led.

    It exists in Hokum only, on a plain suit only, and is true when no higher card
    of that suit is still unplayed. An ace has nothing above it, so that Ekka is
    true of it as well, though it needs none.
    """
    must_be_a_contract(trump)
    must_be_cards([card])
    must_be_cards(played)
    if is_sun(trump):
        return False
    if is_a_trump(card, trump):
        return False
    return nothing_in(higher_unplayed(card, trump=trump, played=played))


def higher_unplayed(card: str, *, trump: str | None, played: Collection[str]) -> set[str]:
    """The cards of its suit that rank above ``card`` and are still unplayed.

    Only the cards of earlier tricks have been played. A card in the leader's own
    hand has not, and is in the answer like one in another's hand.
    """
    must_be_a_contract(trump)
    must_be_cards([card])
    must_be_cards(played)
    # Reading: of a trump the higher cards are those of the order of trumps. Ekka
    # is never true of a trump, but the question what is above it can be asked.
    return {other for other in higher_cards(card, trump) if not has_been_played(other, played)}


# --- Leading --------------------------------------------------------------------


def may_be_led(trump: str | None, locked: bool, hand: Collection[str]) -> set[str]:
    """Anything, but for a trump when play is locked and the hand has other cards."""
    # Reading: Sun has no lock, so that one asked about in Sun forbids nothing.
    if is_sun(trump):
        return set(hand)
    if not locked:
        return set(hand)
    if holds_only_trumps(hand, trump):
        return set(hand)
    return plain_cards_in(hand, trump)


# --- Following suit -------------------------------------------------------------


def may_follow(
    choices: Mapping[str, str], trump: str | None, trick: Sequence[str], hand: Collection[str]
) -> set[str]:
    """A player who has the suit that was led plays that suit."""
    if trump_was_led(trick, trump):
        return may_follow_a_trump(choices, trump, trick, hand)
    # In a plain suit of Hokum, and in any suit of Sun, nobody has to beat anything.
    return cards_of_the_suit_led(hand, trick)


def may_follow_a_trump(
    choices: Mapping[str, str], trump: str | None, trick: Sequence[str], hand: Collection[str]
) -> set[str]:
    """Any trump will do, unless this table says that it has to be a higher one."""
    if not a_higher_trump_is_asked_for(choices, trump, trick):
        return trumps_in(hand, trump)
    if can_win_with_a_trump(hand, trick, trump):
        return trumps_that_win(hand, trick, trump)
    return trumps_in(hand, trump)


def a_higher_trump_is_asked_for(
    choices: Mapping[str, str], trump: str | None, trick: Sequence[str]
) -> bool:
    word = choices["play.trump-led"]
    if word == "follow-only":
        return False
    if word == "always-overtake":
        return True
    if word == "overtake-opponent":
        return an_opponent_is_winning(trick, trump)
    raise unknown_word("play.trump-led", word)


# --- Without a card of the suit led ---------------------------------------------


def may_be_played_when_void(
    choices: Mapping[str, str],
    trump: str | None,
    trick: Sequence[str],
    hand: Collection[str],
    played: Collection[str],
    ekka_said: bool,
) -> set[str]:
    """What a player may play who has no card of the suit that was led."""
    if is_sun(trump):
        return set(hand)
    if trump_was_led(trick, trump):
        return set(hand)
    if an_opponent_is_winning(trick, trump):
        return may_be_played_against_an_opponent(choices, trump, trick, hand)
    if the_fourth_is_to_play(trick):
        return set(hand)
    # The second player has no partner in the trick yet, so this is the third, and
    # the partner who is winning is the leader.
    return may_be_played_by_the_third(choices, trump, trick, hand, played, ekka_said)


def may_be_played_against_an_opponent(
    choices: Mapping[str, str], trump: str | None, trick: Sequence[str], hand: Collection[str]
) -> set[str]:
    """Void in a plain lead, an opponent winning: trump so as to win, or be free."""
    word = choices["play.void-against-opponent"]
    if word == "free":
        # Reading: free is free altogether. Whether a trump that cannot win has to
        # be played is then not asked at all.
        return set(hand)
    if word == "winning-trump":
        if can_win_with_a_trump(hand, trick, trump):
            return trumps_that_win(hand, trick, trump)
        return may_be_played_when_no_trump_wins(choices, trump, hand)
    raise unknown_word("play.void-against-opponent", word)


def may_be_played_when_no_trump_wins(
    choices: Mapping[str, str], trump: str | None, hand: Collection[str]
) -> set[str]:
    """A duty to trump so as to win that cannot be met: is a low trump still owed?"""
    if not holds_a_trump(hand, trump):
        return set(hand)
    word = choices["play.cannot-overtrump"]
    if word == "free":
        return set(hand)
    if word == "any-trump":
        return trumps_in(hand, trump)
    raise unknown_word("play.cannot-overtrump", word)


def may_be_played_by_the_third(
    choices: Mapping[str, str],
    trump: str | None,
    trick: Sequence[str],
    hand: Collection[str],
    played: Collection[str],
    ekka_said: bool,
) -> set[str]:
    """Third to play, void, while the card that its partner led is winning."""
    if not the_third_must_trump(choices, trump, trick, played, ekka_said):
        return set(hand)
    if not holds_a_trump(hand, trump):
        return set(hand)
    # Any trump will do: no trump lies on the table while a plain lead is winning.
    return trumps_in(hand, trump)


def the_third_must_trump(
    choices: Mapping[str, str],
    trump: str | None,
    trick: Sequence[str],
    played: Collection[str],
    ekka_said: bool,
) -> bool:
    word = choices["play.third-hand"]
    if word == "free":
        return False
    if word == "trump-always":
        # Reading: always, so after an ace or an Ekka too, whatever is announced.
        return True
    if word == "trump-unless-ace-or-ekka":
        # Reading: an ace frees by itself, also at a table that knows no Ekka.
        if an_ace_was_led(trick):
            return False
        return not an_ekka_holds(choices, trump, trick, played, ekka_said)
    raise unknown_word("play.third-hand", word)


def an_ekka_holds(
    choices: Mapping[str, str],
    trump: str | None,
    trick: Sequence[str],
    played: Collection[str],
    ekka_said: bool,
) -> bool:
    """Whether the card led counts as an Ekka at this table."""
    word = choices["play.ekka"]
    if word == "none":
        return False
    if word == "announced":
        # What was said frees the third hand, true or not; what was true and was
        # not said does not.
        return ekka_said
    if word == "automatic":
        # Reading: it is judged as things stood when the card was led, so the cards
        # of this trick are not among those played. (It could not matter: a higher
        # card of the suit from the second player would itself be winning.)
        return ekka_is_true(card_led(trick), trump=trump, played=played)
    raise unknown_word("play.ekka", word)


# --- Turns and partners ---------------------------------------------------------


def nobody_has_played_yet(trick: Sequence[str]) -> bool:
    return len(trick) == 0


def the_fourth_is_to_play(trick: Sequence[str]) -> bool:
    return len(trick) == 3


def places_of_opponents(trick: Sequence[str]) -> list[int]:
    """Where in the trick the opponents of the player to move have played."""
    if len(trick) == 1:
        return [0]
    if len(trick) == 2:
        return [1]
    if len(trick) == 3:
        return [0, 2]
    return []


def an_opponent_is_winning(trick: Sequence[str], trump: str | None) -> bool:
    return winner(trick, trump=trump) in places_of_opponents(trick)


# --- The cards on the table -----------------------------------------------------


def card_led(trick: Sequence[str]) -> str:
    return trick[0]


def suit_led(trick: Sequence[str]) -> str:
    return suit_of(card_led(trick))


def trump_was_led(trick: Sequence[str], trump: str | None) -> bool:
    return is_a_trump(card_led(trick), trump)


def an_ace_was_led(trick: Sequence[str]) -> bool:
    return rank_of(card_led(trick)) == "A"


def winning_card(trick: Sequence[str], trump: str | None) -> str:
    """The highest trump, or without one the highest card of the suit led."""
    trumps = trumps_in(trick, trump)
    if trumps:
        return highest(trumps, trump)
    return highest(cards_of_the_suit_led(trick, trick), trump)


# --- The cards of a hand --------------------------------------------------------


def can_follow_suit(hand: Collection[str], trick: Sequence[str]) -> bool:
    return len(cards_of_the_suit_led(hand, trick)) > 0


def cards_of_the_suit_led(cards: Iterable[str], trick: Sequence[str]) -> set[str]:
    return {card for card in cards if suit_of(card) == suit_led(trick)}


def trumps_in(cards: Iterable[str], trump: str | None) -> set[str]:
    return {card for card in cards if is_a_trump(card, trump)}


def plain_cards_in(cards: Iterable[str], trump: str | None) -> set[str]:
    return {card for card in cards if not is_a_trump(card, trump)}


def holds_a_trump(hand: Collection[str], trump: str | None) -> bool:
    return len(trumps_in(hand, trump)) > 0


def holds_only_trumps(hand: Collection[str], trump: str | None) -> bool:
    return len(plain_cards_in(hand, trump)) == 0


def can_win_with_a_trump(hand: Collection[str], trick: Sequence[str], trump: str | None) -> bool:
    return len(trumps_that_win(hand, trick, trump)) > 0


def trumps_that_win(hand: Collection[str], trick: Sequence[str], trump: str | None) -> set[str]:
    """The trumps in hand that would be winning if they were played now."""
    return {card for card in trumps_in(hand, trump) if would_win(card, trick, trump)}


def would_win(card: str, trick: Sequence[str], trump: str | None) -> bool:
    return winning_card([*trick, card], trump) == card


# --- The order and the worth of cards -------------------------------------------


def highest(cards: Collection[str], trump: str | None) -> str:
    """The highest of some cards of one suit."""
    for card in cards:
        if nothing_in(other for other in cards if ranks_above(other, card, trump)):
            return card
    raise ValueError("none of no cards is the highest")


def higher_cards(card: str, trump: str | None) -> set[str]:
    """Every card of the pack that is of the same suit and ranks above this one."""
    return {other for other in whole_pack() if ranks_above(other, card, trump)}


def ranks_above(card: str, other: str, trump: str | None) -> bool:
    """Whether ``card`` is the higher of two cards of the same suit."""
    if suit_of(card) != suit_of(other):
        return False
    order = order_from_the_top(card, trump)
    return order.index(rank_of(card)) < order.index(rank_of(other))


def order_from_the_top(card: str, trump: str | None) -> list[str]:
    if is_a_trump(card, trump):
        return TRUMPS_FROM_THE_TOP
    return PLAIN_FROM_THE_TOP


def worth(card: str, trump: str | None) -> int:
    if is_a_trump(card, trump):
        return WORTH_OF_A_TRUMP[rank_of(card)]
    return WORTH_OF_A_PLAIN_CARD[rank_of(card)]


# --- The plainest facts ---------------------------------------------------------


def is_sun(trump: str | None) -> bool:
    return trump is None


def is_a_trump(card: str, trump: str | None) -> bool:
    if trump is None:
        return False
    return suit_of(card) == trump


def has_been_played(card: str, played: Collection[str]) -> bool:
    return card in played


def rank_of(card: str) -> str:
    return card[0]


def suit_of(card: str) -> str:
    return card[1]


def whole_pack() -> list[str]:
    return [rank + suit for suit in SUITS for rank in PLAIN_FROM_THE_TOP]


def nothing_in(cards: Iterable[str]) -> bool:
    return list(cards) == []


# --- What cannot be answered ----------------------------------------------------


def must_be_cards(cards: Iterable[str]) -> None:
    for card in cards:
        if card not in whole_pack():
            raise ValueError(f"{card!r} is not a card of the pack")


def must_be_a_contract(trump: str | None) -> None:
    if trump is not None and trump not in SUITS:
        raise ValueError(f"{trump!r} is not a suit")


def unknown_word(decision: str, word: str) -> ValueError:
    return ValueError(f"{word!r} is no choice of {decision}")
