"""Plain data into typed values, with every fault and the path to it."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, TypeVar, get_args, get_origin

import attrs
import cattrs
from cattrs.gen import make_dict_structure_fn, override

from baloot.documents.problems import Path, Refusal, Refusals
from baloot.messages import Message, message
from baloot.table.cards import Card, Suit, parse_suit
from baloot.table.contract import Level, Mode
from baloot.table.seats import Seat, Team

T = TypeVar("T")


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
    word = given if isinstance(given, str) else shown(given)
    near = get_close_matches(str(word), known, n=1)
    if near:
        return message(f"problem.unknown-{what}-near", given=word, near=near[0], known=known)
    return message(f"problem.unknown-{what}", given=word, known=known)


def shown(value: object) -> str:
    """A value as it should appear in an error: short, and recognisable."""
    if isinstance(value, Mapping):
        return "a map"
    if isinstance(value, (list, tuple)):
        return "a list"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


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
    for index, word in enumerate(words(value)):
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
    return value


def _seat(value: object, _: object) -> Seat:
    try:
        return Seat(value.strip().upper() if isinstance(value, str) else value)
    except ValueError:
        raise Refusal(unknown("seat", value, tuple(seat.value for seat in Seat))) from None


def _suit(value: object, _: object) -> Suit:
    if not isinstance(value, str):
        raise expected("suit", value)
    try:
        return parse_suit(value)
    except ValueError:
        raise expected("suit", value) from None


def _is_by_seat(kind: Any) -> bool:
    return get_origin(kind) is dict and get_args(kind)[0] is Seat


def _by_seat(value: object, kind: Any) -> dict[Seat, Any]:
    """A map from seats; a seat may stand once, in whatever case it is written."""
    if not isinstance(value, Mapping):
        raise expected("map", value)
    found: dict[Seat, Any] = {}
    faults: list[tuple[Path, Message]] = []
    for key, inner in value.items():
        try:
            seat = _seat(key, Seat)
            if seat in found:
                raise Refusal(message("problem.duplicate-key-json", key=str(key)))
            found[seat] = _converter().structure(inner, get_args(kind)[1])
        except Exception as error:
            faults.extend(_faults(error, (str(key),)))
    if faults:
        raise Refusals(tuple(faults))
    return found


def _word_of(kind: type[Mode] | type[Level] | type[Team], what: str) -> Callable[[Any, Any], Any]:
    def read(value: object, _: object) -> Any:
        try:
            return kind(value)
        except ValueError:
            known = tuple(str(member.value) for member in kind)
            raise Refusal(unknown(what, value, known)) from None

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
    converter.register_structure_hook_func(_is_by_seat, _by_seat)
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
        extra = sorted(error.extra_fields, key=str)
        return [((*path, str(key)), unknown("key", key, known)) for key in extra]
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
