"""The rules that no documented table varies, with the words of each source that states them."""

from collections.abc import Mapping
from types import MappingProxyType

from baloot.rulebook.fixed import auction, play, projects, scoring
from baloot.rulebook.fixed.rule import FixedRule

FIXED: Mapping[str, FixedRule] = MappingProxyType(
    {
        rule.id: rule
        for rules in (auction.RULES, play.RULES, projects.RULES, scoring.RULES)
        for rule in rules
    }
)

__all__ = ["FIXED", "FixedRule"]
