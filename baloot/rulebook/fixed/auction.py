"""The fixed rules of buying and raising."""

from baloot.rulebook.fixed.rule import FixedRule

_APP_RAISING = "Doubling and Gahwa"

RULES = (
    FixedRule(
        "fixed.speaking-order",
        "Every round asks each seat once from the dealer's right, a Sun or an Ashkal ends it, and "
        "afterwards only those are asked who can still change what stands.",
        {
            "saudi": (("03", "Speak from dealer’s right."), ("03", "A Sun ends selection.")),
            "table-app": (
                (
                    "Buying: Hokom, Sun, Ashkal",
                    "The first round starts with the player to the dealer's right.",
                ),
                (
                    "Buying: Hokom, Sun, Ashkal",
                    "Sun: no trumps, and the auction ends at once.",
                ),
            ),
            "yeeqia": (
                ("paragraph 3", "Players bid in turn"),
                ("paragraph 3", "immediately wins the auction over any Hokom"),
            ),
            "daily": (("Jak grać", "zaczynając od gracza po prawej stronie rozdającego"),),
        },
    ),
    FixedRule(
        "fixed.one-hokum",
        "Only the first Hokum of a round stands; nobody else may call one in that round.",
        {
            "table-app": (("Buying: Hokom, Sun, Ashkal", "Only the first player to say it can"),),
            "yeeqia": (("paragraph 3", "only the first Hokom bid stands"),),
        },
    ),
    FixedRule(
        "fixed.second-hokum",
        "From the second round on a Hokum names another suit than the upcard's.",
        {
            "saudi": (("03", "Hokum now requires another suit"),),
            "table-app": (
                (
                    "Buying: Hokom, Sun, Ashkal",
                    'a "second Hokom" in a suit other than the buying card\'s',
                ),
            ),
            "daily": (("Jak grać", "druga runda pozwala na Hokum w innym kolorze albo Sun"),),
            "elblot": (
                (
                    "Dealing and the two buying rounds, 7",
                    "Hukum in a suit other than the upcard suit",
                ),
            ),
        },
    ),
    FixedRule(
        "fixed.asked-again",
        "A seat that is asked again may say Sun or pass, and an Ashkal only where the table allows "
        "it over the opponents' Hokum.",
        {
            "saudi": (("03", "after Hokum even earlier passers may call Sun"),),
            "daily": (
                (
                    "Jak grać",
                    "gracz licytujący wcześniej może przelicytować Sun późniejszego gracza własnym "
                    "Sun",
                ),
            ),
        },
    ),
    FixedRule(
        "fixed.raising-order",
        "The defenders are asked to Double from the dealer's right until one does; then the sides "
        "raise in turn, declarers to Triple, defenders to Four, declarers to Gahwa, no step "
        "skipped.",
        {
            "saudi": (
                (
                    "03",
                    "a declarer’s opponent may Double Hokum. Declarer may Triple, the same doubler "
                    "Quadruple, and declarer Gahwa",
                ),
            ),
            "table-app": (
                (_APP_RAISING, "In Hokom the teams take turns, and every step is optional"),
            ),
        },
    ),
    FixedRule(
        "fixed.sun-double-only",
        "Sun knows no level above Double, and is never locked.",
        {
            "saudi": (("03", "no Triple or locked Sun."),),
            "table-app": ((_APP_RAISING, "In Sun there is a single Double (×2) only"),),
            "federation": (("7-1", None),),
        },
    ),
)
