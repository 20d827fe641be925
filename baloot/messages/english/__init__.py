"""The English sentences by id.

Rule sentences are not here: a fixed rule's stands in `baloot.rulebook.fixed`, a choice's in
`baloot.profile.decisions`. These are the facts of a case, the problems, and the words around.
"""

from types import MappingProxyType

from baloot.messages.english import facts, headlines, problems, sheet, words

SENTENCES = MappingProxyType(
    {
        **words.SENTENCES,
        **facts.SENTENCES,
        **headlines.SENTENCES,
        **sheet.SENTENCES,
        **problems.SENTENCES,
    }
)
