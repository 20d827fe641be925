"""The rules of Baloot, with their reasons and sources.

>>> import baloot
>>> answer = baloot.rule({
...     "ask": "play",
...     "given": {
...         "contract": {"mode": "hokum", "trump": "H", "declarer": "E"},
...         "leader": "S",
...         "trick": "KC 7C",
...         "hand": "QH 8D 9D",
...         "card": "8D",
...     },
... })
>>> answer["verdict"], answer["legal"]
('illegal', ['QH'])
>>> print(answer)
saudi@82eeeae722d8
  8♦ is illegal for North, who may play: Q♥
  North plays third and holds no clubs; partner South is winning with K♣, which
  is no ace and for which no Ekka holds. North holds trumps (Q♥), and 8♦ is no
  trump.
<BLANKLINE>
  play.third-hand (stated by the source)
    A third player who is void must play a trump, any trump, even while
    partner's lead is winning, unless partner led an ace or Ekka holds for the
    lead.
    > Saudi Baloot in detail, 04: “a void third player is free only after an ace
    > lead or Ekka announcement. Otherwise third must trump when holding one”
  play.ekka (stated by the source)
    Ekka holds when the leader says it with the lead, which is allowed on the
    highest unplayed card of a plain suit in Hokum.
    > Saudi Baloot in detail, 04: “a void third player is free only after an ace
    > lead or Ekka announcement”
"""

from baloot.cases import Answer, rule
from baloot.cases.errors import CaseError
from baloot.documents.problems import DocumentError, Place, Problem
from baloot.profile import Difference, Profile, available_profiles, difference, load_profile
from baloot.profile.citations import Authority, Basis, Citation, Source
from baloot.profile.errors import ProfileError, UnknownProfile
from baloot.rulebook.ruling import Breach, Ruling
from baloot.table.cards import PACK, Card, Cards, Rank, Suit
from baloot.table.contract import Contract, Level, Mode, Stake
from baloot.table.seats import Seat, Team

__version__ = "0.1.0"

__all__ = [
    "PACK",
    "Answer",
    "Authority",
    "Basis",
    "Breach",
    "Card",
    "Cards",
    "CaseError",
    "Citation",
    "Contract",
    "Difference",
    "DocumentError",
    "Level",
    "Mode",
    "Place",
    "Problem",
    "Profile",
    "ProfileError",
    "Rank",
    "Ruling",
    "Seat",
    "Source",
    "Stake",
    "Suit",
    "Team",
    "UnknownProfile",
    "available_profiles",
    "difference",
    "load_profile",
    "rule",
]
