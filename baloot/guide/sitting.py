"""A match played at a terminal: what each seat is told and asked, and every refusal explained.

A seat played by hand is told what it may know and no more; the others act at random.
"""

from collections.abc import Callable, Iterable
from random import Random

from attrs import evolve

from baloot.documents.problems import short
from baloot.game.actions import (
    Action,
    CallSawa,
    parse_action,
)
from baloot.game.engine import IllegalAction, apply, legal_actions
from baloot.game.found import ReplayedDeal
from baloot.game.judging import judge
from baloot.game.match import new_match
from baloot.game.record import Record, deal_record, record
from baloot.game.state import Finished, Going, InAuction, InPlay, InStakes, State
from baloot.guide.account import told_deal, told_score
from baloot.guide.table_talk import (
    due,
    happened,
    known,
    lawful,
    next_deal,
    reason,
    upcard,
    welcome,
)
from baloot.messages.lines import Line, filled, label
from baloot.profile import Profile
from baloot.rules.dealing import first_dealer, pack_from_seed
from baloot.table.seats import Seat

Ask = Callable[[str], str]
"""Puts a prompt and returns the line that is typed; `EOFError` when there are no more."""

Tell = Callable[[Iterable[Line]], None]

_VERBS = {InAuction: "call", InStakes: "raise", InPlay: "play"}
"""What a bare word or card means, by phase."""


class _Quit(Exception):
    """The player at the terminal wants to leave."""


class Sitting:
    """A match at the terminal: who is played by hand, and how far it has come.

    The same seed deals the same packs, whatever is played, and with the same acts by hand the
    seats at random act the same.
    """

    def __init__(
        self, profile: Profile, by_hand: frozenset[Seat], seed: int, ask: Ask, tell: Tell
    ) -> None:
        self.match = new_match(profile, dealer=first_dealer(seed))
        self.state: State | None = None
        self._by_hand = by_hand
        self._ask = ask
        self._tell = tell
        self._seeds = Random(seed)
        # A stream of its own: otherwise what is played by hand would change the later packs.
        self._chance = Random(self._next_seed())

    @property
    def record(self) -> Record | None:
        """The match as a record, with the deal that was broken off; None before the first."""
        written = record(self.match)
        if self.state is not None and self.state is not (self.match.deals or (None,))[-1]:
            broken_off = deal_record(self.state, first=not written.deals)
            written = evolve(written, deals=(*written.deals, broken_off))
        return written if written.deals else None

    def play(self, deals: int | None = None) -> None:
        """Plays until the match is won, `deals` are played, or the player leaves."""
        self._tell(welcome(self.match.profile, self._by_hand))
        try:
            while self.match.winner is None and (deals is None or len(self.match.deals) < deals):
                self._tell([Line(), *next_deal(len(self.match.deals) + 1, self.match.dealer)])
                self._deal()
        except _Quit:
            self._tell(filled(label("label.play-quit")))
        except EOFError:
            self._tell([Line(), *filled(label("label.play-no-input"))])
        except KeyboardInterrupt:
            self._tell([Line(), *filled(label("label.play-interrupted"))])

    def _next_seed(self) -> int:
        """A number drawn with the one method whose sequence every Python keeps."""
        return int(self._seeds.random() * 2**53)

    def _deal(self) -> None:
        state: State = self.match.next_deal(pack_from_seed(self._next_seed()))
        self.state = state
        self._tell(upcard(state))
        while not isinstance(state, Finished):
            action = self._by_person(state) if state.seat in self._by_hand else self._by_lot(state)
            after = apply(state, action)
            self.state = after
            self._tell(happened(state, action, after))
            state = after
        self.match = self.match.after(state)
        self._tell(told_deal(ReplayedDeal((state,), (), ())))
        self._tell([Line(), *told_score(self.match.scores, self.match.winner)])

    def _by_lot(self, state: Going) -> Action:
        """Any lawful act but Sawa, which would end most deals at random."""
        actions = [it for it in legal_actions(state) if not isinstance(it, CallSawa)]
        return actions[int(self._chance.random() * len(actions))]

    def _by_person(self, state: Going) -> Action:
        """What the player does: asked until it is lawful."""
        self._tell(known(state))
        while True:
            words = self._ask(label("label.play-prompt", seat=state.seat)).split()
            match [it.lower() for it in words]:
                case ["quit"]:
                    raise _Quit
                case ["?"]:
                    self._tell(lawful(state))
                    continue
                case ["why", *_]:
                    action = self._read(state, words[1:])
                    if action is not None:
                        self._tell(reason(judge(state, action), action))
                    continue
            action = self._read(state, words)
            if action is None:
                continue
            try:
                apply(state, action)
            except IllegalAction as error:
                self._tell([*reason(error.ruling, action), *filled(due(state), "  ")])
            else:
                return action

    def _read(self, state: Going, words: list[str]) -> Action | None:
        """The act that was typed; None, and what would be right, where it is none."""
        action = read_act(state, words)
        if action is None:
            given = short(" ".join(words))
            wrong = label("label.play-unreadable", given=given) if words else ""
            self._tell(filled(f"{wrong}\n{due(state)}".lstrip(), "  ", role="error"))
        return action


# --- what is typed -----------------------------------------------------------------------


def read_act(state: Going, words: list[str]) -> Action | None:
    """The act that `words` name: in full, without the seat, or a bare call, raise or card."""
    seat, verb = state.seat.value, _VERBS[type(state)]
    said = " ".join(words).lower()
    for mark, word in (("!", " ekka"), ("*", " baloot")):  # as in records
        if said.endswith(mark):
            said = said.removesuffix(mark) + word
    for text in (said[:1].upper() + said[1:], f"{seat} {said}", f"{seat} {verb} {said}"):
        try:
            return parse_action(text)
        except ValueError:
            continue
    return None
