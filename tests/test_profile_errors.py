"""Every error of the profile loader, with its place and with what it tells."""

import re
from pathlib import Path

import pytest

from baloot import DocumentError, Place, load_profile
from tests.profile_files import (
    CHOICES,
    FROM_CLUB,
    HEAD,
    OWN_SOURCE,
    TIE,
    assert_told,
    failure,
    loaded,
    place_of,
    problems,
    write,
)

# --- the file and its head ---------------------------------------------------------------

HEAD_ERRORS: dict[str, tuple[str, ...]] = {
    "unknown key": (f"{HEAD}choises: {{}}\n", "5:1 unknown key choises … did you mean choices?"),
    "duplicate key": (f"{HEAD}name: friday\n", "5:1 name … twice … line 2"),
    "duplicate key, quoted": (f"{HEAD}'name': friday\n", "5:1 name … twice … line 2"),
    "format unknown": (HEAD.replace("profile: 1", "profile: 2"), "1:1 format 2 … format 1"),
    "format as text": (HEAD.replace("profile: 1", "profile: '1'"), "1:1 whole number … '1'"),
    "format as truth": (HEAD.replace("profile: 1", "profile: true"), "1:1 whole number … true"),
    "name differs from the file's": (HEAD.replace("friday", "monday"), "2:1 monday … friday"),
    "name as number": (HEAD.replace("name: friday", "name: 5"), "2:1 text … 5"),
    "name missing": (HEAD.replace("name: friday\n", ""), "1:1 name is missing"),
    "title missing": (
        HEAD.replace("title: {en: The Friday table, ar: طاولة الجمعة}\n", ""),
        "1:1 title is missing",
    ),
    "title as text": (
        HEAD.replace("{en: The Friday table, ar: طاولة الجمعة}", "Friday"),
        "3:1 map … 'Friday'",
    ),
    "title in one language": (HEAD.replace(", ar: طاولة الجمعة", ""), "3:1 title … ar is missing"),
    "title in three languages": (
        HEAD.replace("طاولة الجمعة", "الجمعة, fr: Vendredi"),
        "3:43 unknown key fr",
    ),
    "title as list": (HEAD.replace("The Friday table", "[Friday]"), "3:9 title.en … text … a list"),
    "unknown key in a source": (
        f"{HEAD}sources:\n  club: {{title: A, language: en, kind: book, fiel: b}}\n",
        "6:46 sources.club.fiel … did you mean file?",
    ),
    "source incomplete": (
        f"{HEAD}sources:\n  club: {{title: A}}\n",
        "6:3 language is missing",
        "6:3 kind is missing",
    ),
    "source as text": (f"{HEAD}sources:\n  club: A book\n", "6:3 map … 'A book'"),
    "anchor": (f"{HEAD}choices: &all {{}}\n", "5:10 anchor &all"),
    "alias": (
        f"{CHOICES}  play.ekka: &it none\n  play.third-hand: *it\n",
        "6:14 anchor &it",
        "7:20 alias *it",
    ),
    "tag": (f"{CHOICES}  match.target: !!int '152'\n", "6:17 tag … int"),
    "own tag": (f"{CHOICES}  match.target: !target 152\n", "6:17 tag !target"),
    "python tag": (
        f"{HEAD}choices: !!python/object/apply:os.system [ls]\n",
        "5:10 tag … os.system",
    ),
    "list as key": (f"{CHOICES}  ? [play.ekka]\n  : none\n", "6:5 key"),
    "syntax": (f"{CHOICES}  play.ekka: [none\n", "7:1 not YAML"),
    "tab": (f"{CHOICES}\tplay.ekka: none\n", "6:1 not YAML"),
    "choices a list": (f"{HEAD}choices: [a]\n", "5:1 choices … map … a list"),
    "choices a text": (f"{HEAD}choices: all\n", "5:1 choices … map … 'all'"),
    "choices null": (f"{HEAD}choices: ~\n", "5:1 choices … map … nothing"),
    "sources a list": (f"{HEAD}sources: [a]\n", "5:1 sources … map … a list"),
    "sources a number": (f"{HEAD}sources: 3\n", "5:1 sources … map … 3"),
    "a list": ("- friday\n", "1:1 map … a list"),
    "a word": ("friday\n", "1:1 map … 'friday'"),
    "too deep": (f"{HEAD}choices: {'[' * 33}{']' * 33}\n", "5:42 32 deep"),
}


