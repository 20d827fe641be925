"""On whose authority a rule stands, in lines for a reader."""

from collections.abc import Iterator

from baloot.messages.lines import Line, filled, label
from baloot.profile.citations import Basis
from baloot.rulebook.rules import Ground


def authority_lines(it: Ground, table: str, indent: str) -> Iterator[Line]:
    """The places in the sources, their own words, and what remains doubtful.

    `table` is the name of the profile whose rule this is.
    """
    quoted = f"{indent}> "
    for cite in it.citations:
        where = label("label.citation", source=cite.source.title, locator=cite.locator)
        quote = f": “{cite.quote}”" if cite.quote else ""
        yield from filled(where + quote, quoted, role="cite")
    if it.authority is None:
        if it.borrowed:
            yield from filled(label("label.borrowed"), quoted, role="silent")
        return
    if it.authority.note:
        yield from filled(it.authority.note, quoted, role="cite")
    if it.basis is Basis.SILENT:
        parent = it.authority.chosen_by
        id = "label.own-default" if parent == table else "label.taken-over"
        yield from filled(label(id, parent=parent), quoted, role="silent")
    elif it.authority.chosen_by != table:
        yield from filled(label("label.inherited", parent=it.authority.chosen_by), quoted)
