"""What a room sends to those who are connected: what is new, made once for each seat.

A room follows the view of every seat that somebody is connected to, and of everybody (None). What
an event changes in it goes out with the event; the whole view only to a connection that lacks it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import orjson

from luxor.notation.codec.changes import ViewFollower, follow_together
from luxor.play.table import Table
from luxor.server.game.game import Game
from luxor.server.game.messages import (
    Json,
    empty_part,
    part_json,
    room_json,
    steps_ahead,
    untouched,
    view_after,
)
from luxor.server.rooms.connection import Connection

WITH_TIME: Final = ("clock", "proposals")
"""Fields of a room that are sent whenever there is something in them: they say how long it is now
until something happens."""


class Updates:
    """What a room has sent, and makes of that what it sends next.

    All followers have followed the same events: the first ``_count`` of the table.
    """

    def __init__(self) -> None:
        self._followers: dict[int | None, ViewFollower] = {}
        self._count = 0
        self._room: Json | None = None
        self._ahead: Ahead | None = None  # from the preview of the last update

    def clear(self) -> None:
        """Forget everything that was sent."""
        self._followers = {}
        self._room = None

    # --- for one connection -------------------------------------------------------------------

    def welcome(
        self, game: Game, connection: Connection, since: int | None, now: int
    ) -> dict[str, Any]:
        """Return the room and the parts of a new connection, which has the events to ``since``."""
        room = room_json(game, now)
        if self._room is None:
            self._room = room
        seats: Sequence[int | None] = connection.seats or (None,)
        connection.sent = set(seats)
        return {"room": room, "parts": [self.part(game, seat, since) for seat in seats]}

    def part(self, game: Game, seat: int | None, since: int | None) -> Json:
        """Return a part with the whole view, and the events from ``since`` on."""
        part = empty_part(seat, since)
        table = game.table
        if table is None:
            return part
        follower = self._at_present(table, seat)
        part |= part_json(game, table, seat)
        part["snapshot"] = follower.view_json()
        part["checksum"] = follower.checksum
        if since is not None:
            part["start"] = start_json(table, seat) if since == 0 else None
            earlier = follower_after(table, seat, since)
            part["events"] = [earlier.follow(event) for event in table.raw_events(seat, since)]
        return part

    def _at_present(self, table: Table, seat: int | None) -> ViewFollower:
        if self._count != table.event_count:
            self._followers = {}
            self._count = table.event_count
        follower = self._followers.get(seat)
        if follower is None:
            follower = self._followers[seat] = ViewFollower(table.view(seat))
        return follower

    def snapshot(self, game: Game, seat: int | None) -> Json:
        """Return the whole view of a seat, followed from now on: some client has another one."""
        if game.table is None:
            return {"since": 0, "view": None, "checksum": None}
        self._followers.pop(seat, None)
        follower = self._at_present(game.table, seat)
        return {
            "since": self._count,
            "view": follower.view_json(),
            "checksum": follower.checksum,
        }

    # --- for all of them ----------------------------------------------------------------------

    def send(
        self,
        game: Game,
        connections: Sequence[Connection],
        *,
        what: str,
        by: int | None,
        since: int,
        now: int,
        anew: bool,
    ) -> None:
        """Send everybody what is new: in the room, and to their seats from ``since`` on.

        ``anew``: nothing that was followed so far counts, everybody gets the whole view.
        """
        if anew:
            self.clear()
        head = {"type": "update", "what": what, "by": by, "room": self._room_changes(game, now)}
        parts = self._parts(game, connections, since, anew=anew)
        for connection in connections:
            own: Sequence[int | None] = connection.seats or (None,)
            wanted = [
                parts[seat].json(whole=since > 0 and seat not in connection.sent) for seat in own
            ]
            connection.sent = set(own)
            connection.line.send(orjson.dumps({**head, "parts": wanted}))

    def _parts(
        self, game: Game, connections: Sequence[Connection], since: int, *, anew: bool
    ) -> dict[int | None, Part]:
        """Return what is new for each seat that somebody is connected to."""
        seats = {seat for connection in connections for seat in connection.seats or (None,)}
        table = game.table
        if table is None:
            return {seat: Part(empty_part(seat, since), None) for seat in seats}
        leads_on = self._count == since and not anew
        known = self._followers if leads_on else {}
        lacking = {seat: since > 0 and seat not in known for seat in seats}
        self._followers = {
            seat: known.get(seat) or follower_after(table, seat, since) for seat in seats
        }
        self._count = table.event_count
        followers = list(self._followers.values())
        texts = follow_together(followers, table.all_events(since))
        parts = {}
        for (seat, follower), events in zip(self._followers.items(), texts, strict=True):
            part = empty_part(seat, since) | part_json(game, table, seat)
            part["events"] = orjson.Fragment(f"[{','.join(events)}]")
            part["start"] = start_json(table, seat) if since == 0 else None
            part["checksum"] = follower.checksum
            parts[seat] = Part(part, follower, whole=anew or lacking[seat])
        return parts

    def send_previews(self, game: Game, connections: Sequence[Connection]) -> None:
        """Send what their options lead to, to those who have the seat that is asked: each once."""
        ahead, self._ahead = self._ahead, None
        seat, table = game.asked, game.table
        if seat is None or table is None or game.seats[seat].level is not None:
            return
        wanted = [c for c in connections if c.previews and seat in c.seats and c.seen != game.moved]
        if not wanted:
            return
        steps = None if ahead is None else ahead.steps(table)
        if steps is None:
            steps, after = steps_ahead(table.view(seat), self._at_present(table, seat))
            self._ahead = Ahead(seat, table.version, after)
        head = {"type": "preview", "version": game.version, "seat": seat}
        text = orjson.dumps({**head, "steps": orjson.Fragment(steps)})
        for connection in wanted:
            connection.seen = game.moved
            connection.line.send(text)

    def _room_changes(self, game: Game, now: int) -> orjson.Fragment:
        before, self._room = self._room or {}, room_json(game, now)
        changed = {
            name: value
            for name, value in self._room.items()
            if name == "version"
            or (name in WITH_TIME and value)
            or name not in before
            or before[name] != value
        }
        return orjson.Fragment(orjson.dumps(changed))


class Ahead(NamedTuple):
    """What was found out in a preview of a seat about the questions after its answers."""

    seat: int
    version: int
    after: dict[int, bytes]

    def steps(self, table: Table) -> bytes | None:
        """Return the preview of the present question, if the seat's last answer led to it."""
        if table.asked != self.seat or table.version != self.version + 1:
            return None
        answer = table.answer(self.version)
        return self.after.get(answer.id) if answer.seat == self.seat else None


