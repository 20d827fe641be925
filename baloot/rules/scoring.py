"""Scoring a deal: the sheet, line by line, and the points it comes to."""

from attrs import field, frozen

from baloot.messages import Message, Value, message
from baloot.profile import decisions as d
from baloot.profile.profile import Options
from baloot.rulebook.sheet import Sheet, SheetLine
from baloot.rules import baloot_call
from baloot.rules.contest import EachKeepsOwn, Outcome, Redeal, Tie, higher, settle_tie
from baloot.rules.conversion import (
    FACTOR,
    KABOOT,
    POOL,
    REVERSE_KABOOT,
    Shares,
    convert,
    counting_side,
)
from baloot.rules.projects import ABNAT, Kind, alone, worth
from baloot.rules.sides import BySide, Side
from baloot.table.contract import Level, Mode


@frozen
class Taken:
    """What a finished deal is scored from.

    `abnat` are the card points, the last trick's ten included; `projects` those that won the
    comparison, on one side only. `reverse` is whether the declarer sits where, and holds what, a
    reverse Kaboot asks for.
    """

    mode: Mode
    level: Level
    abnat: BySide[int]
    tricks: BySide[int]
    projects: BySide[tuple[Kind, ...]] = BySide((), ())  # noqa: RUF009 - frozen
    baloot: Side | None = None
    reverse: bool = False

    @property
    def raised(self) -> bool:
        """Whether anyone raised."""
        return self.level is not Level.SINGLE

    @property
    def swept_by(self) -> Side | None:
        """The side that took every trick, if one did."""
        return next((side for side in Side if not self.tricks.of(side.other)), None)


@frozen
class Score:
    """What a deal comes to, with its sheet.

    `points` are 0 for both on a redeal and at Gahwa, where `match` names the winner of the match.
    `made` is None when the deal stands by agreement or is dealt again.
    """

    points: BySide[int]
    made: bool | None
    kaboot: Side | None
    redeal: bool
    match: Side | None
    sheet: Sheet


@frozen
class _Extras:
    """What each side has beside its cards, at single value and standing alone."""

    projects: BySide[int]
    baloot: BySide[int]


@frozen
class _Writer:
    """The sheet while it is being written."""

    lines: list[SheetLine] = field(factory=list)

    def note(self, rule: str, said: Message, amounts: BySide[int] | None = None) -> None:
        """A line that explains."""
        given = (amounts.declarers, amounts.defenders) if amounts else (None, None)
        self.lines.append(SheetLine(rule, said, *given))

    def count(self, rule: str, id: str, side: Side, amount: int, **facts: Value) -> None:
        """A line that is written down for one side, left out where it is nothing."""
        if amount:
            amounts = BySide.one(side, amount, 0)
            said = message(f"sheet.{id}", side=_word(side), amount=amount, **facts)
            self.lines.append(
                SheetLine(rule, said, amounts.declarers, amounts.defenders, counts=True)
            )

    def count_both(self, rule: str, id: str, amounts: BySide[int]) -> None:
        """A line that is written down for both sides."""
        said = message(f"sheet.{id}")
        self.lines.append(SheetLine(rule, said, amounts.declarers, amounts.defenders, counts=True))

    def sheet(self) -> Sheet:
        return Sheet(tuple(self.lines))

    def points(self) -> BySide[int]:
        """What the counting lines add up to."""
        counted = [it for it in self.lines if it.counts]
        return BySide(
            sum(it.declarers or 0 for it in counted), sum(it.defenders or 0 for it in counted)
        )


