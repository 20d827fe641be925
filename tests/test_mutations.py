"""Damaged records, damaged cases and random bytes: nothing but our own errors comes of them.

Every input is made from its own number, so that a number is all it takes to see one again.
"""

import io
import json
import math
import traceback
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from attrs import evolve, field, frozen, mutable

from baloot import (
    CaseError,
    Finished,
    RecordError,
    Seat,
    State,
    apply,
    load_profile,
    new_match,
    pack_from_seed,
    rule,
)
from baloot.cases import Answer
from baloot.cases.answer import answer
from baloot.cases.case import read_case
from baloot.cases.files import read_stream
from baloot.documents.problems import DocumentError
from baloot.game.record import Record, record
from baloot.game.record_text import dumps, loads, plain
from baloot.game.replay import replay
from baloot.profile.decisions import ClaimReason
from baloot.profile.loading import fingerprint
from baloot.profile.shelf import SHIPPED
from baloot.rules.auction import Word
from baloot.rules.projects import Kind
from baloot.table.cards import PACK
from baloot.table.contract import Level
from tests.tables import with_choices
from tests.test_claim_rulings import DEAL
from tests.test_claims import AIMED, SAUDI, with_a_fault
from tests.test_game import choose
from tests.test_record import part_of_a_deal

# --- what is damaged ---------------------------------------------------------------------


@cache
def good_records() -> tuple[Record, ...]:
    """Good records of all sorts: of any length, with faults, with hands, with choices, matches."""
    found = [
        record(part_of_a_deal(load_profile(name), seed, steps))
        for seed, name in enumerate(SHIPPED)
        for steps in (0, 6, 14, 30, 99)
    ]
    faults = (with_a_fault(SAUDI, seed, reason) for seed in range(4) for reason in AIMED)
    found += [it for it in faults if it is not None]
    ruled = with_choices("saudi", ("play.third-hand", "free"), ("sawa.failure", "deal-lost"))
    mine = evolve(ruled, name="mine", fingerprint=fingerprint(ruled.options))
    found += [record(part_of_a_deal(mine, seed, 60)) for seed in range(3)]
    for name in SHIPPED:
        match = new_match(load_profile(name), dealer=Seat.EAST)
        for seed in range(3):
            rng = Random(seed)
            state: State = match.next_deal(pack_from_seed(seed))
            while not isinstance(state, Finished):
                state = apply(state, choose(rng, state))
            match = match.after(state)
        found.append(record(match))
    whole = {**DEAL, "calls": DEAL["calls"][:5], "plays": ["S AS 7C 7D 8C"]}  # type: ignore[index]
    found.append(loads(json.dumps(whole)))
    pack = " ".join(map(str, PACK))
    found.append(loads(f"dealer: S\nshuffled: {pack}\ncut: {{by: E, at: 12}}\ncalls: [E pass]"))
    return tuple(found)


@cache
def good_data() -> tuple[dict[str, Any], ...]:
    """The same records as plain data."""
    return tuple(plain(it) for it in good_records())


def claim_about(rng: Random, data: dict[str, Any]) -> dict[str, Any]:
    """A claim that might be about a record."""
    by, seat = rng.choice(("SE", "NW", "ES", "WN"))
    made = {"by": by, "reason": rng.choice(ClaimReason.words()), "seat": seat}
    plays = data.get("plays") or ["S AS"]
    place = rng.randrange(5)
    if place == 0 and isinstance(plays, list):
        trick = rng.randrange(len(plays))
        words = str(plays[trick]).split()
        card = rng.choice(words[1:] or ["AS"]).rstrip("!*")
        return {**made, "trick": trick, "card": card}
    if place < 4:
        return {**made, ("call", "raise", "declares")[place - 1]: rng.randrange(4)}
    return made


def case_of(rng: Random, data: dict[str, Any]) -> dict[str, Any]:
    """A case that asks about a record."""
    case: dict[str, Any] = {"ask": "record", "given": {"record": data}}
    if rng.random() < 0.5:
        case = {"ask": "claim", "given": {"record": data, "claim": claim_about(rng, data)}}
    if rng.random() < 0.2:
        case["profile"] = rng.choice((*SHIPPED, *SHIPPED, ["saudi", "yeeqia"], "all"))
    if rng.random() < 0.2:
        case["expect"] = {"winner": None} if case["ask"] == "record" else {"upheld": True}
    return case


# --- damage to the structure -------------------------------------------------------------


