"""What a room sends to those who are connected: what is new, made once for each seat.

A room follows the view of every seat that somebody is connected to, and of everybody (None). What
an event changes in it goes out with the event; the whole view only to a connection that lacks it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from luxor.notation.codec.changes import ViewFollower
from luxor.play.table import Table
from luxor.server.game.game import Game
from luxor.server.game.messages import (
    Json,
    empty_part,
    part_json,
    room_json,
    steps_json,
    untouched,
    view_after,
)
from luxor.server.rooms.connection import Connection

WITH_TIME: Final = ("clock", "proposals")
"""Fields of a room that are sent whenever there is something in them: they say how long it is now
until something happens."""


@dataclass(slots=True)
class Followed:
    """A seat's view after the first ``count`` events of a table."""

    follower: ViewFollower
    count: int

    @classmethod
    def now(cls, table: Table, seat: int | None) -> Followed:
        """Follow a seat from the present position on."""
        return cls(ViewFollower(table.view(seat)), table.event_count)

    @classmethod
    def after(cls, table: Table, seat: int | None, count: int) -> Followed:
        """Follow a seat from an earlier position on."""
        if count == table.event_count:
            return cls.now(table, seat)
        return cls(ViewFollower(view_after(table, seat, count)), count)

    def advance(self, table: Table, seat: int | None) -> list[Json]:
        """Return the events that are new, with what they change."""
        new = table.raw_events(seat, self.count)
        self.count += len(new)
        return [self.follower.follow(event) for event in new]


class Updates:
    """What a room has sent, and makes of that what it sends next."""

    def __init__(self) -> None:
        self._followed: dict[int | None, Followed] = {}
        self._room: Json | None = None

    def clear(self) -> None:
        """Forget everything that was sent."""
        self._followed = {}
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
        followed = self._at_present(table, seat)
        part |= part_json(game, table, seat)
        part["snapshot"] = followed.follower.view_json()
        part["checksum"] = followed.follower.checksum
        if since is not None:
            part["start"] = start_json(table, seat) if since == 0 else None
            part["events"] = Followed.after(table, seat, since).advance(table, seat)
        return part

    def _at_present(self, table: Table, seat: int | None) -> Followed:
        followed = self._followed.get(seat)
        if followed is None or followed.count != table.event_count:
            followed = self._followed[seat] = Followed.now(table, seat)
        return followed

    def snapshot(self, game: Game, seat: int | None) -> Json:
        """Return the whole view of a seat, followed anew: some client has another one."""
        if game.table is None:
            return {"since": 0, "view": None, "checksum": None}
        followed = self._followed[seat] = Followed.now(game.table, seat)
        follower = followed.follower
        return {
            "since": followed.count,
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
        seats = {seat for connection in connections for seat in connection.seats or (None,)}
        self._followed = {seat: self._followed[seat] for seat in seats if seat in self._followed}
        parts = {seat: _Part(self, game, seat, since) for seat in seats}
        for connection in connections:
            own: Sequence[int | None] = connection.seats or (None,)
            lacking = [since > 0 and seat not in connection.sent for seat in own]
            connection.sent = set(own)
            wanted = [
                parts[seat].json(whole=anew or lacks)
                for seat, lacks in zip(own, lacking, strict=True)
            ]
            connection.line.send(orjson.dumps({**head, "parts": wanted}))

    def send_previews(self, game: Game, connections: Sequence[Connection]) -> None:
        """Send what their options lead to, to those who have the seat that is asked: each once."""
        seat, table = game.asked, game.table
        if seat is None or table is None or game.seats[seat].level is not None:
            return
        wanted = [c for c in connections if c.previews and seat in c.seats and c.seen != game.moved]
        if not wanted:
            return
        steps = steps_json(table.view(seat), self._at_present(table, seat).follower)
        preview = {"type": "preview", "version": game.version, "seat": seat, "steps": steps}
        text = orjson.dumps(preview)
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

    def follow(self, table: Table, seat: int | None, since: int) -> tuple[list[Json], bool]:
        """Return a seat's new events, and whether they lead on from what was sent before."""
        followed = self._followed.get(seat)
        leads_on = since == 0 if followed is None else followed.count == since
        if followed is None or not leads_on:
            followed = self._followed[seat] = Followed.after(table, seat, since)
        return followed.advance(table, seat), leads_on

    def view_json(self, seat: int | None) -> Json:
        """Return the view of a seat that is followed."""
        return self._followed[seat].follower.view_json()

    def checksum(self, seat: int | None) -> int:
        """Return the checksum of the view of a seat that is followed."""
        return self._followed[seat].follower.checksum


class _Part:
    """What is new for one seat, written once for all connections that have it."""

    def __init__(self, updates: Updates, game: Game, seat: int | None, since: int) -> None:
        self._updates = updates
        self._seat = seat
        self._written: dict[bool, orjson.Fragment] = {}
        self._part = part = empty_part(seat, since)
        self._leads_on = True
        table = game.table
        if table is not None:
            part["events"], self._leads_on = updates.follow(table, seat, since)
            part["start"] = start_json(table, seat) if since == 0 else None
            part["checksum"] = updates.checksum(seat)
            part |= part_json(game, table, seat)
        self._is_begun = table is not None

    def json(self, *, whole: bool) -> orjson.Fragment:
        """Return the part, with the whole view if that is wanted or events do not lead there."""
        whole = self._is_begun and (whole or not self._leads_on)
        if whole not in self._written:
            snapshot = self._updates.view_json(self._seat) if whole else None
            text = orjson.dumps({**self._part, "snapshot": snapshot})
            self._written[whole] = orjson.Fragment(text)
        return self._written[whole]


def start_json(table: Table, seat: int | None) -> Json:
    """Return the view of a seat before the first event."""
    start = untouched(table.view(seat).rs, seat, hide_scores=table.hide_scores)
    return ViewFollower(start).view_json()
