"""A second reading of how the stakes of a deal of Baloot are raised.

The tests hold the engine's answers against these: who may raise after the cards are
dealt and before the first lead, with which words, and how high the stakes then are.
It was written from the text of the rules alone, without a look at the engine, and is
worth something only while that stays so. It must import nothing from the engine,
share no table or helper with it, and never be "corrected" merely to agree with it:
where the two differ, somebody goes back to the text.

It is slow and literal on purpose. Whenever something is asked, everything said so
far is gone through again from the first word on. Seats are ``S E N W``, which is the
order of turns, so that the seat after another one sits at its right. A raise is a text
such as ``"E double open"``, ``"S triple"`` or ``"N pass"``.

Where the text leaves room, the reading taken is marked "Reading:".
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

SEATS_IN_TURN = ["S", "E", "N", "W"]

SUITS = ["S", "H", "D", "C"]

STEPS = ["double", "triple", "four", "gahwa"]


@dataclass(frozen=True)
class Table:
    """What is settled before anybody speaks."""

    choices: Mapping[str, str]
    contract: Mapping[str, str]
    dealer: str
    scores: Mapping[str, int]


@dataclass(frozen=True)
class Saying:
    """Something said: by whom, the word, and with it ``open``, ``locked`` or nothing."""

    seat: str
    word: str
    manner: str | None


# --- The public question --------------------------------------------------------


def stakes(
    choices: Mapping[str, str],
    *,
    contract: Mapping[str, str],
    dealer: str,
    scores: Mapping[str, int],
    raises: Sequence[str],
) -> dict[str, object]:
    """How the stakes stand after ``raises``, which are judged one by one.

    An unlawful one is named by its place, and nothing after it is looked at.
    """
    must_be_a_contract(contract)
    must_be_a_seat(dealer)
    table = Table(choices, contract, dealer, scores)
    said: list[Saying] = []
    for index, text in enumerate(raises):
        saying = saying_from(text)
        if not may_be_said(saying, said, table):
            return {"verdict": "illegal", "at": index}
        said.append(saying)
    return answer(table, said)


def answer(table: Table, said: Sequence[Saying]) -> dict[str, object]:
    level = level_reached(said)
    locked = play_is_locked(said)
    if nobody_is_asked_any_more(table, said):
        return {"over": True, "level": level, "locked": locked}
    return {
        "over": False,
        "seat": seat_asked(table, said),
        "legal": words_open(table, said),
        "level": level,
        "locked": locked,
    }


# --- Judging one raise ----------------------------------------------------------


def may_be_said(saying: Saying, said: Sequence[Saying], table: Table) -> bool:
    """Whether somebody is asked, it is that seat, and the words are open to it."""
    # Reading: where nobody is asked a pass is as unlawful as a raise.
    if nobody_is_asked_any_more(table, said):
        return False
    seat = seat_asked(table, said)
    return any(saying == saying_from(seat + " " + words) for words in words_open(table, said))


def saying_from(text: str) -> Saying:
    """Take a text such as ``"E double open"`` apart."""
    parts = text.split()
    if len(parts) not in (2, 3):
        raise ValueError(f"{text!r} is not a raise")
    must_be_a_seat(parts[0])
    if parts[1] != "pass" and parts[1] not in STEPS:
        raise ValueError(f"{text!r} is not a raise")
    if len(parts) == 2:
        return Saying(parts[0], parts[1], None)
    if parts[2] not in ("open", "locked"):
        raise ValueError(f"{text!r} is not a raise")
    return Saying(parts[0], parts[1], parts[2])


# --- What has been reached ------------------------------------------------------


def level_reached(said: Sequence[Saying]) -> str:
    if nobody_has_raised(said):
        return "single"
    return last_raise(said).word


def play_is_locked(said: Sequence[Saying]) -> bool:
    """As the last raise said. Undoubled play is open, and so is a bare raise's.

    Triple and Gahwa are always bare, and so reopen what the step before had locked.
    """
    if nobody_has_raised(said):
        return False
    return last_raise(said).manner == "locked"


def nobody_has_raised(said: Sequence[Saying]) -> bool:
    return len(raises_among(said)) == 0


def last_raise(said: Sequence[Saying]) -> Saying:
    return raises_among(said)[-1]


def raises_among(said: Sequence[Saying]) -> list[Saying]:
    return [saying for saying in said if saying.word != "pass"]


def passes_since_the_last_raise(said: Sequence[Saying]) -> int:
    passes = 0
    for saying in reversed(said):
        if saying.word != "pass":
            break
        passes = passes + 1
    return passes


# --- What is asked next ---------------------------------------------------------


def nobody_is_asked_any_more(table: Table, said: Sequence[Saying]) -> bool:
    """The ladder has no further step, or all who could take it have passed."""
    if not there_is_a_further_step(table, said):
        return True
    return passes_since_the_last_raise(said) >= len(seats_asked(table, said))


def seat_asked(table: Table, said: Sequence[Saying]) -> str:
    return seats_asked(table, said)[passes_since_the_last_raise(said)]


def words_open(table: Table, said: Sequence[Saying]) -> list[str]:
    """A pass or the next step: steps cannot be skipped."""
    step = next_step(table, said)
    if must_say_open_or_locked(table, step):
        return ["pass", step + " open", step + " locked"]
    return ["pass", step]


def there_is_a_further_step(table: Table, said: Sequence[Saying]) -> bool:
    return len(raises_among(said)) < len(ladder(table))


def next_step(table: Table, said: Sequence[Saying]) -> str:
    return ladder(table)[len(raises_among(said))]


# --- The ladder -----------------------------------------------------------------


def ladder(table: Table) -> list[str]:
    """The steps that this deal knows, in order."""
    if is_sun(table):
        return ladder_in_sun(table)
    return ladder_in_hokum(table)


def ladder_in_hokum(table: Table) -> list[str]:
    word = table.choices["stakes.hokum"]
    if word == "none":
        return []
    if word == "double-only":
        return ["double"]
    if word == "full-ladder":
        return ["double", "triple", "four", "gahwa"]
    raise unknown_word("stakes.hokum", word)


def ladder_in_sun(table: Table) -> list[str]:
    """Sun knows Double only, and at some scores not even that."""
    if sun_may_be_doubled(table):
        return ["double"]
    return []


def sun_may_be_doubled(table: Table) -> bool:
    # The doubling side is always the declarer's opponents.
    word = table.choices["stakes.sun"]
    if word == "none":
        return False
    if word == "double-any-score":
        return True
    if word == "one-above-one-below":
        # Reading: whichever of the two it is, the defenders may double: also when it
        # is they who are above.
        if declarers_score(table) > 100 and defenders_score(table) < 100:
            return True
        return declarers_score(table) < 100 and defenders_score(table) > 100
    if word == "defenders-below-declarers-above":
        return defenders_score(table) < 100 and declarers_score(table) > 100
    if word == "doubler-at-most-100":
        return defenders_score(table) <= 100 and declarers_score(table) > 100
    raise unknown_word("stakes.sun", word)


# --- Open or locked -------------------------------------------------------------


def must_say_open_or_locked(table: Table, step: str) -> bool:
    if is_sun(table):
        return False
    word = table.choices["stakes.lock"]
    if word == "none":
        return False
    if word == "double-and-four":
        return step in ("double", "four")
    raise unknown_word("stakes.lock", word)


# --- Who is asked ---------------------------------------------------------------


def seats_asked(table: Table, said: Sequence[Saying]) -> list[str]:
    """The seats that may take the next step, in the order in which they are asked."""
    step = next_step(table, said)
    if step == "double":
        # Both defenders at every table: nobody has doubled yet.
        return defenders(table)
    word = table.choices["stakes.speakers"]
    if word == "same-players":
        return [one_speaker(table, said, step)]
    if word == "teams":
        return speaking_team(table, step)
    raise unknown_word("stakes.speakers", word)


def one_speaker(table: Table, said: Sequence[Saying], step: str) -> str:
    if is_a_step_of_the_declarers(step):
        return declarer(table)
    return seat_that_doubled(said)


def speaking_team(table: Table, step: str) -> list[str]:
    if is_a_step_of_the_declarers(step):
        return declarers(table)
    return defenders(table)


def is_a_step_of_the_declarers(step: str) -> bool:
    return step in ("triple", "gahwa")


def seat_that_doubled(said: Sequence[Saying]) -> str:
    for saying in said:
        if saying.word == "double":
            return saying.seat
    raise ValueError("nobody has doubled")


# --- Sides ----------------------------------------------------------------------


def is_sun(table: Table) -> bool:
    return table.contract["mode"] == "sun"


def declarer(table: Table) -> str:
    # Reading: after an Ashkal too it is the contract's declarer; its caller is not
    # looked at.
    return table.contract["declarer"]


def declarers(table: Table) -> list[str]:
    """The declarer and its partner, from dealer's right."""
    side = [declarer(table), partner_of(declarer(table))]
    return [seat for seat in seats_from_dealers_right(table) if seat in side]


