"""A second reading of the projects of Baloot, and of Baloot itself.

The tests hold the engine's answers against these: what a hand may declare, whose
project is best and why, what is scored for it, and whether the king and queen of
trumps score. It was written from the text of the rules alone, without a look at
the engine, and is worth something only while that stays so. It must import
nothing from the engine, share no table or helper with it, and never be
"corrected" merely to agree with it: where the two differ, somebody goes back to
the text.

It is slow and literal on purpose. A card is a string of two characters, its
rank (one of ``7 8 9 T J Q K A``) and its suit (one of ``S H D C``). A trump is a
suit, or None where the contract is Sun. Seats are ``S E N W``, in turn order. The
cards of a run are named from the top, those of a four of a kind S H D C.

Three words are kept apart. What is *declared* is announced in the first trick.
What is *laid* is shown by the side that won the comparison. What *scores* is
laid, and at some tables only the best of it.

Where the text leaves room, the reading taken is marked "Reading:".
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

SEATS = ["S", "E", "N", "W"]
SIDES = ["NS", "EW"]
SUITS = ["S", "H", "D", "C"]

# The order of projects, which is neither that of trumps nor that of plain suits.
RANKS_FROM_THE_TOP = ["A", "K", "Q", "J", "T", "9", "8", "7"]

KINDS_FROM_THE_TOP = ["four-hundred", "hundred", "fifty", "sira"]

POINTS_IN_HOKUM = {"sira": 2, "fifty": 5, "hundred": 10}
POINTS_IN_SUN = {"sira": 4, "fifty": 10, "hundred": 20, "four-hundred": 40}
ABNAT = {"sira": 20, "fifty": 50, "hundred": 100, "four-hundred": 400}

BALOOT_IN_POINTS = 2
BALOOT_IN_ABNAT = 20


class Project(NamedTuple):
    """A project in the hand of one player.

    ``whole_run`` is the number of cards of the whole run of that hand in which a
    run lies. It is more than the project's own cards where the project is only a
    part of the run. For a four of a kind it says nothing.
    """

    seat: str
    kind: str
    cards: tuple[str, ...]
    whole_run: int


class Unlawful(Exception):
    """A seat declared or showed what it may not."""

    def __init__(self, seat: str) -> None:
        super().__init__(seat)
        self.seat = seat


# By seat, each in the order of turns from the dealer's right.
BySeat = dict[str, list[Project]]


# --- The public questions -------------------------------------------------------


def projects(
    choices: Mapping[str, str],
    *,
    trump: str | None,
    dealer: str,
    hands: Mapping[str, Collection[str]],
    declared: Mapping[str, Sequence[Sequence[str]]] | None,
    shown: Mapping[str, Sequence[Sequence[str]]] | None,
    baloot_said: bool,
) -> dict[str, object]:
    """What the projects and the Baloot of a deal come to, or whose act is unlawful.

    ``declared`` and ``shown`` are None where nothing was told of them; then each
    player declared its best and the winning side laid all it might.
    """
    must_be_a_contract(trump)
    must_be_a_seat(dealer)
    must_be_hands(hands)
    must_be_a_possible_table(choices)
    must_be_told_only_where_it_is_spoken(choices, declared, shown)
    try:
        announced = what_is_declared(choices, trump, dealer, hands, declared)
        best, because = best_and_why(choices, trump, dealer, announced)
        might_lay = what_may_be_laid(choices, trump, dealer, hands, announced, best)
        laid = what_is_laid(choices, trump, dealer, hands, announced, best, might_lay, shown)
    except Unlawful as unlawful:
        return {"verdict": "illegal", "seat": unlawful.seat}
    scoring = what_scores(choices, trump, dealer, best, laid)
    answer: dict[str, object] = {
        "best": None if best is None else told_without_worth(best),
        "winner": None if best is None else side_of(best.seat),
        "scoring": [told_with_worth(choices, trump, project) for project in scoring],
        "worth": {side: points_of_a_side(choices, trump, scoring, side) for side in SIDES},
        "because": because,
        "baloot": baloot(choices, trump, hands, announced, laid, might_lay, baloot_said),
    }
    if choices["projects.worth"] == "abnat":
        answer["abnat"] = {side: abnat_of_a_side(scoring, side) for side in SIDES}
    return answer


def best_declaration(
    choices: Mapping[str, str], trump: str | None, hand: Collection[str]
) -> list[tuple[str, tuple[str, ...]]]:
    """The kind and the cards of the projects a hand does best to declare, best first."""
    must_be_a_contract(trump)
    must_be_cards(hand)
    # Whose hand it is makes no difference.
    best = declaration_of(choices, trump, "S", hand)
    return [(project.kind, project.cards) for project in best]


# --- The projects that some cards hold ------------------------------------------


def projects_in(
    choices: Mapping[str, str],
    trump: str | None,
    seat: str,
    hand: Collection[str],
    first: Project | None,
) -> list[Project]:
    """Every project that a hand can make, or can make besides a first one."""
    found = []
    for cards in fours_in(choices, free_for_a_four(hand, first)):
        kind = kind_of_four(choices, trump, cards)
        found.append(Project(seat, kind, cards, len(cards)))
    for cards in runs_in(choices, free_for_a_run(choices, hand, first)):
        # Reading: "the whole run counts" means the run in the original hand, also for
        # a Fifty of the top four and for a part that a player declared.
        whole_run = len(the_run_with(hand, cards))
        found.append(Project(seat, kind_of_run(cards), cards, whole_run))
    return found


def free_for_a_four(hand: Collection[str], first: Project | None) -> Collection[str]:
    """One card serves one project."""
    if first is None:
        return hand
    return cards_without(hand, first.cards)


def free_for_a_run(
    choices: Mapping[str, str], hand: Collection[str], first: Project | None
) -> Collection[str]:
    """One card serves one project, and where a run is not split one run makes one."""
    if first is None:
        return hand
    word = choices["projects.long-run"]
    if word == "may-split":
        return cards_without(hand, first.cards)
    if word == "one-project":
        if is_a_four(first):
            return cards_without(hand, first.cards)
        # Reading: what lies below a Fifty of the top four makes no other run, since
        # the rest makes another only where it is said that a run may be split. It
        # serves no project either, and may still be part of a four of a kind.
        return cards_without(hand, the_run_with(hand, first.cards))
    raise unknown_word("projects.long-run", word)


def fours_in(choices: Mapping[str, str], cards: Collection[str]) -> list[tuple[str, ...]]:
    fours = []
    for rank in ranks_of_fours(choices):
        four = four_of(rank)
        if all(card in cards for card in four):
            fours.append(four)
    return fours


def ranks_of_fours(choices: Mapping[str, str]) -> list[str]:
    """Never eights or sevens, and nines only where they are the Four Hundred."""
    word = choices["projects.four-hundred"]
    if word == "four-aces-in-sun":
        return ["A", "K", "Q", "J", "T"]
    if word == "four-nines":
        return ["A", "K", "Q", "J", "T", "9"]
    raise unknown_word("projects.four-hundred", word)


def kind_of_four(choices: Mapping[str, str], trump: str | None, cards: Sequence[str]) -> str:
    rank = rank_of(cards[0])
    word = choices["projects.four-hundred"]
    if word == "four-aces-in-sun":
        if rank == "A" and is_sun(trump):
            return "four-hundred"
        return "hundred"
    if word == "four-nines":
        if rank == "9":
            return "four-hundred"
        return "hundred"
    raise unknown_word("projects.four-hundred", word)


def kind_of_run(cards: Sequence[str]) -> str:
    if len(cards) == 3:
        return "sira"
    if len(cards) == 4:
        return "fifty"
    return "hundred"


def runs_in(choices: Mapping[str, str], cards: Collection[str]) -> list[tuple[str, ...]]:
    """The runs among some cards that are each a project."""
    word = choices["projects.long-run"]
    runs = []
    for run in whole_runs_in(cards):
        if word == "one-project":
            runs.append(the_one_project_of(choices, run))
        elif word == "may-split":
            runs.extend(parts_of(choices, run))
        else:
            raise unknown_word("projects.long-run", word)
    return runs


def the_one_project_of(choices: Mapping[str, str], run: tuple[str, ...]) -> tuple[str, ...]:
    """All the cards of the run, but for a Fifty never more than its top four."""
    word = choices["projects.five-run"]
    if word == "hundred":
        return run
    if word == "fifty":
        # Reading: the Fifty is then its top four cards, and they alone are named as
        # its cards; "all its cards" is said of runs that are one longer project.
        return run[:4]
    raise unknown_word("projects.five-run", word)


def parts_of(choices: Mapping[str, str], run: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every part of a run that has a number of cards that makes a project."""
    parts = []
    for number in numbers_of_cards(choices):
        for start in range(len(run)):
            part = run[start : start + number]
            if len(part) == number:
                parts.append(part)
    return parts


