"""The examples in README and docs are true."""

import doctest
import re
from pathlib import Path

import pytest

import baloot
from baloot.cases.answer import answer
from baloot.cases.case import read_case
from baloot.documents.yamls import read_yaml

ROOT = Path(__file__).parents[1]


def yaml_blocks(name: str) -> list[str]:
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    return re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)


def test_readme_example() -> None:
    """The README's Python example prints what it says."""
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried
    assert not failed


def test_python_page() -> None:
    """The examples for programmers print what they say."""
    failed, tried = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert tried
    assert not failed


def test_action_numbers_are_documented_once() -> None:
    """The page has the same table of numbers as the module that assigns them."""
    from baloot.game import actions

    table = re.findall(r"^\| [0-9].*$", actions.__doc__ or "", re.MULTILINE)
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    assert len(table) == 9
    assert all(line in page for line in table)


def test_package_docstring() -> None:
    """The package's docstring is that same example."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", readme, re.DOTALL)
    assert example is not None
    assert example[1].strip() in (baloot.__doc__ or "")


@pytest.mark.parametrize("block", yaml_blocks("cases.md"))
def test_documented_cases(block: str) -> None:
    """The documented case is answered as it expects."""
    (document,) = read_yaml(block, "cases.md")
    for ruled in answer(read_case(document)).ruled:
        assert ruled.error is None
        assert not ruled.unmet


@pytest.mark.parametrize("block", yaml_blocks("profiles.md"))
def test_documented_profiles(block: str, tmp_path: Path) -> None:
    """The documented profiles load."""
    name = re.search(r"^name: (\S+)$", block, re.MULTILINE)
    assert name is not None
    path = tmp_path / f"{name[1]}.yaml"
    path.write_text(block, encoding="utf-8")
    assert baloot.load_profile(path).name == name[1]


@pytest.mark.parametrize("block", yaml_blocks("records.md"))
def test_documented_records(block: str) -> None:
    """The documented record is replayed, and its result is right."""
    done = baloot.replay(baloot.loads(block))
    assert done.deals[0].points is not None
    assert not done.mismatches


@pytest.mark.parametrize("path", sorted((ROOT / "examples" / "records").iterdir()))
def test_example_records(path: Path) -> None:
    """Every shipped record is replayed, and its result is right."""
    done = baloot.replay(baloot.loads(path.read_text(encoding="utf-8")))
    assert not done.mismatches


def test_commands_stand_in_the_readme() -> None:
    """Both commands do all set-up: they make an environment and install into it."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"```sh\n(.*?)\n```", readme, re.DOTALL)
    assert len(commands) == 2
    assert all("venv" in it and "pip install" in it for it in commands)
