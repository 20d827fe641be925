"""Records for importers: what reads and writes text is loaded where it is used."""

from typing import TYPE_CHECKING

from baloot.game.record import Record, record

if TYPE_CHECKING:
    from baloot.game.replay import Replay
    from baloot.game.replay_deal import Enforce


def dumps(record: Record, format: str = "json") -> str:  # noqa: A002 - the public name
    """A record as text: `json` (indented), `jsonl` (one line) or `yaml`."""
    from baloot.game import record_text

    return record_text.dumps(record, format)


def loads(text: str) -> Record:
    """The record of a JSON or YAML text; `RecordError` with every problem and its line."""
    from baloot.game import record_text

    return record_text.loads(text)


def replay(record: Record, enforce: "Enforce | str | None" = None) -> "Replay":
    """Plays a record again, `strict` or `audited`, or as its profile has it.

    The result has `states`, `breaches` and `mismatches`. Raises `RecordError` when the profile
    cannot be had or the cards cannot be dealt.
    """
    from baloot.game import replay as replaying

    return replaying.replay(record, enforce)


__all__ = ["Record", "dumps", "loads", "record", "replay"]