@pytest.mark.parametrize("case", HEAD_ERRORS)
def test_errors_of_the_file_and_its_head(tmp_path: Path, case: str) -> None:
    """What is wrong outside the choices is reported at its line and column."""
    text, *expected = HEAD_ERRORS[case]
    assert_told(problems(tmp_path, text), *expected)


# --- the choices -------------------------------------------------------------------------

ENTRY = "  play.third-hand:\n    choice: free\n"
STATED = f"{ENTRY}    basis: stated\n    source: saudi\n    locator: '04'\n"

CHOICE_ERRORS: dict[str, tuple[str, ...]] = {
    "unknown decision": (
        "  play.third-hnd: free\n",
        "6:3 no decision named play.third-hnd … did you mean play.third-hand?",
    ),
    "unknown decision, nothing near": ("  xyz: free\n", "6:3 no decision named xyz"),
    "decision twice": (
        "  play.ekka: none\n  play.third-hand: free\n  play.ekka: none\n",
        "8:3 play.ekka … twice … line 6",
    ),
    "key twice": ("  play.ekka: {choice: none, choice: none}\n", "6:29 choice … twice … line 6"),
    "merge key": ("  <<: {play.ekka: none}\n", "6:3 <<"),
    "wrong choice, bare": (
        "  play.third-hand: fre\n",
        (
            "6:3 choices.play.third-hand: fre is no choice … did you mean free? … "
            "known: free, trump-unless-ace-or-ekka, trump-always"
        ),
    ),
    "wrong choice, in a map": (
        "  play.third-hand:\n    basis: house\n    choice: fre\n",
        "8:5 fre is no choice … did you mean free?",
    ),
    "a choice of another decision": (
        "  play.ekka: trump-always\n",
        "6:3 trump-always is no choice … known: none, announced, automatic",
    ),
    "choice in capitals": ("  play.ekka: None\n", "6:3 None … did you mean none?"),
    "choice null": ("  play.ekka:\n", "6:3 nothing is no choice … announced"),
    "choice a truth": ("  play.ekka: true\n", "6:3 true is no choice … announced"),
    "choice a number": ("  play.ekka: 3\n", "6:3 3 is no choice … announced"),
    "choice a list": ("  play.ekka: [none]\n", "6:3 a list is no choice … announced"),
    "choice a map": ("  play.ekka: {choice: {a: none}}\n", "6:15 a map is no choice … announced"),
    "choice missing": ("  play.ekka: {basis: house}\n", "6:3 choice is missing"),
    "unknown key": (
        "  play.ekka: {choice: none, notes: why}\n",
        "6:29 unknown key notes … did you mean note? … locator",
    ),
    "a tie's key elsewhere": (
        "  play.ekka: {choice: none, exact: redeal}\n",
        "6:29 unknown key exact",
    ),
    "wrong basis": (
        f"{ENTRY}    basis: stted\n",
        "8:5 stted is no basis … did you mean stated? … house",
    ),
    "source missing": (f"{ENTRY}    basis: reported\n    locator: '04'\n", "6:3 reported … source"),
    "locator missing": (
        f"{ENTRY}    basis: reported\n    source: saudi\n",
        "6:3 reported … locator",
    ),
    "quote missing": (STATED, "6:3 stated … quote"),
    "quote empty": (f"{STATED}    quote: ''\n", "6:3 stated … quote"),
    "note missing": (
        f"{ENTRY}    basis: inferred\n    source: saudi\n    locator: '04'\n",
        "6:3 inferred … note",
    ),
    "everything missing": (f"{ENTRY}    basis: stated\n", "6:3 source", "6:3 locator", "6:3 quote"),
    "quote too long": (
        f"{STATED}    quote: >-\n      {'word ' * 20}\n      {'word ' * 6}\n",
        "11:5 26 words … 25",
    ),
    "quote where nothing is stated": (
        f"{ENTRY}    basis: reported\n    source: saudi\n    locator: '04'\n    quote: free\n",
        "11:5 reported … quote",
    ),
    "quote of an agreement": (f"{ENTRY}    quote: free\n", "8:5 house … quote"),
    "source of silence": (
        "  play.ekka: {choice: announced, basis: silent, source: saudi}\n",
        "6:49 silent … source",
    ),
    "silent but different": ("  play.ekka: {choice: none, basis: silent}\n", "6:3 silent … saudi"),
    "unknown source": (
        STATED.replace("saudi", "saudii") + "    quote: free\n",
        "9:5 saudii … did you mean saudi? … federation",
    ),
    "locator a number": (f"{ENTRY}    source: saudi\n    locator: 7\n", "9:5 locator … text … 7"),
    "note a list": (f"{ENTRY}    note: [a]\n", "8:5 note … text … a list"),
    "target text": ("  match.target: '152'\n", "6:3 whole number … '152'"),
    "target fraction": ("  match.target: 152.5\n", "6:3 whole number … 152.5"),
    "target truth": ("  match.target: true\n", "6:3 whole number … true"),
    "target null": ("  match.target:\n", "6:3 whole number … nothing"),
    "target zero": ("  match.target: {choice: 0}\n", "6:18 0 … 1 to"),
    "target negative": ("  match.target: -152\n", "6:3 -152 … 1 to"),
    "target huge": ("  match.target: 1000000\n", "6:3 1000000 … 100000"),
}


