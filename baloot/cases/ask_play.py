"""The asks about a card: `play`, and `ekka`, which is `play` for a leader and one card."""

from typing import Any

from attrs import frozen

from baloot.cases.ask import Ask, Faults, Finding
from baloot.cases.given import GivenContract, card_faults, card_list, stake_faults, stake_impossible
from baloot.cases.readers import read_cards, read_one_of, read_seat, read_truth
from baloot.messages import Message, message
from baloot.profile.decisions import EkkaForm
from baloot.profile.profile import Profile
from baloot.rules import play
from baloot.table.cards import Card, Cards
from baloot.table.contract import Level, Mode
from baloot.table.seats import Seat


@frozen
class GivenPlay:
    """`given` of a `play` question."""

    contract: GivenContract
    leader: Seat
    hand: tuple[Card, ...]
    level: Level = Level.SINGLE
    locked: bool = False
    trick: tuple[Card, ...] = ()
    ekka: bool = False
    played: tuple[Card, ...] | None = None
    card: Card | None = None

    def position(self) -> play.PlayPosition:
        """The position that was put."""
        return play.PlayPosition(
            self.contract.contract(),
            self.leader,
            Cards.of(self.hand),
            self.trick,
            Cards.of(self.played or ()),
            self.locked,
            self.ekka,
        )


def _check_play(given: GivenPlay) -> Faults:
    faults = given.contract.faults()
    faults += stake_faults(given.contract, given.level, given.locked)
    faults += card_faults(
        (("hand", given.hand), ("trick", given.trick), ("played", given.played or ()))
    )
    if len(given.trick) > 3:
        faults.append((("trick",), message("problem.trick-full", count=len(given.trick))))
    faults += _hand_size(given)
    if given.card is not None and given.card not in given.hand:
        fault = message("problem.card-not-held", card=given.card, hand=Cards.of(given.hand))
        faults.append((("card",), fault))
    if given.ekka and not given.trick and given.card is None:
        faults.append((("ekka",), message("problem.ekka-without-card")))
    return faults


def _hand_size(given: GivenPlay) -> Faults:
    count = len(given.hand)
    if not count:
        return [(("hand",), message("problem.hand-empty"))]
    if given.played is None:
        return [(("hand",), message("problem.hand-large", count=count))] if count > 8 else []
    gone = len(given.played)
    if gone % 4 or gone > 28:
        return [(("played",), message("problem.played-count", count=gone))]
    right = 8 - gone // 4
    if count != right:
        fault = message("problem.hand-count", count=count, right=right, tricks=gone // 4)
        return [(("hand",), fault)]
    return []


def _impossible(given: GivenPlay, profile: Profile) -> Faults:
    return stake_impossible(given.contract, given.level, given.locked, profile)


def _find_play(given: GivenPlay, profile: Profile) -> Finding:
    position = given.position()
    found = play.lawful(position, profile)
    fields: dict[str, Any] = {"seat": position.seat.value, "legal": card_list(found.cards)}
    rules, hangs_on = found.duty.rules, found.duty.hangs_on
    facts: tuple[Message, ...] = (play.facts(position, found),)
    if not position.trick and position.ekka:
        hangs_on = (*hangs_on, "play.ekka")
    if not position.trick and position.contract.mode is Mode.HOKUM:
        hangs_on = (*hangs_on, "play.ekka")
        if profile.options.play_ekka is EkkaForm.ANNOUNCED:
            ekkas = _true_ekkas(position, profile)
            fields["ekka"] = card_list(ekkas)
            rules = (*rules, "play.ekka")
            if given.card is None:
                facts = (*facts, message("fact.true-ekkas", cards=ekkas))
    if given.card is None:
        headline = message("headline.may-play", seat=position.seat, lawful=found.cards)
        return Finding(fields, rules, hangs_on, headline, facts)
    ruling = play.judge_by(position, profile, given.card, found)
    fields["verdict"] = "legal" if ruling.lawful else "illegal"
    id = fields["verdict"]
    if not ruling.lawful and given.card in found.cards:
        id, rules = "false-ekka", ruling.rules
    headline = message(f"headline.{id}", seat=position.seat, card=given.card, lawful=found.cards)
    return Finding(
        fields,
        (*ruling.rules, *rules),
        (*hangs_on, *ruling.hangs_on),
        headline,
        (ruling.facts, *facts[1:]),
        texts={"why": ruling.why},
    )


def _true_ekkas(position: play.PlayPosition, profile: Profile) -> Cards:
    contract, played = position.contract, position.played
    return Cards.of(
        it for it in position.hand if play.judge_ekka(contract, played, profile, it).lawful
    )


def _check_ekka(given: GivenPlay) -> Faults:
    faults = _check_play(given)
    if given.trick:
        faults.append((("trick",), message("problem.ekka-follows", count=len(given.trick))))
    if given.card is None:
        faults.append(((), message("problem.missing-key", key="card")))
    return faults


def _find_ekka(given: GivenPlay, profile: Profile) -> Finding:
    position, card = given.position(), given.card
    assert card is not None  # _check_ekka
    ruling = play.judge_ekka(position.contract, position.played, profile, card)
    higher = play.higher_unplayed(position.contract, position.played, card)
    id = "headline.ekka-holds" if ruling.lawful else "headline.ekka-fails"
    return Finding(
        {"holds": ruling.lawful, "higher": card_list(higher)},
        ruling.rules,
        ruling.hangs_on,
        message(id, card=card, seat=position.seat),
        (ruling.facts,),
    )


PLAY = Ask(
    "play",
    GivenPlay,
    _check_play,
    _impossible,
    _find_play,
    {
        "seat": read_seat,
        "legal": read_cards,
        "ekka": read_cards,
        "verdict": read_one_of("legal", "illegal"),
    },
)
EKKA = Ask(
    "ekka",
    GivenPlay,
    _check_ekka,
    _impossible,
    _find_ekka,
    {"holds": read_truth, "higher": read_cards},
)
