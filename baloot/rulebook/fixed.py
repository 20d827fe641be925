"""The rules that no documented table varies, with the words of each source that states them."""

from collections.abc import Mapping
from types import MappingProxyType

from attrs import field, frozen


@frozen
class FixedRule:
    """A rule that is the same at every table.

    `citations` gives, by source key, each locator with the source's own words (None where they
    are known second-hand only).
    """

    id: str
    text: str
    citations: Mapping[str, tuple[tuple[str, str | None], ...]] = field(hash=False)


_APP_TRICK = "How a trick is played"
_APP_RAISING = "Doubling and Gahwa"
_APP_ORDER = "Card order and points (abnat)"
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

_RULES = (
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
            "yeeqia": (("paragraph 3", "immediately wins the auction over any Hokom"),),
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
        {"yeeqia": _FOLLOW_OR_ANYTHING, "daily": _MUST_WIN_IF_ABLE},
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
                (
                    "Playing the eight tricks, Sun",
                    "The highest card of the led suit wins; another suit cannot win.",
                ),
                ("Playing the eight tricks, Hukum", "A trump beats every non-trump."),
                (
                    "Playing the eight tricks",
                    "The trick winner collects the four cards and leads next.",
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
                ("The three card orders every player must know", "A trump 9 beats a trump Ace."),
                (
                    "Counting the deal and winning the Sakka",
                    "The last trick adds 10 raw points.",
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

FIXED: Mapping[str, FixedRule] = MappingProxyType({rule.id: rule for rule in _RULES})
