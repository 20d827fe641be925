"""Whether an action is lawful: the one question, put to the decider of its phase."""

from attrs import evolve, frozen

from baloot.game.actions import (
    ACTIONS,
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
from baloot.game.state import Finished, InAuction, InPlay, InStakes, State
from baloot.messages import Message, message
from baloot.profile import decisions as d
from baloot.profile.decisions import BY_ID
from baloot.profile.profile import Options, Profile
from baloot.rulebook.ruling import Ruling
from baloot.rules import auction, baloot_call, declaring, play, sawa, stakes
from baloot.rules.comparison import Comparison
from baloot.rules.declaring import Dealt, Told, Unlawful
from baloot.rules.objection import Objection
from baloot.rules.watching import Watch
from baloot.table.cards import Cards
from baloot.table.seats import Seat


@frozen
class Judgement:
    """A ruling on an action, and whether the action could be done at all.

    Only what is possible can stand unlawfully. `further` are the rulings on what else was wrong:
    a card can be unlawful, and what is said with it as well.
    """

    ruling: Ruling
    possible: bool
    further: tuple[Ruling, ...] = ()

    @property
    def faults(self) -> tuple[Ruling, ...]:
        """All that is wrong with the action."""
        return () if self.ruling.lawful else (self.ruling, *self.further)


def judge(state: State, action: Action) -> Ruling:
    """Whether `action` is lawful in `state`, and why."""
    return judgement(state, action).ruling


def judgement(state: State, action: Action) -> Judgement:
    """`judge`, with whether the action is possible."""
    match state, action:
        case InAuction(), MakeCall():
            return _call(state, action)
        case InStakes(), MakeRaise():
            return _raise(state, action)
        case InPlay(), (Play() | Declare() | Announce() | Show() | CallSawa()) if (
            action.seat is state.seat
        ):
            return _in_play(state, action)
        case _:
            return _impossible(state, action)


def profile_of(state: State) -> Profile:
    """The profile that a state is played by."""
    return state.deal.setting.profile if isinstance(state, InPlay) else state.setting.profile


def _ruling(profile: Profile, objection: Objection | None, watch: Watch, fine: Message) -> Ruling:
    if objection is None:
        return Ruling(profile, True, ("fixed.turns", *watch.read), fine, watch.read)
    read = watch.read
    if objection.rule in BY_ID and objection.rule not in read:
        read = (*read, objection.rule)
    return Ruling(profile, False, (objection.rule,), objection.facts, read)


def check_state(state: object) -> None:
    """`TypeError` for what is no state."""
    expect(state, (InAuction, InStakes, InPlay, Finished), "a state")


_AT = {InAuction: "fact.at-calls", InStakes: "fact.at-stakes", InPlay: "fact.at-cards"}


def _impossible(state: State, action: Action) -> Judgement:
    """Out of turn, out of phase or after the end; `TypeError` for what is no act or no state."""
    check_state(state)
    expect(action, ACTIONS, "an action")
    profile = profile_of(state)
    if isinstance(state, Finished):
        facts = message("fact.deal-over")
    elif action.seat is not state.seat:
        facts = message("fact.not-turn", seat=action.seat, turn=state.seat)
    else:
        facts = message(_AT[type(state)], seat=action.seat)
    return Judgement(Ruling(profile, False, ("fixed.turns",), facts, ()), possible=False)


def _call(state: InAuction, action: MakeCall) -> Judgement:
    if action.seat is not state.seat:
        return _impossible(state, action)
    watch = Watch(state.setting.profile.options)
    objection = auction.objection(watch.options, state.auction, action.call)
    fine = message("fact.auction-turn", seat=action.seat, round=state.auction.round)
    return Judgement(_ruling(state.setting.profile, objection, watch, fine), possible=False)


def _raise(state: InStakes, action: MakeRaise) -> Judgement:
    watch = Watch(state.setting.profile.options)
    objection = stakes.objection(watch.options, state.stakes, action.seat, action.said)
    if objection is None and action.said not in stakes.lawful(watch.options, state.stakes):
        # The level is right, but open or locked is said where it must not be, or the reverse.
        facts = message("fact.stakes-turn", seat=action.seat, level=state.stakes.stake.level)
        objection = Objection("stakes.lock", facts)
    fine = message("fact.stakes-turn", seat=action.seat, level=state.stakes.stake.level)
    return Judgement(_ruling(state.setting.profile, objection, watch, fine), possible=False)


def _in_play(state: InPlay, action: Play | Declare | Announce | Show | CallSawa) -> Judgement:
    match action:
        case Play():
            return _play(state, action)
        case Declare():
            return _declare(state, action)
        case Announce():
            return _announce(state, action)
        case Show():
            return _show(state, action)
        case CallSawa():
            return _sawa(state, action)


# --- a card ------------------------------------------------------------------------------


def position(state: InPlay, *, ekka: bool) -> play.PlayPosition:
    """What settles which cards the seat to act may play; `ekka` is what it says when leading."""
    return play.PlayPosition(
        state.deal.contract,
        state.leader,
        state.hands.of(state.seat),
        state.trick,
        state.played,
        state.deal.stake.locked,
        state.ekka if state.trick else ekka,
    )


def is_plainly_lawful(state: State, action: Action) -> bool:
    """Whether an act is a lawful call, or a lawful card with which nothing is said, as most are.

    It asks what `judgement` asks, and leaves out the ruling that nobody reads, which would cost
    several times as much. A hot path.
    """
    if isinstance(state, InPlay):
        return (
            isinstance(action, Play)
            and not (action.ekka or action.baloot)
            and action.seat is state.seat
            and action.card in lawful_cards(state)
        )
    return (
        isinstance(state, InAuction)
        and isinstance(action, MakeCall)
        and action.seat is state.seat
        and auction.objection(state.setting.profile.options, state.auction, action.call) is None
    )


def lawful_cards(state: InPlay) -> Cards:
    """The cards that the seat to act may play, if it says nothing with them."""
    deal, hand = state.deal, state.hands.of(state.seat)
    return play.lawful_cards(
        deal.rules, deal.trump, deal.stake.locked, hand, state.trick, state.played, state.ekka
    )


def _play(state: InPlay, action: Play) -> Judgement:
    profile = profile_of(state)
    if action.card not in state.hands.of(action.seat):
        facts = message("fact.card-not-held", seat=action.seat, card=action.card)
        return Judgement(Ruling(profile, False, ("fixed.own-cards",), facts, ()), possible=False)
    if action.ekka and (state.trick or profile.options.play_ekka is not d.EkkaForm.ANNOUNCED):
        facts = message("fact.ekka-not-said", seat=action.seat)
        said = Ruling(profile, False, ("play.ekka",), facts, ("play.ekka",))
        without = _play(state, evolve(action, ekka=False))
        return Judgement(said, possible=False, further=without.faults)
    ruling = play.judge(position(state, ekka=action.ekka), profile, action.card)
    faults = [] if ruling.lawful else [ruling]
    if faults and action.ekka:
        ekka = play.judge_ekka(state.deal.contract, state.played, profile, action.card)
        if not ekka.lawful and ekka.rule != ruling.rule:
            faults.append(ekka)
    if action.baloot:
        watch = Watch(profile.options)
        objection = baloot_objection(watch, state, action)
        if objection is not None:
            faults.append(_ruling(profile, objection, watch, ruling.facts))
    first, *further = faults or [ruling]
    return Judgement(first, True, tuple(further))


def baloot_objection(watch: Watch, state: InPlay, action: Play) -> Objection | None:
    """Why Baloot may not be said with this card."""
    both = baloot_call.pair(state.deal.contract.trump)
    facts = message("fact.baloot-said", seat=action.seat, card=action.card)
    if watch.options.baloot_claiming is d.BalootClaiming.AUTOMATIC:
        return Objection("baloot.claiming", facts)
    dealt = state.deal.hands.of(action.seat)
    left = state.hands.of(action.seat)
    is_second = action.card in both and not (both - dealt) and len(both & left) == 1
    return None if is_second else Objection("baloot.claiming", facts)


# --- projects ----------------------------------------------------------------------------


def dealt_of(state: InPlay, watch: Watch) -> Dealt:
    """What the projects of a deal are judged on."""
    deal = state.deal
    return Dealt(
        watch.options,
        deal.contract.trump,
        deal.setting.dealer,
        {seat: deal.hands.of(seat) for seat in Seat},
    )


def told(state: InPlay) -> Told:
    """What was declared, by seat."""
    found: Told = {}
    for seat, project in state.declared:
        found[seat] = (*found.get(seat, ()), project)
    return found


def laid(state: InPlay) -> Told:
    """What was shown, by seat."""
    found: Told = {}
    for seat, project in state.shown:
        found[seat] = (*found.get(seat, ()), project)
    return found


def comparison(state: InPlay, watch: Watch) -> Comparison:
    """The comparison of what was declared."""
    return declaring.compare_told(dealt_of(state, watch), told(state))


def _declare(state: InPlay, action: Declare) -> Judgement:
    watch = Watch(profile_of(state).options)
    form = watch.options.projects_declaring
    if form is d.Declaring.ONE_THEN_SHOW and not state.tricks:
        facts = message("fact.cards-announced", seat=action.seat, cards=action.cards)
        return _no_declaring(state, watch, facts)
    if form is not d.Declaring.FIRST_TRICK or state.tricks:
        return _no_declaring(state, watch, _too_late(state, action.seat))
    return declaration(state, action.seat, action.cards)


def declaration(state: InPlay, seat: Seat, cards: Cards) -> Judgement:
    """Whether a seat may declare the project of `cards` in the first trick.

    Where only the kind is said, a record may have written down the cards all the same.
    """
    watch = Watch(profile_of(state).options)
    after = declaring.declare(dealt_of(state, watch), told(state), seat, tuple(cards))
    return _project(state, watch, seat, cards, after)


def _announce(state: InPlay, action: Announce) -> Judgement:
    """Whether a kind may be announced; a false announcement can be made by anyone."""
    watch = Watch(profile_of(state).options)
    form = watch.options.projects_declaring
    kind = message(f"kind.{action.kind.value}")
    if form is d.Declaring.FIRST_TRICK and not state.tricks:
        facts = message("fact.kind-declared", seat=action.seat, kind=kind)
        return _no_declaring(state, watch, facts)
    if form is not d.Declaring.ONE_THEN_SHOW or state.tricks:
        return _no_declaring(state, watch, _too_late(state, action.seat))
    after = declaring.announce(dealt_of(state, watch), told(state), action.seat, action.kind)
    objection = after.objection if isinstance(after, Unlawful) else None
    fine = message("fact.project-announced", seat=action.seat, kind=kind)
    return Judgement(_ruling(profile_of(state), objection, watch, fine), possible=True)


def _show(state: InPlay, action: Show) -> Judgement:
    watch = Watch(profile_of(state).options)
    shows = watch.options.projects_declaring is d.Declaring.ONE_THEN_SHOW
    if not shows or len(state.tricks) != 1:
        return _no_declaring(state, watch, _too_late(state, action.seat))
    winner = comparison(state, watch).winner
    dealt = dealt_of(state, watch)
    after = declaring.show(
        dealt, winner, told(state), laid(state), action.seat, tuple(action.cards)
    )
    return _project(state, watch, action.seat, action.cards, after)


def _project(
    state: InPlay, watch: Watch, seat: Seat, cards: Cards, after: Told | Unlawful
) -> Judgement:
    profile = profile_of(state)
    fine = message("fact.project-named", seat=seat, cards=cards)
    objection = after.objection if isinstance(after, Unlawful) else None
    named = declaring.as_named(profile.options, state.deal.contract.trump, cards)
    return Judgement(_ruling(profile, objection, watch, fine), possible=named is not None)


def _too_late(state: InPlay, seat: Seat) -> Message:
    """A project named where the table names none, at least not in this trick."""
    return message("fact.no-declaring", seat=seat, trick=len(state.tricks) + 1)


def _no_declaring(state: InPlay, watch: Watch, facts: Message) -> Judgement:
    objection = Objection("projects.declaring", facts)
    return Judgement(_ruling(profile_of(state), objection, watch, facts), possible=False)


# --- Sawa --------------------------------------------------------------------------------


def _sawa(state: InPlay, action: CallSawa) -> Judgement:
    """Whether Sawa may be called now; whether it holds is another question."""
    watch = Watch(profile_of(state).options)
    objection = sawa_objection(state, watch.options, action)
    facts = message("fact.sawa-called", seat=action.seat)
    return Judgement(_ruling(profile_of(state), objection, watch, facts), possible=False)


def sawa_objection(state: InPlay, options: Options, action: CallSawa) -> Objection | None:
    """Why Sawa may not be called now: the table has none, or a trick is not yet over."""
    objection = sawa.objection(options, action.seat)
    if objection is None and (state.trick or not state.tricks):
        return Objection("sawa.allowed", message("fact.sawa-called", seat=action.seat))
    return objection
