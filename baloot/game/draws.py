"""Draws of hidden hands from one view, once there is a contract.

First hands are drawn that the cards played allow, each as likely as any other, until some bear out
the projects that were named: those are uniform over all that fit. If that comes to nothing in so
many tries, what is possible is gone through in an order of chance.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import accumulate, combinations, product
from math import prod
from random import Random

from attrs import evolve

from baloot.game.actions import Show
from baloot.game.clues import clues
from baloot.game.spread import Spread, ways_to_split
from baloot.game.state import Going
from baloot.game.stories import Story, meant, stories
from baloot.game.supposing import Telling, dealt_to, named_by, suppose
from baloot.game.view import Named, View
from baloot.profile.decisions import Declaring
from baloot.rules.declaring import Told, Unlawful, as_named, show
from baloot.rules.projects import Project, candidates
from baloot.table.cards import Cards
from baloot.table.seats import Seat, Team

TRIES = 400
"""How often hands are drawn with equal chance, and after that with any, before the search."""

FEW_STORIES = 500
"""Up to how many ways to understand what was named are all weighed beforehand."""

MOST = 5_000
"""How many hands that search looks at before it is given up."""

Understood = Mapping[Seat, Story]
"""How what was named is understood, by seat."""


class Draws:
    """Draws from one view, with all that is the same for each of them."""

    def __init__(self, seen: View, *, any_of_kind: bool) -> None:
        assert seen.contract is not None
        self.seen = seen
        self.clues = clues(seen, any_of_kind=any_of_kind)
        options, trump = seen.profile.options, seen.contract.trump
        known, may = self.clues.known, self.clues.may
        named = {seat: named_by(seen, self.clues, seat) for seat in may}
        self.named = {seat: them for seat, them in named.items() if them}
        self.stories = {
            seat: stories(options, trump, them, known[seat], may[seat])
            for seat, them in self.named.items()
        }
        self.shows = [
            it for it in seen.shown if it.seat is not seen.seat and it not in self.clues.false
        ]
        self.spreads = self._weighed()
        self.weights = list(accumulate(spread.ways for _, spread in self.spreads or ()))

    def draw(self, rng: Random) -> tuple[Going, bool] | None:
        """A state to suppose, and whether it is drawn uniformly; None where there is none."""
        for evenly in (True, False):
            for _ in range(TRIES):
                state = self._try(rng, evenly=evenly)
                if state is not None:
                    return state, evenly
        # What others named falsely can leave so much to go through that it would never end.
        left = iter(range(MOST))
        for understood in self._in_any_order(rng):
            for given in self._every(rng, understood, tuple(self._heard), {}, left):
                state = self._state(understood, given)
                if state is not None:
                    return state, False
            if next(left, None) is None:
                break
        return None

    # --- with equal chance

    # Hands bear out one way at most to understand what was named. So they are equally likely if
    # a way is taken as often as there are ways to spread the cards over it, which are drawn evenly.

    def _try(self, rng: Random, *, evenly: bool) -> Going | None:
        """Hands drawn once; `evenly` so that all that fit are equally likely."""
        if self.spreads is not None:
            if not self.spreads or not self.weights[-1]:
                return None
            chosen = bisect_right(self.weights, rng.randrange(self.weights[-1]))
            understood, spread = self.spreads[chosen]
        else:
            understood = self._guess(rng)
            if not self._is_possible(understood):
                return None
            spread = self._spread(understood)
            if spread.ways <= (rng.randrange(self._most_ways) if evenly else 0):
                return None
        given = spread.draw(rng)
        if evenly and not all(self._tells(*it, given[it[0]]) for it in understood.items()):
            return None
        return self._state(understood, given)

    def _weighed(self) -> list[tuple[Understood, Spread]] | None:
        """The ways to understand what was named, with their spreads; None where they are many."""
        if prod(map(len, self.stories.values())) > FEW_STORIES:
            return None
        return [(it, self._spread(it)) for it in self._in_any_order(None)]

    def _guess(self, rng: Random) -> Understood:
        """Any way to understand what was named, mostly one that needs no card twice."""
        understood: Understood = {}
        for _ in range(100):
            understood = {seat: rng.choice(them) for seat, them in self.stories.items()}
            if not self._collide(understood):
                break
        return understood

    @cached_property
    def _most_ways(self) -> int:
        """At least as many as there are ways to spread the cards over whatever was named.

        It is as many as if every card could be anywhere and as few as possible were needed.
        """
        room = self.clues.room
        for seat, them in self.stories.items():
            room[seat] -= min(len(it.needs - self.clues.known[seat]) for it in them)
        return ways_to_split(tuple(room.values()))

    def _spread(self, understood: Understood) -> Spread:
        """The hidden cards that nobody needs for what was named."""
        needed = Cards.of(card for story in understood.values() for card in story.needs)
        may, room = {}, {}
        for seat, cards in self.clues.may.items():
            story = understood.get(seat, _NO_STORY)
            may[seat] = cards - story.lacks - needed
            room[seat] = 8 - len(self.clues.known[seat] | story.needs)
        return Spread(self.clues.hidden - needed, may, room)

    # --- one after the other

    @property
    def _heard(self) -> Iterator[Seat]:
        """The other seats of whose hands more is known than what they may not hold."""
        shown = {it.seat for it in self.shows}
        return (seat for seat in self.clues.may if seat in self.named or seat in shown)

    def _in_any_order(self, rng: Random | None) -> Iterator[Understood]:
        """Every possible way to understand what was named, shuffled by `rng`."""
        lists = list(self.stories.values())
        if rng is not None:
            lists = [rng.sample(them, len(them)) for them in lists]
        for told in product(*lists):
            understood = dict(zip(self.stories, told, strict=True))
            if self._is_possible(understood):
                yield understood

    def _every(
        self,
        rng: Random,
        understood: Understood,
        heard: tuple[Seat, ...],
        given: dict[Seat, Cards],
        left: Iterator[int],
    ) -> Iterator[dict[Seat, Cards]]:
        """The cards `given`, with those of every hand that the seats `heard` of can have beside.

        What the others hold changes nothing in whether hands fit, so they get what is left.
        """
        spread = self._spread(understood)
        gone = Cards.of(card for cards in given.values() for card in cards)
        may = {seat: cards - gone for seat, cards in spread.may.items() if seat not in given}
        rest = Spread(spread.cards - gone, may, spread.room)
        if not rest.ways:
            return
        if not heard:
            yield {**given, **rest.draw(rng)}
            return
        seat, *others = heard
        story = understood.get(seat, _NO_STORY)
        held = list(may[seat])
        rng.shuffle(held)
        for chosen, _ in zip(combinations(held, spread.room[seat]), left, strict=False):
            cards = Cards.of(chosen)
            if self._meant(seat, cards, story) is not None:
                more = {**given, seat: cards}
                yield from self._every(rng, understood, tuple(others), more, left)

    # --- what fits

    def _state(self, understood: Understood, given: Mapping[Seat, Cards]) -> Going | None:
        """The state with these hidden cards, if it is one that can be supposed."""
        hands = dict(self.clues.known)
        for seat, cards in given.items():
            story = understood.get(seat, _NO_STORY)
            hands[seat] |= cards | story.needs
        return suppose(self.seen, self.clues, hands)

    def _meant(self, seat: Seat, given: Cards, story: Story) -> tuple[Project, ...] | None:
        """What a seat with these hidden cards meant, None where they do not bear it out."""
        hand = self.clues.known[seat] | story.needs | given
        named = self.named.get(seat, ())
        dealt = dealt_to(self.seen, {seat: hand})
        return meant(dealt, seat, named, any_of_kind=self.clues.any_of_kind)

    def _tells(self, seat: Seat, story: Story, given: Cards) -> bool:
        """Whether a hand tells this story and no other."""
        found = self._meant(seat, given, story)
        return found is not None and [it.set for it in found] == [it.set for it in story.projects]

    def _is_possible(self, understood: Understood) -> bool:
        """Whether no card is needed twice, and the side that may show is the one that did."""
        if self._collide(understood):
            return False
        if not self._is_second_trick:
            return True
        hands = {seat: story.needs for seat, story in understood.items()}
        hands[self.seen.seat] = self.clues.known[self.seen.seat]
        meant_by = {seat: story.projects for seat, story in understood.items()}
        telling = Telling(self.seen, self.clues, dealt_to(self.seen, hands), meant_by)
        return self._may_win(telling.winner)

    @staticmethod
    def _collide(understood: Understood) -> bool:
        """Whether two seats need the same card."""
        needed = 0
        for story in understood.values():
            if needed & story.needs.bits:
                return True
            needed |= story.needs.bits
        return False

    @cached_property
    def _is_second_trick(self) -> bool:
        """Whether projects are shown, or have been."""
        form = self.seen.profile.options.projects_declaring
        return form is Declaring.ONE_THEN_SHOW and len(self.seen.tricks) >= 1

    def _may_win(self, winner: Team | None) -> bool:
        """Whether a side may have won the comparison, seeing who showed and who may show."""
        seen = self.seen
        own = seen.seat.team
        if any(it.seat.team is not winner for it in self.shows):
            return False
        if any(it.ruling.facts.id == "fact.projects-loser-shows" for it in seen.breaches):
            return winner is not own
        if seen.turn is not seen.seat or len(seen.tricks) != 1:
            return True
        if any(isinstance(it, Show) for it in seen.lawful):
            return winner is own
        return winner is not own or not self._could_show

    @cached_property
    def _could_show(self) -> bool:
        """Whether the seat that looks has something to show, did its side win the comparison."""
        seen, hand = self.seen, self.clues.known[self.seen.seat]
        dealt = dealt_to(seen, {seen.seat: hand})
        mine = Telling(evolve(seen, declared=_of(seen.seat, seen.declared)), self.clues, dealt, {})
        laid: Told = {}
        for it in _of(seen.seat, seen.shown):
            project = it.cards and as_named(dealt.options, dealt.trump, it.cards)
            if project:
                laid[seen.seat] = (*laid.get(seen.seat, ()), project)
        return any(
            not isinstance(
                show(dealt, seen.seat.team, mine.told, laid, seen.seat, it.cards), Unlawful
            )
            for it in candidates(dealt.options, dealt.trump, hand)
        )


def _of(seat: Seat, named: tuple[Named, ...]) -> tuple[Named, ...]:
    return tuple(it for it in named if it.seat is seat)


_NO_STORY = Story(())
