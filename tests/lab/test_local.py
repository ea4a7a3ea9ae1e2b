"""The engine on all cores: the same games, whoever plays them and whoever dies meanwhile."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from luxor import Options
from luxor.lab import local, worker
from luxor.lab.dealing import seat_rng
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.local import EngineError, LocalEngine
from luxor.lab.pieces import PieceQueue
from luxor.lab.random_games import RandomGames, Sums
from luxor.notation.edition_file import load_edition
from tests.lab.lab_bots import (
    FIRST,
    QUITTER,
    SLEEPER,
    STATUS,
    STOIC,
    THREADS,
    VICTIM,
    has_bad_luck,
)

ROOT = Path(__file__).resolve().parents[2]
SETTING = Setting(Options(players=2), load_edition(), seed=3)
GAMES = 24


def orders(bot: str, games: int = GAMES) -> list[Order]:
    return [Order(game, game // 2, (bot, "random")) for game in range(games)]


def by_game(outcomes: list[Outcome]) -> list[Outcome]:
    return sorted(outcomes, key=lambda outcome: outcome.order.game)


@pytest.fixture(scope="module")
def engine() -> Iterator[LocalEngine]:
    with LocalEngine(2) as found:
        yield found


def test_games_are_the_same_on_any_number_of_workers(engine: LocalEngine) -> None:
    alone = list(LocalEngine(1).run(SETTING, orders(STOIC)))
    assert by_game(list(engine.run(SETTING, iter(orders(STOIC))))) == alone
    assert all(outcome.row is not None for outcome in alone)


@pytest.mark.parametrize(
    ("bot", "fate"),
    [
        (QUITTER, f"ended with exit status {STATUS}"),
        pytest.param(
            VICTIM,
            "ended with signal SIGKILL",
            marks=pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL"),
        ),
    ],
)
def test_a_worker_that_dies_costs_its_game_only(engine: LocalEngine, bot: str, fate: str) -> None:
    unlucky = [has_bad_luck(seat_rng(SETTING.seed, game, 0)) for game in range(GAMES)]
    assert 2 <= sum(unlucky) <= 4
    found = by_game(list(engine.run(SETTING, orders(bot))))
    undisturbed = list(LocalEngine(1).run(SETTING, orders(STOIC)))
    for dies, outcome, other in zip(unlucky, found, undisturbed, strict=True):
        if dies:
            assert outcome.row is None
            assert outcome.error == f"the worker {fate} while it played this game"
        else:
            assert other.row is not None
            assert outcome.row == replace(other.row, bots=[bot, "random"])


def test_an_engine_serves_several_experiments_one_after_the_other(engine: LocalEngine) -> None:
    other = replace(SETTING, seed=4)
    for setting in (SETTING, other, SETTING):
        found = by_game(list(engine.run(setting, orders(FIRST, 4))))
        assert found == list(LocalEngine(1).run(setting, orders(FIRST, 4)))


def test_closing_the_iterator_stops_the_work(engine: LocalEngine) -> None:
    taken = []

    def lazily() -> Iterator[Order]:
        for order in orders(SLEEPER, 10_000):
            taken.append(order.game)
            yield order

    running = engine.run(SETTING, lazily())
    assert next(running).row is not None
    with pytest.raises(EngineError, match="is at work"):
        next(engine.run(SETTING, orders(FIRST)))
    running.close()  # type: ignore[attr-defined]
    assert len(taken) < 1000
    assert len(list(engine.run(SETTING, orders(FIRST, 4)))) == 4


CLINGING = """
import json, os, pathlib, sys, time
pathlib.Path(sys.argv[1], str(os.getpid())).touch()
for line in sys.stdin:
    if line.startswith("luxor-bot "):
        print('{"type": "hello", "protocol": 1}', flush=True)
    elif (message := json.loads(line))["type"] == "decide":
        found = {"type": "answer", "id": message["id"], "action": message["options"][0]["id"]}
        print(json.dumps(found), flush=True)
time.sleep(600)
"""
"""A program that plays, and stays when its input has ended."""


def is_there(pid: int) -> bool:
    """Return whether a process exists."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="tells processes apart by POSIX signals")
def test_programs_that_play_for_workers_end_with_them(tmp_path: Path) -> None:
    script, pids = tmp_path / "bot.py", tmp_path / "pids"
    pids.mkdir()
    script.write_text(CLINGING, encoding="utf-8")
    spec = f"external:{sys.executable} {script} {pids}"
    games = [Order(game, game, (spec, spec)) for game in range(40)]
    with LocalEngine(2) as engine:
        played = engine.run(SETTING, games)
        next(played)
        played.close()  # type: ignore[attr-defined]
        assert all(outcome.error is None for outcome in engine.run(SETTING, games[:4]))
    started = [int(path.name) for path in pids.iterdir()]
    assert len(started) >= 2
    deadline = time.monotonic() + 20  # they are killed by then; the system may still clear up
    while any(map(is_there, started)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(is_there, started))


def test_what_is_wrong_with_a_setting_is_said_at_once(engine: LocalEngine) -> None:
    wrong = replace(SETTING, edition=replace(SETTING.edition, players_base=1, players_max=1))
    with pytest.raises(ValueError, match="is for at most 1"):
        next(engine.run(wrong, orders(FIRST)))
    with pytest.raises(EngineError, match="from 1 on, not 0"):
        LocalEngine(0)


