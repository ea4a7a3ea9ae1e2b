"""Whether games can be played, looked at seldom: whoever asks often costs nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

SECONDS = 2.0
"""How long what was found out is good for."""


PATIENCE = 5.0
"""Seconds after which a storage that does not answer counts as failing."""


class Seldom:
    """A check whose result is kept for a moment; those who ask meanwhile wait for the same one."""

    def __init__(self, check: Callable[[], Awaitable[None]]) -> None:
        self._check = check
        self._at = float("-inf")
        self._error: Exception | None = None
        self._lock = asyncio.Lock()

    async def __call__(self) -> None:
        """Return, or raise what was found wrong."""
        async with self._lock:
            if time.monotonic() - self._at > SECONDS:
                self._error = None
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self._check()
                except Exception as error:
                    self._error = error
                self._at = time.monotonic()
            if self._error is not None:
                raise self._error
