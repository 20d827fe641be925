"""The states of a deal: one class a phase, and what is fixed for the deal in one shared object."""

from attrs import field, frozen

from baloot.game.actions import Action
from baloot.profile.profile import Profile
from baloot.rulebook.ruling import Breach
from baloot.rulebook.sheet import Sheet
from baloot.rules.auction import Bidding
from baloot.rules.compiled import play_rules
from baloot.rules.dealing import Dealt
from baloot.rules.play import trump_index
from baloot.rules.projects import Project
from baloot.rules.stakes import Raising
from baloot.table.cards import PACK, Card, Cards
from baloot.table.contract import Contract, Stake
from baloot.table.seats import BySeat, ByTeam, Seat, Team

_ALL = Cards.of(PACK).bits


@frozen
class Setting:
    """What is fixed before the first call."""

    profile: Profile = field(repr=False)
    dealer: Seat
    scores: ByTeam[int]
    dealt: Dealt


@frozen
class InAuction:
    """A deal in which the contract is still to be found; `calls` are all that were made."""

    setting: Setting
    auction: Bidding
    calls: tuple[Action, ...] = ()

    @property
    def seat(self) -> Seat:
        """The seat to act."""
        return self.auction.seat


@frozen
class InStakes:
    """A deal whose stakes are still open. All hands have eight cards."""

    setting: Setting
    hands: BySeat[Cards]
    taker: Seat | None
    stakes: Raising
    calls: tuple[Action, ...]
    raises: tuple[Action, ...] = ()

    @property
    def seat(self) -> Seat:
        """The seat to act."""
        return self.stakes.seat


@frozen
class Deal:
    """What is fixed once the cards are played. `hands` are the original eight cards.

    `rules` and `trump` are profile and contract as `baloot.rules.play.lawful_cards` takes them.
    """

    setting: Setting
    contract: Contract
    taker: Seat | None
    stake: Stake
    hands: BySeat[Cards]
    calls: tuple[Action, ...]
    raises: tuple[Action, ...]
    rules: int = field(init=False, eq=False, repr=False)
    trump: int = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        # What the kernel is asked with for every card, worked out once.
        object.__setattr__(self, "rules", play_rules(self.setting.profile.options))
        object.__setattr__(self, "trump", trump_index(self.contract))


@frozen
class PlayedTrick:
    """A finished trick: who led, the cards in turn, who won, and whether Ekka was said."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    ekka: bool


@frozen
class InPlay:
    """A deal in which cards are played.

    `hands` are what is left; `trick` holds the cards on the table and `tricks` those before.
    `declared` and `shown` are the projects of trick one and two, in the order in which they were
    named; `baloot` holds the cards with which Baloot was said, and by whom.
    """

    deal: Deal
    leader: Seat
    hands: BySeat[Cards]
    trick: tuple[Card, ...] = ()
    ekka: bool = False
    tricks: tuple[PlayedTrick, ...] = ()
    declared: tuple[tuple[Seat, Project], ...] = ()
    shown: tuple[tuple[Seat, Project], ...] = ()
    baloot: tuple[tuple[Seat, Card], ...] = ()
    breaches: tuple[Breach, ...] = ()

    @property
    def seat(self) -> Seat:
        """The seat to act."""
        return self.leader.after(len(self.trick))

    @property
    def played(self) -> Cards:
        """The cards of earlier tricks: all that are neither held nor on the table.

        A hot path: every question about a card asks for it, for about a tenth of what a decision
        costs in all.
        """
        left = self.hands
        bits = _ALL ^ (left.south.bits | left.east.bits | left.north.bits | left.west.bits)
        for card in self.trick:
            bits ^= 1 << card.index
        return Cards(bits)


@frozen
class Finished:
    """A deal that is over.

    `contract` is None when the deal was void. `points` are match points by team, 0 for both on a
    redeal and at Gahwa, where `match` names the team that wins the match. `last` is the state
    before the last action.
    """

    setting: Setting
    contract: Contract | None
    points: ByTeam[int]
    sheet: Sheet
    breaches: tuple[Breach, ...]
    next_dealer: Seat
    redeal: bool
    gahwa: Team | None
    last: "InAuction | InPlay" = field(repr=False)
    end: Action


Going = InAuction | InStakes | InPlay
"""A deal in which somebody is to act."""

State = InAuction | InStakes | InPlay | Finished
