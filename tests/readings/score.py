"""A second reading of how a deal of Baloot is scored.

The tests hold the engine's answers against these: what each side records, whether
the contract was made, who swept the tricks, and whether the cards are dealt again.
It was written from the text of the rules alone, without a look at the engine, and
is worth something only while that stays so. It must import nothing from the engine,
share no table or helper with it, and never be "corrected" merely to agree with it:
where the two differ, somebody goes back to the text.

It is slow and literal on purpose. A side is ``"declarers"`` or ``"defenders"``, the
declarers always being those of the contract, whoever raised or counts. Card points
("abnat") include the ten for the last trick. Projects are named by their kinds, and
those given are those that won the comparison.

Where the text leaves room, the reading taken is marked "Reading:".
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

DECLARERS = "declarers"
DEFENDERS = "defenders"
SIDES = [DECLARERS, DEFENDERS]

HOKUM = "hokum"
SUN = "sun"

# From the first raise to the last. A single deal stands before them all.
RAISES = ["double", "triple", "four", "gahwa"]

ALL_TRICKS = 8
TOTAL = {HOKUM: 162, SUN: 130}
POOL = {HOKUM: 16, SUN: 26}
KABOOT = {HOKUM: 25, SUN: 44}
REVERSE_KABOOT = 88
TIMES = {"double": 2, "triple": 3, "four": 4}

PROJECT_POINTS = {
    HOKUM: {"sira": 2, "fifty": 5, "hundred": 10},
    SUN: {"sira": 4, "fifty": 10, "hundred": 20, "four-hundred": 40},
}
PROJECT_ABNAT = {"sira": 20, "fifty": 50, "hundred": 100, "four-hundred": 400}
BALOOT_POINTS = 2
BALOOT_ABNAT = 20

# How a contest ends: a side has won it, or else one of these.
LEVEL = "level"
EACH_KEEPS_ITS_OWN = "each-keeps-own"
DEALT_AGAIN = "redeal"


@dataclass(frozen=True)
class Deal:
    """A deal that has been played, and the table that it was played at."""

    choices: Mapping[str, object]
    mode: str
    level: str
    card_points: Mapping[str, int]
    tricks: Mapping[str, int]
    projects: Mapping[str, Sequence[str]]
    baloot: str | None
    reverse_kaboot: bool


# --- The public questions -------------------------------------------------------


def score(
    choices: Mapping[str, object],
    *,
    mode: str,
    level: str,
    declarers_abnat: int,
    defenders_abnat: int,
    declarers_tricks: int,
    defenders_tricks: int,
    declarers_projects: Sequence[str],
    defenders_projects: Sequence[str],
    baloot: str | None,
    reverse_kaboot: bool,
) -> dict[str, object]:
    """What the deal comes to: ``points``, ``made``, ``kaboot``, ``redeal``, ``match``.

    ``reverse_kaboot`` says that the declarer had the seat and the ace that a reverse
    Kaboot asks for; whether it is one is found here.
    """
    deal = Deal(
        choices=choices,
        mode=mode,
        level=level,
        card_points={DECLARERS: declarers_abnat, DEFENDERS: defenders_abnat},
        tricks={DECLARERS: declarers_tricks, DEFENDERS: defenders_tricks},
        projects={DECLARERS: declarers_projects, DEFENDERS: defenders_projects},
        baloot=baloot,
        reverse_kaboot=reverse_kaboot,
    )
    must_be_a_table(choices)
    must_be_a_deal(deal)
    if a_side_took_all_tricks(deal):
        return answer_after_kaboot(deal)
    return answer_after_a_contest(deal)


def convert(choices: Mapping[str, object], mode: str, abnat: int) -> int:
    """The match points that some card points come to by the contract's own rule."""
    must_be_a_mode(mode)
    if mode == HOKUM:
        return converted_in_hokum(choices, abnat)
    return converted_in_sun(choices, abnat)


# --- The answers ----------------------------------------------------------------