@pytest.mark.parametrize("case", CHOICE_ERRORS)
def test_errors_of_the_choices(tmp_path: Path, case: str) -> None:
    """What is wrong with a choice is reported at its line and column, with what would be right."""
    text, *expected = CHOICE_ERRORS[case]
    assert_told(problems(tmp_path, CHOICES + text), *expected)


def test_a_blank_quote_is_no_quote(tmp_path: Path) -> None:
    """White space is neither a quote nor a locator."""
    entry = f"{ENTRY}    basis: stated\n    source: saudi\n    locator: ' '\n    quote: ' '\n"
    assert len(problems(tmp_path, CHOICES + entry)) == 2


# --- the two tables ----------------------------------------------------------------------

TIE_ERRORS: dict[str, tuple[str, ...]] = {
    "wrong word": ("  score.tie: redeel\n", "6:3 redeel … did you mean redeal? … more-card-points"),
    "digits without tables": (
        "  score.tie: digits\n",
        "6:3 hokum is missing",
        "6:3 sun is missing",
        "6:3 exact is missing",
        "6:3 exact-raised is missing",
    ),
    "tables without digits": (
        TIE.replace("choice: digits", "choice: redeal"),
        "8:5 hokum goes only with … digits",
        "9:5 sun goes only with … digits",
        "10:5 exact goes only with … digits",
        "11:5 exact-raised goes only with … digits",
    ),
    "one contract without a word": (
        "  score.tie: {choice: {hokum: redeal}}\n",
        "6:15 sun is missing",
    ),
    "a third contract": (
        "  score.tie: {choice: {hokum: redeal, sun: redeal, ashkal: redeal}}\n",
        "6:52 unknown key ashkal",
    ),
    "both words wrong": (
        "  score.tie:\n    choice:\n      hokum: redeel\n      sun: [redeal]\n",
        "8:7 redeel … did you mean redeal?",
        "9:7 a list is no choice",
    ),
    "contracts not under choice": (
        "  score.tie: {hokum: redeal, sun: redeal}\n",
        "6:3 choice is missing",
    ),
    "digit twice": (TIE.replace("exact: [1]", "exact: [1, 2]"), "8:62 digit 2 … counters … exact"),
    "digit missing": (TIE.replace("[6, 7, 8, 9, 0]", "[6, 8, 9]"), "8:5 hokum … 0, 7"),
    "digit twice and digit missing": (
        TIE.replace("exact: [0, 5]", "exact: [4]"),
        "9:5 sun … 0, 5",
        "9:62 digit 4 … counters … exact",
    ),
    "no last digit": (TIE.replace("exact: [1]", "exact: [1, 10]"), "8:73 10 … 0 to 9"),
    "digit as text": (TIE.replace("exact: [1]", "exact: ['1']"), "8:70 whole number … '1'"),
    "list missing": (TIE.replace(", exact: [1]", ""), "8:5 exact is missing"),
    "list misspelt": (
        TIE.replace("exact: [1]", "exakt: [1]"),
        "8:5 exact is missing",
        "8:62 exakt … did you mean exact?",
    ),
    "list a number": (TIE.replace("[2, 3, 4, 5]", "2"), "8:13 counters … list … 2"),
    "list null": (TIE.replace("[2, 3, 4, 5]", ""), "8:13 counters … list … nothing"),
    "list a map": (TIE.replace("[2, 3, 4, 5]", "{2: 3}"), "8:13 counters … list … a map"),
    "table as text": (
        TIE.replace("{counters: [2, 3, 4, 5], others: [6, 7, 8, 9, 0], exact: [1]}", "2345"),
        "8:5 map … 2345",
    ),
    "table missing": (TIE.replace("    exact: declarers-win\n", ""), "6:3 exact is missing"),
    "exact wrong": (
        TIE.replace("exact: declarers-win", "exact: declarers-wins"),
        "10:5 declarers-wins … did you mean declarers-win? … each-keeps-own",
    ),
    "each keeps its own when raised": (
        TIE.replace("exact-raised: declarers-win", "exact-raised: each-keeps-own"),
        "11:5 nobody can keep its own … last-raiser-loses",
    ),
    "the last raiser loses when unraised": (
        TIE.replace("exact: declarers-win", "exact: last-raiser-loses"),
        "10:5 last-raiser-loses … each-keeps-own",
    ),
}


