"""Messages are ids with named fields: each has a sentence, and each sentence a use."""

import ast
import re
from pathlib import Path
from string import Formatter

import baloot
from baloot.messages.english import SENTENCES
from baloot.rules.duties import DUTIES

PACKAGE = Path(baloot.__file__).parent
KINDS = (
    "problem|fact|headline|label|basis|phase|rule|refused|word|seat|suit|team|kind|because|sheet"
)
ID = re.compile(rf"({KINDS})\.[a-zA-Z0-9-]*[a-zA-Z0-9]")


def constants() -> set[str]:
    """Every string of the package that looks like the id of a message."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        if path.parent.name == "english":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and ID.fullmatch(str(node.value)):
                found.add(str(node.value))
    return found


def prefixes() -> set[str]:
    """The beginnings of ids that are put together with a word, such as `basis.`."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value))
    return found


def test_every_id_has_a_sentence() -> None:
    """Nothing is said without a sentence for it."""
    ids = constants() | {duty.facts for duty in DUTIES}
    ids |= {duty.broken for duty in DUTIES if duty.broken}
    assert not sorted(ids - set(SENTENCES))


def test_every_sentence_is_used() -> None:
    """No sentence is left over."""
    used = constants()
    begun = tuple(it for it in prefixes() if ID.match(it + "x"))
    stale = [id for id in SENTENCES if id not in used and not id.startswith(begun)]
    stale = [id for id in stale if id.removesuffix("-near") not in used]
    assert not stale


def test_fields_are_named() -> None:
    """Sentences take their facts by name only, so that another language can reorder them."""
    for sentence in SENTENCES.values():
        names = [name for _, name, _, _ in Formatter().parse(sentence) if name is not None]
        assert all(name.isidentifier() for name in names)
