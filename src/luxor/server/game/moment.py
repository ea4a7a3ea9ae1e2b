"""One position as several seats see it, made quickly.

The forms are those of :mod:`luxor.notation.codec.named`. A piece of a form, such as a player or a
pile, is made of some numbers of the view, and most of these are the same for all seats, and the
same as one answer earlier. So the pieces of a view are kept as JSON beside its numbers, and only
those are made again whose numbers have changed in the next view.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

import orjson

from luxor.core.declarations import Datum
from luxor.core.events import RawEvent
from luxor.core.module import Module
from luxor.core.view import View
from luxor.notation.codec.named import (
    Json,
    datum_json,
    event_json,
    pile_json,
    player_json,
    shown_piles,
    stack_json,
    tiles_json,
    view_of_parts,
)
from luxor.play.table import Table

OF_A_PLAYER = (
    *("positions", "statuses", "keys", "jokers", "treasures"),
    *("scarabs", "scarab_counts", "scores"),
)
OF_A_PILE = ("pile_sizes", "piles")
"""The numbers that the forms of players (but for their hands) and of piles are made of."""


class Pieces:
    """The pieces of a view as JSON, and the view that they were made of."""

    __slots__ = ("data", "doing", "facts", "piles", "players", "seat", "tiles")

    doing: orjson.Fragment
    tiles: orjson.Fragment
    players: list[Json]
    piles: dict[str, orjson.Fragment]
    data: dict[str, dict[str, orjson.Fragment]]

    def __init__(self, view: View, last: Pieces | None) -> None:
        """Take from ``last`` what is made of the same numbers."""
        facts = view.facts
        self.seat = view.seat
        self.facts = facts
        if last is None:
            self._make(view)
            return
        before = last.facts
        changed = {name for name, numbers in facts.items() if numbers != before[name]}
        self.doing = _json(stack_json(view)) if "stack" in changed else last.doing
        self.tiles = _json(tiles_json(view)) if "tiles" in changed else last.tiles
        self.players = _players(view, last, changed)
        self.piles = _piles(view, last, changed)
        self.data = _data(view, last, changed) if view.rs.modules else last.data

    def _make(self, view: View) -> None:
        rs = view.rs
        self.doing = _json(stack_json(view))
        self.tiles = _json(tiles_json(view))
        self.players = [player_json(view, seat) for seat in range(rs.players)]
        self.piles = {rs.pile_names[pile]: _json(pile_json(view, pile)) for pile in shown_piles(rs)}
        self.data = {
            module.name: {
                datum.name: _json(datum_json(view, module, datum)) for datum in module.data
            }
            for module in rs.modules
        }

    def form(self, view: View) -> Json:
        """Return the form of the view that the pieces are of, to be written by orjson."""
        return view_of_parts(
            view,
            stack=self.doing,
            players=self.players,
            tiles=self.tiles,
            piles=self.piles,
            data=self.data,
        )


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
        return pieces.form(view)

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


def _players(view: View, last: Pieces, changed: AbstractSet[str]) -> list[Json]:
    """Return the players; one of whom only the hand is another is not made anew."""
    others: set[int] = set()
    for name in OF_A_PLAYER:
        if name in changed:
            others |= _differing(view.facts[name], last.facts[name])
    if view.hide_scores:  # what is seen of them depends on more than numbers
        others.update(range(view.rs.players))
    found = list(last.players)
    if "hands" in changed:
        for seat in _differing(view.facts["hands"], last.facts["hands"]) - others:
            found[seat] = found[seat] | {"hand": list(view.hand(seat))}
    for seat in others:
        found[seat] = player_json(view, seat)
    return found


def _piles(view: View, last: Pieces, changed: AbstractSet[str]) -> dict[str, orjson.Fragment]:
    others: set[int] = set()
    for name in OF_A_PILE:
        if name in changed:
            others |= _differing(view.facts[name], last.facts[name])
    if not others:
        return last.piles
    names = view.rs.pile_names
    new = {
        names[pile]: _json(pile_json(view, pile)) for pile in others if names[pile] in last.piles
    }
    return last.piles | new


def _data(
    view: View, last: Pieces, changed: AbstractSet[str]
) -> dict[str, dict[str, orjson.Fragment]]:
    numbers, before = view.facts["data"], last.facts["data"]
    found = dict(last.data)
    for module in view.rs.modules:
        new = {}
        for datum in module.data:
            if datum.hidden and view.seat != last.seat:  # what is None for whom is another matter
                new[datum.name] = _json(datum_json(view, module, datum))
            elif "data" in changed:
                place = _place(view, module, datum)
                if numbers[place] != before[place]:
                    new[datum.name] = _json(datum_json(view, module, datum))
        if new:
            found[module.name] = found[module.name] | new
    return found


def _differing(numbers: list[Any], before: list[Any]) -> set[int]:
    """Return where two lists differ."""
    pairs = enumerate(zip(numbers, before, strict=True))
    return {place for place, (now, then) in pairs if now != then}


def _place(view: View, module: Module, datum: Datum) -> slice:
    """Return where the numbers of a datum lie."""
    start = module.offsets[datum.name]
    return slice(start, start + datum.size * (view.rs.players if datum.per_seat else 1))


def _json(form: Any) -> orjson.Fragment:
    return orjson.Fragment(orjson.dumps(form))