def score(options: Options, taken: Taken, *, lost_by: Side | None = None) -> Score:
    """The points of a deal and the sheet that they are worked out on.

    `lost_by` is a side that has lost whatever the cards say.
    """
    sheet = _Writer()
    sheet.note("fixed.card-points", message("sheet.card-points"), taken.abnat)
    extras = _extras(options, taken)
    swept_by = taken.swept_by
    if swept_by is not None and swept_by is not lost_by:
        return _kaboot(options, taken, swept_by, extras, sheet)
    shares = _shares(options, taken, sheet)
    totals = _totals(options, taken, shares, extras, sheet)
    outcome: Outcome
    if lost_by is None:
        outcome = _outcome(options, taken, shares, totals, sheet)
    else:
        outcome = lost_by.other
        sheet.note("sawa.failure", message("sheet.lost", side=_word(lost_by)))
    if isinstance(outcome, Redeal):
        return Score(BySide(0, 0), None, None, True, None, sheet.sheet())
    if taken.level is Level.GAHWA:
        assert isinstance(outcome, Side)
        return _gahwa(outcome, None, sheet)
    made = outcome is Side.DECLARERS and not taken.raised and lost_by is None
    if isinstance(outcome, EachKeepsOwn) or made:
        _each_its_own(options, taken, shares, extras, sheet)
    else:
        assert isinstance(outcome, Side)
        if taken.raised:
            _raised(options, taken, outcome, extras, sheet)
        else:
            _failed(options, taken, outcome, totals, extras, sheet)
    sheet.note("fixed.sheet", message("sheet.total"), sheet.points())
    won = None if isinstance(outcome, EachKeepsOwn) else outcome is Side.DECLARERS
    return Score(sheet.points(), won, None, False, None, sheet.sheet())


# --- what is compared --------------------------------------------------------------------


def _extras(options: Options, taken: Taken) -> _Extras:
    def projects(side: Side) -> int:
        return sum(worth(options, taken.mode, kind) for kind in taken.projects.of(side))

    def baloot(side: Side) -> int:
        if taken.baloot is not side:
            return 0
        if options.baloot_worth is d.BalootWorth.TWO_POINTS:
            return baloot_call.POINTS
        return alone(taken.mode, baloot_call.ABNAT)

    return _Extras(
        BySide(projects(Side.DECLARERS), projects(Side.DEFENDERS)),
        BySide(baloot(Side.DECLARERS), baloot(Side.DEFENDERS)),
    )


def _shares(options: Options, taken: Taken, sheet: _Writer) -> Shares:
    """The match points for cards, by the counting side or by each."""
    counters = counting_side(options, taken.level)
    if counters is None:
        own = BySide(*(convert(options, taken.mode, taken.abnat.of(side)) for side in Side))
        sheet.note("score.counting-side", message("sheet.each-side"), own)
        return Shares(own, None)
    abnat = taken.abnat.of(counters)
    counted = convert(options, taken.mode, abnat)
    points = BySide.one(counters, counted, POOL[taken.mode] - counted)
    facts: dict[str, Value] = {"side": _word(counters), "abnat": abnat, "points": counted}
    sheet.note("score.counting-side", message("sheet.counters", **facts))
    pool = message("sheet.rest", pool=POOL[taken.mode], counted=counted)
    sheet.note(f"score.{taken.mode.value}-conversion", pool, points)
    return Shares(points, counters)


def _totals(
    options: Options, taken: Taken, shares: Shares, extras: _Extras, sheet: _Writer
) -> BySide[int]:
    """Cards, scoring projects and Baloot of each side, at single value."""

    def total(side: Side) -> int:
        summed, points = _in_card_points(options, taken, side)
        if summed:
            cards = convert(options, taken.mode, taken.abnat.of(side) + summed)
        else:
            cards = shares.points.of(side)
        return cards + points

    totals = BySide(total(Side.DECLARERS), total(Side.DEFENDERS))
    if any(taken.projects.of(side) for side in Side):
        sheet.note("projects.worth", message("sheet.projects-single"), extras.projects)
    if taken.baloot is not None:
        sheet.note("baloot.worth", message("sheet.baloot-single"), extras.baloot)
    sheet.note("score.contest", message("sheet.totals"), totals)
    return totals


def _in_card_points(options: Options, taken: Taken, side: Side) -> tuple[int, int]:
    """A side's projects and Baloot: what is added before conversion, and what after it."""
    abnat = points = 0
    for kind in taken.projects.of(side):
        if options.projects_worth is d.ProjectWorth.ABNAT:
            abnat += ABNAT[kind]
        else:
            points += worth(options, taken.mode, kind)
    if taken.baloot is side:
        if options.baloot_worth is d.BalootWorth.TWENTY_ABNAT:
            abnat += baloot_call.ABNAT
        else:
            points += baloot_call.POINTS
    return abnat, points


