"""What time it is, for the whole server: one clock that no change of the system's time moves.

It is the system's time at the start plus what has passed since, by a clock that only goes forward
and goes on while the machine sleeps. While it is watched (a heartbeat looks at it often) it also
notices when the whole server stood still: nobody could answer then, so nobody is charged for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

BEAT_SECONDS: Final = 0.5
"""How often a watched clock is looked at."""

FREEZE_MS: Final = 2000
"""A watched clock that nobody has looked at for longer than this: the server stood still."""

JUMP_MS: Final = 5000
"""By how much the system's time must move against this clock to be a jump."""

MOST_FREEZES: Final = 1000
"""That are remembered."""


@dataclass(frozen=True, slots=True)
class Freeze:
    """A time in which the server stood still, in ms since 1970."""

    since: int
    until: int


def _steady() -> int:
    """Return nanoseconds of a clock that only goes forward, also while the machine sleeps."""
    return time.clock_gettime_ns(_STEADY_CLOCK) if _STEADY_CLOCK else time.monotonic_ns()


_STEADY_CLOCK: Final[int] = getattr(time, "CLOCK_BOOTTIME", 0)


class ServerClock:
    """The server's time in milliseconds since 1970; it never goes back."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = _steady
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._start = wall() - steady()
        self._drift = 0
        self._looked: int | None = None  # when last, while it is watched
        self.freezes: list[Freeze] = []

    def now(self) -> int:
        """Return the time; whoever asks first after a freeze notes it."""
        now = (self._start + self._steady()) // 1_000_000
        if self._looked is not None:
            if now - self._looked > FREEZE_MS:
                self.freezes = [*self.freezes[1 - MOST_FREEZES :], Freeze(self._looked, now)]
            self._looked = now
        return now

    def wall(self) -> int:
        """Return the system's time, which may be wrong and may jump."""
        return self._wall() // 1_000_000

    def watch(self) -> None:
        """Notice freezes from now on; ``now`` must be asked every ``BEAT_SECONDS``."""
        self._looked = None
        self._looked = self.now()

    def unwatch(self) -> None:
        """Notice no freezes any more."""
        self._looked = None

    def jump(self) -> int:
        """Return by how many ms the system's time has jumped since this was last asked."""
        drift = self.wall() - self.now()
        jump = drift - self._drift
        if abs(jump) < JUMP_MS:
            return 0
        self._drift = drift
        return jump

    @property
    def thawed(self) -> int:
        """When the last freeze ended; 0 if there was none."""
        return self.freezes[-1].until if self.freezes else 0

    def frozen(self, since: int, until: int) -> int:
        """Return for how many ms of a time the server stood still."""
        return sum(
            max(0, min(until, freeze.until) - max(since, freeze.since)) for freeze in self.freezes
        )


CLOCK: Final = ServerClock()
"""The clock of this process."""


def milliseconds() -> int:
    """Return the time, in milliseconds since 1970."""
    return CLOCK.now()
