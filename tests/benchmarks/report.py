"""The results as Markdown, written between markers into the pages that show them."""

import platform
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

from tests.benchmarks.goals import Goal
from tests.benchmarks.growth import Growth
from tests.benchmarks.memory import Weights
from tests.benchmarks.timing import Outcome

VERSIONS = ("baloot-rules", "attrs", "mypy", "open_spiel", "rlcard", "colver")
BEGIN, END = "<!-- benchmarks: begin -->", "<!-- benchmarks: end -->"


def circumstances(command: str) -> Iterator[str]:
    """Where, when and with what."""
    versions = ", ".join(f"{name} {it}" for name in VERSIONS if (it := _version(name)))
    yield f"- command: `{command}`"
    yield f"- date: {datetime.now(UTC):%Y-%m-%d}"
    yield f"- machine: {_processor()}, {platform.system()} {platform.machine()}, one core"
    yield f"- {platform.python_implementation()} {platform.python_version()}; {versions}"


def _version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def _processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        text = ""
    found = re.search(r"^model name\s*: (.+)$", text, re.MULTILINE)
    return found[1] if found else platform.processor() or "unknown"


def goals_table(goals: Iterable[Goal]) -> Iterator[str]:
    """What was aimed at, and what came out."""
    yield "| goal | wanted | measured | |"
    yield "|---|---|---|---|"
    words = {True: "reached", False: "missed", None: ""}
    for goal in goals:
        yield f"| {goal.text} | {goal.wanted} | {goal.measured} | {words[goal.reached]} |"


def contest_table(outcome: Outcome) -> Iterator[str]:
    """One contest; the last column says how many times as fast the first line is."""
    contest = outcome.contest
    yield f"### {contest.title}"
    yield ""
    yield f"| | {contest.unit} a second, best | median | the first is faster by |"
    yield "|---|---|---|---|"
    first = outcome.timed[0]
    for it in outcome.timed:
        ratio = f"{outcome.between(first, it):.3g}"
        yield f"| {it.name} | {_number(it.best)} | {_number(it.median)} | {ratio} |"
    for name in contest.absent:
        yield f"| {name} | | | |"
    yield ""


def _number(rate: float) -> str:
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.3g}"


def memory_table(weights: Weights) -> Iterator[str]:
    """What states weigh."""
    yield "### Memory"
    yield ""
    yield "| | bytes |"
    yield "|---|---|"
    yield f"| a state by itself, with its deal: the largest | {weights.largest:,} |"
    yield f"| the mean | {weights.mean:,.0f} |"
    yield f"| each of {weights.kept:,} states that are kept | {weights.each:,.0f} |"
    yield ""


def growth_table(rows: Iterable[Growth]) -> Iterator[str]:
    """Whether it stays flat."""
    yield "### Cost as work grows"
    yield ""
    yield "| | deals | processes | deals a second | MiB a process |"
    yield "|---|---|---|---|---|"
    for it in rows:
        memory = f"{it.memory:.0f}" if it.memory else ""
        cells = (f"{it.deals:,}", str(it.processes), _number(it.rate), memory)
        yield f"| {it.what} | {' | '.join(cells)} |"
    yield ""


def tables(
    outcomes: Mapping[str, Outcome], weights: Weights | None, rows: list[Growth]
) -> Iterator[str]:
    """Everything after the goals."""
    for outcome in outcomes.values():
        yield from contest_table(outcome)
    if weights:
        yield from memory_table(weights)
    if rows:
        yield from growth_table(rows)


def put(page: Path, lines: Iterable[str]) -> None:
    """Replaces what stands between the markers of `page`."""
    text = page.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{page} has no markers for the results")
    body = "\n".join(lines).strip()
    page.write_text(f"{before}{BEGIN}\n{body}\n{END}{after}", encoding="utf-8")
