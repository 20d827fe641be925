"""Bad questions about projects, scores, Sawa and the match: the place and what would be right.

The texts say themselves what is wrong with them: see `tests.bad_input` for the arrows.
"""

import json
from pathlib import Path

import pytest

from baloot.documents.yamls import read_yaml
from tests.bad_input import as_json, check_messages, parted, refusal, ruled, written


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are written to a folder of their own, so that their names are short."""
    monkeypatch.chdir(tmp_path)


SUN = "{mode: sun, declarer: S}"
EIGHT = (
    "S 8S 7S KS TS",
    "W TC 9C KC QC",
    "W 8C JC QH KH",
    "N AD 9D 8D 7D",
    "N AH 7H TH 8H",
    "N JD AC 9H TD",
    "S QS AS JH 9S",
    "N QD 7C JS KD",
)
"""The tricks of a Hokum in hearts."""


def score(top: str = "", /, **given: str | None) -> str:
    """A `score` question, good but for `given`, whose keys may have `_` for `-`."""
    lines = {
        "contract": "{mode: hokum, trump: H, declarer: S}",
        "abnat": "{declarers: 100, defenders: 62}",
        "tricks-won": "{declarers: 5, defenders: 3}",
        **{key.replace("_", "-"): value for key, value in given.items()},
    }
    return written("score", lines, top)


def sun(**given: str | None) -> str:
    """The same in Sun."""
    lines: dict[str, str | None] = {
        "contract": SUN,
        "abnat": "{declarers: 70, defenders: 60}",
        "tricks_won": "{declarers: 5, defenders: 3}",
    }
    return score(**{**lines, **given})


def swept(**given: str | None) -> str:
    """The same in a Sun whose declarers take no trick."""
    lines: dict[str, str | None] = {
        "abnat": "{declarers: 0, defenders: 130}",
        "tricks_won": "{declarers: 0, defenders: 8}",
    }
    return sun(**{**lines, **given})


def tricks(*of: str, mark: str = "", **given: str | None) -> str:
    """The same with tricks in place of sums."""
    listed = ", ".join(of)
    lines: dict[str, str | None] = {"abnat": None, "tricks_won": None}
    return score(**{**lines, "tricks": f"[{listed}]{mark}", **given})


def projects(**given: str | None) -> str:
    """A `projects` question, good but for `given`."""
    lines = {
        "contract": "{mode: hokum, trump: H}",
        "dealer": "W",
        "hands": "{S: KS QS JS TS 7H 8H 9D 7C, N: AD KD QD 8S 9S JH 9C TC}",
        **{key.replace("_", "-"): value for key, value in given.items()},
    }
    return written("projects", lines, "")


def sawa(**given: str | None) -> str:
    """A `sawa` question, good but for `given`."""
    lines = {
        "contract": "{mode: hokum, trump: H, declarer: S}",
        "hands": "{S: TS AS, E: 8S 7H, N: 7D 9D, W: 7C 8C}",
        "claimer": "S",
        **given,
    }
    return written("sawa", lines, "")


def match(**given: str | None) -> str:
    """A `match` question, good but for `given`."""
    lines = {
        "scores": "{NS: 96, EW: 110}",
        "award": "{NS: 16, EW: 0}",
        "dealer": "W",
        **given,
    }
    return written("match", lines, "")


WHOLE_HANDS = (
    "{S: 7S 8S 9S TS JS QS KS AS, E: 7H 8H 9H TH JH QH KH AH,"
    " N: 7D 8D 9D TD JD QD KD AD, W: 7C 8C 9C TC JC QC KC AC}"
)

SCORE = {
    "project-kind-unknown": score(
        projects="{declarers: [siri]} <-- projects.declarers / did you mean sira?"
    ),
    "project-kind-of-baloot": score(
        projects="{declarers: [baloot]} <-- projects.declarers / baloot / sira, fifty, hundred"
    ),
    "projects-on-both-sides": score(
        projects="{declarers: [sira], defenders: [sira]} <-- given.projects / only the side / leave"
    ),
    "projects-of-no-side": score(
        projects="{declarer: [sira]} <-- projects.declarer / did you mean declarers?"
    ),
    "projects-without-a-side": score(projects="[sira] <-- given.projects / a map / a list"),
    "abnat-do-not-sum": score(
        abnat="{declarers: 100, defenders: 60} <-- given.abnat / 100 / 60 / 162"
    ),
    "abnat-of-hokum-in-sun": sun(
        abnat="{declarers: 100, defenders: 62} <-- given.abnat / 100 / 62 / 130"
    ),
    "abnat-negative": score(abnat="{declarers: -10, defenders: 172} <-- given.abnat / -10"),
    "abnat-of-one-side": score(abnat="{declarers: 100} <-- given.abnat / defenders / missing"),
    "abnat-half": score(
        abnat="{declarers: 99.5, defenders: 62} <-- abnat.declarers / whole number / 99.5"
    ),
    "abnat-missing": score(abnat=None).replace("given:", "given: <-- abnat / missing"),
    "abnat-in-words": score(abnat="100 62 <-- given.abnat / a map / 100 62"),
    "abnat-without-a-trick": score(
        abnat="{declarers: 100, defenders: 62} <-- abnat.defenders / no trick / 0 / 62",
        tricks_won="{declarers: 8, defenders: 0}",
    ),
    "abnat-without-a-trick-of-the-declarers": score(
        abnat="{declarers: 2, defenders: 160} <-- abnat.declarers / no trick / 0 / 2",
        tricks_won="{declarers: 0, defenders: 8}",
    ),
    "tricks-won-do-not-sum": score(
        tricks_won="{declarers: 5, defenders: 4} <-- given.tricks-won / 5 / 4 / 8"
    ),
    "tricks-won-too-few": score(
        tricks_won="{declarers: 4, defenders: 3} <-- given.tricks-won / 4 / 3 / 8"
    ),
    "tricks-won-negative": score(
        tricks_won="{declarers: 9, defenders: -1} <-- given.tricks-won / -1"
    ),
    "tricks-won-missing": score(tricks_won=None).replace(
        "given:", "given: <-- tricks-won / missing"
    ),
    "no-tricks-at-all": score(abnat=None, tricks_won=None).replace(
        "given:", "given: <-- abnat / missing <-- tricks-won / missing"
    ),
    "tricks-and-abnat": tricks(
        *EIGHT, abnat="{declarers: 112, defenders: 50} <-- given.abnat / tricks / one or the other"
    ),
    "tricks-and-tricks-won": tricks(
        *EIGHT,
        tricks_won="{declarers: 5, defenders: 3} <-- given.tricks-won / tricks / one or the other",
    ),
    "seven-tricks": tricks(*EIGHT[:7], mark=" <-- given.tricks / 8 tricks / not 7"),
    "nine-tricks": tricks(
        *EIGHT,
        "S QS AS JH 9S",
        mark=" <-- given.tricks / 8 tricks / not 9"
        " <-- Q♠ / tricks[6] <-- A♠ / tricks[6] <-- J♥ / tricks[6] <-- 9♠ / tricks[6]",
    ),
    "card-twice-in-tricks": tricks(
        *EIGHT[:7], "N QD 7C JS KS", mark=" <-- given.tricks / K♠ / tricks[0]"
    ),
    "card-twice-in-a-trick": tricks(
        *EIGHT[:7], "N QD 7C JS QD", mark=" <-- given.tricks / Q♦ / twice"
    ),
    "wrong-leader": tricks(
        *EIGHT[:7], "S JS QD 7C KD", mark=" <-- tricks[7] / South / North took the trick before"
    ),
    "trick-of-three-cards": tricks(
        *EIGHT[:7], "N QD 7C JS", mark=" <-- tricks[7] / N QD 7C JS / leader and four cards"
    ),
    "trick-without-a-leader": tricks(
        *EIGHT[:7], "QD 7C JS KD", mark=" <-- tricks[7] / QD 7C JS KD / leader and four cards"
    ),
    "trick-with-no-card": tricks(
        *EIGHT[:7], "N QD 7C JS KX", mark=" <-- tricks[7] / KX / is no card / KC"
    ),
    "baloot-in-sun": sun(baloot="declarers <-- given.baloot / no Baloot in Sun / leave"),
    "baloot-of-a-seat": score(baloot="S <-- given.baloot / S / declarers, defenders"),
    "baloot-misspelt": score(baloot="declarer <-- given.baloot / did you mean declarers?"),
    "triple-in-sun": sun(level="triple <-- given.level / Sun / Double / Triple"),
    "four-in-sun": sun(level="four <-- given.level / Sun / Double / Four"),
    "gahwa-in-sun": sun(level="gahwa <-- given.level / Sun / Double / Gahwa"),
    "level-unknown": score(level="tripel <-- given.level / did you mean triple?"),
    "locked-at-single": score(locked="true <-- given.locked / Double or Four / Single"),
    "no-trump": score(
        contract="{mode: hokum, declarer: S} <-- given.contract / trump / S, H, D or C"
    ),
    "reverse-kaboot-ace-in-words": swept(
        reverse_kaboot_ace="maybe <-- reverse-kaboot-ace / true or false / maybe"
    ),
    "dealer-unknown": score(dealer="Q <-- given.dealer / Q / S, E, N, W"),
    "key-of-another-ask": score(hands="{} <-- unknown key hands / known:"),
    "points-of-a-team": score(
        "expect: {points: {NS: 16, EW: 0}} <-- expect.points / NS / declarers, defenders"
    ),
}

PROJECTS = {
    "seven-cards": projects(
        hands="{S: KS QS JS TS 7H 8H 9D} <-- given.hands.S / eight cards / not 7"
    ),
    "nine-cards": projects(
        hands="{S: KS QS JS TS 7H 8H 9D 7C 8C} <-- given.hands.S / eight cards / not 9"
    ),
    "card-in-two-hands": projects(
        hands="{S: KS QS JS TS 7H 8H 9D 7C, N: KS KD QD 8S 9S JH 9C TC}"
        " <-- given.hands.N / K♠ / hands.S"
    ),
    "card-twice": projects(hands="{S: KS QS JS TS 7H 8H 9D 9D} <-- hands.S / 9♦ stands twice"),
    "seat-unknown": projects(
        hands="{NS: KS QS JS TS 7H 8H 9D 7C} <-- given.hands / NS / S, E, N, W"
    ),
    "hands-missing": projects(hands=None).replace("given:", "given: <-- hands / missing"),
    "dealer-missing": projects(dealer=None).replace("given:", "given: <-- dealer / missing"),
    "trump-in-sun": projects(contract="{mode: sun, trump: H} <-- trump / Sun has no trump / leave"),
    "no-trump-in-hokum": projects(contract="{mode: hokum} <-- contract / trump / S, H, D or C"),
    "declared-without-lists": projects(
        declared="{S: KS QS JS TS} <-- declared.S / a list of projects / KS QS JS TS"
    ),
    "declared-no-card": projects(declared="{S: [KS QS JX]} <-- declared.S / JX / is no card / KC"),
    "declared-seat-unknown": projects(
        declared="{NS: [KS QS JS]} <-- given.declared / NS / S, E, N, W"
    ),
    "baloot-said-in-words": projects(
        baloot_said="never <-- given.baloot-said / true or false / never"
    ),
    "level": projects(level="double <-- unknown key level / known: / dealer"),
}

SAWA = {
    "unequal-hands": sawa(
        hands="{S: TS AS, E: 8S 7H, N: 7D 9D, W: 7C} <-- given.hands / different sizes / equal"
    ),
    "hand-missing": sawa(
        hands="{S: TS AS, E: 8S 7H, N: 7D 9D} <-- given.hands / W / missing / all four"
    ),
    "two-hands-missing": sawa(hands="{S: TS AS, E: 8S 7H} <-- given.hands / N, W / missing"),
    "eight-cards": sawa(hands=f"{WHOLE_HANDS} <-- given.hands / 8 cards / 1 to 7"),
    "no-cards": sawa(hands="{S: '', E: '', N: '', W: ''} <-- given.hands / 0 cards / 1 to 7"),
    "card-in-two-hands": sawa(
        hands="{S: TS AS, E: AS 7H, N: 7D 9D, W: 7C 8C} <-- given.hands.E / A♠ / hands.S"
    ),
    "card-in-hand-and-played": sawa(played="[TS, 9S, 9C, TC] <-- given.played / 10♠ / hands.S"),
    "claimer-a-team": sawa(claimer="NS <-- given.claimer / NS / S, E, N, W"),
    "claimer-missing": sawa(claimer=None).replace("given:", "given: <-- claimer / missing"),
    "locked-at-single": sawa(locked="true <-- given.locked / Double or Four / Single"),
    "triple-in-sun": sawa(contract=SUN, level="triple <-- given.level / Sun / Double / Triple"),
}

MATCH = {
    "negative-score": match(scores="{NS: -5, EW: 20} <-- given.scores.NS / -5 / 0 or more"),
    "negative-award": match(award="{NS: 16, EW: -1} <-- given.award.EW / -1 / 0 or more"),
    "half-a-point": match(award="{NS: 7.5, EW: 8} <-- given.award.NS / whole number / 7.5"),
    "score-of-one-team": match(scores="{NS: 5, EW: many} <-- scores.EW / whole number / many"),
    "award-by-sides": match(
        award="{declarers: 16, defenders: 0} <-- declarers / known: NS, EW <-- defenders / NS, EW"
    ),
    "award-missing": match(award=None).replace("given:", "given: <-- award / missing"),
    "scores-missing": match(scores=None).replace("given:", "given: <-- scores / missing"),
    "dealer-missing": match(dealer=None).replace("given:", "given: <-- dealer / missing"),
    "gahwa-of-a-seat": match(gahwa="S <-- given.gahwa / S is no team / NS, EW"),
    "gahwa-of-a-side": match(gahwa="declarers <-- given.gahwa / declarers / NS, EW"),
}

TABLE = {
    f"{ask}-{name}": text
    for ask, texts in (
        ("score", SCORE),
        ("projects", PROJECTS),
        ("sawa", SAWA),
        ("match", MATCH),
    )
    for name, text in texts.items()
}

table = pytest.mark.parametrize("marked", TABLE.values(), ids=TABLE.keys())


@table
def test_yaml(marked: str) -> None:
    """A bad question in YAML: status 2, and each problem as `file:line: what is wrong`."""
    text, expected = parted(marked)
    result = ruled("case.yaml", text)
    assert result.exit_code == 2
    assert result.stdout == ""
    check_messages(result.stderr, "case.yaml", expected)


@table
def test_json(marked: str) -> None:
    """The same question in JSON: the same problems on the same lines."""
    text, expected = parted(marked)
    result = ruled("case.json", as_json(text))
    assert result.exit_code == 2
    assert result.stdout == ""
    check_messages(result.stderr, "case.json", expected)


@table
def test_python(marked: str) -> None:
    """The same question given to `baloot.rule` as a mapping: the same problems."""
    text, expected = parted(marked)
    (document,) = read_yaml(text, "case.yaml")
    error = refusal(document.data)
    said = str(error).splitlines()
    assert len(error.problems) == len(said) == len(expected)
    for _, words in expected:
        assert any(all(word in line for word in words) for line in said), words


GOOD = {
    "score": score(),
    "sun": sun(),
    "swept": swept(),
    "tricks": tricks(*EIGHT),
    "projects": projects(),
    "sawa": sawa(),
    "match": match(),
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD.keys())
def test_the_good_questions_are_good(text: str) -> None:
    """What the table varies is good itself, so that it is the variation which is refused."""
    assert ruled("case.yaml", text).exit_code == 0
    assert ruled("case.json", as_json(text)).exit_code == 0


# --- what the question is at one table ------------------------------------------------------

AT_ONE_TABLE = {
    "four-hundred-in-hokum": (
        "saudi",
        "yeeqia",
        score(projects="{declarers: [four-hundred]} <-- projects.declarers / four-hundred / Hokum"),
    ),
    "four-hundred-of-the-defenders": (
        "table-app",
        "yeeqia",
        score(projects="{defenders: [four-hundred]} <-- projects.defenders / four-hundred / Hokum"),
    ),
    "declared-where-nothing-is": (
        "daily",
        "saudi",
        projects(declared="{S: [KS QS JS TS]} <-- given.declared / by themselves / leave"),
    ),
    "shown-where-nothing-is": (
        "yeeqia",
        "federation",
        projects(shown="{S: [KS QS JS TS]} <-- given.shown / by themselves / leave"),
    ),
    "nothing-declared-where-nothing-is": (
        "yeeqia",
        "table-app",
        projects(declared="{} <-- given.declared / by themselves / leave"),
    ),
    "double-where-there-is-none": (
        "daily",
        "saudi",
        score(level="double <-- given.level / Double / single"),
    ),
    "gahwa-where-double-is-the-last": (
        "yeeqia",
        "saudi",
        score(level="gahwa <-- given.level / Gahwa / single, double"),
    ),
    "sun-double-where-there-is-none": (
        "daily",
        "yeeqia",
        sun(level="double <-- given.level / Double / single"),
    ),
    "locked-where-nothing-is": (
        "yeeqia",
        "saudi",
        score(level="double", locked="true <-- given.locked / lock / leave"),
    ),
    "sawa-triple": (
        "yeeqia",
        "table-app",
        sawa(level="triple <-- given.level / Triple / single, double"),
    ),
    "reverse-kaboot-without-the-ace": (
        "federation",
        "saudi",
        swept(dealer="W").replace("given:", "given: <-- reverse-kaboot-ace / missing"),
    ),
    "reverse-kaboot-without-the-dealer": (
        "elblot",
        "saudi",
        swept(reverse_kaboot_ace="true").replace("given:", "given: <-- dealer / missing"),
    ),
}


@pytest.mark.parametrize(("bad", "good", "marked"), AT_ONE_TABLE.values(), ids=AT_ONE_TABLE.keys())
def test_a_question_that_one_table_lacks(bad: str, good: str, marked: str) -> None:
    """What cannot be asked at one table is that table's error; the other answers."""
    text, expected = parted(marked)
    alone = ruled("case.yaml", text, "--json", "--profile", bad)
    assert alone.exit_code == 2
    check_messages(json.loads(alone.stdout)["error"], "case.yaml", expected)
    for names in ([good, bad], [bad, good]):
        options = [it for name in names for it in ("--profile", name)]
        among = ruled("case.yaml", text, "--json", *options)
        assert among.exit_code == 2
        answers = json.loads(among.stdout)["answers"]
        assert list(answers) == names
        check_messages(answers[bad]["error"], "case.yaml", expected)
        assert "error" not in answers[good]
        assert answers[good]["rules"]


