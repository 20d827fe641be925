"""Odd values, words and bytes in cases: whatever comes, it is answered or refused by name."""

import copy
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import baloot
from tests.bad_input import answers, good, refusal, ruled


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are written to a folder of their own, so that their names are short."""
    monkeypatch.chdir(tmp_path)


def answered_or_refused(case: Any, profile: Any = None) -> baloot.Answer | baloot.CaseError:
    """The answer, which can be printed and written, or what is wrong, which can be said."""
    try:
        answer = baloot.rule(case, profile)
    except baloot.CaseError as error:
        return error if error.problems and str(error) else pytest.fail("an error says nothing")
    assert json.loads(json.dumps(answer)) == answer
    assert str(answer)
    return answer


# --- what only Python can say -----------------------------------------------------------------

recursive_list: list[Any] = []
recursive_list.append(recursive_list)
recursive_map: dict[str, Any] = {}
recursive_map["given"] = recursive_map
deep: Any = "KC"
for _ in range(20000):
    deep = [deep]

VALUES: dict[str, object] = {
    "nan": float("nan"),
    "infinity": float("inf"),
    "float": 1.5,
    "bytes": b"QH",
    "set": {"QH"},
    "object": object(),
    "function": len,
    "class": baloot.Card,
    "card": baloot.PACK[0],
    "range": range(3),
    "huge": 10**5000,
    "recursive-list": recursive_list,
    "recursive-map": recursive_map,
    "deep": deep,
    "surrogate": "\ud800",
    "nul": "\0",
    "null": None,
    "list-of-null": [None],
    "list-of-lists": [[]],
    "map": {},
    "braces": "{given} {0} %s",
    "digits": "٣",
}


@pytest.mark.parametrize("key", ["contract", "leader", "hand", "trick", "played", "card", "level"])
@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES.keys())
def test_strange_values_in_given(key: str, value: object) -> None:
    """Whatever stands for a part of the question, it is answered or refused by name."""
    case = good()
    case["given"][key] = value
    check_answered_or_refused(case, key)


@pytest.mark.parametrize("key", ["ask", "given", "profile", "expect", "id", "title", "note"])
@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES.keys())
def test_strange_values_in_the_case(key: str, value: object) -> None:
    """Whatever stands for a part of the case, it is answered or refused by name."""
    check_answered_or_refused(good(**{key: value}), key)


@pytest.mark.parametrize(
    "key", ["seat", "legal", "ekka", "verdict", "silent", "hangs-on", "why", "\ud800", 1, None]
)
@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES.keys())
def test_strange_values_in_expect(key: object, value: object) -> None:
    """Whatever is expected, it is compared or refused by name."""
    check_answered_or_refused(good(expect={key: value}), str(key))


def check_answered_or_refused(case: dict[str, Any], key: str) -> None:
    outcome = answered_or_refused(case)
    assert isinstance(outcome, baloot.Answer) or ascii(key)[1:-1] in str(outcome)


@pytest.mark.parametrize("key", [1, 1.5, None, True, (1, 2), b"card", frozenset(), "\ud800", ""])
@pytest.mark.parametrize("at", ["case", "given", "contract", "expect"])
def test_strange_keys(key: object, at: str) -> None:
    """A key that is no text, or no word, is an unknown key."""
    case: dict[Any, Any] = good(expect={})
    places = {
        "case": case,
        "given": case["given"],
        "contract": case["given"]["contract"],
        "expect": case["expect"],
    }
    places[at][key] = 1
    error = refusal(case)
    assert len(error.problems) == 1
    assert str(error)


@pytest.mark.parametrize("case", [{}, {"ask": "play"}, {"given": {}}])
def test_hardly_any_case(case: dict[str, Any]) -> None:
    """A mapping that lacks nearly everything is a `CaseError` that says what is missing."""
    assert "missing" in str(refusal(case))


@pytest.mark.parametrize("path", ["nowhere.yaml", "nowhere.json", "nowhere.jsonl", "", ".", "x"])
def test_no_such_path(path: str) -> None:
    """A path that leads nowhere is a `CaseError` too."""
    assert str(refusal(path)).startswith((path or ".") + ":")


def test_path_with_a_null_byte() -> None:
    """A path that no file can have is a `CaseError` too."""
    refusal("a\0b.yaml")


def test_the_profile_asked_is_the_error() -> None:
    """With one profile asked, a question that it cannot be put is a `CaseError`."""
    case = good()
    case["given"] |= {"level": "gahwa"}
    assert "given.level" in str(refusal(case, "daily"))
    assert "did you mean saudi?" in str(refusal(good(), "sauid"))
    assert "did you mean saudi?" in str(refusal(good(profile="sauid")))


@pytest.mark.parametrize("case", [good(profile="sauid"), good()])
def test_the_place_is_said_once(case: dict[str, Any]) -> None:
    """A message names its place once."""
    case["given"] |= {"level": "gahwa"}
    for line in str(refusal(case, None if "profile" in case else "daily")).splitlines():
        assert line.count("case:") == 1


# --- words that would spoil the message -------------------------------------------------------

SPOILING = {
    "surrogate": "\ud800",
    "low-surrogate": "\udcff",
    "line-break": "a\nb",
    "carriage-return": "a\rb",
    "braces": "{given}{",
}


@pytest.mark.parametrize("word", SPOILING.values(), ids=SPOILING.keys())
@pytest.mark.parametrize("key", ["ask", "leader", "card", "profile", "extra", "id"])
@pytest.mark.parametrize("options", [(), ("--json",)], ids=["text", "json"])
def test_words_that_would_spoil_the_message(word: str, key: str, options: tuple[str, ...]) -> None:
    """Whatever a case holds, it neither breaks the output nor a message in two."""
    case = good()
    if key in ("leader", "card"):
        case["given"][key] = word
    elif key == "extra":
        case[word] = 1
    else:
        case[key] = word
    if key == "id":
        case["ask"] = "paly"
    if key == "profile" and len(word.split()) > 1:
        pytest.skip("is two names")
    result = ruled("case.json", json.dumps(case), *options)
    assert result.exit_code == 2
    if options:
        (answer,) = answers(result)
        said = answer["error"]
    elif key == "profile":
        return  # shown as the answer of a table, in 80 columns
    else:
        said = result.stderr
    assert len(said.splitlines()) == 1
    assert said.startswith("case.json:1: ")


@pytest.mark.parametrize("key", ["id", "title", "note"])
@pytest.mark.parametrize("word", SPOILING.values(), ids=SPOILING.keys())
@pytest.mark.parametrize("options", [(), ("--json",)], ids=["text", "json"])
def test_words_that_would_spoil_the_answer(word: str, key: str, options: tuple[str, ...]) -> None:
    """An answer to a good case with an odd id or text is printed, or the case is refused."""
    result = ruled("case.json", json.dumps(good(**{key: word})), *options)
    assert result.exit_code in (0, 2)
    if options:
        (answer,) = answers(result)
        assert ("error" in answer) == (result.exit_code == 2)


# --- a small fuzz -----------------------------------------------------------------------------

SEEDS: tuple[dict[str, Any], ...] = (
    good(
        id="a",
        profile=["saudi", "table-app"],
        expect={
            "saudi": {"verdict": "illegal", "legal": "QH"},
            "table-app": {"verdict": "legal"},
        },
    ),
    {
        "ask": "play",
        "title": "A lead",
        "note": "with Ekka",
        "given": {
            "contract": {"mode": "hokum", "trump": "H", "declarer": "E"},
            "leader": "S",
            "hand": ["AS", "KS", "QH", "7D", "8D", "9D", "TC"],
            "played": "KH 8C 7C AC",
            "level": "double",
            "locked": True,
            "ekka": True,
            "card": "AS",
        },
        "expect": {"seat": "S", "ekka": "AS", "silent": False, "hangs-on": "play.ekka"},
    },
    {
        "ask": "ekka",
        "profile": "daily elblot",
        "given": {
            "contract": {"mode": "hokum", "trump": "H", "declarer": "E"},
            "leader": "S",
            "hand": ["AS", "KD"],
            "card": "AS",
        },
        "expect": {"holds": True, "higher": []},
    },
    {
        "ask": "trick",
        "id": 7,
        "given": {
            "contract": {"mode": "sun", "declarer": "S", "caller": "N"},
            "leader": "W",
            "trick": "7S 8S 9S 10S",
            "last": True,
        },
        "expect": {"winner": "S", "abnat": 20},
    },
)
KEYS = ("ask", "given", "profile", "expect", "id", "contract", "trump", "caller", "hand", "trick",
        "played", "card", "level", "locked", "ekka", "last", "verdict", "hangs-on", "saudi", "x",
        "", 1, None, (1,), "\ud800")  # fmt: skip
PLAIN_VALUES = [VALUES[name] for name in VALUES if not re.search("huge|deep|recursive", name)]
BYTES_TO_ADD = (b"\n", b" ", b"\t", b"[", b"]", b"{", b"}", b":", b",", b"- ", b"&a ", b"*a ",
                b"!x ", b'"', b"'", b"#", b"? ", b"|\n", b"---\n", b"...\n", b"%X\n", b"\\ud800",
                b"\\", b"\0", b"\x85", b"\xff", b"\xef\xbb\xbf", b"NaN", b"1e999", b"<<: ", b"\r",
                b"\xe2\x80\xa8")  # fmt: skip
PROFILES = (None, "saudi", "all", "yeeqia", ["saudi", "nobody"], ["daily", "saudi"])


def parts(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to all parts of plain data."""
    yield at
    if isinstance(data, (dict, list)):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from parts(value, (*at, key))


