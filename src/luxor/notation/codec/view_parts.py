# cython: boundscheck=True, wraparound=True
"""The JSON of a view, and the parts that it consists of, in one table.

A part is the smallest piece of a view that changes as a whole. It is named by its *path*:
``round``, ``players/1/hand``, ``tiles/12``, ``piles/discard``, ``modules/mummy/mummy``. The table
says for each part which numbers of a state it is made of and how it is written. So whatever an
event has changed in a view follows from the numbers that it has changed in the state.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from json.encoder import encode_basestring
from typing import Any, Final, NamedTuple
from zlib import crc32

from luxor.core import constants as k
from luxor.core.declarations import STATUS, Datum
from luxor.core.errors import LuxorError
from luxor.core.events import RawEvent
from luxor.core.fields import BLOCK_SIZE, SHAPES
from luxor.core.module import Module
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.view import View

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.state import numbers_at

Json = dict[str, Any]

Numbers = tuple[int, ...]
Slice = tuple[str, int, int]
"""Some numbers of a state: a field, the first of its numbers, and how many."""

ALWAYS_FULL: Final = (k.P_DIE, k.P_FIRST)
"""Piles of which nothing is ever gone; views leave them out."""

MOST_TABLES: Final = 16
"""How many tables of parts are kept at a time."""

MOST_WRITTEN: Final = 1024
"""How many values of a part are kept at a time."""

MOST_PLACES: Final = 4096
"""For how many sets of places it is kept which parts they feed."""

HIDDEN: Final = frozenset(("hand", "counts", "scarabs", "data"))
"""Fields of a state in which a view may lack something."""


def compact(value: Any) -> str:
    """Return a value as the text that checksums are made of."""
    if type(value) is int:
        return str(value)
    if isinstance(value, str):
        return encode_basestring(value)
    if isinstance(value, list):
        return f"[{','.join([compact(inner) for inner in value])}]"
    if isinstance(value, dict):
        entries = [f"{encode_basestring(key)}:{compact(value[key])}" for key in sorted(value)]
        return f"{{{','.join(entries)}}}"
    return json.dumps(value)


class Part:
    """How a part of the JSON is written, and which numbers of the view's state it is made of.

    ``write`` gets these numbers and whose view it is, which matters only to a ``personal`` part.
    ``top`` is true for a part that is made of the top of the stack: what is asked, and the frame.
    """

    def __init__(
        self,
        write: Callable[[Numbers, int | None], Any],
        reads: tuple[Slice, ...] = (),
        *,
        personal: bool = False,
        top: bool = False,
    ) -> None:
        for field, start, length in reads:
            if not 0 <= start <= start + length <= SHAPES[field][2]:
                raise LuxorError(f"{field}: no {length} numbers from {start} on")
        self.write = write
        self.reads = reads
        self._slices = tuple(
            (field, *SHAPES[field][:2], start, length) for field, start, length in reads
        )
        self.personal = personal
        self.top = top

    def numbers(self, s: State) -> Numbers:
        """Return the numbers that the part is made of."""
        if self.top:
            return top_of(s)
        numbers: list[int] = []
        for field, offset, width, start, length in self._slices:
            numbers += numbers_at(s, field, offset, width, start, length)
        return tuple(numbers)

    @property
    def differs(self) -> bool:
        """Whether seats may see different values."""
        return self.personal or any(field in HIDDEN for field, _, _ in self.reads)


class Value:
    """What a part of a view is: as JSON, as text behind its path, and in the checksum."""

    def __init__(self, path: str, value: Any) -> None:
        text = compact(value)
        self.json = value
        self.text = f"{compact(path)}:{text}"
        self.checksum = crc32(f"{path}={text}".encode())


class Fed(NamedTuple):
    """The numbers of some parts, and whether one of them may differ between seats."""

    parts: list[int]
    differ: bool


class ViewParts:
    """All parts of the views of a game, in the order of the JSON.

    ``paths`` are their names. ``feeds`` says which parts are made of the number at each place in
    the memory of a state; :meth:`~luxor.core.state.State.differences` names such places. Most
    parts look the same to all seats, and much comes again: what was written last is kept, and the
    text of ``events`` too.
    """

    def __init__(self, rs: Ruleset, *, hide_scores: bool) -> None:
        self.paths: list[str] = []
        self.parts: list[Part] = []
        self.feeds: list[tuple[int, ...]] = [()] * BLOCK_SIZE
        self.events: dict[RawEvent, str] = {}
        self._outline = {
            name: self._add(name, entry) for name, entry in _entries(rs, hide_scores).items()
        }
        self._written: list[dict[Any, Value]] = [{} for _ in self.parts]
        self._fed: dict[tuple[int, ...], Fed] = {}

    def _add(self, path: str, entry: Any) -> Any:
        """Number the parts in an entry of the view; return the entry with these numbers."""
        if isinstance(entry, dict):
            return {name: self._add(f"{path}/{name}", inner) for name, inner in entry.items()}
        if isinstance(entry, list):
            return [self._add(f"{path}/{place}", inner) for place, inner in enumerate(entry)]
        number = len(self.parts)
        self.paths.append(path)
        self.parts.append(entry)
        for field, start, length in entry.reads:
            offset, width, _ = SHAPES[field]
            for i in range(start, start + length):
                self.feeds[offset + width * i] += (number,)
        return number

    def value(self, number: int, s: State, seat: int | None) -> Value:
        """Return what a part of a seat's view is."""
        part = self.parts[number]
        numbers = part.numbers(s)
        key = (seat, numbers) if part.personal else numbers
        written = self._written[number]
        value = written.get(key)
        if value is None:
            if len(written) >= MOST_WRITTEN:
                written.clear()
            value = written[key] = Value(self.paths[number], part.write(numbers, seat))
        return value

    def values(self, view: View) -> list[Value]:
        """Return what each part of a view is."""
        return [self.value(number, view.known, view.seat) for number in range(len(self.parts))]

    def fed_by(self, places: Sequence[int]) -> Fed:
        """Return the parts that are made of the numbers at these places."""
        key = tuple(places)
        fed = self._fed.get(key)
        if fed is None:
            if len(self._fed) >= MOST_PLACES:
                self._fed.clear()
            numbers = sorted(set().union(*map(self.feeds.__getitem__, places)))
            fed = Fed(numbers, any(self.parts[number].differs for number in numbers))
            self._fed[key] = fed
        return fed

    def assemble(self, values: Sequence[Value]) -> Json:
        """Return the JSON of a view whose parts have these values."""
        view: Json = _filled(self._outline, values)
        return view


