"""A second reading of how a deal of Baloot is bought.

The tests hold the engine's answers against these: whose turn it is in the auction,
what that seat may say, and what comes of what was said. It was written from the
text of the rules alone, without a look at the engine, and is worth something only
while that stays so. It must import nothing from the engine, share no table or
helper with it, and never be "corrected" merely to agree with it: where the two
differ, somebody goes back to the text.

It is slow and literal on purpose. Whenever something is asked, everything said so
far is gone through again from the first call on. Seats are ``S E N W``, which is the
order of turns, so that the seat after another one sits at its right. The upcard is a
string of two characters, its rank and its suit, or None where all eight cards are
dealt at once. A call is a text such as ``"E pass"`` or ``"N hokum H"``.

Where the text leaves room, the reading taken is marked "Reading:".
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

SEATS_IN_TURN = ["S", "E", "N", "W"]

# The order in which Hokums are listed.
SUITS = ["S", "H", "D", "C"]

RANKS = ["7", "8", "9", "T", "J", "Q", "K", "A"]

WORDS = ["pass", "hokum", "sun", "ashkal", "keep", "switch", "worthless"]


@dataclass(frozen=True)
class Table:
    """What is settled before anybody speaks."""

    choices: Mapping[str, str]
    dealer: str
    upcard: str | None
    worthless: Collection[str]


@dataclass(frozen=True)
class Call:
    """Something said: by whom, the word, and with a Hokum its suit."""

    seat: str
    word: str
    suit: str | None


@dataclass(frozen=True)
class Question:
    """The auction goes on: a seat is asked, and these words are open to it."""

    seat: str
    words: list[str]


# The auction is over: the fields of the answer.
Ending = dict[str, object]


# --- The public question --------------------------------------------------------


def auction(
    choices: Mapping[str, str],
    *,
    dealer: str,
    upcard: str | None,
    calls: Sequence[str],
    worthless: Collection[str],
) -> dict[str, object]:
    """How the auction stands after ``calls``, which are judged one by one.

    ``worthless`` are the seats whose first five cards are all sevens, eights and
    nines. An unlawful call is named by its place, and nothing after it is looked at.
    """
    must_be_a_seat(dealer)
    must_be_an_upcard(upcard)
    must_fit_the_deal(choices, upcard)
    for seat in worthless:
        must_be_a_seat(seat)
    # How the cards are cut (``deal.cut``) has no part in the auction.
    table = Table(choices, dealer, upcard, worthless)
    said: list[Call] = []
    for index, text in enumerate(calls):
        call = call_from(text, table)
        if not may_be_said(call, said, table):
            return {"verdict": "illegal", "at": index}
        said.append(call)
    now = situation(table, said)
    if isinstance(now, Question):
        return {"over": False, "seat": now.seat, "legal": now.words}
    return now


# --- Judging one call -----------------------------------------------------------


def may_be_said(call: Call, said: Sequence[Call], table: Table) -> bool:
    """Whether the auction goes on, it is that seat's turn, and the word is open."""
    now = situation(table, said)
    if not isinstance(now, Question):
        return False
    if call.seat != now.seat:
        return False
    return is_among(call, now, table)


def is_among(call: Call, question: Question, table: Table) -> bool:
    return any(call == call_from(question.seat + " " + word, table) for word in question.words)


def call_from(text: str, table: Table) -> Call:
    """Take a text such as ``"N hokum H"`` apart."""
    parts = text.split()
    if len(parts) not in (2, 3):
        raise ValueError(f"{text!r} is not a call")
    must_be_a_seat(parts[0])
    if parts[1] not in WORDS:
        raise ValueError(f"{text!r} is not a call")
    if len(parts) == 2:
        return Call(parts[0], parts[1], suit_of_a_bare_call(parts[1], table))
    if parts[1] != "hokum" or parts[2] not in SUITS:
        raise ValueError(f"{text!r} is not a call")
    return Call(parts[0], parts[1], parts[2])


