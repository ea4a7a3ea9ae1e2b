"""``luxor simulate``: figures, folders, and what happens when it is stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from luxor import Options
from luxor.cli.main import main
from luxor.core.modules import NAMES
from luxor.lab import simulate as lab
from luxor.lab.jobs import Outcome, Setting
from luxor.lab.local import LocalEngine
from luxor.lab.store import Results, Store, StoreError, experiment_of
from luxor.notation.edition_file import load_edition

MIXED = "random,python:tests.lab.lab_bots:First"
MANY = 20_000
"""More games than are played before a process can be stopped."""


def figures(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> dict[str, Any]:
    assert main(["simulate", *words, "--json"]) == status
    said = capsys.readouterr()
    assert said.err == ""
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_it_plays_all_modules_and_only_what_was_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--players", "5", "--games", "3"]
    for modules, played in ((["--modules", "all"], NAMES), (["--modules", "none"], ()), ([], ())):
        form = figures(capsys, *words, *modules)
        assert (form["modules"], form["games"], form["errors"]) == (list(played), 3, [])
    assert main(["simulate", "--games", "3", "--modules", "mummy"]) == 0
    assert "ended: " in capsys.readouterr().out


def test_it_prints_figures_for_people_and_for_programs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    form = figures(capsys, "--players", "5", "--games", "10", "--seed", "4")
    assert (form["players"], form["games"], form["extra_cards"]) == (5, 10, True)
    assert set(form["mean_score_by_source"]) == {
        *("play", "adventurers", "sarcophagi", "keys", "sets", "scarabs"),
    }
    assert (form["bots"], form["faults"], form["stopped"]) == (["random"] * 5, 0, False)
    assert main(["simulate", "--games", "10"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("10 ")
    assert "95 %" not in out


def test_it_compares_bots_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--bots", MIXED, "--games", "4", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("4 ")
    assert "95 %" in out
    assert "\nrandom " in out
    words = ["simulate", "--bots", MIXED, "--games", "2", "--workers", "1", "--fixed-seats"]
    assert main(words) == 0
    assert "p1 random, p2 python:tests.lab.lab_bots:First" in capsys.readouterr().out


def test_it_says_if_bots_did_not_sit_equally_often_in_every_seat(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["simulate", "--bots", MIXED, "--workers", "1", "--games"]
    said = "the bots did not sit equally often in every seat"
    for games, more, balanced in (
        ("4", [], True),
        ("5", [], False),
        ("4", ["--fixed-seats"], False),
    ):
        assert figures(capsys, *words[1:], games, *more)["balanced_seats"] == balanced
        assert main([*words, games, *more]) == 0
        out = capsys.readouterr().out
        assert (said in out) == (games == "5")  # who keeps to his seat knows it
    assert figures(capsys, "--games", "5")["balanced_seats"]


def test_it_says_how_much_a_bot_with_several_seats_can_win(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["simulate", "--players", "3", "--games", "3", "--workers", "1", "--bots"]
    assert main([*words, f"random,{MIXED}"]) == 0
    out = capsys.readouterr().out
    each = "random 50.0%, python:tests.lab.lab_bots:First 100.0%"
    assert f"{each}\n" in out


def test_a_folder_keeps_everything_and_is_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "results"
    words = ["--bots", MIXED, "--out", str(out), "--decisions", "--records", "--workers", "1"]
    few = figures(capsys, *words, "--games", "2")
    assert Results(out).note("summary") == few
    rows = list(Results(out).rows())
    more = figures(capsys, *words, "--games", "4")
    assert (few["games"], more["games"]) == (2, 4)
    found = Results(out)
    assert [row.game for row in found.rows()] == [0, 1, 2, 3]
    assert list(found.rows())[:2] == rows
    assert found.experiment["command"].startswith("luxor simulate --bots random,python:")
    assert len(list(found.records())) == 4
    assert main(["simulate", *words, "--seed", "8"]) == 1
    assert "seed: 0 there, 8 here" in capsys.readouterr().err


def test_random_games_are_the_same_with_and_without_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", "8", "--seed", "5"]
    forms = [figures(capsys, *words, *more) for more in ((), ("--out", str(tmp_path)))]
    assert forms[0].pop("command") != forms[1].pop("command")
    assert forms[0] == forms[1]


def test_games_that_break_off_are_listed_and_tried_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["--bots", MIXED, "--games", "4", "--workers", "1", "--out", str(tmp_path)]
    run = LocalEngine.run

    def breaks(self: LocalEngine, setting: Any, orders: Any) -> Any:
        for outcome in run(self, setting, orders):
            broken = Outcome(outcome.order, None, "a mishap")
            yield broken if outcome.order.game == 1 else outcome

    with monkeypatch.context() as patch:
        patch.setattr(LocalEngine, "run", breaks)
        form = figures(capsys, *words, status=3)
    assert (form["games"], form["errors"]) == (3, [{"game": 1, "error": "a mishap"}])
    again = figures(capsys, *words)
    assert (again["games"], again["errors"]) == (4, [])


# --- stopping --------------------------------------------------------------------------------


def begun(out: Path, *words: str) -> subprocess.Popen[str]:
    """Start a simulation of many games and return it when a few have finished."""
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "luxor", "simulate", "--bots", MIXED, "--games", str(MANY)),
            *("--workers", "2", "--out", str(out), *words),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    while process.poll() is None and games_in(out) < 5:
        time.sleep(0.02)
    return process


def games_in(out: Path) -> int:
    try:
        return sum(1 for _ in Results(out).rows())
    except StoreError:  # not there yet
        return 0


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals")
def test_whoever_kills_it_loses_only_the_games_under_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    process = begun(tmp_path)
    process.kill()
    process.communicate()
    kept = list(Results(tmp_path).rows())
    assert 5 <= len(kept) < MANY
    played: list[int] = []
    run = LocalEngine.run

    def watched(self: LocalEngine, setting: Any, orders: Any) -> Any:
        for outcome in run(self, setting, orders):
            played.append(outcome.order.game)
            yield outcome

    monkeypatch.setattr(LocalEngine, "run", watched)
    games = max(row.game for row in kept) + 21
    words = ["--bots", MIXED, "--games", str(games), "--workers", "1", "--out", str(tmp_path)]
    assert figures(capsys, *words)["games"] == games
    rows = list(Results(tmp_path).rows())
    assert [row.game for row in rows] == list(range(games))
    assert sorted([*played, *(row.game for row in kept)]) == list(range(games))
    assert [row for row in rows if row.game not in played] == kept


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals")
def test_ctrl_c_keeps_what_is_finished_and_says_how_to_go_on(tmp_path: Path) -> None:
    process = begun(tmp_path, "--json")
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers as well
    out, err = process.communicate()
    assert process.returncode == 130
    form = json.loads(out)
    rows = list(Results(tmp_path).rows())
    assert form["stopped"] is True
    assert 5 <= form["games"] == len(rows) < MANY
    assert Results(tmp_path).note("summary") == form
    first, second = err.splitlines()
    assert f"{len(rows)} of {MANY}" in first
    assert second.startswith("  luxor simulate --bots random,python:")
    assert f"--out {tmp_path}" in second


def test_ctrl_c_without_a_folder_says_that_games_are_not_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: object, setting: object, games: int) -> Any:  # noqa: ARG001
        if games:
            raise KeyboardInterrupt
        yield

    monkeypatch.setattr(LocalEngine, "sum_random", interrupted)
    assert main(["simulate", "--games", "7"]) == 130
    said = capsys.readouterr()
    assert "0 of 7" in said.err
    assert "--out DIR" in said.err
    assert said.out.startswith("0 ")


def test_the_order_of_finishing_does_not_matter(tmp_path: Path) -> None:
    """Whatever the workers do, tables and figures are those of the games by number."""
    setting = Setting(Options(players=2), load_edition())

    class Backwards:
        def run(self, setting: Setting, orders: Any) -> Any:
            return reversed(list(LocalEngine(1).run(setting, orders)))

    found = []
    for name, engine in (("one", LocalEngine(1)), ("other", Backwards())):
        bots = MIXED.split(",")
        experiment = experiment_of("simulate", setting, bots, 6)
        with Store(tmp_path / name, experiment) as store:
            summary = lab.simulate(setting, bots, games=6, engine=engine, store=store)
            store.finish(summary.to_json())
        assert main(["results", "export", str(tmp_path / name)]) == 0
        tables = [(tmp_path / name / file).read_text() for file in ("games.csv", "summary.json")]
        found.append(tables)
    assert found[0] == found[1]
