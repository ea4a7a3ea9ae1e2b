"""The storage: one thread that writes, a few that read, on SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from luxor.server.clock import CLOCK, ServerClock
from luxor.server.storage import reads, writes
from luxor.server.storage.engines import Database, database
from luxor.server.storage.errors import OpenError, StorageError, reason, storage_error
from luxor.server.storage.migrate import migrate
from luxor.server.storage.rows import Consequence, LogRow
from luxor.server.storage.writer import AT_ONCE, TOO_LATE, Writer

READERS = 4
DEAD_AT_ONCE = 20  # in a transaction: players must not wait for the clearing away of many

P = ParamSpec("P")
T = TypeVar("T")


@contextlib.contextmanager
def writing(place: Database) -> Iterator[Connection]:
    """Give the connection that writes to a database of this version's schema.

    The database is made where there is none. Raises :class:`OpenError`, and then holds nothing.
    """
    with contextlib.ExitStack() as stack:
        stack.callback(place.release)
        try:
            engine = place.writer()
            stack.callback(engine.dispose)
            connection = stack.enter_context(engine.connect())
            migrate(connection, place.name)
        except SQLAlchemyError as error:
            raise OpenError(f"{place.name} cannot be used: {reason(error)}") from None
        yield connection


async def open_store(url: str, clock: ServerClock = CLOCK) -> Store:
    """Return the storage in a file or at a URL, made or brought up to date where needed.

    Nobody else can open it for writing until it is closed. Raises :class:`OpenError`.
    """
    place = database(url)
    opened = contextlib.ExitStack()
    connection = await asyncio.to_thread(opened.enter_context, writing(place))
    store = Store(place, connection, opened, clock)
    try:
        await store.begin_service()
    except StorageError as error:
        await store.close()
        raise OpenError(f"{place.name} cannot be used: {error}") from None
    return store


def _writing(
    write: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """Return a method of a store that writes as a function of ``writes`` does."""

    @functools.wraps(write)
    async def method(store: Store, /, *args: P.args, **options: P.kwargs) -> T:
        return await store._write(lambda c: write(c, *args, **options))

    return method


def _reading(
    read: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """Return a method of a store that reads as a function of ``reads`` does."""

    @functools.wraps(read)
    async def method(store: Store, /, *args: P.args, **options: P.kwargs) -> T:
        return await store._read(lambda c: read(c, *args, **options))

    return method


class Store:
    """Games, their logs, tokens and chat; ``reads`` and ``writes`` say what most methods do.

    What a method that writes returns from is on the disk: a server that is killed right afterwards
    has it when it starts again. A caller that is cancelled meanwhile cannot know whether its rows
    were written.
    """

    def __init__(
        self,
        place: Database,
        connection: Connection,
        opened: contextlib.ExitStack,
        clock: ServerClock,
    ) -> None:
        """``opened`` lets go of the connection, which is the store's own from now on."""
        self._place = place
        self._opened = opened
        self._clock = clock
        self._writer = Writer(connection, place.check)
        self._readers = place.readers(READERS)
        self._threads = ThreadPoolExecutor(READERS, "luxor-reader")
        self._open = True

    async def append(
        self, game: str, entries: Sequence[LogRow], phase: str, also: Consequence | None = None
    ) -> None:
        """Add entries to a game's log, with what follows from them, and note its phase.

        Raises ``ConflictError`` where they do not follow the last one, or the game is gone.
        """
        appended = writes.Append(game, tuple(entries), phase)
        if also is None:
            await self._write(appended)
        else:
            await self._write(lambda c: writes.append_also(c, appended, also))

    create = _writing(writes.create)
    add_tokens = _writing(writes.add_tokens)
    redeem = _writing(writes.redeem)
    sign_out = _writing(writes.sign_out)
    add_chat = _writing(writes.add_chat)
    delete = _writing(writes.delete_game)

    game = _reading(reads.game)
    log = _reading(reads.entries)
    token = _reading(reads.token)
    devices = _reading(reads.devices)
    chat = _reading(reads.last_lines)
    games_of = _reading(reads.games_of)
    running = _reading(reads.playing)

    async def remove_dead(self, now: int) -> int:
        """Delete games by the rule of ``lifetimes`` and one-time tokens that have run out.

        Returns how many games. It is done in pieces, so that nobody has to wait for all of it.
        """
        wall = self._clock.wall()
        await self._write(lambda c: writes.note_service(c, now, wall))
        await self._write(lambda c: writes.remove_spent_tokens(c, now))
        total = 0
        while True:
            count = await self._write(lambda c: writes.remove_dead(c, now, DEAD_AT_ONCE))
            total += count
            if count < DEAD_AT_ONCE:
                return total

    async def begin_service(self) -> None:
        """Let games grow older from now on."""
        now, wall = self._clock.now(), self._clock.wall()
        await self._write(lambda c: writes.begin_service(c, now, wall))

    async def check(self) -> None:
        """Return if the storage can be read and written; raises ``StorageError``."""
        await self._write(writes.touch)
        await self._read(reads.something)

    async def close(self) -> None:
        """Finish what was begun and let go."""
        if not self._open:
            return
        self._open = False
        await self._writer.close()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._threads.shutdown()
        self._readers.dispose()
        self._opened.close()  # the last, so that it can checkpoint

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return cast("T", await self._writer.submit(work))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        if not self._open:
            raise StorageError("the storage is closed")
        if self._writer.in_doubt:  # once another connection writes the last one is at its end
            await self._write(writes.touch)
        since = time.monotonic()

        def read() -> T:
            try:
                if time.monotonic() - since > TOO_LATE:
                    raise StorageError("the storage was too slow: nothing has been read")
                self._check_place()
                found = self._read_with(work)
                self._check_place()
                return found
            except Exception as error:
                fault = storage_error(error)
                raise fault from fault.__cause__

        return await asyncio.get_running_loop().run_in_executor(self._threads, read)

    def _read_with(self, work: Callable[[Connection], T]) -> T:
        began = time.monotonic()
        while True:
            try:
                with self._readers.connect() as connection:
                    return work(connection)
            except DBAPIError as error:  # one that broke while nobody used it is replaced
                if not error.connection_invalidated or time.monotonic() - began > AT_ONCE:
                    raise

    def _check_place(self) -> None:
        try:
            self._place.check()
        except StorageError:
            self._readers.dispose()  # a connection may be one to another file
            raise
