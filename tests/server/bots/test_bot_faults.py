"""Workers that hang, crash or talk nonsense cost a bot its move at worst, and nobody else any."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from pathlib import Path

import pytest

from luxor.bots import bot_rng
from luxor.core.view import View
from luxor.server.errors import Code, ServerError
from luxor.server.rooms import bot_pool
from luxor.server.rooms.bot_pool import ATTEMPTS, BotAnswer, BotPool
from luxor.server.rooms.bot_process import Fault, Worker, WorkerError
from tests.server.bots.bot_tables import a_view, here, hint_here, the_ends
from tests.server.bots.faulty_worker import MODES
from tests.server.bots.processes import LOOPS, faulty, is_gone, run

pytestmark = pytest.mark.compiled

FAULTS = {
    "hang": (Fault.HUNG, "said nothing for 0.2 s"),
    "deaf": (Fault.HUNG, "said nothing for 0.2 s"),
    "spin": (Fault.HUNG, "said nothing for 0.2 s"),
    "mute": (Fault.HUNG, "said nothing for 0.3 s"),
    "crash": (Fault.CRASHED, "ended without an answer"),
    "crash_in_the_middle": (Fault.CRASHED, "ended without an answer"),
    "dead": (Fault.CRASHED, "ended without an answer"),
    "not_ready": (Fault.NONSENSE, "did not say that it is ready"),
    "no_json": (Fault.NONSENSE, "answered what cannot be read"),
    "no_table": (Fault.NONSENSE, "answered what cannot be read"),
    "empty": (Fault.NONSENSE, "answered what cannot be read"),
    "no_text": (Fault.NONSENSE, "answered what cannot be read"),
    "no_id": (Fault.NONSENSE, "answered what it was not asked"),
    "other_id": (Fault.NONSENSE, "answered what it was not asked"),
    "endless": (Fault.NONSENSE, "answered at too great length"),
    "long": (Fault.NONSENSE, "answered at too great length"),
}
IMPOSSIBLE = (Fault.NONSENSE, "answered what is not possible")
CASES = [(mode, *FAULTS.get(mode, IMPOSSIBLE)) for mode in MODES if mode != "chatty"]


def stand_in(seen: View, seed: int) -> int:
    """Return the option that is taken where a bot of a seed fails."""
    assert seen.seat is not None
    return seen.options[bot_rng(seed, seen.seat).below(len(seen.options))].id


@pytest.fixture(autouse=True)
def _quick_start(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if "mute" in request.node.name:
        monkeypatch.setattr(bot_pool, "START_SECONDS", 0.3)


@pytest.mark.parametrize(("mode", "fault", "words"), CASES, ids=[case[0] for case in CASES])
def test_a_random_option_stands_in_where_no_worker_answers(
    mode: str, fault: Fault, words: str
) -> None:
    seen = the_ends()
    seconds = 0.2 if fault == Fault.HUNG else 30.0

    async def ask() -> None:
        async with BotPool(1, seconds=seconds, command=faulty(mode)) as pool:
            assert await pool.choose("scholar", seen, 5) == BotAnswer(stand_in(seen, 5), words)
            assert pool.pids() == []
            assert pool.figures().faults == {fault: ATTEMPTS}
            assert pool.figures().jobs == {}

    run(ask())


NO_ROWS = ("crash", "no_action", "no_option", "no_number", "list_action", "odd_fault")


@pytest.mark.parametrize("mode", NO_ROWS)
def test_there_is_no_hint_where_no_worker_answers(mode: str) -> None:
    fault, words = FAULTS.get(mode, IMPOSSIBLE)

    async def ask() -> None:
        async with BotPool(1, command=faulty(mode)) as pool:
            with pytest.raises(ServerError) as caught:
                await pool.hint(the_ends(), 1)
            assert caught.value.code == Code.FAULT
            assert caught.value.text == f"there is no hint: the bot {words}"
            assert pool.figures().faults == {fault: ATTEMPTS}

    run(ask())


ONCE = ("hang", "crash", "crash_in_the_middle", "dead", "no_option", "endless")


@pytest.mark.parametrize("mode", ONCE)
def test_another_worker_is_asked_and_the_answer_is_as_if_nothing_had_happened(
    mode: str, tmp_path: Path
) -> None:
    seen = a_view()
    fault, _ = FAULTS.get(mode, IMPOSSIBLE)
    seconds = 2.0 if fault == Fault.HUNG else 30.0

    async def ask() -> None:
        async with BotPool(1, seconds=seconds, command=faulty(mode, tmp_path)) as pool:
            assert await pool.choose("pupil", seen, 5) == BotAnswer(here("pupil", seen, 5), None)
            assert pool.figures().faults == {fault: 1}
            (pid,) = pool.pids()
            assert await pool.hint(seen, 6) == hint_here(seen, 6)
            assert pool.pids() == [pid]
            await pool.close()
            assert is_gone(pid)

    run(ask())


def test_a_worker_that_goes_on_talking_is_not_believed(tmp_path: Path) -> None:
    seen = a_view()

    async def ask() -> None:
        async with BotPool(1, command=faulty("chatty", tmp_path)) as pool:
            assert (await pool.choose("pupil", seen, 1)).action == seen.options[0].id
            (first,) = pool.pids()
            answer = await pool.choose("pupil", seen, 2)
            assert answer == BotAnswer(here("pupil", seen, 2), None)
            assert pool.pids() != [first]
            assert pool.figures().faults == {Fault.NONSENSE: 1}

    run(ask())


def test_what_cannot_be_started_costs_only_the_move(tmp_path: Path) -> None:
    seen = a_view()
    plain = tmp_path / "plain"
    plain.touch()

    async def ask() -> None:
        for command, why in (
            (str(tmp_path / "nothing"), "No such file or directory"),
            (str(plain), "Permission denied"),
        ):
            async with BotPool(1, command=(command,)) as pool:
                answer = await pool.choose("scholar", seen, 3)
                assert answer == BotAnswer(stand_in(seen, 3), f"could not be started ({why})")
                assert pool.figures().faults == {Fault.NOT_STARTED: ATTEMPTS}

    run(ask())


@pytest.mark.parametrize("loop", LOOPS)
def test_workers_may_be_killed_at_any_time(loop: str) -> None:
    seen = a_view()

    async def ask() -> None:
        async with BotPool(2) as pool:
            await pool.choose("pupil", seen, 0)
            (idle,) = pool.pids()
            os.kill(idle, signal.SIGKILL)
            assert (await pool.choose("pupil", seen, 1)).action == here("pupil", seen, 1)
            jobs = [asyncio.create_task(pool.choose("pharaoh", seen, n)) for n in range(5)]
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0.01)
            killed = pool.pids()
            for pid in killed:
                os.kill(pid, signal.SIGKILL)  # in the middle
            answers = await asyncio.gather(*jobs)
            assert answers == [BotAnswer(here("pharaoh", seen, n), None) for n in range(5)]
            assert not set(killed) & set(pool.pids())
            assert set(pool.figures().faults) == {Fault.CRASHED}

    run(ask(), loop)


def test_a_worker_that_is_stopped_is_replaced() -> None:
    seen = a_view()

    async def ask() -> None:
        async with BotPool(1, seconds=2.0) as pool:
            await pool.choose("pupil", seen, 0)
            (pid,) = pool.pids()
            os.kill(pid, signal.SIGSTOP)
            assert await pool.choose("pupil", seen, 1) == BotAnswer(here("pupil", seen, 1), None)
            assert is_gone(pid)

    run(ask())


def test_the_log_says_what_went_wrong_in_a_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def ask() -> None:
        async with BotPool(1, command=faulty("crash_in_the_middle")) as pool:
            await pool.choose("scholar", a_view(), 1)

    with caplog.at_level(logging.WARNING):
        run(ask())
    assert len(caplog.records) == ATTEMPTS
    for line in caplog.messages:
        assert line.startswith("a bot's process ended without an answer (scholar): ")
        assert line.endswith("ValueError: a word about what went wrong")


def test_each_process_is_told_of_by_its_own_words(tmp_path: Path) -> None:
    async def start() -> None:
        worker = Worker(faulty("dead", tmp_path))
        with pytest.raises(WorkerError):
            await worker.ready(30.0)
        found = [worker.error_text, worker.pid]
        await worker.ready(30.0)
        found.append(worker.error_text)
        await worker.close()
        assert found == ["no worker today", None, ""]

    run(start())


def test_a_bot_that_fails_by_itself_is_counted(tmp_path: Path) -> None:
    script = tmp_path / "worker.py"
    script.write_text(
        "import luxor.bots.turn_bot as t\n"
        "from luxor.server.rooms import bot_worker\n"
        "t.TurnBot.choose = lambda *_: print('where am I?', flush=True) or 1 / 0\n"
        "bot_worker.main()\n"
    )
    seen = a_view()

    async def ask() -> None:
        async with BotPool(1, command=(faulty("")[0], str(script))) as pool:
            answer = await pool.choose("scholar", seen, 1)
            assert answer == BotAnswer(stand_in(seen, 1), "raised ZeroDivisionError")
            assert pool.figures().faults == {Fault.BOT: 1}
            assert len(pool.pids()) == 1

    run(ask())
