"""Killed at any instant: what was acknowledged is there, without gaps."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from luxor.server.storage.backup import back_up
from luxor.server.storage.store import Store
from tests.server.storage.rows import with_store

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).resolve().parents[3]
KILLS = 10


@contextlib.contextmanager
def appender(url: str) -> Iterator[subprocess.Popen[str]]:
    words = [sys.executable, "-m", "tests.server.storage.appender", url]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(words, cwd=ROOT, **pipes) as process:
        yield process


def acknowledged_before_a_kill(process: subprocess.Popen[str], seconds: float) -> dict[str, int]:
    """Let the appender run, kill it, and return the last number it was sure of in each game."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("go\n")
    process.stdin.flush()
    begun, number = process.stdout.readline().split()
    assert begun == "begun"
    sure: dict[str, int] = {}
    sure |= note(process.stdout.readline())  # it is writing
    time.sleep(seconds)
    os.kill(int(number), signal.SIGKILL)
    for line in process.stdout:
        if line.startswith("ended"):
            assert line.split()[1] == str(int(signal.SIGKILL))  # and it did not end by itself
            break
        sure |= note(line)
    return sure


def note(line: str) -> dict[str, int]:
    game, number = line.split()
    return {game: int(number)}


async def logs(store: Store) -> dict[str, list[tuple[int, str]]]:
    """Return the numbers and bodies of all games, after seeing that the games agree with them."""
    found = {}
    for game in await store.running():
        rows = await store.log(game)
        row = await store.game(game)
        assert row is not None
        assert row.version == rows[-1].number
        found[game] = [(entry.number, entry.body) for entry in rows]
    return found


def wait_for_the_last_commit(url: str) -> None:
    """Return when PostgreSQL has carried out what a killed server sent last, and let go of it."""
    if url.startswith("sqlite"):
        return
    held = "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database "
    held += "WHERE locktype = 'advisory' AND datname = current_database()"
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        while connection.exec_driver_sql(held).scalar_one():
            time.sleep(0.01)
    engine.dispose()


def test_nothing_that_was_acknowledged_is_lost(database_url: str, tmp_path: Path) -> None:
    chance = random.Random(20261115)
    backup = tmp_path / "backup.gz"
    with appender(database_url) as process:
        for _ in range(KILLS):
            sure = acknowledged_before_a_kill(process, chance.uniform(0.0, 0.15))
            wait_for_the_last_commit(database_url)
            saved = back_up(database_url, backup, replace=True)  # also of what a killed one left
            kept = with_store(database_url, logs)
            for game, entries in kept.items():
                numbers = [number for number, _ in entries]
                assert numbers == list(range(1, len(numbers) + 1))
                assert all(body in (game, f"{game} {number}") for number, body in entries)
            assert all(len(kept[game]) >= number for game, number in sure.items())
            assert saved["log"] == sum(map(len, kept.values()))