class Part:
    """What is new for one seat, written once for all connections that have it."""

    def __init__(self, part: Json, follower: ViewFollower | None, *, whole: bool = False) -> None:
        """``follower`` has the seat's view; ``whole``: what was sent before does not lead here."""
        self._part = part
        self._follower = follower
        self._whole = whole
        self._written: dict[bool, orjson.Fragment] = {}

    def json(self, *, whole: bool) -> orjson.Fragment:
        """Return the part, with the whole view if that is wanted or events do not lead there."""
        whole = self._follower is not None and (whole or self._whole)
        if whole not in self._written:
            if whole and self._follower is not None:
                self._part["snapshot"] = self._follower.view_json()
            self._written[whole] = orjson.Fragment(orjson.dumps(self._part))
            self._part["snapshot"] = None
        return self._written[whole]


def follower_after(table: Table, seat: int | None, count: int) -> ViewFollower:
    """Follow a seat from where a table had so many events."""
    is_now = count == table.event_count
    return ViewFollower(table.view(seat) if is_now else view_after(table, seat, count))


def start_json(table: Table, seat: int | None) -> Json:
    """Return the view of a seat before the first event."""
    start = untouched(table.view(seat).rs, seat, hide_scores=table.hide_scores)
    return ViewFollower(start).view_json()