@pytest.mark.parametrize("case", TIE_ERRORS)
def test_errors_of_the_tie(tmp_path: Path, case: str) -> None:
    """What is wrong with a tie table is reported at its line and column."""
    text, *expected = TIE_ERRORS[case]
    assert_told(problems(tmp_path, CHOICES + text), *expected)


OUTCOME_ERRORS: dict[str, tuple[str, ...]] = {
    "wrong word": ("  claims.outcomes: defalt\n", "6:3 defalt … did you mean default?"),
    "reasons without choice": ("  claims.outcomes: {revoke: redeal}\n", "6:3 choice is missing"),
    "unknown reason": (
        "  claims.outcomes:\n    choice: default\n    revok: redeal\n",
        "8:5 revok … did you mean revoke?",
    ),
    "unknown outcome": (
        "  claims.outcomes:\n    choice: default\n    revoke: redeel\n",
        "8:5 redeel … did you mean redeal? … play-on",
    ),
    "outcome a number": (
        "  claims.outcomes:\n    choice: default\n    revoke: 3\n",
        "8:5 3 is no choice",
    ),
    "several": (
        "  claims.outcomes:\n    choice: default\n    revok: redeal\n    talk: warn\n",
        "8:5 revok",
        "9:5 warn … warning",
    ),
    "beside a map": (
        "  claims.outcomes:\n    choice: {revoke: redeal}\n    talk: warn\n",
        "8:5 warn … warning",
    ),
}


