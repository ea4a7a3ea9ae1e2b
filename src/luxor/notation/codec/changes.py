# cython: boundscheck=True, wraparound=True
"""What each event changes in a seat's view, and a checksum to notice a view that went astray.

Whoever has the JSON of a view (:func:`~luxor.notation.codec.view_parts.view_json`) needs only the
changes to follow a game, and no rules. An event carries them as ``changes``::

    {"event": "points_scored", "seat": 1, "points": 3, "changes": {"players/1/score": 12}}

A key is the *path* of a part of the view, its value replaces what is there. The parts are: each
entry of the view itself, such as ``round`` or ``supply``; but of some entries what lies one or
two levels deeper: ``players/SEAT/FIELD``, ``tiles/PLACE``, ``piles/NAME`` and
``modules/MODULE/DATUM``. An event that changes nothing has no ``changes``. Applying the changes of
all events to a view gives exactly the view after them.

The *checksum* of a view is the sum, modulo 2**32, of ``crc32(utf8(PATH + "=" + JSON))`` over its
parts. ``JSON`` is compact: no blanks, nothing escaped that JavaScript's ``JSON.stringify`` would
leave, and keys are sorted, since JavaScript has an order of its own for those that look like
numbers. Being a sum, it can be kept up to date: subtract the part as it was, add it as it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

from luxor.core import constants as k
from luxor.core import fold
from luxor.core.events import RawEvent, redact
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.codec.named import event_json
from luxor.notation.codec.view_parts import Json, Value, ViewParts, view_parts

Changed = tuple[int, Value]
"""The number of a part of a view, and what it is now."""

MODULUS: Final = 1 << 32

WITHOUT_STACK: Final = 3
"""Numbers of a question that leave out the stack: its kind, who is asked, and what."""

_in_order = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode

MOST_EVENTS: Final = 8192
"""Of how many events the text is kept at a time."""


class ViewFollower:
    """Follows a game as one seat sees it: what each event changes, the view, its checksum.

    It trusts the events, which must be those of a table. What it returns shares lists and dicts
    with what it returns later: replace parts of a view, never change them in place.
    """

    def __init__(self, view: View) -> None:
        """Start at a view of a table; the view itself stays as it is."""
        self._seat = view.seat
        self._known = view.known.copy()
        self._before = view.known.copy()
        self._table = view_parts(view.rs, hide_scores=view.hide_scores)
        self._values = self._table.values(view)
        self._sum = sum([value.checksum for value in self._values])

    def copy(self) -> ViewFollower:
        """Return another follower that goes on from here."""
        other = ViewFollower.__new__(ViewFollower)
        other._seat = self._seat
        other._known = self._known.copy()
        other._before = self._before
        other._table = self._table
        other._values = self._values.copy()
        other._sum = self._sum
        return other

    def follow(self, event: RawEvent) -> Json:
        """Return the JSON of the next event, as the seat sees it, with its ``changes``."""
        form = event_json(self._known.rs, event)
        changed = self._advance(event)
        if changed:
            form["changes"] = {self._table.paths[number]: new.json for number, new in changed}
        return form

    def follow_text(self, event: RawEvent, *, stack: bool = True) -> str:
        """Return the same as text; without ``stack``, not that of a question."""
        changed = self._advance(event)
        if not stack and event[0] == k.E_QUESTION_ASKED:
            event = event[:WITHOUT_STACK]
        return _event_text(self._table, self._known.rs, event, changed)

    def _advance(self, event: RawEvent) -> list[Changed]:
        """Fold an event; return the parts that it changes."""
        places = fold.follow(self._known, event, self._before)
        return self._rewrite(self._table.fed_by(places).parts) if places else []

    def _rewrite(self, numbers: list[int]) -> list[Changed]:
        """Write some parts again; return those that are not what they were."""
        changed: list[Changed] = []
        table, values, known, seat = self._table, self._values, self._known, self._seat
        for number in numbers:
            new, old = table.value(number, known, seat), values[number]
            if new is not old and new.text != old.text:
                values[number] = new
                self._sum += new.checksum - old.checksum
                changed.append((number, new))
        return changed

    def _take(self, changed: list[Changed]) -> None:
        """Let parts be what they are in another seat's view."""
        for number, new in changed:
            self._sum += new.checksum - self._values[number].checksum
            self._values[number] = new

    def view_json(self) -> Json:
        """Return the JSON of the view after all events so far."""
        return self._table.assemble(self._values)

    @property
    def checksum(self) -> int:
        """The checksum of the view after all events so far."""
        return self._sum % MODULUS


def follow_together(
    followers: Sequence[ViewFollower], events: Iterable[RawEvent]
) -> list[list[str]]:
    """Let the followers of one table follow its next events; return the text for each of them.

    ``events`` are as the table has them: each follower gets what its seat sees. What looks the
    same to several seats is written once.
    """
    texts: list[list[str]] = [[] for _ in followers]
    for event in events:
        written: list[tuple[RawEvent, list[Changed], str]] = []
        shared: list[int] | None = None  # the places, where all seats see the same changes
        for follower, own in zip(followers, texts, strict=True):
            table, known = follower._table, follower._known
            seen = redact(known.rs, event, follower._seat)
            places = fold.follow(known, seen, follower._before)
            if seen is event and places == shared:
                follower._take(written[0][1])
                own.append(written[0][2])
                continue
            fed = table.fed_by(places)
            changed = follower._rewrite(fed.parts)
            same = [w[2] for w in written if w[0] == seen and w[1] == changed]
            text = same[0] if same else ""
            if not text:
                text = _event_text(table, known.rs, seen, changed)
                if not written and seen is event and not fed.differ:
                    shared = places
                written.append((seen, changed, text))
            own.append(text)
    return texts


def _event_text(table: ViewParts, rs: Ruleset, event: RawEvent, changed: list[Changed]) -> str:
    """Return the JSON of an event with its changes; much of it was written before."""
    text = table.events.get(event)
    if text is None:
        if len(table.events) >= MOST_EVENTS:
            table.events.clear()
        form = event_json(rs, event)
        if event[0] == k.E_QUESTION_ASKED and len(event) == WITHOUT_STACK:
            del form["stack"]
        text = table.events[event] = _in_order(form)
    if not changed:
        return text
    changes = ",".join([new.text for _, new in changed])
    return f'{text[:-1]},"changes":{{{changes}}}}}'
