"""Plain data into typed values, with every fault and the path to it."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, TypeVar, get_args, get_origin

import attrs
import cattrs
from cattrs.gen import make_dict_structure_fn, override

from baloot.documents.problems import Path, Refusal, Refusals, short
from baloot.messages import Message, message
from baloot.table.cards import Card, Suit, parse_suit
from baloot.table.contract import Level, Mode
from baloot.table.seats import Seat, Team

T = TypeVar("T")

LARGEST = 1_000_000
"""No number of a case or a profile is larger."""

MOST_ITEMS = 100
"""No list of a case is longer."""


def structure(data: Any, kind: type[T], path: Path = ()) -> T:
    """`data` as a value of `kind`; `Refusals` with every fault, each path starting at `path`."""
    try:
        return _converter().structure(data, kind)
    except Exception as error:
        raise Refusals(tuple(_faults(error, path))) from None


def read_from_text(kind: type[T], read: Callable[[object], T]) -> None:
    """Makes `structure` read a `kind` with `read` and not as a map.

    A tuple of it is then read item by item, all faults at once.
    """
    converter = _converter()
    converter.register_structure_hook(kind, lambda value, _: read(value))
    converter.register_structure_hook_func(
        lambda wanted: wanted == tuple[kind, ...],  # type: ignore[valid-type]
        lambda value, _: _each_of_list(value, read),
    )


def _each_of_list(value: object, read: Callable[[object], T]) -> tuple[T, ...]:
    if not isinstance(value, (list, tuple)):
        raise expected("texts", value)
    return each(value, read)


def key_of(attribute: str) -> str:
    """The key in documents for an attribute: `tricks_won` is written `tricks-won`."""
    return attribute.replace("_", "-")


def unknown(what: str, given: object, known: tuple[str, ...]) -> Message:
    """`given` is none of `known`, with the nearest of them where one is near."""
    word = short(given) if isinstance(given, str) else shown(given)
    near = get_close_matches(str(word), known, n=1)
    if near:
        return message(f"problem.unknown-{what}-near", given=word, near=near[0], known=known)
    return message(f"problem.unknown-{what}", given=word, known=known)


def key_text(key: object) -> str:
    """A key as a step of a path."""
    try:
        return str(key)
    except (ValueError, RecursionError):  # thousands of digits, or as many lists
        return shown(key)


def shown(value: object) -> str:
    """A value as it should appear in an error: short, and recognisable."""
    if isinstance(value, Mapping):
        return "a map"
    if isinstance(value, (list, tuple, set, frozenset)):
        return "a list"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        return short(repr(value))
    except (ValueError, RecursionError):  # thousands of digits, or as many lists
        return f"a very long {type(value).__name__}"


def expected(what: str, given: object) -> Refusal:
    """A refusal: `given` has the wrong type; `what` names the right one (`word.<what>`)."""
    return Refusal(message(f"problem.expected-{what}", given=shown(given)))


def words(value: object) -> list[object]:
    """A list as written: a list, or one string of words."""
    if isinstance(value, str):
        return list(value.split())
    if isinstance(value, (list, tuple)):
        return list(value)
    raise expected("list", value)


def card(value: object) -> Card:
    """A card from its text."""
    if not isinstance(value, str):
        raise expected("card", value)
    try:
        return Card.parse(value)
    except ValueError:
        raise expected("card", value) from None


def each(value: object, read: Callable[[object], T]) -> tuple[T, ...]:
    """Every word of a list, read by `read`; all faults at once."""
    items: list[T] = []
    faults: list[tuple[Path, Message]] = []
    listed = words(value)
    if len(listed) > MOST_ITEMS:
        raise Refusal(message("problem.long-list", count=len(listed), limit=MOST_ITEMS))
    for index, word in enumerate(listed):
        try:
            items.append(read(word))
        except Refusal as refusal:
            # The words of one string share its place.
            faults.append(((index,) if not isinstance(value, str) else (), refusal.message))
        except Refusals as refusals:
            faults.extend(((index, *path), fault) for path, fault in refusals.refusals)
    if faults:
        raise Refusals(tuple(faults))
    return tuple(items)


def _text(value: object, _: object) -> str:
    if not isinstance(value, str):
        raise expected("text", value)
    return value


def _truth(value: object, _: object) -> bool:
    if not isinstance(value, bool):
        raise expected("truth", value)
    return value


def _whole(value: object, _: object) -> int:
    if type(value) is not int:
        raise expected("whole", value)
    if abs(value) > LARGEST:
        raise Refusal(message("problem.large-number", limit=LARGEST))
    return value


def _whole_numbers(value: object) -> tuple[int, ...]:
    if not isinstance(value, (list, tuple)):
        raise expected("texts", value)
    return each(value, lambda item: _whole(item, int))


def _seat(value: object, _: object) -> Seat:
    if isinstance(value, str):
        try:
            return Seat(value.strip().upper())
        except ValueError:
            pass
    raise Refusal(unknown("seat", value, tuple(seat.value for seat in Seat)))


def _suit(value: object, _: object) -> Suit:
    if not isinstance(value, str):
        raise expected("suit", value)
    try:
        return parse_suit(value)
    except ValueError:
        raise expected("suit", value) from None


def _is_map(kind: Any) -> bool:
    return get_origin(kind) is dict


def _map(value: object, kind: Any) -> dict[Any, Any]:
    """A map; a key may stand once, in whatever case a seat is written."""
    if not isinstance(value, Mapping):
        raise expected("map", value)
    of_key, of_value = get_args(kind)
    found: dict[Any, Any] = {}
    faults: list[tuple[Path, Message]] = []
    for key, inner in value.items():
        try:
            read = _converter().structure(key, of_key)
            if read in found:
                raise Refusal(message("problem.duplicate-key-json", key=key_text(key)))
            found[read] = inner if of_value is Any else _converter().structure(inner, of_value)
        except Exception as error:
            faults.extend(_faults(error, (key_text(key),)))
    if faults:
        raise Refusals(tuple(faults))
    return found


def _word_of(kind: type[Mode] | type[Level] | type[Team], what: str) -> Callable[[Any, Any], Any]:
    def read(value: object, _: object) -> Any:
        known = {str(member.value): member for member in kind}
        if isinstance(value, str) and value in known:
            return known[value]
        raise Refusal(unknown(what, value, tuple(known)))

    return read


@cache
def _converter() -> cattrs.Converter:
    converter = cattrs.Converter(detailed_validation=True, forbid_extra_keys=True)
    converter.register_structure_hook(str, _text)
    converter.register_structure_hook(bool, _truth)
    converter.register_structure_hook(int, _whole)
    converter.register_structure_hook(Seat, _seat)
    converter.register_structure_hook(Suit, _suit)
    converter.register_structure_hook(Mode, _word_of(Mode, "mode"))
    converter.register_structure_hook(Level, _word_of(Level, "level"))
    converter.register_structure_hook(Team, _word_of(Team, "team"))
    converter.register_structure_hook(Card, lambda value, _: card(value))
    converter.register_structure_hook_func(
        lambda kind: kind == tuple[Card, ...], lambda value, _: each(value, card)
    )
    converter.register_structure_hook_func(
        lambda kind: kind == tuple[int, ...], lambda value, _: _whole_numbers(value)
    )
    converter.register_structure_hook_func(_is_map, _map)
    converter.register_structure_hook_factory(attrs.has, lambda kind: _from_map(converter, kind))
    return converter


def _from_map(converter: cattrs.Converter, kind: Any) -> Callable[[Any, Any], Any]:
    """Structures an attrs class from a map whose keys use dashes."""
    fields = attrs.fields(kind)
    names: Any = {a.name: override(rename=key_of(a.name)) for a in fields if "_" in a.name}
    read = make_dict_structure_fn(kind, converter, **names)

    def structure_map(value: object, to: Any) -> Any:
        if not isinstance(value, Mapping):
            raise expected("map", value)
        return read(value, to)

    return structure_map


def _faults(error: BaseException, path: Path) -> list[tuple[Path, Message]]:
    """The leaves of cattrs' exception tree, as paths and messages."""
    if isinstance(error, Refusals):
        return [((*path, *inner), fault) for inner, fault in error.refusals]
    if isinstance(error, Refusal):
        return [((*path, *error.path), error.message)]
    if isinstance(error, cattrs.ForbiddenExtraKeysError):
        known = tuple(key_of(a.name) for a in attrs.fields(error.cl))
        extra = sorted(error.extra_fields, key=key_text)
        return [((*path, key_text(key)), unknown("key", key, known)) for key in extra]
    if isinstance(error, cattrs.ClassValidationError):
        noted, others = error.group_exceptions()
        faults = [fault for other in others for fault in _faults(other, path)]
        for inner, note in noted:
            key = key_of(note.name)
            if isinstance(inner, KeyError):
                faults.append((path, message("problem.missing-key", key=key)))
            else:
                faults.extend(_faults(inner, (*path, key)))
        return faults
    if isinstance(error, cattrs.IterableValidationError):
        noted_items, others = error.group_exceptions()
        faults = [fault for other in others for fault in _faults(other, path)]
        for inner, item in noted_items:
            faults.extend(_faults(inner, (*path, item.index)))
        return faults
    raise error