def nested(depth: int) -> Any:
    """Lists in lists."""
    inner: Any = []
    for _ in range(depth):
        inner = [inner]
    return inner


HUGE = 10**5000
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 8, 31, 32, 99, 1_000_001, -(10**30), HUGE, 1.0, 1.5,
    math.nan, math.inf, "", " ", "\0", "\ud800", "\u202e", "x" * 5000, "S", "9", b"S", (), {1},
    [], {}, [None], [[]], nested(40), nested(3000), {"": ""}, {1: 2}, {None: None}, {True: 1},
    {HUGE: 1}, {"S": None}, ["S"] * 200, "S pass " * 60,
)  # fmt: skip
KEYS: tuple[Any, ...] = (
    "", "\0", "\ud800", "raised", "declared", "x" * 300, 1, -1, None, True, 1.5, HUGE, ("a",),
    "record", "profile", "choices", "deals", "dealer", "scores", "pack", "shuffled", "cut",
    "hands", "upcard", "calls", "raises", "declares", "shows", "plays", "sawa", "claims",
    "result", "by", "at", "after", "NS", "EW", "n", "seat", "ask", "given", "expect", "id",
)  # fmt: skip
WORDS = (
    *"SENW", *map(str, PACK), *(it.value for it in Word), *(it.value for it in Level),
    *(it.value for it in Kind), *ClaimReason.words(), "open", "locked", "pass", "10h", "K♥", "♥",
    "AS!", "AS*", "KH!*", "!", "*", "!!", "hokum", "x", "\0", "\ud800", "saudi", "yeeqia",
    "saudi@", "saudi@0", "@", "@@", "mine", "a/b", "a\\b", "a.yaml", "..", "all", "saudi@" * 9,
)  # fmt: skip


