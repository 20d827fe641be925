"""`baloot rule`: its exit status, its answers as JSON and as text, and how profiles are asked."""

import json
import os
import queue
import re
import subprocess
import sys
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

import pytest
from click.testing import CliRunner, Result

import baloot
from baloot.cases import differs
from baloot.cli import main
from baloot.profile.decisions import BY_ID
from baloot.profile.shelf import SHIPPED
from tests.bad_input import answers

ROOT = Path(__file__).parents[1]
CASE_FILES = sorted(
    path
    for folder in (ROOT / "examples" / "disputes", ROOT / "tests" / "cases")
    for path in folder.rglob("*")
    if path.suffix in (".yaml", ".yml", ".json", ".jsonl")
)
COMMAND = [sys.executable, "-m", "baloot.cli", "rule"]
WIDTH = 80


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are written to a folder of their own, so that their names are short."""
    monkeypatch.chdir(tmp_path)


def rule(*arguments: str, stdin: str | bytes | None = None) -> Result:
    """`baloot rule` with these arguments."""
    result = CliRunner().invoke(main, ["rule", *arguments], input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def case(id: object = None, profile: Any = None, expect: Any = None, **given: Any) -> Any:
    """The example of the documentation: a third hand that is void while partner is winning.

    `given` changes its question; what is None is left out.
    """
    question = {
        "contract": {"mode": "hokum", "trump": "H", "declarer": "E"},
        "leader": "S",
        "trick": "KC 7C",
        "hand": "QH 8D 9D",
        "card": "8D",
        **given,
    }
    whole = {
        "id": id,
        "profile": profile,
        "ask": "play",
        "given": {key: value for key, value in question.items() if value is not None},
        "expect": expect,
    }
    return {key: value for key, value in whole.items() if value is not None}


def lead(id: object = None, profile: Any = None, expect: Any = None, **given: Any) -> Any:
    """A lead in Hokum."""
    changes = {"trick": None, "hand": "AS KS QH", "card": None, **given}
    return case(id, profile, expect, **changes)


def put(name: str, *cases: Any) -> str:
    """A file of these cases; strings are written as they are."""
    lines = [it if isinstance(it, str) else json.dumps(it) for it in cases]
    separator = "\n---\n" if name.endswith("yaml") else "\n"
    Path(name).write_text(separator.join(lines) + "\n", encoding="utf-8")
    return name


def profile_file(name: str, **choices: str) -> str:
    """A file of a table that plays as `saudi` but for `choices` (of `play`, dashes as `_`)."""
    lines = [f"  play.{key.replace('_', '-')}: {word}" for key, word in choices.items()]
    text = (
        f"profile: 1\nname: {name}\ntitle: {{en: {name}, ar: {name}}}\nextends: saudi\nchoices:\n"
    )
    Path(f"{name}.yaml").write_text("\n".join([text, *lines, ""]), encoding="utf-8")
    return f"{name}.yaml"


def ask(*names: str) -> list[str]:
    """The options that ask these profiles."""
    return [it for name in names for it in ("--profile", name)]


def one(name: str, *names: str) -> dict[str, Any]:
    """The only answer to a file, asked of `names`."""
    (answer,) = answers(rule(name, "--json", *ask(*names)))
    return answer


# --- the exit status ------------------------------------------------------------------------

MET = case("met", expect={"verdict": "illegal"})
UNMET = case("unmet", expect={"verdict": "legal"})
BAD = case("bad", leader="Q")
BAD_EXPECT = case("bad-expect", expect={"verdct": "legal"})
NO_SUCH = case("no-such-profile", profile="nobody")
NO_LEVEL = case("no-such-level", profile="daily", level="gahwa")
SOME_FAIL = case("some-fail", profile=["saudi", "daily"], level="gahwa", expect={"seat": "S"})


@pytest.mark.parametrize(
    ("cases", "status"),
    [
        ([case()], 0),
        ([MET], 0),
        ([case(), MET, case()], 0),
        ([UNMET], 1),
        ([UNMET, MET], 1),
        ([MET, UNMET], 1),
        ([UNMET, UNMET], 1),
        ([BAD], 2),
        ([BAD_EXPECT], 2),
        ([NO_SUCH], 2),
        ([NO_LEVEL], 2),
        ([SOME_FAIL], 2),
        ([BAD, MET], 2),
        ([MET, BAD], 2),
        ([BAD, UNMET], 2),
        ([UNMET, BAD], 2),
        ([UNMET, BAD, UNMET, MET], 2),
        ([NO_SUCH, UNMET], 2),
        ([UNMET, NO_LEVEL], 2),
    ],
)
@pytest.mark.parametrize("name", ["cases.yaml", "cases.jsonl", "-"])
@pytest.mark.parametrize("options", [[], ["--json"]], ids=["text", "json"])
def test_exit_status(cases: list[Any], status: int, name: str, options: list[str]) -> None:
    """Bad input (2) comes before an unmet expectation (1), and that before success (0)."""
    if name == "-":
        result = rule("-", *options, stdin="".join(json.dumps(it) + "\n" for it in cases))
    else:
        result = rule(put(name, *cases), *options)
    assert result.exit_code == status
    if options:
        assert len(answers(result)) == len(cases)


def test_exit_status_over_several_files() -> None:
    """The status is the worst of all files, whatever their order."""
    met, unmet = put("met.json", MET), put("unmet.json", UNMET)
    assert rule(met, met).exit_code == 0
    assert rule(met, unmet, met).exit_code == 1
    assert rule(unmet, "nowhere.json", met).exit_code == 2
    assert rule("nowhere.json", unmet).exit_code == 2


@pytest.mark.parametrize("arguments", [[], ["--jsn", "-"], ["--profile"], ["-", "--profile"]])
def test_wrong_use(arguments: list[str]) -> None:
    """A command line that cannot be read is bad input."""
    assert rule(*arguments, stdin="").exit_code == 2


def test_an_unmet_expectation_is_shown() -> None:
    """What differs is shown: the field, what was expected of it, and what it is."""
    result = rule(put("case.json", case(expect={"verdict": "legal", "legal": "QH 8D 9D"})))
    assert result.exit_code == 1
    said = " ".join(result.stdout.split())
    for word in ("verdict", "illegal", "legal", "QH 8D 9D"):
        assert word in said
    assert "expected verdict to be legal, but it is illegal" in said


# --- answers as JSON ------------------------------------------------------------------------


def test_one_answer_a_line_in_order() -> None:
    """`--json` prints an answer a line, in the order of the files and of the cases in them."""
    put("a.yaml", case("a1"), case("a2", profile=["saudi", "daily"]), BAD)
    put("b.json", case("b1"))
    put("c.jsonl", case("c1"), "", "{", case(5))
    result = rule("a.yaml", "c.jsonl", "-", "b.json", "--json", stdin=json.dumps(case("d1")))
    lines = result.stdout.split("\n")
    assert lines.pop() == ""
    found = [json.loads(line) for line in lines]
    assert [it.get("id") for it in found] == ["a1", "a2", "bad", "c1", None, 5, "d1", "b1"]
    assert ["error" in it for it in found] == [False, False, True, False, True, False, False, False]
    assert result.stderr == ""


def test_a_stream_goes_on_after_a_bad_line() -> None:
    """Blank lines are passed over, a bad one is answered with its line, and the rest goes on."""
    lines = ["", case(1), "   ", "{bad", "[]", "\t", case(2, leader="Q"), case(3), '"x"', case(4)]
    stdin = "\n".join(it if isinstance(it, str) else json.dumps(it) for it in lines)
    result = rule("-", "--json", stdin=stdin)
    assert result.exit_code == 2
    found = answers(result)
    assert [it.get("id") for it in found] == [1, None, None, 2, 3, None, 4]
    errors = [it["error"] for it in found if "error" in it]
    assert [re.match(r"<stdin>:(\d+): ", it).group(1) for it in errors] == ["4", "5", "7", "9"]  # type: ignore[union-attr]
    assert all("rules" in it for it in found if "error" not in it)


def test_a_stream_in_text() -> None:
    """In text a bad line is told on standard error, and the rest is answered."""
    stdin = "\n".join([json.dumps(case(1)), "{bad", json.dumps(case(2))])
    result = rule("-", stdin=stdin)
    assert result.exit_code == 2
    assert result.stderr.startswith("<stdin>:2: ")
    assert result.stdout.count("8♦ is illegal") == 2


@pytest.mark.parametrize(
    "stdin",
    [
        "{}\r\n{}\r\n",
        b"\xef\xbb\xbf{}\n{}",
        b"\xff\n{}\n",
        "{}\n" + "[" * 100000 + "\n",
        "{}\n\0\n",
        "{}\n" + '{"id": ' + "9" * 5000 + "}\n",
    ],
    ids=["crlf", "byte-order-mark", "not-utf8", "deep", "nul", "digits"],
)
def test_odd_streams(stdin: str | bytes) -> None:
    """Every line that is not blank has its answer, whatever it holds."""
    result = rule("-", "--json", stdin=stdin)
    assert result.exit_code == 2
    assert [it["error"][:10] for it in answers(result)] == ["<stdin>:1:", "<stdin>:2:"]


def test_an_empty_stream() -> None:
    """A stream without a case has no answers, and nothing is wrong with it."""
    for stdin in ("", "\n\n"):
        result = rule("-", "--json", stdin=stdin)
        assert (result.exit_code, result.output) == (0, "")


@pytest.mark.parametrize("options", [[], ["--json"]], ids=["text", "json"])
def test_a_stream_is_answered_line_by_line(options: list[str]) -> None:
    """An answer is there before the next line is sent."""
    command = subprocess.Popen(
        [*COMMAND, "-", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    )
    with command:
        assert command.stdin is not None
        assert command.stdout is not None
        lines = _lines_of(command.stdout)
        for id in ("first", "second"):
            command.stdin.write(json.dumps(case(id)) + "\n")
            command.stdin.flush()
            line = lines.get(timeout=30)
            while id not in line:
                line = lines.get(timeout=30)
        command.stdin.close()
        assert command.wait(timeout=30) == 0


def _lines_of(stream: IO[str]) -> "queue.Queue[str]":
    """The lines of a pipe as they come."""
    lines: queue.Queue[str] = queue.Queue()

    def read() -> None:
        for line in stream:
            lines.put(line)

    threading.Thread(target=read, daemon=True).start()
    return lines


# --- the fields of an answer ----------------------------------------------------------------

HOKUM = {"mode": "hokum", "trump": "H", "declarer": "E"}
SUN = {"mode": "sun", "declarer": "E"}
HEAD = ("ask", "profile")
TAIL = ("rules", "hangs-on")

FIELDS: dict[str, tuple[str, Any, tuple[str, ...]]] = {
    "following": ("saudi", case(card=None), ("seat", "legal")),
    "following-a-card": ("saudi", case(), ("seat", "legal", "verdict", "why")),
    "following-at-a-table-without-ekka": ("yeeqia", case(card=None), ("seat", "legal")),
    "following-in-sun": ("saudi", case(contract=SUN, card=None), ("seat", "legal")),
    "leading-where-ekka-is-said": ("saudi", lead(), ("seat", "legal", "ekka")),
    "leading-where-ekka-is-silent": ("federation", lead(), ("seat", "legal", "ekka", "silent")),
    "leading-where-ekka-holds-by-itself": ("daily", lead(), ("seat", "legal")),
    "leading-where-there-is-no-ekka": ("table-app", lead(), ("seat", "legal")),
    "leading-a-card": (
        "saudi",
        lead(card="AS"),
        ("seat", "legal", "ekka", "verdict", "why"),
    ),
    "leading-a-card-with-ekka": (
        "saudi",
        lead(card="AS", ekka=True),
        ("seat", "legal", "ekka", "verdict", "why"),
    ),
    "leading-in-sun": ("saudi", lead(contract=SUN), ("seat", "legal")),
    "ekka": ("saudi", {**lead(card="AS"), "ask": "ekka"}, ("holds", "higher")),
    "ekka-silent": (
        "federation",
        {**lead(card="AS"), "ask": "ekka"},
        ("holds", "higher", "silent"),
    ),
    "ekka-of-a-trump": ("federation", {**lead(card="QH"), "ask": "ekka"}, ("holds", "higher")),
    "trick": (
        "saudi",
        {"ask": "trick", "given": {"contract": SUN, "leader": "S", "trick": "7S 8S 9S TS"}},
        ("winner", "abnat"),
    ),
}


@pytest.mark.parametrize(("profile", "question", "own"), FIELDS.values(), ids=FIELDS.keys())
def test_fields(profile: str, question: Any, own: tuple[str, ...]) -> None:
    """An answer has the documented fields that apply, and no other."""
    answer = one(put("case.json", question), profile)
    assert set(answer) == {*HEAD, *own, *TAIL}
    identified = one(put("case.json", {**question, "id": 7}), profile)
    assert identified == {"id": 7, **answer}
    assert answer["ask"] == question["ask"]
    assert answer["profile"] == f"{profile}@{baloot.load_profile(profile).fingerprint}"
    assert re.fullmatch(r"[a-z-]+@[0-9a-f]{12}", answer["profile"])


@pytest.mark.parametrize(("profile", "question", "own"), FIELDS.values(), ids=FIELDS.keys())
def test_values(profile: str, question: Any, own: tuple[str, ...]) -> None:
    """Every field has the documented form."""
    answer = one(put("case.json", question), profile)
    forms: dict[str, Any] = {
        "seat": lambda it: it in ("S", "E", "N", "W"),
        "winner": lambda it: it in ("S", "E", "N", "W"),
        "legal": _is_written,
        "ekka": _is_written,
        "higher": _is_written,
        "verdict": lambda it: it in ("legal", "illegal"),
        "why": lambda it: isinstance(it, str) and it.endswith("."),
        "holds": lambda it: isinstance(it, bool),
        "abnat": lambda it: type(it) is int,
        "silent": lambda it: it is True,
    }
    for name in own:
        assert forms[name](answer[name]), name
    assert answer["rules"]
    for ground in answer["rules"]:
        assert list(ground) == ["id", "text", "basis", "cites"]
        assert ground["id"] in BY_ID or ground["id"].startswith("fixed.")
        assert ground["text"].endswith(".")
        known = ("fixed", "stated", "inferred", "reported", "silent", "house")
        assert ground["basis"] in known
        for cite in ground["cites"]:
            assert list(cite) in (["source", "locator"], ["source", "locator", "quote"])
            assert all(cite.values())
    ids = [ground["id"] for ground in answer["rules"]]
    assert len(set(ids)) == len(ids)
    assert all(id in BY_ID for id in answer["hangs-on"])
    assert len(set(answer["hangs-on"])) == len(answer["hangs-on"])
    silent = [id for id in answer["hangs-on"] if _basis(profile, id) == "silent"]
    assert ("silent" in answer) == bool(silent)


def _is_written(cards: object) -> bool:
    """Whether these are cards as writers give them: a list, by suit S H D C, ranks upwards."""
    written = [str(it) for it in baloot.PACK]
    return isinstance(cards, list) and cards == [it for it in written if it in cards]


def _basis(profile: str, id: str) -> str:
    return baloot.load_profile(profile).authority(id).basis.value


def test_the_documented_example() -> None:
    """The case of the documentation has the answers that it expects, and their reason."""
    expect = {"saudi": {"verdict": "illegal", "legal": "QH"}, "table-app": {"verdict": "legal"}}
    file = put("case.json", case("third-hand-must-trump", ["saudi", "table-app"], expect))
    assert rule(file).exit_code == 0
    answer = one(file)
    assert list(answer) == ["id", "ask", "answers", "differs"]
    saudi, app = answer["answers"]["saudi"], answer["answers"]["table-app"]
    assert (saudi["seat"], saudi["legal"], saudi["verdict"]) == ("N", ["QH"], "illegal")
    assert (app["seat"], app["legal"], app["verdict"]) == ("N", ["QH", "8D", "9D"], "legal")
    assert saudi["rules"][0]["id"] == "play.third-hand"
    assert saudi["rules"][0]["basis"] == "stated"
    assert "play.third-hand" in saudi["hangs-on"]
    assert answer["differs"] == [["play.third-hand"]]


LEADS: dict[str, tuple[Any, dict[str, Any]]] = {
    "true-ekkas": (lead(hand="AS KS QH"), {"legal": ["KS", "AS", "QH"], "ekka": ["AS"]}),
    "a-king-after-the-ace": (
        lead(hand="KS QS 9C 7D 8D QH 7H", played="AS 7S 8S TS"),
        {"ekka": ["KS"]},
    ),
    "the-ten-is-still-out": (
        lead(hand="KS QS 9C 7D 8D QH 7H", played="AS 7S 8S 9S"),
        {"ekka": []},
    ),
    "own-hand-counts": (lead(hand="AS TS 9C", card="TS", ekka=True), {"verdict": "illegal"}),
    "true-ekka": (lead(hand="AS TS 9C", card="AS", ekka=True), {"verdict": "legal"}),
    "ekka-of-a-trump": (lead(hand="JH TS", card="JH", ekka=True), {"verdict": "illegal"}),
    "locked": (
        lead(hand="JH TS", level="double", locked=True, card="JH"),
        {"legal": ["TS"], "verdict": "illegal"},
    ),
    "locked-with-only-trumps": (
        lead(hand="JH 7H", level="four", locked=True, card="JH"),
        {"legal": ["7H", "JH"], "verdict": "legal"},
    ),
}


@pytest.mark.parametrize(("question", "expected"), LEADS.values(), ids=LEADS.keys())
def test_leads(question: Any, expected: dict[str, Any]) -> None:
    """A lead has its lawful cards, those on which Ekka is true, and a verdict on the card."""
    assert expected.items() <= one(put("case.json", question)).items()


@pytest.mark.parametrize("profile", SHIPPED)
def test_silent_is_said_only_where_it_is_so(profile: str) -> None:
    """`silent` stands where a decision that was read is silent at this table, else not at all."""
    for question in (case(), lead(), lead(contract=SUN), {**lead(card="AS"), "ask": "ekka"}):
        answer = one(put("case.json", question), profile)
        is_silent = any(_basis(profile, id) == "silent" for id in answer["hangs-on"])
        assert answer.get("silent") is (True if is_silent else None)


# --- which profiles are asked ---------------------------------------------------------------


def test_the_default_profile() -> None:
    """Where nobody says otherwise `saudi` is asked."""
    assert one(put("case.json", case()))["profile"].startswith("saudi@")


def test_the_case_names_its_profiles() -> None:
    """A case may name one profile, or several as a list or as words."""
    assert one(put("case.json", case(profile="daily")))["profile"].startswith("daily@")
    assert one(put("case.json", case(profile=["daily"])))["profile"].startswith("daily@")
    for written in (["daily", "yeeqia"], "daily yeeqia"):
        assert list(one(put("case.json", case(profile=written)))["answers"]) == ["daily", "yeeqia"]


def test_the_option_comes_before_the_case() -> None:
    """`--profile` is asked in place of what the case names, and in the order of the options."""
    file = put("case.json", case(profile=["saudi", "daily"]))
    assert one(file, "yeeqia")["profile"].startswith("yeeqia@")
    assert list(one(file, "yeeqia", "elblot")["answers"]) == ["yeeqia", "elblot"]


def test_the_option_comes_before_a_bad_name_in_the_case() -> None:
    """A profile of the case that is not asked need not be known."""
    assert rule(put("case.json", case(profile="nobody")), *ask("daily")).exit_code == 0


def test_all_asks_every_shipped_profile() -> None:
    """`all` asks the shipped profiles in their order."""
    assert list(one(put("case.json", case()), "all")["answers"]) == list(SHIPPED)


def test_answers_among_several_are_those_given_alone() -> None:
    """In `answers` each profile says what it says when it is asked alone."""
    file = put("case.json", case("x"))
    assert one(file, "all")["answers"] == {name: one(file, name) for name in SHIPPED}


def test_a_file_as_profile() -> None:
    """`--profile FILE` asks that table; among several it stands under the name as asked."""
    file = put("case.json", case())
    mine = profile_file("mine", third_hand="free")
    answer = one(file, mine)
    fingerprint = baloot.load_profile(Path(mine)).fingerprint
    assert answer["profile"] == f"mine@{fingerprint}"
    assert answer["verdict"] == "legal"
    assert answer["rules"][0]["basis"] == "house"
    assert answer["rules"][0]["cites"] == []
    among = one(file, "saudi", f"./{mine}")
    assert list(among["answers"]) == ["saudi", f"./{mine}"]
    assert among["answers"][f"./{mine}"] == answer
    assert among["differs"] == [["play.third-hand"]]


def test_two_files_of_the_same_name_are_two_profiles() -> None:
    """Profiles are told apart by the name under which they are asked."""
    names = []
    for folder, choice in (("a", "free"), ("b", "trump-always")):
        Path(folder).mkdir()
        written = Path(profile_file("mine", third_hand=choice))
        names.append(str(written.rename(Path(folder) / written)))
    answer = one(put("case.json", case()), *names)
    assert list(answer["answers"]) == names
    assert [it["verdict"] for it in answer["answers"].values()] == ["legal", "illegal"]


BAD_PROFILES: dict[str, tuple[str, bytes | None, str]] = {
    "unknown": ("sauid", None, "did you mean saudi?"),
    "unlike-any": ("zzz", None, "known: saudi"),
    "missing": ("nowhere.yaml", None, "nowhere.yaml: "),
    "empty": ("x.yaml", b"", "x.yaml"),
    "folder": ("./", None, "directory"),
    "bytes": ("x.yaml", bytes(range(256)), "x.yaml:2"),
    "list": ("x.yaml", b"- a\n", "x.yaml:1"),
    "other-name": (
        "x.yaml",
        b"profile: 1\nname: y\ntitle: {en: y, ar: y}\nextends: saudi\n",
        "x.yaml:2",
    ),
    "unknown-choice": (
        "x.yaml",
        b"profile: 1\nname: x\ntitle: {en: x, ar: x}\nextends: saudi\nchoices: {play.ekka: said}\n",
        "x.yaml:5",
    ),
}


@pytest.mark.parametrize(("name", "raw", "word"), BAD_PROFILES.values(), ids=BAD_PROFILES.keys())
def test_a_bad_profile(name: str, raw: bytes | None, word: str) -> None:
    """A profile that cannot be had is an error in its place, and the others answer."""
    if raw is not None:
        Path(name).write_bytes(raw)
    file = put("cases.jsonl", case(1), case(2))
    alone = rule(file, "--json", *ask(name))
    assert alone.exit_code == 2
    for id, answer in enumerate(answers(alone), 1):
        assert list(answer) == ["id", "ask", "profile", "error"]
        assert (answer["id"], answer["profile"]) == (id, name)
        assert word in answer["error"]
    among = rule(file, "--json", *ask("saudi", name, "daily"))
    assert among.exit_code == 2
    for answer in answers(among):
        assert list(answer["answers"]) == ["saudi", name, "daily"]
        assert word in answer["answers"][name]["error"]
        for good in ("saudi", "daily"):
            assert "error" not in answer["answers"][good]
        assert answer["differs"] == []


@pytest.mark.parametrize(("name", "raw", "word"), BAD_PROFILES.values(), ids=BAD_PROFILES.keys())
def test_a_bad_profile_in_text(name: str, raw: bytes | None, word: str) -> None:
    """The same in text: the reason is told, and the others are shown."""
    if raw is not None:
        Path(name).write_bytes(raw)
    file = put("case.json", case())
    alone = rule(file, *ask(name))
    assert alone.exit_code == 2
    assert word.split()[0] in alone.output
    among = rule(file, *ask("saudi", name, "table-app"))
    assert among.exit_code == 2
    assert word.split()[0] in among.output
    assert "8♦ is illegal" in among.stdout
    assert "8♦ is legal" in among.stdout


# --- what makes the difference ----------------------------------------------------------------


def sets(answer: dict[str, Any]) -> set[frozenset[str]]:
    """`differs`, without the order of its sets, each of which is in documented order."""
    for ids in answer["differs"]:
        assert ids == [id for id in BY_ID if id in ids]
    found = {frozenset(ids) for ids in answer["differs"]}
    assert len(found) == len(answer["differs"])
    return found


def test_tables_that_agree() -> None:
    """Tables that give the same answer differ in nothing, and nothing more is said."""
    answer = one(put("case.json", case()), "saudi", "daily", "federation")
    assert answer["differs"] == []
    assert "differs-among" not in answer
    assert "differs" not in one(put("case.json", case()), "saudi")


def test_one_decision_makes_the_difference() -> None:
    """Of many decisions in which two tables differ, `differs` holds the one that matters."""
    file = put("case.json", case())
    for names in (("saudi", "table-app"), ("table-app", "saudi"), ("yeeqia", "elblot"), ("all",)):
        answer = one(file, *names)
        assert sets(answer) == {frozenset({"play.third-hand"})}
        assert "differs-among" not in answer


def test_two_decisions_make_the_difference_together() -> None:
    """Where one decision alone changes nothing, the set of both is the only minimal one."""
    first = profile_file("first", third_hand="free", ekka="automatic")
    later = profile_file("later", third_hand="trump-unless-ace-or-ekka", ekka="announced")
    # The king is the highest club unplayed: an Ekka where that needs no saying.
    file = put(
        "case.json",
        case(
            card=None,
            trick="KC 7C",
            hand="QH 8D 9D 7S 8S 9S",
            played="AC 8C TC 9C KS QS JS AS",
        ),
    )
    answer = one(file, first, later)
    assert answer["answers"][first]["legal"] == ["7S", "8S", "9S", "QH", "8D", "9D"]
    assert answer["answers"][later]["legal"] == ["QH"]
    assert answer["differs"] == [["play.third-hand", "play.ekka"]]


def test_a_decision_that_arises_only_with_another() -> None:
    """A decision that the first table never reads is found when the other is switched."""
    first = profile_file("first", void_against_opponent="free", cannot_overtrump="free")
    later = profile_file(
        "later", void_against_opponent="winning-trump", cannot_overtrump="any-trump"
    )
    file = put("case.json", case(card=None, trick="KC JH", hand="QH 8D 9D"))
    assert one(file, first, later)["differs"] == [
        ["play.void-against-opponent", "play.cannot-overtrump"]
    ]
    assert sets(one(file, later, first)) == {
        frozenset({"play.void-against-opponent"}),
        frozenset({"play.cannot-overtrump"}),
    }


def test_either_of_two_decisions_makes_the_difference() -> None:
    """Where each of two decisions is enough, both are named, and not their union."""
    first = profile_file("first", third_hand="trump-unless-ace-or-ekka", ekka="announced")
    later = profile_file("later", third_hand="free", ekka="automatic")
    file = put(
        "case.json",
        case(card=None, hand="QH 8D 9D 7S 8S 9S", played="AC 8C TC 9C KS QS JS AS"),
    )
    assert sets(one(file, first, later)) == {
        frozenset({"play.third-hand"}),
        frozenset({"play.ekka"}),
    }


def test_the_sets_of_all_pairs_are_joined() -> None:
    """Each table is held against the first that it disagrees with, and each set stands once."""
    file = put("case.json", case(card=None, trick="KC JH", hand="QH 8D 9D"))
    base = profile_file("base", void_against_opponent="winning-trump", cannot_overtrump="free")
    trump = profile_file(
        "trump", void_against_opponent="winning-trump", cannot_overtrump="any-trump"
    )
    again = profile_file(
        "again", void_against_opponent="winning-trump", cannot_overtrump="any-trump"
    )
    free = profile_file("free", void_against_opponent="free", cannot_overtrump="any-trump")
    assert sets(one(file, base, trump, again)) == {frozenset({"play.cannot-overtrump"})}
    assert sets(one(file, trump, base, free)) == {
        frozenset({"play.cannot-overtrump"}),
        frozenset({"play.void-against-opponent"}),
    }
    assert sets(one(file, base, free)) == set()


def test_a_difference_that_nothing_small_explains(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no set of the allowed size explains it, `differs-among` holds the decisions read."""
    monkeypatch.setattr(differs, "MOST", 1)
    first = profile_file("first", void_against_opponent="free", cannot_overtrump="free")
    later = profile_file(
        "later", void_against_opponent="winning-trump", cannot_overtrump="any-trump"
    )
    file = put("case.json", case(card=None, trick="KC JH", hand="QH 8D 9D"))
    answer = one(file, first, later)
    assert list(answer)[-2:] == ["differs", "differs-among"]
    assert answer["differs"] == []
    assert answer["differs-among"] == ["play.void-against-opponent", "play.cannot-overtrump"]
    shown = rule(file, *ask(first, later)).stdout
    assert "play.void-against-opponent" in shown
    assert "play.cannot-overtrump" in shown


