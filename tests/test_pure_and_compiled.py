"""Compiled and pure Python play the same games, node by node.

Both builds play the same seeds in processes of their own. The pure one imports a copy of the
package without the compiled modules, and says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path

import pytest

import luxor
from tests.battery.games import ALL_OPTIONS, COMPILED

ROOT = Path(__file__).resolve().parents[1]
GAMES = 2000

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(not COMPILED, reason="luxor is not compiled here: nothing to compare"),
]


SOURCES = Path(luxor.__file__).parents[1]


def copy_without_extension(folder: Path) -> Path:
    """Copy the package into a folder, compiled modules left out; return the folder."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__")
    shutil.copytree(SOURCES / "luxor", folder / "luxor", ignore=ignored)
    return folder


def played(source: Path, *words: object) -> list[str]:
    """Return what ``tests.battery.digest`` prints where ``luxor`` is imported from a folder."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.battery.digest", *map(str, words)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    build, *lines = done.stdout.splitlines()
    module = Path(build.removeprefix("build "))
    assert module.is_relative_to(source), f"{module} was imported instead of {source}"
    assert (module.suffix == ".py") == (source != SOURCES), f"{module} is the wrong build"
    return lines


def difference(pure: Path, each: int) -> tuple[int, str]:
    """Play ``each`` games of every setting in both builds.

    Return how many games were equal, and what the first difference is (empty if there is none).
    """
    half = each // 2
    jobs = [(source, part) for source in (pure, SOURCES) for part in ((0, half), (half, each))]
    with ThreadPoolExecutor(max_workers=2) as workers:
        found = list(
            workers.map(
                lambda job: played(job[0], "--first", job[1][0], "--games", job[1][1] - job[1][0]),
                jobs,
            )
        )
    games = zip_longest(found[0] + found[1], found[2] + found[3], fillvalue="nothing at all")
    for number, (one, other) in enumerate(games):
        if one != other:
            return number, first_difference(pure, *one.split()[:2])
    return len(found[0]) + len(found[1]), ""


def first_difference(pure: Path, name: str, seed: str) -> str:
    """Play a game again in both builds and tell the first node at which they differ."""
    words = ("--setting", name, "--first", seed, "--trace")
    for one, other in zip_longest(played(pure, *words), played(SOURCES, *words)):
        if one != other:
            return f"{name}, seed {seed}\npure:     {one}\ncompiled: {other}"
    return f"{name}, seed {seed}: the digests differ, but no node does in JSON"


def test_both_builds_play_the_same_games(tmp_path: Path) -> None:
    games, found = difference(copy_without_extension(tmp_path), -(-GAMES // len(ALL_OPTIONS)))
    if found:
        pytest.fail(found, pytrace=False)
    assert games >= GAMES


def test_a_difference_is_found_and_told(tmp_path: Path) -> None:
    pure = copy_without_extension(tmp_path)
    tomb = pure / "luxor" / "core" / "rules" / "tomb.py"
    text = tomb.read_text()
    rule = "return 1 if s.keys[seat] > 0 else 0"
    assert rule in text
    tomb.write_text(text.replace(rule, "return 1"))
    games, found = difference(pure, 2)
    assert games < 2 * len(ALL_OPTIONS)
    where, one, other = found.splitlines()
    setting, seed = where.split(", seed ")
    assert one.startswith(f"pure:     {setting} {seed} node ")
    assert other.startswith(f"compiled: {setting} {seed} node ")
