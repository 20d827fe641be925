"""Playing a card: the decider, over the smallest position that settles it."""

from attrs import evolve, frozen

from baloot.kernel import trick as kernel
from baloot.messages import Message, Value, message
from baloot.profile.decisions import EkkaForm, FirstLead
from baloot.profile.profile import Options, Profile
from baloot.rulebook.ruling import Ruling
from baloot.rules.compiled import play_rules
from baloot.rules.duties import DUTIES, Duty
from baloot.table.cards import NO_CARDS, Card, Cards, Suit
from baloot.table.contract import Contract, Mode
from baloot.table.ranking import LAST_TRICK_ABNAT
from baloot.table.seats import Seat

_SUITS = tuple(Suit)
_TRUMP: dict[Suit | None, int] = {
    None: kernel.NO_TRUMP,
    **{suit: index for index, suit in enumerate(_SUITS)},
}


@frozen
class PlayPosition:
    """All that decides which cards a seat may play.

    `trick` holds the cards on the table, the leader's first, and `played` those of earlier
    tricks; `ekka` is whether the leader said Ekka with its card. The hand of the seat to move
    may be short: cards that are nowhere count as unplayed.
    """

    contract: Contract
    leader: Seat
    hand: Cards
    trick: tuple[Card, ...] = ()
    played: Cards = NO_CARDS
    locked: bool = False
    ekka: bool = False

    @property
    def seat(self) -> Seat:
        """The seat to move."""
        return self.leader.after(len(self.trick))


@frozen
class Lawful:
    """The cards that may be played, and the duty that made them."""

    cards: Cards
    duty: Duty


@frozen
class TrickResult:
    """Who took a trick, with which card, and its card points (abnat)."""

    winner: Seat
    card: Card
    abnat: int


def lawful(position: PlayPosition, profile: Profile) -> Lawful:
    """What the seat to move may play. Never empty for a hand that holds a card."""
    result = _decide(
        play_rules(profile.options),
        _TRUMP[position.contract.trump],
        position.locked,
        position.hand,
        position.trick,
        position.played,
        position.ekka,
    )
    duty = DUTIES[result >> kernel.DUTY_SHIFT]
    return Lawful(Cards(result & kernel.CARD_BITS), duty)


def lawful_cards(
    rules: int,
    trump: int,
    locked: bool,
    hand: Cards,
    trick: tuple[Card, ...],
    played: Cards,
    ekka: bool,
) -> Cards:
    """The cards of `lawful`, for a caller that has `play_rules` and `trump_index` at hand.

    A hot path: a whole deal asks it for every card, twice, for about a fifth of what it costs.
    """
    return Cards(_decide(rules, trump, locked, hand, trick, played, ekka) & kernel.CARD_BITS)


def _decide(
    rules: int,
    trump: int,
    locked: bool,
    hand: Cards,
    trick: tuple[Card, ...],
    played: Cards,
    ekka: bool,
) -> int:
    """What the kernel says: the lawful cards and their duty."""
    if not trick:
        return kernel.lawful(rules, trump, locked, hand.bits, played.bits, 0, 0, 0, 0, ekka)
    table = tuple([card.index for card in trick])
    best = kernel.winner(table, trump)
    return kernel.lawful(
        rules,
        trump,
        locked,
        hand.bits,
        played.bits,
        len(table),
        table[0],
        table[best],
        best,
        ekka,
    )


def judge(position: PlayPosition, profile: Profile, card: Card) -> Ruling:
    """Whether the seat to move may play `card`, which its hand holds (`ValueError` if not).

    When leading, `position.ekka` says that the card is led with Ekka.
    """
    if card not in position.hand:
        raise ValueError(f"{card} is not in the hand")
    return judge_by(position, profile, card, lawful(position, profile))


def judge_by(position: PlayPosition, profile: Profile, card: Card, found: Lawful) -> Ruling:
    """`judge` where `lawful` has been asked already."""
    duty = found.duty
    if card in found.cards:
        says_ekka = position.ekka and not position.trick
        if says_ekka and profile.options.play_ekka is EkkaForm.ANNOUNCED:
            ruling = judge_ekka(position.contract, position.played, profile, card)
            rules = tuple(dict.fromkeys((*ruling.rules, "play.ekka")))
            return evolve(ruling, rules=rules, hangs_on=("play.ekka",))
        facts = _facts(position, found, duty.facts, card)
        return Ruling(profile, True, duty.rules, facts, duty.hangs_on)
    broken, rules = duty.broken or duty.facts, duty.rules
    if position.trick and _revokes(position, card):
        # Not following suit is the fault, whatever else the card would have had to do.
        broken, rules = "fact.follow-broken", ("fixed.follow-suit",)
    return Ruling(profile, False, rules, _facts(position, found, broken, card), duty.hangs_on)


