"""A second reading of Sawa, the claim to every trick that is left.

The tests hold the engine's answers against this one: whether a claim holds. It
was written from the text of the rules alone, without a look at the engine, and is
worth something only while that stays so. It must import nothing from the engine,
share no table or helper with it, and never be "corrected" merely to agree with
it: where the two differ, somebody goes back to the text.

It is slow and literal on purpose: every lawful card of every player is tried, in
turn, to the end of the deal or to the first trick that the claimers lose. Nothing
is remembered and nothing is left out as being like something else. That is bearable
for two to four cards a hand. Which cards are lawful, who wins a trick and whether
an Ekka is true it takes from the reading of play beside it.

Cards, suits and trump are as there; seats are ``S E N W``, in turn order.

Where the text leaves room, the reading taken is marked "Reading:".
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from tests.readings import play

SEATS = ["S", "E", "N", "W"]


class Claim(NamedTuple):
    """What stays the same while the rest of the deal is tried."""

    choices: Mapping[str, str]
    trump: str | None
    locked: bool
    claimer: str


Hands = dict[str, list[str]]


# --- The public question --------------------------------------------------------


def holds(
    choices: Mapping[str, str],
    *,
    trump: str | None,
    locked: bool,
    hands: Mapping[str, Collection[str]],
    claimer: str,
) -> bool:
    """Whether the claimer, on lead, is sure of every remaining trick for its side.

    ``hands`` are what the four seats still hold. All other cards have been played.
    """
    must_be_hands(hands)
    must_be_a_seat(claimer)
    claim = Claim(choices, trump, locked, claimer)
    held = {seat: list(hands[seat]) for seat in SEATS}
    return the_rest_is_taken(claim, held, claimer)


# --- Trick after trick ----------------------------------------------------------


def the_rest_is_taken(claim: Claim, hands: Hands, leader: str) -> bool:
    """Whether the claim holds from here, the leader leading to the next trick."""
    if nobody_has_a_card(hands):
        return True
    # An opponent never leads: it would have to win a trick first.
    results = (
        the_trick_and_the_rest_are_taken(claim, hands, leader, [card], said)
        for card in lawful_cards(claim, hands, leader, [], False)
        for said in ways_to_say_ekka(claim, hands, card)
    )
    return as_the_player_may_choose(claim, leader, results)


def the_trick_and_the_rest_are_taken(
    claim: Claim, hands: Hands, leader: str, trick: Sequence[str], ekka_said: bool
) -> bool:
    """Whether the claim holds from here, some cards of a trick being on the table."""
    if len(trick) == 4:
        return the_rest_is_taken_after(claim, hands, leader, trick)
    seat = seat_to_move(leader, trick)
    results = (
        the_trick_and_the_rest_are_taken(claim, hands, leader, [*trick, card], ekka_said)
        for card in lawful_cards(claim, hands, seat, trick, ekka_said)
    )
    return as_the_player_may_choose(claim, seat, results)


def the_rest_is_taken_after(claim: Claim, hands: Hands, leader: str, trick: Sequence[str]) -> bool:
    """Whether a trick of four cards went to the claimers, and the rest goes there too."""
    winner = seat_after(leader, play.winner(trick, trump=claim.trump))
    # Reading: under both proofs a trick that the partner wins is taken; a Sawa claims
    # the tricks for the team. The partner leads then.
    if not is_on_the_claiming_side(claim, winner):
        return False
    return the_rest_is_taken(claim, hands_after(hands, leader, trick), winner)


# --- Who chooses ----------------------------------------------------------------


def as_the_player_may_choose(claim: Claim, seat: str, results: Iterable[bool]) -> bool:
    """One way that works will do for a player who helps; all must for any other."""
    if helps_the_claim(claim, seat):
        return any(results)
    return all(results)


def helps_the_claim(claim: Claim, seat: str) -> bool:
    """Whether this player plays so as to make the claim good."""
    word = claim.choices["sawa.proof"]
    if word == "side-can-force":
        return is_on_the_claiming_side(claim, seat)
    if word == "claimer-alone":
        return seat == claim.claimer
    raise play.unknown_word("sawa.proof", word)


# --- What may be done -----------------------------------------------------------


def lawful_cards(
    claim: Claim, hands: Hands, seat: str, trick: Sequence[str], ekka_said: bool
) -> set[str]:
    return play.lawful(
        claim.choices,
        trump=claim.trump,
        locked=claim.locked,
        trick=trick,
        hand=hands[seat],
        played=played_before(hands),
        ekka_said=ekka_said,
    )


def ways_to_say_ekka(claim: Claim, hands: Hands, card: str) -> list[bool]:
    """Whether Ekka is said with the card led: both ways where it may truly be said."""
    # Reading: it is part of what the leader does. A partner whose plays are
    # arbitrary may say it or not as well, and the claim has to stand both ways.
    word = claim.choices["play.ekka"]
    if word in ("none", "automatic"):
        return [False]
    if word == "announced":
        if play.ekka_is_true(card, trump=claim.trump, played=played_before(hands)):
            return [False, True]
        return [False]
    raise play.unknown_word("play.ekka", word)


# --- Turns and cards ------------------------------------------------------------


def played_before(hands: Hands) -> set[str]:
    """The cards of earlier tricks: all that are in no hand.

    Hands keep the cards they have put on the table until the trick is over, and
    nobody plays twice to a trick, so that this is right during a trick as well.
    """
    held = [card for seat in SEATS for card in hands[seat]]
    return {card for card in play.whole_pack() if card not in held}


def hands_after(hands: Hands, leader: str, trick: Sequence[str]) -> Hands:
    """What the seats still hold when the cards of a trick are taken away."""
    after = {}
    for turn in range(4):
        seat = seat_after(leader, turn)
        after[seat] = [card for card in hands[seat] if card != trick[turn]]
    return after


def nobody_has_a_card(hands: Hands) -> bool:
    return all(hands[seat] == [] for seat in SEATS)


def seat_to_move(leader: str, trick: Sequence[str]) -> str:
    return seat_after(leader, len(trick))


def seat_after(seat: str, turns: int) -> str:
    return SEATS[(SEATS.index(seat) + turns) % 4]


def is_on_the_claiming_side(claim: Claim, seat: str) -> bool:
    return seat in (claim.claimer, seat_after(claim.claimer, 2))


# --- What cannot be answered ----------------------------------------------------


def must_be_hands(hands: Mapping[str, Collection[str]]) -> None:
    """Four hands of equal numbers, of one to seven cards, and no card twice."""
    if set(hands) != set(SEATS):
        raise ValueError("a claim is judged over the hands of all four seats")
    held = [card for seat in SEATS for card in hands[seat]]
    play.must_be_cards(held)
    if len(held) != len(set(held)):
        raise ValueError("a card is held twice")
    for seat in SEATS:
        if len(hands[seat]) != len(hands["S"]) or not 1 <= len(hands[seat]) <= 7:
            raise ValueError("the hands have one to seven cards each, all the same number")


def must_be_a_seat(seat: str) -> None:
    if seat not in SEATS:
        raise ValueError(f"{seat!r} is not a seat")