def test_an_ekka_said_in_sun() -> None:
    """Where only tables with a spoken Ekka can call it false, that is what they differ by."""
    answer = one(put("case.json", lead(contract=SUN, card="AS", ekka=True)), "saudi", "table-app")
    assert answer["answers"]["saudi"]["verdict"] == "illegal"
    assert answer["answers"]["table-app"]["verdict"] == "legal"
    assert answer["answers"]["saudi"]["hangs-on"] == ["play.ekka"]
    assert answer["differs"] == [["play.ekka"]]


@pytest.mark.parametrize("path", CASE_FILES, ids=lambda it: it.name)
def test_whatever_differs_is_explained(path: Path) -> None:
    """Where two tables answer a documented case differently, a decision is found for it."""
    for answer in answers(rule(str(path), "--json", *ask("all"))):
        given = [
            {key: it.get(key) for key in ("legal", "ekka", "verdict", "holds", "winner", "abnat")}
            for it in answer["answers"].values()
            if "error" not in it
        ]
        if any(it != given[0] for it in given):
            assert answer["differs"] or answer["differs-among"], answer.get("id")
        read = {id for it in answer["answers"].values() for id in it.get("hangs-on", ())}
        assert all(read & set(ids) for ids in answer["differs"])


# --- expect -------------------------------------------------------------------------------------

