"""How far an experiment is: a bar on the terminal, or a line now and then."""

from __future__ import annotations

import shutil
import sys
import time
from types import TracebackType
from typing import Self, TextIO

OFTEN, SELDOM = 0.1, 10.0
"""Seconds between two pictures of the bar, and between two lines where there is no terminal."""
BAR = 24


class Progress:
    """Says on standard error how many games are done, how fast, and how long it will take.

    On a terminal it is a bar that moves; elsewhere nothing is said unless ``wanted``, and then a
    line every ten seconds. ``finished`` games were there before and do not count for the speed.
    """

    def __init__(
        self,
        games: int,
        *,
        finished: int = 0,
        wanted: bool | None = None,
        stream: TextIO | None = None,
    ) -> None:
        self.games = games
        self.finished = finished
        self.done = finished
        self.broken = 0
        self.note = ""
        """Something more to say at the end of the line, for example who leads."""
        self._stream = stream or sys.stderr
        self._moves = self._stream.isatty()
        self._shown = self._moves if wanted is None else wanted
        self._began = time.monotonic()
        self._told = self._began
        self._width = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()

    def show(self, done: int, broken: int = 0) -> None:
        """Say that so many games are done, those of before included, and so many broken off."""
        self.done = done
        self.broken = broken
        now = time.monotonic()
        if self._shown and now - self._told >= (OFTEN if self._moves else SELDOM):
            self._told = now
            self._print(self.line(now - self._began))

    def line(self, seconds: float) -> str:
        """Return what is to be said after so many seconds."""
        over = self.done + self.broken
        fresh = over - self.finished
        parts = [f"{self.done:,}/{self.games:,} games"]
        if fresh > 0 and seconds > 0:
            speed = fresh / seconds
            parts.append(f"{speed:,.0f} games/s" if speed >= 10 else f"{speed:.2g} games/s")
            parts.append(f"{duration((self.games - over) / speed)} left")
        if self.broken:
            parts.append(f"{self.broken} broken off")
        if self.note:
            parts.append(self.note)
        if self._moves:
            full = min(BAR, BAR * over // max(self.games, 1))
            parts.insert(0, "█" * full + "░" * (BAR - full))
        return "  ".join(parts)

    def end(self) -> None:
        """Take the bar off the terminal."""
        if self._shown and self._moves:
            self._print("")

    def _print(self, text: str) -> None:
        if not self._moves:
            print(text, file=self._stream, flush=True)
            return
        text = text[: shutil.get_terminal_size().columns - 1]
        print(f"\r{text:<{self._width}}\r{text}", end="", file=self._stream, flush=True)
        self._width = len(text)


def duration(seconds: float) -> str:
    """Return a time in words: ``48 s``, ``3 min 05 s``, ``2 h 10 min``."""
    whole = max(0, round(seconds))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02} min"
