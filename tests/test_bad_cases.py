"""Bad cases: never a traceback, never a guess, always the place and what would be right.

The texts say themselves what is wrong with them: see `tests.bad_input` for the arrows.
"""

import json
from pathlib import Path

import pytest

import baloot
from baloot.documents.yamls import read_yaml
from tests.bad_input import (
    answers,
    as_json,
    check_messages,
    ekka,
    good_line,
    parted,
    play,
    refusal,
    ruled,
    run,
    trick,
)


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are written to a folder of their own, so that their names are short."""
    monkeypatch.chdir(tmp_path)


# --- the table: what can be wrong with a question -------------------------------------------

UNKNOWN_KEYS = {
    "in-the-case": play("titel: a dispute <-- titel / did you mean title?"),
    "in-the-case-unlike-any": play("zzz: 1 <-- zzz / known: / given / expect"),
    "in-given": play(crad="8D <-- crad / did you mean card?"),
    "in-given-unlike-any": play(zzz="1 <-- zzz / known: / leader / hand"),
    "in-given-seat": play(seat="N <-- unknown key seat / known:"),
    "in-given-capital": play(leader=None, Leader="S <-- Leader / did you mean leader?").replace(
        "given:", "given: <-- key leader is missing"
    ),
    "in-contract": play(
        contract="{mode: hokum, trump: H, declarer: E, caler: W} <-- caler / did you mean caller?"
    ),
    "in-a-trick-level": trick(level="double <-- level / known: / last"),
    "in-a-trick-hand": trick(hand="AS KS <-- hand / known: / trick"),
    "in-a-play-last": play(last="true <-- last / known:"),
    "in-expect": play("expect:\n  verdct: legal <-- verdct / did you mean verdict?", card="8D"),
}

MISSING_KEYS = {
    "nothing-but-a-title": "title: a dispute <-- ask / missing <-- given / missing\n",
    "ask": play().replace("ask: play", "id: x <-- ask / missing"),
    "given": "ask: play <-- given / missing\n",
    "leader": play(leader=None).replace("given:", "given: <-- leader / missing"),
    "hand": play(hand=None).replace("given:", "given: <-- hand / missing"),
    "contract": play(contract=None).replace("given:", "given: <-- contract / missing"),
    "three-at-once": (
        "ask: play\ngiven: <-- contract / missing <-- leader / missing <-- hand / missing\n"
        "  trick: KC 7C\n"
    ),
    "mode": play(contract="{trump: H, declarer: E} <-- mode / missing"),
    "declarer": play(contract="{mode: hokum, trump: H} <-- declarer / missing"),
    "trick-in-a-trick": trick(trick=None).replace("given:", "given: <-- trick / missing"),
    "card-in-an-ekka": ekka(card=None).replace("given:", "given: <-- card / missing"),
}

WRONG_TYPES = {
    "ask-list": play().replace("ask: play", "ask: [play] <-- ask / text / a list"),
    "ask-number": play().replace("ask: play", "ask: 5 <-- ask / text / 5"),
    "ask-null": play().replace("ask: play", "ask: null <-- ask / text / nothing"),
    "given-words": "ask: play\ngiven: KC 7C <-- given / a map / KC 7C\n",
    "given-list": "ask: play\ngiven: [KC, 7C] <-- given / a map / a list\n",
    "given-null": "ask: play\ngiven: null <-- given / a map / nothing\n",
    "contract-words": play(contract="hokum H <-- given.contract / a map / hokum H"),
    "contract-list": play(contract="[hokum, H] <-- given.contract / a map / a list"),
    "mode-unknown": play(
        contract="{mode: hokom, trump: H, declarer: E} <-- mode / hokom / did you mean hokum?"
    ),
    "mode-null": play(
        contract="{mode: null, trump: H, declarer: E} <-- mode / nothing / hokum, sun"
    ),
    "trump-unknown": play(
        contract="{mode: hokum, trump: X, declarer: E} <-- trump / 'X' / S, H, D or C"
    ),
    "trump-number": play(
        contract="{mode: hokum, trump: 5, declarer: E} <-- trump / 5 / S, H, D or C"
    ),
    "declarer-unknown": play(
        contract="{mode: hokum, trump: H, declarer: Q} <-- declarer / Q is no seat / S, E, N, W"
    ),
    "declarer-team": play(
        contract="{mode: hokum, trump: H, declarer: NS} <-- declarer / NS / S, E, N, W"
    ),
    "caller-unknown": play(
        contract="{mode: sun, declarer: E, caller: [W]} <-- caller / a list / S, E, N, W"
    ),
    "leader-unknown": play(leader="South <-- given.leader / South / S, E, N, W"),
    "leader-number": play(leader="1 <-- given.leader / 1 is no seat / S, E, N, W"),
    "leader-list": play(leader="[S] <-- given.leader / a list / S, E, N, W"),
    "leader-map": play(leader="{S: 1} <-- given.leader / a map / S, E, N, W"),
    "leader-null": play(leader="null <-- given.leader / nothing / S, E, N, W"),
    "level-unknown": play(level="dubble <-- given.level / dubble / did you mean double?"),
    "level-number": play(level="2 <-- given.level / 2 / single, double, triple, four, gahwa"),
    "level-null": play(level="null <-- given.level / nothing / single"),
    "locked-yes": play(level="double", locked="yes <-- given.locked / true or false / yes"),
    "locked-one": play(level="double", locked="1 <-- given.locked / true or false / 1"),
    "ekka-word": play(ekka="said <-- given.ekka / true or false / said"),
    "ekka-null": play(ekka="null <-- given.ekka / true or false / nothing"),
    "last-word": trick(last="maybe <-- given.last / true or false / maybe"),
    "hand-number": play(hand="7 <-- given.hand / a list / 7"),
    "hand-map": play(hand="{QH: 1} <-- given.hand / a list / a map"),
    "hand-null": play(hand="null <-- given.hand / a list / nothing"),
    "hand-of-numbers": play(hand="[7, 8] <-- hand[0] / 7 is no card / KC <-- hand[1] / 8 is no"),
    "hand-of-lists": play(hand="[[QH, 8D], 9D] <-- hand[0] / a list / KC"),
    "hand-two-in-a-word": play(hand="[QH 8D, 9D] <-- hand[0] / QH 8D / KC"),
    "hand-unknown-cards": play(hand="QH 1D 9X <-- '1D' is no card / KC <-- '9X' is no card / KC"),
    "hand-suit-first": play(hand="HQ 8D <-- 'HQ' / rank then suit"),
    "hand-commas": play(hand="'QH, 8D, 9D' <-- QH, / is no card <-- 8D, / is no card"),
    "trick-true": play(trick="true <-- given.trick / a list / true"),
    "trick-null": play(trick="null <-- given.trick / a list / nothing"),
    "played-number": play(played="4 <-- given.played / a list / 4"),
    "card-number": play(card="8 <-- given.card / 8 is no card / KC"),
    "card-list": play(card="[8D] <-- given.card / a list / KC"),
    "card-two": play(card="8D 9D <-- given.card / 8D 9D / KC"),
    "card-empty": play(card="'' <-- given.card / is no card / KC"),
    "title-number": play("title: 5 <-- title / text / 5"),
    "note-list": play("note: [a] <-- note / text / a list"),
    "source-map": play("source: {a: b} <-- source / text / a map"),
    "id-list": play("id: [1] <-- id / text / a list"),
    "id-true": play("id: true <-- id / text / true"),
    "profile-number": play("profile: 5 <-- profile / name / 5"),
    "profile-map": play("profile: {saudi: 1} <-- profile / name / a map"),
    "profile-empty-list": play("profile: [] <-- profile / name"),
    "profile-empty-text": play("profile: '' <-- profile / name"),
    "profile-list-of-lists": play("profile: [[saudi]] <-- profile / name / a list"),
    "expect-word": play("expect: legal <-- expect / a map / legal"),
    "expect-list": play("expect: [legal] <-- expect / a map / a list"),
    "huge-number": play(leader="9" * 4000 + " <-- given.leader / S, E, N, W"),
}

IMPOSSIBLE = {
    "card-twice-in-hand": play(hand="QH 8D QH <-- given.hand / Q♥ stands twice"),
    "card-twice-spelt-otherwise": play(hand="TH 8D 10♥ <-- given.hand / 10♥ stands twice"),
    "card-twice-in-trick": play(trick="KC KC <-- given.trick / K♣ stands twice"),
    "card-twice-in-a-trick": trick(trick="7S 8S 9S 7S <-- given.trick / 7♠ stands twice"),
    "card-twice-in-played": play(
        hand="QH 8D 9D TD JD QD KD", played="AS KS QS AS <-- given.played / A♠ stands twice"
    ),
    "card-in-hand-and-trick": play(hand="QH KC 9D", trick="KC 7C <-- given.trick / K♣ / hand"),
    "card-in-hand-and-played": play(
        hand="QH 8D 9D TD JD QD KD", played="AS KS QS QH <-- given.played / Q♥ / hand"
    ),
    "card-in-trick-and-played": play(
        hand="QH 8D 9D TD JD QD KD", played="AS KS QS 7C <-- given.played / 7♣ / trick"
    ),
    "nine-cards": play(hand="7S 8S 9S TS JS QS KS AS 8D <-- given.hand / 9 cards / at most 8"),
    "nine-cards-before-trick-one": play(
        hand="7S 8S 9S TS JS QS KS AS 8D <-- given.hand / holds 8 cards / not 9", played="[]"
    ),
    "no-cards": play(hand="[] <-- given.hand / empty"),
    "no-cards-in-words": play(hand="'' <-- given.hand / empty"),
    "hand-short-for-played": play(
        hand="QH 8D 9D <-- given.hand / 7 cards / not 3", played="AS KS QS JS"
    ),
    "hand-long-for-played": play(
        hand="QH 8D 9D TD JD QD KD AD <-- given.hand / 7 cards / not 8", played="AS KS QS JS"
    ),
    "hand-short-with-nothing-played": play(
        hand="QH 8D 9D <-- given.hand / holds 8 cards / not 3", played="''"
    ),
    "played-three": play(played="AS KS QS <-- given.played / 3 cards / 4 a trick"),
    "played-five": play(played="AS KS QS JS TS <-- given.played / 5 cards / 4 a trick"),
    "played-all": play(
        trick="[]",
        hand="QH",
        played=" ".join(str(it) for it in baloot.PACK if str(it) != "QH")
        + " <-- given.played / 31 cards / at most 28",
    ),
    "trick-of-four-in-play": play(trick="KC 7C 8C 9C <-- given.trick / 4 cards / at most 3"),
    "trick-of-five-in-play": play(trick="KC 7C 8C 9C TC <-- given.trick / 5 cards / at most 3"),
    "trick-of-three": trick(trick="7S 8S 9S <-- given.trick / 4 cards / not 3"),
    "trick-of-five": trick(trick="7S 8S 9S TS JS <-- given.trick / 4 cards / not 5"),
    "trick-of-none": trick(trick="[] <-- given.trick / 4 cards / not 0"),
    "card-not-in-the-hand": play(card="AS <-- given.card / A♠ / not in the hand / Q♥ 8♦ 9♦"),
    "card-on-the-table": play(card="KC <-- given.card / K♣ / not in the hand"),
    "ekka-card-not-in-the-hand": ekka(card="AD <-- given.card / A♦ / not in the hand"),
    "ekka-when-following": ekka(trick="KC <-- given.trick / Ekka / lead"),
    "ekka-said-with-no-card": play(trick="[]", ekka="true <-- given.ekka / card"),
    "trump-in-sun": play(
        contract="{mode: sun, trump: H, declarer: E} <-- contract.trump / Sun has no trump / leave"
    ),
    "trump-in-a-sun-trick": trick(
        contract="{mode: sun, trump: H, declarer: E} <-- contract.trump / Sun has no trump / leave"
    ),
    "no-trump-in-hokum": play(
        contract="{mode: hokum, declarer: E} <-- given.contract / trump / S, H, D or C"
    ),
    "caller-in-hokum": play(
        contract="{mode: hokum, trump: H, declarer: E, caller: W} <-- caller / Ashkal / leave"
    ),
    "caller-an-opponent": play(
        contract="{mode: sun, declarer: E, caller: N} <-- contract.caller / Ashkal / West"
    ),
    "caller-the-declarer": play(
        contract="{mode: sun, declarer: E, caller: E} <-- contract.caller / Ashkal / West"
    ),
    "locked-at-single": play(locked="true <-- given.locked / Double or Four / Single"),
    "locked-at-triple": play(level="triple", locked="true <-- given.locked / Double or / Triple"),
    "locked-at-gahwa": play(level="gahwa", locked="true <-- given.locked / Double or / Gahwa"),
    "locked-in-sun": play(
        contract="{mode: sun, declarer: E}",
        level="double",
        locked="true <-- given.locked / Hokum / Sun",
    ),
    "triple-in-sun": play(
        contract="{mode: sun, declarer: E}", level="triple <-- given.level / Sun / Double / Triple"
    ),
    "gahwa-in-sun": play(
        contract="{mode: sun, declarer: E}", level="gahwa <-- given.level / Sun / Double / Gahwa"
    ),
}

WORDS = {
    "ask-near": play().replace("ask: play", "ask: paly <-- paly / did you mean play?"),
    "ask-unknown": play().replace("ask: play", "ask: zzz <-- zzz / known:"),
    "ask-capital": play().replace("ask: play", "ask: Play <-- Play / did you mean play?"),
    "profile-path": play("profile: ./house.yaml <-- profile / ./house.yaml / --profile"),
    "profile-file": play("profile: house.yaml <-- profile / house.yaml / --profile"),
    "profile-yml": play("profile: house.yml <-- profile / house.yml / --profile"),
    "profile-folder": play("profile: tables/house <-- profile / tables/house / --profile"),
    "profile-backslash": play("profile: 'tables\\house' <-- profile / --profile"),
    "profile-path-among-names": play(
        "profile: [saudi, ../x, /y] <-- profile / ../x / --profile <-- profile / /y / --profile"
    ),
    "expect-why": play("expect: {why: x} <-- expect.why / cannot be expected / verdict"),
    "expect-rules": play("expect: {rules: []} <-- expect.rules / cannot be expected"),
    "expect-id": play("id: q\nexpect: {id: q} <-- expect.id / cannot be expected"),
    "expect-profile": play("expect: {profile: saudi} <-- expect.profile / cannot be"),
    "expect-sheet": play("expect: {sheet: []} <-- expect.sheet / cannot be expected"),
    "expect-refutation": play("expect: {refutation: KC} <-- expect.refutation / cannot be"),
    "expect-field-of-another-ask": play("expect: {winner: S} <-- expect.winner / legal"),
    "expect-bad-word": play("expect: {verdict: lawful} <-- expect.verdict / lawful / illegal"),
    "expect-bad-card": play("expect: {legal: QX} <-- expect.legal / QX / KC"),
    "expect-bad-seat": play("expect: {seat: Q} <-- expect.seat / Q / S, E, N, W"),
    "expect-bad-truth": ekka("expect: {holds: yes} <-- expect.holds / true or false / yes"),
    "expect-bad-number": trick("expect: {abnat: many} <-- expect.abnat / whole number / many"),
    "expect-bad-silent": play("expect: {silent: maybe} <-- expect.silent / true or false"),
    "expect-bad-decision": play(
        "expect: {hangs-on: play.thirdhand} <-- hangs-on / did you mean play.third-hand?"
    ),
    "expect-hangs-on-list-of-lists": play("expect: {hangs-on: [[play.ekka]]} <-- expect.hangs-on"),
    "expect-hangs-on-list-of-maps": play("expect: {hangs-on: [{a: b}]} <-- expect.hangs-on"),
    "expect-by-profile": play(
        "profile: [saudi, daily]\nexpect:\n"
        "  saudi: {verdict: legal}\n  daily: {verdct: legal} <-- verdct / did you mean verdict?"
    ),
    "expect-by-profile-not-a-map": play(
        "profile: [saudi, daily]\nexpect:\n"
        "  saudi: {verdict: legal}\n  daily: legal <-- daily / map"
    ),
}

SEVERAL = {
    "in-given": play(
        leader="Q <-- given.leader / Q",
        trick="KC 7X <-- 7X",
        hand="7 <-- given.hand / a list",
        levle="double <-- levle / did you mean level?",
    ),
    "contradictions": play(
        contract="{mode: sun, trump: H, declarer: E, caller: S} <-- trump <-- caller",
        trick="KC KC <-- K♣ stands twice",
        hand="QH 8D 9D QH <-- Q♥ stands twice",
        level="gahwa <-- given.level / Sun",
        locked="true <-- given.locked",
        card="AS <-- A♠",
        played="AD KD QD <-- 3 cards",
    ),
    "in-the-case": play("titel: x <-- titel\nnoet: y <-- noet\nid: [] <-- id\nprofile: 5 <-- name"),
    "in-the-case-and-in-given": play("titel: x <-- titel", leader="Q <-- given.leader / Q"),
    "in-ask-and-in-the-case": play("titel: x <-- titel").replace("play", "paly <-- play"),
    "in-given-and-in-expect": play(
        "expect: {verdct: legal} <-- did you mean verdict?", leader="Q <-- given.leader"
    ),
    "a-contradiction-and-in-expect": play(
        "expect: {verdct: legal} <-- did you mean verdict?",
        contract="{mode: hokum, declarer: E} <-- trump",
    ),
    "in-profile-and-in-given": play("profile: a/b <-- --profile", leader="Q <-- given.leader"),
    "in-expect": play("expect: {seat: Q, legal: QX, verdict: x} <-- seat <-- legal <-- verdict"),
}

TABLE = {
    f"{kind}-{name}": text
    for kind, texts in (
        ("unknown-key", UNKNOWN_KEYS),
        ("missing-key", MISSING_KEYS),
        ("type", WRONG_TYPES),
        ("impossible", IMPOSSIBLE),
        ("word", WORDS),
        ("several", SEVERAL),
    )
    for name, text in texts.items()
}

table = pytest.mark.parametrize("marked", TABLE.values(), ids=TABLE.keys())


@table
def test_yaml(marked: str) -> None:
    """A bad case in YAML: status 2, and each problem as `file:line: what is wrong`.

    With `--json` the same messages are the `error` of one answer.
    """
    text, expected = parted(marked)
    result = ruled("case.yaml", text)
    assert result.exit_code == 2
    assert result.stdout == ""
    check_messages(result.stderr, "case.yaml", expected)
    answered = ruled("case.yaml", text, "--json")
    assert answered.exit_code == 2
    assert answered.stderr == ""
    (answer,) = answers(answered)
    assert answer["error"] == result.stderr.rstrip("\n")


@table
def test_json(marked: str) -> None:
    """The same case in JSON: the same problems on the same lines."""
    text, expected = parted(marked)
    result = ruled("case.json", as_json(text))
    assert result.exit_code == 2
    assert result.stdout == ""
    check_messages(result.stderr, "case.json", expected)


@table
def test_json_lines(marked: str) -> None:
    """The same case as a line of a file: the problems stand on that line, and the rest goes on."""
    text, expected = parted(marked)
    lines = [good_line(1), "", as_json(text).replace("\n", " "), good_line(2), ""]
    result = ruled("cases.jsonl", "\n".join(lines), "--json")
    assert result.exit_code == 2
    first, bad, second = answers(result)
    assert (first["id"], second["id"]) == (1, 2)
    assert "error" not in first
    assert "error" not in second
    check_messages(bad["error"], "cases.jsonl", [(3, words) for _, words in expected])


@table
def test_python(marked: str) -> None:
    """The same case given to `baloot.rule`, as a mapping and as a path: the same problems."""
    text, expected = parted(marked)
    Path("case.yaml").write_text(text, encoding="utf-8")
    for path in ("case.yaml", Path("case.yaml")):
        check_messages(str(refusal(path)), "case.yaml", expected)
    (document,) = read_yaml(text, "case.yaml")
    error = refusal(document.data)
    said = str(error).splitlines()
    assert len(error.problems) == len(said) == len(expected)
    for _, words in expected:
        assert any(all(word in line for word in words) for line in said), words


def test_the_good_cases_are_good() -> None:
    """What the table varies is good itself, so that it is the variation which is refused."""
    for text in (play(), trick(), ekka()):
        assert ruled("case.yaml", text).exit_code == 0
        assert ruled("case.json", as_json(text)).exit_code == 0
    assert ruled("cases.jsonl", good_line(1)).exit_code == 0


# --- what the question is at one table ------------------------------------------------------

AT_ONE_TABLE = {
    "double-at-daily": ("daily", play(level="double <-- given.level / Double / single")),
    "gahwa-at-daily": ("daily", play(level="gahwa <-- given.level / Gahwa / single")),
    "triple-at-yeeqia": ("yeeqia", play(level="triple <-- given.level / Triple / single, double")),
    "sun-double-at-daily": (
        "daily",
        play(contract="{mode: sun, declarer: E}", level="double <-- given.level / Double / single"),
    ),
    "locked-at-yeeqia": (
        "yeeqia",
        play(level="double", locked="true <-- given.locked / lock / leave"),
    ),
    "ekka-triple-at-yeeqia": ("yeeqia", ekka(level="triple <-- given.level / Triple")),
}


@pytest.mark.parametrize(("profile", "marked"), AT_ONE_TABLE.values(), ids=AT_ONE_TABLE.keys())
def test_a_question_that_one_table_lacks(profile: str, marked: str) -> None:
    """A level or a lock that a profile lacks is that profile's error; the others answer."""
    text, expected = parted(marked)
    alone = ruled("case.yaml", text, "--json", "--profile", profile)
    assert alone.exit_code == 2
    check_messages(json.loads(alone.stdout)["error"], "case.yaml", expected)
    for names in (["saudi", profile], [profile, "saudi"]):
        options = [it for name in names for it in ("--profile", name)]
        among = ruled("case.yaml", text, "--json", *options)
        assert among.exit_code == 2
        answers = json.loads(among.stdout)["answers"]
        assert list(answers) == names
        check_messages(answers[profile]["error"], "case.yaml", expected)
        assert "error" not in answers["saudi"]
        assert answers["saudi"]["rules"]


