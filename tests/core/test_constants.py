"""The numbers that Python and the C compiler are told are the same."""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tools.constants
from luxor.core import constants

ROOT = Path(__file__).parents[2]
CORE = ROOT / "src" / "luxor" / "core"
TABLES = {
    "F_": "BASE_FRAMES",
    "C_": "BASE_CARD_FAMILIES",
    "T_": "BASE_TILE_FAMILIES",
    "E_": "BASE_EVENTS",
    "S_": "BASE_SOURCES",
}


def in_python() -> dict[str, int]:
    return {name: value for name, value in vars(constants).items() if name.isupper()}


def test_ruff_is_told_every_constant() -> None:
    assert tools.constants.RUFF.read_text() == tools.constants.generated(), (
        "run python -m tools.constants"
    )


def test_setup_tells_the_compiler_every_number(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(ROOT)
    written = tmp_path / "new" / "constants.pxd"
    write = runpy.run_path("setup.py")["write_constants"]
    write(written)
    lines = written.read_text().split("cdef enum:\n")[1].splitlines()
    assert lines == [f"    {name} = {value}" for name, value in in_python().items()]
    written.touch()
    before = written.stat().st_mtime_ns
    write(written)
    assert written.stat().st_mtime_ns == before, "an equal file would compile everything again"


@pytest.mark.slow
def test_ruff_and_mypy_find_an_undefined_constant(tmp_path: Path) -> None:
    """A star import must not hide a misspelt name."""
    source = CORE / "rules" / "scoring.py"
    broken = tmp_path / "src" / "luxor" / "core" / "rules" / "scoring.py"
    shutil.copytree(CORE, broken.parents[1], ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    broken.write_text(source.read_text() + "\n\nWRONG = INSIED\n")
    ruff = ["ruff", "check", "--no-cache", str(broken)]
    mypy = ["mypy", "--cache-dir", str(tmp_path / "cache"), str(broken)]
    for command in (ruff, mypy):
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1, done.stderr
        assert "INSIED" in done.stdout


def test_kinds_are_numbered_without_gaps() -> None:
    """They are places in lists, so a gap or a double would be somebody else's behaviour."""
    for prefix, count in TABLES.items():
        numbers = [value for name, value in in_python().items() if name.startswith(prefix)]
        assert numbers == list(range(in_python()[count])), prefix


def test_actions_do_not_overlap() -> None:
    k = constants
    assert k.MOVE + k.ADVENTURERS * k.STRIDE == k.TAKE_KEY
    assert k.TAKE_HORUS + k.LEVELS == k.YES
    assert k.BASE_ACTIONS <= k.OUTSIDE_ACTIONS < k.ACTIONS == 128
