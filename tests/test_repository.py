"""What the repository promises of itself: what it ships, what it locks, and what it never holds."""

import importlib
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pathspec
import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "greathall"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())

MADE_OR_FETCHED = {"__pycache__", "build", "dist", "node_modules"}

REGISTRIES = re.compile(
    r"https?://[\w.-]*\b(?:registry|pypi|npmjs|pythonhosted|debian)\b"
    r"|\b(?:pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com)\b"
)


def files_of_the_repository(folder: Path = ROOT) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name in MADE_OR_FETCHED or (path.name.startswith(".") and path.is_dir() and path.name != ".ci"):
            continue
        if path.is_dir():
            yield from files_of_the_repository(path)
        else:
            yield path


def pins(name: str) -> dict[str, str]:
    """Each locked requirement with everything that stands under its name."""
    text = re.sub(r"(?m)^#.*\n", "", (ROOT / "requirements" / f"{name}.txt").read_text())
    entries = re.split(r"(?m)^(?=\S)", text)
    return {entry.split("==")[0].strip(): entry for entry in entries if entry.strip()}


def wanted(name: str) -> list[str]:
    lines = (ROOT / "requirements" / f"{name}.in").read_text().splitlines()
    return [line for line in lines if line and not line.startswith(("#", "-r"))]


def test_no_compiled_module_lies_beside_the_sources() -> None:
    """It would shadow the source, and edits would do nothing."""
    assert [path for path in SOURCES.rglob("*") if path.suffix in (".so", ".pyd")] == []


@pytest.mark.engine
def test_the_engine_that_is_tested_is_the_one_that_was_meant() -> None:
    mypyc = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    included = pathspec.PathSpec.from_lines("gitignore", mypyc["include"])
    excluded = pathspec.PathSpec.from_lines("gitignore", mypyc["exclude"])
    to_compile = [
        path for path in included.match_tree_files(ROOT) if path.endswith(".py") and not excluded.match_file(path)
    ]
    assert "src/greathall/kernel/state.py" in to_compile
    suffix = ".so" if os.environ.get("GREATHALL_COMPILED") == "1" else ".py"
    others = {}
    for path in to_compile:
        module = importlib.import_module(path.removeprefix("src/").removesuffix(".py").replace("/", "."))
        if not str(module.__file__).endswith(suffix):
            others[path] = module.__file__
    assert others == {}


def test_the_wheel_ships_every_file_of_the_package() -> None:
    """Cards, texts and scenarios are data files; one that .gitignore hides would be missing only at the user's."""
    shipped = {file.path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    there = {str(path) for path in files_of_the_repository(SOURCES)}
    assert there - shipped == set()
    assert str(SOURCES / "py.typed") in shipped


def test_the_kernel_names_no_game() -> None:
    games = [
        path.name.replace("_", "[ _-]?") for path in (SOURCES / "games").iterdir() if (path / "__init__.py").exists()
    ]
    assert games
    named = re.compile("|".join(games), re.IGNORECASE)
    kernel = (SOURCES / "kernel").rglob("*.py")
    assert [str(path.relative_to(ROOT)) for path in kernel if named.search(path.read_text())] == []


def test_no_file_names_a_package_registry() -> None:
    naming = {}
    for path in files_of_the_repository():
        found = REGISTRIES.search(path.read_bytes().decode("utf-8", "ignore"))
        if found:
            naming[str(path.relative_to(ROOT))] = found.group()
    assert naming == {}


@pytest.mark.parametrize("name", ["running", "development"])
def test_every_requirement_is_pinned_and_hashed(name: str) -> None:
    locked = pins(name)
    loose = [
        entry for entry in locked.values() if not re.match(r"[\w.-]+==\S+", entry) or "--hash=sha256:" not in entry
    ]
    assert loose == []
    asked = {re.split(r"[<>=~!\[; ]", line)[0].lower().replace(".", "-") for line in wanted(name)}
    assert asked
    assert asked - set(locked) == set()


def test_what_runs_in_development_is_what_runs_at_the_user() -> None:
    development = pins("development")
    assert {name: entry.split()[0] for name, entry in pins("running").items()} == {
        name: development[name].split()[0] for name in pins("running")
    }


def test_the_package_asks_for_what_is_locked() -> None:
    assert PROJECT["project"]["dependencies"] == wanted("running")


def test_the_newest_entry_of_the_changelog_is_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text()
    versions = re.findall(r"(?m)^## (\S+)", changelog)
    assert versions[0] == PROJECT["project"]["version"]
    assert set(re.findall(r"(?m)^### (.+)$", changelog)) <= {"Rules", "Content", "Play", "Engine"}
