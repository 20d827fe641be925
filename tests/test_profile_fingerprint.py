"""The fingerprint stands for a table's rules, and for nothing else; what a profile inherits."""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve
from click.testing import CliRunner
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from baloot import Basis, Profile, ProfileError, difference, load_profile
from baloot.cli import main
from baloot.profile import decisions as d
from baloot.profile.choice import Decision
from baloot.profile.decisions import BY_ID, DECISIONS
from baloot.profile.shelf import SHIPPED
from baloot.profile.values import beside
from tests.profile_files import CHOICES, HEAD, loaded, write

Table = dict[str, dict[str, Any]]
"""A profile's choices: for each decision `choice` and the keys beside it."""

BY_ITSELF = HEAD.replace("extends: saudi\n", "")
AUTHORITY = ("basis", "source", "locator", "quote", "note", "from")

NEEDS: dict[str, dict[str, dict[str, Any]]] = {
    "all-eight": {
        "auction.rounds": {"choice": "one"},
        "auction.first-hokum-suit": {"choice": "any"},
        "auction.ashkal-seats": {"choice": "none"},
    },
    "four-nines": {"projects.worth": {"choice": "abnat"}},
    "abnat": {"score.counting-side": {"choice": "each-side"}},
    "twenty-abnat": {"score.counting-side": {"choice": "each-side"}},
    "each-side": {"score.tie": {"choice": "redeal"}},
    "checked": {
        "sawa.proof": {"choice": "side-can-force"},
        "sawa.failure": {"choice": "rest-to-opponents"},
    },
}
"""What a choice needs to load: to be no refused combination, and to leave nothing unanswered."""


# --- tables at random --------------------------------------------------------------------


@st.composite
def digit_tables(draw: st.DrawFn) -> dict[str, list[int]]:
    """Every digit in one of three lists."""
    lists = draw(
        st.lists(st.sampled_from(["counters", "others", "exact"]), min_size=10, max_size=10)
    )
    return {
        key: [digit for digit, it in enumerate(lists) if it == key]
        for key in ("counters", "others", "exact")
    }


words = st.sampled_from(d.TieForm.words())
digits = st.fixed_dictionaries(
    {
        "choice": st.just("digits"),
        "hokum": digit_tables(),
        "sun": digit_tables(),
        "exact": st.sampled_from(d.ExactTie.words()),
        "exact-raised": st.sampled_from(d.ExactRaisedTie.words()),
    }
)
plain_ties = st.fixed_dictionaries(
    {"choice": words.filter(lambda word: word != "digits")}
) | st.fixed_dictionaries(
    {
        "choice": st.permutations(["declarers-lose", "redeal", "more-card-points"]).map(
            lambda order: {"hokum": order[0], "sun": order[1]}
        )
    }
)
outcomes = st.dictionaries(
    st.sampled_from(d.ClaimReason.words()), st.sampled_from(d.ClaimOutcome.words())
).map(lambda changed: {"choice": "default", **changed})


def entries(decision: Decision) -> st.SearchStrategy[dict[str, Any]]:
    """The answers to a decision, as the keys of an entry."""
    if decision.kind is d.TieRule:
        return plain_ties | digits
    if decision.kind is d.ClaimOutcomes:
        return outcomes
    if decision.choice is None:
        return st.integers(1, 100_000).map(lambda target: {"choice": target})
    return st.sampled_from(decision.choice.words()).map(lambda word: {"choice": word})


def standing(table: Table) -> Table:
    """The table with what its choices need."""
    for word in ("all-eight", "four-nines", "abnat", "twenty-abnat", "each-side"):
        if any(entry["choice"] == word for entry in table.values()):
            asked = NEEDS[word]
            if word != "each-side" or table["score.tie"]["choice"] == "digits":
                table = {**table, **asked}
    return table


