"""Whole matches in any order of lawful acts, unlawful ones and breaches, at every table."""

import pickle
from random import Random

import pytest
from attrs import evolve
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from baloot import (
    PACK,
    Cards,
    Finished,
    IllegalAction,
    InPlay,
    InStakes,
    Match,
    NoHands,
    Profile,
    Seat,
    State,
    Team,
    action_of,
    apply,
    legal_actions,
    new_match,
    number_of,
    pack_from_seed,
    parse_action,
    sample,
    text_of,
    view,
)
from baloot.game.actions import COUNT, Action
from baloot.game.judging import judgement
from baloot.game.record import Record, record
from baloot.game.record_text import dumps, loads
from baloot.game.replay import replay, replay_as
from baloot.profile.decisions import Enforcement
from baloot.profile.loading import fingerprint
from baloot.table.seats import ByTeam
from tests.tables import shipped, with_choices
from tests.test_claims import unlawful
from tests.test_game import cards_of, choose
from tests.test_view import exchanged


def own(base: str, *choices: tuple[str, str]) -> Profile:
    """A table of one's own, which its records have to describe."""
    profile = with_choices(base, *choices)
    return evolve(profile, name=f"own-{base}", fingerprint=fingerprint(profile.options))


OWN = (
    own("table-app", ("sawa.failure", "deal-lost"), ("play.enforcement", "audited")),
    own("saudi", ("play.first-lead", "declarer"), ("deal.worthless-hand", "same-dealer")),
    own("federation", ("stakes.speakers", "teams"), ("play.enforcement", "blocked")),
)
TABLES = (*shipped(), *OWN)

seeds = st.integers(0, 2**32)
numbers = st.integers(0, COUNT - 1)
seats = st.sampled_from(tuple(Seat))


class Matches(RuleBasedStateMachine):
    """A match between two acts. `breaches` are those that were let stand in this deal."""

    @initialize(profile=st.sampled_from(TABLES), dealer=seats, seed=seeds, ahead=st.booleans())
    def sit_down(self, profile: Profile, dealer: Seat, seed: int, ahead: bool) -> None:
        """A match begins, at nothing or with both sides near the target."""
        near = profile.options.match_target - 12 if ahead else 0
        self.start = ByTeam(near, near)
        self.match = new_match(profile, dealer=dealer, scores=self.start)
        self.deal_cards(seed)

    def deal_cards(self, seed: int) -> None:
        """The next deal of the match."""
        self.breaches: list[tuple[Seat, str]] = []
        self.reach(self.match.next_deal(pack_from_seed(seed)))

    @property
    def profile(self) -> Profile:
        """The table's."""
        return self.match.profile

    def reach(self, state: State) -> None:
        """Comes to a state, of which everything is checked that is quick to check."""
        self.state = state
        groups = cards_of(state)
        assert len(Cards.of(card for group in groups for card in group)) == 32
        assert sum(map(len, groups)) == 32
        again = pickle.loads(pickle.dumps(state))
        assert (again, hash(again)) == (state, hash(state))
        lawful = legal_actions(state)
        assert bool(lawful) is not isinstance(state, Finished)
        for action in lawful:
            check_forms(action)
        check_text(record(state))
        noted = state.breaches if isinstance(state, InPlay | Finished) else ()
        assert [(it.seat, it.ruling.rule) for it in noted] == self.breaches

    # --- what is done

    @precondition(lambda self: not isinstance(self.state, Finished))
    @rule(seed=seeds)
    def one_lawful_act(self, seed: int) -> None:
        """Whatever is listed can be done."""
        self.reach(apply(self.state, Random(seed).choice(legal_actions(self.state))))

    @precondition(lambda self: not isinstance(self.state, Finished))
    @rule(seed=seeds, count=st.integers(2, 20))
    def some_lawful_acts(self, seed: int, count: int) -> None:
        """So can one act after another."""
        rng = Random(seed)
        for _ in range(count):
            if isinstance(self.state, Finished):
                break
            self.reach(apply(self.state, choose(rng, self.state)))

    @precondition(lambda self: isinstance(self.state, InPlay))
    @rule(seed=seeds)
    def the_rest_of_the_deal(self, seed: int) -> None:
        """A deal comes to its end."""
        rng = Random(seed)
        while not isinstance(self.state, Finished):
            self.reach(apply(self.state, choose(rng, self.state)))

    @rule(number=numbers, step=st.integers(11, 60), seat=seats)
    def unlawful_acts(self, number: int, step: int, seat: Seat) -> None:
        """What is not listed is refused, and the state stays what it was."""
        for other in range(number, COUNT, step):
            self.refuse(action_of(other, seat))
        if not isinstance(self.state, Finished):
            self.refuse(action_of(number, self.state.seat))

    def refuse(self, action: Action) -> None:
        """One act, refused unless it is listed."""
        check_forms(action)
        if action in legal_actions(self.state):
            return
        kept = pickle.dumps(self.state)
        with pytest.raises(IllegalAction) as caught:
            apply(self.state, action)
        assert caught.value.state is self.state
        assert caught.value.action == action
        assert not caught.value.ruling.lawful
        assert pickle.loads(kept) == self.state

    @precondition(lambda self: isinstance(self.state, InPlay))
    @rule(seed=seeds, number=numbers)
    def breach(self, seed: int, number: int) -> None:
        """What is possible stands and is noted, but never where breaches are blocked."""
        assert isinstance(self.state, InPlay)
        acts = unlawful(self.state)
        if not acts or seed % 4 == 0:
            acts = [action_of(number, self.state.seat)]
        action = Random(seed).choice(acts)
        found = judgement(self.state, action)
        if found.ruling.lawful:
            return
        blocked = self.profile.options.play_enforcement is Enforcement.BLOCKED
        kept = pickle.dumps(self.state)
        if blocked or not found.possible:
            with pytest.raises(IllegalAction):
                apply(self.state, action, allow_breach=True)
            assert pickle.loads(kept) == self.state
            return
        after = apply(self.state, action, allow_breach=True)
        assert pickle.loads(kept) == self.state
        self.breaches += [(action.seat, it.rule) for it in found.faults]
        self.reach(after)

    @precondition(lambda self: isinstance(self.state, Finished))
    @rule(seed=seeds, dealer=seats)
    def next_deal(self, seed: int, dealer: Seat) -> None:
        """The match goes on as its record says, until a side has won; then another begins."""
        assert isinstance(self.state, Finished)
        self.match = self.match.after(self.state)
        check_match(self.match, self.start)
        if self.match.winner is not None:
            with pytest.raises(ValueError, match="over"):
                self.match.next_deal(PACK)
            self.start = ByTeam(0, 0)
            self.match = new_match(self.profile, dealer=dealer)
        self.deal_cards(seed)

    # --- what always holds

    @invariant()
    def record_says_it_all(self) -> None:
        """The record of a state replays to that state."""
        written = record(self.state)
        done = replay_as(written, self.profile, "audited")
        assert done.states[-1] == self.state
        assert [(it.seat, it.rule) for it in done.breaches] == self.breaches
        assert not done.mismatches
        strict = replay_as(written, self.profile, "strict")
        first = done.breaches[: len(strict.breaches)]  # all that is wrong with the first
        assert strict.breaches == first
        assert bool(first) == bool(done.breaches)

    @invariant()
    def views_hide_what_is_hidden(self) -> None:
        """Cards exchanged that a seat cannot know change nothing in its view.

        Hands drawn for it look the same to it, and nothing that others did is a breach with them.
        Only where one of them has broken a rule there may be no such hands.
        """
        if isinstance(self.state, Finished):
            return
        rng = Random(len(self.breaches))
        for seat in Seat:
            if isinstance(self.state, InPlay | InStakes):
                other = exchanged(rng, self.state, seat)
                assert other is None or view(other, seat) == view(self.state, seat)
            try:
                found = sample(view(self.state, seat), rng)
            except NoHands:
                assert any(it is not seat for it, _ in self.breaches)
            else:
                assert view(found.state, seat) == view(self.state, seat)
                if not self.breaches:
                    done = replay_as(record(found.state), self.profile, "audited")
                    assert not done.breaches
                    assert done.states[-1] == found.state