@pytest.mark.parametrize("case", OUTCOME_ERRORS)
def test_errors_of_the_claim_outcomes(tmp_path: Path, case: str) -> None:
    """What is wrong with a claim's outcome is reported at its line and column."""
    text, *expected = OUTCOME_ERRORS[case]
    assert_told(problems(tmp_path, CHOICES + text), *expected)


# --- refused combinations ----------------------------------------------------------------

EACH_SIDE = "  score.counting-side: each-side\n"
REDEAL = "  score.tie: redeal\n"
UPCARDLESS = """\
  auction.rounds: one
  auction.first-hokum-suit: any
  auction.ashkal-seats: none
  deal.pattern: all-eight
"""
COMBINATIONS: dict[str, tuple[str, tuple[str, str], tuple[str, str]]] = {
    "projects in abnat, one side counts": (
        "  projects.worth: abnat\n  score.counting-side: declarers-opponents\n",
        ("projects.worth", "6:3"),
        ("score.counting-side", "7:3"),
    ),
    "projects in abnat, the other side counts": (
        "  score.counting-side: opponents-of-last-raiser\n  projects.worth: abnat\n",
        ("projects.worth", "7:3"),
        ("score.counting-side", "6:3"),
    ),
    "Baloot in abnat, one side counts": (
        "  baloot.worth: twenty-abnat\n  score.counting-side: declarers-opponents\n",
        ("baloot.worth", "6:3"),
        ("score.counting-side", "7:3"),
    ),
    "four nines in points": (
        "  projects.four-hundred: four-nines\n  projects.worth: {choice: points}\n",
        ("projects.four-hundred", "6:3"),
        ("projects.worth", "7:3"),
    ),
    "digits where each side counts": (
        f"{EACH_SIDE}{TIE}",
        ("score.tie", "7:3"),
        ("score.counting-side", "6:3"),
    ),
    "digits in one contract where each side counts": (
        EACH_SIDE
        + re.sub(r" +hokum: .*\n", "", TIE).replace("digits", "{hokum: redeal, sun: digits}"),
        ("score.tie", "7:3"),
        ("score.counting-side", "6:3"),
    ),
    "no upcard, two rounds": (
        UPCARDLESS.replace("rounds: one", "rounds: two"),
        ("deal.pattern", "9:3"),
        ("auction.rounds", "6:3"),
    ),
    "no upcard, three rounds": (
        UPCARDLESS.replace("rounds: one", "rounds: third-on-ace"),
        ("deal.pattern", "9:3"),
        ("auction.rounds", "6:3"),
    ),
    "no upcard, its suit": (
        UPCARDLESS.replace("suit: any", "suit: upcard"),
        ("deal.pattern", "9:3"),
        ("auction.first-hokum-suit", "7:3"),
    ),
    "no upcard, Ashkal": (
        UPCARDLESS.replace("seats: none", "seats: third-and-dealer"),
        ("deal.pattern", "9:3"),
        ("auction.ashkal-seats", "8:3"),
    ),
}


@pytest.mark.parametrize("case", COMBINATIONS)
def test_refused_combinations_name_both_lines(tmp_path: Path, case: str) -> None:
    """A combination that cannot stand is one problem, which names both decisions and lines."""
    text, *sides = COMBINATIONS[case]
    (problem,) = problems(tmp_path, CHOICES + text)
    assert place_of(problem) in {f"friday.yaml:{place}" for _, place in sides}
    for id, place in sides:
        assert id in problem
        assert f"friday.yaml:{place}" in problem


def test_a_refused_combination_may_lie_in_two_files(tmp_path: Path) -> None:
    """Where one of the two choices is the parent's, the parent's file and line are named."""
    problem = str(failure(write(tmp_path, CHOICES + EACH_SIDE)))
    assert f"{tmp_path}/friday.yaml:6:3" in problem
    assert re.search(r"saudi\.yaml:\d+:\d+", problem)
    assert "score.tie" in problem
    assert "score.counting-side" in problem