@pytest.mark.parametrize(
    ("names", "near"),
    [("sauid", "did you mean saudi?"), ("zzz", "known: saudi"), ("[daily, sauid]", "saudi")],
)
def test_unknown_profile_in_a_case(names: str, near: str) -> None:
    """An unknown profile of a case is an error with its line; the others answer."""
    result = ruled("case.yaml", play(f"title: t\nprofile: {names}"), "--json")
    assert result.exit_code == 2
    answer = json.loads(result.stdout)
    several = answer.get("answers", {"": answer})
    failed = [it for it in several.values() if "error" in it]
    assert len(failed) == 1
    assert failed[0]["error"].startswith("case.yaml:8: ")
    assert near in failed[0]["error"]
    assert all("rules" in it for it in several.values() if it is not failed[0])


# --- texts that are no documents ------------------------------------------------------------

YAML = {
    "duplicate-key": play("title: a\ntitle: b <-- title / twice / line 7"),
    "duplicate-key-in-given": play(leader="S\n  leader: E <-- leader / twice / line 4"),
    "duplicate-key-in-contract": play(
        contract="{mode: hokum, trump: H, declarer: E, trump: S} <-- trump / twice"
    ),
    "three-times": play("id: 1\nid: 2 <-- id / twice\nid: 3 <-- id / twice"),
    "anchor": play(hand="&cards QH 8D <-- &cards / write every value out"),
    "alias": play(hand="&cards QH 8D <-- &cards", played="*cards <-- *cards / write the value out"),
    "merge": play("<<: *more <-- *more"),
    "tag": play(hand="!!str QH 8D <-- tag / leave it out"),
    "own-tag": play(hand="!cards QH 8D <-- !cards / leave it out"),
    "python-tag": play("note: !!python/object/apply:os.system [ls] <-- tag / leave it out"),
    "binary-tag": play("note: !!binary aGVsbG8= <-- tag / leave it out"),
    "list-as-key": play("? [a, b] <-- a key must be\n: c"),
    "unclosed": "ask: play\ngiven:\n  contract: {mode: hokum\n  leader: S <-- not YAML\n",
    "tab": "ask: play\ngiven:\n\tleader: S <-- not YAML\n",
    "colon": "ask: play\ntitle: a: b <-- not YAML\n",
    "bell": 'ask: play\ntitle: "a\7b" <-- U+0007\n',
    "bell-after-arabic": "title: بلوت بلوت بلوت\nask: play\nnote: a\7b <-- U+0007\nid: x\n",
    "surrogate": 'ask: play\ntitle: "\\ud800" <-- not YAML\n',
    "deep-flow": "ask: play\ngiven: " + "[" * 60 + "]" * 60 + " <-- nested / 32\n",
    "deeper-flow": "ask: play\ngiven: " + "[" * 5000 + "]" * 5000 + " <-- nest\n",
    "deep-maps": "ask: play\ngiven: " + "{a: " * 60 + "}" * 60 + " <-- nested / 32\n",
    "list": "- ask: play <-- a map / a list\n- given: {}\n",
    "word": "hello <-- a map / hello\n",
    "number": "5 <-- a map / 5\n",
    "null": "null <-- a map / nothing\n",
    "everything-null": "ask: <-- ask / text / nothing\ngiven: <-- given / a map / nothing\n",
    "block-list": (
        "ask: play\ngiven:\n  contract: {mode: hokum, trump: H, declarer: E}\n  leader: S\n"
        "  hand:\n    - QH\n    - 8X <-- given.hand[1] / 8X\n    - 9D\n    - 7 <-- hand[3] / 7\n"
    ),
}


