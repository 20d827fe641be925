"""What profile files can say: names, parents, authorities, sources and the forms of choices."""

import re
from contextlib import suppress
from pathlib import Path

import pytest

from baloot import Basis, ProfileError, UnknownProfile, available_profiles, difference, load_profile
from baloot.profile import decisions as d
from baloot.profile.choice import Decision
from baloot.profile.decisions import BY_ID, DECISIONS
from baloot.profile.shelf import SHIPPED
from baloot.rulebook.rules import ground
from tests.profile_files import (
    CHOICES,
    FROM_CLUB,
    HEAD,
    OWN_SOURCE,
    TIE,
    assert_told,
    complete,
    failure,
    loaded,
    place_of,
    problems,
    write,
)

# --- names and parents -------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_profiles_load_by_name(name: str) -> None:
    """A shipped profile loads by its name, and is the same each time."""
    assert name in available_profiles()
    assert load_profile(name).name == name
    assert load_profile(name) == load_profile(name)


def test_an_unknown_name_is_told_with_those_known() -> None:
    """An unknown name is an `UnknownProfile` that knows the names and the nearest of them."""
    with pytest.raises(UnknownProfile) as caught:
        load_profile("saudy")
    assert caught.value.name == "saudy"
    assert set(SHIPPED) <= set(caught.value.known)
    assert "did you mean saudi?" in str(caught.value)
    with pytest.raises(UnknownProfile, match="there is no profile named xyzzy"):
        load_profile("xyzzy")


def test_a_name_is_not_looked_for_among_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bare name opens no file of the working folder; its path does."""
    path = write(tmp_path, HEAD)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownProfile):
        load_profile("friday")
    assert load_profile("friday.yaml") == load_profile(path) == load_profile(str(path))


def test_a_file_may_end_in_yml(tmp_path: Path) -> None:
    """The name must be the file's without its ending, `.yaml` or `.yml`."""
    path = tmp_path / "friday.yml"
    path.write_text(HEAD, encoding="utf-8")
    assert load_profile(path).name == "friday"


@pytest.mark.parametrize("parent", SHIPPED)
def test_a_parent_by_shipped_name(tmp_path: Path, parent: str) -> None:
    """A file that extends a shipped profile and changes nothing is the same table."""
    profile = loaded(tmp_path, HEAD.replace("saudi", parent))
    theirs = load_profile(parent)
    assert profile.extends == parent
    assert profile.lineage == ("friday", *theirs.lineage)
    assert profile.options == theirs.options
    assert profile.fingerprint == theirs.fingerprint
    assert difference(profile, theirs) == ()


def test_a_parent_beside_the_file(tmp_path: Path) -> None:
    """A parent may be a file beside the file, which may extend a third in turn."""
    write(tmp_path, CHOICES.replace("friday", "club") + "  play.third-hand: free\n", "club")
    write(tmp_path, HEAD.replace("friday", "league").replace("saudi", "club"), "league")
    profile = loaded(tmp_path, CHOICES.replace("saudi", "league") + "  play.ekka: none\n")
    assert profile.lineage == ("friday", "league", "club", "saudi")
    changed = [it.decision.id for it in difference(profile, load_profile("saudi"))]
    assert changed == ["play.third-hand", "play.ekka"]
    assert profile.authority("play.third-hand").chosen_by == "club"
    assert profile.authority("play.ekka").chosen_by == "friday"
    assert profile.authority("play.trump-led").chosen_by == "saudi"


def test_a_shipped_name_comes_before_a_file(tmp_path: Path) -> None:
    """A file beside the file does not take the place of a shipped profile of its name."""
    write(tmp_path, CHOICES.replace("friday", "daily") + "  match.target: 100\n", "daily")
    profile = loaded(tmp_path, HEAD.replace("saudi", "daily"))
    assert profile.options == load_profile("daily").options


def test_a_parent_unknown(tmp_path: Path) -> None:
    """An unknown parent is told where it is named, with the nearest name."""
    found = problems(tmp_path, HEAD.replace("saudi", "saudy"))
    found = [it for it in found if it.startswith("friday.yaml:4:1: ")]
    assert_told(found, "4:1 saudy … did you mean saudi? … federation")


