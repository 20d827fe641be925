"""Replaying records: deal after deal, with what claims of faults and of points come to."""

from attrs import evolve, field, frozen

from baloot.documents.problems import Place, Problem
from baloot.game.claims import with_claims
from baloot.game.engine import NO_SCORES
from baloot.game.errors import RecordError
from baloot.game.expecting import expect
from baloot.game.found import Mismatch, Noted, ReplayedDeal
from baloot.game.record import DealRecord, Record
from baloot.game.replay_deal import Enforce, phase_of, replay_deal
from baloot.game.state import State
from baloot.messages import Message, message
from baloot.profile import Profile
from baloot.profile.decisions import Enforcement
from baloot.profile.errors import ProfileError, UnknownProfile
from baloot.profile.loading import load_named, with_choices
from baloot.rules import match
from baloot.table.seats import ByTeam, Team


@frozen
class Replay:
    """A record replayed. `scores` and `winner` are those after its last deal."""

    profile: Profile = field(repr=False)
    deals: tuple[ReplayedDeal, ...]
    scores: ByTeam[int]
    winner: Team | None

    @property
    def states(self) -> tuple[State, ...]:
        """The states of all deals, in order."""
        return tuple(state for deal in self.deals for state in deal.states)

    @property
    def breaches(self) -> tuple[Noted, ...]:
        """The breaches of all deals, in order."""
        return tuple(breach for deal in self.deals for breach in deal.breaches)

    @property
    def mismatches(self) -> tuple[Mismatch, ...]:
        """The mismatches of all deals, in order."""
        return tuple(it for deal in self.deals for it in deal.mismatches)


def replay(record: Record, enforce: Enforce | str | None = None) -> Replay:
    """Plays a record again. `enforce` is how its profile has it where nothing is given.

    Raises `RecordError` when the profile cannot be had or the record cannot be dealt.
    """
    expect(record, Record, "a record")
    return replay_as(record, profile_of_record(record), enforce)


def replay_as(record: Record, profile: Profile, enforce: Enforce | str | None = None) -> Replay:
    """`replay` by a given profile, whatever the record names."""
    if isinstance(enforce, str):
        words = [it.value for it in Enforce]
        if enforce not in words:
            raise ValueError(f"enforce is {enforce!r:.40}: expected one of {', '.join(words)}")
    if enforce is None:
        audited = profile.options.play_enforcement is Enforcement.AUDITED
        enforce = Enforce.AUDITED if audited else Enforce.STRICT
    deals: list[ReplayedDeal] = []
    dealer = record.deals[0].dealer
    scores = record.deals[0].scores or NO_SCORES
    winner: Team | None = None
    for deal in record.deals:
        assert dealer is not None  # the reader asks for the first dealer
        done = replay_deal(profile, deal, dealer, scores, Enforce(enforce))
        done = _with_result(deal, with_claims(done, deal, profile))
        if done.points is None:
            deals.append(_with_deals_after(done, len(deals), len(record.deals)))
            break
        deals.append(done)
        scores = match.add(scores, done.points)
        dealer = done.next_dealer(profile.options)
        winner = done.gahwa
        if winner is None and done.is_scored:
            winner = match.winner(profile.options, scores, done.points)
    return Replay(profile, tuple(deals), scores, winner)


def _with_deals_after(done: ReplayedDeal, index: int, count: int) -> ReplayedDeal:
    """An unfinished deal, with the deals that the record has after it and that nobody can place."""
    wrong = tuple(
        Mismatch(f"deals[{later}]", "deals", phase_of(done.state))
        for later in range(index + 1, count)
    )
    return evolve(done, mismatches=(*done.mismatches, *wrong))


def _with_result(deal: DealRecord, done: ReplayedDeal) -> ReplayedDeal:
    """The deal with what its claimed result gets wrong."""
    if deal.result is None:
        return done
    wrong = []
    for team in Team:
        computed = str(done.points.of(team)) if done.points else phase_of(done.state)
        if str(deal.result.of(team)) != computed:
            wrong.append(Mismatch(f"result.{team.value}", str(deal.result.of(team)), computed))
    return evolve(done, mismatches=(*done.mismatches, *wrong))


def profile_of_record(record: Record) -> Profile:
    """The profile that a record was played by, from its name or from its own choices."""
    name, _, mark = record.profile.partition("@")
    try:
        if record.choices is not None:
            profile = with_choices(name, record.choices)
        else:
            # By name only: a record that somebody sends must not open files.
            profile = load_named(name)
    except UnknownProfile as error:
        raise _error(message("problem.record-profile", reason=error.message)) from None
    except ProfileError as error:
        raise RecordError(*error.problems) from None
    if mark and mark != profile.fingerprint:
        given, known = mark, profile.fingerprint
        raise _error(message("problem.record-fingerprint", name=name, given=given, known=known))
    return profile


def _error(fault: Message) -> RecordError:
    return RecordError(Problem(Place("record"), fault, ("profile",)))
