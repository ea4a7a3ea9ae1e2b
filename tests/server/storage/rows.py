"""Games to keep in tests, and tests that are coroutines with a store of each kind."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

from luxor.server.storage.rows import GameRow, LogRow, Role, TokenRow
from luxor.server.storage.store import Store, open_store
from luxor.server.tokens import digest

T = TypeVar("T")

SECRET = bytes(range(32))


def new_game(name: str = "g", entries: int = 1, phase: str = "waiting", at: int = 1000) -> GameRow:
    return GameRow(name, '{"seats": 2}', SECRET, at, at, phase, entries)


def entries(first: int, last: int | None = None, at: int = 1000, body: str = "{}") -> list[LogRow]:
    return [LogRow(number, at, body) for number in range(first, (last or first) + 1)]


def token(words: str, game: str = "g", seat: int | None = 0, until: int | None = None) -> TokenRow:
    return TokenRow(digest(words), game, Role.SPECTATOR if seat is None else Role.SEAT, seat, until)


async def create(store: Store, name: str = "g", *tokens: TokenRow, at: int = 1000) -> None:
    """Keep a game with one entry."""
    await store.create(new_game(name, at=at), entries(1, at=at), tokens)


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Open a store, and close it at the end."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, story: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, do what a story says, close the store."""

    async def tell() -> T:
        async with opened(url) as store:
            return await story(store)

    return asyncio.run(tell())


def stored(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """Make a test of a coroutine that gets a store, once for each kind of database."""

    def run(database_url: str) -> None:
        with_store(database_url, test)

    functools.update_wrapper(run, test)
    del run.__wrapped__  # type: ignore[attr-defined]  # pytest would look there for fixtures
    return run