def numbers_of_cards(choices: Mapping[str, str]) -> list[int]:
    word = choices["projects.five-run"]
    if word == "hundred":
        # Reading: where a run may be split, the Hundred is a run of five and not of
        # more; six cards laid as one project are none.
        return [3, 4, 5]
    if word == "fifty":
        return [3, 4]
    raise unknown_word("projects.five-run", word)


def whole_runs_in(cards: Collection[str]) -> list[tuple[str, ...]]:
    """Three or more cards of a suit that follow each other, none left out at either end."""
    runs = []
    for suit in SUITS:
        run: list[str] = []
        for rank in RANKS_FROM_THE_TOP:
            if rank + suit in cards:
                run.append(rank + suit)
            else:
                runs.append(tuple(run))
                run = []
        runs.append(tuple(run))
    return [run for run in runs if len(run) >= 3]


def the_run_with(hand: Collection[str], cards: Sequence[str]) -> tuple[str, ...]:
    """The whole run of a hand in which these cards lie."""
    for run in whole_runs_in(hand):
        if all(card in run for card in cards):
            return run
    raise ValueError(f"{cards!r} lie in no run of the hand")


# --- The best a hand can declare ------------------------------------------------


def declaration_of(
    choices: Mapping[str, str], trump: str | None, seat: str, hand: Collection[str]
) -> list[Project]:
    """The highest-ranking project, then the best that its other cards still make."""
    best = best_in(choices, trump, seat, hand, None)
    if best is None:
        return []
    return with_a_second(choices, trump, hand, best)