def check_forms(action: Action) -> None:
    """An action is the same after text, number and pickle."""
    assert parse_action(text_of(action)) == action
    assert action_of(number_of(action), action.seat) == action
    assert pickle.loads(pickle.dumps(action)) == action


def check_text(written: Record) -> None:
    """A record is the same after JSON and YAML."""
    for form in ("json", "yaml"):
        assert loads(dumps(written, form)) == written


def check_match(match: Match, start: ByTeam[int]) -> None:
    """The scores are the sum of the awards, and the record replays to the same match."""
    for team in Team:
        assert match.scores.of(team) == start.of(team) + sum(
            it.points.of(team) for it in match.deals
        )
    written = record(match)
    check_text(written)
    done = replay_as(written, match.profile, "audited")
    assert tuple(deal.state for deal in done.deals) == match.deals
    assert (done.scores, done.winner) == (match.scores, match.winner)
    assert not done.mismatches
    # By what the record says of the profile, and nothing else.
    alone = replay(written, "audited")
    assert alone.profile.options == match.profile.options
    assert (alone.scores, alone.winner) == (done.scores, done.winner)


def calm(rng: Random, state: State) -> Action:
    """A lawful action that raises nothing, since a Gahwa ends a match at once."""
    return legal_actions(state)[0] if isinstance(state, InStakes) else choose(rng, state)


def test_matches() -> None:
    """Whatever is done in whatever order, all that the rules of `Matches` say holds.

    Cards are conserved, something is lawful in every unfinished state, what is refused leaves the
    state as it was, breaches stand only where they may, and every form in which acts, states and
    records are kept gives the same back.
    """
    chosen = settings(max_examples=30, stateful_step_count=25, deadline=None)
    run_state_machine_as_test(Matches, settings=chosen)


@pytest.mark.parametrize("profile", TABLES, ids=lambda it: it.name)
def test_a_whole_match(profile: Profile) -> None:
    """A match has the sum of its awards as its scores, and its record replays to it.

    There are breaches on the way where the table lets them stand.
    """
    rng = Random(7)
    match = new_match(profile, dealer=Seat.SOUTH)
    lets = profile.options.play_enforcement is Enforcement.AUDITED
    while match.winner is None:
        state: State = match.next_deal(pack_from_seed(rng.randrange(2**32)))
        while not isinstance(state, Finished):
            errs = lets and isinstance(state, InPlay) and rng.random() < 0.03
            wrong = unlawful(state) if errs and isinstance(state, InPlay) else []
            action = rng.choice(wrong) if wrong else calm(rng, state)
            state = apply(state, action, allow_breach=bool(wrong))
        match = match.after(state)
    check_match(match, ByTeam(0, 0))
    assert len(match.deals) > 5
    assert any(it.breaches for it in match.deals) is lets