def suit_of_a_bare_call(word: str, table: Table) -> str | None:
    """A bare Hokum is in the upcard's suit.

    Reading: it is that at every table and in every round, and a Hokum is judged by
    its suit alone, however it was written. So in the first round "hokum" and "hokum H"
    are the same call when the upcard is a heart; in a later one the bare word can
    never be open; and without an upcard it names no suit, and never is.
    """
    if word != "hokum":
        return None
    return suit_of_the_upcard(table)


# --- How things stand -----------------------------------------------------------


def situation(table: Table, said: Sequence[Call]) -> Question | Ending:
    """What comes next, when all of ``said`` was lawful."""
    if somebody_threw_the_deal_in(said):
        return thrown_in(table)
    number = number_of_the_round(said)
    if number > rounds_held(table):
        return everyone_has_passed(table)
    circuit = circuit_of_the_round(said)
    afterwards = said_after_the_circuit(said)
    if ended_in_a_sun(circuit):
        return after_a_sun(table, number, circuit, afterwards)
    if ran_its_full_length(circuit):
        # Four passes would have led to the next round, so a Hokum stands.
        return after_a_hokum(table, number, circuit, afterwards)
    return in_the_circuit(table, number, circuit)


def somebody_threw_the_deal_in(said: Sequence[Call]) -> bool:
    return any(call.word == "worthless" for call in said)


# --- Rounds ---------------------------------------------------------------------


def rounds_held(table: Table) -> int:
    word = table.choices["auction.rounds"]
    if word == "one":
        return 1
    if word == "two":
        return 2
    if word == "third-on-ace":
        if the_upcard_is_an_ace(table):
            return 3
        return 2
    raise unknown_word("auction.rounds", word)


def number_of_the_round(said: Sequence[Call]) -> int:
    """1 for the first. Another is begun whenever all four seats have passed."""
    number = 1
    while all_four_passed(said[4 * (number - 1) : 4 * number]):
        number = number + 1
    return number


def all_four_passed(calls: Sequence[Call]) -> bool:
    return len(calls) == 4 and everyone_so_far_passed(calls)


def everyone_so_far_passed(calls: Sequence[Call]) -> bool:
    return all(call.word == "pass" for call in calls)


def said_in_the_round(said: Sequence[Call]) -> Sequence[Call]:
    return said[4 * (number_of_the_round(said) - 1) :]


def circuit_of_the_round(said: Sequence[Call]) -> list[Call]:
    """The calls of the seats asked in turn, which a Sun or an Ashkal stops."""
    circuit: list[Call] = []
    for call in said_in_the_round(said):
        if ran_its_full_length(circuit) or ended_in_a_sun(circuit):
            break
        circuit.append(call)
    return circuit


def said_after_the_circuit(said: Sequence[Call]) -> Sequence[Call]:
    return said_in_the_round(said)[len(circuit_of_the_round(said)) :]


def ran_its_full_length(circuit: Sequence[Call]) -> bool:
    return len(circuit) == 4


def ended_in_a_sun(circuit: Sequence[Call]) -> bool:
    """Whether the last call was a Sun, or an Ashkal, which counts as one."""
    if len(circuit) == 0:
        return False
    return circuit[-1].word in ("sun", "ashkal")


def is_the_first(number: int) -> bool:
    """Whether a round is the first. All later ones are alike in everything."""
    return number == 1


# --- In the circuit -------------------------------------------------------------


def in_the_circuit(table: Table, number: int, circuit: Sequence[Call]) -> Question:
    """The next seat from dealer's right is asked, even if it could only pass."""
    seat = seats_from_dealers_right(table)[len(circuit)]
    words = ["pass"]
    words.extend(hokums_open(table, number, circuit))
    if sun_is_open_in_the_circuit(table, seat, circuit):
        words.append("sun")
    if ashkal_is_open_in_the_circuit(table, number, seat, circuit):
        words.append("ashkal")
    if the_deal_may_be_thrown_in(table, seat, circuit):
        words.append("worthless")
    return Question(seat, words)


