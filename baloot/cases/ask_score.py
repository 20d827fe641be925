"""The ask about the points of a deal: `score`."""

from itertools import pairwise
from typing import Any

from attrs import frozen

from baloot.cases.ask import Ask, Faults, Finding
from baloot.cases.given import GivenContract, card_faults, stake_faults, stake_impossible
from baloot.cases.readers import read_one_of, read_parts, read_seat, read_truth, read_whole
from baloot.documents.structure import each, read_from_text
from baloot.game.words import Trick
from baloot.messages import Message, message
from baloot.profile.decisions import ReverseKaboot
from baloot.profile.profile import Profile
from baloot.rules import amounts, scoring
from baloot.rules.dealing import dealer_after_void
from baloot.rules.play import trick_result
from baloot.rules.projects import Kind
from baloot.rules.scoring import Taken
from baloot.rules.sides import BySide, Side
from baloot.rules.watching import Watch
from baloot.table.cards import Rank
from baloot.table.contract import Contract, Level, Mode
from baloot.table.seats import Seat

_SIDES = tuple(side.value for side in Side)


@frozen
class Amounts:
    """A whole number for each side."""

    declarers: int
    defenders: int

    def by_side(self) -> BySide[int]:
        """The amounts."""
        return BySide(self.declarers, self.defenders)


@frozen
class KindWords:
    """The kinds of project that one side scores."""

    kinds: tuple[Kind, ...] = ()


@frozen
class GivenKinds:
    """`projects` as they are written."""

    declarers: KindWords = KindWords()
    defenders: KindWords = KindWords()


@frozen
class SideWord:
    """A side as it is written."""

    side: Side


@frozen
class GivenScore:
    """`given` of a `score` question."""

    contract: GivenContract
    dealer: Seat | None = None
    level: Level = Level.SINGLE
    locked: bool = False
    tricks: tuple[Trick, ...] | None = None
    abnat: Amounts | None = None
    tricks_won: Amounts | None = None
    projects: GivenKinds = GivenKinds()
    baloot: SideWord | None = None
    reverse_kaboot_ace: bool | None = None


def read_kinds(value: object) -> KindWords:
    """Kinds of projects, as a list or one string of words."""
    known = tuple(kind.value for kind in Kind)

    def one(word: object) -> Kind:
        return Kind(read_one_of(*known)(word))

    return KindWords(each(value, one))


def read_side(value: object) -> SideWord:
    """A side."""
    return SideWord(Side(read_one_of(*_SIDES)(value)))


read_from_text(KindWords, read_kinds)
read_from_text(SideWord, read_side)


# --- what contradicts itself -------------------------------------------------------------


def _check(given: GivenScore) -> Faults:
    faults = given.contract.faults()
    faults += stake_faults(given.contract, given.level, given.locked)
    mode = given.contract.mode
    side = given.baloot.side if given.baloot else None
    faults += amounts.extra_faults(mode, _kinds(given), side)
    if given.tricks is not None:
        for key, twice in (("abnat", given.abnat), ("tricks-won", given.tricks_won)):
            if twice is not None:
                faults.append(((key,), message("problem.tricks-and", key=key)))
        return faults + _trick_faults(given)
    for key, missing in (("abnat", given.abnat), ("tricks-won", given.tricks_won)):
        if missing is None:
            faults.append(((), message("problem.missing-key", key=key)))
    return [
        *faults,
        *amounts.amount_faults(mode, _by_side(given.abnat), _by_side(given.tricks_won)),
    ]


def _by_side(given: Amounts | None) -> BySide[int] | None:
    return None if given is None else given.by_side()


def _trick_faults(given: GivenScore) -> Faults:
    tricks = given.tricks or ()
    faults = card_faults((("tricks", index), it.cards) for index, it in enumerate(tricks))
    if len(tricks) != 8:
        faults.append((("tricks",), message("problem.eight-tricks", count=len(tricks))))
    if faults or given.contract.faults():
        return faults
    contract = given.contract.contract()
    for index, (before, after) in enumerate(pairwise(tricks), 1):
        winner = trick_result(contract, before.leader, before.cards, last=False).winner
        if after.leader is not winner:
            fault = message("problem.leader", seat=after.leader, winner=winner)
            faults.append((("tricks", index), fault))
    return faults


def _impossible(given: GivenScore, profile: Profile) -> Faults:
    faults = stake_impossible(given.contract, given.level, given.locked, profile)
    faults += amounts.kind_faults(profile.options, given.contract.mode, _kinds(given))
    return faults + _reverse_faults(given, profile)


