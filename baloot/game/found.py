"""What replay finds: breaches, mismatches, judged claims, and what a deal came to with them."""

from attrs import field, frozen

from baloot.game.record import Claim
from baloot.game.state import Finished, InPlay, Setting, State
from baloot.messages import Message, message, say
from baloot.profile.decisions import ClaimOutcome
from baloot.profile.profile import Options
from baloot.rules.claims import Verdict
from baloot.rules.dealing import dealer_after_void
from baloot.table.cards import Card
from baloot.table.seats import ByTeam, Seat, Team


@frozen
class Where:
    """The place of an act: at a trick and card, or at the index of a call, raise or declaration."""

    trick: int | None = None
    card: Card | None = None
    call: int | None = None
    raised: int | None = None
    declared: int | None = None


@frozen
class Noted:
    """A breach and where it stands: at a trick and card, or at the index of a call or raise."""

    seat: Seat
    rule: str
    facts: Message
    trick: int | None = None
    card: Card | None = None
    call: int | None = None
    raised: int | None = None
    declared: int | None = None
    in_turn: bool = True
    trumped: bool = False
    over_trump: bool = False
    has_pair: bool = False

    @property
    def text(self) -> str:
        """The facts in English."""
        return say(self.facts)


@frozen
class Mismatch:
    """A field of the record that does not say what the replay came to."""

    field: str
    claimed: str
    computed: str


@frozen
class Judged:
    """A claim judged: the breach that it names, if the record has it, and what follows.

    `award` is in match points; `match` is the team that wins the match, at Gahwa.
    """

    claim: Claim
    verdict: Verdict
    outcome: ClaimOutcome
    award: ByTeam[int]
    breach: Noted | None
    match: Team | None

    @property
    def headline(self) -> Message:
        """The judgement in one sentence."""
        award = self.award
        outcome = message(f"word.outcome-{self.outcome.word}", ns=award.ns, ew=award.ew)
        return message(
            f"headline.claim-{self.verdict.value}",
            seat=self.claim.by,
            accused=self.claim.seat,
            outcome=outcome,
        )


@frozen
class ReplayedDeal:
    """One deal replayed: every state on the way, and what was found.

    `done` are the acts that the record names and that were done, lawful or not.
    """

    states: tuple[State, ...] = field(repr=False)
    breaches: tuple[Noted, ...]
    mismatches: tuple[Mismatch, ...]
    done: frozenset[Where] = field(default=frozenset(), repr=False)
    claims: tuple[Judged, ...] = ()

    @property
    def state(self) -> State:
        """Where the deal ended, or how far the record goes."""
        return self.states[-1]

    @property
    def decisive(self) -> Judged | None:
        """The claim that ended the deal."""
        ending = (ClaimOutcome.AWARD, ClaimOutcome.REDEAL)
        return next((it for it in self.claims if it.outcome in ending), None)

    @property
    def points(self) -> ByTeam[int] | None:
        """What the deal came to in match points, an award included; None while it goes on."""
        if self.decisive is not None:
            return self.decisive.award
        return self.state.points if isinstance(self.state, Finished) else None

    @property
    def gahwa(self) -> Team | None:
        """The team to which the deal gave the match."""
        if self.decisive is not None:
            return self.decisive.match
        return self.state.gahwa if isinstance(self.state, Finished) else None

    @property
    def is_scored(self) -> bool:
        """Whether the deal counts in the match; a void one does not."""
        if self.decisive is not None:
            return self.decisive.outcome is ClaimOutcome.AWARD
        return isinstance(self.state, Finished) and self.state.contract is not None

    def next_dealer(self, options: Options) -> Seat:
        """Who deals next, once the deal is over."""
        if self.decisive is None:
            assert isinstance(self.state, Finished)
            return self.state.next_dealer
        dealer = self.setting.dealer
        if self.decisive.outcome is ClaimOutcome.REDEAL:
            return dealer_after_void(options, dealer)
        return dealer.right

    @property
    def setting(self) -> Setting:
        """What was fixed before the first call."""
        first = self.states[0]
        return first.deal.setting if isinstance(first, InPlay) else first.setting