def with_a_second(
    choices: Mapping[str, str], trump: str | None, hand: Collection[str], first: Project
) -> list[Project]:
    """A project, and where a player may have two the best one besides it."""
    if how_many_a_player(choices) == 1:
        return [first]
    second = best_in(choices, trump, first.seat, hand, first)
    if second is None:
        return [first]
    return [first, second]


def best_in(
    choices: Mapping[str, str],
    trump: str | None,
    seat: str,
    hand: Collection[str],
    first: Project | None,
) -> Project | None:
    found = projects_in(choices, trump, seat, hand, first)
    if found == []:
        return None
    return best_first(choices, trump, found)[0]


def how_many_a_player(choices: Mapping[str, str]) -> int:
    word = choices["projects.per-player"]
    if word == "one":
        return 1
    if word == "two":
        return 2
    raise unknown_word("projects.per-player", word)


def best_first(
    choices: Mapping[str, str], trump: str | None, found: Collection[Project]
) -> list[Project]:
    """Projects of one hand in the order in which they rank."""
    left = list(found)
    ordered = []
    while left:
        best = left[0]
        for project in left:
            best = better_in_one_hand(choices, trump, best, project)
        ordered.append(best)
        left.remove(best)
    return ordered


def better_in_one_hand(
    choices: Mapping[str, str], trump: str | None, one: Project, other: Project
) -> Project:
    # Reading: within a hand the whole ranking is used even where, between players,
    # the earlier seat is asked at once: something has to be the best of a hand.
    better = better_by_kind(one, other)
    if better is None:
        better = better_by_hundred_rank(choices, one, other)
    if better is None:
        better = better_by_length(choices, one, other)
    if better is None:
        better = better_by_top_card(one, other)
    if better is None:
        better = better_by_trump(choices, trump, one, other)
    if better is None:
        better = better_by_nothing_said(one, other)
    return better


def better_by_nothing_said(one: Project, other: Project) -> Project:
    """Two projects of a hand of which no rule says that either is the better."""
    # Reading: a four of a kind before a run with the same top card (its run still
    # makes a Fifty then), and equal runs in the order of suits, S H D C.
    if is_a_four(one) and not is_a_four(other):
        return one
    if is_a_four(other) and not is_a_four(one):
        return other
    if SUITS.index(suit_of(top_card(other))) < SUITS.index(suit_of(top_card(one))):
        return other
    return one


# --- Which of two projects is better --------------------------------------------
#
# Each of these looks at one thing only, and answers None where it tells nothing.


def better_by_kind(one: Project, other: Project) -> Project | None:
    return the_earlier_of(KINDS_FROM_THE_TOP, one.kind, other.kind, one, other)


