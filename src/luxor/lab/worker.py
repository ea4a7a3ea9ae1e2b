"""What a worker process does: it plays the pieces of work that come through its pipe.

A worker knows nothing but what a setting and the orders say. It hands finished games back when a
piece is done, and in between every twentieth of a second; the game that it plays just now stands in
memory that the parent can read, so that a worker that dies costs this one game.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from luxor.bots.child import kill_children
from luxor.lab.game import GamePlayer
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.random_games import Chunk, RandomGames, Sums

Piece = tuple[Order, ...] | Chunk
"""What a worker gets at once."""
Results = list[Outcome] | list[Sums]

BETWEEN = 0.05
"""Seconds after which finished games are handed back though the piece is not done."""


class Worker:
    """Plays pieces of one setting, in whatever process this is."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.player = GamePlayer(setting)
        self._random: RandomGames | None = None

    def sum_up(self, chunk: Chunk) -> Sums:
        """Return the sums of a chunk of random games."""
        if self._random is None:
            self._random = RandomGames(self.setting)
        return self._random.sum_up(chunk)

    def close(self) -> None:
        """Let the bots go."""
        self.player.close()


def work(pipe: Connection, now_playing: Any) -> None:
    """Play what comes until nothing more does; the main function of a worker process.

    ``now_playing`` is a number in shared memory: which game of the piece is being played.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, who ends us
    signal.signal(signal.SIGTERM, leave)
    sys.stdout = sys.stderr  # what a bot prints must not get into the parent's output
    worker: Worker | None = None
    try:
        pipe.send(None)  # ready
        while True:
            setting, piece = pipe.recv()
            if setting is not None or worker is None:
                if worker is not None:
                    worker.close()
                worker = Worker(setting)
            play(worker, piece, pipe, now_playing)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass  # the parent has gone, or wants no more
    finally:
        if worker is not None:
            worker.close()
    sys.exit(0)


def leave(*_: object) -> None:
    """End this process at once, and with it the programs that play for it."""
    kill_children()
    for program in _just_started():
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(program, signal.SIGKILL)
    os._exit(128 + signal.SIGTERM)


def _just_started() -> list[int]:
    """Return the children that Linux knows of: one may be too new to be listed elsewhere."""
    found: list[int] = []
    for path in Path("/proc/self/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found.extend(map(int, path.read_text().split()))
    return found


def play(worker: Worker, piece: Piece, pipe: Connection, now_playing: Any) -> None:
    """Play one piece and send what becomes of it: (whether it is done, results)."""
    now_playing.value = 0
    if isinstance(piece, Chunk):
        pipe.send((True, [worker.sum_up(piece)]))
        return
    finished: list[Outcome] = []
    told = time.monotonic()
    for number, order in enumerate(piece):
        now_playing.value = number
        finished.append(worker.player.play(order))
        now = time.monotonic()
        if now - told > BETWEEN and number + 1 < len(piece):
            pipe.send((False, finished))
            finished = []
            told = now
    pipe.send((True, finished))
