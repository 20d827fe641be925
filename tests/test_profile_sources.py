"""The shipped profiles, held against a transcript of what is documented and against the sources.

The sources are not part of this project. The tests that look for quotes in them need the folder
that the environment variable `BALOOT_SOURCES` names, and skip where it is unset.
"""

import os
import re
from functools import cache
from pathlib import Path

import pytest

from baloot import Basis, Profile, Source, load_profile
from baloot.profile.decisions import BY_ID, DECISIONS, TieRule
from baloot.profile.loading import shipped_sources
from baloot.profile.shelf import SHIPPED, shipped_folder
from baloot.profile.values import plain, word
from baloot.rulebook.fixed import FIXED

PROFILES = ("saudi", "table-app", "yeeqia", "daily", "federation", "elblot")
PARENTS = {
    "table-app": "saudi",
    "yeeqia": "saudi",
    "daily": "saudi",
    "federation": "saudi",
    "elblot": "federation",
}
"""The profile whose choice is taken over where a source is silent."""

BASES = {
    "s": Basis.STATED,
    "i": Basis.INFERRED,
    "r": Basis.REPORTED,
    "-": Basis.SILENT,
}

CELLS = (
    (
        "deal.pattern",
        "ssss-s",
        "five-then-upcard five-then-upcard all-eight five-then-upcard - five-then-upcard",
    ),
    ("deal.cut", "s----s", "left-neighbour - - - - left-neighbour"),
    ("deal.after-void", "ssi--s", "next-dealer next-dealer same-dealer - - next-dealer"),
    ("deal.worthless-hand", "------", "off - - - - -"),
    ("auction.rounds", "ssis-s", "two two one two - two"),
    ("auction.first-hokum-suit", "ssis-s", "upcard upcard any upcard - upcard"),
    ("auction.sun-over-hokum", "siii--", "any-seat later-seats later-seats any-seat - -"),
    ("auction.sun-over-second-hokum", "s-o---", "later-seats - o - - -"),
    ("auction.sun-over-sun", "ssss--", "earlier-seat none none earlier-seat - -"),
    ("auction.hokum-switch", "is----", "never first-round - - - -"),
    ("auction.ace-hokum", "i-o-r-", "free - o - sun-by-dealers-right-only -"),
    (
        "auction.ashkal-seats",
        "ssisr-",
        "third-and-dealer third-and-dealer none third-and-dealer third-and-dealer -",
    ),
    ("auction.ashkal-when", "sso-r-", "after-passes own-turn o - over-opponents-hokum -"),
    ("auction.ashkal-on-ace", "iso---", "allowed barred o - - -"),
    ("auction.ashkal-round-two", "ssoirs", "no no o no unless-passed yes"),
    ("auction.ashkal-declarer", "ssoir-", "partner partner o partner caller -"),
    ("stakes.hokum", "ssisrs", "full-ladder full-ladder double-only none full-ladder full-ladder"),
    (
        "stakes.sun",
        "ssisr-",
        (
            "one-above-one-below defenders-below-declarers-above double-any-score none "
            "doubler-at-most-100 -"
        ),
    ),
    ("stakes.speakers", "sioor-", "same-players same-players o o same-players -"),
    (
        "stakes.lock",
        "ssisri",
        "double-and-four double-and-four none none double-and-four double-and-four",
    ),
    ("play.first-lead", "ss-s-s", "dealers-right dealers-right - dealers-right - dealers-right"),
    (
        "play.trump-led",
        "ssss-s",
        "overtake-opponent overtake-opponent follow-only overtake-opponent - overtake-opponent",
    ),
    (
        "play.void-against-opponent",
        "ssss-i",
        "winning-trump winning-trump free winning-trump - winning-trump",
    ),
    ("play.cannot-overtrump", "sioi--", "free free o free - -"),
    (
        "play.third-hand",
        "ssss--",
        "trump-unless-ace-or-ekka free free trump-unless-ace-or-ekka - -",
    ),
    ("play.ekka", "siis-i", "announced none none automatic - announced"),
    ("play.enforcement", "isis-s", "audited blocked blocked blocked - audited"),
    ("projects.declaring", "sssi--", "one-then-show first-trick automatic automatic - -"),
    ("projects.per-player", "sso---", "two two o - - -"),
    ("projects.scope", "ssss-s", "best-team best-team best-project best-team - best-team"),
    (
        "projects.hundred-rank",
        "sso-r-",
        "four-of-a-kind-first four-of-a-kind-first o - run-first -",
    ),
    ("projects.equal-value", "ssi-r-", "top-card top-card earlier-seat - top-card -"),
    ("projects.longer-run", "iio---", "no-rank no-rank o - - -"),
    ("projects.trump-run", "sii-r-", "no-priority no-priority no-priority - no-priority -"),
    ("projects.five-run", "ssisr-", "hundred hundred fifty hundred hundred -"),
    ("projects.long-run", "iii---", "may-split one-project one-project - - -"),
    (
        "projects.four-hundred",
        "ssssr-",
        "four-aces-in-sun four-aces-in-sun four-nines four-aces-in-sun four-aces-in-sun -",
    ),
    ("projects.worth", "ssssri", "points points abnat points points points"),
    (
        "projects.multiplier",
        "ss-or-",
        "double-at-any-raise double-at-any-raise - o double-only -",
    ),
    ("projects.on-failure", "ssii-i", "to-winners to-winners void to-winners - to-winners"),
    ("projects.in-kaboot", "ssi-r-", "winners-own winners-own none - winners-own -"),
    ("baloot.worth", "ssssr-", "two-points two-points twenty-abnat two-points two-points -"),
    ("baloot.claiming", "ssiir-", "on-second-card automatic automatic automatic on-second-card -"),
    ("baloot.absorbed-by", "ssi-r-", "shown-hundred own-hundred-with-both never - shown-fours -"),
    ("baloot.on-failure", "sii---", "to-winners to-winners void - - -"),
    ("baloot.in-kaboot", "s-i---", "winners-own - none - - -"),
    (
        "score.counting-side",
        "ssi-ri",
        (
            "opponents-of-last-raiser declarers-opponents each-side - opponents-of-last-raiser "
            "opponents-of-last-raiser"
        ),
    ),
    ("score.hokum-conversion", "ss--r-", "tens-five-down tens-five-down - - tens-five-down -"),
    (
        "score.sun-conversion",
        "ssi-r-",
        "fifths-keep-five fifths-keep-five doubled-tens-five-down - fifths-keep-five -",
    ),
    ("score.contest", "sss---", "points points card-points - - -"),
    ("score.tie", "sss-r-", "digits more-card-points declarers-lose/redeal - digits -"),
    ("score.failure-award", "ssss-s", "pool pool at-least-pool pool - pool"),
    ("score.kaboot-when-raised", "sssor-", "multiplied multiplied multiplied o flat -"),
    ("score.reverse-kaboot", "i---r-", "none - - - eighty-eight -"),
    ("sawa.allowed", "-s----", "none checked none none none none"),
    ("sawa.proof", "oioooo", "o side-can-force o o o o"),
    ("sawa.failure", "osoooo", "o rest-to-opponents o o o o"),
    ("claims.allowed", "-siirs", "qaid none none none qaid qaid"),
    ("claims.award", "-ooor-", "pool o o o pool -"),
    (
        "claims.false-claim",
        "-ooor-",
        "same-award-against-claimer o o o same-award-against-claimer -",
    ),
    ("claims.outcomes", "-ooo--", "default o o o default default"),
    ("match.target", "ssssrs", "152 152 152 152 152 152"),
    ("match.both-cross", "ss---s", "higher-total higher-total - - - higher-total"),
)
"""Each decision with its letters and its words, in the order of `PROFILES`.

`-` is silent, and as a word the parent's choice; `o` does not arise.
"""