def better_by_hundred_rank(
    choices: Mapping[str, str], one: Project, other: Project
) -> Project | None:
    if one.kind != "hundred" or other.kind != "hundred":
        return None
    if is_a_four(one) == is_a_four(other):
        return None
    word = choices["projects.hundred-rank"]
    if word == "four-of-a-kind-first":
        return one if is_a_four(one) else other
    if word == "run-first":
        return one if is_a_run(one) else other
    if word == "top-card-only":
        return None
    raise unknown_word("projects.hundred-rank", word)


def better_by_length(choices: Mapping[str, str], one: Project, other: Project) -> Project | None:
    # Reading: length is asked between two runs only; four of a kind has none.
    if not (is_a_run(one) and is_a_run(other)):
        return None
    word = choices["projects.longer-run"]
    if word == "no-rank":
        return None
    if word == "longer-first":
        if one.whole_run > other.whole_run:
            return one
        if other.whole_run > one.whole_run:
            return other
        return None
    raise unknown_word("projects.longer-run", word)


def better_by_top_card(one: Project, other: Project) -> Project | None:
    top_of_one = rank_of(top_card(one))
    top_of_other = rank_of(top_card(other))
    return the_earlier_of(RANKS_FROM_THE_TOP, top_of_one, top_of_other, one, other)


def better_by_trump(
    choices: Mapping[str, str], trump: str | None, one: Project, other: Project
) -> Project | None:
    if not (is_a_run(one) and is_a_run(other)):
        return None
    word = choices["projects.trump-run"]
    if word == "no-priority":
        return None
    if word == "trump-first":
        if is_in_trumps(one, trump) and not is_in_trumps(other, trump):
            return one
        if is_in_trumps(other, trump) and not is_in_trumps(one, trump):
            return other
        return None
    raise unknown_word("projects.trump-run", word)


def better_by_seat(dealer: str, one: Project, other: Project) -> Project:
    seats = from_dealers_right(dealer)
    if seats.index(other.seat) < seats.index(one.seat):
        return other
    return one


def the_earlier_of(
    order: Sequence[str], word_of_one: str, word_of_other: str, one: Project, other: Project
) -> Project | None:
    if order.index(word_of_one) < order.index(word_of_other):
        return one
    if order.index(word_of_other) < order.index(word_of_one):
        return other
    return None


# --- The best project of all ----------------------------------------------------


def best_and_why(
    choices: Mapping[str, str], trump: str | None, dealer: str, announced: BySeat
) -> tuple[Project | None, str]:
    """The best project declared, and what made it better than the other side's best."""
    ours = best_of_a_side(choices, trump, dealer, announced, "NS")
    theirs = best_of_a_side(choices, trump, dealer, announced, "EW")
    if ours is None and theirs is None:
        return None, "none"
    if ours is None:
        return theirs, "only-one-side"
    if theirs is None:
        return ours, "only-one-side"
    if they_cancel(choices, ours, theirs):
        return None, "cancelled"
    return better_between_players(choices, trump, dealer, ours, theirs)


def best_of_a_side(
    choices: Mapping[str, str], trump: str | None, dealer: str, announced: BySeat, side: str
) -> Project | None:
    best: Project | None = None
    for seat in from_dealers_right(dealer):
        if side_of(seat) != side or announced[seat] == []:
            continue
        own = best_first(choices, trump, announced[seat])[0]
        if best is None:
            best = own
        else:
            best, _ = better_between_players(choices, trump, dealer, best, own)
    return best


def better_between_players(
    choices: Mapping[str, str], trump: str | None, dealer: str, one: Project, other: Project
) -> tuple[Project, str]:
    """The better of two players' projects, and the word for what made it so."""
    better = better_by_kind(one, other)
    if better is not None:
        return better, "value"
    if not the_earlier_seat_is_asked_at_once(choices):
        better = better_by_hundred_rank(choices, one, other)
        if better is not None:
            return better, "projects.hundred-rank"
        better = better_by_length(choices, one, other)
        if better is not None:
            return better, "longer-run"
        better = better_by_top_card(one, other)
        if better is not None:
            return better, "top-card"
    # Reading: where the earlier seat is asked at once, everything of one value is
    # equal, so that two runs of one value are "equal runs"; and a trump run then
    # still comes before the earlier seat where it has priority at all.
    better = better_by_trump(choices, trump, one, other)
    if better is not None:
        return better, "projects.trump-run"
    return better_by_seat(dealer, one, other), "earlier-seat"


def the_earlier_seat_is_asked_at_once(choices: Mapping[str, str]) -> bool:
    """Whether, of projects of equal value, nothing is asked but who spoke earlier."""
    # Reading: "at once" leaves out the rank of Hundreds too, not the top card alone.
    word = choices["projects.equal-value"]
    if word == "earlier-seat":
        return True
    if word in ("top-card", "cancel"):
        return False
    raise unknown_word("projects.equal-value", word)


