"""Everything that can be done in a deal, with its one-line text and its number.

The text names the seat; the number does not, since only one seat is to act. Numbers are stable:
new ones are only ever added at the end.

| numbers | action |
|---|---|
| 0 to 31 | play the card of that index |
| 32 to 63 | play it with Ekka |
| 64 to 95 | play it with Baloot |
| 96 to 105 | call pass, hokum S H D C, sun, ashkal, keep, switch, worthless |
| 106 to 114 | raise pass, double (bare, open, locked), triple, four (the same), gahwa |
| 115 | Sawa |
| 116 to 205 | declare a project: four A K Q J T 9, then the runs of S H D C by length and top |
| 206 to 295 | show a project, in the same order |
| 296 to 299 | announce a sira, a fifty, a hundred, a four-hundred, its cards unsaid |
"""

from collections.abc import Mapping
from types import MappingProxyType

from attrs import frozen

from baloot.game.expecting import expect
from baloot.rules.auction import Call, Word
from baloot.rules.projects import KINDS, Kind
from baloot.rules.stakes import Raise, Said
from baloot.table.cards import PACK, Card, Cards, Rank, Suit, parse_suit
from baloot.table.contract import Level
from baloot.table.ranking import RUN_ORDER
from baloot.table.seats import Seat


@frozen
class MakeCall:
    """A call in the auction."""

    seat: Seat
    call: Call


@frozen
class MakeRaise:
    """A raise of the stakes; `said` is None for a pass."""

    seat: Seat
    said: Said


@frozen
class Declare:
    """A project declared in the first trick, by its cards."""

    seat: Seat
    cards: Cards


@frozen
class Announce:
    """A project announced in the first trick, by its kind alone."""

    seat: Seat
    kind: Kind


@frozen
class Show:
    """A project shown in the second trick, by its cards."""

    seat: Seat
    cards: Cards


@frozen
class Play:
    """A card played, perhaps led with Ekka or as the second card of a Baloot that is said."""

    seat: Seat
    card: Card
    ekka: bool = False
    baloot: bool = False


@frozen
class CallSawa:
    """The claim of every remaining trick."""

    seat: Seat


Action = MakeCall | MakeRaise | Declare | Announce | Show | Play | CallSawa
ACTIONS = (MakeCall, MakeRaise, Declare, Announce, Show, Play, CallSawa)


PLAYS: Mapping[Seat, tuple[Play, ...]] = MappingProxyType(
    {seat: tuple(Play(seat, card) for card in PACK) for seat in Seat}
)
"""Every card played with nothing said, by seat and index: made once, since they come up often."""


def _runs() -> list[Cards]:
    return [
        Cards.of(Card(rank, suit) for rank in RUN_ORDER[top : top + length])
        for suit in Suit
        for length in range(3, 9)
        for top in range(9 - length)
    ]


PROJECTS: tuple[Cards, ...] = (
    *(Cards.of(Card(rank, suit) for suit in Suit) for rank in (*RUN_ORDER[:5], Rank.NINE)),
    *_runs(),
)
"""Every set of cards that can be named as a project, in the order of their numbers."""

CALLS: tuple[Call, ...] = (
    Call(Word.PASS),
    *(Call(Word.HOKUM, suit) for suit in Suit),
    *(Call(word) for word in (Word.SUN, Word.ASHKAL, Word.KEEP, Word.SWITCH, Word.WORTHLESS)),
)
RAISES: tuple[Said, ...] = (
    None,
    *(Raise(Level.DOUBLE, locked) for locked in (None, False, True)),
    Raise(Level.TRIPLE),
    *(Raise(Level.FOUR, locked) for locked in (None, False, True)),
    Raise(Level.GAHWA),
)

_WITH_EKKA, _WITH_BALOOT, _CALLS, _RAISES, _SAWA, _DECLARE = 32, 64, 96, 106, 115, 116
_SHOW = _DECLARE + len(PROJECTS)
_ANNOUNCE = _SHOW + len(PROJECTS)
COUNT = _ANNOUNCE + len(KINDS)
"""How many numbers there are."""

_CALL_NUMBER = {call: _CALLS + index for index, call in enumerate(CALLS)}
_RAISE_NUMBER = {said: _RAISES + index for index, said in enumerate(RAISES)}
_PROJECT_INDEX = {cards: index for index, cards in enumerate(PROJECTS)}


