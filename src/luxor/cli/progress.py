"""How far something is: a bar on the terminal, or a line now and then."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self, TextIO

OFTEN, SELDOM = 0.1, 10.0
"""Seconds between two updates of the bar, and between two lines where there is no terminal."""

PATIENCE = 0.5
"""Seconds of thinking without a bar."""


class Bar:
    """A bar with a text beside it, which is removed at the end."""

    def __init__(self, stream: TextIO) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn
        from rich.table import Column

        beside = Column(no_wrap=True, overflow="ellipsis")
        self._progress = Progress(
            BarColumn(24),
            TextColumn("{task.description}", markup=False, table_column=beside),
            console=Console(file=stream),
            transient=True,
            auto_refresh=False,  # no thread: workers are started meanwhile
            redirect_stdout=False,
            redirect_stderr=False,
        )
        self._task = self._progress.add_task("", total=1.0)
        self._progress.start()

    def show(self, part: float, text: str) -> None:
        """Fill a part of the bar, from 0 to 1, and change the text."""
        self._progress.update(self._task, completed=part, description=text, refresh=True)

    def end(self) -> None:
        """Remove the bar from the terminal."""
        self._progress.stop()


class Progress:
    """Shows on standard error how many games are done, how fast, and how long it will take.

    On a terminal it is a bar; elsewhere nothing is shown unless ``wanted``, and then a line every
    ten seconds. ``finished`` games were there before and do not count for the speed.
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
        """Something to add at the end of the line, for example who leads."""
        self._stream = stream or sys.stderr
        self._is_terminal = self._stream.isatty()
        self._shown = self._is_terminal if wanted is None else wanted
        self._began = self._updated = time.monotonic()
        self._bar: Bar | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.end()

    def show(self, done: int, broken: int = 0) -> None:
        """Show that so many games are done, earlier ones included, and so many broken off."""
        self.done = done
        self.broken = broken
        now = time.monotonic()
        if not self._shown or now - self._updated < (OFTEN if self._is_terminal else SELDOM):
            return
        self._updated = now
        line = self.line(now - self._began)
        if not self._is_terminal:
            print(line, file=self._stream, flush=True)
            return
        self._bar = self._bar or Bar(self._stream)
        self._bar.show((done + broken) / max(self.games, 1), line)

    def line(self, seconds: float) -> str:
        """Return the text after so many seconds."""
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
        return "  ".join(parts)


class Thinking:
    """Shows on a terminal how far a search is, once it takes a while."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._began = time.monotonic()
        self._bar: Bar | None = None

    def watch(self, part: float) -> None:
        """Show that a part of the thinking is done, from 0 to 1."""
        if self._stream.isatty() and time.monotonic() - self._began >= PATIENCE:
            self._bar = self._bar or Bar(self._stream)
            self._bar.show(part, f"thinking: {part:.0%}")

    def end(self) -> None:
        """Remove the bar from the terminal."""
        if self._bar is not None:
            self._bar.end()


def duration(seconds: float) -> str:
    """Return a time in words: ``48 s``, ``3 min 05 s``, ``2 h 10 min``."""
    whole = max(0, round(seconds))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02} min"