@pytest.mark.parametrize("marked", YAML.values(), ids=YAML.keys())
def test_no_yaml(marked: str) -> None:
    """What is no YAML, or is YAML that would have to be guessed at, is refused on its line."""
    text, expected = parted(marked)
    result = ruled("case.yml", text)
    assert result.exit_code == 2
    assert result.stdout == ""
    check_messages(result.stderr, "case.yml", expected)


def in_json(*lines: str) -> str:
    """A good case as JSON, a key a line, with `lines` before its hand."""
    return "\n".join(
        [
            '{"ask": "play",',
            '"given": {',
            '  "contract": {"mode": "hokum", "trump": "H", "declarer": "E"},',
            '  "leader": "S",',
            *lines,
            '  "hand": "QH 8D 9D"}}',
            "",
        ]
    )


JSON = {
    "duplicate-key": in_json('  "trick": "KC",', '  "trick": "7C", <-- trick / twice'),
    "duplicate-key-and-a-word-like-it": (
        '{"ask": "play",\n"title": "trick",\n"given": {\n  "trick": "KC",\n'
        '  "trick": "7C"}} <-- trick / twice\n'
    ),
    "duplicate-key-and-one-elsewhere": (
        '{"ask": "play",\n"given": {"contract": {"trump": "H"},\n  "trump": 1,\n'
        '  "trump": 2}} <-- trump / twice\n'
    ),
    "nan": in_json('  "level": NaN, <-- NaN'),
    "infinity": in_json('  "level": Infinity, <-- Infinity'),
    "minus-infinity": in_json('  "level": -Infinity, <-- -Infinity'),
    "too-many-digits": in_json('  "level": ' + "9" * 5000 + ", <-- not JSON"),
    "many-digits": in_json('  "level": ' + "9" * 4000 + ", <-- level / single"),
    "exponent": in_json('  "level": 1e999, <-- level / single'),
    "deep": in_json('  "level": ' + "[" * 60 + "]" * 60 + ", <-- nested / 32"),
    "deeper": in_json('  "level": ' + "[" * 100000 + "]" * 100000 + ", <-- nested / 32"),
    "trailing-comma": '{"ask": "play",\n"given": {},\n} <-- not JSON\n',
    "comment": '{"ask": "play",\n// a note <-- not JSON\n"given": {}}\n',
    "single-quotes": "{'ask': 'play'} <-- not JSON\n",
    "cut-off": '{"ask": "play",\n"given": { <-- not JSON',
    "two-documents": '{"ask": "play"}\n{"ask": "play"} <-- not JSON\n',
    "raw-line-break": '{"ask": "pl <-- not JSON\nay"}\n',
    "list": "[1] <-- a map / a list\n",
    "text": '"hello" <-- a map / hello\n',
    "null": "null <-- a map / nothing\n",
    "words": "hello <-- not JSON\n",
    # The line of a fault does not depend on what stands in the strings before it.
    "after-emoji": in_json('  "trick": "KC", "x": "😀", <-- unknown key x', '  "level": 5, <-- 5'),
    "after-escaped-emoji": in_json('  "x": "\\ud83d\\ude00", <-- key x', '  "level": 5, <-- 5'),
    "after-escaped-surrogate": in_json('  "x": "\\ud800", <-- key x', '  "level": 5, <-- 5'),
    "after-escaped-slash": in_json('  "x": "a\\/b", <-- key x', '  "level": 5, <-- 5'),
    "after-delete": in_json('  "x": "a\x7fb", <-- key x', '  "level": 5, <-- 5'),
    "after-line-separator": in_json('  "x": "a\u2028b", <-- key x', '  "level": 5, <-- 5'),
    "after-next-line": in_json('  "x": "a\x85b", <-- key x', '  "level": 5, <-- 5'),
    "after-noncharacter": in_json('  "x": "a\uffffb", <-- key x', '  "level": 5, <-- 5'),
    "after-tabs": in_json('\t"x"\t:\t"a",\t<-- key x', '\t"level":\t5,\t<-- 5'),
    "after-a-long-key": in_json('  "' + "k" * 1100 + '": 1, <-- key k', '  "level": 5, <-- 5'),
    "after-an-odd-key": in_json('  "a: b # c": 1, <-- a: b # c', '  "level": 5, <-- 5'),
    "after-an-empty-key": in_json('  "": 1, <-- unknown key', '  "level": 5, <-- 5'),
}