@pytest.mark.parametrize(
    "text",
    [
        EACH_SIDE + REDEAL,
        f"{EACH_SIDE}{REDEAL}  projects.worth: abnat\n  projects.four-hundred: four-nines\n",
        f"{EACH_SIDE}{REDEAL}  baloot.worth: twenty-abnat\n",
        UPCARDLESS,
    ],
)
def test_combinations_that_stand(tmp_path: Path, text: str) -> None:
    """The choices of the refused combinations load where what they need is chosen too."""
    loaded(tmp_path, CHOICES + text)


# --- the file as a whole ------------------------------------------------------------------

FIRST_BAD_BYTE: dict[str, tuple[bytes, str]] = {
    "latin-1": ("name: caf\xe9\n".encode("latin-1"), "1:10 0xe9 … UTF-8"),
    "on a later line": (b"profile: 1\n# \xff\n", "2:3 0xff … UTF-8"),
    "UTF-16": (HEAD.encode("utf-16"), "1:1 UTF-8"),
    "after Arabic": ("# طاولة ".encode() + b"\xff\n", "1:9 0xff … UTF-8"),
    "cut short": (b"name: \xd8", "1:7 0xd8 … UTF-8"),
}


@pytest.mark.parametrize("case", FIRST_BAD_BYTE)
def test_files_that_are_not_utf8(tmp_path: Path, case: str) -> None:
    """A file that is not UTF-8 is refused at its first wrong byte."""
    raw, expected = FIRST_BAD_BYTE[case]
    assert_told(problems(tmp_path, raw), expected)


def test_a_byte_order_mark_is_no_part_of_the_file(tmp_path: Path) -> None:
    """A byte order mark is skipped, and so are the line ends of Windows."""
    loaded(tmp_path, f"\ufeff{HEAD}")
    loaded(tmp_path, HEAD.replace("\n", "\r\n"))
    text = f"\ufeff{CHOICES}  play.ekka: non\n".replace("\n", "\r\n")
    assert_told(problems(tmp_path, text), "6:3 non … none")


def test_a_file_of_just_a_mebibyte_loads(tmp_path: Path) -> None:
    """The limit is 1 MiB: a file of just that size loads, one byte more is refused."""
    room = (1 << 20) - len(HEAD.encode()) - 2
    loaded(tmp_path, f"{HEAD}#{'x' * room}\n")
    (problem,) = problems(tmp_path, f"{HEAD}#{'x' * (room + 1)}\n")
    assert problem.startswith("friday.yaml:1")
    assert "1048577" in problem
    assert "1048576" in problem


@pytest.mark.parametrize("text", ["? " * 2000 + "a\n", "{? " * 500 + "a" + "}" * 500 + "\n"])
def test_keys_nested_too_deep(tmp_path: Path, text: str) -> None:
    """Keys that are maps inside keys are refused like anything else that is too deep."""
    assert place_of(problems(tmp_path, text)[-1]).startswith("friday.yaml:1:")


@pytest.mark.parametrize(
    "text",
    ["", "# nothing\n", f"{HEAD}---\n{HEAD}", f"{HEAD}#{'x' * (1 << 20)}\n", f"{HEAD}# \x07\n"],
    ids=["empty", "comment", "two documents", "too large", "control character"],
)
def test_problems_of_the_whole_file_have_line_and_column(tmp_path: Path, text: str) -> None:
    """A problem of the file as a whole is told at a line and column like any other."""
    (problem,) = problems(tmp_path, text)
    assert place_of(problem).startswith("friday.yaml:")


@pytest.mark.parametrize("text", ["# {}\n", "# جدة {}\n"])
def test_a_control_character_is_named(tmp_path: Path, text: str) -> None:
    """A character that may not stand in YAML is named by its code and line."""
    (problem,) = problems(tmp_path, f"profile: 1\n{text.format(chr(7))}name: friday\n")
    assert problem.startswith("friday.yaml:2")
    assert "U+0007" in problem