tables = st.fixed_dictionaries({it.id: entries(it) for it in DECISIONS}).map(standing)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the files of many examples."""
    return tmp_path_factory.mktemp("profiles")


def text_of(table: Table, head: str = BY_ITSELF) -> str:
    """A profile file that chooses `table`."""
    lines = [f"  {id}: {json.dumps(entry)}\n" for id, entry in table.items()]
    return f"{head}choices:\n{''.join(lines)}" if lines else head


def shown(path: Path) -> dict[str, Any]:
    """What `baloot profile --json` says of a file."""
    result = CliRunner().invoke(main, ["profile", str(path), "--json"], catch_exceptions=False)
    assert result.exit_code == 0
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def recomputed(choices: Table) -> str:
    """The fingerprint by its definition, from choices as `baloot profile --json` gives them."""
    canonical: dict[str, Any] = {}
    for id, entry in choices.items():
        kept = {key: value for key, value in entry.items() if key not in AUTHORITY}
        bare = set(kept) == {"choice"} and not isinstance(kept["choice"], dict)
        canonical[id] = kept["choice"] if bare else kept
    text = json.dumps(canonical, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:12]


# --- what it is --------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_the_fingerprint_is_as_defined(name: str) -> None:
    """It is the start of SHA-256 over the canonical JSON of the choices that arise."""
    result = CliRunner().invoke(main, ["profile", name, "--json"], catch_exceptions=False)
    data = json.loads(result.stdout)
    assert data["name"] == name
    assert data["fingerprint"] == recomputed(data["choices"]) == load_profile(name).fingerprint
    assert load_profile(name).label == f"{name}@{data['fingerprint']}"


def test_the_fingerprint_of_a_plain_table(tmp_path: Path) -> None:
    """Written out by hand: words in quotes, numbers bare, keys sorted, nothing between."""
    table = {it.id: beside(load_profile("table-app").options.answer(it)) for it in DECISIONS}
    table["claims.allowed"] = {"choice": "none"}
    pairs = sorted((id, entry["choice"]) for id, entry in table.items())
    known = loaded(tmp_path, text_of(table))
    arising = {it.id for it in known.arising}
    text = ",".join(
        f'"{id}":{choice}' if isinstance(choice, int) else f'"{id}":"{choice}"'
        for id, choice in pairs
        if id in arising
    )
    assert known.fingerprint == hashlib.sha256(f"{{{text}}}".encode()).hexdigest()[:12]


@given(table=tables)
@settings(max_examples=60, deadline=None)
def test_what_is_shown_gives_the_fingerprint(folder: Path, table: Table) -> None:
    """For any table the fingerprint follows from the JSON form, which has what was written."""
    data = shown(write(folder, text_of(table)))
    assert data["fingerprint"] == recomputed(data["choices"])
    for id, entry in data["choices"].items():
        given_one = {key: value for key, value in table[id].items() if key in entry}
        assert {key: entry[key] for key in given_one} == given_one
        assert entry["basis"] == "house"
        assert entry["from"] == "friday"


# --- what it ignores ---------------------------------------------------------------------

CITATIONS: tuple[dict[str, str], ...] = (
    {},
    {"basis": "house"},
    {"note": "Agreed on in winter."},
    {"basis": "silent"},
    {"basis": "stated", "source": "daily", "locator": "Jak grać", "quote": "Sun zawsze bije"},
    {"basis": "inferred", "source": "saudi", "locator": "04", "note": "By analogy."},
    {"basis": "reported", "source": "federation", "locator": "7-7"},
)


def shuffled(value: Any, rng: Random) -> Any:
    """The same map or digits in another order."""
    if isinstance(value, dict):
        return {key: shuffled(value[key], rng) for key in rng.sample(list(value), len(value))}
    return rng.sample(value, len(value)) if isinstance(value, list) else value


def disguised(table: Table, rng: Random) -> str:
    """The same table in another order, in other styles, with comments, notes and citations."""
    lines = ["# A table in disguise"]
    sections = [
        ["name: friday"],
        ["profile: 1   # the format"],
        [f'title: {{ar: "ليلة {rng.random()}", en: "Night {rng.random()}"}}'],
        ["choices:"],
    ]
    for id, entry in shuffled(table, rng).items():
        entry = shuffled({**entry, **rng.choice(CITATIONS)}, rng)
        if set(entry) == {"choice"} and not isinstance(entry["choice"], dict):
            sections[-1].append(f"    '{id}': {entry['choice']}")
        elif rng.random() < 0.5:
            sections[-1].append(f"    {id}:  {json.dumps(entry, ensure_ascii=False)} # {id}")
        else:
            sections[-1].append(f"    {id}:")
            sections[-1] += [
                f"      {key}: {json.dumps(value, ensure_ascii=False)}"
                for key, value in entry.items()
            ]
        sections[-1].extend(rng.choice([[], [""], [f"    # after {id}"]]))
    rng.shuffle(sections)
    return "\n".join([*lines, *(line for section in sections for line in section), ""])


@given(table=tables, rng=st.integers(0, 2**32).map(Random))
@settings(max_examples=60, deadline=None)
def test_it_ignores_how_the_file_is_written(folder: Path, table: Table, rng: Random) -> None:
    """Comments, order, style, title and citations change neither fingerprint nor table."""
    plain = loaded(folder, text_of(table))
    other = loaded(folder, disguised(table, rng))
    assert other.fingerprint == plain.fingerprint
    assert other.options == plain.options
    assert difference(plain, other) == ()


def test_it_ignores_the_name(tmp_path: Path) -> None:
    """The same choices under another name have the same fingerprint, and so has a copy."""
    table = {it.id: beside(load_profile("saudi").options.answer(it)) for it in DECISIONS}
    table["sawa.allowed"] = {"choice": "checked"}
    first = loaded(tmp_path, text_of(table))
    second = loaded(tmp_path, text_of(table).replace("friday", "monday"), "monday")
    child = loaded(tmp_path, HEAD.replace("friday", "sunday").replace("saudi", "monday"), "sunday")
    assert first.fingerprint == second.fingerprint == child.fingerprint


@given(table=tables, data=st.data())
@settings(max_examples=60, deadline=None)
def test_it_ignores_what_does_not_arise(folder: Path, table: Table, data: st.DataObject) -> None:
    """Decisions that do not arise change it neither by another answer nor by none."""
    profile = loaded(folder, text_of(table))
    idle = [it for it in DECISIONS if not profile.options.arises(it)]
    assume(idle)
    changed = {it.id: data.draw(entries(it), it.id) for it in idle}
    other = loaded(folder, text_of({**table, **changed}))
    bare = loaded(folder, text_of({id: table[id] for id in table if id not in changed}))
    assert profile.fingerprint == other.fingerprint == bare.fingerprint
    assert difference(profile, other) == difference(profile, bare) == ()


# --- what it tells apart -----------------------------------------------------------------


def choices() -> list[tuple[Decision, tuple[dict[str, Any], ...]]]:
    """Every decision with all its words; for the tables and the target, some of their forms."""
    tie = beside(load_profile("saudi").options.score_tie)
    other = {**tie, "hokum": {**tie["hokum"], "others": [6, 7, 8, 9], "exact": [0, 1]}}
    forms: dict[str, tuple[dict[str, Any], ...]] = {
        "score.tie": (
            *({"choice": word} for word in d.TieForm.words() if word != "digits"),
            {"choice": {"hokum": "redeal", "sun": "declarers-lose"}},
            {"choice": {"hokum": "declarers-lose", "sun": "redeal"}},
            *({**tie, "exact": word} for word in d.ExactTie.words()),
            *({**tie, "exact-raised": word} for word in d.ExactRaisedTie.words()[1:]),
            other,
        ),
        "claims.outcomes": (
            {"choice": "default"},
            *(
                {"choice": "default", reason: outcome}
                for reason in d.ClaimReason.words()
                for outcome in ("play-on", "redeal" if reason != "misdeal" else "award")
            ),
        ),
        "match.target": ({"choice": 104}, {"choice": 152}, {"choice": 1}, {"choice": 100_000}),
    }
    plain = {
        it.id: tuple({"choice": word} for word in it.choice.words())
        for it in DECISIONS
        if it.choice is not None
    }
    return [(it, {**plain, **forms}[it.id]) for it in DECISIONS]


@pytest.mark.parametrize(
    ("decision", "answers"), choices(), ids=[decision.id for decision, _ in choices()]
)
def test_every_choice_loads_and_changes_it(
    tmp_path: Path, decision: Decision, answers: tuple[dict[str, Any], ...]
) -> None:
    """Each answer to each decision loads, and no two of them have the same fingerprint."""
    found = {}
    for answer in answers:
        table = {decision.id: answer}
        if decision.phase == "sawa":
            table = {"sawa.allowed": {"choice": "checked"}, **table}
        needed = [str(entry["choice"]) for entry in table.values()]
        for word in needed:
            table = {**NEEDS.get(word, {}), **table}
            needed += [str(it["choice"]) for it in NEEDS.get(word, {}).values()]
        profile = loaded(tmp_path, text_of(table, HEAD))
        assert profile.options.arises(decision)
        given_back = beside(profile.options.answer(decision))
        assert given_back == answer or answer["choice"] == "digits"
        found[json.dumps(answer)] = profile.fingerprint
    assert len(found) == len(answers) == len(set(found.values()))


@given(table=tables, data=st.data())
@settings(max_examples=60, deadline=None)
def test_it_changes_with_every_choice(folder: Path, table: Table, data: st.DataObject) -> None:
    """Another answer to a decision that arises makes another fingerprint, and a difference."""
    profile = loaded(folder, text_of(table))
    decision = data.draw(st.sampled_from(profile.arising), "decision")
    answer = data.draw(entries(decision), "answer")
    other = standing({**table, decision.id: answer})
    changed = loaded(folder, text_of(other))
    same = changed.options.answer(decision) == profile.options.answer(decision)
    assert same or changed.fingerprint != profile.fingerprint
    assert (changed.fingerprint == profile.fingerprint) == (difference(profile, changed) == ())


def test_every_two_shipped_profiles_differ() -> None:
    """No two of the shipped profiles are the same table."""
    assert len({load_profile(name).fingerprint for name in SHIPPED}) == len(SHIPPED)


# --- what is derived ---------------------------------------------------------------------


UNANSWERED = "answer it, or extend a profile that does"
"""How it is told that a child makes a decision arise which none of its ancestors answers."""


def attempt(path: Path) -> tuple[Profile | None, list[str]]:
    """The profile, or what is wrong with it."""
    try:
        return load_profile(path), []
    except ProfileError as error:
        return None, [str(it) for it in error.problems]


@given(
    parent=st.sampled_from(SHIPPED),
    changed=st.lists(st.sampled_from(DECISIONS), unique=True, max_size=8),
    data=st.data(),
)
@settings(max_examples=80, deadline=None)
def test_a_derived_profile_is_its_parent_with_its_differences(
    folder: Path, parent: str, changed: list[Decision], data: st.DataObject
) -> None:
    """A child is its parent with what it chooses itself: answers, authorities and difference."""
    table = {it.id: data.draw(entries(it), it.id) for it in changed}
    head = HEAD.replace("saudi", parent)
    child, refusal = attempt(write(folder, text_of(table, head)))
    assert all("stand together" in it or it.endswith(UNANSWERED) for it in refusal)
    assume(child is not None)
    assert child is not None
    base = load_profile(parent)
    for decision in DECISIONS:
        if decision.id in table:
            assert child.authority(decision.id).basis is Basis.HOUSE
            assert child.authority(decision.id).chosen_by == "friday"
        else:
            assert child.options.answer(decision) == base.options.answer(decision)
            if base.options.arises(decision):
                assert child.authority(decision.id) == base.authority(decision.id)
    own: dict[str, Any] = {BY_ID[id].field: child.options.answer(BY_ID[id]) for id in table}
    assert evolve(base.options, **own) == child.options
    for it in difference(base, child):
        assert it.decision.id in table or (it.first is None) != (it.second is None)
    assert restated(folder, child).fingerprint == child.fingerprint


def restated(folder: Path, profile: Profile) -> Profile:
    """The same table in a file that extends nothing."""
    table = {it.id: beside(profile.options.answer(it)) for it in profile.arising}
    return loaded(folder, text_of(table).replace("friday", "alone"), "alone")


@pytest.mark.parametrize("first", SHIPPED)
@pytest.mark.parametrize("second", SHIPPED)
def test_the_difference_leads_from_one_table_to_the_other(first: str, second: str) -> None:
    """The difference holds each decision that is answered otherwise or arises in one only."""
    a, b = load_profile(first), load_profile(second)
    found = difference(a, b)
    assert [it.decision.id for it in found] == [it.decision.id for it in difference(b, a)]
    differing = {it.decision.id for it in found}
    for decision in DECISIONS:
        ours = a.options.answer(decision) if decision in a.arising else None
        theirs = b.options.answer(decision) if decision in b.arising else None
        assert (decision.id in differing) == (ours != theirs)
    for it in found:
        assert (it.first is None) == (it.decision not in a.arising)
        assert (it.second is None) == (it.decision not in b.arising)
    assert (first == second) == (not found)


def test_a_chain_of_children_adds_up(tmp_path: Path) -> None:
    """A grandchild differs from the shipped profile by what both generations changed."""
    write(tmp_path, CHOICES.replace("friday", "club") + "  match.target: 104\n", "club")
    text = CHOICES.replace("saudi", "club") + "  play.ekka: none\n"
    child = loaded(tmp_path, text)
    saudi = load_profile("saudi")
    assert [it.decision.id for it in difference(saudi, child)] == ["play.ekka", "match.target"]
    back = loaded(tmp_path, text + "  match.target: 152\n")
    assert [it.decision.id for it in difference(saudi, back)] == ["play.ekka"]
    assert back.authority("match.target").basis is Basis.HOUSE
    assert BY_ID["match.target"] in back.arising
