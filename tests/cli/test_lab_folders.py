"""Folders that hold games already: what the commands of the laboratory do with fewer and more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from luxor.cli.main import main
from luxor.lab.results import read_results
from tests.lab.lab_bots import FIRST

COMMANDS = {
    "simulate": ["simulate", "--bots", f"random,{FIRST}"],
    "tournament": ["tournament", "--bots", f"random,{FIRST}", "--no-ratings"],
    "compare": ["compare", FIRST, "random"],
}


@pytest.fixture(params=COMMANDS)
def words(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    return [*COMMANDS[request.param], "--workers", "1", "--json", "--out", str(tmp_path / "out")]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_fewer_games_than_are_there_are_refused_and_nothing_is_lost(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main([*words, "--games", "6"]) == 0
    whole = json.loads(capsys.readouterr().out)
    before = files(out)
    assert main([*words, "--games", "4"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        f"luxor: {out} holds 6 games already, more than --games 4 asks for; nothing was played or "
        "changed. --games 6 shows them again, a larger number adds games; for fewer take another "
        "folder\n"
    )
    assert files(out) == before
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
    rows = (out / "games.jsonl").read_text().splitlines(keepends=True)
    (out / "games.jsonl").write_text("".join(rows[:3]))
    planned = read_results(out).experiment
    assert main([*words, "--games", "2"]) == 1
    assert "holds 3 games already" in (said := capsys.readouterr().err)
    assert "--games 8 goes on as planned" in said
    assert main([*words, "--games", "4"]) == 0
    found = read_results(out)
    assert len(found.rows) == 4
    assert found.experiment == planned
    assert "--games 8 " in found.experiment["command"]