def hokums_open(table: Table, number: int, circuit: Sequence[Call]) -> list[str]:
    """Only the first Hokum of a round stands, so there is no second to be said."""
    if a_hokum_stands(circuit):
        return []
    if not is_the_first(number):
        # Fixed, whatever the first round allowed: another suit than the upcard's.
        return [hokum_in(suit) for suit in SUITS if suit != suit_of_the_upcard(table)]
    word = table.choices["auction.first-hokum-suit"]
    if word == "upcard":
        if table.upcard is None:
            raise ValueError("without an upcard there is no Hokum in its suit")
        return ["hokum"]
    if word == "any":
        return [hokum_in(suit) for suit in SUITS]
    raise unknown_word("auction.first-hokum-suit", word)


def hokum_in(suit: str) -> str:
    return "hokum " + suit


def a_hokum_stands(circuit: Sequence[Call]) -> bool:
    return any(call.word == "hokum" for call in circuit)


def standing_hokum(circuit: Sequence[Call]) -> Call:
    for call in circuit:
        if call.word == "hokum":
            return call
    raise ValueError("no Hokum stands")


def sun_is_open_in_the_circuit(table: Table, seat: str, circuit: Sequence[Call]) -> bool:
    """Seats later than a Hokum's caller may say Sun over it at every table."""
    if a_hokum_stands(circuit):
        return sun_is_open_over_the_hokum(table, seat)
    return True


def the_deal_may_be_thrown_in(table: Table, seat: str, circuit: Sequence[Call]) -> bool:
    """On the seat's own turn, in any round, while everyone so far has passed."""
    word = table.choices["deal.worthless-hand"]
    if word == "off":
        return False
    if word in ("same-dealer", "next-dealer"):
        return everyone_so_far_passed(circuit) and seat in table.worthless
    raise unknown_word("deal.worthless-hand", word)


# --- The limit on Sun over a Hokum called on an ace ------------------------------


def sun_is_open_over_the_hokum(table: Table, seat: str) -> bool:
    """Whether ``seat`` may turn a standing Hokum into Sun, by Sun or by a switch."""
    # In either round: it is the upcard that has to be an ace, not a card of the trump.
    if not the_upcard_is_an_ace(table):
        return True
    word = table.choices["auction.ace-hokum"]
    if word == "free":
        return True
    if word == "sun-by-dealers-right-only":
        return seat == dealers_right(table)
    if word == "never-sun":
        return False
    raise unknown_word("auction.ace-hokum", word)


def ashkal_is_open_over_the_hokum(table: Table) -> bool:
    """Of the limits on an ace only ``never-sun`` touches Ashkal."""
    if not the_upcard_is_an_ace(table):
        return True
    word = table.choices["auction.ace-hokum"]
    if word == "free":
        return True
    if word == "sun-by-dealers-right-only":
        return True
    if word == "never-sun":
        return False
    raise unknown_word("auction.ace-hokum", word)


# --- Ashkal ---------------------------------------------------------------------


def ashkal_is_open_in_the_circuit(
    table: Table, number: int, seat: str, circuit: Sequence[Call]
) -> bool:
    """Whether ``seat``, whose turn it is in the circuit, may say Ashkal."""
    if not may_ever_say_ashkal(table, seat):
        return False
    if not ashkal_is_known_on_this_upcard(table):
        return False
    if not ashkal_is_open_in_the_round(table, number):
        return False
    if not it_is_the_moment_for_ashkal(table, seat, circuit):
        return False
    if a_hokum_stands(circuit):
        return ashkal_is_open_over_the_hokum(table)
    return True


def may_ever_say_ashkal(table: Table, seat: str) -> bool:
    word = table.choices["auction.ashkal-seats"]
    if word == "none":
        return False
    if word == "third-and-dealer":
        return seat in (third_seat(table), table.dealer)
    raise unknown_word("auction.ashkal-seats", word)


def ashkal_is_known_on_this_upcard(table: Table) -> bool:
    if not the_upcard_is_an_ace(table):
        return True
    word = table.choices["auction.ashkal-on-ace"]
    if word == "allowed":
        return True
    if word == "barred":
        return False
    raise unknown_word("auction.ashkal-on-ace", word)


