"""What can be done in a deal, and what becomes of it."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from attrs import evolve

from baloot.game.actions import (
    PLAYS,
    Action,
    Announce,
    CallSawa,
    Declare,
    MakeCall,
    MakeRaise,
    Play,
    Show,
)
from baloot.game.expecting import expect
from baloot.game.finishing import finish, finish_void
from baloot.game.judging import (
    Judgement,
    baloot_objection,
    check_state,
    comparison,
    dealt_of,
    is_plainly_lawful,
    judge,
    judgement,
    laid,
    lawful_cards,
    profile_of,
    sawa_objection,
    told,
)
from baloot.game.state import (
    Deal,
    Finished,
    InAuction,
    InPlay,
    InStakes,
    PlayedTrick,
    Setting,
    State,
)
from baloot.profile import decisions as d
from baloot.profile.profile import Options, Profile
from baloot.rulebook.ruling import Breach, Ruling
from baloot.rules import auction, baloot_call, dealing, declaring, play, sawa, stakes
from baloot.rules.auction import Bidding, Bought, VoidDeal
from baloot.rules.comparison import best_of_kind
from baloot.rules.projects import KINDS, Project, candidates
from baloot.rules.watching import Watch
from baloot.table.cards import Card, Cards, Suit
from baloot.table.contract import Mode
from baloot.table.seats import BySeat, ByTeam, Seat


class IllegalAction(ValueError):
    """An action that may not be done; carries the ruling and the untouched state."""

    def __init__(self, ruling: Ruling, state: State, action: Action) -> None:
        super().__init__(ruling, state, action)
        self.ruling = ruling
        self.state = state
        self.action = action

    def __str__(self) -> str:
        return self.ruling.why


NO_SCORES: ByTeam[int] = ByTeam(0, 0)


def new_deal(
    profile: Profile, *, dealer: Seat, pack: Iterable[Card], scores: ByTeam[int] = NO_SCORES
) -> InAuction:
    """A deal with its cards dealt and the first call to make.

    `pack` holds the 32 cards, top first and cut already; `WrongPack` if it does not. `scores` are
    the match points before the deal.
    """
    check_table(profile, dealer)
    expect(scores, ByTeam, "scores by team")
    pack = tuple(pack)
    for card in pack:
        expect(card, Card, "cards in a pack")
    dealt = dealing.deal(profile.options, dealer, pack)
    worthless = tuple(seat for seat in Seat if dealing.is_worthless(dealt.first_five.of(seat)))
    setting = Setting(profile, dealer, scores, dealt)
    return InAuction(setting, auction.start(dealer, dealt.upcard, worthless))


def check_table(profile: object, dealer: object) -> None:
    """`TypeError` for a name in place of a profile, or a letter in place of a seat."""
    if not isinstance(profile, Profile):
        raise TypeError(f"expected a profile as load_profile gives it, not {profile!r}")
    if not isinstance(dealer, Seat):
        raise TypeError(f"expected a Seat as dealer, not {dealer!r}")


def why(state: State, action: Action) -> str:
    """Why `action` is lawful in `state` or not: the rule and the facts, in English."""
    return judge(state, action).why


# --- what may be done --------------------------------------------------------------------


def legal_actions(state: State) -> tuple[Action, ...]:
    """What the seat to act may lawfully do; empty when the deal is over.

    Projects that may be named come first, then cards, then Sawa.
    """
    match state:
        case InAuction():
            options = state.setting.profile.options
            calls = auction.lawful(options, state.auction)
            return tuple(MakeCall(state.seat, call) for call in calls)
        case InStakes():
            options = state.setting.profile.options
            return tuple(
                MakeRaise(state.seat, said) for said in stakes.lawful(options, state.stakes)
            )
        case InPlay():
            return (*_namings(state), *_plays(state), *_sawas(state))
        case Finished():
            return ()
        case _:
            check_state(state)
            raise AssertionError(state)


def _namings(state: InPlay) -> Iterator[Action]:
    """The projects that the seat to act may name or show before its card."""
    options, seat = profile_of(state).options, state.seat
    match options.projects_declaring, len(state.tricks):
        case d.Declaring.FIRST_TRICK, 0:
            make: type[Declare | Show] = Declare
        case d.Declaring.ONE_THEN_SHOW, 0:
            kinds = {it.kind for it in _held(state)}
            announcements = (Announce(seat, kind) for kind in KINDS if kind in kinds)
            yield from (it for it in announcements if judge(state, it).lawful)
            return
        case d.Declaring.ONE_THEN_SHOW, 1:
            make = Show
        case _:
            return
    actions = (make(seat, cards) for cards in dict.fromkeys(it.set for it in _held(state)))
    yield from (it for it in actions if judge(state, it).lawful)


def _held(state: InPlay) -> tuple[Project, ...]:
    """The projects in the hand of the seat to act."""
    hand = state.deal.hands.of(state.seat)
    return _candidates(profile_of(state).options, state.deal.contract.trump, hand)


@lru_cache(maxsize=1024)
def _candidates(options: Options, trump: Suit | None, hand: Cards) -> tuple[Project, ...]:
    """`candidates`, which two tricks ask again and again for the same hands."""
    return candidates(options, trump, hand)


def _plays(state: InPlay) -> Iterator[Action]:
    deal, seat = state.deal, state.seat
    contract, options = deal.contract, deal.setting.profile.options
    plain = PLAYS[seat]
    pair = baloot_call.pair(contract.trump)
    says_ekka = (
        not state.trick
        and contract.mode is Mode.HOKUM
        and options.play_ekka is d.EkkaForm.ANNOUNCED
    )
    played = state.played
    for card in lawful_cards(state):
        yield plain[card.index]
        if says_ekka and play.ekka_is_true(contract, played, card):
            yield Play(seat, card, ekka=True)
        if card in pair:
            said = Play(seat, card, baloot=True)
            if baloot_objection(Watch(options), state, said) is None:
                yield said


def _sawas(state: InPlay) -> Iterator[Action]:
    if not state.trick and state.tricks:
        action = CallSawa(state.seat)
        if sawa_objection(state, profile_of(state).options, action) is None:
            yield action


# --- what becomes of it ------------------------------------------------------------------


def apply(state: State, action: Action, *, allow_breach: bool = False) -> State:
    """The state after `action`; `IllegalAction` when it may not be done.

    With `allow_breach` an unlawful act that is possible stands at a table where it would, and is
    recorded as a breach. Calls and raises, acts out of turn and cards that are not held never do.
    """
    if is_plainly_lawful(state, action):
        return _done(state, action, ())
    found = judgement(state, action)
    if not found.ruling.lawful:
        blocked = profile_of(state).options.play_enforcement is d.Enforcement.BLOCKED
        if not allow_breach or not found.possible or blocked:
            raise IllegalAction(found.ruling, state, action)
    return stand(state, action, found)


def stand(state: State, action: Action, found: Judgement) -> State:
    """The state after a judged act: lawful, or possible and recorded with all its breaches.

    What the table would do with a breach is the caller's business: `apply` asks the profile.
    """
    card = action.card if isinstance(action, Play) else None
    return _done(state, action, _breaches(action.seat, card, found))


def stand_declared(state: InPlay, seat: Seat, cards: Cards, found: Judgement) -> InPlay:
    """`stand` for a project declared by its cards, at whatever table."""
    return _declared(_with(state, _breaches(seat, None, found)), seat, cards)


def _breaches(seat: Seat, card: Card | None, found: Judgement) -> tuple[Breach, ...]:
    return tuple(Breach(seat, card, ruling) for ruling in found.faults)


def _done(state: State, action: Action, breaches: tuple[Breach, ...]) -> State:
    match state, action:
        case InAuction(), MakeCall():
            return _called(state, action)
        case InStakes(), MakeRaise():
            return _raised(state, action)
        case InPlay(), Play():
            return _played(_with(state, breaches), action)
        case InPlay(), Announce():
            return _announced(_with(state, breaches), action)
        case InPlay(), Declare():
            return _declared(_with(state, breaches), action.seat, action.cards)
        case InPlay(), Show():
            return _shown(_with(state, breaches), action)
        case InPlay(), CallSawa():
            return _sawa(state, action)
        case _:
            raise AssertionError(action)  # judgement has refused it


def _with(state: InPlay, breaches: tuple[Breach, ...]) -> InPlay:
    return evolve(state, breaches=(*state.breaches, *breaches)) if breaches else state


def _called(state: InAuction, action: MakeCall) -> State:
    options = state.setting.profile.options
    after = auction.after(options, state.auction, action.call)
    calls = (*state.calls, action)
    match after:
        case Bidding():
            return InAuction(state.setting, after, calls)
        case VoidDeal():
            return finish_void(state, action, after.next_dealer)
        case Bought():
            hands = dealing.complete(state.setting.dealt, after.taker)
            dealer, scores = state.setting.dealer, state.setting.scores
            raising = stakes.start(options, after.contract, dealer, scores)
            return _staked(state.setting, hands, after.taker, raising, calls, ())


def _raised(state: InStakes, action: MakeRaise) -> State:
    after = stakes.after(state.setting.profile.options, state.stakes, action.said)
    raises = (*state.raises, action)
    return _staked(state.setting, state.hands, state.taker, after, state.calls, raises)


def _staked(
    setting: Setting,
    hands: BySeat[Cards],
    taker: Seat | None,
    raising: stakes.Stakes,
    calls: tuple[Action, ...],
    raises: tuple[Action, ...],
) -> State:
    """The stakes go on, or the first card is to be led."""
    if isinstance(raising, stakes.Raising):
        return InStakes(setting, hands, taker, raising, calls, raises)
    deal = Deal(setting, raising.contract, taker, raising.stake, hands, calls, raises)
    leader = play.first_leader(setting.profile.options, setting.dealer, raising.contract)
    return InPlay(deal, leader, hands)


def _announced(state: InPlay, action: Announce) -> InPlay:
    """An announced kind stands for the best of it in the hand, a false one for no cards."""
    options = profile_of(state).options
    hand = state.deal.hands.of(action.seat)
    project = best_of_kind(options, state.deal.contract.trump, hand, action.kind)
    pair = (action.seat, project or Project(action.kind, ()))
    return evolve(state, declared=(*state.declared, pair))


def _declared(state: InPlay, seat: Seat, cards: Cards) -> InPlay:
    """The state with a project declared by its cards."""
    dealt = dealt_of(state, Watch(profile_of(state).options))
    after = declaring.declare(dealt, told(state), seat, tuple(cards))
    pair = (seat, _project(state, seat, cards, after))
    return evolve(state, declared=(*state.declared, pair))


def _shown(state: InPlay, action: Show) -> InPlay:
    watch = Watch(profile_of(state).options)
    winner = comparison(state, watch).winner
    dealt, cards = dealt_of(state, watch), tuple(action.cards)
    after = declaring.show(dealt, winner, told(state), laid(state), action.seat, cards)
    pair = (action.seat, _project(state, action.seat, action.cards, after))
    return evolve(state, shown=(*state.shown, pair))


def _project(
    state: InPlay, seat: Seat, cards: Cards, after: declaring.Told | declaring.Unlawful
) -> Project:
    """The project just named; a false one counts as its cards say until it is claimed."""
    if not isinstance(after, declaring.Unlawful):
        return after[seat][-1]
    trump = state.deal.contract.trump
    project = declaring.as_named(profile_of(state).options, trump, cards)
    assert project is not None  # judgement
    return project


def _played(state: InPlay, action: Play) -> State:
    seat, card = action.seat, action.card
    trick = (*state.trick, card)
    hands = state.hands.having(seat, state.hands.of(seat) - Cards.one(card))
    ekka = state.ekka if state.trick else action.ekka
    baloot = (*state.baloot, (seat, card)) if action.baloot else state.baloot
    leader, tricks = state.leader, state.tricks
    if len(trick) == 4:
        won = play.winner(state.deal.contract, leader, trick)
        tricks = (*tricks, PlayedTrick(leader, trick, won, ekka))
        leader, trick, ekka = won, (), False
    # Made whole: `evolve` costs as much again, and this happens with every card.
    after = InPlay(
        state.deal,
        leader,
        hands,
        trick,
        ekka,
        tricks,
        state.declared,
        state.shown,
        baloot,
        state.breaches,
    )
    return after if len(tricks) < 8 else finish(after, action, last=state)


def _sawa(state: InPlay, action: CallSawa) -> State:
    """All hands are opened: the claim holds or fails, and the deal is over."""
    hands = {seat: state.hands.of(seat) for seat in Seat}
    options = profile_of(state).options
    proof = sawa.prove(options, state.deal.contract, state.deal.stake.locked, hands, action.seat)
    return finish(state, action, last=state, sawa_holds=proof.holds)