EXPECTED: dict[str, tuple[Any, Any, int]] = {
    "words": (None, {"legal": "QH"}, 0),
    "list": (None, {"legal": ["QH"]}, 0),
    "lower-case": (None, {"legal": "qh"}, 0),
    "symbol": (None, {"legal": "Q♥"}, 0),
    "seat-and-verdict": (None, {"seat": "N", "verdict": "illegal"}, 0),
    "hangs-on": (None, {"hangs-on": ["play.ekka", "play.third-hand"]}, 0),
    "not-silent": (None, {"silent": False}, 0),
    "absent": (None, {"ekka": None}, 0),
    "nothing": (None, {}, 0),
    "wrong-cards": (None, {"legal": "QH 8D"}, 1),
    "no-cards": (None, {"legal": []}, 1),
    "wrong-seat": (None, {"seat": "S"}, 1),
    "wrong-hangs-on": (None, {"hangs-on": "play.ekka"}, 1),
    "wrong-silent": (None, {"silent": True}, 1),
    "one-right-one-wrong": (None, {"seat": "N", "verdict": "legal"}, 1),
    "a-field-that-is-absent": (None, {"ekka": "AS"}, 1),
    "null-where-there-is-one": (None, {"legal": None}, 1),
    "silent-where-it-is": ("federation", {"silent": True}, 0),
    "flat-for-two": (["saudi", "daily"], {"verdict": "illegal"}, 0),
    "flat-for-two-and-one-differs": (["saudi", "table-app"], {"verdict": "illegal"}, 1),
    "keyed": (
        ["saudi", "table-app"],
        {"saudi": {"verdict": "illegal"}, "table-app": {"verdict": "legal"}},
        0,
    ),
    "keyed-and-the-second-differs": (
        ["saudi", "table-app"],
        {"saudi": {"verdict": "illegal"}, "table-app": {"verdict": "illegal"}},
        1,
    ),
    "keyed-for-one-of-two": (["saudi", "table-app"], {"table-app": {"verdict": "legal"}}, 0),
    "keyed-for-the-only-one": ("table-app", {"table-app": {"verdict": "legal"}}, 0),
    "keyed-with-nothing": (["saudi", "table-app"], {"saudi": {}, "table-app": {}}, 0),
}


