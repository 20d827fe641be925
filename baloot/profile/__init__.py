"""What can vary between tables, what a table chose, and on whose authority."""

from pathlib import Path

from baloot.profile.profile import Difference, Profile, difference

__all__ = ["Difference", "Profile", "available_profiles", "difference", "load_profile"]


def load_profile(name_or_path: str | Path) -> Profile:
    """The profile of a shipped or installed name, or of a YAML file.

    Text that ends in `.yaml` or `.yml` or contains a `/` is a path. Raises `UnknownProfile`
    for a name that nobody offers, `ProfileError` with every problem of a file, and `OSError`
    for a file that cannot be read.
    """
    from baloot.profile import loading

    return loading.load(name_or_path)


def available_profiles() -> tuple[str, ...]:
    """The names that `load_profile` takes: the shipped ones, then `distribution:name`."""
    from baloot.profile import shelf

    return shelf.available()