DEEP = 20
"""How far down data is changed. What lies deeper is shared between copies."""


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every list and map that is not too deep, with every index and key of it."""
    left = [(data, 0)]
    while left:
        it, depth = left.pop()
        if isinstance(it, (dict, list)) and depth < DEEP:
            for key in it if isinstance(it, dict) else range(len(it)):
                yield it, key
                left.append((it[key], depth + 1))


def copied(data: Any, depth: int = DEEP) -> Any:
    """A copy of plain data; what lies very deep is shared, since nothing is changed there."""
    if depth == 0 or not isinstance(data, (dict, list)):
        return data
    if isinstance(data, dict):
        return {key: copied(it, depth - 1) for key, it in data.items()}
    return [copied(it, depth - 1) for it in data]


def size_of(given: Any) -> int:
    """How large an input is, so that the smallest can be shown."""
    return len(given) if isinstance(given, (str, bytes)) else sum(1 for _ in places(given))


def reworded(rng: Random, text: str) -> str:
    """A text with a word dropped, said twice, replaced, or moved."""
    words = text.split() or [""]
    at = rng.randrange(len(words))
    match rng.randrange(5):
        case 0:
            del words[at]
        case 1:
            words.insert(at, words[at])
        case 2:
            words.insert(at, rng.choice(WORDS))
        case 3:
            words[at] = rng.choice(WORDS)
        case 4:
            rng.shuffle(words)
    return " ".join(words)


def damage(rng: Random, data: dict[str, Any]) -> None:
    """One thing somewhere in `data` made wrong, or only different."""
    found = list(places(data))
    if not found:
        data[rng.choice(KEYS)] = rng.choice(ODD)
        return
    # The parts near the root are few, and the cards many: both get their turn.
    inside, key = rng.choice(found[: rng.choice((8, 40, len(found)))])
    value = inside[key]
    if isinstance(value, str) and rng.random() < 0.6:
        inside[key] = reworded(rng, value)
        return
    if isinstance(value, list) and rng.random() < 0.6:
        listed(rng, value)
        return
    match rng.randrange(6):
        case 0:
            del inside[key]
        case 1:
            inside[key] = copied(rng.choice(ODD))
        case 2:
            other, its = rng.choice(found)
            inside[key], other[its] = copied(other[its]), copied(value)
        case 3 if isinstance(inside, dict):
            inside[rng.choice(KEYS)] = inside.pop(key)
        case 4 if isinstance(inside, dict):
            inside[rng.choice(KEYS)] = copied(value)
        case 5:
            inside[key] = rng.choice(WORDS)
        case _:
            inside[key] = [copied(value), copied(value)]


def listed(rng: Random, items: list[Any]) -> None:
    """A list cut short, made longer, mixed, or with one thing in it wrong."""
    at = rng.randrange(len(items) + 1)
    match rng.randrange(6):
        case 0:
            del items[at:]
        case 1:
            items.insert(at, copied(rng.choice(items)) if items else rng.choice(WORDS))
        case 2:
            items.insert(at, copied(rng.choice(ODD)))
        case 3:
            rng.shuffle(items)
        case 4:
            items.extend(copied(items))
        case 5:
            items.append(" ".join(rng.choices(WORDS, k=rng.randrange(1, 6))))


# --- damage to the text ------------------------------------------------------------------

TOKENS = (
    b"\0", b"\xff", b"\xef\xbb\xbf", b"&a ", b"*a", b"!!python/name:os.system ", b"!x ", b"<<: ",
    b"? ", b"- ", b"---\n", b"...\n", b"%YAML 9.9\n", b"|\n", b">-\n", b"\t", b"\r", b"#", b": ",
    b"[" * 50, b"[" * 5000, b"{\"a\":" * 50, b"{a: " * 5000, b"- " * 500, b"]", b"}", b"'", b'"',
    b"\\ud800", b"\\u0000", b"1e999", b"9" * 5000, b"NaN", b"-Infinity", b"~", b"\xc2\x85",
    b"\xed\xa0\x80", b",", b"\n", b"\\", b"0x10", b"1_0", b"16:26", b"=", b"@", b"`",
)  # fmt: skip


def damaged_text(rng: Random, raw: bytes) -> bytes:
    """A text with some of its bytes changed, or bytes that never were a text."""
    if rng.random() < 0.05:
        return rng.randbytes(rng.randrange(300))
    for _ in range(rng.choice((1, 1, 2, 5))):
        at, end = sorted(rng.randrange(len(raw) + 1) for _ in range(2))
        end = min(end, at + rng.choice((1, 8, 80)))
        match rng.randrange(7):
            case 0 if at < len(raw):
                raw = raw[:at] + bytes([raw[at] ^ 1 << rng.randrange(8)]) + raw[at + 1 :]
            case 1:
                raw = raw[:at] + rng.randbytes(rng.randrange(1, 5)) + raw[at:]
            case 2:
                raw = raw[:at] + raw[end:]
            case 3 if rng.random() < 0.3:
                raw = raw[:at]
            case 4:
                raw = raw[:end] + raw[at:]
            case 5:
                raw = raw[:at] + bytes([rng.choice(b'SENWHDC789TJQKA!*012, "[]{}:\n-')]) + raw[end:]
            case _:
                raw = raw[:at] + rng.choice(TOKENS) + raw[at:]
    return raw


# --- trying it ---------------------------------------------------------------------------

Run = Callable[[], Any]


@frozen
class Foreign:
    """An error that is not ours: what it is, from where, and the number of an input."""

    kind: str
    number: int
    size: int


@mutable
class Tried:
    """What was tried, and every foreign error, the smallest input for each kind of it."""

    inputs: int = 0
    read: int = 0
    found: dict[str, Foreign] = field(factory=dict)

    def attempt(self, number: int, given: Any, own: type[DocumentError], do: Run) -> Any:
        """What `do` gives; None when it raises, which it should only `own` errors."""
        try:
            result = do()
            self.read += 1
        except own as error:
            if type(error) is own and error.problems and str(error):
                return None
            self.note(number, given, error)
        except Exception as error:
            self.note(number, given, error)
        else:
            return result
        return None

    def note(self, number: int, given: Any, error: Exception) -> None:
        """Keeps a foreign error, unless a smaller input has brought the same."""
        frames = [it for it in traceback.extract_tb(error.__traceback__) if "baloot" in it.filename]
        places = [f"{Path(it.filename).name}:{it.lineno}" for it in frames[-3:]]
        kind = f"{type(error).__name__} at {' > '.join(places)}: {str(error)[:120]!r}"
        key = f"{type(error).__name__} {places[-1] if places else ''}"
        found = Foreign(kind, number, size_of(given))
        if key not in self.found or self.found[key].size > found.size:
            self.found[key] = found

    def report(self) -> str:
        """What was tried and found, a line for each kind of error."""
        lines = [f"  input {it.number}: {it.kind}" for it in self.found.values()]
        return "\n".join([f"{self.inputs} inputs, {len(lines)} kinds of foreign error", *lines])


def damaged_record(number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The record of a number, and a case that asks about it, either of them damaged."""
    rng = Random(number)
    data = copied(rng.choice(good_data()))
    case = case_of(rng, data)
    whole = rng.random() < 0.3
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        damage(rng, case if whole else data)
    return data, case