def test_a_parent_broken(tmp_path: Path) -> None:
    """A parent that cannot be used is told where it is named, with what is wrong in its file."""
    write(tmp_path, CHOICES.replace("friday", "club") + "  play.ekka: non\n", "club")
    found = problems(tmp_path, HEAD.replace("saudi", "club"))
    assert any(it.startswith("friday.yaml:4:1: ") and "club" in it for it in found)
    assert any(it.startswith("club.yaml:6:3: ") and "did you mean none?" in it for it in found)


@pytest.mark.parametrize("length", [1, 2, 3])
def test_parents_in_a_circle(tmp_path: Path, length: int) -> None:
    """Profiles that extend each other in a circle are refused, and the circle is shown."""
    names = ["friday", "monday", "sunday"][:length]
    for name, parent in zip(names, [*names[1:], names[0]], strict=True):
        write(tmp_path, HEAD.replace("friday", name).replace("saudi", parent), name)
    found = str(failure(tmp_path / "friday.yaml"))
    circle = " → ".join([*names, "friday"])
    assert any(line.endswith(f"circle: {circle}") for line in found.splitlines())
    assert any(line.startswith(f"{tmp_path}/friday.yaml:4:1: ") for line in found.splitlines())


@pytest.mark.parametrize("parent", ["saudy", "5", "[saudi, daily]", "friday", "club", "gone"])
def test_a_wrong_parent_is_not_told_as_missing_decisions(tmp_path: Path, parent: str) -> None:
    """Where the parent cannot be used, what it would have answered is not reported as missing."""
    write(tmp_path, CHOICES.replace("friday", "club") + "  play.ekka: non\n", "club")
    write(tmp_path, b"\xff", "gone")
    found = problems(tmp_path, HEAD.replace("saudi", parent))
    assert [it for it in found if "is missing" in it] == []


@pytest.mark.parametrize("parent", ["../{here}/friday", "sub/club", "{folder}/sub/club", "./club"])
def test_a_parent_is_a_name_and_never_a_path(tmp_path: Path, parent: str) -> None:
    """`extends` opens files beside this one only: a path is no name."""
    (tmp_path / "sub").mkdir()
    write(tmp_path / "sub", HEAD.replace("friday", "club"), "club")
    write(tmp_path, HEAD.replace("friday", "club"), "club")
    path = parent.format(here=tmp_path.name, folder=tmp_path)
    found = problems(tmp_path, HEAD.replace("saudi", path))
    assert place_of(found[0]) == "friday.yaml:4:1"


def test_a_long_line_of_ancestors_is_no_crash(tmp_path: Path) -> None:
    """A profile with hundreds of ancestors loads, or is refused with a message."""
    names = ["friday", *(f"p{number}" for number in range(300))]
    for name, parent in zip(names, [*names[1:], "saudi"], strict=True):
        write(tmp_path, HEAD.replace("friday", name).replace("saudi", parent), name)
    with suppress(ProfileError):
        assert load_profile(tmp_path / "friday.yaml").lineage == (*names, "saudi")


def test_a_profile_complete_by_itself(tmp_path: Path) -> None:
    """A file that answers all that arises needs no parent, and is that table."""
    for base in SHIPPED:
        profile = loaded(tmp_path, complete(base))
        assert profile.extends is None
        assert profile.lineage == ("friday",)
        assert profile.fingerprint == load_profile(base).fingerprint
        assert difference(profile, load_profile(base)) == ()
        assert {profile.authority(it.id).chosen_by for it in profile.arising} == {"friday"}


@pytest.mark.parametrize("decision", DECISIONS, ids=[it.id for it in DECISIONS])
def test_a_missing_decision_is_told(tmp_path: Path, decision: Decision) -> None:
    """A profile by itself must answer every decision that arises, and needs no other."""
    base = load_profile("table-app" if decision.phase == "sawa" else "saudi")
    text = complete(base.name, decision.id)
    assert base.options.arises(decision)
    found = problems(tmp_path, text)
    assert f"the decision {decision.id} is missing ({decision.question})" in found[0]
    assert place_of(found[0]) == "friday.yaml:4:1"
    assert len(found) == 1