def _reverse_faults(given: GivenScore, profile: Profile) -> Faults:
    """What a reverse Kaboot hangs on and the question does not tell."""
    eighty_eight = profile.options.score_reverse_kaboot is ReverseKaboot.EIGHTY_EIGHT
    swept = _taken(given).swept_by is Side.DEFENDERS
    if not (eighty_eight and swept and given.contract.mode is Mode.SUN):
        return []
    if given.dealer is None:
        return [((), message("problem.reverse-needs", key="dealer"))]
    at_right = given.contract.declarer is given.dealer.right
    if at_right and given.tricks is None and given.reverse_kaboot_ace is None:
        return [((), message("problem.reverse-needs", key="reverse-kaboot-ace"))]
    return []


# --- the answer --------------------------------------------------------------------------


def _kinds(given: GivenScore) -> BySide[tuple[Kind, ...]]:
    return BySide(given.projects.declarers.kinds, given.projects.defenders.kinds)


def _taken(given: GivenScore) -> Taken:
    """What is scored, without what only a reverse Kaboot asks for."""
    if given.tricks is not None:
        abnat, tricks = _counted(given.contract.contract(), given.tricks)
    else:
        assert given.abnat is not None  # _check
        assert given.tricks_won is not None
        abnat, tricks = given.abnat.by_side(), given.tricks_won.by_side()
    return Taken(
        given.contract.mode,
        given.level,
        abnat,
        tricks,
        _kinds(given),
        given.baloot.side if given.baloot else None,
        reverse=_reverse(given),
    )


def _counted(contract: Contract, tricks: tuple[Trick, ...]) -> tuple[BySide[int], BySide[int]]:
    """The card points and the number of tricks of each side."""
    abnat, won = dict.fromkeys(Side, 0), dict.fromkeys(Side, 0)
    for index, trick in enumerate(tricks):
        result = trick_result(contract, trick.leader, trick.cards, last=index == 7)
        declares = result.winner.team is contract.declarer.team
        side = Side.DECLARERS if declares else Side.DEFENDERS
        abnat[side] += result.abnat
        won[side] += 1
    return BySide(*abnat.values()), BySide(*won.values())


def _reverse(given: GivenScore) -> bool:
    """Whether the declarer sits at the dealer's right and held an ace."""
    declarer = given.contract.declarer
    if given.dealer is None or declarer is not given.dealer.right:
        return False
    if given.tricks is None:
        return bool(given.reverse_kaboot_ace)
    return any(
        trick.cards[turn].rank is Rank.ACE
        for trick in given.tricks
        for turn in range(4)
        if trick.leader.after(turn) is declarer
    )


def _find(given: GivenScore, profile: Profile) -> Finding:
    watch = Watch(profile.options)
    result = scoring.score(watch.options, _taken(given))
    fields: dict[str, Any] = {
        "points": {side.value: result.points.of(side) for side in Side},
        "made": result.made,
        "kaboot": result.kaboot.value if result.kaboot else None,
        "redeal": result.redeal,
        "match": result.match.value if result.match else None,
    }
    if given.dealer is not None and result.match is None:
        dealer = given.dealer
        after = dealer_after_void(watch.options, dealer) if result.redeal else dealer.right
        fields["next-dealer"] = after.value
    rules = dict.fromkeys(it.rule for it in result.sheet.lines)
    return Finding(
        fields,
        (*rules, *watch.read),
        watch.read,
        _headline(result),
        (),
        sheet=result.sheet,
        texts={"sheet": result.sheet.rows},
    )


def _headline(result: scoring.Score) -> Message:
    if result.redeal:
        return message("headline.redeal")
    if result.match is not None:
        return message("headline.gahwa", side=message(f"sheet.{result.match.value}"))
    points = result.points
    how = {True: "made", False: "lost", None: "stands"}[result.made]
    facts = {"declarers": points.declarers, "defenders": points.defenders}
    return message(f"headline.score-{how}", **facts)


SCORE = Ask(
    "score",
    GivenScore,
    _check,
    _impossible,
    _find,
    {
        "points": read_parts(dict.fromkeys(_SIDES, read_whole)),
        "made": read_truth,
        "kaboot": read_one_of(*_SIDES),
        "redeal": read_truth,
        "match": read_one_of(*_SIDES),
        "next-dealer": read_seat,
    },
)
