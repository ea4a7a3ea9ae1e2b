"""``luxor compare``: one bot against copies of another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from luxor.cli import lab_options
from luxor.cli.main import main
from tests.cli.test_tournament import Local


def play(monkeypatch: pytest.MonkeyPatch, engine: Local, *words: str) -> int:
    monkeypatch.setattr(lab_options, "LocalEngine", lambda _workers: engine)
    return main(["compare", "greedy", "random", *words])


def test_real_bots_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["python:tests.lab.lab_bots:First", "random", "--players", "3", "--games", "3"]
    assert main(["compare", *words, "--workers", "1", "--json"]) == 0
    form = json.loads(capsys.readouterr().out)
    assert (form["games"], form["deals"], form["other"]) == (3, 1, "random")
    assert form["parity"] == pytest.approx(1 / 3, abs=1e-5)
    assert form["sequential"]["verdict"] == "open"


def test_the_text_says_what_was_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Local({"greedy": 12})
    assert play(monkeypatch, engine, "--players", "4", "--games", "4000", "--stop-early") == 0
    out = capsys.readouterr().out
    assert out.startswith("greedy against 3 × random: ")
    assert "among equals 25.0%" in out
    assert "whenever one stops" in out
    assert out.count("95 %") == 1
    assert "verdict   greedy is stronger" in out
    assert len(engine.played) < 400


def test_without_stopping_early_all_games_are_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Local({"greedy": -12})
    assert play(monkeypatch, engine, "--games", "101") == 0
    out = capsys.readouterr().out
    assert len(engine.played) == 100
    assert out.count("95 %") == 2
    assert "verdict   greedy is weaker" in out
    assert play(monkeypatch, Local({}), "--games", "40", "--json") == 0
    form = json.loads(capsys.readouterr().out)
    assert (form["sequential"]["verdict"], form["stop_early"]) == ("open", False)
    assert form["win_rate_95"][0] < form["win_rate"] < form["win_rate_95"][1]


def test_a_verdict_says_for_whom_it_holds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interval for a fixed number of games may know what the test that may stop does not."""
    assert play(monkeypatch, Local({"greedy": 99}), "--games", "14") == 0
    out = capsys.readouterr().out
    assert "% to 100.0%, if the number of games was fixed beforehand\n" in out
    doubt = (
        "if the number of games was fixed beforehand; the test that may stop early is still open"
    )
    assert f"verdict   greedy is stronger {doubt}\n" in out
    assert play(monkeypatch, Local({"greedy": -99}), "--games", "14") == 0
    assert f"verdict   greedy is weaker {doubt}\n" in capsys.readouterr().out
    assert play(monkeypatch, Local({"greedy": 99}), "--games", "14", "--stop-early") == 0
    out = capsys.readouterr().out
    assert "fixed beforehand" not in out
    assert "verdict   open: greedy may win its share" in out
    assert play(monkeypatch, Local({"greedy": 99}), "--games", "2") == 0
    out = capsys.readouterr().out
    assert "2 games, 1 deal with greedy in each seat" in out
    assert "verdict   open: " in out


def test_after_an_interruption_the_same_command_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ["--games", "40", "--out", str(tmp_path)]
    assert play(monkeypatch, Local({}, stop_after=15, ahead=3), *words) == 130
    said = capsys.readouterr()
    assert "Stopped after 15 of 40 games" in said.err
    assert "To go on:" in said.err
    assert "whenever one stops" in said.out
    engine = Local({})
    assert play(monkeypatch, engine, *words) == 0
    assert len(engine.played) == 25
    assert capsys.readouterr().out.startswith("greedy against random: 40 games, 20 deals")


def test_broken_games_and_faults_are_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play(monkeypatch, Local({}, broken=frozenset({3})), "--games", "8") == 3
    out = capsys.readouterr().out
    assert "6 games, 3 deals" in out
    assert "game 3: RuntimeError" in out


def test_a_bot_that_does_not_exist_is_said_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "random", "rondom"]) == 1
    assert "'rondom' is no bot" in capsys.readouterr().err
