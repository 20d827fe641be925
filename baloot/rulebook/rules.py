"""Rules by id: the fixed ones, and the sentence that a profile's choice supplies."""

from functools import lru_cache

from attrs import frozen

from baloot.profile.citations import Authority, Basis, Citation
from baloot.profile.decisions import BY_ID
from baloot.profile.profile import Profile
from baloot.rulebook.fixed import FIXED, FixedRule
from baloot.rulebook.tables import sentence


@frozen
class Ground:
    """A rule as it stands at one table: its sentence, and on whose authority.

    `basis` is None for a fixed rule, which is the same at every table; it is `borrowed` when
    neither the table's own source nor an ancestor's states it and another's is cited.
    """

    id: str
    text: str
    basis: Basis | None
    citations: tuple[Citation, ...]
    authority: Authority | None = None
    borrowed: bool = False

    @property
    def basis_word(self) -> str:
        """The basis as a word; `fixed` for a fixed rule."""
        return self.basis.value if self.basis else "fixed"


@lru_cache(maxsize=4096)
def ground(id: str, profile: Profile) -> Ground:
    """The rule `id` at the table of `profile`; `KeyError` when there is no such rule."""
    if id in FIXED:
        return _fixed(FIXED[id], profile)
    decision = BY_ID[id]
    authority = profile.authority(id)
    citations = (authority.citation,) if authority.citation else ()
    text = sentence(profile.options.answer(decision))
    return Ground(id, text, authority.basis, citations, authority)


def _fixed(rule: FixedRule, profile: Profile) -> Ground:
    """A fixed rule with the words of the profile's own source, or of its nearest ancestor's."""
    sources = {source.key: source for source in profile.sources}
    for name in (*profile.lineage, *rule.citations):
        if name in rule.citations and name in sources:
            cites = (Citation(sources[name], *place) for place in rule.citations[name])
            borrowed = name not in profile.lineage
            return Ground(rule.id, rule.text, None, tuple(cites), borrowed=borrowed)
    return Ground(rule.id, rule.text, None, ())