def answer_after_kaboot(deal: Deal) -> dict[str, object]:
    """All eight tricks: there is no contest, the side that took them has won."""
    # Reading: this holds also where the other side would have won the contest on
    # points, with projects or a Baloot; and the tricks say it, not the card points.
    sweepers = who_took_all_tricks(deal)
    if is_gahwa(deal):
        return answer(winner=sweepers, kaboot=sweepers, match=sweepers)
    return answer(winner=sweepers, kaboot=sweepers, points=points_of_a_kaboot(deal))


def answer_after_a_contest(deal: Deal) -> dict[str, object]:
    ending = how_the_contest_ends(deal)
    if ending == DEALT_AGAIN:
        # Reading: a Gahwa that is dealt again has been won by nobody.
        return answer(winner=None, redeal=True)
    if ending == EACH_KEEPS_ITS_OWN:
        return answer(winner=None, points=each_its_own(deal))
    if is_gahwa(deal):
        # The winner is found as in any raised deal and wins the match; no points.
        return answer(winner=ending, match=ending)
    return answer(winner=ending, points=points_of_a_deal_won_by(ending, deal))


def answer(
    *,
    winner: str | None,
    kaboot: str | None = None,
    redeal: bool = False,
    match: str | None = None,
    points: Mapping[str, int] | None = None,
) -> dict[str, object]:
    if points is None:
        points = nothing_for_either()
    return {
        "points": dict(points),
        "made": whether_made(winner),
        "kaboot": kaboot,
        "redeal": redeal,
        "match": match,
    }


def whether_made(winner: str | None) -> bool | None:
    """Made when the declarers won, and neither when nobody did."""
    if winner is None:
        return None
    return winner == DECLARERS


def nothing_for_either() -> dict[str, int]:
    return {DECLARERS: 0, DEFENDERS: 0}


# --- Kaboot ---------------------------------------------------------------------


def points_of_a_kaboot(deal: Deal) -> dict[str, int]:
    """Its value, what the two rules for a Kaboot give, and for the swept side nothing."""
    sweepers = who_took_all_tricks(deal)
    points = nothing_for_either()
    points[sweepers] = (
        value_of_the_kaboot(deal)
        + projects_counted_in_a_kaboot(deal)
        + baloot_counted_in_a_kaboot(deal)
    )
    return points


def value_of_the_kaboot(deal: Deal) -> int:
    if is_a_reverse_kaboot(deal):
        # 88 in place of 44, and never multiplied.
        return REVERSE_KABOOT
    if not is_raised(deal):
        return KABOOT[deal.mode]
    word = word_of(deal.choices, "score.kaboot-when-raised")
    if word == "multiplied":
        return KABOOT[deal.mode] * times(deal)
    if word == "flat":
        return KABOOT[deal.mode]
    raise unknown_word("score.kaboot-when-raised", word)


def is_a_reverse_kaboot(deal: Deal) -> bool:
    """In Sun, the declarers lost every trick, and the declarer had the seat and the ace."""
    word = word_of(deal.choices, "score.reverse-kaboot")
    if word == "none":
        return False
    if word == "eighty-eight":
        return deal.mode == SUN and took_all_tricks(deal, DEFENDERS) and deal.reverse_kaboot
    raise unknown_word("score.reverse-kaboot", word)


def projects_counted_in_a_kaboot(deal: Deal) -> int:
    """The sweepers' own, if they won the comparison; multiplied when raised."""
    # Reading: "88 plus the sweepers' projects" says how a reverse Kaboot differs from
    # another, and it differs in the 88 only. So a table that counts no projects in a
    # Kaboot counts none in this one, and they are multiplied like those of any other:
    # "never multiplied" is said of the 88.
    word = word_of(deal.choices, "projects.in-kaboot")
    if word == "winners-own":
        return projects_as_raised(deal, who_took_all_tricks(deal))
    if word == "none":
        return 0
    raise unknown_word("projects.in-kaboot", word)


