"""Profiles that other distributions install, found through the entry points `baloot.profiles`."""

import importlib
import sys
import zipfile
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path

import pytest
from attrs import define, field
from click.testing import CliRunner, Result

from baloot import (
    ProfileError,
    UnknownProfile,
    available_profiles,
    difference,
    load_profile,
)
from baloot.cli import main
from baloot.profile.shelf import SHIPPED
from tests.profile_files import loaded

MODULE = """\
from importlib.resources import files

TABLES = files(__name__) / "tables"


def folder():
    return TABLES
"""
"""A module that offers its folder of profiles, itself or by a call."""

_numbers = count(1)


def profile(name: str, choice: str, extends: str = "saudi") -> str:
    """A profile file that changes one decision; `choice` is `decision: word`."""
    title = f"title: {{en: The {name} table, ar: طاولة}}"
    return f"profile: 1\nname: {name}\n{title}\nextends: {extends}\nchoices:\n  {choice}\n"


FREE = "play.third-hand: free"
SILENT_EKKA = "play.ekka: none"
SHORT = "match.target: 104"


@define
class Installed:
    """Distributions installed for one test, in folders of their own on the path."""

    folder: Path
    monkeypatch: pytest.MonkeyPatch
    modules: list[str] = field(factory=list)

    def add(
        self,
        profiles: Mapping[str, str],
        *,
        module: str = MODULE,
        points: tuple[str, ...] = ("tables = {module}:TABLES",),
    ) -> str:
        """Installs a distribution with `profiles` by name and gives its own name.

        Names are never used twice, since Python keeps what it has once imported.
        """
        number = next(_numbers)
        name, package = f"club-rules-{number}", f"club_rules_{number}"
        site = self.folder / name
        tables = site / package / "tables"
        tables.mkdir(parents=True)
        (site / package / "__init__.py").write_text(module, encoding="utf-8")
        for key, text in profiles.items():
            (tables / f"{key}.yaml").write_text(text, encoding="utf-8")
        self.describe(site, name, tuple(point.format(module=package) for point in points))
        self.modules.append(package)
        return name

    def describe(self, site: Path, name: str, points: tuple[str, ...]) -> None:
        """Writes what an installer would, and puts the folder on the path."""
        info = site / f"{name.replace('-', '_')}-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8"
        )
        lines = "\n".join(("[baloot.profiles]", *points, ""))
        (info / "entry_points.txt").write_text(lines, encoding="utf-8")
        self.monkeypatch.syspath_prepend(str(site))
        importlib.invalidate_caches()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    """What installs distributions, gone again after the test."""
    shelf = Installed(tmp_path / "site", monkeypatch)
    yield shelf
    for module in shelf.modules:
        sys.modules.pop(module, None)


def run(*arguments: str) -> Result:
    """Runs the `baloot` command."""
    return CliRunner().invoke(main, arguments)


# --- what is installed -------------------------------------------------------------------


def test_the_shipped_profiles_are_always_available() -> None:
    """The shipped profiles come first, the default before all."""
    assert available_profiles()[: len(SHIPPED)] == SHIPPED
    assert SHIPPED[0] == "saudi"


@pytest.mark.parametrize("point", ["TABLES", "folder"])
def test_installed_profiles_are_available(installed: Installed, point: str) -> None:
    """Profiles of a second distribution follow the shipped ones as `distribution:name`, sorted."""
    tables = {"monday": profile("monday", SILENT_EKKA), "friday": profile("friday", FREE)}
    name = installed.add(tables, points=(f"tables = {{module}}:{point}",))
    assert available_profiles() == (*SHIPPED, f"{name}:friday", f"{name}:monday")


def test_installed_profiles_load(installed: Installed) -> None:
    """An installed profile loads by its qualified name, with the parent it extends."""
    name = installed.add({"friday": profile("friday", FREE, "table-app")})
    found = load_profile(f"{name}:friday")
    assert found.name == "friday"
    assert found.lineage == ("friday", "table-app", "saudi")
    assert found.authority("play.third-hand").chosen_by == "friday"
    assert load_profile(f"{name}:friday") == found


def test_a_bare_name_will_do_where_one_has_it(installed: Installed) -> None:
    """A name that one distribution alone offers is enough by itself."""
    name = installed.add({"thursday": profile("thursday", FREE)})
    assert load_profile("thursday") == load_profile(f"{name}:thursday")