@lru_cache(MOST_TABLES)
def view_parts(rs: Ruleset, *, hide_scores: bool) -> ViewParts:
    """Return the parts of the views of a game."""
    return ViewParts(rs, hide_scores=hide_scores)


def _filled(outline: Any, values: Sequence[Value]) -> Any:
    """Return an outline with values in place of their numbers."""
    if isinstance(outline, int):
        return values[outline].json
    if isinstance(outline, dict):
        return {name: _filled(inner, values) for name, inner in outline.items()}
    return [_filled(inner, values) for inner in outline]


# --- the table -------------------------------------------------------------------------------


def _entries(rs: Ruleset, hide_scores: bool) -> Json:
    """Return the JSON of a view with a :class:`Part` in place of each part."""
    stack = (("stack", 0, k.MAX_STACK * k.FRAME), ("top", 0, 1), ("asks", 0, 1))
    return {
        "round": _number("round"),
        "first": _number("first"),
        "turn": _number("active"),
        "regular": _number("regular"),
        "asked": Part(_asked, stack, top=True),
        "question": Part(lambda top, _: _question(rs, top), stack, top=True),
        "players": [_player(rs, seat, hide_scores) for seat in range(rs.players)],
        "tiles": [_tile(rs, place) for place in range(rs.chamber + 1)],
        "horus": _words("tops", 0, k.LEVELS, _cards(rs)),
        "piles": {
            rs.pile_names[pile]: _pile(rs, pile)
            for pile in range(rs.piles)
            if pile not in ALWAYS_FULL
        },
        "supply": Part(
            lambda numbers, _: dict(zip(("keys", "jokers"), numbers, strict=True)),
            (("key_supply", 0, 1), ("joker_supply", 0, 1)),
        ),
        "sarcophagi": _words("sarcophagus", 0, k.SARCOPHAGI, [*range(rs.players), None]),
        "extra_turns": Part(
            lambda numbers, _: list(numbers[: numbers[-1]]),
            (("queue", 0, k.MAX_QUEUE), ("queued", 0, 1)),
        ),
        "modules": {
            module.name: {datum.name: _datum(rs, module, datum) for datum in module.data}
            for module in rs.modules
        },
    }