def _outcome(
    options: Options, taken: Taken, shares: Shares, totals: BySide[int], sheet: _Writer
) -> Outcome:
    """Who wins the deal, or what a level contest comes to instead."""
    by_cards = options.score_contest is d.Contest.CARD_POINTS
    compared = taken.abnat if by_cards else totals
    won = higher(compared)
    if won is not None:
        said = message("sheet.wins", side=_word(won), more=compared.of(won))
        sheet.note("score.contest", said)
        return won
    tie = settle_tie(options, taken.mode, taken.level, taken.abnat, shares.counters)
    sheet.note("score.tie", _tie_line(tie))
    return tie.outcome


def _tie_line(tie: Tie) -> Message:
    result = {
        Side.DECLARERS: "word.declarers-win",
        Side.DEFENDERS: "word.defenders-win",
        EachKeepsOwn(): "word.each-keeps-own",
        Redeal(): "word.redeal",
    }[tie.outcome]
    if tie.digit is None:
        return message("sheet.level", result=message(result))
    return message("sheet.level-digit", digit=tie.digit, result=message(result))


# --- what is written down ----------------------------------------------------------------


def _each_its_own(
    options: Options, taken: Taken, shares: Shares, extras: _Extras, sheet: _Writer
) -> None:
    """An unraised deal that stands: each side writes down what is its own."""
    summed = BySide(*(_in_card_points(options, taken, side)[0] for side in Side))
    if summed.declarers or summed.defenders:
        cards = BySide(
            *(convert(options, taken.mode, taken.abnat.of(it) + summed.of(it)) for it in Side)
        )
        sheet.count_both("projects.worth", "converted-together", cards)
    else:
        sheet.count_both("score.counting-side", "cards", shares.points)
    for side in Side:
        _own_points(options, side, extras, sheet)


def _own_points(options: Options, side: Side, extras: _Extras, sheet: _Writer) -> None:
    """What a side has in match points beside its converted card points."""
    projects, baloot = extras.projects.of(side), extras.baloot.of(side)
    if projects and options.projects_worth is d.ProjectWorth.POINTS:
        sheet.count("projects.worth", "projects", side, projects)
    if baloot and options.baloot_worth is d.BalootWorth.TWO_POINTS:
        sheet.count("baloot.worth", "baloot", side, baloot)


def _failed(
    options: Options,
    taken: Taken,
    winners: Side,
    totals: BySide[int],
    extras: _Extras,
    sheet: _Writer,
) -> None:
    """An unraised deal that a side lost: the declarers, or who is found to have lost it."""
    pool = POOL[taken.mode]
    if options.score_failure_award is d.FailureAward.AT_LEAST_POOL:
        award = max(pool, totals.of(winners))
        sheet.count("score.failure-award", "at-least-pool", winners, award, pool=pool)
    else:
        sheet.count("score.failure-award", "pool", winners, pool)
        sheet.count("projects.worth", "projects", winners, extras.projects.of(winners))
        sheet.count("baloot.worth", "baloot", winners, extras.baloot.of(winners))
    _losers_extras(options, taken, winners.other, extras, sheet)


def _raised(options: Options, taken: Taken, winners: Side, extras: _Extras, sheet: _Writer) -> None:
    """A raised deal: the winner takes all."""
    pool, factor = POOL[taken.mode], FACTOR[taken.level]
    facts: dict[str, Value] = {"pool": pool, "level": taken.level, "factor": factor}
    sheet.count("fixed.raised-pool", "raised-pool", winners, pool * factor, **facts)
    _projects(options, taken, winners, extras.projects.of(winners), "projects", sheet)
    sheet.count("baloot.worth", "baloot", winners, extras.baloot.of(winners))
    _losers_extras(options, taken, winners.other, extras, sheet)


def _projects(
    options: Options, taken: Taken, side: Side, single: int, id: str, sheet: _Writer
) -> None:
    """Projects that score apart from the cards, times their multiplier when raised."""
    if not single:
        return
    times = multiplier(options, taken.level) if taken.raised else 1
    rule = "projects.multiplier" if taken.raised else "projects.worth"
    if id != "projects":
        rule = "projects.on-failure"
    sheet.count(rule, f"{id}-times" if times > 1 else id, side, single * times, times=times)