def test_an_installed_profile_can_be_extended(installed: Installed, tmp_path: Path) -> None:
    """A file extends an installed profile by its qualified name."""
    name = installed.add({"friday": profile("friday", FREE)})
    child = loaded(tmp_path, profile("mine", SILENT_EKKA, f"{name}:friday"), "mine")
    assert child.lineage == ("mine", "friday", "saudi")
    assert child.extends == f"{name}:friday"
    changed = [it.decision.id for it in difference(load_profile("saudi"), child)]
    assert changed == ["play.third-hand", "play.ekka"]
    assert child.authority("play.third-hand").chosen_by == "friday"


def test_an_installed_profile_extends_its_neighbour(installed: Installed) -> None:
    """An installed profile extends one beside it, even where another distribution has its name."""
    tables = {"base": profile("base", FREE), "top": profile("top", SILENT_EKKA, "base")}
    name = installed.add(tables)
    installed.add({"base": profile("base", SHORT)})
    found = load_profile(f"{name}:top")
    assert found.lineage == ("top", "base", "saudi")
    changed = [it.decision.id for it in difference(load_profile("saudi"), found)]
    assert changed == ["play.third-hand", "play.ekka"]


def test_one_distribution_extends_another(installed: Installed) -> None:
    """A profile of one distribution extends one of another by its qualified name."""
    first = installed.add({"base": profile("base", FREE)})
    second = installed.add({"top": profile("top", SILENT_EKKA, f"{first}:base")})
    assert load_profile(f"{second}:top").lineage == ("top", "base", "saudi")


def test_profiles_may_lie_in_an_archive(installed: Installed) -> None:
    """A folder is whatever reads like one: an entry point may offer one inside an archive."""
    archive = installed.folder.parent / "tables.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("tables/friday.yaml", profile("friday", FREE))
    module = f"import zipfile\nTABLES = zipfile.Path({str(archive)!r}, 'tables/')\n"
    name = installed.add({}, module=module)
    assert available_profiles() == (*SHIPPED, f"{name}:friday")
    assert load_profile(f"{name}:friday").authority("play.third-hand").chosen_by == "friday"


def test_only_profile_files_are_offered(installed: Installed) -> None:
    """`sources.yaml` and whatever does not end in `.yaml` are no profiles."""
    name = installed.add({"friday": profile("friday", FREE), "sources": "sources: {}\n"})
    module = name.replace("-", "_")
    (installed.folder / name / module / "tables" / "README.md").write_text("Tables.")
    assert available_profiles() == (*SHIPPED, f"{name}:friday")


# --- clashes -----------------------------------------------------------------------------


def test_a_shipped_name_stays_the_shipped_profile(installed: Installed) -> None:
    """A distribution that offers `saudi` takes nothing from the shipped one."""
    name = installed.add({"saudi": profile("saudi", FREE)})
    assert available_profiles() == (*SHIPPED, f"{name}:saudi")
    assert load_profile("saudi").options.play_third_hand.word == "trump-unless-ace-or-ekka"
    assert load_profile(f"{name}:saudi").options.play_third_hand.word == "free"


def test_a_name_that_two_have_must_be_qualified(installed: Installed) -> None:
    """Where two distributions offer a name, it is unknown alone, and both are named."""
    first = installed.add({"friday": profile("friday", FREE)})
    second = installed.add({"friday": profile("friday", SILENT_EKKA)})
    with pytest.raises(UnknownProfile) as caught:
        load_profile("friday")
    assert f"{first}:friday" in str(caught.value)
    assert f"{second}:friday" in str(caught.value)
    assert load_profile(f"{first}:friday").options != load_profile(f"{second}:friday").options


def test_a_file_beside_serves_where_two_have_its_name(installed: Installed, tmp_path: Path) -> None:
    """A parent's bare name that two distributions have is the file beside the child."""
    installed.add({"club": profile("club", FREE)})
    installed.add({"club": profile("club", FREE)})
    loaded(tmp_path, profile("club", SHORT), "club")
    child = loaded(tmp_path, profile("mine", SILENT_EKKA, "club"), "mine")
    assert child.options.match_target == 104


# --- what is broken ----------------------------------------------------------------------

