"""One moment of a room as everybody sees it: each part is made and written once."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from luxor.server.game import forms
from luxor.server.game.game import Game
from luxor.server.game.moment import Lately, Moment


class Seen:
    """What is new for each seat; events from number ``since`` on.

    ``lately`` is kept by the room from one moment to the next.
    """

    def __init__(self, game: Game, now: int, since: int, lately: Lately) -> None:
        self._game = game
        self._since = since
        self._room = orjson.Fragment(orjson.dumps(forms.room_form(game, now)))
        self._moment = None if game.table is None else Moment(game.table, lately)
        self._parts: dict[int | None, orjson.Fragment] = {}

    def update(self, seats: Sequence[int], what: str, by: int | None) -> bytes:
        """Return the message for somebody who has these seats, or none."""
        return orjson.dumps(
            {
                "type": "update",
                "what": what,
                "by": by,
                "room": self._room,
                "parts": [self._part(seat) for seat in seats or (None,)],
            }
        )

    def _part(self, seat: int | None) -> orjson.Fragment:
        found = self._parts.get(seat)
        if found is None:
            form = forms.part_form(self._game, seat, self._since, self._moment)
            found = self._parts[seat] = orjson.Fragment(orjson.dumps(form))
        return found