@pytest.mark.parametrize("marked", JSON.values(), ids=JSON.keys())
def test_no_json(marked: str) -> None:
    """What is no JSON, or is JSON that would have to be guessed at, is refused on its line."""
    text, expected = parted(marked)
    result = ruled("case.json", text)
    assert result.exit_code == 2
    assert result.stdout == ""
    check_messages(result.stderr, "case.json", expected)


IN_A_CASE = {name: text for name, text in JSON.items() if text[:40] == in_json()[:40]}
"""Those that are wrong in the same way when they stand on one line."""


@pytest.mark.parametrize("marked", IN_A_CASE.values(), ids=IN_A_CASE.keys())
def test_no_json_line(marked: str) -> None:
    """The same on a line of a file, where the rest goes on."""
    text, expected = parted(marked)
    lines = [good_line(1), text.replace("\n", " "), good_line(2), ""]
    result = ruled("cases.jsonl", "\n".join(lines), "--json")
    assert result.exit_code == 2
    first, bad, second = answers(result)
    assert (first["id"], second["id"]) == (1, 2)
    check_messages(bad["error"], "cases.jsonl", [(2, words) for _, words in expected])


# --- bytes and files --------------------------------------------------------------------------

GOOD_BYTES = play().encode()

BYTES: dict[str, tuple[str, bytes, int, str]] = {
    "latin-1": ("case.yaml", b"ask: play\ntitle: caf\xe9\n", 2, "UTF-8"),
    "latin-1-json": ("case.json", b'{"ask": "play",\n"title": "caf\xe9"}', 2, "UTF-8"),
    "latin-1-line": ("case.jsonl", b'\n\n{"title": "caf\xe9"}\n', 3, "UTF-8"),
    "windows-1256": ("case.yaml", GOOD_BYTES + "title: بلوت\n".encode("cp1256"), 7, "UTF-8"),
    "utf-16": ("case.yaml", play().encode("utf-16"), 1, "UTF-8"),
    "cut-in-a-letter": ("case.yaml", GOOD_BYTES + "title: ♥".encode()[:-1], 7, "UTF-8"),
    "encoded-surrogate": ("case.yaml", GOOD_BYTES + b"title: \xed\xa0\x80\n", 7, "UTF-8"),
    "overlong": ("case.json", b'{"ask":\n"\xc0\xaf"}', 2, "UTF-8"),
    "null-bytes": ("case.yaml", b"\0" * 20, 1, "U+0000"),
    "null-bytes-json": ("case.json", b"\0" * 20, 1, "not JSON"),
    "null-bytes-line": ("case.jsonl", b"\0" * 20, 1, "not JSON"),
    "all-bytes": ("case.yaml", bytes(range(256)), 2, "UTF-8"),
    "png": ("case.yaml", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 1, "UTF-8"),
    "gzip": ("case.json", b"\x1f\x8b\x08\0\0\0\0\0\0\x03", 1, "UTF-8"),
    "too-large": ("case.yaml", b"# " + b"x" * (1 << 20) + b"\n" + GOOD_BYTES, 1, "limit"),
    "too-large-json": ("case.json", b" " * (1 << 20) + b"{}", 1, "limit"),
    "too-large-line": ("case.jsonl", b"\n[" + b" " * (1 << 20) + b"]\n", 2, "limit"),
}


