"""The decisions about projects."""

from baloot.profile.choice import Choice, Decision, When
from baloot.profile.decisions.baloot_call import AbsorbedBy
from baloot.profile.decisions.stakes import ANY_RAISED


class Declaring(Choice):
    """`projects.declaring`."""

    FIRST_TRICK = (
        "You declare your projects on your first turn, before your card; a project not declared is "
        "lost, and the declared ones are shown after the first trick."
    )
    ONE_THEN_SHOW = (
        "On your first turn you may announce one project unless a better kind has been; on the "
        "second trick the side with the best shows: its holder may add a second, and partner may "
        "show unannounced ones."
    )
    AUTOMATIC = (
        "Nobody announces or shows projects; they count by themselves from the eight cards dealt."
    )


class PerPlayer(Choice):
    """`projects.per-player`."""

    ONE = "A player may have at most one project, Baloot apart."
    TWO = "A player may have at most two projects, Baloot apart."


class ProjectScope(Choice):
    """`projects.scope`."""

    BEST_TEAM = (
        "The team with the best single project scores all its projects, and the other team none."
    )
    BEST_PROJECT = (
        "Only the best single project scores; no other project counts, not even of the same team."
    )


class HundredRank(Choice):
    """`projects.hundred-rank`."""

    FOUR_OF_A_KIND_FIRST = "A Hundred by four of a kind beats any Hundred by run."
    RUN_FIRST = "A Hundred by run beats any Hundred by four of a kind."
    TOP_CARD_ONLY = (
        "A Hundred by four of a kind and a Hundred by run rank alike; only their top cards are "
        "compared."
    )


class EqualValue(Choice):
    """`projects.equal-value`."""

    TOP_CARD = (
        "Between projects of equal value the higher top card wins and, if that is equal too, the "
        "project of the player who speaks earlier from the dealer's right."
    )
    EARLIER_SEAT = (
        "Between projects of equal value that of the player who speaks earlier from the dealer's "
        "right wins at once, whatever the top cards."
    )
    CANCEL = (
        "Between projects of equal value the higher top card wins; if the sides' best are equal in "
        "value, kind and top card, and in length where it ranks, neither side scores any, whatever "
        "trump and seat."
    )


class LongerRun(Choice):
    """`projects.longer-run`."""

    NO_RANK = "Between runs of equal value a longer one has no advantage over a shorter one."
    LONGER_FIRST = (
        "Between runs of equal value the longer one, counted in full, wins before top cards are "
        "compared."
    )


class TrumpRun(Choice):
    """`projects.trump-run`."""

    NO_PRIORITY = "A run in trump has no priority over an equal run in another suit."
    TRUMP_FIRST = (
        "A run in trump beats an equal run in another suit before it is asked who speaks earlier."
    )


class FiveRun(Choice):
    """`projects.five-run`."""

    HUNDRED = "A run of five or more cards makes a Hundred."
    FIFTY = (
        "A run of five or more cards is no Hundred but one Fifty of its top four cards; only where "
        "runs may be split can the rest make another project."
    )


class LongRun(Choice):
    """`projects.long-run`."""

    MAY_SPLIT = (
        "A player may declare any part of a run and so split a long one; a Hundred by run is the "
        "run's top five cards unless declared otherwise."
    )
    ONE_PROJECT = (
        "A run counts as far as it goes, as one project with all its cards; no part of it may be "
        "declared by itself."
    )


class FourHundred(Choice):
    """`projects.four-hundred`."""

    FOUR_ACES_IN_SUN = "Four aces in Sun are the Four Hundred; in Hokum they are a Hundred."
    FOUR_NINES = (
        "Four nines are the Four Hundred, in Hokum and in Sun; four aces are an ordinary Hundred "
        "in both."
    )


class ProjectWorth(Choice):
    """`projects.worth`."""

    POINTS = (
        "Projects score points: in Hokum 2 for Sira, 5 for Fifty and 10 for Hundred; in Sun 4 for "
        "Sira, 10 for Fifty, 20 for Hundred and 40 for Four Hundred."
    )
    ABNAT = (
        "Projects are added to the card points before conversion: 20 for Sira, 50 for Fifty, 100 "
        "for Hundred and 400 for Four Hundred."
    )


class ProjectMultiplier(Choice):
    """`projects.multiplier`."""

    DOUBLE_AT_ANY_RAISE = "In a raised deal projects count twice, at Double, Triple and Four alike."
    DOUBLE_ONLY = "Projects count twice at Double, but only once at Triple and Four."
    FULL = "Projects count twice at Double, three times at Triple and four times at Four."


class ProjectsOnFailure(Choice):
    """`projects.on-failure`."""

    TO_WINNERS = "The scoring projects of the side that loses the deal go to the winners."
    KEPT = "The side that loses the deal still scores its own scoring projects."
    VOID = "The scoring projects of the side that loses the deal are void; nobody scores them."


class ProjectsInKaboot(Choice):
    """`projects.in-kaboot`."""

    WINNERS_OWN = (
        "A side that takes all eight tricks adds its own projects if they won the comparison."
    )
    NONE = "A side that takes all eight tricks adds nothing for projects."


DECISIONS = (
    Decision("projects.declaring", "When and how are projects declared and shown?", Declaring),
    Decision(
        "projects.per-player",
        "How many projects may one player have?",
        PerPlayer,
        (
            (When("projects.declaring", (Declaring.FIRST_TRICK, Declaring.ONE_THEN_SHOW)),),
            (When("projects.scope", (ProjectScope.BEST_TEAM,)),),
            (
                When(
                    "baloot.absorbed-by",
                    tuple(choice for choice in AbsorbedBy if choice is not AbsorbedBy.NEVER),
                ),
            ),
        ),
    ),
    Decision(
        "projects.scope",
        "Does the best project score alone, or with all projects of its team?",
        ProjectScope,
    ),
    Decision(
        "projects.hundred-rank",
        "Which Hundred is better, four of a kind or a run?",
        HundredRank,
        ((When("projects.five-run", (FiveRun.HUNDRED,)),),),
    ),
    Decision("projects.equal-value", "Which of two projects of equal value is better?", EqualValue),
    Decision(
        "projects.longer-run",
        "Does a longer run beat a shorter one of equal value?",
        LongerRun,
        ((When("projects.equal-value", (EqualValue.TOP_CARD, EqualValue.CANCEL)),),),
    ),
    Decision(
        "projects.trump-run", "Does a run in trump beat an equal run in another suit?", TrumpRun
    ),
    Decision("projects.five-run", "Is a run of five a Hundred?", FiveRun),
    Decision("projects.long-run", "May a long run be split?", LongRun),
    Decision("projects.four-hundred", "Which four cards are the Four Hundred?", FourHundred),
    Decision("projects.worth", "Are projects worth points or card points?", ProjectWorth),
    Decision(
        "projects.multiplier",
        "How often do projects count in a raised deal?",
        ProjectMultiplier,
        ANY_RAISED,
    ),
    Decision(
        "projects.on-failure",
        "What becomes of the projects of the side that loses the deal?",
        ProjectsOnFailure,
    ),
    Decision("projects.in-kaboot", "Do projects score in a Kaboot?", ProjectsInKaboot),
)
