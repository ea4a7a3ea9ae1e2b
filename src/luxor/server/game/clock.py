"""Time to think, as a value of the log: how long each seat was asked."""

from __future__ import annotations

from typing import Any

from luxor.server.protocol.setup import Clock


class Clocks:
    """How much time seats have used up, in milliseconds.

    Time passes only from entry to entry; whoever asks in between says what time it is.
    """

    def __init__(self, limits: Clock | None, players: int) -> None:
        self.limits = limits
        self.used = [0] * players
        self.turn_used = [0] * players
        self.running: int | None = None
        self._turn = -1
        self._mark = 0
        self.free = 0  # of the time since the mark: counts for nobody, the server stood still

    @property
    def mark(self) -> int:
        """Until when the time has passed, in ms since 1970."""
        return self._mark

    def pass_to(self, at: int, *, charge: bool = True) -> None:
        """Let the time pass until ``at``; without ``charge`` for nobody."""
        if charge and self.running is not None:
            spent = self._spent(at)
            self.used[self.running] += spent
            self.turn_used[self.running] += spent
        self._mark = max(at, self._mark) if charge else at
        self.free = 0

    def run_for(self, seat: int | None, turn: int) -> None:
        """Run for a seat from now on (None: for nobody); in another ``turn`` all begin at zero.

        Who is asked again in the same turn goes on where it was, whoever was asked meanwhile.
        """
        self.running = seat
        if turn != self._turn:
            self._turn = turn
            self.turn_used = [0] * len(self.used)

    def has_time(self, seat: int, *, turn: bool) -> bool:
        """Return whether a seat has time left: in the game and, if asked for, in this turn."""
        if self.limits is None or self.limits.at_zero == "nothing":
            return True
        has_turn = self.limits.turn is None or self.turn_used[seat] < self.limits.turn * 1000
        has_game = self.limits.game is None or self.used[seat] < self.limits.game * 1000
        return has_game and (has_turn or not turn)

    def deadline(self) -> int | None:
        """Return when the time of the running seat is up, None if it never is."""
        if self.limits is None or self.running is None or self.limits.at_zero == "nothing":
            return None
        left = []
        if self.limits.turn is not None:
            left.append(self.limits.turn * 1000 - self.turn_used[self.running])
        if self.limits.game is not None:
            left.append(self.limits.game * 1000 - self.used[self.running])
        return self._mark + self.free + max(0, min(left))

    def _spent(self, at: int) -> int:
        return max(0, at - self._mark - self.free)

    def to_json(self, now: int) -> dict[str, Any] | None:
        """Return the time left for everybody to see (``ClockJson``)."""
        if self.limits is None:
            return None
        used = list(self.used)
        turn_used = 0
        if self.running is not None:
            spent = self._spent(now)
            used[self.running] += spent
            turn_used = self.turn_used[self.running] + spent
        limits = self.limits
        return {
            "running": self.running,
            "turn_left": None if limits.turn is None else max(0, limits.turn * 1000 - turn_used),
            "game_left": None
            if limits.game is None
            else [max(0, limits.game * 1000 - spent) for spent in used],
        }