def test_few_games_of_quick_bots_need_no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a worker was started")

    monkeypatch.setattr(local, "_Process", refuse)
    few = [Order(0, 0, ("random", "random"))]
    assert len(list(LocalEngine(2).run(SETTING, few))) == 1
    assert sum(sums.games for sums in LocalEngine(2).sum_random(SETTING, 3)) == 3
    with pytest.raises(AssertionError, match="was started"):
        next(LocalEngine(2).run(SETTING, [Order(0, 0, (FIRST, "random"))]))


def test_workers_keep_to_one_thread_unless_the_environment_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
    monkeypatch.setenv("MKL_NUM_THREADS", "3")
    with LocalEngine(2) as engine:
        assert len(list(engine.run(SETTING, orders(THREADS, 1)))) == 1
    assert "OMP 1 MKL 3" in capfd.readouterr().err
    assert "OMP_NUM_THREADS" not in os.environ


def test_workers_that_never_get_to_play_are_not_replaced_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(local, "WORKER", "luxor.lab.rows")  # which has no main
    with LocalEngine(2) as engine, pytest.raises(EngineError, match="no worker gets to play"):
        list(engine.run(SETTING, orders(FIRST)))


def test_a_worker_that_dies_while_it_waits_costs_nothing(engine: LocalEngine) -> None:
    list(engine.run(SETTING, orders(FIRST, 4)))
    for waiting in engine._pool.values():
        os.kill(waiting.process.pid, signal.SIGKILL)
    found = list(engine.run(SETTING, orders(FIRST, 4)))
    assert all(outcome.row is not None for outcome in found)
    assert len(found) == 4


SCRIPT = """
from luxor import Options
from luxor.lab.jobs import Setting
from luxor.lab.local import LocalEngine
from luxor.lab.simulate import simulate
from luxor.notation.edition_file import load_edition
print("begin")
with LocalEngine(2) as engine:
    setting = Setting(Options(players=2), load_edition())
    print(simulate(setting, ["greedy", "random"], games=20, engine=engine).sums.games)
"""


def test_a_script_needs_no_guard(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    done = subprocess.run(
        [sys.executable, str(script)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("begin\n20\n", "")


# --- pieces ----------------------------------------------------------------------------------


def test_orders_come_in_pieces_that_last_about_as_long() -> None:
    queue = PieceQueue(iter(orders(FIRST, 10_000)), 2)
    first = queue.take()
    assert first is not None
    assert first == (orders(FIRST, 1)[0],)
    for _ in range(12):
        queue.took(1, 0.001)
    quick = queue.take()
    assert isinstance(quick, tuple)
    assert 50 < len(quick) <= 110
    queue.took(len(quick), 1000.0)
    slow = queue.take()
    assert slow is not None
    assert slow == (Order(1 + len(quick), (1 + len(quick)) // 2, (FIRST, "random")),)


def test_what_is_left_of_a_piece_is_played_again() -> None:
    queue = PieceQueue([], 2)
    piece = tuple(orders(FIRST, 5))
    queue.put_back(piece)
    again: list[int] = []
    lost: list[object] = []
    while (taken := queue.take()) is not None:
        assert isinstance(taken, tuple)
        if piece[3] in taken:
            lost += queue.lost(taken, "died")
        else:
            again += [order.game for order in taken]
    assert again == [0, 1, 2, 4]
    assert lost == [Outcome(piece[3], None, "died")]


def test_a_chunk_whose_worker_dies_is_halved_until_the_game_is_found() -> None:
    queue = PieceQueue(range(1000), 2)
    played, errors = 0, []
    while isinstance(piece := queue.take(), range):
        if 333 in piece:
            for sums in queue.lost(piece, "died"):
                assert isinstance(sums, Sums)
                errors += sums.errors
        else:
            played += len(piece)
    assert (played, errors) == (999, [(333, "died")])


def test_sums_do_not_depend_on_the_chunks() -> None:
    games = RandomGames(SETTING)
    whole = games.sum_up(range(30))
    parts = [games.sum_up(range(first, first + 10)) for first in (20, 0, 10)]
    for name in ("games", "turns", "decisions", "rounds"):
        assert getattr(whole, name) == sum(getattr(part, name) for part in parts)
    for seat in range(2):
        assert whole.wins[seat] == sum(part.wins[seat] for part in parts)
        for source in range(6):
            total = sum(part.points[seat][source] for part in parts)
            assert whole.points[seat][source] == total
    assert sum(whole.wins) == 30 * 60


@pytest.mark.compiled
def test_chunks_are_played_by_workers_too(engine: LocalEngine) -> None:
    games = local.TINY_SUM + 500
    here = list(LocalEngine(1).sum_random(SETTING, games))
    there = list(engine.sum_random(SETTING, games))
    for name in ("games", "turns", "decisions", "rounds"):
        found = [sum(getattr(sums, name) for sums in side) for side in (here, there)]
        assert found[0] == found[1]
    assert sum(sums.games for sums in there) == games


def test_a_worker_hands_games_back_before_its_piece_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "BETWEEN", 0.0)
    sent = list(worker.Worker(SETTING).play(tuple(orders(FIRST, 3))))
    assert [done for done, _ in sent] == [False, False, False, True]
    assert [len(found) for _, found in sent] == [0, 1, 1, 1]
