"""One position as several seats see it, made quickly.

The forms are those of :mod:`luxor.notation.codec.named`. Most parts of a view are the same for all
seats, and the same as one answer earlier. So they are kept as JSON beside the view, and only those
are written again whose numbers have changed in the next view.
"""

from __future__ import annotations

from typing import Any

import orjson

from luxor.core.events import RawEvent
from luxor.core.view import View
from luxor.notation.codec.named import event_json
from luxor.notation.codec.view_parts import Json, view_parts
from luxor.play.table import Table


class Pieces:
    """The parts of a view as JSON, and the view that they were made of."""

    __slots__ = ("_table", "_values", "_view")

    def __init__(self, view: View, last: Pieces | None) -> None:
        """Take from ``last`` what is made of the same numbers."""
        table = view_parts(view.rs, hide_scores=view.hide_scores)
        self._view = view
        self._table = table
        if last is None:
            self._values = [_json(value) for value in table.values(view)]
            return
        changed = set(table.fed_by(view.known.differences(last._view.known)))
        if view.seat != last._view.seat:
            changed |= table.personal
        self._values = list(last._values)
        for number in changed:
            self._values[number] = _json(table.parts[number].write(view))

    def form(self) -> Json:
        """Return the form of the view, to be written by orjson."""
        return self._table.assemble(self._values)


class Lately:
    """What was told last at a table: the pieces of the view of whoever was told first."""

    __slots__ = ("pieces",)

    def __init__(self) -> None:
        self.pieces: Pieces | None = None


class Moment:
    """A table as it stands now; it must not go on while this is used."""

    def __init__(self, table: Table, lately: Lately) -> None:
        """``lately`` is kept from one moment of the table to the next."""
        self._table = table
        self._lately = lately
        self._is_new = True
        self._events: dict[RawEvent, Json] = {}
        self._open: dict[int, list[Json]] = {}

    def view_json(self, view: View) -> Json:
        """Return the JSON of a view with its pieces already written, for orjson."""
        pieces = Pieces(view, self._lately.pieces)
        if self._is_new:
            self._is_new = False
            self._lately.pieces = pieces
        return pieces.form()

    def events(self, view: View, since: int) -> list[Json]:
        """Return what the table's own ``events`` does for the view's seat."""
        found = self._open.get(since)
        if found is not None:
            return found
        found = []
        is_open = True
        for event in self._table.raw_events(view.seat, since):
            form = self._events.get(event)
            if form is None:
                form = self._events[event] = event_json(view.rs, event)
            found.append(form)
            if view.rs.secret_fields[event[0]]:
                is_open = False
        if is_open:  # nothing in them is hidden from anybody
            self._open[since] = found
        return found


def _json(form: Any) -> orjson.Fragment:
    return orjson.Fragment(orjson.dumps(form))