def baloot_counted_in_a_kaboot(deal: Deal) -> int:
    """The sweepers' own, never multiplied."""
    # Reading: a reverse Kaboot is one of Sun, where there is no Baloot to ask about.
    own = baloot_alone(deal, who_took_all_tricks(deal))
    word = word_of(deal.choices, "baloot.in-kaboot")
    if word == "winners-own":
        return own
    if word == "raised-only":
        if is_raised(deal):
            return own
        return 0
    if word == "none":
        return 0
    raise unknown_word("baloot.in-kaboot", word)


def a_side_took_all_tricks(deal: Deal) -> bool:
    return took_all_tricks(deal, DECLARERS) or took_all_tricks(deal, DEFENDERS)


def who_took_all_tricks(deal: Deal) -> str:
    if took_all_tricks(deal, DECLARERS):
        return DECLARERS
    if took_all_tricks(deal, DEFENDERS):
        return DEFENDERS
    raise ValueError("no side took all the tricks")


def took_all_tricks(deal: Deal, side: str) -> bool:
    return deal.tricks[side] == ALL_TRICKS


# --- The contest ----------------------------------------------------------------


def how_the_contest_ends(deal: Deal) -> str:
    """The side that wins the deal, or what becomes of one that nobody wins."""
    ahead = who_is_ahead(deal)
    if ahead == LEVEL:
        return how_the_tie_ends(deal)
    return ahead


def who_is_ahead(deal: Deal) -> str:
    word = word_of(deal.choices, "score.contest")
    if word == "points":
        # Single values, in raised deals too.
        return higher(each_its_own(deal))
    if word == "card-points":
        return higher(deal.card_points)
    raise unknown_word("score.contest", word)


def higher(values: Mapping[str, int]) -> str:
    if values[DECLARERS] > values[DEFENDERS]:
        return DECLARERS
    if values[DEFENDERS] > values[DECLARERS]:
        return DEFENDERS
    return LEVEL


# --- A tie ----------------------------------------------------------------------


def how_the_tie_ends(deal: Deal) -> str:
    word = word_for_ties(deal.choices, deal.mode)
    if word == "digits":
        return how_the_tie_ends_by_digits(deal)
    if word == "more-card-points":
        return who_wins_by_more_card_points(deal)
    if word == "declarers-lose":
        return DEFENDERS
    if word == "redeal":
        return DEALT_AGAIN
    raise unknown_word("score.tie", word)


def who_wins_by_more_card_points(deal: Deal) -> str:
    """The declarers win only with more card points than the defenders."""
    if deal.card_points[DECLARERS] > deal.card_points[DEFENDERS]:
        return DECLARERS
    return DEFENDERS


def how_the_tie_ends_by_digits(deal: Deal) -> str:
    """The last digit of the counting side's card points decides."""
    counters = who_counts(deal)
    row = row_of_the_digit(deal, last_digit(deal.card_points[counters]))
    if row == "counters":
        return counters
    if row == "others":
        return opponents_of(counters)
    return how_an_exact_tie_ends(deal)


def row_of_the_digit(deal: Deal, digit: int) -> str:
    """The one list of the tie table in which the digit stands."""
    table = tie_table(deal.choices, deal.mode)
    rows = [row for row in ["counters", "others", "exact"] if digit in table[row]]
    if len(rows) != 1:
        raise ValueError(f"{digit} does not stand in exactly one list of the tie table")
    return rows[0]


def how_an_exact_tie_ends(deal: Deal) -> str:
    """As the two keys say, "declarers" always being the contract's declarers."""
    if is_raised(deal):
        return how_an_exact_raised_tie_ends(deal)
    word = word_in(tie(deal.choices), "exact")
    if word == "declarers-win":
        return DECLARERS
    if word == "declarers-lose":
        return DEFENDERS
    if word == "each-keeps-own":
        return EACH_KEEPS_ITS_OWN
    if word == "redeal":
        return DEALT_AGAIN
    raise unknown_word("score.tie: exact", word)


