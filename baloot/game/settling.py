"""Projects and points asked for by themselves, with values in place of a case or a whole deal."""

from collections.abc import Mapping, Sequence

from baloot.game.expecting import expect
from baloot.messages import say
from baloot.profile.decisions import Declaring
from baloot.profile.profile import Profile
from baloot.rulebook.ruling import Ruling
from baloot.rules import amounts, comparison, declaring, scoring
from baloot.rules.declaring import Dealt, Said, Settled, Unlawful
from baloot.rules.projects import Project
from baloot.rules.scoring import Score, Taken
from baloot.rules.watching import Watch
from baloot.table.cards import Cards, Suit
from baloot.table.seats import Seat

Named = Mapping[Seat, Sequence[Cards]]
"""Projects by seat, each as the set of its cards."""


class IllegalProject(ValueError):
    """A project that may not be declared or shown; carries the seat and the ruling."""

    def __init__(self, seat: Seat, ruling: Ruling) -> None:
        super().__init__(seat, ruling)
        self.seat = seat
        self.ruling = ruling

    def __str__(self) -> str:
        return self.ruling.why


def best_declaration(hand: Cards, trump: Suit | None, profile: Profile) -> tuple[Project, ...]:
    """The best that a hand of eight can declare, the higher project first (`projects.per-player`).

    `trump` is None in Sun. `ValueError` for a hand that has not eight cards.
    """
    _check_table(profile, trump)
    _check_hand(hand)
    return comparison.best_declaration(profile.options, trump, hand)


def compare_projects(
    hands: Mapping[Seat, Cards],
    trump: Suit | None,
    dealer: Seat,
    profile: Profile,
    *,
    declared: Named | None = None,
    shown: Named | None = None,
    baloot_said: bool = True,
) -> Settled:
    """Whose projects win, what decides it, what scores, and the Baloot.

    `hands` are the original eight cards; a seat left out has nothing. `declared` and `shown` are
    the projects named in trick one and laid after it; left out, the best that each seat may do.
    `IllegalProject` for one that may not be named, `ValueError` for hands that cannot be, and for
    `declared` or `shown` at a table that has projects count by themselves.
    """
    _check_table(profile, trump)
    expect(dealer, Seat, "a Seat as dealer")
    for seats in (hands, declared or {}, shown or {}):
        for seat in seats:
            expect(seat, Seat, "projects and hands by Seat")
    for hand in hands.values():
        _check_hand(hand)
    if len(Cards.of(card for hand in hands.values() for card in hand)) < 8 * len(hands):
        raise ValueError("a card is in two hands")
    automatic = profile.options.projects_declaring is Declaring.AUTOMATIC
    if automatic and (declared is not None or shown is not None):
        raise ValueError("projects count by themselves here: leave out declared and shown")
    watch = Watch(profile.options)
    dealt = Dealt(watch.options, trump, dealer, hands)
    settled = declaring.settle(dealt, _said(declared), _said(shown), baloot_said=baloot_said)
    if isinstance(settled, Unlawful):
        objection = settled.objection
        ruling = Ruling(profile, False, (objection.rule,), objection.facts, watch.read)
        raise IllegalProject(settled.seat, ruling)
    return settled


def score(taken: Taken, profile: Profile) -> Score:
    """The match points of a deal, with the sheet that they are worked out on.

    `ValueError` with all that is wrong where `taken` cannot be what a deal came to.
    """
    expect(taken, Taken, "what was Taken")
    _check_table(profile, None)
    faults = amounts.contradictions(profile.options, taken)
    wrong = [f"{'.'.join(path)}: {say(said)}" for path, said in faults]
    if wrong:
        raise ValueError("; ".join(wrong))
    return scoring.score(profile.options, taken)


def _said(named: Named | None) -> Said | None:
    if named is None:
        return None
    return {seat: [tuple(cards) for cards in projects] for seat, projects in named.items()}


def _check_table(profile: Profile, trump: Suit | None) -> None:
    expect(profile, Profile, "a profile as load_profile gives it")
    expect(trump, (Suit, type(None)), "a Suit as trump, or None in Sun")


def _check_hand(hand: Cards) -> None:
    expect(hand, Cards, "a hand as Cards")
    if len(hand) != 8:
        raise ValueError(f"a hand has eight cards, not {len(hand)}: {hand}")
