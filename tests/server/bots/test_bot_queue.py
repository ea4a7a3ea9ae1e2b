"""Who waits for a worker: people first, moves before hints, rooms in turn, within bounds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Self

import pytest

from luxor.bots.levels import LEVELS
from luxor.server.errors import Code, ServerError
from luxor.server.rooms.bot_pool import HINTS_OF_A_ROOM, BotPool, always
from luxor.server.rooms.bot_queue import Job, JobQueue, Rank, What
from tests.server.bots.bot_tables import a_view, here
from tests.server.bots.processes import faulty, run

pytestmark = pytest.mark.compiled


class Counter:
    """A pool with one worker that waits, and the order in which jobs are done."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.pool = BotPool(1, command=faulty("gate", folder), **options)
        self.gate = folder / "gate"
        self.done: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.pool.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def busy(self) -> None:
        """Give the worker something to wait for."""
        self.start("first", self.pool.choose("pupil", a_view(), 1, room="z"))
        while not self.pool.figures().busy:
            await asyncio.sleep(0)

    def start(self, name: str, job: Awaitable[object]) -> asyncio.Task[None]:
        async def note() -> None:
            await job
            self.done.append(name)

        self.tasks.append(asyncio.create_task(note()))
        return self.tasks[-1]

    async def move(
        self,
        name: str,
        room: str = "",
        level: str = "pupil",
        people_wait: Callable[[], bool] = always,
    ) -> asyncio.Task[None]:
        move = self.pool.choose(level, a_view(), 1, room=room, people_wait=people_wait)
        task = self.start(name, move)
        await asyncio.sleep(0)
        return task

    async def hint(self, name: str, room: str = "") -> asyncio.Task[None]:
        task = self.start(name, self.pool.hint(a_view(), 1, room=room))
        await asyncio.sleep(0)
        return task

    async def finish(self) -> None:
        self.gate.touch()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        assert self.pool.figures().waiting == self.pool.figures().busy == 0


def test_moves_come_before_hints_and_rooms_take_turns(tmp_path: Path) -> None:
    async def ask() -> list[str]:
        async with Counter(tmp_path) as counter:
            await counter.busy()
            await counter.hint("hint a", "a")
            for name in ("a1", "a2", "a3", "b1", "b2", "c1"):
                await counter.move(name, name[0])
            await counter.hint("hint a again", "a")
            await counter.hint("hint b", "b")
            assert counter.pool.figures().waiting == 9
            await counter.finish()
            return counter.done

    hints = ["hint a", "hint b", "hint a again"]
    assert run(ask()) == ["first", "a1", "b1", "c1", "a2", "b2", "a3", *hints]


def test_levels_that_search_do_not_keep_the_others_waiting(tmp_path: Path) -> None:
    async def ask() -> list[str]:
        async with Counter(tmp_path) as counter:
            await counter.busy()
            for level in reversed(LEVELS):
                await counter.move(level, level, level)
            await counter.finish()
            return counter.done

    quick = ["scholar", "explorer", "pupil", "tourist"]
    assert run(ask()) == ["first", *quick, "pharaoh", "vizier"]


def is_in(played: set[str], room: str) -> bool:
    """Return whether somebody plays in a room."""
    return room in played


def test_people_come_before_rooms_where_nobody_plays(tmp_path: Path) -> None:
    """Fifty tables of bots alone keep neither a bot at somebody's table waiting nor a hint."""

    async def ask() -> None:
        async with Counter(tmp_path, waiting=10) as counter:
            await counter.busy()
            played = {"mine"}
            for room in map(str, range(50)):
                await counter.move(room, room, "pharaoh", partial(is_in, played, room))
            await counter.hint("hint", "mine")
            await counter.move("slow", "mine", "pharaoh", partial(is_in, played, "mine"))
            await counter.move("quick", "mine", "pupil", partial(is_in, played, "mine"))
            played.add("17")  # somebody has come to a room whose bot waits already
            await counter.finish()
            assert counter.done[:5] == ["first", "quick", "17", "slow", "hint"]
            assert counter.done[5:] == [str(number) for number in range(50) if number != 17]

    run(ask())


def test_who_has_gone_waits_like_everybody_else(tmp_path: Path) -> None:
    async def ask() -> list[str]:
        async with Counter(tmp_path) as counter:
            await counter.busy()
            played = {"b", "c"}
            for room in "abc":
                await counter.move(room, room, people_wait=partial(is_in, played, room))
            played.remove("b")
            await counter.finish()
            return counter.done

    assert run(ask()) == ["first", "c", "a", "b"]


