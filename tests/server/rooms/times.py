"""Time that a test lets pass, for rooms and their games alike."""

from __future__ import annotations

import pytest

from luxor.server.clock import CLOCK
from luxor.server.rooms.room import Room


class Time:
    """The server's clock, and the steady one of its rooms."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 1000.0
        monkeypatch.setattr(CLOCK, "now", self.milliseconds)

    def milliseconds(self) -> int:
        """Return the time in ms since 1970."""
        return 10**12 + int(self.seconds * 1000)

    def steady(self) -> float:
        """Return the seconds of the clock that rooms get."""
        return self.seconds

    async def pass_(self, seconds: float, room: Room) -> None:
        """Let time pass; the room does what is due then."""

        async def nothing() -> None:
            pass

        self.seconds += seconds
        room._look_at_clock()
        await room.do(nothing)