def they_cancel(choices: Mapping[str, str], ours: Project, theirs: Project) -> bool:
    """Whether the best projects of the two sides are equal and take each other away."""
    if choices["projects.equal-value"] != "cancel":
        return False
    if better_by_kind(ours, theirs) is not None:
        return False
    if better_by_hundred_rank(choices, ours, theirs) is not None:
        return False
    if better_by_length(choices, ours, theirs) is not None:
        return False
    return better_by_top_card(ours, theirs) is None


# --- Declaring ------------------------------------------------------------------


def what_is_declared(
    choices: Mapping[str, str],
    trump: str | None,
    dealer: str,
    hands: Mapping[str, Collection[str]],
    declared: Mapping[str, Sequence[Sequence[str]]] | None,
) -> BySeat:
    """What each seat declared, or declares where nothing was told."""
    announced: BySeat = {}
    for seat in from_dealers_right(dealer):
        hand = hand_of(hands, seat)
        if declared is None:
            announced[seat] = declared_unasked(choices, trump, seat, hand, announced)
        else:
            told = declared.get(seat, [])
            announced[seat] = declared_as_told(choices, trump, seat, hand, announced, told)
    return announced


def declared_unasked(
    choices: Mapping[str, str],
    trump: str | None,
    seat: str,
    hand: Collection[str],
    before: BySeat,
) -> list[Project]:
    """A player declares its best: all of it, or the first where only one is said."""
    best = declaration_of(choices, trump, seat, hand)
    if not one_is_said_and_more_is_shown(choices):
        return best
    if best == []:
        return []
    if a_better_kind_was_announced(before, best[0]):
        return []
    return [best[0]]


def declared_as_told(
    choices: Mapping[str, str],
    trump: str | None,
    seat: str,
    hand: Collection[str],
    before: BySeat,
    told: Sequence[Sequence[str]],
) -> list[Project]:
    """What a player is said to have declared, if that was lawful."""
    must_be_held_and_disjoint(seat, hand, told)
    if not one_is_said_and_more_is_shown(choices):
        if len(told) > how_many_a_player(choices):
            raise Unlawful(seat)
        return as_projects(choices, trump, seat, hand, told)
    if len(told) > 1:
        raise Unlawful(seat)
    announced = as_projects(choices, trump, seat, hand, told)
    for project in announced:
        if a_better_kind_was_announced(before, project):
            raise Unlawful(seat)
    return announced


def a_better_kind_was_announced(before: BySeat, project: Project) -> bool:
    """By anyone, partner included. An equal kind is no better one."""
    for seat in before:
        for earlier in before[seat]:
            if better_by_kind(earlier, project) == earlier:
                return True
    return False


def one_is_said_and_more_is_shown(choices: Mapping[str, str]) -> bool:
    word = choices["projects.declaring"]
    if word == "one-then-show":
        return True
    if word in ("first-trick", "automatic"):
        return False
    raise unknown_word("projects.declaring", word)


def as_projects(
    choices: Mapping[str, str],
    trump: str | None,
    seat: str,
    hand: Collection[str],
    told: Sequence[Sequence[str]],
) -> list[Project]:
    """The lists of cards a player named, as one or two projects that go together."""
    if len(told) == 0:
        return []
    if len(told) == 1:
        only = as_a_project(choices, trump, seat, hand, None, told[0])
        if only is None:
            raise Unlawful(seat)
        return [only]
    # Reading: of two that are declared together either may be the first. That
    # matters only where a run has to be whole, and is whole only after a four of a
    # kind has taken one of its cards.
    for one, other in ((told[0], told[1]), (told[1], told[0])):
        first = as_a_project(choices, trump, seat, hand, None, one)
        if first is None:
            continue
        second = as_a_project(choices, trump, seat, hand, first, other)
        if second is not None:
            return [first, second]
    raise Unlawful(seat)


def as_a_project(
    choices: Mapping[str, str],
    trump: str | None,
    seat: str,
    hand: Collection[str],
    first: Project | None,
    cards: Collection[str],
) -> Project | None:
    """The project that is exactly these cards, or None where they are none."""
    for project in projects_in(choices, trump, seat, hand, first):
        if same_cards(project.cards, cards):
            return project
    return None


