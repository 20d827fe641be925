"""Why something may not be called or raised."""

from attrs import frozen

from baloot.messages import Message


@frozen
class Objection:
    """The rule that forbids an act, and the facts of the case beside it."""

    rule: str
    facts: Message