@pytest.mark.parametrize(("profile", "expect", "status"), EXPECTED.values(), ids=EXPECTED.keys())
def test_expect(profile: Any, expect: Any, status: int) -> None:
    """`expect` is read leniently, and what it names must be equal."""
    file = put("case.json", case(profile=profile, expect=expect))
    assert rule(file).exit_code == status
    assert rule(file, "--json").exit_code == status


@pytest.mark.parametrize("cards", ["9D QH 8D", "QH 8D 9D", ["9D", "8D", "QH"]])
def test_expected_cards_in_any_order(cards: Any) -> None:
    """The order of expected cards does not matter."""
    assert rule(put("case.json", case(profile="yeeqia", expect={"legal": cards}))).exit_code == 0


def test_expect_under_other_profiles_than_its_own() -> None:
    """What is expected of one profile is not asked of another; a flat `expect` is of all asked."""
    keyed = put("keyed.json", case(expect={"saudi": {"verdict": "illegal"}}, profile="saudi"))
    assert rule(keyed, *ask("table-app")).exit_code == 0
    flat = put("flat.json", case(expect={"verdict": "illegal"}))
    assert rule(flat, *ask("table-app")).exit_code == 1
    assert rule(flat, *ask("daily")).exit_code == 0


# --- reading leniently --------------------------------------------------------------------------

