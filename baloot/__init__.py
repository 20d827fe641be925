"""The rules of Baloot, with their reasons and sources."""

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
