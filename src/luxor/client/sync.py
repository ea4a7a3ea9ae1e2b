"""Keeping up with a game by what a server sends to a seat."""

from __future__ import annotations

from typing import Any

from luxor.client.errors import GapError, LineError
from luxor.core.errors import LuxorError
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.codec.changes import ViewFollower
from luxor.notation.codec.named import event_from_json
from luxor.notation.record_text import RecordError
from luxor.notation.seat_record import Follower
from luxor.server.protocol.server_messages import SeatPart

Json = dict[str, Any]


class SeatSync:
    """What a seat (None: the public) has seen so far: all ``events``, and the view they lead to.

    They are checked before they are folded, since what comes over a line may say anything.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events: list[Json] = []
        self._checksum: int | None = None
        self._follower: Follower | None = None
        self._followed = 0

    def take(self, part: SeatPart) -> None:
        """Cut the events to where new ones begin, and add these; ``GapError`` if any lack."""
        since = part.since
        if since is None or part.events is None or not 0 <= since <= len(self.events):
            raise GapError("the server has left out events of the game")
        del self.events[since:]
        self.events += plain_events(part.events)
        self._checksum = part.checksum
        if since < self._followed:  # something was taken back
            self._follower = None

    def view(self, rs: Ruleset, *, hide_scores: bool = False) -> View:
        """Return the view after all events.

        Raises ``LineError`` where an event cannot happen, where the view is not what the server
        says it is, or before the game has begun.
        """
        if not self.events:
            raise LineError("the game has not begun: there is no view yet")
        if self._follower is None:
            self._follower = Follower(rs, self.seat)
            self._followed = 0
        for event in self.events[self._followed :]:
            try:
                self._follower.follow(event_from_json(rs, event))
            except (RecordError, LuxorError, KeyError, ValueError, TypeError) as error:
                raise LineError(
                    f"event {self._followed + 1} from the server cannot happen: {error}"
                ) from None
            self._followed += 1
        view = View(self.seat, self._follower.view().known, hide_scores=hide_scores)
        if ViewFollower(view).checksum != self._checksum:
            raise LineError("the events from the server do not lead to the view that it says")
        return view


def plain_events(events: list[Json]) -> list[Json]:
    """Return events without what they change."""
    return [{name: value for name, value in event.items() if name != "changes"} for event in events]
