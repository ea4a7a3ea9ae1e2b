"""Keeping up with a game by what a server sends to a seat."""

from __future__ import annotations

from typing import Any

from luxor.client.errors import GapError, LineError
from luxor.core.errors import LuxorError
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.codec.changes import apply_changes, checksum
from luxor.notation.codec.named import event_from_json
from luxor.notation.record_text import RecordError
from luxor.notation.seat_record import Follower
from luxor.server.protocol.server_messages import SeatPart
from luxor.server.protocol.views import ViewJson

Json = dict[str, Any]


class SeatSync:
    """What a seat (None: the public) has seen so far.

    ``view_json`` is its view as the server describes it, kept up to date by the changes of each
    event. With the history, ``events`` are all events so far, and :meth:`view` folds them: they
    are checked before, since what comes over a line may say anything.
    """

    def __init__(self, seat: int | None, *, history: bool) -> None:
        self.seat = seat
        self.events: list[Json] = []
        self.view_json: Json | None = None
        self.has_diverged = False
        """Whether the view is not what the server says it is."""
        self._history = history
        self._follower: Follower | None = None
        self._followed = 0

    @property
    def checksum(self) -> int | None:
        """The checksum of the view, None if there is none."""
        return None if self.view_json is None else checksum(self.view_json)

    def take(self, part: SeatPart) -> None:
        """Take in what is new; raises ``GapError`` if events lack that are wanted."""
        if self._history:
            self._remember(part)
        view = self.view_json if part.start is None else part.start.model_dump()
        if part.snapshot is not None:
            view = part.snapshot.model_dump()
        else:
            for event in part.events or ():
                if view is None:
                    break
                try:
                    view = apply_changes(view, event.get("changes", {}))
                except LuxorError:
                    break  # the checksum tells
        self.view_json = view
        self.has_diverged = self.checksum != part.checksum

    def replace(self, view: ViewJson | None) -> None:
        """Go on from another view, which the server has sent because this one had diverged."""
        self.view_json = None if view is None else view.model_dump()
        self.has_diverged = False

    def _remember(self, part: SeatPart) -> None:
        """Cut the events to where the new ones begin, and add these."""
        since = part.since
        if since is None or part.events is None or not 0 <= since <= len(self.events):
            raise GapError("the server has left out events of the game")
        del self.events[since:]
        self.events += plain_events(part.events)
        if since < self._followed:  # something was taken back
            self._follower = None

    def view(self, rs: Ruleset, *, hide_scores: bool = False) -> View:
        """Return the view after all events; needs the history.

        Raises ``LineError`` where an event cannot happen, or before the game has begun.
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
        return View(self.seat, self._follower.view().known, hide_scores=hide_scores)


def plain_events(events: list[Json]) -> list[Json]:
    """Return events without what they change."""
    return [{name: value for name, value in event.items() if name != "changes"} for event in events]