def _player(rs: Ruleset, seat: int, hide_scores: bool) -> dict[str, Part]:
    """Return the parts of a player."""
    adventurers, cards = seat * k.ADVENTURERS, _cards(rs)
    statuses = [STATUS.to_json(rs, status) for status in STATUS.numbers(rs)]
    values = [value for value, _ in rs.edition.scarabs]
    types = rs.treasure_types

    def scarab_values(numbers: Numbers, _: int | None) -> list[int] | None:
        *counts, number = numbers
        shown = [value for value, count in zip(values, counts, strict=True) for _ in range(count)]
        return shown if len(shown) == number else None

    def score(numbers: Numbers, viewer: int | None) -> int | None:
        points, *asks = numbers
        return points if viewer == seat or not asks or asks[0] == k.OVER else None

    return {
        "places": Part(lambda numbers, _: list(numbers), (("pos", adventurers, k.ADVENTURERS),)),
        "statuses": _words("status", adventurers, k.ADVENTURERS, statuses),
        "hand": Part(
            lambda numbers, _: [cards[card] for card in numbers[: numbers[-1]]],
            (("hand", seat * k.HAND, k.HAND), ("hand_size", seat, 1)),
        ),
        "keys": _number("keys", seat),
        "jokers": _number("jokers", seat),
        "treasures": Part(
            lambda numbers, _: dict(zip(types, numbers, strict=True)),
            (("treasures", seat * k.TREASURE_TYPES, len(types)),),
        ),
        "scarabs": _number("scarab_count", seat),
        "scarab_values": Part(
            scarab_values,
            (("scarabs", seat * k.MAX_SCARABS, len(values)), ("scarab_count", seat, 1)),
        ),
        "score": Part(
            score,
            (("score", seat, 1), *([("asks", 0, 1)] if hide_scores else ())),
            personal=hide_scores,
        ),
    }


def _cards(rs: Ruleset) -> list[str | None]:
    """Return the names of the cards, and None as the last: UNKNOWN is -1."""
    return [*rs.card_names, None]


def _number(field: str, place: int = 0) -> Part:
    """Return a part that is a number of a state."""
    return Part(lambda numbers, _: numbers[0], ((field, place, 1),))


def _words(field: str, start: int, length: int, words: Sequence[Any]) -> Part:
    """Return a part that is a list of what some numbers stand for."""
    return Part(lambda numbers, _: [words[number] for number in numbers], ((field, start, length),))


def top_of(s: State) -> Numbers:
    """Return what a state asks, and the numbers of the frame that asks it, if there is one."""
    return (s.asks, *s.frame()) if s.top >= 0 else (s.asks,)


def _asked(top: Numbers, _: int | None) -> int | None:
    return top[2] if top[0] == k.DECISION else None


def question_json(view: View) -> Json | None:
    """Return what is asked: the name of the question, of whom, and its declared arguments.

    Chance may be what is asked. None where nothing is: the game is over, or has not begun.
    """
    return _question(view.rs, top_of(view.known))


def _question(rs: Ruleset, top: Numbers) -> Json | None:
    if top[0] in (k.NOTHING, k.OVER):
        return None
    _, kind, seat, *numbers = top
    fields = rs.frames[kind].arguments
    return {
        "name": rs.frames[kind].name,
        "seat": None if seat == k.NOBODY else seat,
        "arguments": {
            field.name: field.type.to_json(rs, number)
            for field, number in zip(fields, numbers, strict=False)
        },
    }


def _tile(rs: Ruleset, place: int) -> Part:
    """Return the tile on a place; on the stairs and in the tomb chamber there is none."""
    if not 0 < place < rs.chamber:
        return _nothing()
    names = [None, *rs.tile_names[1:]]
    return Part(lambda numbers, _: names[numbers[0]], (("tiles", place, 1),))


def _nothing() -> Part:
    """Return a part that is always None."""
    return Part(lambda _numbers, _seat: None)


def _pile(rs: Ruleset, pile: int) -> Part:
    """Return the size of a pile, and what may be in it for all that the seat knows."""
    names = rs.kind_names[pile]

    def write(numbers: Numbers, _: int | None) -> Json:
        size, *counts = numbers
        kinds = {name: count for name, count in zip(names, counts, strict=True) if count}
        return {"size": size, "kinds": kinds}

    return Part(write, (("pile_size", pile, 1), ("counts", rs.pile_start[pile], len(names))))


def _datum(rs: Ruleset, module: Module, datum: Datum) -> Part:
    """Return what a module keeps under a name: for the table, or a list by seat."""
    size, type_ = datum.size, datum.type
    seats = range(rs.players)
    reads = (("data", module.offsets[datum.name], size * (len(seats) if datum.per_seat else 1)),)

    def shown(numbers: Numbers) -> Any:
        """Return some numbers, or the words for them; a single one without a list."""
        row: list[Any] = list(numbers)
        if type_.named:
            row = [type_.to_json(rs, number) for number in numbers]
        return row[0] if size == 1 else row

    def by_seat(numbers: Numbers, viewer: int | None) -> list[Any]:
        rows = [numbers[seat * size : (seat + 1) * size] for seat in seats]
        return [
            None if datum.hidden and seat != viewer else shown(row) for seat, row in enumerate(rows)
        ]

    if datum.per_seat:
        return Part(by_seat, reads, personal=datum.hidden)
    return _nothing() if datum.hidden else Part(lambda numbers, _: shown(numbers), reads)
