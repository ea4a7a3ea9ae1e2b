"""A program that appends to several games at once and prints what is acknowledged, until killed.

It first reads where each game stands, as a server does that comes back. For each line of its input
a process is forked that does so: ten times without ten times importing everything.
"""

from __future__ import annotations

import asyncio
import os
import sys

from luxor.server.storage.rows import LogRow
from luxor.server.storage.store import Store, open_store
from tests.server.storage.rows import new_game

GAMES = 6


async def play(store: Store, game: str) -> None:
    """Append one, two or three entries at a time, for ever."""
    row = await store.game(game)
    if row is None:
        await store.create(new_game(game, 1, "playing"), [LogRow(1, 1, game)], [])
    version = row.version if row else 1
    while True:
        count = version % 3 + 1
        rows = [LogRow(version + i + 1, 1, f"{game} {version + i + 1}") for i in range(count)]
        await store.append(game, rows, "playing")
        version += count
        os.write(1, f"{game} {version}\n".encode())  # in one piece, and not kept in a buffer


async def main(url: str) -> None:
    """Play all games."""
    os.write(1, f"begun {os.getpid()}\n".encode())
    store = await open_store(url)
    await asyncio.gather(*(play(store, f"g{i}") for i in range(GAMES)))


if __name__ == "__main__":
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            asyncio.run(main(sys.argv[1]))
        os.write(1, f"ended {os.waitpid(child, 0)[1]}\n".encode())
