"""The library as it is installed, and a second copy of it with the kernel as plain Python.

The copy is imported from the same files under the same names, while the modules that were loaded
before are put aside. Both can then be used in turn; a function of the copy that imports something
only when it is called gets the first library's, so that such functions are called while copying.
"""

import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from attrs import frozen

from baloot import kernel

PROFILE = "saudi"


@frozen
class Build:
    """One copy of the library. Its modules are typed as they are found: not at all."""

    name: str
    baloot: Any
    bulk: Any
    sawa: Any
    profile: Any


class _FromSource(MetaPathFinder):
    """Finds the kernel's modules as Python files even where native ones lie beside them."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,  # noqa: ARG002 - the interface has it
    ) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        if package != "baloot.kernel" or path is None:
            return None
        return spec_from_file_location(fullname, Path(path[0]) / f"{name}.py")


@contextmanager
def _put_aside() -> Iterator[None]:
    def ours() -> list[str]:
        return [name for name in sys.modules if name.partition(".")[0] == "baloot"]

    kept = {name: sys.modules.pop(name) for name in ours()}
    finder = _FromSource()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in ours():
            del sys.modules[name]
        sys.modules.update(kept)


def _build(name: str) -> Build:
    baloot = importlib.import_module("baloot")
    bulk = importlib.import_module("baloot.kernel.bulk")
    sawa = importlib.import_module("baloot.kernel.sawa")
    return Build(name, baloot, bulk, sawa, baloot.load_profile(PROFILE))


@cache
def builds() -> tuple[Build, ...]:
    """The builds that can be had, the compiled one first."""
    if not kernel.COMPILED:
        return (_build("plain"),)
    compiled = _build("compiled")
    with _put_aside():
        plain = _build("plain")
    return compiled, plain


def absent() -> tuple[str, ...]:
    """The build that cannot be had, with the reason."""
    return () if kernel.COMPILED else ("compiled kernel: not built",)