def ashkal_is_open_in_the_round(table: Table, number: int) -> bool:
    """Whether a seat that speaks for the first time in the round may say Ashkal."""
    if is_the_first(number):
        return True
    word = table.choices["auction.ashkal-round-two"]
    if word == "no":
        return False
    if word == "yes":
        return True
    if word == "unless-passed":
        # A seat whose turn it is in the circuit has not passed in that round.
        # Reading: a third round is like the second in everything, so that there a
        # pass in the third round counts, and one in the second does not.
        return True
    raise unknown_word("auction.ashkal-round-two", word)


def it_is_the_moment_for_ashkal(table: Table, seat: str, circuit: Sequence[Call]) -> bool:
    word = table.choices["auction.ashkal-when"]
    if word == "after-passes":
        return everyone_so_far_passed(circuit)
    if word == "own-turn":
        # Also over a standing Hokum, the partner's included.
        return True
    if word == "over-opponents-hokum":
        # Reading: only over one. Unlike ``own-turn`` the word has no "also" to it, so
        # while everyone so far has passed there is no Ashkal at such a table.
        return a_hokum_of_the_other_team_stands(seat, circuit)
    raise unknown_word("auction.ashkal-when", word)


def a_hokum_of_the_other_team_stands(seat: str, circuit: Sequence[Call]) -> bool:
    if not a_hokum_stands(circuit):
        return False
    return are_opponents(seat, standing_hokum(circuit).seat)


# --- (a) After a Sun or an Ashkal -----------------------------------------------


def after_a_sun(
    table: Table, number: int, circuit: Sequence[Call], afterwards: Sequence[Call]
) -> Question | Ending:
    """Earlier seats may be asked for a Sun of their own; the first is final."""
    asked = seats_asked_after_a_sun(table, number, caller=circuit[-1].seat)
    for place, seat in enumerate(asked):
        if not_answered_yet(place, afterwards):
            # No limit on a Hokum called on an ace is left to be looked at. Where there
            # is one no Sun of the circuit got over that Hokum, since dealer's right
            # speaks first, and where an Ashkal did the limit is gone.
            return Question(seat, ["pass", "sun"])
        if afterwards[place].word == "sun":
            return bought_in_sun(table, seat)
    return bought_by(table, circuit[-1])


def seats_asked_after_a_sun(table: Table, number: int, *, caller: str) -> list[str]:
    if not is_the_first(number):
        return []
    word = table.choices["auction.sun-over-sun"]
    if word == "none":
        return []
    if word == "earlier-seat":
        return seats_earlier_than(caller, table)
    if word == "earlier-opponent":
        return earlier_opponents(caller, table)
    if word == "ace-only":
        if the_upcard_is_an_ace(table):
            return earlier_opponents(caller, table)
        return []
    raise unknown_word("auction.sun-over-sun", word)


def earlier_opponents(caller: str, table: Table) -> list[str]:
    # Reading: every earlier opponent, the standing Hokum's caller too if it is one.
    # The text's exception to "included" is taken to be that partners are not asked.
    return [seat for seat in seats_earlier_than(caller, table) if are_opponents(seat, caller)]


# --- (b) and (c) After a Hokum that the circuit left standing ---------------------


def after_a_hokum(
    table: Table, number: int, circuit: Sequence[Call], afterwards: Sequence[Call]
) -> Question | Ending:
    """Those who passed before it may be asked, and then perhaps its caller."""
    hokum = standing_hokum(circuit)
    asked = seats_asked_after_a_hokum(table, number, hokum)
    for place, seat in enumerate(asked):
        if not_answered_yet(place, afterwards):
            return Question(seat, words_over_the_hokum(table, number, seat, hokum))
        if afterwards[place].word in ("sun", "ashkal"):
            return bought_by(table, afterwards[place])
    return the_callers_last_word(table, number, hokum, afterwards[len(asked) :])


