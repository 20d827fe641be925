"""What holds for every test: a slow machine fails none, and the build of the kernel is known."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from baloot import kernel

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_report_header() -> str:
    return f"baloot kernel: {_build()}"


def pytest_configure() -> None:
    """No run on another build than was asked for, nor on one older than the files it stands for.

    A native kernel built into a checkout goes on to be loaded after its sources are edited.
    """
    wanted = os.environ.get("BALOOT_KERNEL", _build())
    if wanted != _build():
        raise pytest.UsageError(f"BALOOT_KERNEL asks for {wanted}, but {_build()} was loaded")
    folder = Path(kernel.__file__).parent
    built = [path.stat().st_mtime for path in folder.glob("*.so")]
    in_checkout = (folder.parents[1] / "pyproject.toml").exists()
    if built and in_checkout:
        newest = max(path.stat().st_mtime for path in folder.glob("*.py"))
        if newest > min(built):
            raise pytest.UsageError(f"the native kernel in {folder} is older than its sources")


def _build() -> str:
    return "compiled" if kernel.COMPILED else "plain"