SAUDI_DIGITS = {
    "choice": "digits",
    "hokum": {"counters": [2, 3, 4, 5], "others": [0, 6, 7, 8, 9], "exact": [1]},
    "sun": {"counters": [1, 2, 3, 4], "others": [6, 7, 8, 9], "exact": [0, 5]},
    "exact": "declarers-win",
    "exact-raised": "declarers-win",
}
FEDERATION_DIGITS = {
    **SAUDI_DIGITS,
    "exact": "each-keeps-own",
    "exact-raised": "last-raiser-loses",
}
TIES = {
    "saudi": SAUDI_DIGITS,
    "table-app": "more-card-points",
    "yeeqia": {"choice": {"hokum": "declarers-lose", "sun": "redeal"}},
    "daily": SAUDI_DIGITS,
    "federation": FEDERATION_DIGITS,
    "elblot": FEDERATION_DIGITS,
}

HEADINGS: dict[str, tuple[str, ...]] = {
    "table-app": (
        "The deck and the deal",
        "Buying: Hokom, Sun, Ashkal",
        "Doubling and Gahwa",
        "Card order and points (abnat)",
        "How a trick is played",
        "Projects and Baloot",
        "Scoring",
        "Sawa",
        "How the game ends",
        "Tips for beginners",
    ),
    "daily": ("Jak grać", "Sterowanie", "Tryby gry", "Wskazówki i strategia", "Pochodzenie"),
    "elblot": (
        "The table, deck and objective",
        "The three card orders every player must know",
        "Dealing and the two buying rounds",
        "Playing the eight tricks",
        "Projects and Baloot",
        "Counting the deal and winning the Sakka",
        "Special calls and results",
        "Fair play and rule challenges",
        "Rules that can differ between Baloot tables",
        "Sources and methodology",
    ),
}
"""The headings of the sources that have them, in order."""

