"""The fixed rules of playing cards."""

from baloot.rulebook.fixed.rule import FixedRule

_APP_TRICK = "How a trick is played"
_APP_RAISING = "Doubling and Gahwa"
_FOLLOW_OR_ANYTHING = (
    ("paragraph 6", "You must follow suit if you can; otherwise play anything."),
)
_MUST_WIN_IF_ABLE = (
    (
        "Jak grać",
        (
            "Jeśli nie możesz albo wyjście było w atu, musisz zagrać atut, który pobije kartę "
            "przeciwnika, o ile to możliwe."
        ),
    ),
)

RULES = (
    FixedRule(
        "fixed.turns",
        "Everyone acts in turn, to the right, and only with what that moment of the deal is for.",
        {
            "saudi": (("01", "deal and play anticlockwise"),),
            "table-app": (("The deck and the deal", "with everything moving to the right"),),
            "elblot": (
                (
                    "Playing the eight tricks",
                    "Each player contributes one card in table order.",
                ),
            ),
        },
    ),
    FixedRule(
        "fixed.own-cards",
        "A card can be played only by the hand that holds it.",
        {
            "elblot": (
                (
                    "Fair play and rule challenges",
                    "Impossible system actions such as duplicated card identity are rejected "
                    "structurally.",
                ),
            ),
        },
    ),
    FixedRule(
        "fixed.lead-any",
        "Whoever leads may lead any card, unless the deal is locked.",
        {
            "saudi": (
                (
                    "03",
                    (
                        "locked forbids any trump lead unless the hand contains only trumps. "
                        "Undoubled, Triple and Gahwa are open."
                    ),
                ),
            ),
        },
    ),
    FixedRule(
        "fixed.locked-lead",
        "In a locked deal nobody may lead a trump while holding any other card; following suit "
        "and trumping are not affected.",
        {
            "saudi": (
                ("03", "locked forbids any trump lead unless the hand contains only trumps"),
                ("04", "Locked adds the trump-lead restriction."),
            ),
            "table-app": (
                (_APP_RAISING, "Closed: nobody may lead a trump unless they hold only trumps."),
            ),
        },
    ),
    FixedRule(
        "fixed.follow-suit",
        "Whoever holds a card of the suit led must play one; in a plain suit any of them will do.",
        {
            "saudi": (
                (
                    "04",
                    "Follow suit; highest trump, otherwise highest led-suit card, wins and leads.",
                ),
                ("04", "On a plain lead, any card of that suit suffices when held."),
            ),
            "table-app": ((_APP_TRICK, "You must follow the suit led if you can."),),
            "yeeqia": _FOLLOW_OR_ANYTHING,
            "daily": (
                ("Jak grać", "Hokum: dokładaj do koloru, jeśli możesz."),
                ("Jak grać", "Sun: dokładaj do koloru, jeśli możesz"),
            ),
            "elblot": (
                (
                    "Playing the eight tricks, Sun",
                    "A player must follow the led suit when possible.",
                ),
                ("Playing the eight tricks, Hukum", "Following the led suit still comes first."),
            ),
        },
    ),
    FixedRule(
        "fixed.void-in-sun",
        "In Sun a player who is void in the suit led may play any card, and nobody ever has to "
        "beat the cards on the table.",
        {
            "saudi": (("04", "In Sun, void players discard freely and overtaking is optional."),),
            "table-app": ((_APP_TRICK, "In Sun, if you can't follow suit you may play any card."),),
            "yeeqia": _FOLLOW_OR_ANYTHING,
            "daily": (
                (
                    "Jak grać",
                    (
                        "Sun: dokładaj do koloru, jeśli możesz, w przeciwnym razie zagraj dowolną "
                        "kartę."
                    ),
                ),
            ),
            "elblot": (
                (
                    "Playing the eight tricks, Sun",
                    "A player who does not hold that suit may discard any card.",
                ),
            ),
        },
    ),
    FixedRule(
        "fixed.void-in-trump",
        "Whoever is void in trumps when trump is led may play any card.",
        {"yeeqia": _FOLLOW_OR_ANYTHING},
    ),
    FixedRule(
        "fixed.void-without-trumps",
        "Whoever is void in the suit led and holds no trump may play any card.",
        {
            "saudi": (
                (
                    "04",
                    (
                        "third against a winning second player must win with trump if able, "
                        "otherwise may discard anything; fourth against a winning opponent does "
                        "likewise."
                    ),
                ),
            ),
            "table-app": ((_APP_TRICK, "you must trump with a card that wins, if you have one"),),
            "yeeqia": _FOLLOW_OR_ANYTHING,
            "daily": _MUST_WIN_IF_ABLE,
        },
    ),
    FixedRule(
        "fixed.fourth-hand",
        "A fourth player who is void may play any card while partner is winning.",
        {
            "saudi": (("04", "Fourth is free when second-player partner wins."),),
            "table-app": ((_APP_TRICK, "If your partner is winning, you may play anything."),),
            "yeeqia": _FOLLOW_OR_ANYTHING,
            "daily": (("Jak grać", "Jesteś wolny, gdy lewę wygrywa twój partner"),),
        },
    ),
    FixedRule(
        "fixed.trick-winner",
        "The highest trump wins the trick, or without trumps the highest card of the suit led; its "
        "player leads next.",
        {
            "saudi": (("04", "highest trump, otherwise highest led-suit card, wins and leads."),),
            "table-app": (
                (
                    _APP_TRICK,
                    (
                        "The highest trump wins; if no trump is played, the highest card of the "
                        "suit led wins."
                    ),
                ),
                (_APP_TRICK, "each trick's winner leads the next"),
            ),
            "yeeqia": (
                (
                    "paragraph 6",
                    (
                        "The strongest card of the led suit wins the trick unless trumped. The "
                        "winner leads next."
                    ),
                ),
            ),
            "elblot": (
                ("Playing the eight tricks, Hukum", "A trump beats every non-trump."),
                (
                    "Playing the eight tricks",
                    "The trick winner collects the four cards and leads next.",
                ),
            ),
        },
    ),
    FixedRule(
        "fixed.ekka",
        "Ekka is true for a plain card led in Hokum when no higher card of its suit is unplayed; "
        "the leader's own hand counts as unplayed.",
        {
            "saudi": (
                (
                    "04",
                    (
                        "Ekka is legal when leading the highest remaining plain card; with a "
                        "higher card still unplayed it is false."
                    ),
                ),
            ),
            "daily": (("Sterowanie", "gdy wychodzisz najwyższą pozostałą kartą w kolorze"),),
        },
    ),
)
