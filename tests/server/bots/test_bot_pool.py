"""Bots in worker processes answer as they do here; the processes come and go as they should."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from luxor import Options, Table
from luxor.bots.levels import LEVELS, SECONDS
from luxor.bots.process import WorkerProcess, cores, python_command
from luxor.bots.search_bot import SearchBot
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.core.view import determinize, view
from luxor.server.errors import Code, ServerError
from luxor.server.rooms.bot_pool import WORKER, BotAnswer, BotPool
from luxor.server.rooms.bot_worker import HINT_SECONDS, NICE, level_bot
from tests.server.bots.bot_tables import (
    GAMES,
    a_view,
    decisions,
    here,
    hint_here,
    views,
)
from tests.server.bots.processes import LOOPS, PATIENCE, faulty, is_gone, run, wait_until_gone

pytestmark = pytest.mark.compiled

SEED = (1 << 256) - 1
"""A seed as long as the secret of a game."""

QUICK = ("tourist", "pupil", "explorer", "scholar")


# --- answers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", LOOPS)
def test_whole_games_are_played_as_in_this_process(loop: str) -> None:
    async def play() -> None:
        async with BotPool(1) as bots:
            for options in (Options(players=2), Options(players=5, modules=NAMES)):
                table = Table(options, seed=3)
                number = 0
                while table.asked is not None:
                    seen = table.view(table.asked)
                    level = QUICK[number % len(QUICK)]
                    answer = await bots.choose(level, seen, SEED - number)
                    assert answer == BotAnswer(here(level, seen, SEED - number), None)
                    table.play(answer.action)
                    number += 1

    run(play(), loop)


def test_every_level_answers_many_rooms_at_once() -> None:
    some = [seen for options in GAMES[::6] for seen in views(options, every=150)]

    async def ask() -> list[BotAnswer]:
        async with BotPool(2) as pool:
            answers = await asyncio.gather(
                *(
                    pool.choose(level, seen, number, room=str(number))
                    for number, seen in enumerate(some)
                    for level in LEVELS
                )
            )
            assert len(pool.pids()) == 2
            assert pool.figures().jobs == dict.fromkeys(LEVELS, len(some))
            return answers

    assert [answer.action for answer in run(ask())] == [
        here(level, seen, number) for number, seen in enumerate(some) for level in LEVELS
    ]


def test_a_hint_is_what_the_strongest_level_thinks() -> None:
    one = next(seen for seen in views(GAMES[-1]) if len(seen.options) == 1)

    async def ask() -> None:
        async with BotPool(1) as pool:
            for seen in (a_view(), a_view(1), one):
                assert await pool.hint(seen, 7) == hint_here(seen, 7)
            assert (await pool.hint(one, 7))[0]["chance"] is None

    run(ask())


@pytest.mark.clause("P1")
def test_workers_are_told_the_same_whatever_the_seat_may_not_know(tmp_path: Path) -> None:
    rng = Rng(5)
    pairs = [
        (seen, view(determinize(seen, rng), seen.seat))
        for options in (GAMES[0], GAMES[-1])
        for seen, _ in decisions(options)[::20]
    ]

    async def tell(which: int) -> bytes:
        folder = tmp_path / str(which)
        folder.mkdir()
        async with BotPool(1, command=faulty("record", folder)) as pool:
            for number, pair in enumerate(pairs):
                answer = await pool.choose("tourist", pair[which], number)
                assert answer == BotAnswer(here("tourist", pair[0], number), None)
            await pool.hint(pairs[0][which], 1)
            return (folder / "told").read_bytes()

    real, other = run(tell(0)), run(tell(1))
    assert real == other
    assert real.count(b"\n") == len(pairs) + 1


def test_the_seed_stays_in_the_server(tmp_path: Path) -> None:
    async def tell() -> bytes:
        async with BotPool(1, command=faulty("record", tmp_path)) as pool:
            await pool.choose("scholar", a_view(), SEED)
            return (tmp_path / "told").read_bytes()

    told = run(tell())
    assert str(SEED).encode() not in told
    assert f"{SEED:x}".encode() not in told.lower()


def test_what_cannot_be_asked_is_refused_at_once() -> None:
    seen = a_view()
    table = Table(Options(players=2, first=0), seed=1)

    async def ask() -> None:
        async with BotPool(1) as pool:
            for level in ("random", "external:touch /tmp/x", "planner:noise=1", "", "Scholar"):
                with pytest.raises(ValueError, match="is no level, expected one of tourist, pupil"):
                    await pool.choose(level, seen, 1)
            for wrong in (table.view(1), table.view(None)):
                with pytest.raises(ValueError, match="not its turn"):
                    await pool.choose("scholar", wrong, 1)
                with pytest.raises(ValueError, match="not its turn"):
                    await pool.hint(wrong, 1)
            assert pool.figures().workers == 0

    run(ask())


@pytest.mark.parametrize("workers", [0, -1])
def test_there_is_no_pool_without_workers(workers: int) -> None:
    with pytest.raises(ValueError, match=f"workers: a number from 1 on, not {workers}"):
        BotPool(workers)


def test_one_core_is_left_to_the_server() -> None:
    assert BotPool().size == max(1, len(os.sched_getaffinity(0)) - 1) == max(1, cores() - 1)


# --- processes -------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", LOOPS)
def test_workers_are_started_when_they_are_needed_and_stay(loop: str) -> None:
    async def ask() -> None:
        async with BotPool(3) as pool:
            assert pool.pids() == []
            for number in range(5):
                await pool.choose("pupil", a_view(), number)
            first = pool.pids()
            assert len(first) == 1
            await asyncio.gather(*(pool.choose("vizier", a_view(), n) for n in range(20)))
            pids = pool.pids()
            assert len(pids) == 3
            assert set(first) < set(pids)
            await pool.close()
            assert pool.pids() == []
            assert all(map(is_gone, pids))

    run(ask(), loop)


def test_workers_step_back_and_know_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUXOR_DATABASE", "postgresql://luxor:password@host/luxor")

    async def ask() -> None:
        async with BotPool(1) as pool:
            await pool.choose("pupil", a_view(), 1)
            (pid,) = pool.pids()
            nice = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, nice + NICE)
            assert b"password" not in Path(f"/proc/{pid}/environ").read_bytes()
            assert os.getsid(pid) != os.getsid(0)

    run(ask())


def test_a_worker_imports_what_the_server_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_worker.py").write_text("def main(): print('found', flush=True)\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    process = WorkerProcess(python_command("own_worker"))
    assert process.receive(PATIENCE) == b"found"
    process.close()


@pytest.mark.parametrize("loop", LOOPS)
def test_closing_ends_everything_and_everybody_is_told(loop: str, tmp_path: Path) -> None:
    async def ask() -> list[int]:
        async with BotPool(2, command=faulty("gate", tmp_path)) as pool:
            jobs = [asyncio.create_task(pool.choose("pupil", a_view(), n)) for n in range(5)]
            hint = asyncio.create_task(pool.hint(a_view(), 1))
            while len(pool.pids()) < 2:
                await asyncio.sleep(0.001)
            pids = pool.pids()
            await asyncio.gather(pool.close(), pool.close())
            for found in await asyncio.gather(*jobs, hint, return_exceptions=True):
                assert isinstance(found, ServerError)
                assert found.code == Code.STOPPING
            for again in (pool.choose("pupil", a_view(), 1), pool.hint(a_view(), 1)):
                with pytest.raises(ServerError) as caught:
                    await again
                assert caught.value.code == Code.STOPPING
            await pool.close()
            assert pool.figures().busy == pool.figures().waiting == 0
            assert pool.figures().faults == {}
            return pids

    assert all(map(is_gone, run(ask(), loop)))


@pytest.mark.parametrize("loop", LOOPS)
def test_closing_does_not_wait_for_workers_that_are_not_ready(loop: str) -> None:
    async def ask() -> None:
        for wait in (0, 1, 2, 50):
            async with BotPool(2, command=faulty("mute")) as pool:
                jobs = [asyncio.create_task(pool.choose("pupil", a_view(), n)) for n in range(2)]
                for _ in range(wait):
                    await asyncio.sleep(0.001)
                await asyncio.sleep(0)
                pids = pool.pids()
                await pool.close()
                assert pool.pids() == []
                assert all(map(is_gone, pids))
                for found in await asyncio.gather(*jobs, return_exceptions=True):
                    assert isinstance(found, ServerError)

    run(ask(), loop)


def test_a_worker_ends_when_nobody_can_ask_it_any_more() -> None:
    command = python_command(WORKER)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stdout.readline() == b'{"ready":true}\n'
        worker.stdin.close()
        assert worker.wait() == 0


SERVER = """
import asyncio, sys
from luxor.server.rooms.bot_pool import BotPool
from tests.server.bots.bot_tables import a_view
from tests.server.bots.processes import faulty

async def serve() -> None:
    pools = BotPool(2), BotPool(1, command=faulty("spin"))
    await asyncio.gather(*(pools[0].choose("vizier", a_view(), n) for n in range(10)))
    spinning = asyncio.create_task(pools[1].choose("vizier", a_view(), 1))
    while not pools[1].pids():
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.5)
    print(*pools[0].pids(), *pools[1].pids(), flush=True)
    await spinning

asyncio.run(serve())
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_a_server_that_is_killed(number: signal.Signals) -> None:
    command = (sys.executable, "-c", SERVER)
    with subprocess.Popen(command, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 3
        assert not any(map(is_gone, pids))
        server.send_signal(number)
        assert server.wait() == -number
    wait_until_gone(*pids)


def test_a_worker_thinks_for_some_seconds_at_most() -> None:
    for seconds in (SECONDS, HINT_SECONDS):
        bot = level_bot("pharaoh", seconds)
        assert isinstance(bot, SearchBot)
        assert bot.budget.seconds == seconds <= 3.0