def number_of(action: Action) -> int:
    """The number of an action; `ValueError` for what can be done at no table.

    That is a project of cards that make none, and a card played with Ekka and Baloot at once.
    """
    expect(action, ACTIONS, "an action")
    match action:
        case Play(ekka=True, baloot=True):
            raise ValueError("Ekka and Baloot are never said with the same card")
        case Play(card=card, ekka=ekka, baloot=baloot):
            return card.index + (_WITH_EKKA if ekka else _WITH_BALOOT if baloot else 0)
        case MakeCall(call=call):
            return _CALL_NUMBER[call]
        case MakeRaise(said=said):
            return _RAISE_NUMBER[said]
        case CallSawa():
            return _SAWA
        case Declare(cards=cards) | Show(cards=cards):
            if cards not in _PROJECT_INDEX:
                raise ValueError(f"{cards} is no project")
            start = _DECLARE if isinstance(action, Declare) else _SHOW
            return start + _PROJECT_INDEX[cards]
        case Announce(kind=kind):
            return _ANNOUNCE + KINDS.index(kind)


def action_of(number: int, seat: Seat) -> Action:
    """The action with a number, done by `seat`; `ValueError` for a number that is none."""
    expect(seat, Seat, "a Seat")
    if type(number) is not int:
        raise TypeError(f"expected a whole number, not {number!r:.40}")
    if not 0 <= number < COUNT:
        raise ValueError(f"no action has the number {number}: they go from 0 to {COUNT - 1}")
    if number < _CALLS:
        card = PACK[number % 32]
        return Play(seat, card, ekka=number // 32 == 1, baloot=number // 32 == 2)
    if number < _RAISES:
        return MakeCall(seat, CALLS[number - _CALLS])
    if number < _SAWA:
        return MakeRaise(seat, RAISES[number - _RAISES])
    if number == _SAWA:
        return CallSawa(seat)
    if number < _SHOW:
        return Declare(seat, PROJECTS[number - _DECLARE])
    if number < _ANNOUNCE:
        return Show(seat, PROJECTS[number - _SHOW])
    return Announce(seat, KINDS[number - _ANNOUNCE])


def text_of(action: Action) -> str:
    """The stable one-line text of an action, such as `N play KC ekka`."""
    expect(action, ACTIONS, "an action")
    seat = action.seat.value
    match action:
        case Play(card=card, ekka=ekka, baloot=baloot):
            return f"{seat} play {card}{' ekka' if ekka else ''}{' baloot' if baloot else ''}"
        case MakeCall(call=call):
            suit = f" {call.suit.value}" if call.suit else ""
            return f"{seat} call {call.word.value}{suit}"
        case MakeRaise(said=None):
            return f"{seat} raise pass"
        case MakeRaise(said=Raise(level=level, locked=locked)):
            lock = {None: "", False: " open", True: " locked"}[locked]
            return f"{seat} raise {level.value}{lock}"
        case CallSawa():
            return f"{seat} sawa"
        case Declare(cards=cards):
            return f"{seat} declare {cards}"
        case Announce(kind=kind):
            return f"{seat} announce {kind.value}"
        case Show(cards=cards):
            return f"{seat} show {cards}"
        case _:
            raise TypeError(action)


def parse_action(text: str) -> Action:
    """The action of a text; `ValueError` for a text that is none."""
    expect(text, str, "the text of an action")
    who, _, rest = text.partition(" ")
    what, _, words = rest.partition(" ")
    try:
        seat = Seat(who)
        match what, words.split():
            case "play", [card, *said] if said in ([], ["ekka"], ["baloot"], ["ekka", "baloot"]):
                return Play(seat, Card.parse(card), "ekka" in said, "baloot" in said)
            case "call", ["hokum", suit]:
                return MakeCall(seat, Call(Word.HOKUM, parse_suit(suit)))
            case "call", [word] if word != Word.HOKUM.value:
                return MakeCall(seat, Call(Word(word)))
            case "raise", ["pass"]:
                return MakeRaise(seat, None)
            case "raise", [level, *lock] if lock in ([], ["open"], ["locked"]):
                raised = Raise(Level(level), {"open": False, "locked": True}.get("".join(lock)))
                if raised in _RAISE_NUMBER:
                    return MakeRaise(seat, raised)
            case "declare", [_, *_]:
                return Declare(seat, Cards.parse(words))
            case "announce", [kind]:
                return Announce(seat, Kind(kind))
            case "show", [_, *_]:
                return Show(seat, Cards.parse(words))
            case "sawa", []:
                return CallSawa(seat)
    except ValueError:
        pass
    raise ValueError(f"no action: {text[:60]!r}")
