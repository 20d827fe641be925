"""Which decisions an answer read: options that remember what was asked of them."""

from typing import Any, cast

from baloot.profile.decisions import DECISIONS
from baloot.profile.profile import Options

_BY_FIELD = {decision.field: decision.id for decision in DECISIONS}


class Watch:
    """Options, and the decisions that were looked up in them.

    Deciders take `options` and read a field only where its choice can matter; what an answer
    hangs on is then what was read.
    """

    def __init__(self, options: Options) -> None:
        self._read: dict[str, None] = {}
        self.options = cast("Options", _Watched(options, self._read))

    @property
    def read(self) -> tuple[str, ...]:
        """The ids of the decisions read so far, in the order of their first reading."""
        return tuple(self._read)


class _Watched:
    def __init__(self, options: Options, read: dict[str, None]) -> None:
        self._options = options
        self._noted = read

    def __getattr__(self, field: str) -> Any:
        if field in _BY_FIELD:
            self._noted[_BY_FIELD[field]] = None
        return getattr(self._options, field)
