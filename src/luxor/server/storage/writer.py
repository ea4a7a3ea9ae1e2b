"""One thread that writes: whatever waits goes into one commit.

A group is first carried out as if nothing could fail. If an item does, each gets a commit of its
own, so that only that one fails. What is not an item's own fault (a full disk) fails them all.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.engine import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from luxor.server.storage.errors import StorageError, storage_error
from luxor.server.storage.writes import Append, append_all

MOST_AT_ONCE = 200  # items in a commit, so that the first of many does not wait for all
PAUSE = 0.02  # seconds between commits while several come at a time: then one is for many
TOO_LATE = 6.0  # seconds after which nobody waits any more for what is not begun
AT_ONCE = 1.0  # seconds: a connection that breaks so soon was broken before, and is tried again

OF_AN_ITEM = (IntegrityError, DataError)
"""What a database says is wrong with the rows it is given."""

Work = Callable[[Connection], Any]


@dataclass(slots=True, eq=False)
class Item:
    """Something to write, and who waits for it."""

    work: Work
    future: asyncio.Future[Any]
    since: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an item: a result, or the error."""

    result: Any = None
    error: StorageError | None = None


class Writer:
    """Writes by one connection in one thread, for one event loop.

    What has been submitted is written even if nobody waits for it any more. How much waits is
    bounded by those who submit: each waits for its own before it goes on.
    """

    def __init__(self, connection: Connection, check: Callable[[], None] = lambda: None) -> None:
        """``check`` raises ``StorageError`` if what is committed would be lost."""
        self._connection = connection
        self._check = check
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[Item | None] = queue.SimpleQueue()
        self._open = True
        self.in_doubt = False  # a commit may yet happen: it was sent, and nothing came back
        self._thread = threading.Thread(target=self._run, name="luxor-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[Any]:
        """Return a future that is done once the work is committed, or has failed."""
        if not self._open:
            raise StorageError("the storage is closed")
        item = Item(work, self._loop.create_future(), time.monotonic())
        self._waiting.put(item)
        return item.future

    async def close(self) -> None:
        """Write what waits, and end the thread."""
        if self._open:
            self._open = False
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread ---------------------------------------------------------------------

    def _run(self) -> None:
        try:
            last = False
            group: list[Item] = []
            while not last:
                group, last = self._take(PAUSE if len(group) > 1 else 0.0)
                group = self._without_late(group)
                self._tell(_settle, group, self._write(group))
        finally:
            self._tell(self._end)

    def _take(self, pause: float) -> tuple[list[Item], bool]:
        """Wait for something to write; return what is there, and whether it is the last.

        ``pause`` is how long more is waited for.
        """
        group: list[Item] = []
        try:
            item = self._waiting.get()
            if item is not None:
                time.sleep(pause)
            while item is not None:
                group.append(item)
                if len(group) == MOST_AT_ONCE:
                    return group, False
                item = self._waiting.get_nowait()
        except queue.Empty:
            return group, False
        return group, True

    def _without_late(self, group: list[Item]) -> list[Item]:
        """Refuse what has waited for too long, and return the rest."""
        late = {item for item in group if time.monotonic() - item.since > TOO_LATE}
        if not late:
            return group
        why = "the storage was too slow: nothing has been written"
        self._tell(_settle, tuple(late), [Outcome(error=StorageError(why)) for _ in late])
        return [item for item in group if item not in late]

    def _write(self, group: Sequence[Item]) -> list[Outcome]:
        """Commit a group and return what came of each item."""
        connections = 2
        began = time.monotonic()
        while group:
            ready = False
            try:
                self._check()
                with self._connection.begin():
                    outcomes = _carry_out(self._connection, group)
                    ready = True
                self._check()
            except Exception as error:
                lost = isinstance(error, DBAPIError) and error.connection_invalidated
                connections -= lost
                self.in_doubt |= ready and lost
                if not ready and lost and connections and time.monotonic() - began < AT_ONCE:
                    continue  # nothing was committed, and the next try connects again
                of_an_item = not isinstance(error, DBAPIError) or isinstance(error, OF_AN_ITEM)
                if ready or not of_an_item or len(group) == 1:
                    return [Outcome(error=storage_error(error)) for _ in group]
                return [self._write([item])[0] for item in group]
            else:
                self.in_doubt = False
                return outcomes
        return []

    def _tell(self, what: Callable[..., None], *args: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended, so nobody waits
            self._loop.call_soon_threadsafe(what, *args)

    # --- in the loop -----------------------------------------------------------------------

    def _end(self) -> None:
        """Leave nobody waiting, should the thread have ended by a mistake of ours."""
        self._open = False
        with contextlib.suppress(queue.Empty):
            while True:
                item = self._waiting.get_nowait()
                if item is not None:
                    _settle([item], [Outcome(error=StorageError("the storage has stopped"))])


def _carry_out(connection: Connection, group: Sequence[Item]) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for appended, items in itertools.groupby(group, _entries_of):
        if appended:  # by far the most frequent: all that stand together in one go
            some = [item.work for item in items if isinstance(item.work, Append)]
            append_all(connection, some)
            outcomes += [Outcome()] * len(some)
        else:
            outcomes += [Outcome(item.work(connection)) for item in items]
    return outcomes


def _entries_of(item: Item) -> bool:
    return isinstance(item.work, Append) and bool(item.work.entries)


def _settle(group: Sequence[Item], outcomes: Sequence[Outcome]) -> None:
    for item, outcome in zip(group, outcomes, strict=True):
        if item.future.done():  # whoever waited was cancelled
            continue
        if outcome.error is None:
            item.future.set_result(outcome.result)
        else:
            item.future.set_exception(outcome.error)
