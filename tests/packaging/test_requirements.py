"""What is pinned is pinned completely, consistently, and without naming a place to get it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT

# into one environment
INSTALLED = {
    *("build", "cli", "compiler", "dev", "lab", "node", "postgres", "postgres_server", "server"),
}
SOURCES = str(ROOT / "src")
PINNED = sorted((ROOT / "requirements").glob("*.txt"))


def requirement_lines(text: str) -> list[str]:
    return [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]


def test_every_list_of_requirements_is_pinned() -> None:
    sources = {path.stem for path in (ROOT / "requirements").glob("*.in")}
    assert sources == {path.stem for path in PINNED} == INSTALLED | {"peers", "uv"}


@pytest.mark.parametrize("path", PINNED, ids=lambda path: path.stem)
def test_each_requirement_has_one_version_and_hashes(path: Path) -> None:
    for line in requirement_lines(path.read_text()):
        assert re.match(r"[a-z0-9-]+==[0-9][\w.]* ", line), line
        assert "--hash=sha256:" in line


@pytest.mark.parametrize("path", PINNED, ids=lambda path: path.stem)
def test_no_package_index_is_named(path: Path) -> None:
    text = path.read_text()
    assert "://" not in text
    assert "index" not in text


def test_lists_for_one_environment_agree_on_versions() -> None:
    found: dict[str, set[str]] = {}
    for name in sorted(INSTALLED):
        for line in requirement_lines((ROOT / "requirements" / f"{name}.txt").read_text()):
            package, version = line.split()[0].split("==")
            found.setdefault(package, set()).add(version)
    assert {package: versions for package, versions in found.items() if len(versions) > 1} == {}


def test_wheels_are_built_with_the_cython_that_is_tested() -> None:
    build_system = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]
    (wanted,) = (name for name in build_system["requires"] if name.startswith("Cython"))
    assert wanted.lower() in (ROOT / "requirements" / "build.txt").read_text()


BARE = """
import sys
import luxor
import luxor.cli.main
luxor.cli.main.make_parser()
table = luxor.Table(luxor.Options(players=2), seed=1)
table.play(table.decision.options[0])
outside = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
print(sorted(name for name in outside if not name.startswith(("_", "luxor", "cython", "Cython"))))
"""


def test_a_bare_luxor_needs_no_other_package() -> None:
    """Nor does the help of the command: it is shown before anything is installed."""
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.append({SOURCES!r}){BARE}"]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    assert result.stdout == "[]\n"


def test_dependencies_are_what_the_lists_of_requirements_ask_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lists = {"cli": project["dependencies"], **project["optional-dependencies"]}
    for extra, wanted in lists.items():
        lines = (ROOT / "requirements" / f"{extra}.in").read_text().splitlines()
        assert wanted == [line for line in lines if line and not line.startswith("#")]