def defenders(table: Table) -> list[str]:
    """The other two, from dealer's right."""
    return [seat for seat in seats_from_dealers_right(table) if seat not in declarers(table)]


def declarers_score(table: Table) -> int:
    return table.scores[team_of(declarer(table))]


def defenders_score(table: Table) -> int:
    return table.scores[team_of(right_of(declarer(table)))]


# --- Seats ----------------------------------------------------------------------


def right_of(seat: str) -> str:
    place = SEATS_IN_TURN.index(seat)
    if place == 3:
        return SEATS_IN_TURN[0]
    return SEATS_IN_TURN[place + 1]


def partner_of(seat: str) -> str:
    return right_of(right_of(seat))


def seats_from_dealers_right(table: Table) -> list[str]:
    first = right_of(table.dealer)
    second = right_of(first)
    third = right_of(second)
    fourth = right_of(third)
    return [first, second, third, fourth]


def team_of(seat: str) -> str:
    if seat in ("N", "S"):
        return "NS"
    return "EW"


# --- What cannot be answered ----------------------------------------------------


def must_be_a_seat(seat: str) -> None:
    if seat not in SEATS_IN_TURN:
        raise ValueError(f"{seat!r} is not a seat")


def must_be_a_contract(contract: Mapping[str, str]) -> None:
    must_be_a_seat(contract["declarer"])
    if contract["mode"] == "sun":
        if "trump" in contract:
            raise ValueError("Sun has no trump")
    elif contract["mode"] == "hokum":
        if contract["trump"] not in SUITS:
            raise ValueError(f"{contract['trump']!r} is not a suit")
    else:
        raise ValueError(f"{contract['mode']!r} is no mode of play")


def unknown_word(decision: str, word: str) -> ValueError:
    return ValueError(f"{word!r} is no choice of {decision}")