WRITTEN: dict[str, dict[str, Any]] = {
    "lists": {"trick": ["KC", "7C"], "hand": ["TH", "8D", "9D"], "card": "8D"},
    "lower-case": {"trick": "kc 7c", "hand": "th 8d 9d", "card": "8d"},
    "ten-as-10": {"trick": "KC 7C", "hand": "10H 8D 9D", "card": "8D"},
    "lower-case-10": {"trick": ["kc", "7c"], "hand": "10h 8D 9d", "card": "8D"},
    "symbols": {"trick": "K♣ 7♣", "hand": "10♥ 8♦ 9♦", "card": "8♦"},
    "open-symbols": {"trick": "K♧ 7♧", "hand": "T♡ 8♢ 9♢", "card": "8♢"},
    "emoji-symbols": {"trick": "K♣\ufe0f 7♣\ufe0f", "hand": "T♥\ufe0f 8♦ 9♦", "card": "8♦\ufe0f"},
    "many-spaces": {"trick": "  KC\n 7C ", "hand": "TH\t8D  9D", "card": "8D"},
    "trump-in-lower-case": {"contract": {**HOKUM, "trump": "h"}},
    "trump-as-a-symbol": {"contract": {**HOKUM, "trump": "♥"}},
}


@pytest.mark.parametrize("changes", WRITTEN.values(), ids=WRITTEN.keys())
def test_ways_to_write_cards(changes: dict[str, Any]) -> None:
    """However the cards are written, the answer is the same, and in the writers' form."""
    plain = one(put("case.json", case(hand="TH 8D 9D")))
    assert plain["legal"] == ["TH"]
    assert one(put("case.json", case(**{"hand": "TH 8D 9D", **changes}))) == plain