def how_an_exact_raised_tie_ends(deal: Deal) -> str:
    word = word_in(tie(deal.choices), "exact-raised")
    if word == "declarers-win":
        return DECLARERS
    if word == "declarers-lose":
        return DEFENDERS
    if word == "last-raiser-loses":
        return opponents_of(last_raiser(deal))
    if word == "redeal":
        return DEALT_AGAIN
    raise unknown_word("score.tie: exact-raised", word)


# --- What the sides record ------------------------------------------------------


def points_of_a_deal_won_by(winner: str, deal: Deal) -> dict[str, int]:
    if is_raised(deal):
        return points_of_a_raised_deal_won_by(winner, deal)
    if winner == DECLARERS:
        return each_its_own(deal)
    return points_of_a_failed_deal(deal)


def each_its_own(deal: Deal) -> dict[str, int]:
    """Cards, projects and Baloot of either side at their single values."""
    return {side: own_points(deal, side) for side in SIDES}


def points_of_a_failed_deal(deal: Deal) -> dict[str, int]:
    """Unraised, failed: the defenders the award, and the declarers' cards nothing."""
    return {
        DECLARERS: kept_by(DECLARERS, deal),
        DEFENDERS: award_for_a_failure(deal) + handed_over_by(DECLARERS, deal),
    }


def award_for_a_failure(deal: Deal) -> int:
    """What the defenders get on their own account when the declarers fail."""
    word = word_of(deal.choices, "score.failure-award")
    if word == "pool":
        return POOL[deal.mode] + projects_as_raised(deal, DEFENDERS) + baloot_alone(deal, DEFENDERS)
    if word == "at-least-pool":
        # Their own project and Baloot are inside the comparison, not added again.
        # Reading: also where projects are worth match points and the Baloot two; they
        # are then compared with the pool after the cards alone were converted.
        return larger(POOL[deal.mode], own_points(deal, DEFENDERS))
    raise unknown_word("score.failure-award", word)


def points_of_a_raised_deal_won_by(winner: str, deal: Deal) -> dict[str, int]:
    """The winner takes the pool times the raise, and the loser's cards are nothing."""
    # Reading: the pool it is, also at a table whose award for a failure is at least
    # the pool; that award belongs to the deal that was not raised.
    loser = opponents_of(winner)
    return {
        winner: (
            POOL[deal.mode] * times(deal)
            + projects_as_raised(deal, winner)
            + baloot_alone(deal, winner)
            + handed_over_by(loser, deal)
        ),
        loser: kept_by(loser, deal),
    }


def larger(one: int, other: int) -> int:
    if one > other:
        return one
    return other


# --- The loser's projects and Baloot --------------------------------------------


def handed_over_by(loser: str, deal: Deal) -> int:
    points = 0
    if what_becomes_of_lost(deal, "projects.on-failure") == "to-winners":
        points = points + projects_as_raised(deal, loser)
    if what_becomes_of_lost(deal, "baloot.on-failure") == "to-winners":
        points = points + baloot_alone(deal, loser)
    return points


def kept_by(loser: str, deal: Deal) -> int:
    points = 0
    if what_becomes_of_lost(deal, "projects.on-failure") == "kept":
        points = points + projects_as_raised(deal, loser)
    if what_becomes_of_lost(deal, "baloot.on-failure") == "kept":
        points = points + baloot_alone(deal, loser)
    return points


def what_becomes_of_lost(deal: Deal, decision: str) -> str:
    word = word_of(deal.choices, decision)
    if word not in ["to-winners", "kept", "void"]:
        raise unknown_word(decision, word)
    return word


# --- A side's own points at single value ----------------------------------------


def own_points(deal: Deal, side: str) -> int:
    """What was converted, and beside it what is worth match points as it stands."""
    return converted_points(deal, side) + points_beside_the_converted(deal, side)


