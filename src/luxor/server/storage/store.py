"""The storage: one thread that writes, a few that read, on SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, cast

from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from luxor.server.clock import CLOCK, ServerClock
from luxor.server.storage import reads, writes
from luxor.server.storage.engines import Database, database
from luxor.server.storage.errors import OpenError, StorageError, reason, storage_error
from luxor.server.storage.migrate import migrate
from luxor.server.storage.rows import ChatRow, Consequence, GameRow, LogRow, TokenRow
from luxor.server.storage.writer import AT_ONCE, TOO_LATE, Writer

READERS = 4
DEAD_AT_ONCE = 20  # in a transaction: players must not wait for the clearing away of many

T = TypeVar("T")


def open_writer(place: Database) -> Connection:
    """Return the connection that writes to a database of this version's schema.

    The database is made where there is none. Raises :class:`OpenError`, and then holds nothing.
    """
    with contextlib.ExitStack() as undo:
        undo.callback(place.release)
        try:
            engine = place.writer()
            undo.callback(engine.dispose)
            connection = engine.connect()
            undo.callback(connection.close)
            migrate(connection, place.name)
        except SQLAlchemyError as error:
            raise OpenError(f"{place.name} cannot be used: {reason(error)}") from None
        undo.pop_all()
    return connection


def close_writer(place: Database, connection: Connection) -> None:
    """Close the connection that writes and let others in."""
    with contextlib.ExitStack() as always:
        always.callback(place.release)
        always.callback(connection.engine.dispose)
        connection.close()


async def open_store(url: str, clock: ServerClock = CLOCK) -> Store:
    """Return the storage in a file or at a URL, made or brought up to date where needed.

    Nobody else can open it for writing until it is closed. Raises :class:`OpenError`.
    """
    place = database(url)
    connection = await asyncio.to_thread(open_writer, place)
    store = Store(place, connection, clock)
    try:
        await store.begin_service()
    except StorageError as error:
        await store.close()
        raise OpenError(f"{place.name} cannot be used: {error}") from None
    return store


class Store:
    """Games, their logs, tokens and chat.

    What a method that writes returns from is on the disk: a server that is killed right afterwards
    has it when it starts again. A caller that is cancelled meanwhile cannot know whether its rows
    were written.
    """

    def __init__(self, place: Database, connection: Connection, clock: ServerClock) -> None:
        self._place = place
        self._connection = connection
        self._clock = clock
        self._writer = Writer(connection, place.check)
        self._readers = place.readers(READERS)
        self._threads = ThreadPoolExecutor(READERS, "luxor-reader")
        self._open = True

    async def create(
        self, game: GameRow, entries: Sequence[LogRow], tokens: Sequence[TokenRow]
    ) -> None:
        """Keep a new game with its first entries and its tokens, all or nothing."""
        _check_numbers(entries, 1)
        if game.version != len(entries):
            raise ValueError(f"version {game.version} of a game with {len(entries)} entries")
        rows, new = tuple(entries), tuple(tokens)
        await self._write(lambda c: writes.create(c, game, rows, new))

    async def append(
        self, game: str, entries: Sequence[LogRow], phase: str, also: Consequence | None = None
    ) -> None:
        """Add entries to a game's log and note its phase; raises ``ConflictError``.

        It does so too where the game is gone. Without entries only the phase is noted. What the
        entries have as a consequence is written in the same transaction.
        """
        if entries:
            _check_numbers(entries, entries[0].number)
        appended = writes.Append(game, tuple(entries), phase)
        if also is None:
            await self._write(appended)
        else:
            await self._write(lambda c: writes.append_also(c, appended, also))

    async def game(self, game: str) -> GameRow | None:
        """Return a game."""
        return await self._read(lambda c: reads.game(c, game))

    async def log(self, game: str, since: int = 0) -> list[LogRow]:
        """Return the entries with numbers greater than ``since``, in order."""
        return await self._read(lambda c: reads.entries(c, game, since))

    async def token(self, digest: bytes, game: str) -> TokenRow | None:
        """Return what a token is good for in a game.

        A one-time token is there until it is redeemed or cleared away: see its ``once_until``.
        """
        return await self._read(lambda c: reads.token(c, digest, game))

    async def add_tokens(self, tokens: Sequence[TokenRow]) -> None:
        """Keep tokens; raises ``ConflictError`` where the game is gone."""
        new = tuple(tokens)
        await self._write(lambda c: writes.add_tokens(c, new))

    async def redeem(self, digest: bytes, new: bytes, now: int) -> list[TokenRow]:
        """Exchange a one-time token for a new one that stays, at most once; nothing if it is none.

        Returns what the new one is good for: a game, and those that followed it.
        """
        return await self._write(lambda c: writes.redeem(c, digest, new, now))

    async def devices(self, game: str, *, with_links: bool = False) -> dict[int | None, int]:
        """Return how many tokens each seat has, and under None how many there are of the host.

        ``with_links``: one-time tokens for other devices count as well.
        """
        return await self._read(lambda c: reads.devices(c, game, with_links=with_links))

    async def sign_out(self, digest: bytes) -> list[tuple[str, int]]:
        """Delete all tokens of the seats that a token is good for, but itself.

        Returns the games and seats, the games that followed each other included.
        """
        return await self._write(lambda c: writes.sign_out(c, digest))

    async def add_chat(self, game: str, seat: int | None, at: int, text: str) -> ChatRow:
        """Keep a line of chat and return it with its number; ``ConflictError``: no such game."""
        return await self._write(lambda c: writes.add_chat(c, game, seat, at, text))

    async def chat(self, game: str, last: int) -> list[ChatRow]:
        """Return the last lines of chat, the oldest first."""
        return await self._read(lambda c: reads.last_lines(c, game, last))

    async def games_of(self, digests: Sequence[bytes]) -> list[tuple[TokenRow, GameRow]]:
        """Return the games that tokens are good for, the most recently changed first.

        One-time tokens are good for nothing before they are redeemed.
        """
        asked = tuple(digests)
        return await self._read(lambda c: reads.games_of(c, asked))

    async def delete(self, game: str) -> bool:
        """Delete a game with everything in it; False if there was none.

        docs/storage.md says what remains of it on the disk, and for how long.
        """
        return await self._write(lambda c: writes.delete_game(c, game))

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

    async def running(self) -> list[str]:
        """Return the games in phase *playing*, by their names."""
        return await self._read(reads.playing)

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
        close_writer(self._place, self._connection)  # the last, so that it can checkpoint

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


def _check_numbers(entries: Sequence[LogRow], first: int) -> None:
    numbers = [entry.number for entry in entries]
    if numbers != list(range(first, first + len(entries))) or first < 1:
        raise ValueError(f"entries are numbered one after the other from {first}, not {numbers}")
