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


def test_a_comparison_that_may_stop_early_does_when_it_is_clear(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Local({"greedy": 12})
    assert play(monkeypatch, engine, "--players", "4", "--games", "4000", "--stop-early") == 0
    out = capsys.readouterr().out
    assert "greedy against 3 × random" in out
    assert "25.0%" in out
    assert out.count("95 %") == 1
    assert len(engine.played) < 400


def test_without_stopping_early_all_games_are_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Local({"greedy": -12})
    assert play(monkeypatch, engine, "--games", "101") == 0
    out = capsys.readouterr().out
    assert len(engine.played) == 100
    assert out.count("95 %") == 2
    assert "greedy is weaker" in out
    assert play(monkeypatch, Local({}), "--games", "40", "--json") == 0
    form = json.loads(capsys.readouterr().out)
    assert (form["sequential"]["verdict"], form["stop_early"]) == ("open", False)
    assert form["win_rate_95"][0] < form["win_rate"] < form["win_rate_95"][1]


@pytest.mark.parametrize(
    ("strength", "words", "verdict"),
    [
        pytest.param(99, ["--games", "14"], "stronger", id="stronger"),
        pytest.param(-99, ["--games", "14"], "weaker", id="weaker"),
        pytest.param(99, ["--games", "14", "--stop-early"], "open", id="it may stop early"),
        pytest.param(99, ["--games", "2"], "open", id="too few games"),
    ],
)
def test_a_verdict_says_for_whom_it_holds(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    strength: int,
    words: list[str],
    verdict: str,
) -> None:
    """An interval for a fixed number of games may know what the test that may stop does not."""
    assert play(monkeypatch, Local({"greedy": strength}), *words) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("verdict")]
    assert verdict in line
    assert ("fixed beforehand" in line) == (verdict != "open")


def test_after_an_interruption_the_same_command_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ["--games", "40", "--out", str(tmp_path)]
    assert play(monkeypatch, Local({}, stop_after=15, ahead=3), *words) == 130
    assert "15 of 40" in capsys.readouterr().err
    engine = Local({})
    assert play(monkeypatch, engine, *words) == 0
    assert len(engine.played) == 25


def test_a_deal_with_a_broken_game_does_not_count(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play(monkeypatch, Local({}, broken=frozenset({3})), "--games", "8") == 3
    out = capsys.readouterr().out
    assert "6 games, 3 deals" in out
    assert "game 3: RuntimeError" in out