def converted_points(deal: Deal, side: str) -> int:
    """The counting side is converted; the other gets the rest of the pool."""
    if each_side_counts(deal):
        return convert(deal.choices, deal.mode, sum_to_convert(deal, side))
    if side == who_counts(deal):
        return convert(deal.choices, deal.mode, sum_to_convert(deal, side))
    return POOL[deal.mode] - converted_points(deal, who_counts(deal))


def sum_to_convert(deal: Deal, side: str) -> int:
    """The card points, and the projects and the Baloot where they are worth abnat."""
    total = deal.card_points[side]
    if projects_are_worth_abnat(deal):
        total = total + abnat_of_projects(deal, side)
    if baloot_is_worth_abnat(deal):
        total = total + abnat_of_baloot(deal, side)
    return total


def points_beside_the_converted(deal: Deal, side: str) -> int:
    points = 0
    if not projects_are_worth_abnat(deal):
        points = points + projects_alone(deal, side)
    if not baloot_is_worth_abnat(deal):
        points = points + baloot_alone(deal, side)
    return points


# --- Who counts -----------------------------------------------------------------


def each_side_counts(deal: Deal) -> bool:
    return word_of(deal.choices, "score.counting-side") == "each-side"


def who_counts(deal: Deal) -> str:
    word = word_of(deal.choices, "score.counting-side")
    if word == "declarers-opponents":
        return DEFENDERS
    if word == "opponents-of-last-raiser":
        if is_raised(deal):
            return opponents_of(last_raiser(deal))
        # Nobody has raised: then the declarer's opponents count.
        return DEFENDERS
    raise unknown_word("score.counting-side", word)


def last_raiser(deal: Deal) -> str:
    """The defenders double, the declarers triple, and so they take turns."""
    if deal.level == "double":
        return DEFENDERS
    if deal.level == "triple":
        return DECLARERS
    if deal.level == "four":
        return DEFENDERS
    if deal.level == "gahwa":
        return DECLARERS
    raise ValueError("nobody raised")


def opponents_of(side: str) -> str:
    if side == DECLARERS:
        return DEFENDERS
    return DECLARERS


# --- Raises ---------------------------------------------------------------------


def is_raised(deal: Deal) -> bool:
    return deal.level in RAISES


def is_gahwa(deal: Deal) -> bool:
    return deal.level == "gahwa"


def times(deal: Deal) -> int:
    return TIMES[deal.level]


# --- Projects -------------------------------------------------------------------


def projects_as_raised(deal: Deal, side: str) -> int:
    """A side's projects standing alone, multiplied as the raise asks."""
    return projects_alone(deal, side) * times_of_projects(deal)


def times_of_projects(deal: Deal) -> int:
    if not is_raised(deal):
        return 1
    word = word_of(deal.choices, "projects.multiplier")
    if word == "double-at-any-raise":
        return 2
    if word == "double-only":
        if deal.level == "double":
            return 2
        return 1
    if word == "full":
        return times(deal)
    raise unknown_word("projects.multiplier", word)


def projects_alone(deal: Deal, side: str) -> int:
    """A side's projects in match points, not as a part of a sum with its cards."""
    if projects_are_worth_abnat(deal):
        return converted_alone(deal.mode, abnat_of_projects(deal, side))
    points = 0
    for kind in deal.projects[side]:
        points = points + PROJECT_POINTS[deal.mode][kind]
    return points


def abnat_of_projects(deal: Deal, side: str) -> int:
    total = 0
    for kind in deal.projects[side]:
        total = total + PROJECT_ABNAT[kind]
    return total


def projects_are_worth_abnat(deal: Deal) -> bool:
    word = word_of(deal.choices, "projects.worth")
    if word == "points":
        return False
    if word == "abnat":
        return True
    raise unknown_word("projects.worth", word)


# --- Baloot ---------------------------------------------------------------------


def baloot_alone(deal: Deal, side: str) -> int:
    """A side's Baloot in match points; no raise multiplies it."""
    if deal.baloot != side:
        return 0
    if baloot_is_worth_abnat(deal):
        return converted_alone(deal.mode, BALOOT_ABNAT)
    return BALOOT_POINTS


