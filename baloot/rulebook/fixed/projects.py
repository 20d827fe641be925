"""The fixed rules of projects."""

from baloot.rulebook.fixed.rule import FixedRule

RULES = (
    FixedRule(
        "fixed.project-kinds",
        "A run is three or more cards in a row in one suit, counted A K Q J 10 9 8 7: three are a "
        "Sira and four a Fifty; four aces, kings, queens, jacks or tens are a project too.",
        {
            "saudi": (
                ("05", "Runs use setup’s project order; cards cannot serve twice."),
                ("01", "Projects use a different order, A K Q J 10 9 8 7."),
            ),
            "table-app": (
                ("Projects and Baloot", "Runs follow the order A K Q J 10 9 8 7 in one suit."),
                ("Projects and Baloot", "Sira: three cards in a row."),
                ("Projects and Baloot", "Fifty: four in a row."),
            ),
            "yeeqia": (
                ("paragraph 7", "Sira (three consecutive cards of one suit) = 20"),
                ("paragraph 7", "Khamsin (four consecutive) = 50"),
            ),
            "daily": (("Jak grać", "Siri (trzy karty w sekwensie) jest warte 2 punkty meczowe"),),
            "federation": (("5-3", None), ("6", None)),
            "elblot": (
                ("Projects and Baloot", "Regular sequences must use consecutive cards of one suit"),
            ),
        },
    ),
    FixedRule(
        "fixed.one-card-one-project",
        "One card serves one project.",
        {
            "saudi": (("05", "cards cannot serve twice"),),
            "table-app": (
                ("Projects and Baloot", "at most two projects, and no card can be in both"),
            ),
            "elblot": (
                (
                    "Projects and Baloot",
                    "the same physical card cannot support two regular projects",
                ),
            ),
        },
    ),
    FixedRule(
        "fixed.original-cards",
        "A project is made of the eight cards that the hand was dealt, played or not.",
        {
            "saudi": (("05", "An already played card does not erase the original combination."),),
            "elblot": (
                (
                    "Projects and Baloot",
                    "Projects are combinations in the original eight-card hand.",
                ),
            ),
        },
    ),
)