def test_a_child_must_answer_what_its_change_makes_arise(tmp_path: Path) -> None:
    """A change that makes other decisions arise asks for them where no ancestor answered."""
    write(tmp_path, complete("daily").replace("friday", "club"), "club")
    head = CHOICES.replace("saudi", "club")
    found = problems(tmp_path, f"{head}  claims.allowed: qaid\n")
    missing = [DECISIONS[i].id for i in range(len(DECISIONS)) if DECISIONS[i].phase == "claims"]
    assert len(found) == len(missing) - 1
    for id, problem in zip(missing[1:], found, strict=True):
        assert place_of(problem) == "friday.yaml:5:1"
        assert f"the decision {id} is missing" in problem


# --- choices that load -------------------------------------------------------------------

HOUSE = """\
profile: 1
name: friday
title: {en: The Friday table, ar: طاولة الجمعة}
extends: saudi
choices:
  play.third-hand: free
  play.ekka: none
  auction.ashkal-round-two: no
  match.target: 104
  score.tie: declarers-lose
"""


def test_house_rules_are_bare_words(tmp_path: Path) -> None:
    """A table's own agreements are a bare word each; ten lines make a profile."""
    assert len(HOUSE.splitlines()) == 10
    profile = loaded(tmp_path, HOUSE)
    assert profile.options.play_third_hand is d.ThirdHand.FREE
    assert profile.options.play_ekka is d.EkkaForm.NONE
    assert profile.options.auction_ashkal_round_two is d.AshkalRoundTwo.NO
    assert profile.options.match_target == 104
    for id in ("play.third-hand", "play.ekka", "match.target", "score.tie"):
        authority = profile.authority(id)
        assert authority.basis is Basis.HOUSE
        assert authority.citation is None
        assert authority.note is None
        assert authority.chosen_by == "friday"
    assert profile.title.en == "The Friday table"
    assert profile.title.ar == "طاولة الجمعة"


def test_what_is_not_changed_keeps_its_authority(tmp_path: Path) -> None:
    """A profile takes over its parent's choices with basis, citation and chooser."""
    profile, parent = loaded(tmp_path, HOUSE), load_profile("saudi")
    changed = {"play.third-hand", "play.ekka", "auction.ashkal-round-two", "match.target"}
    for decision in parent.arising:
        if decision.id not in {*changed, "score.tie"}:
            assert profile.authority(decision.id) == parent.authority(decision.id)


def test_silence_names_the_ancestor_that_chose(tmp_path: Path) -> None:
    """A silent choice is from the nearest ancestor that was not silent itself."""
    assert load_profile("elblot").authority("auction.ashkal-seats").chosen_by == "federation"
    assert load_profile("elblot").authority("auction.hokum-switch").chosen_by == "saudi"
    assert load_profile("daily").authority("deal.cut").chosen_by == "saudi"
    text = CHOICES.replace("saudi", "elblot")
    text += "  auction.ashkal-seats: {choice: third-and-dealer, basis: silent, note: Not said.}\n"
    authority = loaded(tmp_path, text).authority("auction.ashkal-seats")
    assert authority.basis is Basis.SILENT
    assert authority.chosen_by == "federation"
    assert authority.note == "Not said."


@pytest.mark.parametrize(
    ("basis", "keys"),
    [
        ("stated", "source: daily, locator: Jak grać, quote: Sun zawsze bije Hokum"),
        ("stated", "source: daily, locator: Jak grać, quote: Sun zawsze bije Hokum, note: So."),
        ("inferred", "source: federation, locator: 7-7, note: By analogy."),
        ("reported", "source: federation, locator: 7-7"),
        ("reported", "source: federation, locator: 7-7, note: Another reading exists."),
        ("house", "note: Agreed on in winter."),
        ("house", "source: federation, locator: 7-7"),
    ],
)
def test_the_forms_of_authority(tmp_path: Path, basis: str, keys: str) -> None:
    """Each basis takes the keys that go with it, and they all can be read back."""
    entry = f"  play.ekka: {{choice: none, basis: {basis}, {keys}}}\n"
    authority = loaded(tmp_path, CHOICES + entry).authority("play.ekka")
    given = dict(part.split(": ") for part in keys.split(", "))
    assert authority.basis is Basis(basis)
    assert authority.note == given.get("note")
    cite = authority.citation
    assert (cite and cite.source.key) == given.get("source")
    assert (cite and cite.locator) == given.get("locator")
    assert (cite and cite.quote) == given.get("quote")


