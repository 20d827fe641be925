"""Where profiles are found: shipped with the library, installed beside it, or in a file."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from baloot.profile.errors import UnknownProfile

GROUP = "baloot.profiles"
"""The entry-point group: each names a folder (a Traversable, or a callable returning one)."""


def shipped_folder() -> Traversable:
    """The folder of shipped profiles: inside the installed package, or beside it in a checkout."""
    inside = files("baloot") / "profiles"
    if inside.is_dir():
        return inside
    return Path(__file__).parents[2] / "profiles"


SHIPPED = ("saudi", "table-app", "yeeqia", "daily", "federation", "elblot")
"""The shipped profiles in documented order, the default first."""


def installed() -> dict[str, Traversable]:
    """The profiles of other distributions by qualified name, `distribution:name`, sorted.

    An entry point that cannot be loaded offers nothing; `broken_plugins` names it.
    """
    return {
        f"{distribution}:{name}": folder / f"{name}.yaml"
        for distribution, folder in _folders()
        for name in _names(folder)
    }


def broken_plugins() -> tuple[str, ...]:
    """The entry points of the group that failed to load, with the reason."""
    return tuple(_load_points()[1])


def available() -> tuple[str, ...]:
    """What `baloot.available_profiles` gives: the shipped ones, then `distribution:name`."""
    return (*SHIPPED, *installed())


def find(name: str) -> Traversable:
    """The file of a shipped or installed profile; `UnknownProfile` when there is none.

    An installed profile answers to its bare name too, where only one has it.
    """
    if name in SHIPPED:
        return shipped_folder() / f"{name}.yaml"
    others = installed()
    if name in others:
        return others[name]
    matching = [qualified for qualified in others if qualified.partition(":")[2] == name]
    if len(matching) == 1:
        return others[matching[0]]
    raise UnknownProfile(name, (*SHIPPED, *others))


def _names(folder: Traversable) -> list[str]:
    return sorted(
        item.name.removesuffix(".yaml")
        for item in folder.iterdir()
        if item.name.endswith(".yaml") and item.name != "sources.yaml" and item.is_file()
    )


def _folders() -> Iterator[tuple[str, Traversable]]:
    yield from sorted(_load_points()[0], key=lambda pair: pair[0])


def _load_points() -> tuple[list[tuple[str, Traversable]], list[str]]:
    """The folders that entry points offer, and the entry points that failed, with the reason."""
    from importlib.metadata import entry_points

    folders: list[tuple[str, Traversable]] = []
    broken: list[str] = []
    for point in entry_points(group=GROUP):
        try:
            target = point.load()
            folder = target() if callable(target) else target
            _names(folder)
            folders.append((point.dist.name if point.dist else point.name, folder))
        except (Exception, SystemExit) as error:  # a stranger's code may fail in any way
            broken.append(f"{point.value}: {type(error).__name__} {error}")
    return folders, broken
