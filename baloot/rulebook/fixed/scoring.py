"""The fixed rules of counting and scoring."""

from baloot.rulebook.fixed.rule import FixedRule

_APP_ORDER = "Card order and points (abnat)"

RULES = (
    FixedRule(
        "fixed.sheet",
        "What is written down for a side is added up and added to its score of the match.",
        {
            "saudi": (("07", "After the full calculation add the awards to cumulative scores."),),
        },
    ),
    FixedRule(
        "fixed.kaboot",
        "A side that takes all eight tricks scores a Kaboot, 25 in Hokum and 44 in Sun, and the "
        "other side scores nothing.",
        {
            "saudi": (("06", "Taking all 8 tricks, Al-kaboot, awards 25 Hokum or 44 Sun"),),
            "table-app": (("Scoring", "Kaboot (all eight tricks): 25 in Hokom or 44 in Sun"),),
            "yeeqia": (
                ("paragraph 14", "capturing all eight tricks — scores 25 in Hokom and 44 in Sun."),
            ),
            "daily": (("Jak grać", "Zdobycie wszystkich lew to Al-kaboot: 25 w Hokum, 44 w Sun."),),
            "federation": (("7-7", None),),
            "elblot": (
                (
                    "Counting the deal and winning the Sakka",
                    "Kaboot occurs when one team physically collects all eight tricks.",
                ),
            ),
        },
    ),
    FixedRule(
        "fixed.raised-pool",
        "The winner of a raised deal takes all that the cards are worth, 16 in Hokum or 26 in Sun, "
        "twice at Double, three times at Triple and four times at Four.",
        {
            "saudi": (
                (
                    "06",
                    "On Double/Triple/Quadruple winners take everything: card budget multiplied by "
                    "2/3/4",
                ),
            ),
            "table-app": (("Scoring", "Doubled: the winner takes 16 or 26 times 2, 3 or 4"),),
            "federation": (("7-4", None),),
        },
    ),
    FixedRule(
        "fixed.gahwa",
        "Whoever wins a deal at Gahwa wins the match, whatever the points.",
        {
            "saudi": (("06", "Gahwa decides the match immediately."),),
            "table-app": (
                (
                    "How the game ends",
                    "With Gahwa, the team that wins the hand wins the match on the spot, whatever "
                    "the score.",
                ),
            ),
            "federation": (("7-4", None),),
            "elblot": (
                (
                    "Counting the deal and winning the Sakka",
                    "Gahwa awards the whole Sakka to the team winning that deal.",
                ),
            ),
        },
    ),
    FixedRule(
        "fixed.card-points",
        "Trumps J 9 A 10 K Q 8 7 count 20 14 11 10 4 3 0 0 card points, all other cards A 10 K Q J "
        "9 8 7 count 11 10 4 3 2 0 0 0, and the last trick counts 10 more.",
        {
            "saudi": (
                (
                    "01",
                    "Hokum trumps rank J, 9, A, 10, K, Q, 8, 7, worth 20, 14, 11, 10, 4, 3, 0, 0.",
                ),
                (
                    "01",
                    "every Sun suit rank A, 10, K, Q, J, 9, 8, 7, worth 11, 10, 4, 3, 2, 0, 0, 0.",
                ),
                ("01", "Last of 8 tricks adds 10"),
            ),
            "table-app": (
                (_APP_ORDER, "Values: jack 20, nine 14, ace 11, ten 10, king 4, queen 3."),
                (_APP_ORDER, "Values: ace 11, ten 10, king 4, queen 3, jack 2."),
                (_APP_ORDER, "The last trick is worth 10 extra."),
            ),
            "yeeqia": (
                (
                    "paragraph 5",
                    (
                        "the trump Jack is the highest card in the game (20), then the trump 9 "
                        "(14), then Ace, 10, King, Queen."
                    ),
                ),
                (
                    "paragraph 4",
                    (
                        "In Sun the Ace is boss (11), followed by 10 (10), King (4), Queen (3), "
                        "Jack (2); 9–7 score zero."
                    ),
                ),
                ("paragraph 6", "Taking the last trick adds 10 points."),
            ),
            "daily": (
                (
                    "Jak grać",
                    (
                        "w atucie walet 20, dziewiątka 14, as 11, dziesiątka 10, król 4, dama 3, "
                        "ósemka i siódemka 0."
                    ),
                ),
                (
                    "Jak grać",
                    "W pozostałych kolorach as 11, dziesiątka 10, król 4, dama 3, walet 2.",
                ),
                ("Jak grać", "Ostatnia lewa daje dodatkowe 10 punktów."),
            ),
            "elblot": (
                (
                    "Counting the deal and winning the Sakka",
                    "The last trick adds 10 raw points.",
                ),
            ),
        },
    ),
)
