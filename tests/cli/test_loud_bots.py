"""Bots that print: standard output has what the command says, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from luxor.cli.main import main
from tests.bots.test_redirected_output import LOUD

Both = pytest.CaptureFixture[str]

FEW = ["--games", "2", "--workers", "1"]
MANY = ["--games", "70", "--workers", "2"]
"""More games than are played without a process of their own."""


@pytest.mark.parametrize(
    "words",
    [
        ["hint", "p1: t5 t6; p1 hand: 1 2 3 4 die", "--bot", LOUD],
        ["simulate", "--bots", f"random,{LOUD}", *FEW],
        ["tournament", "--bots", f"random,{LOUD}", *FEW],
        ["compare", "random", LOUD, *FEW],
        pytest.param(["simulate", "--bots", LOUD, *MANY], marks=pytest.mark.compiled),
        pytest.param(["tournament", "--bots", f"random,{LOUD}", *MANY], marks=pytest.mark.compiled),
    ],
    ids=" ".join,
)
def test_json_stays_json(words: list[str], capfd: Both) -> None:
    assert main([*words, "--json"]) == 0
    out, err = capfd.readouterr()
    assert isinstance(json.loads(out), dict)
    for cry in ("LOUD init", "LOUD written", "{LOUD}"):
        assert cry in err


def test_the_folder_of_an_experiment_has_no_cries(tmp_path: Path, capfd: Both) -> None:
    words = ["simulate", "--bots", LOUD, *FEW, "--out", str(tmp_path / "games"), "--json"]
    assert main(words) == 0
    assert "LOUD" in capfd.readouterr().err
    for path in (tmp_path / "games").iterdir():
        assert b"LOUD c" not in path.read_bytes()


def test_a_check_says_what_it_says_and_the_bot_cries_elsewhere(capfd: Both) -> None:
    assert main(["bots", "--check", LOUD, "--games", "1"]) == 0
    out, err = capfd.readouterr()
    assert "no faults in " in out
    assert "LOUD" not in out
    for cry in ("new_game", "choose", "game_over", "close"):
        assert f"LOUD {cry}" in err