def test_a_file_may_bring_its_own_sources(tmp_path: Path) -> None:
    """A source under `sources` can be cited beside the shipped ones, in children too."""
    profile = loaded(tmp_path, HEAD + OWN_SOURCE + "choices:\n" + FROM_CLUB)
    cite = profile.authority("play.ekka").citation
    assert cite is not None
    assert (cite.source.key, cite.source.title) == ("club", "The club's book")
    assert (cite.source.language, cite.source.kind) == ("ar", "book")
    assert (cite.source.url, cite.source.note) == ("https://club.example", "N")
    child = CHOICES.replace("friday", "monday").replace("saudi", "friday")
    child += FROM_CLUB.replace("none", "automatic").replace("page 3", "page 4")
    theirs = loaded(tmp_path, child, "monday").authority("play.ekka").citation
    assert theirs is not None
    assert (theirs.source, theirs.locator) == (cite.source, "page 4")


def test_sources_of_one_file_are_unknown_to_others(tmp_path: Path) -> None:
    """Only the file itself and its children know the sources that it brings."""
    loaded(tmp_path, HEAD + OWN_SOURCE)
    found = problems(tmp_path, CHOICES + FROM_CLUB)
    assert_told(found, "6:46 club … federation")


TIE_FORMS: dict[str, tuple[str, d.TieRule]] = {
    "a bare word": (
        "  score.tie: more-card-points\n",
        d.TieRule(d.TieForm.MORE_CARD_POINTS, d.TieForm.MORE_CARD_POINTS, None),
    ),
    "a word in a map": (
        "  score.tie: {choice: redeal}\n",
        d.TieRule(d.TieForm.REDEAL, d.TieForm.REDEAL, None),
    ),
    "a word for each contract": (
        "  score.tie: {choice: {sun: redeal, hokum: declarers-lose}}\n",
        d.TieRule(d.TieForm.DECLARERS_LOSE, d.TieForm.REDEAL, None),
    ),
    "digits": (
        TIE,
        d.TieRule(
            d.TieForm.DIGITS,
            d.TieForm.DIGITS,
            d.Digits(
                d.DigitTable([2, 3, 4, 5], [0, 6, 7, 8, 9], [1]),
                d.DigitTable([1, 2, 3, 4], [6, 7, 8, 9], [0, 5]),
                d.ExactTie.DECLARERS_WIN,
                d.ExactRaisedTie.DECLARERS_WIN,
            ),
        ),
    ),
    "digits, other tables": (
        """\
  score.tie:
    choice: digits
    hokum: {counters: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0], others: [], exact: []}
    sun: {counters: [], others: [], exact: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]}
    exact: each-keeps-own
    exact-raised: last-raiser-loses
""",
        d.TieRule(
            d.TieForm.DIGITS,
            d.TieForm.DIGITS,
            d.Digits(
                d.DigitTable(range(10), [], []),
                d.DigitTable([], [], range(10)),
                d.ExactTie.EACH_KEEPS_OWN,
                d.ExactRaisedTie.LAST_RAISER_LOSES,
            ),
        ),
    ),
    "digits in one contract": (
        re.sub(r" +sun: .*\n", "", TIE).replace("digits", "{hokum: digits, sun: redeal}"),
        d.TieRule(
            d.TieForm.DIGITS,
            d.TieForm.REDEAL,
            d.Digits(
                d.DigitTable([2, 3, 4, 5], [0, 6, 7, 8, 9], [1]),
                None,
                d.ExactTie.DECLARERS_WIN,
                d.ExactRaisedTie.DECLARERS_WIN,
            ),
        ),
    ),
}


