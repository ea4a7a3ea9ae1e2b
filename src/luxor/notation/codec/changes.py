"""What each event changes in a seat's view, and a checksum to notice a view that went astray.

Whoever has the JSON of a view (:func:`~luxor.notation.codec.view_parts.view_json`) needs only the
changes to follow a game, and no rules. An event carries them as ``changes``::

    {"event": "points_scored", "seat": 1, "points": 3, "changes": {"players/1/score": 12}}

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

from collections.abc import Iterator, Mapping
from typing import Any, Final

from luxor.core.errors import LuxorError
from luxor.core.events import RawEvent
from luxor.core.fold import fold
from luxor.core.view import View
from luxor.notation.codec.named import event_json
from luxor.notation.codec.view_parts import Json, Value, part_checksum, view_parts

DEPTHS: Final = {"players": 2, "tiles": 1, "piles": 1, "modules": 2}
"""How many levels below these entries of a view its parts lie."""

MODULUS: Final = 1 << 32

MOST_EVENTS: Final = 1024
"""Of how many events the JSON is kept at a time."""


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
        self._sum: int | None = None
        self._summed: dict[int, Value] = {}  # what changed since the sum was made, as it was

    def copy(self) -> ViewFollower:
        """Return another follower that goes on from here."""
        other = ViewFollower.__new__(ViewFollower)
        other._view = View(
            self._view.seat, self._view.known.copy(), hide_scores=self._view.hide_scores
        )
        other._table = self._table
        other._values = list(self._values)
        other._sum = self._sum
        other._summed = dict(self._summed)
        return other

    def follow(self, event: RawEvent) -> Json:
        """Return the JSON of the next event, as the seat sees it, with its ``changes``.

        Raises ``LuxorError`` where the event names what there is not.
        """
        known = self._view.known
        before = known.copy()
        fold(known, event)
        told = self._event_json(event)
        places = known.differences(before)
        if places:
            changes = self._rewrite(self._table.fed_by(places))
            if changes:
                told["changes"] = changes
        return told

    def _event_json(self, event: RawEvent) -> Json:
        """Return the JSON of an event, which other seats have mostly got already."""
        kept = self._table.events
        told = kept.get(event)
        if told is None:
            if len(kept) >= MOST_EVENTS:
                kept.clear()
            told = kept[event] = event_json(self._view.rs, event)
        return told.copy()

    def _rewrite(self, numbers: list[int]) -> Json:
        """Write some parts again; return those that are not what they were."""
        changes: Json = {}
        table, values = self._table, self._values
        for number in numbers:
            new, old = table.value(number, self._view), values[number]
            if new is not old and new.json != old.json:
                values[number] = new
                self._summed.setdefault(number, old)
                changes[table.paths[number]] = new.json
        return changes

    def view_json(self) -> Json:
        """Return the JSON of the view after all events so far."""
        return self._table.assemble(self._values)

    @property
    def checksum(self) -> int:
        """The checksum of the view after all events so far."""
        if self._sum is None:
            self._sum = sum(value.checksum for value in self._values)
        else:
            for number, old in self._summed.items():
                self._sum += self._values[number].checksum - old.checksum
        self._summed.clear()
        return self._sum % MODULUS


def checksum(view: Json) -> int:
    """Return the checksum of a view."""
    return sum(part_checksum(path, value) for path, value in parts_of(view)) % MODULUS


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