def must_be_held_and_disjoint(
    seat: str, hand: Collection[str], told: Sequence[Sequence[str]]
) -> None:
    """A player names only cards of its own, and none of them twice."""
    named: list[str] = []
    for cards in told:
        for card in cards:
            if card not in hand or card in named:
                raise Unlawful(seat)
            named.append(card)


# --- Laying ---------------------------------------------------------------------


def what_may_be_laid(
    choices: Mapping[str, str],
    trump: str | None,
    dealer: str,
    hands: Mapping[str, Collection[str]],
    announced: BySeat,
    best: Project | None,
) -> BySeat:
    """All that the side with the best project may lay; nobody else may lay anything."""
    laid: BySeat = {}
    for seat in from_dealers_right(dealer):
        if not is_on_the_winning_side(seat, best):
            laid[seat] = []
        elif not one_is_said_and_more_is_shown(choices):
            laid[seat] = announced[seat]
        elif announced[seat] == []:
            laid[seat] = declaration_of(choices, trump, seat, hand_of(hands, seat))
        else:
            # Reading: what a player announced is the first of its projects, even
            # if it was not its best, and the second is what goes with it.
            hand = hand_of(hands, seat)
            laid[seat] = with_a_second(choices, trump, hand, announced[seat][0])
    return laid


def what_is_laid(
    choices: Mapping[str, str],
    trump: str | None,
    dealer: str,
    hands: Mapping[str, Collection[str]],
    announced: BySeat,
    best: Project | None,
    might_lay: BySeat,
    shown: Mapping[str, Sequence[Sequence[str]]] | None,
) -> BySeat:
    """What each seat laid, or lays where nothing was told."""
    if shown is None:
        return might_lay
    laid: BySeat = {}
    for seat in from_dealers_right(dealer):
        told = shown.get(seat, [])
        if len(told) > 0 and not is_on_the_winning_side(seat, best):
            # Reading: where nobody won, because nothing was declared or because it
            # was cancelled, nobody is on the winning side.
            raise Unlawful(seat)
        hand = hand_of(hands, seat)
        must_be_held_and_disjoint(seat, hand, told)
        if one_is_said_and_more_is_shown(choices):
            laid[seat] = laid_after_one(choices, trump, seat, hand, announced[seat], told)
        else:
            laid[seat] = laid_of_the_declared(seat, announced[seat], told)
    return laid


def laid_of_the_declared(
    seat: str, announced: Sequence[Project], told: Sequence[Sequence[str]]
) -> list[Project]:
    """Undeclared is lost: only what was declared can be laid, and it may be less."""
    laid = []
    for cards in told:
        project = the_one_with(announced, cards)
        if project is None:
            raise Unlawful(seat)
        laid.append(project)
    return laid


def laid_after_one(
    choices: Mapping[str, str],
    trump: str | None,
    seat: str,
    hand: Collection[str],
    announced: Sequence[Project],
    told: Sequence[Sequence[str]],
) -> list[Project]:
    """The project announced, and others that go with it, or less."""
    # Reading: what was announced counts against the number a player may have, and
    # keeps its cards, whether or not it is laid in the end.
    added = [cards for cards in told if the_one_with(announced, cards) is None]
    if len(announced) + len(added) > how_many_a_player(choices):
        raise Unlawful(seat)
    if len(announced) == 0:
        return as_projects(choices, trump, seat, hand, added)
    first = announced[0]
    laid = []
    if len(added) < len(told):
        laid.append(first)
    for cards in added:
        second = as_a_project(choices, trump, seat, hand, first, cards)
        if second is None:
            raise Unlawful(seat)
        laid.append(second)
    return laid


def the_one_with(some: Sequence[Project], cards: Collection[str]) -> Project | None:
    for project in some:
        if same_cards(project.cards, cards):
            return project
    return None


# --- Scoring --------------------------------------------------------------------


def what_scores(
    choices: Mapping[str, str],
    trump: str | None,
    dealer: str,
    best: Project | None,
    laid: BySeat,
) -> list[Project]:
    """The projects that score, from the dealer's right, those of a seat best first."""
    scoring = []
    for seat in from_dealers_right(dealer):
        for project in best_first(choices, trump, laid[seat]):
            if it_scores(choices, project, best):
                scoring.append(project)
    return scoring


def it_scores(choices: Mapping[str, str], project: Project, best: Project | None) -> bool:
    """Whether a project that was laid scores."""
    word = choices["projects.scope"]
    if word == "best-team":
        return is_on_the_winning_side(project.seat, best)
    if word == "best-project":
        # Reading: only that one, and only if it was laid.
        return project == best
    raise unknown_word("projects.scope", word)