SUBHEADINGS = {"Playing the eight tricks": ("Sun", "Hukum")}

cells = pytest.mark.parametrize(("id", "letters", "words"), CELLS, ids=[id for id, _, _ in CELLS])
profiles = pytest.mark.parametrize("name", PROFILES)


def entries(name: str, basis: Basis) -> list[str]:
    """The decisions of a shipped profile that arise and have this basis."""
    profile = load_profile(name)
    return [it.id for it in profile.arising if profile.authority(it.id).basis is basis]


def collapsed(text: str) -> str:
    """The text with all white space as single spaces."""
    return " ".join(text.split())


def fixed_citations(id: str) -> list[tuple[str, str, str | None]]:
    """What a fixed rule cites: source key, locator and the source's own words."""
    return [
        (key, locator, quote)
        for key, places in FIXED[id].citations.items()
        for locator, quote in places
    ]


# --- the transcript ----------------------------------------------------------------------


def test_the_transcript_is_whole() -> None:
    """The transcript has a row for every decision, in order, and a column for every profile."""
    assert SHIPPED == PROFILES
    assert [id for id, _, _ in CELLS] == [decision.id for decision in DECISIONS]
    for _, letters, words in CELLS:
        assert len(letters) == len(words.split()) == len(PROFILES)


@cells
def test_the_choices_are_those_documented(id: str, letters: str, words: str) -> None:
    """Every cell has the documented choice; a bare `-` is the parent's."""
    said: dict[str, str] = {}
    for name, letter, cell in zip(PROFILES, letters, words.split(), strict=True):
        if letter == "o":
            continue
        said[name] = said[PARENTS[name]] if cell == "-" else cell
        answer = word(load_profile(name).options.answer(BY_ID[id]))
        assert answer.replace(" ", "") == said[name], name


@cells
def test_the_bases_are_those_documented(id: str, letters: str, words: str) -> None:
    """Every cell that arises has the documented basis."""
    assert [it == "o" for it in letters] == [it == "o" for it in words.split()]
    for name, letter in zip(PROFILES, letters, strict=True):
        if letter != "o":
            assert load_profile(name).authority(id).basis is BASES[letter], name


@cells
def test_what_does_not_arise_is_what_is_documented(id: str, letters: str, words: str) -> None:
    """A decision arises in exactly the profiles whose cell is not `o`."""
    del words
    for name, letter in zip(PROFILES, letters, strict=True):
        profile = load_profile(name)
        assert profile.options.arises(BY_ID[id]) == (letter != "o"), name
        assert (BY_ID[id] in profile.arising) == (letter != "o"), name


@profiles
def test_the_ties_are_those_documented(name: str) -> None:
    """The tie tables are data: the documented digits and what happens on the exact ones."""
    answer = load_profile(name).options.score_tie
    assert isinstance(answer, TieRule)
    assert plain(answer) == TIES[name]


@profiles
def test_the_parents_are_those_documented(name: str) -> None:
    """Each profile but `saudi` extends the one whose choices it takes over."""
    profile = load_profile(name)
    assert profile.extends == PARENTS.get(name)
    chain = [name]
    while chain[-1] in PARENTS:
        chain.append(PARENTS[chain[-1]])
    assert list(profile.lineage) == chain