def multiplier(options: Options, level: Level) -> int:
    """How many times projects count in a raised deal."""
    match options.projects_multiplier:
        case d.ProjectMultiplier.DOUBLE_AT_ANY_RAISE:
            return 2
        case d.ProjectMultiplier.DOUBLE_ONLY:
            return 2 if level is Level.DOUBLE else 1
        case d.ProjectMultiplier.FULL:
            return FACTOR[level]


def _losers_extras(
    options: Options, taken: Taken, losers: Side, extras: _Extras, sheet: _Writer
) -> None:
    """The losing side's projects and Baloot: handed over, kept or void."""
    single = extras.projects.of(losers)
    if single:
        match options.projects_on_failure:
            case d.ProjectsOnFailure.TO_WINNERS:
                _projects(options, taken, losers.other, single, "projects-over", sheet)
            case d.ProjectsOnFailure.KEPT:
                _projects(options, taken, losers, single, "projects-kept", sheet)
            case d.ProjectsOnFailure.VOID:
                sheet.note("projects.on-failure", message("sheet.projects-void"))
    points = extras.baloot.of(losers)
    if points:
        match options.baloot_on_failure:
            case d.BalootOnFailure.TO_WINNERS:
                sheet.count("baloot.on-failure", "baloot-over", losers.other, points)
            case d.BalootOnFailure.KEPT:
                sheet.count("baloot.on-failure", "baloot-kept", losers, points)
            case d.BalootOnFailure.VOID:
                sheet.note("baloot.on-failure", message("sheet.baloot-void"))


# --- Kaboot and Gahwa --------------------------------------------------------------------


def _kaboot(
    options: Options, taken: Taken, sweepers: Side, extras: _Extras, sheet: _Writer
) -> Score:
    """A side took every trick: the other scores nothing at all."""
    sheet.note("fixed.kaboot", message("sheet.kaboot", side=_word(sweepers)))
    if taken.level is Level.GAHWA:
        return _gahwa(sweepers, sweepers, sheet)
    _kaboot_value(options, taken, sweepers, sheet)
    single = extras.projects.of(sweepers)
    if single and options.projects_in_kaboot is d.ProjectsInKaboot.WINNERS_OWN:
        _projects(options, taken, sweepers, single, "projects", sheet)
    points = extras.baloot.of(sweepers)
    if points and _baloot_in_kaboot(options, taken):
        sheet.count("baloot.in-kaboot", "baloot", sweepers, points)
    sheet.note("fixed.sheet", message("sheet.total"), sheet.points())
    made = sweepers is Side.DECLARERS
    return Score(sheet.points(), made, sweepers, False, None, sheet.sheet())


def _kaboot_value(options: Options, taken: Taken, sweepers: Side, sheet: _Writer) -> None:
    against_sun = taken.mode is Mode.SUN and sweepers is Side.DEFENDERS
    if (
        against_sun
        and taken.reverse
        and options.score_reverse_kaboot is d.ReverseKaboot.EIGHTY_EIGHT
    ):
        sheet.count("score.reverse-kaboot", "reverse-kaboot", sweepers, REVERSE_KABOOT)
        return
    value = KABOOT[taken.mode]
    if not taken.raised:
        sheet.count("fixed.kaboot", "kaboot-value", sweepers, value)
        return
    multiplied = options.score_kaboot_when_raised is d.KabootWhenRaised.MULTIPLIED
    factor = FACTOR[taken.level] if multiplied else 1
    facts: dict[str, Value] = {"value": value, "factor": factor, "level": taken.level}
    id = "kaboot-times" if multiplied else "kaboot-flat"
    sheet.count("score.kaboot-when-raised", id, sweepers, value * factor, **facts)


def _baloot_in_kaboot(options: Options, taken: Taken) -> bool:
    match options.baloot_in_kaboot:
        case d.BalootInKaboot.WINNERS_OWN:
            return True
        case d.BalootInKaboot.RAISED_ONLY:
            return taken.raised
        case d.BalootInKaboot.NONE:
            return False


def _gahwa(winners: Side, kaboot: Side | None, sheet: _Writer) -> Score:
    sheet.note("fixed.gahwa", message("sheet.gahwa", side=_word(winners)))
    made = winners is Side.DECLARERS
    return Score(BySide(0, 0), made, kaboot, False, winners, sheet.sheet())


def _word(side: Side) -> Message:
    return message(f"sheet.{side.value}")
