"""A score sheet: every step of the arithmetic with the rule behind it."""

from textwrap import wrap

from attrs import frozen

from baloot.messages import Message, message, say


@frozen
class SheetLine:
    """One line: the rule, what it says of this deal, and an amount for each side if it has one.

    The lines with `counts` are what is written down: their amounts add up to the points.
    """

    rule: str
    message: Message
    declarers: int | None = None
    defenders: int | None = None
    counts: bool = False

    @property
    def text(self) -> str:
        """The line in English."""
        return say(self.message)


@frozen
class Sheet:
    """The lines of a deal, in the order in which they are worked out."""

    lines: tuple[SheetLine, ...]

    @property
    def rows(self) -> list[dict[str, str | int | None]]:
        """Each line in plain form, as answers and views carry it."""
        return [
            {"text": it.text, "declarers": it.declarers, "defenders": it.defenders, "rule": it.rule}
            for it in self.lines
        ]

    def __str__(self) -> str:
        rows = [(it.text, _amount(it.declarers), _amount(it.defenders)) for it in self.lines]
        declarers, defenders = say(message("sheet.declarers")), say(message("sheet.defenders"))
        head = f"{'':<{_WIDTH}} {declarers:>{_COLUMN}} {defenders:>{_COLUMN}}"
        return "\n".join([head, *(line for row in rows for line in _row(*row))])


_WIDTH = 56
_COLUMN = 10


def _amount(value: int | None) -> str:
    return "" if value is None else str(value)


def _row(text: str, declarers: str, defenders: str) -> list[str]:
    """One line of the sheet; a long text takes further lines, the amounts stand on the last."""
    *before, last = wrap(text, _WIDTH) or [""]
    amounts = f"{last:<{_WIDTH}} {declarers:>{_COLUMN}} {defenders:>{_COLUMN}}".rstrip()
    return [*before, amounts]
