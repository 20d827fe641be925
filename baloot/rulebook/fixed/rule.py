"""What a fixed rule is: the same at every table, and stated by several sources."""

from collections.abc import Mapping

from attrs import field, frozen


@frozen
class FixedRule:
    """A rule that is the same at every table.

    `citations` gives, by source key, each locator with the source's own words (None where they
    are known second-hand only).
    """

    id: str
    text: str
    citations: Mapping[str, tuple[tuple[str, str | None], ...]] = field(hash=False)