# --- everything at once -------------------------------------------------------------------


def test_several_problems_are_told_at_once(tmp_path: Path) -> None:
    """Every problem of the choices is in one error, in the order of the lines."""
    text = f"""{CHOICES}\
  play.third-hnd: free
  play.ekka: {{choice: non, bass: x}}
  match.target: many
  play.trump-led: {{choice: follow-only, basis: stated, source: saudii, locator: '04'}}
  claims.outcomes: {{choice: default, talk: warn}}
"""
    expected = (
        "6:3 play.third-hand",
        "7:15 none",
        "7:28 basis",
        "8:3 whole number",
        "9:3 quote",
        "9:56 saudi",
        "10:38 warning",
    )
    assert_told(problems(tmp_path, text), *expected)


def test_every_problem_of_the_head_is_told_at_once(tmp_path: Path) -> None:
    """An unknown key hides neither the wrong format nor the wrong name nor a wrong source."""
    text = HEAD.replace("profile: 1", "profile: 2").replace("name: friday", "name: monday")
    text += f"{OWN_SOURCE}notes: none\nchoices:\n{FROM_CLUB}  match.target: 0\n"
    expected = (
        "1:1 format",
        "2:1 monday",
        "7:1 notes",
        "10:3 0 is no target",
    )
    assert_told(problems(tmp_path, text), *expected)


def test_every_problem_of_an_entry_is_told_at_once(tmp_path: Path) -> None:
    """A wrong choice or basis does not hide what else is wrong with its entry."""
    entry = "  play.ekka: {choice: non, basis: stated, source: saudii, locator: '04'}\n"
    expected = ("6:3 quote", "6:15 non", "6:43 saudii")
    assert_told(problems(tmp_path, CHOICES + entry), *expected)
    entry = "  play.ekka: {choice: non, basis: stted}\n"
    assert_told(problems(tmp_path, CHOICES + entry), "6:15 non", "6:28 stted")


def test_duplicates_and_wrong_choices_are_told_at_once(tmp_path: Path) -> None:
    """A duplicate key, an alias or a tag does not hide a wrong choice."""
    text = f"{CHOICES}  play.ekka: non\n  play.trump-led: !!str follow-only\n  play.ekka: none\n"
    expected = ("6:3 non", "7:19 tag", "8:3 twice")
    assert_told(problems(tmp_path, text), *expected)


@pytest.mark.parametrize("word", ["|\n    a\n    b", '"a\\nb"', '"\\e[31mred"'])
def test_a_problem_is_one_line_of_plain_text(tmp_path: Path, word: str) -> None:
    """What a file says never breaks a message into lines nor sends codes to a terminal."""
    error = failure(write(tmp_path, f"{CHOICES}  play.ekka: {word}\n"))
    assert len(str(error).splitlines()) == len(error.problems) == 1
    assert "\x1b" not in str(error)


def test_an_error_carries_its_problems(tmp_path: Path) -> None:
    """The error is a `DocumentError` whose problems have place, path and message."""
    path = write(tmp_path, f"{CHOICES}  play.ekka: {{choice: non}}\n  match.target: 0\n")
    error = failure(path)
    assert isinstance(error, DocumentError)
    first, second = error.problems
    assert first.place == Place(str(path), 6, 15)
    assert first.path == ("choices", "play.ekka", "choice")
    assert second.place == Place(str(path), 7, 3)
    assert str(error) == f"{first}\n{second}"
    assert str(first).startswith(f"{path}:6:15: choices.play.ekka.choice: ")


@pytest.mark.parametrize("name", ["none.yaml", "."])
def test_a_file_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    """A file that is missing, or is a folder, is an `OSError` that names it."""
    with pytest.raises(OSError, match=re.escape(str(tmp_path))):
        load_profile(tmp_path / name)