def points_of(choices: Mapping[str, str], trump: str | None, project: Project) -> int:
    """The match points of a project at single value."""
    word = choices["projects.worth"]
    if word == "points":
        if is_sun(trump):
            return POINTS_IN_SUN[project.kind]
        return POINTS_IN_HOKUM[project.kind]
    if word == "abnat":
        return converted(trump, ABNAT[project.kind])
    raise unknown_word("projects.worth", word)


def converted(trump: str | None, abnat: int) -> int:
    """Hokum a tenth, Sun a tenth twice. Projects and Baloot are whole tens."""
    if is_sun(trump):
        return abnat // 10 * 2
    return abnat // 10


def points_of_a_side(
    choices: Mapping[str, str], trump: str | None, scoring: Sequence[Project], side: str
) -> int:
    points = 0
    for project in scoring:
        if side_of(project.seat) == side:
            points = points + points_of(choices, trump, project)
    return points


def abnat_of_a_side(scoring: Sequence[Project], side: str) -> int:
    abnat = 0
    for project in scoring:
        if side_of(project.seat) == side:
            abnat = abnat + ABNAT[project.kind]
    return abnat


# --- Baloot ---------------------------------------------------------------------


def baloot(
    choices: Mapping[str, str],
    trump: str | None,
    hands: Mapping[str, Collection[str]],
    announced: BySeat,
    laid: BySeat,
    might_lay: BySeat,
    said: bool,
) -> dict[str, object] | None:
    """Who scores the king and queen of trumps, and what for, or None."""
    if trump is None:
        return None
    holder = holder_of_baloot(trump, hands)
    if holder is None:
        return None
    seen = counts_as_shown(choices, holder, laid, might_lay)
    # Reading: a project laid on the second trick is declared as well; "declared"
    # is said against what a player holds and keeps to itself.
    spoken = [*announced[holder], *seen]
    if is_absorbed(choices, trump, spoken, seen):
        return None
    if not is_claimed(choices, trump, seen, said):
        return None
    return {"seat": holder, "worth": points_of_baloot(choices, trump)}


def holder_of_baloot(trump: str, hands: Mapping[str, Collection[str]]) -> str | None:
    for seat in SEATS:
        hand = hand_of(hands, seat)
        if "K" + trump in hand and "Q" + trump in hand:
            return seat
    return None


def counts_as_shown(
    choices: Mapping[str, str], seat: str, laid: BySeat, might_lay: BySeat
) -> list[Project]:
    """The projects of a seat that count as shown when Baloot asks for them."""
    word = choices["projects.scope"]
    if word == "best-team":
        return laid[seat]
    if word == "best-project":
        # Everything that could be laid, whether or not it was.
        return [*laid[seat], *might_lay[seat]]
    raise unknown_word("projects.scope", word)


def is_absorbed(
    choices: Mapping[str, str],
    trump: str,
    declared: Sequence[Project],
    shown: Sequence[Project],
) -> bool:
    """Whether another project of its holder takes the Baloot in."""
    word = choices["baloot.absorbed-by"]
    if word == "never":
        return False
    if word == "own-hundred-with-both":
        return any(is_a_hundred_run_with_both(project, trump) for project in declared)
    if word == "shown-hundred":
        if any(is_a_hundred_run_with_both(project, trump) for project in shown):
            return True
        return any(is_four_kings_or_queens(project) for project in shown)
    if word == "shown-fours":
        return any(is_four_kings_or_queens(project) for project in shown)
    raise unknown_word("baloot.absorbed-by", word)


def is_claimed(
    choices: Mapping[str, str], trump: str, shown: Sequence[Project], said: bool
) -> bool:
    """Whether the Baloot was said, or says itself."""
    word = choices["baloot.claiming"]
    if word == "automatic":
        return True
    if word == "on-second-card":
        if said:
            return True
        # One that absorbs it has been asked for already.
        return any(is_a_run_with_both(project, trump) for project in shown)
    raise unknown_word("baloot.claiming", word)


def is_a_hundred_run_with_both(project: Project, trump: str) -> bool:
    return project.kind == "hundred" and is_a_run_with_both(project, trump)


def is_a_run_with_both(project: Project, trump: str) -> bool:
    if not is_a_run(project):
        return False
    return "K" + trump in project.cards and "Q" + trump in project.cards


