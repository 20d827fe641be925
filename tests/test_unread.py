"""The list of decisions that no rule reads is true."""

import ast
from pathlib import Path

import baloot
from baloot.profile.decisions import DECISIONS
from baloot.rules.unread import UNREAD

PACKAGE = Path(baloot.__file__).parent
RULES = (*PACKAGE.glob("rules/*.py"), *PACKAGE.glob("game/*.py"))


def test_unread_decisions() -> None:
    """The list names exactly the decisions whose option no rule looks at."""
    looked_at = {
        node.attr
        for path in RULES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert {it.id for it in DECISIONS if it.field not in looked_at} == UNREAD
