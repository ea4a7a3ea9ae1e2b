"""A connection to PostgreSQL that does not wait for ever (needs psycopg)."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any

import psycopg


class BoundedConnection(psycopg.Connection[Any]):
    """A connection that is given up when the server is silent for ``limit`` seconds.

    The network notices much by itself, but not a server that stands still: its machine goes on
    saying that everything has arrived. What was sent last may have happened or not.
    """

    limit: float | None = None

    def wait(self, gen: Generator[Any, Any, Any], *args: Any, **options: Any) -> Any:
        """Wait for the server; raises ``psycopg.OperationalError`` if that takes too long."""
        return super().wait(self._bounded(gen), *args, **options)

    def _bounded(self, steps: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """Do the same steps; psycopg looks in several times a second while nothing comes."""
        limit = self.limit
        give_up = time.monotonic() + (limit or 0)
        try:
            wanted = next(steps)
            while True:
                ready = yield wanted
                if limit is not None and time.monotonic() > give_up:
                    self.pgconn.finish()
                    raise psycopg.OperationalError(f"the server was silent for {limit:g} s")
                wanted = steps.send(ready)
        except StopIteration as end:
            return end.value