def is_four_kings_or_queens(project: Project) -> bool:
    return is_a_four(project) and rank_of(top_card(project)) in ("K", "Q")


def points_of_baloot(choices: Mapping[str, str], trump: str) -> int:
    word = choices["baloot.worth"]
    if word == "two-points":
        return BALOOT_IN_POINTS
    if word == "twenty-abnat":
        return converted(trump, BALOOT_IN_ABNAT)
    raise unknown_word("baloot.worth", word)


# --- How a project is told ------------------------------------------------------


def told_without_worth(project: Project) -> dict[str, object]:
    return {"seat": project.seat, "kind": project.kind, "cards": list(project.cards)}


def told_with_worth(
    choices: Mapping[str, str], trump: str | None, project: Project
) -> dict[str, object]:
    # Reading: the worth of a single project is in match points at every table.
    told = told_without_worth(project)
    told["worth"] = points_of(choices, trump, project)
    return told


# --- The plainest facts ---------------------------------------------------------


def is_sun(trump: str | None) -> bool:
    return trump is None


def is_a_four(project: Project) -> bool:
    return rank_of(project.cards[0]) == rank_of(project.cards[1])


def is_a_run(project: Project) -> bool:
    return not is_a_four(project)


def is_in_trumps(project: Project, trump: str | None) -> bool:
    return is_a_run(project) and suit_of(top_card(project)) == trump


def top_card(project: Project) -> str:
    return project.cards[0]


def four_of(rank: str) -> tuple[str, ...]:
    return tuple(rank + suit for suit in SUITS)


def same_cards(some: Collection[str], others: Collection[str]) -> bool:
    return set(some) == set(others)


def cards_without(cards: Collection[str], gone: Collection[str]) -> list[str]:
    return [card for card in cards if card not in gone]


def hand_of(hands: Mapping[str, Collection[str]], seat: str) -> Collection[str]:
    """A seat that is left out has nothing that matters."""
    if seat in hands:
        return hands[seat]
    return []


def from_dealers_right(dealer: str) -> list[str]:
    start = SEATS.index(dealer) + 1
    return [SEATS[(start + turn) % 4] for turn in range(4)]


def side_of(seat: str) -> str:
    if seat in ("N", "S"):
        return "NS"
    return "EW"


def is_on_the_winning_side(seat: str, best: Project | None) -> bool:
    if best is None:
        return False
    return side_of(seat) == side_of(best.seat)


def rank_of(card: str) -> str:
    return card[0]


def suit_of(card: str) -> str:
    return card[1]


def whole_pack() -> list[str]:
    return [rank + suit for suit in SUITS for rank in RANKS_FROM_THE_TOP]


# --- What cannot be answered ----------------------------------------------------


def must_be_a_possible_table(choices: Mapping[str, str]) -> None:
    if choices["projects.four-hundred"] == "four-nines" and choices["projects.worth"] == "points":
        raise ValueError("no table has a Four Hundred of nines counted in points")


def must_be_told_only_where_it_is_spoken(
    choices: Mapping[str, str],
    declared: Mapping[str, Sequence[Sequence[str]]] | None,
    shown: Mapping[str, Sequence[Sequence[str]]] | None,
) -> None:
    for told in (declared, shown):
        if told is None:
            continue
        if choices["projects.declaring"] == "automatic":
            raise ValueError("nobody declares or shows where projects are found by themselves")
        for seat in told:
            must_be_a_seat(seat)
            for cards in told[seat]:
                must_be_cards(cards)


def must_be_hands(hands: Mapping[str, Collection[str]]) -> None:
    dealt: list[str] = []
    for seat in hands:
        must_be_a_seat(seat)
        must_be_cards(hands[seat])
        if len(hands[seat]) != 8:
            raise ValueError(f"the hand of {seat} has not eight cards")
        dealt.extend(hands[seat])
    if len(dealt) != len(set(dealt)):
        raise ValueError("a card was dealt twice")


def must_be_cards(cards: Iterable[str]) -> None:
    for card in cards:
        if card not in whole_pack():
            raise ValueError(f"{card!r} is not a card of the pack")


def must_be_a_seat(seat: str) -> None:
    if seat not in SEATS:
        raise ValueError(f"{seat!r} is not a seat")


def must_be_a_contract(trump: str | None) -> None:
    if trump is not None and trump not in SUITS:
        raise ValueError(f"{trump!r} is not a suit")


def unknown_word(decision: str, word: str) -> ValueError:
    return ValueError(f"{word!r} is no choice of {decision}")