@profiles
def test_the_title_is_in_both_languages(name: str) -> None:
    """A shipped profile has a title in English and one in Arabic letters."""
    title = load_profile(name).title
    assert title.en.isascii()
    assert re.search("[\u0600-\u06ff]", title.ar)


# --- the authorities ---------------------------------------------------------------------


@profiles
def test_silent_choices_are_the_parents(name: str) -> None:
    """A silent choice equals the parent's; so does the field of what does not arise."""
    profile = load_profile(name)
    if name not in PARENTS:
        assert {profile.authority(id).chosen_by for id in entries(name, Basis.SILENT)} == {name}
        return
    parent = load_profile(PARENTS[name])
    for decision in DECISIONS:
        authority = profile.authority(decision.id)
        if authority.basis is Basis.SILENT or not profile.options.arises(decision):
            ours, theirs = profile.options.answer(decision), parent.options.answer(decision)
            assert ours == theirs, decision.id
    for id in entries(name, Basis.SILENT):
        assert profile.authority(id).citation is None, id
        assert profile.authority(id).chosen_by in profile.lineage[1:], id


@profiles
def test_the_shipped_profiles_make_no_house_rules(name: str) -> None:
    """No shipped choice is a table's own agreement."""
    assert entries(name, Basis.HOUSE) == []


@profiles
def test_stated_choices_are_cited_and_quoted(name: str) -> None:
    """A stated choice has a source, a locator and a quote of at most 25 words."""
    profile = load_profile(name)
    for id in entries(name, Basis.STATED):
        cite = profile.authority(id).citation
        assert cite is not None, id
        assert cite.locator.strip(), id
        assert cite.quote is not None, id
        assert 0 < len(cite.quote.split()) <= 25, id
        assert cite.quote == collapsed(cite.quote), id


@profiles
def test_inferred_choices_say_how(name: str) -> None:
    """An inferred choice has a source, a locator and a note, and quotes nothing."""
    profile = load_profile(name)
    for id in entries(name, Basis.INFERRED):
        authority = profile.authority(id)
        assert authority.citation is not None, id
        assert authority.citation.locator.strip(), id
        assert authority.citation.quote is None, id
        assert authority.note is not None, id
        assert len(authority.note.split()) >= 5, id


@profiles
def test_reported_choices_name_the_clause(name: str) -> None:
    """A reported choice has a source and a locator, and quotes nothing."""
    profile = load_profile(name)
    assert (name == "federation") == bool(entries(name, Basis.REPORTED))
    for id in entries(name, Basis.REPORTED):
        cite = profile.authority(id).citation
        assert cite is not None, id
        assert cite.locator.strip(), id
        assert cite.quote is None, id


@profiles
def test_a_profile_cites_its_own_source(name: str) -> None:
    """Whatever a shipped profile cites itself is in the source of its own name."""
    profile = load_profile(name)
    for decision in profile.arising:
        authority = profile.authority(decision.id)
        if authority.citation is not None:
            assert authority.citation.source.key == authority.chosen_by == name, decision.id


@pytest.mark.parametrize("id", FIXED)
def test_fixed_rules_quote_known_sources(id: str) -> None:
    """A fixed rule quotes a shipped source; what is known second-hand only is never quoted."""
    assert any(quote for _, _, quote in fixed_citations(id))
    for key, locator, quote in fixed_citations(id):
        assert locator.strip()
        assert (quote is None) == (key == "federation")
        assert quote is None or 0 < len(quote.split()) <= 25


def test_every_source_is_described() -> None:
    """`sources.yaml` has one source for each shipped profile, each with a file and a language."""
    sources = shipped_sources()
    assert set(sources) == set(PROFILES)
    for key, source in sources.items():
        assert source.key == key
        assert source.title
        assert source.kind
        assert source.language == ("pl" if key == "daily" else "en")
        assert source.file is not None
        assert not Path(source.file).is_absolute()


def test_the_shipped_folder_holds_the_profiles_and_their_sources() -> None:
    """The folder of shipped profiles has their files, `sources.yaml`, and no other YAML."""
    found = {it.name for it in shipped_folder().iterdir() if it.name.endswith((".yaml", ".yml"))}
    assert found == {f"{name}.yaml" for name in PROFILES} | {"sources.yaml"}


