"""The short words of cases and records: calls, raises and tricks, read from text."""

from attrs import frozen

from baloot.documents.problems import Refusal
from baloot.documents.structure import card, each, expected, read_from_text, structure, unknown
from baloot.messages import message
from baloot.rules import stakes
from baloot.rules.auction import Word
from baloot.rules.stakes import Raise, Said
from baloot.table.cards import Card, Suit, parse_suit
from baloot.table.contract import Level
from baloot.table.seats import Seat

CALL_WORDS = tuple(word.value for word in Word)
RAISE_WORDS = ("pass", *(level.value for level in Level if level is not Level.SINGLE))
LOCK_WORDS = {"open": False, "locked": True}


@frozen
class SaidCall:
    """A call as it is written: who, what, and the suit where one was named."""

    seat: Seat
    word: Word
    suit: Suit | None
    text: str


@frozen
class SaidRaise:
    """A raise or a pass as it is written."""

    seat: Seat
    said: Said
    text: str


@frozen
class Trick:
    """A trick as it is written: who led, and the four cards."""

    leader: Seat
    cards: tuple[Card, ...]


def read_call(value: object) -> SaidCall:
    """A call from its text, such as `N hokum H`."""
    if not isinstance(value, str) or len(value.split()) not in (2, 3):
        raise expected("call", value)
    who, what, *suit = value.split()
    seat = structure(who, Seat)
    if what not in CALL_WORDS:
        raise Refusal(unknown("call", what, CALL_WORDS))
    if suit and what != Word.HOKUM.value:
        raise expected("call", value)
    try:
        return SaidCall(seat, Word(what), parse_suit(suit[0]) if suit else None, value)
    except ValueError:
        raise expected("suit", suit[0]) from None


def read_raise(value: object) -> SaidRaise:
    """A raise from its text, such as `E double locked`."""
    if not isinstance(value, str) or len(value.split()) not in (2, 3):
        raise expected("raise", value)
    who, what, *lock = value.split()
    seat = structure(who, Seat)
    if what not in RAISE_WORDS:
        raise Refusal(unknown("raise", what, RAISE_WORDS))
    if not lock:
        return SaidRaise(seat, None if what == "pass" else Raise(Level(what)), value)
    if lock[0] not in LOCK_WORDS:
        raise Refusal(unknown("raise", lock[0], tuple(LOCK_WORDS)))
    if what == "pass" or Level(what) not in stakes.LOCKABLE:
        raise Refusal(message("problem.never-locked", word=what, lock=lock[0]))
    return SaidRaise(seat, Raise(Level(what), LOCK_WORDS[lock[0]]), value)


def read_trick(value: object) -> Trick:
    """A trick from its text, such as `S KC 7C QH AC`."""
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, (list, tuple)) or len(words) != 5:
        raise expected("trick", value)
    leader = structure(words[0], Seat)
    return Trick(leader, each(list(words[1:]), card))


read_from_text(SaidCall, read_call)
read_from_text(SaidRaise, read_raise)
read_from_text(Trick, read_trick)
