"""The rules that no documented table varies, with the words of each source that states them."""

from collections.abc import Mapping
from types import MappingProxyType

from attrs import field, frozen


@frozen
class FixedRule:
    """A rule that is the same at every table.

    `citations` gives, by source key, the locator and the source's own words.
    """

    id: str
    text: str
    citations: Mapping[str, tuple[str, str]] = field(hash=False)


_RULES = (
    FixedRule(
        "fixed.lead-any",
        "Whoever leads may lead any card, unless the deal is locked.",
        {"saudi": ("03", "Undoubled, Triple and Gahwa are open.")},
    ),
    FixedRule(
        "fixed.locked-lead",
        "In a locked deal nobody may lead a trump while holding any other card; following suit "
        "and trumping are not affected.",
        {
            "saudi": ("03", "locked forbids any trump lead unless the hand contains only trumps"),
            "table-app": (
                "Doubling and Gahwa",
                "Closed: nobody may lead a trump unless they hold only trumps.",
            ),
        },
    ),
    FixedRule(
        "fixed.follow-suit",
        "Whoever holds a card of the suit led must play one.",
        {
            "saudi": (
                "04",
                "On a plain lead, any card of that suit suffices when held.",
            ),
            "table-app": ("How a trick is played", "You must follow the suit led if you can."),
            "yeeqia": ("paragraph 6", "You must follow suit if you can; otherwise play anything."),
            "daily": ("Jak grać", "Hokum: dokładaj do koloru, jeśli możesz."),
            "elblot": (
                "Playing the eight tricks: Hukum",
                "Following the led suit still comes first.",
            ),
        },
    ),
    FixedRule(
        "fixed.void-in-sun",
        "In Sun a player who is void in the suit led may play any card, and nobody ever has to "
        "beat the cards on the table.",
        {
            "saudi": ("04", "In Sun, void players discard freely and overtaking is optional."),
            "table-app": (
                "How a trick is played",
                "In Sun, if you can't follow suit you may play any card.",
            ),
            "daily": (
                "Jak grać",
                "Sun: dokładaj do koloru, jeśli możesz, w przeciwnym razie zagraj dowolną kartę.",
            ),
            "elblot": (
                "Playing the eight tricks: Sun",
                "A player who does not hold that suit may discard any card.",
            ),
        },
    ),
    FixedRule(
        "fixed.void-in-trump",
        "Whoever is void in trumps when trump is led may play any card.",
        {
            "yeeqia": ("paragraph 6", "You must follow suit if you can; otherwise play anything."),
        },
    ),
    FixedRule(
        "fixed.void-without-trumps",
        "Whoever is void in the suit led and holds no trump may play any card.",
        {
            "saudi": ("04", "Otherwise third must trump when holding one"),
            "yeeqia": ("paragraph 6", "You must follow suit if you can; otherwise play anything."),
        },
    ),
    FixedRule(
        "fixed.fourth-hand",
        "A fourth player who is void may play any card while partner is winning.",
        {
            "saudi": ("04", "Fourth is free when second-player partner wins."),
            "table-app": (
                "How a trick is played",
                "If your partner is winning, you may play anything.",
            ),
            "daily": ("Jak grać", "Jesteś wolny, gdy lewę wygrywa twój partner"),
        },
    ),
    FixedRule(
        "fixed.trick-winner",
        "The highest trump wins the trick, or without trumps the highest card of the suit led; its "
        "player leads next.",
        {
            "saudi": ("04", "highest trump, otherwise highest led-suit card, wins and leads."),
            "table-app": (
                "How a trick is played",
                "if no trump is played, the highest card of the suit led wins.",
            ),
            "yeeqia": (
                "paragraph 6",
                "The strongest card of the led suit wins the trick unless trumped.",
            ),
            "elblot": ("Playing the eight tricks: Hukum", "A trump beats every non-trump."),
        },
    ),
    FixedRule(
        "fixed.card-points",
        "Trumps J 9 A 10 K Q 8 7 count 20 14 11 10 4 3 0 0 card points, all other cards A 10 K Q J "
        "9 8 7 count 11 10 4 3 2 0 0 0, and the last trick counts 10 more.",
        {
            "saudi": (
                "01",
                "Hokum trumps rank J, 9, A, 10, K, Q, 8, 7, worth 20, 14, 11, 10, 4, 3, 0, 0.",
            ),
            "table-app": (
                "Card order and points (abnat)",
                "Values: jack 20, nine 14, ace 11, ten 10, king 4, queen 3.",
            ),
            "yeeqia": ("paragraph 6", "Taking the last trick adds 10 points."),
            "daily": ("Jak grać", "Ostatnia lewa daje dodatkowe 10 punktów."),
            "elblot": (
                "Counting the deal and winning the Sakka",
                "The last trick adds 10 raw points.",
            ),
        },
    ),
    FixedRule(
        "fixed.ekka",
        "Ekka is true for a plain card led in Hokum when no higher card of its suit is unplayed; "
        "the leader's own hand counts as unplayed.",
        {
            "saudi": ("04", "Ekka is legal when leading the highest remaining plain card"),
            "daily": ("Sterowanie", "gdy wychodzisz najwyższą pozostałą kartą w kolorze"),
        },
    ),
    FixedRule(
        "fixed.sun-double-only",
        "Sun knows no level above Double, and is never locked.",
        {
            "saudi": ("03", "no Triple or locked Sun."),
            "table-app": ("Doubling and Gahwa", "In Sun there is a single Double (×2) only"),
        },
    ),
)

FIXED: Mapping[str, FixedRule] = MappingProxyType({rule.id: rule for rule in _RULES})
