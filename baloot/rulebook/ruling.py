"""The outcome of a question: lawful or not, by which rules, hanging on which choices."""

from attrs import frozen

from baloot.messages import Message, say
from baloot.profile.citations import Basis
from baloot.profile.profile import Profile
from baloot.rulebook.rules import Ground, ground
from baloot.table.cards import Card
from baloot.table.seats import Seat


@frozen
class Ruling:
    """What the rules of one table say about one act.

    `rules` are the ids of the rules that it rests on, the deciding one first; `facts` is the
    case put beside the rule; `hangs_on` holds the ids of the decisions that were read.
    """

    profile: Profile
    lawful: bool
    rules: tuple[str, ...]
    facts: Message
    hangs_on: tuple[str, ...]

    @property
    def rule(self) -> str:
        """The id of the rule that decides."""
        return self.rules[0]

    @property
    def grounds(self) -> tuple[Ground, ...]:
        """The rules with their sentences, basis and citations at this table."""
        return tuple(ground(id, self.profile) for id in self.rules)

    @property
    def silent(self) -> bool:
        """Whether the ruling hangs on a point that the profile's source does not settle."""
        return bool(silent_among(self.profile, self.hangs_on))

    @property
    def why(self) -> str:
        """The deciding rule's sentence and the facts of the case, in English."""
        return f"{self.grounds[0].text} {say(self.facts)}"


def silent_among(profile: Profile, hangs_on: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the decisions that were answered although the source is silent on them."""
    return tuple(id for id in hangs_on if profile.authority(id).basis is Basis.SILENT)


@frozen
class Breach:
    """An unlawful act that stands: by whom, with which card if with one, and the ruling on it."""

    seat: Seat
    card: Card | None
    ruling: Ruling

    @property
    def rule(self) -> str:
        """The id of the rule that was broken."""
        return self.ruling.rule