def test_yaml_and_json_have_the_same_answer() -> None:
    """A case has the same answer from YAML, JSON, JSON Lines, standard input and Python."""
    question = case("x", ["saudi", "daily"])
    expected = baloot.rule(question)
    for name in ("case.yaml", "case.json", "case.jsonl"):
        assert one(put(name, question)) == expected
        assert baloot.rule(Path(name)) == expected
    assert answers(rule("-", "--json", stdin=json.dumps(question))) == [expected]
    Path("block.yml").write_text(
        "id: x\nprofile: [saudi, daily]\nask: play\ngiven:\n"
        "  contract: {mode: hokum, trump: H, declarer: E}\n  leader: S\n  trick: KC 7C\n"
        "  hand:\n    - QH\n    - 8D\n    - 9D\n  card: 8D\n",
        encoding="utf-8",
    )
    assert one("block.yml") == expected


def test_bare_words_of_yaml_are_no_truth_values() -> None:
    """`N` is a seat in YAML, and no truth value."""
    Path("case.yaml").write_text(
        "ask: trick\ngiven:\n  contract: {mode: sun, declarer: N}\n  leader: N\n"
        "  trick: 7S 8S 9S TS\nexpect: {winner: E}\n",
        encoding="utf-8",
    )
    assert one("case.yaml")["winner"] == "E"


