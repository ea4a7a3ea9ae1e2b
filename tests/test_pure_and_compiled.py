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
from tests.battery.games import ALL_OPTIONS, COMPILED, Setting

ROOT = Path(__file__).resolve().parents[1]
BASE = tuple(setting for setting in ALL_OPTIONS if not setting.options.modules)
WITH_MODULES = tuple(setting for setting in ALL_OPTIONS if setting.options.modules)
GAMES = 2000  # of the base game, all settings together
GAMES_WITH_MODULES = 3  # of each setting

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


def difference(pure: Path, settings: tuple[Setting, ...], each: int) -> tuple[int, str]:
    """Play ``each`` games of some settings in both builds.

    Return how many games were equal, and what the first difference is (empty if there is none).
    """
    middle = len(settings) // 2
    jobs = [
        (source, part)
        for source in (pure, SOURCES)
        for part in (slice(middle), slice(middle, None))
    ]
    with ThreadPoolExecutor(max_workers=2) as workers:
        found = list(
            workers.map(
                lambda job: played(job[0], "--games", each, *chosen(settings[job[1]])), jobs
            )
        )
    games = zip_longest(found[0] + found[1], found[2] + found[3], fillvalue="nothing at all")
    for number, (one, other) in enumerate(games):
        if one != other:
            return number, first_difference(pure, *one.split()[:2])
    return len(found[0]) + len(found[1]), ""


def chosen(settings: tuple[Setting, ...]) -> list[str]:
    """Return the words that choose some settings."""
    return [word for setting in settings for word in ("--setting", setting.name)]


def first_difference(pure: Path, name: str, seed: str) -> str:
    """Play a game again in both builds and tell the first node at which they differ."""
    words = ("--setting", name, "--first", seed, "--trace")
    for one, other in zip_longest(played(pure, *words), played(SOURCES, *words)):
        if one != other:
            return f"{name}, seed {seed}\npure:     {one}\ncompiled: {other}"
    return f"{name}, seed {seed}: the digests differ, but no node does in JSON"


@pytest.mark.parametrize(
    ("settings", "each"),
    [(BASE, -(-GAMES // len(BASE))), (WITH_MODULES, GAMES_WITH_MODULES)],
    ids=["base", "with modules"],
)
def test_both_builds_play_the_same_games(
    tmp_path: Path, settings: tuple[Setting, ...], each: int
) -> None:
    games, found = difference(copy_without_extension(tmp_path), settings, each)
    if found:
        pytest.fail(found, pytrace=False)
    assert games == len(settings) * each
