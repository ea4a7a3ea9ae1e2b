"""The example, really installed by pip, is found by every command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from luxor.core.modules import NAMES
from luxor.lab.store import Results
from tests.battery.games import COMPILED
from tests.plugins import EXAMPLE, NAME, PACKAGE, ROOT, VERSION, install, write_metadata
from tests.test_pure_and_compiled import copy_without_extension

pytestmark = pytest.mark.skipif(
    not (EXAMPLE / "pyproject.toml").is_file(), reason="no example beside the tests"
)
REFERENCE = f"{NAME}@{PACKAGE}=={VERSION}"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example's package, as pip leaves it."""
    folder = tmp_path_factory.mktemp("packages")
    install(folder)
    return folder


def luxor(
    *words: str, path: tuple[Path, ...] = (), given: str = "", status: int = 0
) -> tuple[str, str]:
    """Run the command with packages in some folders; return what it printed."""
    folders = [*map(str, path), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    done = subprocess.run(
        [sys.executable, "-m", "luxor", *words],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, folders)),
            "PYTHONIOENCODING": "utf-8",
        },
        check=False,
    )
    assert done.returncode == status, done.stderr
    return done.stdout, done.stderr


@pytest.fixture(scope="module")
def record(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game with the module that bots played."""
    folder = tmp_path_factory.mktemp("results")
    words = ("--modules", NAME, "--games", "1", "--seed", "5", "--records", "--out", str(folder))
    luxor("simulate", *words, path=(packages,))
    luxor("results", "export", str(folder), path=(packages,))
    (found,) = folder.rglob("*.luxor")
    return found


def test_the_module_is_listed(packages: Path) -> None:
    assert NAME in luxor("play", "--help", path=(packages,))[0]
    assert NAME not in luxor("play", "--help")[0]


def test_a_game_is_played_in_the_terminal_with_the_words_of_the_module(
    packages: Path, tmp_path: Path
) -> None:
    file = tmp_path / "game.luxor"
    words = ("--text", "--modules", NAME, "--seed", "3", "--opponents", "random")
    given = f"? {NAME}\n? key messenger\n" + "1\n" * 400
    out, _ = luxor("play", *words, "--record", str(file), path=(packages,), given=given)
    assert "Royal errands: errand " in out
    assert "key_messenger: " in out
    assert "#112" not in out
    assert "royal errands  total" in out
    assert f"modules={REFERENCE}" in file.read_text("utf-8")


def test_a_position_is_shown(packages: Path) -> None:
    text = f"modules: {NAME}; data errand p1: potter; t3: gold_messenger"
    out, _ = luxor("show", text, path=(packages,))
    assert "Royal errands: errand potter" in out
    assert "gold mes" in out
    assert '"errand": "potter"' in luxor("show", "--json", text, path=(packages,))[0]


def test_a_record_is_replayed(packages: Path, record: Path) -> None:
    out, _ = luxor("replay", str(record), "--brief", path=(packages,))
    assert "royal errands" in out
    assert "showed the errand: " in out


@pytest.mark.compiled
def test_bots_play_with_it(packages: Path) -> None:
    words = ("--modules", f"{NAME},mummy", "--games", "1", "--bots", "planner", "--seed", "1")
    assert NAME in luxor("simulate", *words, path=(packages,))[0]


def test_programs_play_with_it(packages: Path) -> None:
    program = f"external:{sys.executable} {ROOT / 'examples' / 'external_bot.py'}"
    words = ("--modules", NAME, "--games", "1", "--seed", "1", "--bots", program)
    assert "0 broken off" in luxor("simulate", *words, path=(packages,))[0]


@pytest.mark.compiled
@pytest.mark.parametrize("bot", ["planner", "ismcts:50it"])
def test_a_hint_is_given(packages: Path, record: Path, bot: str) -> None:
    luxor("hint", str(record), "--at", "9", "--bot", bot, path=(packages,))


def test_results_and_reports_name_it(packages: Path, tmp_path: Path) -> None:
    folder = tmp_path / "results"
    words = ("--modules", NAME, "--games", "4", "--seed", "1", "--out", str(folder))
    assert NAME in luxor("simulate", *words, path=(packages,))[0]
    luxor("report", str(folder), path=(packages,))
    page = (folder / "report.html").read_text("utf-8")
    assert "Royal errands: share of wins by errand" in page
    assert "errands drawn" in page
    assert REFERENCE in Results(folder).experiment["modules"]


@pytest.mark.parametrize("command", ["replay", "hint", "play"])
def test_a_record_says_which_package_it_needs_and_stays_as_it_was(
    record: Path, tmp_path: Path, command: str
) -> None:
    file = tmp_path / "game.luxor"
    before = record.read_bytes()
    file.write_bytes(before)
    words = ("play", "--load", str(file)) if command == "play" else (command, str(file))
    _, wrong = luxor(*words, status=1)
    assert f"needs the package {PACKAGE} {VERSION}, which is not installed" in wrong
    newer = tmp_path / "newer"
    newer.mkdir()
    write_metadata(newer, PACKAGE, "9.9", {NAME: "luxor_royal_errands.errands:RoyalErrands"})
    _, wrong = luxor(*words, path=(newer, EXAMPLE / "src"), status=1)
    assert f"needs the package {PACKAGE} {VERSION}; version 9.9 is installed" in wrong
    assert file.read_bytes() == before


def test_packages_that_bring_the_same_module_are_refused_at_start(
    packages: Path, tmp_path: Path
) -> None:
    write_metadata(tmp_path, "luxor-other", "1.0", {NAME: "luxor_other:Other"})
    _, wrong = luxor("simulate", "--games", "1", path=(packages, tmp_path), status=1)
    assert "luxor-other" in wrong
    assert PACKAGE in wrong
    assert "both bring a module" in wrong


@pytest.mark.compiled
@pytest.mark.skipif(not COMPILED, reason="luxor is not compiled here: nothing to compare")
def test_compiled_and_pure_play_the_same_games(packages: Path, tmp_path: Path) -> None:
    modules = ",".join((*NAMES, NAME))
    words = ("simulate", "--players", "4", "--games", "3", "--json", "--modules", modules)
    pure = copy_without_extension(tmp_path)
    assert luxor(*words, path=(packages,)) == luxor(*words, path=(pure, packages))
