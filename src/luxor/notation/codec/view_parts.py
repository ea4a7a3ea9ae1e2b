"""The JSON of a view, and the parts that it consists of, in one table.

A part is the smallest piece of a view that changes as a whole. It is named by its *path*:
``round``, ``players/1/hand``, ``tiles/12``, ``piles/discard``, ``modules/mummy/mummy``. The table
says for each part which numbers of a state it is made of and how it is written. So whatever an
event has changed in a view follows from the numbers that it has changed in the state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from luxor.core import constants as k
from luxor.core.declarations import STATUS, Datum
from luxor.core.fields import BLOCK, SHAPES
from luxor.core.module import Module
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.stack_text import write_frame

Json = dict[str, Any]

Numbers = tuple[str, int, int]
"""Some numbers of a state: a field, the first of its numbers, and how many."""

ALWAYS_FULL: Final = (k.P_DIE, k.P_FIRST)
"""Piles of which nothing is ever gone; views leave them out."""

MOST_TABLES: Final = 64
"""How many tables of parts are kept at a time."""


@dataclass(frozen=True, slots=True)
class Part:
    """How a part of the JSON is written, and which numbers of the view's state it is made of.

    What a ``personal`` part shows depends on whose view it is, not on these numbers alone.
    """

    write: Callable[[View], Any]
    reads: tuple[Numbers, ...] = ()
    personal: bool = False


class ViewParts:
    """All parts of the views of a game, in the order of the JSON.

    ``paths`` are their names, ``personal`` the numbers of those that depend on the seat. ``feeds``
    says which parts are made of the number at each place in the memory of a state;
    :meth:`~luxor.core.state.State.differences` names such places.
    """

    def __init__(self, rs: Ruleset, *, hide_scores: bool) -> None:
        self.paths: list[str] = []
        self.parts: list[Part] = []
        self.feeds: list[tuple[int, ...]] = [()] * BLOCK.size
        self._outline = {
            name: self._add(name, entry) for name, entry in _entries(rs, hide_scores).items()
        }
        self.personal = {number for number, part in enumerate(self.parts) if part.personal}

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

    def values(self, view: View) -> list[Any]:
        """Return what each part of a view is."""
        return [part.write(view) for part in self.parts]

    def fed_by(self, places: Sequence[int]) -> list[int]:
        """Return the numbers of the parts that are made of the numbers at these places."""
        return sorted(set().union(*map(self.feeds.__getitem__, places)))

    def assemble(self, values: Sequence[Any]) -> Json:
        """Return the JSON of a view whose parts have these values."""
        view: Json = _filled(self._outline, values)
        return view


@lru_cache(MOST_TABLES)
def view_parts(rs: Ruleset, *, hide_scores: bool) -> ViewParts:
    """Return the parts of the views of a game."""
    return ViewParts(rs, hide_scores=hide_scores)


def _filled(outline: Any, values: Sequence[Any]) -> Any:
    """Return an outline with values in place of their numbers."""
    if isinstance(outline, int):
        return values[outline]
    if isinstance(outline, dict):
        return {name: _filled(inner, values) for name, inner in outline.items()}
    return [_filled(inner, values) for inner in outline]


# --- the table -------------------------------------------------------------------------------


def _entries(rs: Ruleset, hide_scores: bool) -> Json:
    """Return the JSON of a view with a :class:`Part` in place of each part."""
    stack = (("stack", 0, k.MAX_STACK * k.FRAME), ("top", 0, 1))
    return {
        "round": _number("round"),
        "first": _number("first"),
        "turn": _number("active"),
        "regular": _number("regular"),
        "asked": Part(lambda view: view.asked, (*stack, ("asks", 0, 1))),
        "question": Part(lambda view: view.question, stack),
        "doing": Part(_doing, stack),
        "players": [_player(rs, seat, hide_scores) for seat in range(rs.players)],
        "tiles": [_tile(rs, place) for place in range(rs.chamber + 1)],
        "horus": _words("tops", 0, k.LEVELS, _cards(rs)),
        "piles": {
            rs.pile_names[pile]: _pile(rs, pile)
            for pile in range(rs.piles)
            if pile not in ALWAYS_FULL
        },
        "supply": Part(_supply, (("key_supply", 0, 1), ("joker_supply", 0, 1))),
        "sarcophagi": _words("sarcophagus", 0, k.SARCOPHAGI, [*range(rs.players), None]),
        "extra_turns": Part(
            lambda view: view.known.numbers("queue", 0, view.known.queued),
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

    def hand(view: View) -> list[Any]:
        size = view.known.numbers("hand_size", seat, 1)[0]
        return [cards[card] for card in view.known.numbers("hand", seat * k.HAND, size)]

    def treasures(view: View) -> dict[str, int]:
        numbers = view.known.numbers("treasures", seat * k.TREASURE_TYPES, len(types))
        return dict(zip(types, numbers, strict=True))

    def scarab_values(view: View) -> list[int] | None:
        counts = view.known.numbers("scarabs", seat * k.MAX_SCARABS, len(values))
        is_known = sum(counts) == view.known.numbers("scarab_count", seat, 1)[0]
        pairs = zip(values, counts, strict=True)
        return [value for value, count in pairs for _ in range(count)] if is_known else None

    return {
        "places": Part(
            lambda view: view.known.numbers("pos", adventurers, k.ADVENTURERS),
            (("pos", adventurers, k.ADVENTURERS),),
        ),
        "statuses": _words("status", adventurers, k.ADVENTURERS, statuses),
        "hand": Part(hand, (("hand", seat * k.HAND, k.HAND), ("hand_size", seat, 1))),
        "keys": _number("keys", seat),
        "jokers": _number("jokers", seat),
        "treasures": Part(treasures, (("treasures", seat * k.TREASURE_TYPES, k.TREASURE_TYPES),)),
        "scarabs": _number("scarab_count", seat),
        "scarab_values": Part(
            scarab_values,
            (("scarabs", seat * k.MAX_SCARABS, k.MAX_SCARABS), ("scarab_count", seat, 1)),
        ),
        "score": Part(
            lambda view: view.score(seat),
            (("score", seat, 1), *([("asks", 0, 1)] if hide_scores else ())),
            personal=hide_scores,
        ),
    }


def _cards(rs: Ruleset) -> list[str | None]:
    """Return the names of the cards, and None as the last: UNKNOWN is -1."""
    return [*rs.card_names, None]


def _number(field: str, place: int = 0) -> Part:
    """Return a part that is a number of a state."""
    return Part(lambda view: view.known.numbers(field, place, 1)[0], ((field, place, 1),))


def _words(field: str, start: int, length: int, words: Sequence[Any]) -> Part:
    """Return a part that is a list of what some numbers stand for."""
    return Part(
        lambda view: [words[number] for number in view.known.numbers(field, start, length)],
        ((field, start, length),),
    )


def _doing(view: View) -> list[str]:
    """Return what is half done, as position files write it; the last one asks."""
    numbers = view.known.numbers("stack", 0, view.known.top + k.FRAME)
    starts = range(0, len(numbers), k.FRAME)
    return [write_frame(view.rs, numbers[start : start + k.FRAME]) for start in starts]


def _tile(rs: Ruleset, place: int) -> Part:
    """Return the tile on a place; on the stairs and in the tomb chamber there is none."""
    if not 0 < place < rs.chamber:
        return Part(lambda _: None)
    names = [None, *rs.tile_names[1:]]
    return Part(
        lambda view: names[view.known.numbers("tiles", place, 1)[0]], (("tiles", place, 1),)
    )


def _pile(rs: Ruleset, pile: int) -> Part:
    """Return the size of a pile, and what may be in it for all that the seat knows."""
    names = rs.kind_names[pile]
    start, length = rs.pile_start[pile], len(names)

    def write(view: View) -> Json:
        counts = view.known.numbers("counts", start, length)
        kinds = {name: count for name, count in zip(names, counts, strict=True) if count}
        return {"size": view.known.numbers("pile_size", pile, 1)[0], "kinds": kinds}

    return Part(write, (("counts", start, length), ("pile_size", pile, 1)))


def _supply(view: View) -> Json:
    return {"keys": view.known.key_supply, "jokers": view.known.joker_supply}


def _datum(rs: Ruleset, module: Module, datum: Datum) -> Part:
    """Return what a module keeps under a name: for the table, or a list by seat."""
    first, size = module.offsets[datum.name], datum.size
    type_ = datum.type

    def numbers(view: View, start: int) -> Any:
        """Return some numbers, or the words for them; a single one without a list."""
        row: list[Any] = view.known.numbers("data", start, size)
        if type_.named:
            row = [type_.to_json(rs, number) for number in row]
        return row[0] if size == 1 else row

    if not datum.per_seat:
        if datum.hidden:
            return Part(lambda _: None)
        return Part(lambda view: numbers(view, first), (("data", first, size),))

    def by_seat(view: View) -> list[Any]:
        return [
            None if datum.hidden and seat != view.seat else numbers(view, first + seat * size)
            for seat in range(rs.players)
        ]

    return Part(by_seat, (("data", first, size * rs.players),), personal=datum.hidden)