@pytest.mark.parametrize(("name", "raw", "line", "word"), BYTES.values(), ids=BYTES.keys())
def test_bytes(name: str, raw: bytes, line: int, word: str) -> None:
    """Bytes that are no text are refused with file and line."""
    result = ruled(name, raw)
    assert result.exit_code == 2
    assert result.stdout == ""
    check_messages(result.stderr, name, [(line, (word,))])
    assert str(refusal(name)) == result.stderr.rstrip("\n")


@pytest.mark.parametrize("name", ["case.yaml", "case.yml", "case.json", "case.jsonl"])
def test_a_byte_order_mark_is_no_fault(name: str) -> None:
    """A file that begins with a byte order mark, or ends its lines with CR LF, is read."""
    text = good_line(1) if name.endswith("jsonl") else in_json()
    if name.startswith("case.y"):
        text = play()
    raw = b"\xef\xbb\xbf" + text.encode().replace(b"\n", b"\r\n")
    assert ruled(name, raw).exit_code == 0


@pytest.mark.parametrize("content", ["", "\n", "   \n\n", "# nothing\n", "---\n", "...\n"])
def test_empty_yaml(content: str) -> None:
    """A file without a case is bad input."""
    result = ruled("case.yaml", content)
    assert result.exit_code == 2
    assert result.stderr.startswith("case.yaml:")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("content", ["", "\n", "  \n"])
