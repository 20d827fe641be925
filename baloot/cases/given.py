"""The parts of a question that several asks share."""

from collections.abc import Iterable

from attrs import frozen

from baloot.cases.ask import Faults, Finding
from baloot.documents.problems import Path, path_text
from baloot.messages import message, say
from baloot.profile.decisions import BY_ID
from baloot.profile.profile import Profile
from baloot.rulebook.rules import ground
from baloot.rules.objection import Objection
from baloot.rules.stakes import impossible_level, says_lock
from baloot.table.cards import Card, Cards, Suit
from baloot.table.contract import Contract, Level, Mode
from baloot.table.seats import ByTeam, Seat


@frozen
class GivenContract:
    """`contract` as it is written."""

    mode: Mode
    declarer: Seat
    trump: Suit | None = None
    caller: Seat | None = None

    def faults(self) -> Faults:
        """What makes this no contract."""
        found: Faults = []
        if self.mode is Mode.HOKUM and self.trump is None:
            found.append((("contract",), message("problem.no-trump")))
        if self.mode is Mode.SUN and self.trump is not None:
            found.append((("contract", "trump"), message("problem.trump-in-sun")))
        if self.caller is not None and self.mode is Mode.HOKUM:
            found.append((("contract", "caller"), message("problem.caller-in-hokum")))
        elif self.caller is not None and self.caller is not self.declarer.partner:
            fault = message("problem.caller", caller=self.caller, declarer=self.declarer.partner)
            found.append((("contract", "caller"), fault))
        return found

    def contract(self) -> Contract:
        """The contract; `ValueError` where `faults` has any."""
        return Contract(self.mode, self.trump, self.declarer, self.caller)


@frozen
class GivenScores:
    """`scores` as they are written: points by team, 0 where nothing is said."""

    NS: int = 0
    EW: int = 0

    def faults(self, key: str) -> Faults:
        """Scores below nothing."""
        given = {"NS": self.NS, "EW": self.EW}
        return [
            ((key, team), message("problem.negative", given=score))
            for team, score in given.items()
            if score < 0
        ]

    def by_team(self) -> ByTeam[int]:
        """The scores."""
        return ByTeam(self.NS, self.EW)


def unlawful(
    at: int, said: str, objection: Objection, profile: Profile, read: tuple[str, ...]
) -> Finding:
    """The answer when the call or raise at index `at` may not be made."""
    rules = (objection.rule,)
    hangs_on = (*read, objection.rule) if objection.rule in BY_ID else read
    why = f"{ground(objection.rule, profile).text} {say(objection.facts)}"
    return Finding(
        {"verdict": "illegal", "at": at},
        rules,
        hangs_on,
        message("headline.unlawful", said=said, at=at),
        (objection.facts,),
        texts={"why": why},
    )


def stake_faults(contract: GivenContract, level: Level, locked: bool) -> Faults:
    """A level or a lock that no table knows for this contract."""
    found: Faults = []
    if contract.mode is Mode.SUN and level not in (Level.SINGLE, Level.DOUBLE):
        found.append((("level",), message("problem.level-in-sun", level=level)))
    if locked and (contract.mode is Mode.SUN or level not in (Level.DOUBLE, Level.FOUR)):
        found.append((("locked",), message("problem.lock", level=level, mode=contract.mode)))
    return found


def stake_impossible(
    contract: GivenContract, level: Level, locked: bool, profile: Profile
) -> Faults:
    """A level or a lock that this table lacks."""
    fault = impossible_level(profile.options, contract.mode, level)
    if fault:
        return [(("level",), fault)]
    if locked and not says_lock(profile.options, contract.mode, level):
        return [(("locked",), message("problem.lock-unknown"))]
    return []


def card_faults(groups: Iterable[tuple[str | Path, tuple[Card, ...]]]) -> Faults:
    """Cards that stand twice, in one group or in two."""
    groups = tuple(groups)
    if len(Cards.of(it for _, cards in groups for it in cards)) == sum(len(c) for _, c in groups):
        return []
    found: Faults = []
    seen: dict[Card, Path] = {}
    for name, cards in groups:
        path: Path = (name,) if isinstance(name, str) else name
        for it in cards:
            if it not in seen:
                seen[it] = path
            elif seen[it] == path:
                found.append((path, message("problem.card-twice", card=it)))
            else:
                first, second = path_text(seen[it]), path_text(path)
                fault = message("problem.card-in-two", card=it, first=first, second=second)
                found.append((path, fault))
    return found


def card_list(cards: Cards) -> list[str]:
    """Cards in plain form, in writing order."""
    return [str(it) for it in cards]