def mutated(seed: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """`seed` with one to three parts changed, added or taken away."""
    case = copy.deepcopy(seed)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        *way, last = rng.choice([path for path in parts(case) if path])
        holder: Any = case
        for step in way:
            holder = holder[step]
        kind = rng.randrange(4)
        if kind == 0:
            del holder[last]
        elif kind == 1 and isinstance(holder, dict):
            holder[rng.choice(KEYS)] = holder[last]
        elif kind == 2 and isinstance(holder[last], str):
            text, at = holder[last], rng.randrange(len(holder[last]) + 1)
            holder[last] = text[:at] + rng.choice("ASHX719 é,hk♥") + text[at + rng.randrange(2) :]
        else:
            holder[last] = rng.choice(PLAIN_VALUES)
    return case


def spoilt(seed: dict[str, Any], as_yaml: bool, rng: random.Random) -> bytes:
    """`seed` as the bytes of a file, with one to three places changed."""
    indent = rng.choice((None, 1))
    text = yaml.safe_dump(seed, sort_keys=False) if as_yaml else json.dumps(seed, indent=indent)
    raw = bytearray(text.encode())
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        at = rng.randrange(len(raw))
        upto = at + rng.choice((0, 0, 1, 2, 8))
        raw[at:upto] = rng.choice((b"", bytes([rng.randrange(256)]), rng.choice(BYTES_TO_ADD)))
    return bytes(raw)


@pytest.mark.parametrize("number", range(8))
def test_mutated_mappings(number: int) -> None:
    """Whatever is done to a good case, it is answered or refused with `CaseError`."""
    rng = random.Random(number)
    for _ in range(150):
        case, profile = mutated(rng.choice(SEEDS), rng), rng.choice(PROFILES)
        answered_or_refused(case, profile)


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("suffix", [".yaml", ".json"])
def test_mutated_files(number: int, suffix: str) -> None:
    """Whatever is done to the bytes of a good file, it is answered or refused with its name."""
    rng = random.Random(number)
    path = Path(f"case{suffix}")
    for _ in range(100):
        path.write_bytes(spoilt(rng.choice(SEEDS), suffix == ".yaml", rng))
        outcome = answered_or_refused(path, rng.choice(PROFILES))
        assert isinstance(outcome, baloot.Answer) or str(outcome).startswith(f"{path}:")