def test_hints_are_refused_when_too_much_waits_and_moves_are_not(tmp_path: Path) -> None:
    async def ask() -> None:
        async with Counter(tmp_path, waiting=3) as counter:
            await counter.busy()
            for number in range(3):
                await counter.move(str(number), str(number))
            with pytest.raises(ServerError) as caught:
                await counter.pool.hint(a_view(), 1, room="x")
            assert caught.value.code == Code.TOO_MANY
            await counter.move("3", "3")
            assert counter.pool.figures().waiting == 4
            await counter.finish()
            assert counter.done == ["first", "0", "1", "2", "3"]

    run(ask())


def test_a_room_cannot_fill_the_queue_with_hints(tmp_path: Path) -> None:
    async def ask() -> None:
        async with Counter(tmp_path) as counter:
            await counter.busy()
            for number in range(HINTS_OF_A_ROOM):
                await counter.hint(f"a{number}", "a")
            with pytest.raises(ServerError) as caught:
                await counter.pool.hint(a_view(), 1, room="a")
            assert caught.value.code == Code.TOO_OFTEN
            await counter.hint("b", "b")
            await counter.finish()
            assert counter.done == [
                "first",
                "a0",
                "b",
                *(f"a{n}" for n in range(1, HINTS_OF_A_ROOM)),
            ]

    run(ask())


def test_hints_of_no_room_are_not_counted(tmp_path: Path) -> None:
    async def ask() -> int:
        async with Counter(tmp_path) as counter:
            await counter.busy()
            for number in range(HINTS_OF_A_ROOM + 1):
                await counter.hint(str(number))
            return counter.pool.figures().waiting

    assert run(ask()) == HINTS_OF_A_ROOM + 1


def test_who_no_longer_waits_is_forgotten(tmp_path: Path) -> None:
    async def ask() -> None:
        async with Counter(tmp_path) as counter:
            await counter.busy()
            gone = [await counter.move("gone", "a"), await counter.hint("gone", "a")]
            await counter.move("stays", "a")
            for task in gone:
                task.cancel()
            await asyncio.wait(gone)
            assert counter.pool.figures().waiting == 1
            await counter.finish()
            assert counter.done == ["first", "stays"]
            assert counter.pool.figures().jobs == {"pupil": 2}

    run(ask())


def test_an_answer_that_nobody_waits_for_any_more_disturbs_nobody(tmp_path: Path) -> None:
    async def ask() -> None:
        async with Counter(tmp_path) as counter:
            await counter.busy()
            while not (pids := counter.pool.pids()):
                await asyncio.sleep(0.001)
            counter.tasks[0].cancel()
            await asyncio.wait(counter.tasks)
            answer = counter.pool.choose("scholar", a_view(1), 9)
            task = asyncio.create_task(answer)
            await asyncio.sleep(0)
            counter.gate.touch()
            assert (await task).action == here("scholar", a_view(1), 9)
            assert counter.pool.pids() == pids
            await counter.finish()
            assert counter.done == []

    run(ask())


def test_a_job_that_nobody_waits_for_is_not_tried_again() -> None:
    async def ask() -> None:
        async with BotPool(1, seconds=0.2, command=faulty("hang")) as pool:
            task = asyncio.create_task(pool.choose("pupil", a_view(), 1))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.wait([task])
            while pool.figures().busy:
                await asyncio.sleep(0.01)
            assert sum(pool.figures().faults.values()) <= 1

    run(ask())


def test_cancelling_and_closing_at_once_is_clean(tmp_path: Path) -> None:
    async def ask() -> None:
        async with Counter(tmp_path) as counter:
            await counter.busy()
            tasks = [await counter.move(str(number), str(number % 2)) for number in range(6)]
            for task in tasks[::2]:
                task.cancel()
            await counter.pool.close()  # before the cancelled ones have run
            found = await asyncio.gather(*counter.tasks, return_exceptions=True)
            kinds = [ServerError, *[asyncio.CancelledError, ServerError] * 3]
            assert [type(error) for error in found] == kinds

    run(ask())


# --- the queue by itself ---------------------------------------------------------------------


def test_the_queue_counts_takes_and_forgets() -> None:
    async def ask() -> None:
        loop = asyncio.get_running_loop()
        queue = JobQueue()

        def job(do: What, room: str) -> Job:
            return Job(do, "pupil", a_view(), 1, room, always, loop.create_future())

        one, two, three = job("hint", "a"), job("choose", "a"), job("choose", "a")
        for item in (one, two, three):
            queue.put(item)
        assert len(queue) == 3
        assert queue.of_room(Rank.QUICK, "a") == 2
        assert queue.of_room(Rank.QUICK, "b") == 0
        queue.remove(two)
        queue.remove(two)
        assert len(queue) == 2
        assert queue.take() is three
        queue.remove(three)
        assert queue.take() is one
        assert len(queue) == 0
        with pytest.raises(IndexError, match="no job waits"):
            queue.take()

    run(ask())
