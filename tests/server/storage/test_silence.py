"""A PostgreSQL that says nothing any more: everything is saved or refused within a bound."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from luxor.server.errors import Code, ServerError
from luxor.server.rooms import lobby as lobby_file
from luxor.server.rooms import room as room_file
from luxor.server.storage import postgres_engines
from luxor.server.storage import store as store_file
from luxor.server.storage import writer as writer_file
from luxor.server.storage.errors import StorageError
from luxor.server.storage.store import Store, open_store
from tests.server.postgres import Postgres
from tests.server.rooms.test_lobby import Ear, House, answer, enter, seated, setup
from tests.server.storage.rows import create, entries

pytestmark = pytest.mark.compiled

BOUND = 5.0
"""Seconds, with limits of a fraction of the usual ones."""


class Proxy:
    """Stands between a server and its PostgreSQL, and can fall silent without hanging up."""

    def __init__(self, url: str, folder: Path) -> None:
        target = make_url(url)
        self._to = (target.query.get("host") or target.host, target.port or 5432)
        self.url = target.set(host=None, port=None, query={"host": str(folder)}).render_as_string(
            hide_password=False
        )
        self._talks = threading.Event()
        self._talks.set()
        self.stop_before = b"\0 nothing"
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / ".s.PGSQL.5432"))
        self._listener.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def silence(self) -> None:
        """Let nothing through, in either direction."""
        self._talks.clear()

    def speak(self) -> None:
        """Let everything through, also what was held up."""
        self.stop_before = b"\0 nothing"
        self._talks.set()

    def close(self) -> None:
        self.speak()
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = self._dial()
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._pump, args=ends, daemon=True).start()

    def _dial(self) -> socket.socket:
        host, port = self._to
        if str(host).startswith("/"):
            far = socket.socket(socket.AF_UNIX)
            far.connect(f"{host}/.s.PGSQL.{port}")
            return far
        return socket.create_connection((str(host), port))

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError), source, target:
            while data := source.recv(65536):
                if self.stop_before in data:
                    self.silence()
                self._talks.wait()
                target.sendall(data)


@pytest.fixture
def proxy(postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxy]:
    monkeypatch.setattr(postgres_engines, "LIMIT", 0.3)
    monkeypatch.setitem(postgres_engines.NETWORK, "connect_timeout", 2)  # the least there is
    monkeypatch.setattr(room_file, "RETRY", 0.2)
    for file in (store_file, writer_file):
        monkeypatch.setattr(file, "TOO_LATE", 0.5)
        monkeypatch.setattr(file, "AT_ONCE", 0.2)
    with (
        postgres_server.database() as url,
        tempfile.TemporaryDirectory(prefix="luxor-proxy.", dir="/tmp") as folder,
        contextlib.closing(Proxy(url, Path(folder))) as found,
    ):
        yield found


def run(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 60))


@contextlib.asynccontextmanager
async def bounded() -> AsyncIterator[None]:
    began = time.monotonic()
    yield
    assert time.monotonic() - began < BOUND


async def test_an_answer_is_refused_and_then_saved(proxy: Proxy) -> None:
    house = House(await open_store(proxy.url))
    game = await house.lobby.create(setup())
    ear = Ear()
    member = await seated(house, game, ear)
    version = ear.room["version"]
    proxy.silence()
    async with bounded():
        with pytest.raises(ServerError) as refused:
            await answer(member, ear)
        assert refused.value.code == Code.UNAVAILABLE
    async with bounded():  # whoever comes now
        results = await asyncio.gather(
            *(enter(house, game, Ear()) for _ in range(20)),
            house.lobby.create(setup()),
            house.lobby.my_games((game.seats[0].token,)),
            return_exceptions=True,
        )
        assert all(isinstance(error, ServerError | StorageError) for error in results)
    proxy.speak()
    await ear.until(lambda: ear.last("update")["what"] == "reloaded")  # by itself
    assert ear.room["version"] == version
    await answer(member, ear)
    assert ear.room["version"] == version + 1
    assert len(await house.store.log(game.game)) == version + 1
    await house.close()


async def test_a_page_does_not_wait_for_the_storage(
    proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_file, "SUMMARY_SECONDS", 0.05)

    house = House(await open_store(proxy.url))
    proxy.silence()
    began = time.monotonic()
    assert not await house.lobby.is_waiting("g")
    assert time.monotonic() - began < 0.25
    proxy.speak()
    await house.close()


async def test_nobody_is_shown_what_a_late_commit_may_yet_change(proxy: Proxy) -> None:
    store = await open_store(proxy.url)
    await create(store)
    proxy.stop_before = b"COMMIT"
    async with bounded():
        with pytest.raises(StorageError, match="silent"):
            await store.append("g", entries(2), "playing")
    assert in_doubt(store)
    async with bounded():
        with pytest.raises(StorageError):
            await store.log("g")
    proxy.speak()  # the commit may arrive now
    seen = len(await log_when_it_can_be_read(store))
    assert not in_doubt(store)
    await asyncio.sleep(0.3)
    assert len(await store.log("g")) == seen
    await store.append("g", entries(seen + 1), "playing")
    await store.close()


def in_doubt(store: Store) -> bool:
    return store._writer.in_doubt


async def log_when_it_can_be_read(store: Store) -> list[object]:
    while True:
        try:
            return list(await store.log("g"))
        except StorageError:
            await asyncio.sleep(0.01)


async def test_the_server_itself_gives_up_a_statement_that_takes_too_long(
    proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    # PostgreSQL's own limit is a tenth shorter than ours: on a busy machine that must be enough.
    monkeypatch.setattr(postgres_engines, "LIMIT", 3.0)
    for file in (store_file, writer_file):
        monkeypatch.setattr(file, "TOO_LATE", 6.0)

    store = await open_store(proxy.url)
    with pytest.raises(StorageError, match="statement timeout"):
        await store._write(lambda c: c.exec_driver_sql("SELECT pg_sleep(30)"))
    await create(store)
    await store.close()