# --- the sources themselves --------------------------------------------------------------


@pytest.fixture(scope="module")
def sources() -> Path:
    """The folder of sources; tests that need it skip where no folder is named."""
    folder = os.environ.get("BALOOT_SOURCES")
    if not folder:
        pytest.skip("BALOOT_SOURCES is not set: quotes are not looked up in the sources")
    return Path(folder)


@cache
def text_of(folder: Path, source: Source) -> str:
    """The stored text of a source."""
    assert source.file is not None
    return (folder / source.file).read_text(encoding="utf-8")


@cache
def passages(folder: Path, source: Source) -> dict[str, str]:
    """The parts of a source by the locators that lead to them, white space collapsed."""
    text = text_of(folder, source)
    if source.key == "saudi":
        pieces = re.split(r"^(\d\d) /$", text, flags=re.M)
        found = dict(zip(pieces[1::2], pieces[2::2], strict=True))
    elif source.key == "yeeqia":
        lines = [it for it in text.splitlines() if it.strip() and not it.startswith("|")]
        found = {f"paragraph {number}": line for number, line in enumerate(lines, 1)}
    elif source.key == "federation":
        rows = [it.split("|")[1].strip() for it in text.splitlines() if it.startswith("|")]
        found = {clause: clause for row in rows for clause in re.split(", | … ", row)}
    else:
        found = _sections(text, HEADINGS[source.key])
    return {locator: collapsed(passage) for locator, passage in found.items()}


def _sections(text: str, headings: tuple[str, ...]) -> dict[str, str]:
    """The sections under headings, with their numbered items and the parts under subheadings."""
    found: dict[str, str] = {}
    for heading, section in _split(text, headings):
        found[heading] = section
        for number, item in re.findall(r"^(\d+)\. (.*)$", section, flags=re.M):
            found[f"{heading}, {number}"] = item
        for subheading, part in _split(section, SUBHEADINGS.get(heading, ())):
            found[f"{heading}, {subheading}"] = part
    return found


def _split(text: str, headings: tuple[str, ...]) -> list[tuple[str, str]]:
    """Each heading that stands on a line of its own, with the text up to the next one."""
    if not headings:
        return []
    pieces = re.split(rf"^({'|'.join(map(re.escape, headings))})$", text, flags=re.M)
    assert tuple(pieces[1::2]) == headings
    return list(zip(pieces[1::2], pieces[2::2], strict=True))


def quotes(profile: Profile) -> list[tuple[str, Source, str, str]]:
    """The decisions that a profile quotes a source for, with source, locator and quote."""
    return [
        (it.id, cite.source, cite.locator, cite.quote)
        for it in profile.arising
        if (cite := profile.authority(it.id).citation) is not None and cite.quote is not None
    ]


@profiles
def test_quotes_are_found_in_their_source(sources: Path, name: str) -> None:
    """Every quote stands in its source word for word, white space aside."""
    for id, source, _, quote in quotes(load_profile(name)):
        assert collapsed(quote) in collapsed(text_of(sources, source)), id


@profiles
def test_quotes_stand_where_their_locators_say(sources: Path, name: str) -> None:
    """Every locator leads to a part of its source, and a quote stands in that part."""
    profile = load_profile(name)
    for decision in profile.arising:
        cite = profile.authority(decision.id).citation
        if cite is None:
            continue
        places = passages(sources, cite.source)
        if cite.source.key == "federation":
            assert set(re.split(", | … ", cite.locator)) <= places.keys(), decision.id
            continue
        assert cite.locator in places, decision.id
        if cite.quote is not None:
            assert collapsed(cite.quote) in places[cite.locator], decision.id


@pytest.mark.parametrize("id", FIXED)
def test_the_quotes_of_fixed_rules_are_found(sources: Path, id: str) -> None:
    """What a fixed rule quotes stands in the source, where its locator says."""
    for key, locator, quote in fixed_citations(id):
        places = passages(sources, shipped_sources()[key])
        if key == "federation":
            assert set(re.split(", | … ", locator)) <= places.keys()
            continue
        assert locator in places, key
        assert quote is not None
        assert collapsed(quote) in places[locator], key