# --- text for a reader --------------------------------------------------------------------------


def flat(text: str) -> str:
    """Text without its line breaks and the marks of quotations."""
    return " ".join(text.replace(">", " ").split())


@pytest.mark.parametrize("path", CASE_FILES, ids=lambda it: it.name)
def test_text_is_at_most_80_columns_wide(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked, no line is wider than a terminal."""
    monkeypatch.chdir(ROOT)  # so that no long path stands in the text
    shown = rule(str(path.relative_to(ROOT)), *ask("all"))
    assert shown.stderr == ""
    assert [line for line in shown.stdout.split("\n") if len(line) > WIDTH] == []


LONG = {
    "title": "A title that goes on and on " * 10,
    "id": "an-id-of-words another " * 10,
    "note": "A note that goes on and on " * 10,
}


@pytest.mark.parametrize("profiles", [(), ("all",), ("saudi", "nobody"), ("nobody",)])
def test_long_words_are_wrapped(profiles: tuple[str, ...]) -> None:
    """Long texts of a case and long reasons of a refusal are kept to the width too."""
    shown = rule(put("case.json", {**case(), **LONG}), *ask(*profiles))
    assert max(map(len, shown.stdout.split("\n"))) <= WIDTH


def test_text_says_what_the_answer_rests_on() -> None:
    """The text holds the ruling, and every rule with its sentence, basis, locator and quote."""
    file = put("case.json", case("the-id"))
    answer = one(file)
    said = flat(rule(file).stdout)
    for word in ("the-id", answer["profile"], "8♦ is illegal", "Q♥", "stated by the source"):
        assert word in said
    for ground in answer["rules"]:
        assert ground["id"] in said
        assert flat(ground["text"]) in said
        for cite in ground["cites"]:
            assert cite["locator"] in said
            assert flat(cite["quote"]) in said


def test_text_of_several_tables() -> None:
    """Several tables are put side by side, with the decision that makes the difference."""
    said = rule(put("case.json", case()), *ask("saudi", "table-app", "yeeqia")).stdout
    table, _, rest = said.partition("\n\n")
    assert [line.split()[0] for line in table.splitlines()] == ["saudi", "table-app", "yeeqia"]
    assert ["illegal" in line for line in table.splitlines()] == [True, False, False]
    assert "The decision that makes the difference" in rest
    assert "play.third-hand" in rest.splitlines()[1]
    for name in ("saudi", "table-app", "yeeqia"):
        assert f"{name}@" in rest


def test_text_says_that_a_source_is_silent() -> None:
    """A ruling that hangs on silence says so, and only then."""
    file = put("case.json", case())
    assert "silent" in flat(rule(file, *ask("federation")).stdout)
    assert "silent" not in flat(rule(file, *ask("saudi")).stdout)


def test_the_answer_of_python_prints_as_the_command_does() -> None:
    """`str` of an answer is the text of the command."""
    for profile in (None, "all"):
        options = ask(profile) if profile else []
        printed = rule(put("case.json", case("x")), *options).stdout
        assert str(baloot.rule(case("x"), profile)) == printed.rstrip("\n")


# --- colours ------------------------------------------------------------------------------------


def environment(**changes: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if "COLOR" not in key}
    return {**kept, "TERM": "xterm-256color", **changes}


@pytest.mark.parametrize("options", [[], ["--json"], ask("all"), ask("nobody")])
def test_no_colours_in_a_pipe(options: Iterable[str]) -> None:
    """In a pipe there are no colour codes, on standard error neither."""
    put("cases.jsonl", case(), BAD)
    done = subprocess.run(
        [*COMMAND, "cases.jsonl", *options], capture_output=True, env=environment(), check=False
    )
    assert done.returncode == 2
    assert done.stdout
    assert b"\x1b" not in done.stdout + done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal")
def test_no_colours_where_nobody_wants_them() -> None:
    """On a terminal with `NO_COLOR` set there are no colour codes."""
    shown = on_a_terminal(put("cases.jsonl", case(), BAD), NO_COLOR="1")
    assert b"is illegal" in shown
    assert b"\x1b" not in shown


def on_a_terminal(*arguments: str, **changes: str) -> bytes:
    """What the command shows on a terminal."""
    import pty

    ours, theirs = pty.openpty()
    try:
        with subprocess.Popen(
            [*COMMAND, *arguments], stdout=theirs, stderr=theirs, env=environment(**changes)
        ):
            os.close(theirs)
            shown = b""
            while chunk := _read(ours):
                shown += chunk
    finally:
        os.close(ours)
    return shown


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 4096)
    except OSError:  # the other end has gone
        return b""