@pytest.mark.parametrize("form", TIE_FORMS)
def test_the_forms_of_the_tie(tmp_path: Path, form: str) -> None:
    """`score.tie` is a word, a word for each contract, or digits with their tables beside."""
    text, expected = TIE_FORMS[form]
    assert loaded(tmp_path, CHOICES + text).options.score_tie == expected


def test_a_tie_is_chosen_whole(tmp_path: Path) -> None:
    """A child that changes the tie says all of it: nothing is taken from the parent's table."""
    text = CHOICES + TIE.replace("    exact: declarers-win\n", "")
    assert_told(problems(tmp_path, text), "6:3 exact is missing")


DEFAULT_OUTCOMES = {
    "revoke": "award",
    "not-overtaken": "award",
    "not-trumped": "award",
    "not-overtrumped": "award",
    "locked-trump-lead": "award",
    "false-ekka": "award",
    "false-project": "award",
    "false-baloot": "award",
    "play-out-of-turn": "correction",
    "call-out-of-turn": "correction",
    "call-not-open": "correction",
    "talk": "warning",
    "misdeal": "redeal",
}


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("default", {}),
        ("{choice: default}", {}),
        ("{choice: default, talk: play-on}", {"talk": "play-on"}),
        (
            "{choice: default, revoke: redeal, misdeal: correction}",
            {"revoke": "redeal", "misdeal": "correction"},
        ),
        ("{choice: default, revoke: award}", {}),
        ("{choice: {talk: play-on}}", {"talk": "play-on"}),
    ],
)
def test_the_forms_of_the_claim_outcomes(
    tmp_path: Path, text: str, changed: dict[str, str]
) -> None:
    """`claims.outcomes` is `default`, with the reasons that differ beside it."""
    outcomes = loaded(tmp_path, f"{CHOICES}  claims.outcomes: {text}\n").options.claims_outcomes
    found = {reason.word: outcomes.of(reason).word for reason in d.ClaimReason}
    assert found == {**DEFAULT_OUTCOMES, **changed}


@pytest.mark.parametrize("target", ["1", "52", "152", "+152", "{choice: 100000}"])
def test_the_target_is_a_whole_number(tmp_path: Path, target: str) -> None:
    """`match.target` is a whole number from 1 on."""
    found = loaded(tmp_path, f"{CHOICES}  match.target: {target}\n").options.match_target
    assert found == int(re.sub(r"\D", "", target))


@pytest.mark.parametrize("text", ["off", "'off'", '"off"', "{choice: off}", ">-\n    off\n"])
def test_words_of_yaml_are_words(tmp_path: Path, text: str) -> None:
    """`off`, `no` and `yes` are choices like any other, quoted or not."""
    write(tmp_path, complete("saudi", "deal.worthless-hand"))
    profile = loaded(
        tmp_path,
        complete("saudi", "deal.worthless-hand") + f"  deal.worthless-hand: {text}\n",
    )
    assert profile.options.deal_worthless_hand is d.WorthlessHand.OFF


def test_what_does_not_arise_may_be_answered(tmp_path: Path) -> None:
    """An answer to a decision that does not arise loads, and changes neither table nor book."""
    text = CHOICES.replace("saudi", "daily") + "  claims.award: kaboot\n  stakes.speakers: teams\n"
    profile = loaded(tmp_path, text)
    assert profile.fingerprint == load_profile("daily").fingerprint
    assert difference(profile, load_profile("daily")) == ()
    assert BY_ID["claims.award"] not in profile.arising


def test_what_does_not_arise_holds_an_answer_of_its_kind(tmp_path: Path) -> None:
    """Every field of the options holds an answer of the decision's own kind, arising or not."""
    options = loaded(tmp_path, complete("daily")).options
    for decision in DECISIONS:
        assert isinstance(options.answer(decision), decision.kind), decision.id


def test_an_own_source_speaks_for_no_fixed_rule(tmp_path: Path) -> None:
    """A source under a shipped key is refused, or at least takes over no shipped quote."""
    with suppress(ProfileError):
        profile = loaded(tmp_path, HEAD + OWN_SOURCE.replace("club:", "saudi:"))
        titles = {cite.source.title for cite in ground("fixed.follow-suit", profile).citations}
        assert "The club's book" not in titles