def test_empty_json(content: str) -> None:
    """A JSON file without a value is bad input."""
    result = ruled("case.json", content)
    assert result.exit_code == 2
    assert result.stderr.startswith("case.json:")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere.yaml", "No such file"),
        ("nowhere.json", "No such file"),
        ("nowhere.jsonl", "No such file"),
        ("folder.yaml", "directory"),
        ("folder.jsonl", "directory"),
        ("folder", "directory"),
        ("case.txt", ".yaml, .yml, .json or .jsonl"),
        ("case", ".yaml, .yml, .json or .jsonl"),
        ("case.yaml.bak", ".yaml, .yml, .json or .jsonl"),
        (".yaml", ".yaml, .yml, .json or .jsonl"),
        ("", "directory"),
    ],
)
@pytest.mark.parametrize("options", [(), ("--json",)], ids=["text", "json"])
def test_files_that_hold_no_case(name: str, words: str, options: tuple[str, ...]) -> None:
    """A missing file, a folder or a wrong ending is named, and the other files are answered."""
    for folder in ("folder.yaml", "folder.jsonl", "folder"):
        Path(folder).mkdir()
    for file in ("case.txt", "case", "case.yaml.bak", ".yaml"):
        Path(file).write_bytes(GOOD_BYTES)
    Path("good.yaml").write_bytes(GOOD_BYTES)
    result = run("good.yaml", name, "good.yaml", *options)
    assert result.exit_code == 2
    if options:
        first, bad, last = answers(result)
        assert first == last
        assert "error" not in first
        said = bad["error"]
    else:
        said = result.stderr.strip()
        assert result.stdout.count("North may play") == 2
    assert said.startswith(f"{name or '.'}: ")
    assert words in said