def abnat_of_baloot(deal: Deal, side: str) -> int:
    if deal.baloot != side:
        return 0
    return BALOOT_ABNAT


def baloot_is_worth_abnat(deal: Deal) -> bool:
    word = word_of(deal.choices, "baloot.worth")
    if word == "two-points":
        return False
    if word == "twenty-abnat":
        return True
    raise unknown_word("baloot.worth", word)


# --- Conversion -----------------------------------------------------------------


def converted_in_hokum(choices: Mapping[str, object], abnat: int) -> int:
    """To the nearest ten, and divided by ten."""
    word = word_of(choices, "score.hokum-conversion")
    if word == "tens-five-down":
        return divided(nearest_ten_five_down(abnat), by=10)
    if word == "tens-five-up":
        return divided(nearest_ten_five_up(abnat), by=10)
    raise unknown_word("score.hokum-conversion", word)


def converted_in_sun(choices: Mapping[str, object], abnat: int) -> int:
    word = word_of(choices, "score.sun-conversion")
    if word == "fifths-keep-five":
        return divided(nearest_ten_five_kept(abnat), by=5)
    if word == "doubled-tens-five-up":
        return divided(nearest_ten_five_up(abnat), by=10) * 2
    if word == "doubled-tens-five-down":
        return divided(nearest_ten_five_down(abnat), by=10) * 2
    raise unknown_word("score.sun-conversion", word)


def converted_alone(mode: str, abnat: int) -> int:
    """What stands alone: in Hokum divided by ten, in Sun by ten and doubled."""
    # Reading: every one of them is whole tens, so that the several rules of a contract
    # say the same and there is nothing to round, for one project or for several.
    if mode == HOKUM:
        return divided(abnat, by=10)
    return divided(abnat, by=10) * 2


def nearest_ten_five_down(number: int) -> int:
    if last_digit(number) == 5:
        return ten_below(number)
    return nearest_ten(number)


def nearest_ten_five_up(number: int) -> int:
    if last_digit(number) == 5:
        return ten_above(number)
    return nearest_ten(number)


def nearest_ten_five_kept(number: int) -> int:
    if last_digit(number) == 5:
        return number
    return nearest_ten(number)


def nearest_ten(number: int) -> int:
    """Of the two neighbouring tens the one that is not so far away."""
    way_down = number - ten_below(number)
    way_up = ten_above(number) - number
    if way_down < way_up:
        return ten_below(number)
    if way_up < way_down:
        return ten_above(number)
    if way_down == 0:
        return number
    raise ValueError(f"{number} lies half-way between two tens")


def ten_below(number: int) -> int:
    """The number itself if it ends in nothing, else the last ten before it."""
    while last_digit(number) != 0:
        number = number - 1
    return number


def ten_above(number: int) -> int:
    """The number itself if it ends in nothing, else the first ten after it."""
    while last_digit(number) != 0:
        number = number + 1
    return number


def last_digit(number: int) -> int:
    return int(str(number)[-1])


def divided(number: int, *, by: int) -> int:
    """How often a number can be taken away from one that it divides."""
    times_taken = 0
    while number > 0:
        number = number - by
        times_taken = times_taken + 1
    if number != 0:
        raise ValueError("the division leaves a rest")
    return times_taken


# --- The table's words ----------------------------------------------------------


def word_of(choices: Mapping[str, object], decision: str) -> str:
    return word_in(choices, decision)


def word_in(words: Mapping[str, object], key: str) -> str:
    word = words[key]
    if not isinstance(word, str):
        raise ValueError(f"{key} is a word, not {word!r}")
    return word


def tie(choices: Mapping[str, object]) -> Mapping[str, object]:
    return mapping_in(choices, "score.tie")


def word_for_ties(choices: Mapping[str, object], mode: str) -> str:
    """One word for the deal, or one for either contract."""
    if isinstance(tie(choices)["choice"], str):
        return word_in(tie(choices), "choice")
    return word_in(mapping_in(tie(choices), "choice"), mode)


