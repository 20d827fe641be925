"""The hot path, in plain ints: lawful cards, trick winners, card points.

A card is an int from 0 to 31 (`Card.index`), a set of cards an int with those bits, a suit an
int from 0 to 3, and the trump suit is `NO_TRUMP` in Sun. The kernel knows no profile: it gets
`rules`, an int that `baloot.rules.compiled` made of one.

The modules run as they stand and, where they are built so, as native code compiled from the same
files; `COMPILED` says which of the two was loaded. The compiler gives them their shape: its native
integers are named for type checkers only, so that nothing is needed to run the files as Python.
"""

from typing import Final

from baloot.kernel import trick

COMPILED: Final = not str(trick.__file__).endswith(".py")
"""Whether the kernel that was loaded is the native one."""