# --- several documents ------------------------------------------------------------------------


def test_one_bad_document_among_several() -> None:
    """A bad case between two good ones is refused on its line, and the others are answered."""
    text = "---\n".join([play("id: a"), play("id: b", leader="Q"), play("id: c")])
    result = ruled("cases.yaml", text, "--json")
    assert result.exit_code == 2
    first, bad, last = answers(result)
    assert (first["id"], bad["id"], last["id"]) == ("a", "b", "c")
    assert "rules" in first
    assert "rules" in last
    check_messages(bad["error"], "cases.yaml", [(12, ("given.leader", "Q"))])


@pytest.mark.parametrize(
    ("bad", "line", "word"),
    [
        (play(leader="S\n  leader: E"), 13, "twice"),
        (play(hand="&a QH"), 14, "&a"),
        (play(hand="[QH"), 15, "not YAML"),  # noticed where the document ends
    ],
    ids=["duplicate-key", "anchor", "syntax"],
)
def test_one_document_that_is_no_yaml_among_several(bad: str, line: int, word: str) -> None:
    """Where a document is no good YAML, that is said with its line in the whole file."""
    result = ruled("cases.yaml", "---\n".join([play("id: a"), bad, play("id: c")]), "--json")
    assert result.exit_code == 2
    errors = [it["error"] for it in answers(result) if "error" in it]
    check_messages("\n".join(errors), "cases.yaml", [(line, (word,))])


def test_one_case_is_asked_for_in_python() -> None:
    """`baloot.rule` of a file with two cases says that it wants one."""
    Path("cases.yaml").write_text("---\n".join([play(), play()]), encoding="utf-8")
    Path("cases.jsonl").write_text(f"{good_line(1)}\n{good_line(2)}\n", encoding="utf-8")
    for name in ("cases.yaml", "cases.jsonl"):
        said = str(refusal(name))
        assert said.startswith(f"{name}:")
        assert "2" in said