def tie_table(choices: Mapping[str, object], mode: str) -> dict[str, list[int]]:
    table = mapping_in(tie(choices), mode)
    return {row: digits_in(table, row) for row in ["counters", "others", "exact"]}


def digits_in(table: Mapping[str, object], row: str) -> list[int]:
    digits = table[row]
    if not isinstance(digits, Sequence):
        raise ValueError(f"{row} is a list of digits, not {digits!r}")
    return [int(digit) for digit in digits]


def mapping_in(words: Mapping[str, object], key: str) -> Mapping[str, object]:
    value = words[key]
    if not isinstance(value, Mapping):
        raise ValueError(f"{key} is a map, not {value!r}")
    return {str(inner): value[inner] for inner in value}


# --- What cannot be answered ----------------------------------------------------


def must_be_a_table(choices: Mapping[str, object]) -> None:
    """No table has these choices together, because they contradict each other."""
    if word_of(choices, "score.counting-side") == "each-side":
        if "digits" in [word_for_ties(choices, mode) for mode in [HOKUM, SUN]]:
            raise ValueError("where each side counts, no digit of the counting side decides")
    else:
        if word_of(choices, "projects.worth") == "abnat":
            raise ValueError("projects are worth abnat only where each side counts")
        if word_of(choices, "baloot.worth") == "twenty-abnat":
            raise ValueError("a Baloot is worth abnat only where each side counts")


def must_be_a_deal(deal: Deal) -> None:
    must_be_a_mode(deal.mode)
    must_be_a_level(deal)
    if sorted(deal.tricks.values()) not in [[0, 8], [1, 7], [2, 6], [3, 5], [4, 4]]:
        raise ValueError("the two sides take eight tricks between them")
    if deal.card_points[DECLARERS] + deal.card_points[DEFENDERS] != TOTAL[deal.mode]:
        raise ValueError(f"the card points come to {TOTAL[deal.mode]}")
    if deal.card_points[DECLARERS] < 0 or deal.card_points[DEFENDERS] < 0:
        raise ValueError("no side has fewer card points than none")
    if deal.projects[DECLARERS] and deal.projects[DEFENDERS]:
        raise ValueError("only one side's projects won the comparison")
    must_be_kinds(deal)
    must_be_a_baloot(deal)


def must_be_a_mode(mode: str) -> None:
    if mode not in [HOKUM, SUN]:
        raise ValueError(f"{mode!r} is no contract")


def must_be_a_level(deal: Deal) -> None:
    if deal.level not in ["single", *RAISES]:
        raise ValueError(f"{deal.level!r} is no level")
    if deal.mode == SUN and deal.level not in ["single", "double"]:
        raise ValueError("Sun knows Double only")


def must_be_kinds(deal: Deal) -> None:
    for kind in [*deal.projects[DECLARERS], *deal.projects[DEFENDERS]]:
        if kind not in PROJECT_ABNAT:
            raise ValueError(f"{kind!r} is no kind of project")
        if kind == "four-hundred" and not a_four_hundred_exists(deal):
            raise ValueError("this contract knows no Four Hundred")


def a_four_hundred_exists(deal: Deal) -> bool:
    word = word_of(deal.choices, "projects.four-hundred")
    if word == "four-aces-in-sun":
        return deal.mode == SUN
    if word == "four-nines":
        if word_of(deal.choices, "projects.worth") == "points":
            raise ValueError("four nines have no worth in match points")
        return True
    raise unknown_word("projects.four-hundred", word)


def must_be_a_baloot(deal: Deal) -> None:
    if deal.baloot not in [DECLARERS, DEFENDERS, None]:
        raise ValueError(f"{deal.baloot!r} is no side")
    if deal.mode == SUN and deal.baloot is not None:
        raise ValueError("there is no Baloot in Sun")


def unknown_word(decision: str, word: str) -> ValueError:
    return ValueError(f"{word!r} is no choice of {decision}")
