"""What each event changes in a seat's view, and a checksum to notice a view that went astray.

Whoever has the JSON of a view (:func:`~luxor.notation.codec.view_parts.view_json`) needs only the
changes to follow a game, and no rules. An event carries them as ``changes``::

    {"event": "score_changed", "seat": 1, "points": 3, "changes": {"players/1/score": 12}}

A key is the *path* of a part of the view, its value replaces what is there. The parts are: each
entry of the view itself, such as ``round`` or ``supply``; but of the entries in :data:`DEPTHS`
what lies one or two levels deeper: ``players/SEAT/FIELD``, ``tiles/PLACE``, ``piles/NAME`` and
``modules/MODULE/DATUM``. An event that changes nothing has no ``changes``. Applying the changes of
all events to a view gives exactly the view after them.

The *checksum* of a view is the sum, modulo 2**32, of ``crc32(utf8(PATH + "=" + JSON))`` over its
parts. ``JSON`` is compact: no blanks, nothing escaped that JavaScript's ``JSON.stringify`` would
leave, and keys are sorted, since JavaScript has an order of its own for those that look like
numbers. Being a sum, it can be kept up to date: subtract the part as it was, add it as it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final
from zlib import crc32

from luxor.core.errors import LuxorError
from luxor.core.events import RawEvent
from luxor.core.fold import fold
from luxor.core.view import View
from luxor.notation.codec.named import event_json
from luxor.notation.codec.view_parts import Json, view_parts

DEPTHS: Final = {"players": 2, "tiles": 1, "piles": 1, "modules": 2}
"""How many levels below these entries of a view its parts lie."""

MODULUS: Final = 1 << 32

_compact = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode


class ViewFollower:
    """Follows a game as one seat sees it: what each event changes, the view, its checksum.

    What it hands out shares lists and dicts with what it hands out later: replace parts of a
    view, never change them in place.
    """

    def __init__(self, view: View) -> None:
        """Start at a view of a table; the view itself stays as it is."""
        self._view = View(view.seat, view.known.copy(), hide_scores=view.hide_scores)
        self._table = view_parts(view.rs, hide_scores=view.hide_scores)
        self._values = self._table.values(view)
        self._sums = [0] * len(self._values)
        self._sum = 0
        self._not_summed = set(range(len(self._values)))

    def copy(self) -> ViewFollower:
        """Return another follower that goes on from here."""
        other = ViewFollower.__new__(ViewFollower)
        other._view = View(
            self._view.seat, self._view.known.copy(), hide_scores=self._view.hide_scores
        )
        other._table = self._table
        other._values = list(self._values)
        other._sums = list(self._sums)
        other._sum = self._sum
        other._not_summed = set(self._not_summed)
        return other

    def follow(self, event: RawEvent) -> Json:
        """Return the JSON of the next event, as the seat sees it, with its ``changes``.

        Raises ``LuxorError`` where the event names what there is not.
        """
        known = self._view.known
        before = known.copy()
        fold(known, event)
        form = event_json(known.rs, event)
        places = known.differences(before)
        if places:
            changes = self._rewrite(self._table.fed_by(places))
            if changes:
                form["changes"] = changes
        return form

    def _rewrite(self, numbers: list[int]) -> Json:
        """Write some parts again; return those that are not what they were."""
        changes: Json = {}
        for number in numbers:
            value = self._table.parts[number].write(self._view)
            if value != self._values[number]:
                self._values[number] = value
                self._not_summed.add(number)
                changes[self._table.paths[number]] = value
        return changes

    def view_json(self) -> Json:
        """Return the JSON of the view after all events so far."""
        return self._table.assemble(self._values)

    @property
    def checksum(self) -> int:
        """The checksum of the view after all events so far."""
        for number in self._not_summed:
            new = part_checksum(self._table.paths[number], self._values[number])
            self._sum += new - self._sums[number]
            self._sums[number] = new
        self._not_summed.clear()
        return self._sum % MODULUS


def checksum(view: Json) -> int:
    """Return the checksum of a view."""
    return sum(part_checksum(path, value) for path, value in parts_of(view)) % MODULUS


def part_checksum(path: str, value: Any) -> int:
    """Return what a part adds to the checksum of a view."""
    text = str(value) if type(value) is int else _compact(value)
    return crc32(f"{path}={text}".encode())


def parts_of(view: Json) -> Iterator[tuple[str, Any]]:
    """Yield path and value of each part of a view."""
    for name, entry in view.items():
        yield from _parts_below(name, entry, DEPTHS.get(name, 0))


def _parts_below(path: str, entry: Any, depth: int) -> Iterator[tuple[str, Any]]:
    if not depth:
        yield path, entry
        return
    for key, inner in entry.items() if isinstance(entry, dict) else enumerate(entry):
        yield from _parts_below(f"{path}/{key}", inner, depth - 1)


def apply_changes(view: Json, changes: Mapping[str, Any]) -> Json:
    """Return a view after changes; the view that is given stays as it is.

    Both share whatever has not changed. Raises ``LuxorError`` for a path that the view has not.
    """
    after = dict(view)
    for path, value in changes.items():
        *outer, last = path.split("/")
        node: Any = after
        for name in outer:
            key = _key(path, node, name)
            node[key] = node[key].copy()
            node = node[key]
        node[_key(path, node, last)] = value
    return after


def _key(path: str, node: Any, name: str) -> str | int:
    """Return a step of a path as a key of the dict or list that it leads into."""
    if isinstance(node, dict) and name in node:
        return name
    if isinstance(node, list) and name.isdecimal() and int(name) < len(node):
        return int(name)
    raise LuxorError(f"a view has no part {path!r}")
