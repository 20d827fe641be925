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
from baloot.game.actions import (
    Action,
    Announce,
    CallSawa,
    Declare,
    MakeCall,
    MakeRaise,
    Play,
    Show,
    action_of,
    number_of,
    parse_action,
    text_of,
)
from baloot.game.engine import IllegalAction, apply, legal_actions, new_deal, why
from baloot.game.errors import RecordError
from baloot.game.judging import judge
from baloot.game.match import Match, new_match
from baloot.game.records import Record, dumps, loads, record, replay
from baloot.game.sample import NoHands, Sample, sample
from baloot.game.settling import IllegalProject, best_declaration, compare_projects, score
from baloot.game.state import Finished, InAuction, InPlay, InStakes, State
from baloot.game.view import Named, View, view
from baloot.game.wire import action_from_json, to_json
from baloot.profile import Difference, Profile, available_profiles, difference, load_profile
from baloot.profile.citations import Authority, Basis, Citation, Source
from baloot.profile.errors import ProfileError, UnknownProfile
from baloot.rulebook.ruling import Breach, Ruling
from baloot.rulebook.sheet import Sheet, SheetLine
from baloot.rules.auction import Call, Word
from baloot.rules.baloot_call import Baloot
from baloot.rules.comparison import Because, Comparison, Held
from baloot.rules.dealing import WrongPack, first_dealer, pack_from_seed
from baloot.rules.declaring import Settled
from baloot.rules.projects import Kind, Project
from baloot.rules.scoring import Score, Taken
from baloot.rules.sides import BySide, Side
from baloot.rules.stakes import Raise
from baloot.table.cards import PACK, Card, Cards, Rank, Suit
from baloot.table.contract import Contract, Level, Mode, Stake
from baloot.table.seats import BySeat, ByTeam, Seat, Team

__version__ = "0.1.0"

__all__ = [
    "PACK",
    "Action",
    "Announce",
    "Answer",
    "Authority",
    "Baloot",
    "Basis",
    "Because",
    "Breach",
    "BySeat",
    "BySide",
    "ByTeam",
    "Call",
    "CallSawa",
    "Card",
    "Cards",
    "CaseError",
    "Citation",
    "Comparison",
    "Contract",
    "Declare",
    "Difference",
    "DocumentError",
    "Finished",
    "Held",
    "IllegalAction",
    "IllegalProject",
    "InAuction",
    "InPlay",
    "InStakes",
    "Kind",
    "Level",
    "MakeCall",
    "MakeRaise",
    "Match",
    "Mode",
    "Named",
    "NoHands",
    "Place",
    "Play",
    "Problem",
    "Profile",
    "ProfileError",
    "Project",
    "Raise",
    "Rank",
    "Record",
    "RecordError",
    "Ruling",
    "Sample",
    "Score",
    "Seat",
    "Settled",
    "Sheet",
    "SheetLine",
    "Show",
    "Side",
    "Source",
    "Stake",
    "State",
    "Suit",
    "Taken",
    "Team",
    "UnknownProfile",
    "View",
    "Word",
    "WrongPack",
    "action_from_json",
    "action_of",
    "apply",
    "available_profiles",
    "best_declaration",
    "compare_projects",
    "difference",
    "dumps",
    "first_dealer",
    "judge",
    "legal_actions",
    "load_profile",
    "loads",
    "new_deal",
    "new_match",
    "number_of",
    "pack_from_seed",
    "parse_action",
    "record",
    "replay",
    "rule",
    "sample",
    "score",
    "text_of",
    "to_json",
    "view",
    "why",
]
