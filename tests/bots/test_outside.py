"""Bots of one's own: the examples play, and classes are found by their names."""

from __future__ import annotations

import ast
import shutil
import sys
from pathlib import Path

import pytest

from luxor import Options
from luxor.bots import bot_rng
from luxor.bots.asking import ask
from luxor.bots.external import ExternalBot
from luxor.bots.random_bot import RandomBot
from luxor.bots.registry import BotSpecError, make_bot
from luxor.core.modules import NAMES
from luxor.play.table import Table
from tests.bots.test_external import ENOUGH

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"

has_sh = pytest.mark.skipif(shutil.which("sh") is None, reason="needs a POSIX shell")


def wins(command: str, options: Options, games: int) -> float:
    """Return the share of games that a program wins against random bots, without any fault."""
    won = 0.0
    with ExternalBot(command, ENOUGH, start_seconds=ENOUGH) as external:
        for number in range(games):
            table = Table(options, seed=number)
            mine = number % options.players
            rngs = [bot_rng(number, seat) for seat in range(options.players)]
            external.new_game()
            while (seat := table.asked) is not None:
                answer = ask(
                    external if seat == mine else RandomBot(), table.view(seat), rngs[seat]
                )
                assert answer.fault is None
                table.play(answer.action, seat)
            external.game_over(table.view(mine))
            assert table.result is not None
            won += (mine in table.result.winners) / len(table.result.winners)
    return won / games


@pytest.mark.parametrize("modules", [(), NAMES], ids=["base", "all"])
def test_thirty_lines_win_against_random_bots(modules: tuple[str, ...]) -> None:
    """The bot and its deals are fixed, so the share is always the same."""
    command = f"'{sys.executable}' '{EXAMPLES / 'external_bot.py'}'"
    assert wins(command, Options(players=2, modules=modules), 4) == 1.0


def test_thirty_lines_are_not_many_more() -> None:
    text = (EXAMPLES / "external_bot.py").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.strip()]
    assert len(lines) < 40
    imported = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import)]
    names = {alias.name for node in imported for alias in node.names}
    assert names <= sys.stdlib_module_names


@has_sh
def test_a_shell_is_enough() -> None:
    command = f"sh '{EXAMPLES / 'external_bot.sh'}'"
    wins(command, Options(players=3, modules=NAMES), 1)


# --- python: -----------------------------------------------------------------------------------

MODULE = """
from luxor.bots.random_bot import RandomBot

class Mine(RandomBot):
    pass

class Broken:
    def __init__(self):
        raise RuntimeError("out\\nof order")

class Nothing:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Be in a folder with a module of somebody's bots."""
    (tmp_path / "somebodys_bots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path not in ("", ".")])
    monkeypatch.delitem(sys.modules, "somebodys_bots", raising=False)
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_a_class_in_the_current_folder_is_a_bot() -> None:
    made = make_bot("python:somebodys_bots:Mine")
    assert isinstance(made, RandomBot)
    assert type(made).__name__ == "Mine"


def test_a_class_of_an_installed_package_is_a_bot() -> None:
    assert type(make_bot("python:luxor.bots.random_bot:RandomBot")) is RandomBot


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("", "expected a module and a class, as python:mybots:MyBot"),
        ("somebodys_bots", "expected a module and a class"),
        ("some/where:Mine", "expected a module and a class"),
        ("somebodys_bots:Mine()", "expected a module and a class"),
        ("nobodys_bots:Mine", "No module named 'nobodys_bots'"),
        ("somebodys_bots:Yours", "has no attribute 'Yours'"),
        ("somebodys_bots:Broken", "no bot could be made (RuntimeError: out of order)"),
        ("somebodys_bots:Nothing", "Nothing has no method choose(view, rng)"),
    ],
)
def test_what_is_no_bot_is_refused(rest: str, message: str) -> None:
    with pytest.raises(BotSpecError) as caught:
        make_bot(f"python:{rest}")
    assert message in str(caught.value)
