"""Folders that hold games already: what the commands of the laboratory do with fewer and more."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from luxor.cli.main import main
from luxor.lab.store import RESULTS, Results
from tests.lab.lab_bots import FIRST

COMMANDS = {
    "simulate": ["simulate", "--bots", f"random,{FIRST}"],
    "tournament": ["tournament", "--bots", f"random,{FIRST}", "--no-ratings"],
    "compare": ["compare", FIRST, "random"],
}


@pytest.fixture(params=COMMANDS)
def words(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    return [*COMMANDS[request.param], "--workers", "1", "--json", "--out", str(tmp_path / "out")]


def content(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / RESULTS)) as database:
        return list(database.iterdump())


def test_fewer_games_than_are_there_are_refused_and_nothing_is_lost(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main([*words, "--games", "6"]) == 0
    whole = json.loads(capsys.readouterr().out)
    before = content(out)
    assert main([*words, "--games", "4"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    for named in (f"{out} ", "--games 4", "--games 6"):
        assert named in said.err
    assert content(out) == before
    assert main([*words, "--games", "6"]) == 0
    assert json.loads(capsys.readouterr().out) == whole
    assert main([*words, "--games", "8"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 8


def test_the_largest_plan_stays_the_plan(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody stops and wants to see fewer games: that fewer were planned would not be true."""
    out = tmp_path / "out"
    assert main([*words, "--games", "8"]) == 0
    with closing(sqlite3.connect(out / RESULTS)) as database, database:
        database.execute("DELETE FROM games WHERE game > 2")
    planned = Results(out).experiment
    assert main([*words, "--games", "2"]) == 1
    assert "--games 8" in capsys.readouterr().err
    assert main([*words, "--games", "4"]) == 0
    found = Results(out)
    assert len(list(found.rows())) == 4
    assert found.experiment == planned
    assert "--games 8 " in found.experiment["command"]
