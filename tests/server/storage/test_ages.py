"""Games grow old while a server runs, never because the system's clock is wrong."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic import command
from sqlalchemy import select

from luxor.server.clock import ServerClock
from luxor.server.storage.backup import back_up, restore
from luxor.server.storage.engines import database
from luxor.server.storage.lifetimes import DAY, MOST_AWAY
from luxor.server.storage.migrate import SCRIPTS, _config
from luxor.server.storage.schema import metadata
from luxor.server.storage.store import Store, open_store
from tests.server.storage.rows import entries, new_game

pytestmark = pytest.mark.compiled

START = 20_000 * DAY
T = TypeVar("T")

Story = Callable[[Store, ServerClock], Awaitable[T]]


class Machine:
    """A machine whose time a test sets; each run of a server has a clock of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.wall = START
        self.steady = 0

    def run(self, story: Story[T]) -> T:
        """Open the storage, do what a story says, close the storage."""
        clock = ServerClock(lambda: self.wall * 1_000_000, lambda: self.steady * 1_000_000)

        async def tell() -> T:
            store = await open_store(self.url, clock)
            try:
                return await story(store, clock)
            finally:
                await store.close()

        return asyncio.run(tell())

    def pass_by(self, days: float) -> None:
        """Let time pass while a server runs."""
        self.wall += int(days * DAY)
        self.steady += int(days * DAY)


async def keep_games(store: Store, clock: ServerClock) -> None:
    for phase in ("waiting", "playing", "over"):
        now = clock.now()
        await store.create(new_game(phase, phase=phase, at=now), entries(1, at=now), ())


async def clear_away(store: Store, clock: ServerClock) -> int:
    return await store.remove_dead(clock.now())


def test_a_wrong_clock_deletes_no_game(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    machine = Machine(database_url)
    machine.run(keep_games)
    machine.wall += 100 * DAY
    assert machine.run(clear_away) == 0
    assert caplog.messages == [
        "no server ran here for 100 days by the system's clock: games grow older by 6"
    ]
    machine.wall -= 100 * DAY
    assert machine.run(clear_away) == 0
    assert "2400.0 h behind" in caplog.messages[1]
    machine.wall -= 50 * 365 * DAY  # the machine has no battery
    assert machine.run(clear_away) == 0
    machine.wall += 50 * 365 * DAY
    machine.pass_by(2)
    assert machine.run(clear_away) == 1  # the table that waits: twice away, six days at most each


def test_a_change_of_the_time_while_a_server_runs_deletes_nothing(database_url: str) -> None:
    machine = Machine(database_url)
    machine.run(keep_games)

    async def story(store: Store, clock: ServerClock) -> None:
        for change in (1000, -2000, 1000):
            machine.wall += change * DAY
            assert await clear_away(store, clock) == 0

    machine.run(story)


def test_games_grow_old_while_a_server_runs_and_between(database_url: str) -> None:
    machine = Machine(database_url)

    async def run_for_long(store: Store, clock: ServerClock) -> list[int]:
        await keep_games(store, clock)
        removed = []
        for days in (6, 2, 50, 30, 10):
            machine.pass_by(days)
            removed.append(await clear_away(store, clock))
        return removed

    assert machine.run(run_for_long) == [0, 1, 0, 1, 1]

    machine.run(keep_games)
    removed = []
    for _ in range(16):
        machine.wall += MOST_AWAY
        removed.append(machine.run(clear_away))
    assert removed == [0, 1, *[0] * 8, 1, *[0] * 4, 1]  # after 12, 66 and 96 days


def test_games_of_an_earlier_version_are_as_old_as_they_were(database_url: str) -> None:
    machine = Machine(database_url)
    place = database(database_url)
    engine = place.writer()
    with engine.begin() as connection:
        config = _config(SCRIPTS)
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for name, phase, days in (("old", "over", 80), ("new", "over", 0), ("w", "waiting", 2)):
            changed = START - days * DAY
            connection.exec_driver_sql(
                "INSERT INTO games (game, setup, secret, created, changed, phase, version) "
                f"VALUES ('{name}', '', '', {changed}, {changed}, '{phase}', 0)"
            )
    engine.dispose()
    place.release()
    machine.wall += 100 * DAY

    async def story(store: Store, clock: ServerClock) -> None:
        assert await clear_away(store, clock) == 1  # the table that waited for 2 + 6 days
        machine.pass_by(5)
        assert await clear_away(store, clock) == 1  # 80 + 6 + 5 days
        assert await store.game("new") is not None

    machine.run(story)


def write_format_1(url: str, file: Path) -> None:
    """Write a backup as an earlier version did, which knew no service clock."""
    lines: list[dict[str, Any]] = [{"luxor": "backup", "format": 1, "made": 0}]
    counts = {}
    engine = database(url).snapshot()
    with engine.connect() as connection:
        for name in ("games", "log", "tokens", "chat"):
            rows = connection.execute(select(metadata.tables[name])).mappings().all()
            counts[name] = len(rows)
            lines += [{"row": name, **row} for row in rows]
    engine.dispose()
    for line in lines:
        line.pop("touched", None)
    lines.append({"end": counts})
    text = "".join(json.dumps(line, default=bytes.hex) + "\n" for line in lines)
    file.write_bytes(gzip.compress(text.encode()))


@pytest.mark.parametrize("make", [back_up, write_format_1])
def test_an_old_backup_is_as_old_as_it_was(
    database_url: str, tmp_path: Path, make: Callable[[str, Path], object]
) -> None:
    machine = Machine(database_url)
    machine.run(keep_games)
    file = tmp_path / "backup.gz"
    make(database_url, file)
    machine.wall += 1000 * DAY
    restore(file, database_url, replace=True)
    assert machine.run(clear_away) == 0