def seats_asked_after_a_hokum(table: Table, number: int, hokum: Call) -> list[str]:
    """The seats that passed before the Hokum; not one that could only pass again."""
    if not earlier_seats_may_overcall(table, number):
        return []
    # In its round every seat earlier than the caller has passed: a Hokum or a Sun
    # there would have left no room for this one.
    asked = []
    for seat in seats_earlier_than(hokum.seat, table):
        if words_over_the_hokum(table, number, seat, hokum) != ["pass"]:
            asked.append(seat)
    return asked


def earlier_seats_may_overcall(table: Table, number: int) -> bool:
    # Reading: where this says no there is no asking at all, so that an Ashkal over an
    # opponents' Hokum has no place either but the seat's own turn in the circuit.
    if is_the_first(number):
        return any_seat_may_overcall(table, "auction.sun-over-hokum")
    return any_seat_may_overcall(table, "auction.sun-over-second-hokum")


def any_seat_may_overcall(table: Table, decision: str) -> bool:
    word = table.choices[decision]
    if word == "later-seats":
        return False
    if word == "any-seat":
        return True
    raise unknown_word(decision, word)


def words_over_the_hokum(table: Table, number: int, seat: str, hokum: Call) -> list[str]:
    """What a seat that passed before the Hokum may say when it is asked again."""
    words = ["pass"]
    if sun_is_open_over_the_hokum(table, seat):
        words.append("sun")
    if ashkal_may_answer_the_hokum(table, number, seat, hokum):
        words.append("ashkal")
    return words


def ashkal_may_answer_the_hokum(table: Table, number: int, seat: str, hokum: Call) -> bool:
    """The one Ashkal outside the circuit: by a seat that passed before the Hokum."""
    if table.choices["auction.ashkal-when"] != "over-opponents-hokum":
        return False
    if not are_opponents(seat, hokum.seat):
        return False
    if not may_ever_say_ashkal(table, seat):
        return False
    if not ashkal_is_known_on_this_upcard(table):
        return False
    if not ashkal_is_open_to_a_seat_that_passed(table, number):
        return False
    return ashkal_is_open_over_the_hokum(table)


def ashkal_is_open_to_a_seat_that_passed(table: Table, number: int) -> bool:
    """In round two only under ``yes``: under ``unless-passed`` its pass bars it."""
    if is_the_first(number):
        return True
    return table.choices["auction.ashkal-round-two"] == "yes"


def the_callers_last_word(
    table: Table, number: int, hokum: Call, afterwards: Sequence[Call]
) -> Question | Ending:
    """The Hokum still stands: may its caller turn it to Sun?"""
    if not the_caller_may_switch(table, number, hokum):
        # Reading: a caller who could only keep is not asked, just as a seat that
        # could only pass is not.
        return bought_by(table, hokum)
    if not_answered_yet(0, afterwards):
        return Question(hokum.seat, ["keep", "switch"])
    if afterwards[0].word == "switch":
        return bought_in_sun(table, hokum.seat)
    return bought_by(table, hokum)


def the_caller_may_switch(table: Table, number: int, hokum: Call) -> bool:
    if not the_round_has_a_switch(table, number):
        return False
    return sun_is_open_over_the_hokum(table, hokum.seat)


def the_round_has_a_switch(table: Table, number: int) -> bool:
    word = table.choices["auction.hokum-switch"]
    if word == "never":
        return False
    if word == "first-round":
        return is_the_first(number)
    if word == "both-rounds":
        # Reading: and in a third, which is like the second in everything.
        return True
    raise unknown_word("auction.hokum-switch", word)


def not_answered_yet(place: int, answers: Sequence[Call]) -> bool:
    return place >= len(answers)


# --- The end --------------------------------------------------------------------


def bought_by(table: Table, call: Call) -> Ending:
    """The deal is played as this call says."""
    if call.word == "hokum":
        return bought_in_hokum(table, call)
    if call.word == "sun":
        return bought_in_sun(table, call.seat)
    if call.word == "ashkal":
        return bought_by_ashkal(table, call.seat)
    raise ValueError(f"nothing is bought by {call.word!r}")


def bought_in_hokum(table: Table, call: Call) -> Ending:
    if call.suit is None:
        raise ValueError("a Hokum has a suit")
    contract = {"mode": "hokum", "trump": call.suit, "declarer": call.seat}
    return bought(table, contract, taker=call.seat)