BROKEN: dict[str, tuple[str, str]] = {
    "no such module": (MODULE, "tables = {module}.nowhere:TABLES"),
    "no such name": (MODULE, "tables = {module}:NOTHING"),
    "fails when imported": ("raise RuntimeError('no')\n", "tables = {module}:TABLES"),
    "ends when imported": ("raise SystemExit('no')\n", "tables = {module}:TABLES"),
    "fails when called": ("def folder():\n    return 1 / 0\n", "tables = {module}:folder"),
    "syntax": ("def\n", "tables = {module}:TABLES"),
    "no folder": ("TABLES = 3\n", "tables = {module}:TABLES"),
    "a path as text": ("TABLES = '/'\n", "tables = {module}:TABLES"),
    "a folder that is gone": (
        "from pathlib import Path\nTABLES = Path(__file__) / 'gone'\n",
        "tables = {module}:TABLES",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_entry_point_breaks_nothing_else(
    installed: Installed, tmp_path: Path, case: str
) -> None:
    """Where an entry point fails, the shipped profiles and those of others are all there."""
    module, point = BROKEN[case]
    sound = installed.add({"friday": profile("friday", FREE)})
    broken = installed.add({}, module=module, points=(point,))
    assert available_profiles() == (*SHIPPED, f"{sound}:friday")
    for name in (*SHIPPED, f"{sound}:friday"):
        assert load_profile(name).name == name.rpartition(":")[2]
    child = loaded(tmp_path, profile("mine", SHORT, f"{sound}:friday"), "mine")
    assert child.lineage == ("mine", "friday", "saudi")
    result = run("profiles")
    assert result.exception is None
    assert result.exit_code == 0
    assert broken.replace("-", "_") in result.stderr
    assert "Traceback" not in result.output


def test_a_broken_entry_point_beside_a_sound_one(installed: Installed) -> None:
    """One entry point that fails does not take the others of its distribution with it."""
    points = ("a = {module}:NOTHING", "b = {module}:TABLES")
    name = installed.add({"friday": profile("friday", FREE)}, points=points)
    assert available_profiles() == (*SHIPPED, f"{name}:friday")


def test_a_wrong_profile_file_spoils_no_other(installed: Installed) -> None:
    """An installed profile that is wrong says so when it is loaded, and only then."""
    tables = {"friday": profile("friday", FREE), "wrong": profile("wrong", "play.ekka: non")}
    name = installed.add(tables)
    assert load_profile(f"{name}:friday").name == "friday"
    with pytest.raises(ProfileError, match=r"wrong\.yaml:6:3: .*did you mean none\?"):
        load_profile(f"{name}:wrong")
    result = run("profiles")
    assert result.exception is None
    assert "wrong.yaml:6:3" in result.stderr
    for shipped in SHIPPED:
        assert load_profile(shipped).label in result.stdout


def test_a_folder_named_like_a_profile_spoils_no_list(installed: Installed) -> None:
    """What cannot be read is told by `baloot profiles`, which lists the rest."""
    name = installed.add({"friday": profile("friday", FREE)})
    tables = installed.folder / name / name.replace("-", "_") / "tables"
    (tables / "archive.yaml").mkdir()
    result = run("profiles")
    assert result.exception is None
    assert load_profile(f"{name}:friday").fingerprint in result.stdout


def test_circles_through_installed_profiles(installed: Installed) -> None:
    """Installed profiles that extend each other are refused like files that do."""
    name = f"club-rules-{next(_numbers) + 1}"
    tables = {
        "one": profile("one", FREE, f"{name}:two"),
        "two": profile("two", FREE, f"{name}:one"),
    }
    assert installed.add(tables) == name
    with pytest.raises(ProfileError, match="one → two → one"):
        load_profile(f"{name}:one")


# --- the command -------------------------------------------------------------------------


def test_the_command_lists_installed_profiles_by_the_name_that_loads(
    installed: Installed,
) -> None:
    """`baloot profiles` prints each installed profile under its qualified name."""
    first = installed.add({"friday": profile("friday", FREE)})
    second = installed.add({"friday": profile("friday", SILENT_EKKA)})
    result = run("profiles")
    assert result.exit_code == 0
    for name in (first, second):
        assert f"{name}:friday" in result.stdout


def test_the_command_shows_installed_profiles(installed: Installed, tmp_path: Path) -> None:
    """`profile`, `diff` and `check` take installed names as they take shipped ones."""
    name = installed.add({"friday": profile("friday", FREE)})
    assert "play.third-hand: free" in run("profile", f"{name}:friday").stdout
    assert "play.third-hand" in run("diff", "saudi", f"{name}:friday").stdout
    loaded(tmp_path, profile("mine", SHORT, f"{name}:friday"), "mine")
    result = run("check", str(tmp_path / "mine.yaml"))
    assert result.exit_code == 0
    assert "match.target" in result.stdout
    assert "play.third-hand" not in result.stdout
