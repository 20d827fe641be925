"""A table's complete choice: `Options`, and the `Profile` that says why."""

from collections.abc import Mapping
from typing import Any

from attrs import evolve, field, frozen

from baloot.profile import decisions as d
from baloot.profile.choice import Choice, Decision
from baloot.profile.citations import Authority, Source
from baloot.profile.decisions import BY_ID, DECISIONS

Answer = Choice | int | d.TieRule | d.ClaimOutcomes
"""What a decision can be answered with."""


@frozen(cache_hash=True)
class Options:
    """One answer to every decision; a field per decision, none with a default.

    A decision that does not arise holds its parent's choice, and no answer depends on it.
    """

    deal_pattern: d.DealPattern
    deal_cut: d.Cut
    deal_after_void: d.AfterVoid
    deal_worthless_hand: d.WorthlessHand

    auction_rounds: d.Rounds
    auction_first_hokum_suit: d.FirstHokumSuit
    auction_sun_over_hokum: d.SunOverHokum
    auction_sun_over_second_hokum: d.SunOverSecondHokum
    auction_sun_over_sun: d.SunOverSun
    auction_hokum_switch: d.HokumSwitch
    auction_ace_hokum: d.AceHokum
    auction_ashkal_seats: d.AshkalSeats
    auction_ashkal_when: d.AshkalWhen
    auction_ashkal_on_ace: d.AshkalOnAce
    auction_ashkal_round_two: d.AshkalRoundTwo
    auction_ashkal_declarer: d.AshkalDeclarer

    stakes_hokum: d.HokumLadder
    stakes_sun: d.SunDouble
    stakes_speakers: d.Speakers
    stakes_lock: d.Lock

    play_first_lead: d.FirstLead
    play_trump_led: d.TrumpLed
    play_void_against_opponent: d.VoidAgainstOpponent
    play_cannot_overtrump: d.CannotOvertrump
    play_third_hand: d.ThirdHand
    play_ekka: d.EkkaForm
    play_enforcement: d.Enforcement

    projects_declaring: d.Declaring
    projects_per_player: d.PerPlayer
    projects_scope: d.ProjectScope
    projects_hundred_rank: d.HundredRank
    projects_equal_value: d.EqualValue
    projects_longer_run: d.LongerRun
    projects_trump_run: d.TrumpRun
    projects_five_run: d.FiveRun
    projects_long_run: d.LongRun
    projects_four_hundred: d.FourHundred
    projects_worth: d.ProjectWorth
    projects_multiplier: d.ProjectMultiplier
    projects_on_failure: d.ProjectsOnFailure
    projects_in_kaboot: d.ProjectsInKaboot

    baloot_worth: d.BalootWorth
    baloot_claiming: d.BalootClaiming
    baloot_absorbed_by: d.AbsorbedBy
    baloot_on_failure: d.BalootOnFailure
    baloot_in_kaboot: d.BalootInKaboot

    score_counting_side: d.CountingSide
    score_hokum_conversion: d.HokumConversion
    score_sun_conversion: d.SunConversion
    score_contest: d.Contest
    score_tie: d.TieRule
    score_failure_award: d.FailureAward
    score_kaboot_when_raised: d.KabootWhenRaised
    score_reverse_kaboot: d.ReverseKaboot

    sawa_allowed: d.SawaAllowed
    sawa_proof: d.SawaProof
    sawa_failure: d.SawaFailure

    claims_allowed: d.ClaimsAllowed
    claims_award: d.ClaimAward
    claims_false_claim: d.FalseClaim
    claims_outcomes: d.ClaimOutcomes

    match_target: int
    match_both_cross: d.BothCross

    def answer(self, decision: Decision) -> Answer:
        """The answer to `decision`."""
        value: Answer = getattr(self, decision.field)
        return value

    def arises(self, decision: Decision) -> bool:
        """Whether `decision` makes a difference under the other answers."""
        return any(
            all(self.answer(BY_ID[when.decision]) in when.choices for when in alternative)
            for alternative in decision.arises
        )

    def answering(self, answers: Mapping[str, Answer]) -> "Options":
        """These options with other answers, given by decision id."""
        fields: dict[str, Any] = {BY_ID[id].field: answer for id, answer in answers.items()}
        return evolve(self, **fields)


@frozen
class Title:
    """A profile's name for readers, in English and Arabic."""

    en: str
    ar: str


@frozen(cache_hash=True)
class Profile:
    """A complete set of choices, each with its authority.

    `authorities` follows the order of `DECISIONS`. `lineage` names this profile and its
    ancestors, nearest first. `fingerprint` is the first 12 hexadecimal digits of SHA-256 over
    the canonical JSON of the choices that arise: equal fingerprints are equal rules.
    """

    name: str
    title: Title
    extends: str | None
    lineage: tuple[str, ...]
    options: Options = field(repr=False)
    authorities: tuple[Authority, ...] = field(repr=False)
    sources: tuple[Source, ...] = field(repr=False)
    fingerprint: str

    def authority(self, id: str) -> Authority:
        """On whose authority the decision `id` was answered."""
        return self.authorities[_POSITION[id]]

    @property
    def label(self) -> str:
        """The name with the fingerprint, as records carry it."""
        return f"{self.name}@{self.fingerprint}"

    @property
    def arising(self) -> tuple[Decision, ...]:
        """The decisions that make a difference at this table, in documented order."""
        return tuple(decision for decision in DECISIONS if self.options.arises(decision))

    def taking(self, other: "Profile", ids: frozenset[str]) -> "Profile":
        """Suppose this profile with the decisions `ids` copied from `other`, authority and all.

        The name and the fingerprint stay as they are: nobody keeps the result as a profile.
        """
        return evolve(
            self,
            options=self.options.answering({id: other.options.answer(BY_ID[id]) for id in ids}),
            authorities=tuple(
                (other if decision.id in ids else self).authorities[position]
                for position, decision in enumerate(DECISIONS)
            ),
        )


_POSITION = {decision.id: position for position, decision in enumerate(DECISIONS)}


@frozen
class Difference:
    """A decision that two profiles answer differently, or that arises in one of them only.

    An answer is None where the decision does not arise.
    """

    decision: Decision
    first: Answer | None
    second: Answer | None


def difference(a: Profile, b: Profile) -> tuple[Difference, ...]:
    """Where the two tables differ, in documented order."""
    for it in (a, b):
        if not isinstance(it, Profile):
            raise TypeError(f"expected a profile as load_profile gives it, not {it!r}")
    found = []
    for decision in DECISIONS:
        first = a.options.answer(decision) if a.options.arises(decision) else None
        second = b.options.answer(decision) if b.options.arises(decision) else None
        if first != second:
            found.append(Difference(decision, first, second))
    return tuple(found)