def facts(position: PlayPosition, found: Lawful) -> Message:
    """The case beside the rule that makes the lawful cards."""
    return _facts(position, found, found.duty.facts)


def judge_ekka(contract: Contract, played: Cards, profile: Profile, card: Card) -> Ruling:
    """Whether Ekka holds for `card` if it is led now, `played` being the cards gone before."""
    facts: dict[str, Value] = {
        "card": card,
        "suit": card.suit,
        "higher": higher_unplayed(contract, played, card),
    }
    if not ekka_is_true(contract, played, card):
        id = "false"
        if contract.mode is Mode.SUN:
            id = "sun"
        elif card.suit is contract.trump:
            id = "trump"
        return Ruling(profile, False, ("fixed.ekka",), message(f"fact.ekka-{id}", **facts), ())
    holds = profile.options.play_ekka is not EkkaForm.NONE
    rules = ("fixed.ekka", "play.ekka") if holds else ("play.ekka",)
    said = message("fact.ekka-true" if holds else "fact.ekka-none", **facts)
    return Ruling(profile, holds, rules, said, ("play.ekka",))


def ekka_is_true(contract: Contract, played: Cards, card: Card) -> bool:
    """Whether `card`, led now, is one on which Ekka is true, `played` being the cards gone."""
    return kernel.ekka_is_true(card.index, _TRUMP[contract.trump], played.bits)


def higher_unplayed(contract: Contract, played: Cards, card: Card) -> Cards:
    """The cards above `card` in its suit that are still unplayed, own hand included."""
    return Cards(kernel.higher_unplayed(card.index, _TRUMP[contract.trump], played.bits))


def trick_result(
    contract: Contract, leader: Seat, trick: tuple[Card, ...], *, last: bool
) -> TrickResult:
    """Who takes the four cards of `trick`, the leader's first; `last` adds the last trick's ten."""
    trump = _TRUMP[contract.trump]
    position = kernel.winner(tuple([card.index for card in trick]), trump)
    abnat = kernel.points(Cards.of(trick).bits, trump) + (LAST_TRICK_ABNAT if last else 0)
    return TrickResult(leader.after(position), trick[position], abnat)


def winner(contract: Contract, leader: Seat, trick: tuple[Card, ...]) -> Seat:
    """Who takes the four cards of `trick`, as in `trick_result`."""
    table = tuple([card.index for card in trick])
    return leader.after(kernel.winner(table, _TRUMP[contract.trump]))


def abnat_of(contract: Contract, cards: Cards) -> int:
    """The card points of a set of cards."""
    return kernel.points(cards.bits, _TRUMP[contract.trump])


def trump_index(contract: Contract) -> int:
    """The trump suit as the kernel numbers it."""
    return _TRUMP[contract.trump]


def first_leader(options: Options, dealer: Seat, contract: Contract) -> Seat:
    """The seat that leads to the first trick."""
    if options.play_first_lead is FirstLead.DECLARER:
        return contract.declarer
    return dealer.right


def _revokes(position: PlayPosition, card: Card) -> bool:
    led = position.trick[0].suit
    return card.suit is not led and any(held.suit is led for held in position.hand)


def _facts(
    position: PlayPosition,
    found: Lawful,
    id: str,
    card: Card | None = None,
) -> Message:
    """The case as named fields; a sentence takes those it needs."""
    facts: dict[str, Value] = {
        "seat": position.seat,
        "leader": position.leader,
        "lawful": found.cards,
    }
    if card is not None:
        facts["card"] = card
    if position.trick:
        trick = position.trick
        result = trick_result(position.contract, position.leader, trick, last=False)
        led = trick[0].suit
        facts |= {"winner": result.winner, "best": result.card, "lead": trick[0], "led": led}
        facts["suited"] = Cards.of(held for held in position.hand if held.suit is led)
    return message(id, **facts)