def damaged_bytes(number: int) -> tuple[bytes, str]:
    """The bytes of a number, and how the file that holds them ends."""
    rng = Random(number)
    written = rng.choice(good_records())
    ending = rng.choice((".json", ".yaml", ".jsonl"))
    if rng.random() < 0.5:
        text = dumps(written, ending[1:])
    else:
        case = json.dumps(case_of(rng, plain(written)))
        text = f"# a case\n{case}" if ending == ".yaml" else case
    return damaged_text(rng, text.encode()), ending


def try_structure(number: int, tried: Tried) -> None:
    """A damaged record as a case in Python, and as text where it can be written as such."""
    data, case = damaged_record(number)
    profile = Random(number).choice((None, None, None, "saudi", "yeeqia", "table-app"))
    tried.inputs += 1
    tried.attempt(number, case, CaseError, lambda: both_forms(rule(case, profile)))
    try:
        text = json.dumps(data)
    except (ValueError, TypeError, RecursionError):
        return  # no text says this
    for form in (text, f"# as YAML\n{text}"):
        try_text(number, form, tried)


def both_forms(found: Answer) -> str:
    """An answer as a program and as a reader gets it."""
    return json.dumps(found) + str(found)


def try_text(number: int, text: str, tried: Tried) -> None:
    """A text as a record: read, replayed in every way, and written again."""
    read = tried.attempt(number, text, RecordError, lambda: loads(text))
    if read is None:
        return
    for enforce in ("strict", "audited", None):
        tried.attempt(number, text, RecordError, partial(replayed, read, enforce))
    for form in ("json", "yaml"):
        tried.attempt(number, text, RecordError, partial(same, read, form))


def replayed(read: Record, enforce: str | None) -> str:
    """Every state on the way of a replay, in words."""
    return repr(replay(read, enforce).states)


def same(read: Record, form: str) -> None:
    """What could be read can be written, and says the same."""
    try:
        again = loads(dumps(read, form))
    except RecordError as error:
        raise AssertionError(str(error)) from None
    assert again == read


def try_bytes(number: int, tried: Tried, folder: Path) -> None:
    """Damaged bytes as a file, as a stream of cases, and as the text of a record."""
    raw, ending = damaged_bytes(number)
    tried.inputs += 1
    file = folder / f"damaged{ending}"
    file.write_bytes(raw)
    tried.attempt(number, raw, CaseError, lambda: both_forms(rule(file)))
    tried.attempt(number, raw, CaseError, lambda: answers(raw))
    try_text(number, raw.decode("utf-8", "surrogateescape"), tried)


def answers(raw: bytes) -> None:
    """Every line of a stream answered, or what is wrong with it; the last error is raised."""
    last = None
    for it in read_stream(io.BytesIO(raw), "-"):
        try:
            if isinstance(it, CaseError):
                raise it
            both_forms(Answer(answer(read_case(it))))
        except CaseError as error:
            last = error
    if last is not None:
        raise last


# --- the tests ---------------------------------------------------------------------------


def test_damaged_records() -> None:
    """Good records with up to eight things wrong are read, judged and replayed, or refused."""
    tried = Tried()
    for number in range(300):
        try_structure(number, tried)
    assert not tried.found, tried.report()
    assert tried.read > tried.inputs // 2  # much of it gets past the reader


def test_damaged_bytes(tmp_path: Path) -> None:
    """Bytes that nearly say a record or a case are read, or refused with a place."""
    tried = Tried()
    for number in range(1500):
        try_bytes(number, tried, tmp_path)
    assert not tried.found, tried.report()
    assert tried.read


@pytest.mark.long
def test_damage_for_two_minutes(tmp_path: Path, record_property: Callable[..., None]) -> None:
    """Two minutes of inputs never tried before raise nothing but our own errors."""
    tried = Tried()
    first = Random().randrange(10**6, 10**9)
    until = monotonic() + 120
    number = first
    while monotonic() < until:
        try_structure(number, tried)
        try_bytes(number, tried, tmp_path)
        number += 1
    record_property("inputs", tried.inputs)
    print(tried.report())
    assert not tried.found, tried.report()