def bought_in_sun(table: Table, seat: str) -> Ending:
    return bought(table, {"mode": "sun", "declarer": seat}, taker=seat)


def bought_by_ashkal(table: Table, caller: str) -> Ending:
    """Sun, in which the caller's partner takes the upcard whoever is declarer."""
    partner = partner_of(caller)
    word = table.choices["auction.ashkal-declarer"]
    if word == "partner":
        contract = {"mode": "sun", "declarer": partner, "caller": caller}
        return bought(table, contract, taker=partner)
    if word == "caller":
        return bought(table, {"mode": "sun", "declarer": caller}, taker=partner)
    raise unknown_word("auction.ashkal-declarer", word)


def bought(table: Table, contract: dict[str, str], *, taker: str) -> Ending:
    if table.upcard is None:
        return {"over": True, "contract": contract}
    return {"over": True, "contract": contract, "taker": taker}


def everyone_has_passed(table: Table) -> Ending:
    return void(dealer_after(table, "deal.after-void"))


def thrown_in(table: Table) -> Ending:
    # Reading: who deals after a worthless hand is said by its own decision, and not
    # by the one for a deal that everyone passed.
    return void(dealer_after(table, "deal.worthless-hand"))


def void(next_dealer: str) -> Ending:
    return {"over": True, "void": True, "next-dealer": next_dealer}


def dealer_after(table: Table, decision: str) -> str:
    word = table.choices[decision]
    if word == "same-dealer":
        return table.dealer
    if word == "next-dealer":
        return right_of(table.dealer)
    raise unknown_word(decision, word)


# --- Seats ----------------------------------------------------------------------


def right_of(seat: str) -> str:
    place = SEATS_IN_TURN.index(seat)
    if place == 3:
        return SEATS_IN_TURN[0]
    return SEATS_IN_TURN[place + 1]


def partner_of(seat: str) -> str:
    return right_of(right_of(seat))


def are_opponents(seat: str, other: str) -> bool:
    return other != seat and other != partner_of(seat)


def dealers_right(table: Table) -> str:
    return right_of(table.dealer)


def seats_from_dealers_right(table: Table) -> list[str]:
    """In the order in which they speak: the dealer is the fourth."""
    first = dealers_right(table)
    second = right_of(first)
    third = right_of(second)
    fourth = right_of(third)
    return [first, second, third, fourth]


def third_seat(table: Table) -> str:
    return seats_from_dealers_right(table)[2]


def seats_earlier_than(seat: str, table: Table) -> list[str]:
    order = seats_from_dealers_right(table)
    return order[: order.index(seat)]


# --- The upcard -----------------------------------------------------------------


def the_upcard_is_an_ace(table: Table) -> bool:
    if table.upcard is None:
        return False
    return table.upcard[0] == "A"


def suit_of_the_upcard(table: Table) -> str | None:
    if table.upcard is None:
        return None
    return table.upcard[1]


# --- What cannot be answered ----------------------------------------------------


def must_be_a_seat(seat: str) -> None:
    if seat not in SEATS_IN_TURN:
        raise ValueError(f"{seat!r} is not a seat")


def must_be_an_upcard(upcard: str | None) -> None:
    if upcard is None:
        return
    if upcard not in [rank + suit for suit in SUITS for rank in RANKS]:
        raise ValueError(f"{upcard!r} is not a card of the pack")


def must_fit_the_deal(choices: Mapping[str, str], upcard: str | None) -> None:
    """There is an upcard exactly where not all eight cards are dealt at once."""
    word = choices["deal.pattern"]
    if word == "five-then-upcard":
        if upcard is None:
            raise ValueError("this table turns up a card")
    elif word == "all-eight":
        if upcard is not None:
            raise ValueError("this table turns up no card")
    else:
        raise unknown_word("deal.pattern", word)


def unknown_word(decision: str, word: str) -> ValueError:
    return ValueError(f"{word!r} is no choice of {decision}")