NOT_DECIDING = {
    "another-seat": swept(dealer="E"),
    "no-sweep": sun(),
    "the-other-side": swept(
        abnat="{declarers: 130, defenders: 0}", tricks_won="{declarers: 8, defenders: 0}"
    ),
    "hokum": score(
        abnat="{declarers: 0, defenders: 162}", tricks_won="{declarers: 0, defenders: 8}"
    ),
}


@pytest.mark.parametrize("text", NOT_DECIDING.values(), ids=NOT_DECIDING.keys())
@pytest.mark.parametrize("profile", ["federation", "elblot"])
def test_the_ace_is_asked_for_only_where_it_decides(profile: str, text: str) -> None:
    """Dealer and ace may be left out where no reverse Kaboot can come of them."""
    assert ruled("case.yaml", text, "--profile", profile).exit_code == 0


SAID_OF_NEGATIVES = {
    "abnat": score(abnat="{declarers: -10, defenders: 172}"),
    "tricks-won": score(tricks_won="{declarers: 9, defenders: -1}"),
}


@pytest.mark.parametrize("text", SAID_OF_NEGATIVES.values(), ids=SAID_OF_NEGATIVES.keys())
def test_negative_numbers_are_not_called_a_wrong_sum(text: str) -> None:
    """-10 and 172 do make 162: what is wrong with them is the sign."""
    assert "do not make" not in ruled("case.yaml", text).stderr


GIVEN_WORDS = {
    "kind": score(projects="{declarers: [siri]}"),
    "side": score(baloot="declarer"),
}


@pytest.mark.parametrize("text", GIVEN_WORDS.values(), ids=GIVEN_WORDS.keys())
def test_words_of_the_question_are_not_called_the_answers(text: str) -> None:
    """A wrong word under `given` is a word of the question, not of the answer."""
    assert "the answer's words" not in ruled("case.yaml", text).stderr


def test_a_kind_that_cannot_be_says_which_can() -> None:
    """A Four Hundred in Hokum: the error names the kinds that the contract has."""
    said = ruled("case.yaml", score(projects="{declarers: [four-hundred]}")).stderr
    assert all(word in said for word in ("sira", "fifty", "hundred"))
