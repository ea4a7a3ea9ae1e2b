"""How long a game is kept after its last change; a game that is older is removed.

This is the rule of ``docs/storage.md``; a test compares the two.
"""

from __future__ import annotations

DAY = 24 * 60 * 60 * 1000  # milliseconds

LIFETIMES = {
    "waiting": 7 * DAY,
    "playing": 60 * DAY,
    "over": 90 * DAY,
    "aborted": 1 * DAY,
}
"""By phase. The last change is the last entry of the log: chat keeps no game alive."""
