"""``luxor tournament``: tables for people and programs, folders, and what is missing."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from luxor.cli import lab_options
from luxor.cli.main import main
from luxor.lab.store import Results
from tests.lab.stub_engine import StubEngine

STRENGTH = {"greedy": 8, "planner": 15}
THREE = "random,greedy,planner"


class Local(StubEngine):
    """Takes the place of the engine of this machine."""

    def __enter__(self) -> Local:
        return self

    def __exit__(self, *_: object) -> None:
        pass


def play(monkeypatch: pytest.MonkeyPatch, engine: Local, *words: str) -> int:
    monkeypatch.setattr(lab_options, "LocalEngine", lambda _workers: engine)
    return main(["tournament", "--bots", THREE, *words])


def figures(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    form: dict[str, Any] = json.loads(capsys.readouterr().out)
    return form


def test_real_bots_meet_on_real_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["--bots", "random,python:tests.lab.lab_bots:First", "--players", "3", "--games", "4"]
    out = ["--out", str(tmp_path / "out"), "--workers", "1", "--decisions", "--records"]
    assert main(["tournament", *words, *out, "--modules", "mummy", "--json"]) == 0
    form = figures(capsys)
    assert (form["games"], form["deals"], form["modules"]) == (4, 2, ["mummy"])
    assert [line["games"] for line in form["standings"]] == [6, 6]
    assert all(line["seats"] == [2, 2, 2] for line in form["standings"])
    assert sum(line["wins"] for line in form["standings"]) == pytest.approx(4, abs=1e-5)
    assert all(line["mean_score"] > 0 for line in form["standings"])
    results = Results(tmp_path / "out")
    assert results.experiment["kind"] == "tournament"
    assert [row.deal for row in results.rows()] == [0, 0, 1, 1]
    assert main(["results", "export", str(tmp_path / "out")]) == 0
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert {"games.csv", "decisions.csv", "summary.json", "records"} <= names


def test_the_json_has_every_figure_of_a_bot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play(monkeypatch, Local(STRENGTH), "--games", "60", "--json") == 0
    form = figures(capsys)
    assert (form["kind"], form["players"], form["parity"]) == ("tournament", 2, 0.5)
    first = form["standings"][0]
    assert first["bot"] == "planner"
    assert set(first) == {
        *("bot", "games", "wins", "win_rate", "win_rate_95", "win_rate_limit"),
        *("mean_score", "mean_margin"),
        *("rating", "seats", "wins_by_seat", "faults", "fault_kinds"),
    }
    assert first["win_rate_95"][0] < first["win_rate"] < first["win_rate_95"][1]
    assert first["win_rate"] == pytest.approx(first["wins"] / first["games"], abs=1e-5)
    assert form["pairs"]["planner"]["random"]["ahead"] > 0.5
    assert form["command"] == (
        f"luxor tournament --bots {THREE} --players 2 --games 60 --seed 0 --json"
    )


def test_the_text_has_both_tables(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play(monkeypatch, Local(STRENGTH), "--games", "60") == 0
    said = capsys.readouterr()
    lines = said.out.splitlines()
    assert re.findall(r"\d+", lines[0]) == ["60", "2", "20", "3", "0"]
    assert [line.split()[1] for line in lines[3:6]] == ["planner", "greedy", "random"]
    assert "50.0%" in lines[12]
    assert len(lines) == 13
    assert said.err == ""


def test_the_tables_can_be_markdown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = tmp_path / "page.md"
    assert play(monkeypatch, Local(STRENGTH), "--games", "31", "--markdown", str(page)) == 0
    text = page.read_text(encoding="utf-8")
    assert "| 1. | planner |" in text
    assert f"--bots {THREE}" in text
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len(rows) == 2 * (2 + 3)
    assert "10 of 11 deals" in text
    capsys.readouterr()
    assert play(monkeypatch, Local({}), "--games", "3", "--markdown", str(tmp_path)) == 1
    assert "Is a directory" in capsys.readouterr().err


def test_bars_in_the_name_of_a_bot_do_not_break_the_tables(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = tmp_path / "page.md"
    spec = "python:tests.lab.lab_bots:First|x"
    monkeypatch.setattr(lab_options, "check_specs", lambda _bots: None)
    monkeypatch.setattr(lab_options, "LocalEngine", lambda _workers: Local({}))
    words = ["--bots", f"random,{spec}", "--games", "4", "--markdown", str(page)]
    assert main(["tournament", *words]) == 0
    capsys.readouterr()
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    assert len({line.replace("\\|", "").count("|") for line in rows[:4]}) == 1
    assert any("First\\|x" in line for line in rows)


def test_a_broken_game_is_seen_in_the_exit_status(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Local(STRENGTH, broken=frozenset({5}))
    assert play(monkeypatch, engine, "--games", "9", "--json") == 3
    form = figures(capsys)
    assert form["errors"] == [{"game": 5, "error": "RuntimeError: the table fell over"}]
    assert (form["games"], form["games_wanted"]) == (8, 9)


def test_after_an_interruption_the_same_command_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ["--games", "45", "--seed", "3", "--json"]
    assert play(monkeypatch, Local(STRENGTH), *words) == 0
    whole = figures(capsys)
    words += ["--out", str(tmp_path)]
    assert play(monkeypatch, Local(STRENGTH, stop_after=20), *words) == 130
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 20
    assert "20 of 45" in said.err
    assert Results(tmp_path).note("summary")["stopped"] is True
    engine = Local(STRENGTH)
    assert play(monkeypatch, engine, *words) == 0
    assert len(engine.played) == 25
    assert {**figures(capsys), "command": ""} == {**whole, "command": ""}


def test_it_says_whose_order_is_not_sure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = tmp_path / "page.md"
    words = ["--games", "150", "--markdown", str(page)]
    assert play(monkeypatch, Local({"planner": 30}), *words) == 0
    assert " 2. and 3.\n" in capsys.readouterr().out
    assert " 2. and 3.\n" in page.read_text(encoding="utf-8")
    assert play(monkeypatch, Local({}), *words) == 0
    assert " 1. and 2., 2. and 3.\n" in capsys.readouterr().out
    assert play(monkeypatch, Local({"planner": 40, "greedy": 20}), *words) == 0
    assert "2. and 3." not in capsys.readouterr().out


def test_it_says_how_much_a_bot_with_several_seats_can_win(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Local({"planner": 99})
    said = "the largest win rate there can be is: 40.0%"
    words = ["tournament", "--bots", "random,planner", "--players", "5", "--games", "20"]
    monkeypatch.setattr(lab_options, "LocalEngine", lambda _workers: engine)
    assert main(words) == 0
    out = capsys.readouterr().out
    assert said in out
    assert out.splitlines()[2].split()[:3] == ["bot", "seats", "won"]
    assert main([*words, "--json"]) == 0
    first = figures(capsys)["standings"][0]
    assert (first["bot"], first["win_rate"], first["win_rate_limit"]) == ("planner", 0.4, 0.4)
    assert first["win_rate_95"][1] == 0.4
    assert play(monkeypatch, engine, "--games", "9", "--players", "3") == 0
    out = capsys.readouterr().out
    assert "the largest win rate" not in out
    assert out.splitlines()[2].split()[:3] == ["bot", "games", "won"]


def test_without_the_package_for_ratings_it_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    engine = Local(STRENGTH)
    assert play(monkeypatch, engine, "--games", "9") == 1
    said = capsys.readouterr()
    assert "pip install 'luxor[lab]'" in said.err
    assert "--no-ratings" in said.err
    assert len(said.err.splitlines()) == 1
    assert engine.played == []
    assert play(monkeypatch, engine, "--games", "9", "--no-ratings") == 0
    assert "mu ± sigma" not in capsys.readouterr().out
