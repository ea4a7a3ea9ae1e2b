"""How long a game is kept after its last change; a game that is older is removed.

This is the rule of ``docs/storage.md``; a test compares the two. Ages are counted by the service
clock: it goes while a server runs, and for a while at most between two runs. So a system whose
time is wrong cannot make all games old at once.
"""

from __future__ import annotations

import logging

log = logging.getLogger("luxor.storage")

DAY = 24 * 60 * 60 * 1000  # milliseconds

LIFETIMES = {
    "waiting": 7 * DAY,
    "playing": 60 * DAY,
    "over": 90 * DAY,
    "aborted": 90 * DAY,
}
"""By phase. The last change is the last entry of the log: chat keeps no game alive."""

MOST_AWAY = 6 * DAY
"""What a time without a server counts at most: less than a table waits for its players."""

NOTEWORTHY = 60_000
"""By how many ms the system's time must have gone back to be mentioned."""


def resumed(age: int, then: int, now: int) -> int:
    """Return the age at which another server goes on, by the system's time of both moments.

    The log says what looks wrong.
    """
    away = now - then
    if away < -NOTEWORTHY:
        log.warning(
            "the system's clock is %.1f h behind the last time that a server ran here: no game "
            "grows older by it",
            -away / 3_600_000,
        )
    if away > MOST_AWAY:
        log.warning(
            "no server ran here for %.0f days by the system's clock: games grow older by %d",
            away / DAY,
            MOST_AWAY // DAY,
        )
    return age + min(max(away, 0), MOST_AWAY)
