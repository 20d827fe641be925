"""Projects: what a hand holds, and what each project is worth."""

from collections.abc import Iterator, Mapping
from enum import Enum
from types import MappingProxyType

from attrs import frozen

from baloot.profile import decisions as d
from baloot.profile.profile import Options
from baloot.table.cards import Card, Cards, Rank, Suit
from baloot.table.contract import Mode
from baloot.table.ranking import RUN_ORDER

FOURS = RUN_ORDER[:5]
"""The ranks of which four make a project at every table."""


class Kind(Enum):
    """A kind of project, the better ones later."""

    SIRA = "sira"
    FIFTY = "fifty"
    HUNDRED = "hundred"
    FOUR_HUNDRED = "four-hundred"


KINDS = tuple(Kind)

POINTS: Mapping[tuple[Mode, Kind], int] = MappingProxyType(
    {
        (Mode.HOKUM, Kind.SIRA): 2,
        (Mode.HOKUM, Kind.FIFTY): 5,
        (Mode.HOKUM, Kind.HUNDRED): 10,
        (Mode.SUN, Kind.SIRA): 4,
        (Mode.SUN, Kind.FIFTY): 10,
        (Mode.SUN, Kind.HUNDRED): 20,
        (Mode.SUN, Kind.FOUR_HUNDRED): 40,
    }
)
"""Match points at single value, where projects are worth points."""

ABNAT: Mapping[Kind, int] = MappingProxyType(
    {Kind.SIRA: 20, Kind.FIFTY: 50, Kind.HUNDRED: 100, Kind.FOUR_HUNDRED: 400}
)
"""Card points, where projects are worth those."""


@frozen
class Project:
    """A project: its kind, its cards (runs from the top, fours in suit order) and its run.

    `run` holds the whole run that the cards were found in, and is empty for four of a kind. A
    kind announced by a seat that holds none stands without cards.
    """

    kind: Kind
    cards: tuple[Card, ...]
    run: tuple[Card, ...] = ()

    @property
    def is_run(self) -> bool:
        """Whether this is a run and not four of a kind."""
        return bool(self.run)

    @property
    def top(self) -> Rank:
        """The rank by which it is compared: that of its highest card."""
        return self.cards[0].rank

    @property
    def set(self) -> Cards:
        """Its cards as a set."""
        return Cards.of(self.cards)


def mode_of(trump: Suit | None) -> Mode:
    """The contract that a trump suit, or the lack of one, makes."""
    return Mode.SUN if trump is None else Mode.HOKUM


def worth(options: Options, mode: Mode, kind: Kind) -> int:
    """The match points of a project at single value, standing alone."""
    if options.projects_worth is d.ProjectWorth.POINTS:
        return POINTS[mode, kind]
    return alone(mode, ABNAT[kind])


def alone(mode: Mode, abnat: int) -> int:
    """What card points of a project or a Baloot come to where they stand alone."""
    return abnat // 10 * (2 if mode is Mode.SUN else 1)


def exists(options: Options, mode: Mode, kind: Kind) -> bool:
    """Whether a contract knows this kind of project at this table."""
    if kind is not Kind.FOUR_HUNDRED or mode is Mode.SUN:
        return True
    return options.projects_four_hundred is d.FourHundred.FOUR_NINES


# --- what a hand holds -------------------------------------------------------------------


def candidates(options: Options, trump: Suit | None, hand: Cards) -> tuple[Project, ...]:
    """Every project that could be declared from `hand`, whichever cards others take."""
    return (*_fours(options, trump, hand), *_runs(options, hand))


def find(
    options: Options, trump: Suit | None, hand: Cards, cards: Cards, others: Cards
) -> Project | None:
    """The project that consists of exactly `cards`, if the hand can declare it.

    `others` are the cards of the projects named beside it, which may part a run.
    """
    for rest in (hand, hand - others):
        for it in candidates(options, trump, rest):
            if it.set == cards:
                return it
    return None


_FOUR_CARDS = tuple(
    (rank, cards, Cards.of(cards).bits)
    for rank in (*FOURS, Rank.NINE)
    for cards in [tuple(Card(rank, suit) for suit in Suit)]
)
"""Each four of a kind with its cards; made once, since every hand is asked about all of them."""

_RUN_CARDS = tuple(tuple(Card(rank, suit) for rank in RUN_ORDER) for suit in Suit)
"""The cards of each suit in the order of runs."""


def _fours(options: Options, trump: Suit | None, hand: Cards) -> Iterator[Project]:
    for rank, cards, bits in _FOUR_CARDS:
        if hand.bits & bits == bits:
            kind = _kind_of_four(options, trump, rank)
            if kind is not None:
                yield Project(kind, cards)


def _kind_of_four(options: Options, trump: Suit | None, rank: Rank) -> Kind | None:
    if rank is Rank.NINE:
        nines = options.projects_four_hundred is d.FourHundred.FOUR_NINES
        return Kind.FOUR_HUNDRED if nines else None
    if rank is Rank.ACE and trump is None:
        aces = options.projects_four_hundred is d.FourHundred.FOUR_ACES_IN_SUN
        return Kind.FOUR_HUNDRED if aces else Kind.HUNDRED
    return Kind.HUNDRED


def _runs(options: Options, hand: Cards) -> Iterator[Project]:
    for run in whole_runs(hand):
        if len(run) > 3 and options.projects_long_run is d.LongRun.MAY_SPLIT:
            for length in range(3, min(len(run), 5) + 1):
                for start in range(len(run) - length + 1):
                    yield from _part(options, run, run[start : start + length])
        else:
            yield from _whole(options, run)


def whole_runs(hand: Cards) -> Iterator[tuple[Card, ...]]:
    """The runs of three or more in `hand`, each as long as it goes and from the top."""
    bits = hand.bits
    for cards in _RUN_CARDS:
        start = 0
        for end, card in enumerate(cards):
            if not bits >> card.index & 1:
                if end - start >= 3:
                    yield cards[start:end]
                start = end + 1
        if len(cards) - start >= 3:
            yield cards[start:]


def _part(options: Options, run: tuple[Card, ...], cards: tuple[Card, ...]) -> Iterator[Project]:
    """A part of a run; where five make a Fifty, only its top four can be one."""
    if len(cards) < 5:
        yield Project(Kind.SIRA if len(cards) == 3 else Kind.FIFTY, cards, run)
    elif options.projects_five_run is d.FiveRun.HUNDRED:
        yield Project(Kind.HUNDRED, cards, run)


def _whole(options: Options, run: tuple[Card, ...]) -> Iterator[Project]:
    """A run as one project."""
    if len(run) < 5:
        yield Project(Kind.SIRA if len(run) == 3 else Kind.FIFTY, run, run)
    elif options.projects_five_run is d.FiveRun.HUNDRED:
        yield Project(Kind.HUNDRED, run, run)
    else:
        yield Project(Kind.FIFTY, run[:4], run)


def limit(options: Options) -> int:
    """How many projects a player may have."""
    return 2 if options.projects_per_player is d.PerPlayer.TWO else 1


def without(options: Options, hand: Cards, project: Project) -> Cards:
    """The cards of a hand that are left for another project beside `project`."""
    if len(project.run) > 3 and options.projects_long_run is d.LongRun.ONE_PROJECT:
        return hand - Cards.of(project.run)
    return hand - project.set
