"""Following a game by the events that a server sends to a seat."""

from __future__ import annotations

from typing import Any

from luxor.client.errors import GapError, LineError
from luxor.core.errors import LuxorError
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.codec.named import event_from_json
from luxor.notation.record_text import RecordError
from luxor.notation.seat_record import Follower


class Following:
    """The events of a seat (None: the public) so far, and its view after them.

    Events are checked before they are folded: what comes over a line may say anything.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events: list[dict[str, Any]] = []
        self._follower: Follower | None = None
        self._followed = 0

    def take(self, since: int | None, events: list[dict[str, Any]] | None) -> None:
        """Keep the first ``since`` events and add others; raises ``GapError`` if some lack."""
        if since is None or events is None or not 0 <= since <= len(self.events):
            raise GapError("the server has left out events of the game")
        del self.events[since:]
        self.events += events
        if since < self._followed:  # something was taken back
            self._follower = None

    def view(self, rs: Ruleset, *, hide_scores: bool = False) -> View:
        """Return the view after all events.

        Raises ``LineError`` where an event cannot happen, or before the game has begun.
        """
        if not self.events:
            raise LineError("the game has not begun: there is no view yet")
        if self._follower is None:
            self._follower = Follower(rs, self.seat)
            self._followed = 0
        for form in self.events[self._followed :]:
            try:
                self._follower.follow(event_from_json(rs, form))
            except (RecordError, LuxorError, KeyError, ValueError, TypeError) as error:
                raise LineError(
                    f"event {self._followed + 1} from the server cannot happen: {error}"
                ) from None
            self._followed += 1
        return View(self.seat, self._follower.view().known, hide_scores=hide_scores)
