"""A match: deal after deal until a side has won."""

from collections.abc import Iterable

from attrs import field, frozen

from baloot.game.engine import NO_SCORES, check_table, new_deal
from baloot.game.expecting import expect
from baloot.game.state import Finished, InAuction
from baloot.profile.profile import Profile
from baloot.rules import match as rules
from baloot.table.cards import Card
from baloot.table.seats import ByTeam, Seat, Team


@frozen
class Match:
    """A match between two deals. `dealer` deals next; `winner` is None while it goes on.

    `deals` are those that were played, in order.
    """

    profile: Profile
    dealer: Seat
    scores: ByTeam[int]
    winner: Team | None = None
    deals: tuple[Finished, ...] = field(default=(), repr=False)

    def next_deal(self, pack: Iterable[Card]) -> InAuction:
        """The next deal; `ValueError` when the match is over, `WrongPack` for no pack."""
        if self.winner is not None:
            raise ValueError("the match is over")
        return new_deal(self.profile, dealer=self.dealer, pack=pack, scores=self.scores)

    def after(self, finished: Finished) -> "Match":
        """The match after its next deal; `ValueError` for a deal that is not that one."""
        expect(finished, Finished, "a finished deal")
        setting = finished.setting
        here = (self.profile, self.dealer, self.scores)
        if self.winner is not None or (setting.profile, setting.dealer, setting.scores) != here:
            raise ValueError("this is not the match's next deal: profile, dealer or scores differ")
        scores = rules.add(self.scores, finished.points)
        winner = finished.gahwa
        if winner is None and finished.contract is not None:
            winner = rules.winner(self.profile.options, scores, finished.points)
        return Match(self.profile, finished.next_dealer, scores, winner, (*self.deals, finished))


def new_match(profile: Profile, *, dealer: Seat, scores: ByTeam[int] = NO_SCORES) -> Match:
    """A match before its first deal, which `dealer` deals."""
    check_table(profile, dealer)
    expect(scores, ByTeam, "scores by team")
    return Match(profile, dealer, scores)
