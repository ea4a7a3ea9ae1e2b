"""The numbers of a state, in one table: copying, saving, checking and showing them reads it.

Compiled, the fields lie in memory in the order of :data:`LAYOUT`, without gaps: ``state.pxd``
declares them in that order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from luxor.core import constants as k
from luxor.core import declarations as d
from luxor.core.errors import LuxorError, PositionError
from luxor.core.text import shown

if TYPE_CHECKING:
    from luxor.core.ruleset import Ruleset

Row = tuple[int, int]
"""Where a row begins in an array, and how long it is at the most."""


@dataclass(frozen=True, slots=True)
class StateField:
    """An array of ``size`` numbers of a state, or a single number (size 0).

    ``entry`` is its name in :meth:`State.to_dict`; a field without one is worked out from the
    others. ``rows`` says which numbers of the array belong to the entry, if not all, a list of
    lists where ``nested``; ``used`` names the field that holds how many of them are in use.
    """

    name: str
    entry: str = ""
    type: d.NumberType = d.COUNT
    size: int = 0
    part: Callable[[Ruleset], list[Row]] | None = None
    nested: bool = False
    used: str = ""
    width: int = 1  # bytes

    def rows(self, rs: Ruleset) -> list[Row]:
        """Return the rows of the entry; none if it is a single number."""
        if self.part is not None:
            return self.part(rs)
        return [(0, self.size)] if self.size else []


def _piles(rs: Ruleset) -> list[Row]:
    lengths = [len(names) for names in rs.kind_names]
    return [(sum(lengths[:pile]), length) for pile, length in enumerate(lengths)]


def _per_seat(name: str, entry: str, type_: d.NumberType = d.COUNT, width: int = 1) -> StateField:
    """Return a field with one number for each seat."""
    return StateField(name, entry, type_, k.MAX_SEATS, lambda rs: [(0, rs.players)], width=width)


def _rows_of(
    name: str,
    entry: str,
    type_: d.NumberType,
    size: int,
    shown: Callable[[Ruleset], int] | None = None,
    used: str = "",
) -> StateField:
    """Return a field with ``size`` numbers for each seat."""

    def rows(rs: Ruleset) -> list[Row]:
        return [(seat * size, shown(rs) if shown else size) for seat in range(rs.players)]

    return StateField(name, entry, type_, k.MAX_SEATS * size, rows, nested=True, used=used)


CARD = d.NumberType("a card", limits=lambda rs: (k.UNKNOWN, rs.card_kinds - 1))
KNOWN = d.NumberType("seats that know a card", limits=lambda rs: (0, (1 << rs.players) - 1))
COULD_MOVE = d.NumberType("who could move", limits=lambda rs: (0, (k.ASKED << rs.players) - 1))
PILE_SIZE = d.plain("the size of a pile", 0, d.MOST_POINTS)

FIELDS: tuple[StateField, ...] = (
    StateField("round", "round", d.ROUND, width=2),
    StateField("first", "first", d.SEAT),
    StateField("regular", "regular", d.SEAT),
    StateField("active", "active", d.SEAT),
    StateField("could_move", "could_move", COULD_MOVE, width=2),
    StateField("reason", "reason", d.plain("why it ended", k.RUNNING, k.BY_ROUND_LIMIT)),
    StateField("tiles", "tiles", d.TILE, k.MAX_PLACES, lambda rs: [(1, rs.spaces)]),
    _rows_of("pos", "positions", d.PLACE, k.ADVENTURERS),
    _rows_of("status", "statuses", d.plain("a status", k.ACTIVE, k.FALLEN), k.ADVENTURERS),
    _rows_of("hand", "hands", CARD, k.HAND, used="hand_size"),
    _rows_of("known", "known", KNOWN, k.HAND, used="hand_size"),
    _rows_of("origin", "origins", d.PILE, k.HAND, used="hand_size"),
    StateField("counts", "piles", d.COUNT, k.MAX_COUNTS, _piles, nested=True),
    StateField(
        "pile_size", "pile_sizes", PILE_SIZE, k.MAX_PILES, lambda rs: [(0, rs.piles)], width=2
    ),
    StateField("tops", "tops", CARD, k.LEVELS),
    _per_seat("keys", "keys"),
    _per_seat("jokers", "jokers"),
    StateField("key_supply", "key_supply"),
    StateField("joker_supply", "joker_supply"),
    _rows_of("scarabs", "scarabs", d.COUNT, k.MAX_SCARABS, lambda rs: rs.scarab_kinds),
    _per_seat("scarab_count", "scarab_counts"),
    _rows_of("treasures", "treasures", d.COUNT, k.TREASURE_TYPES),
    _per_seat("score", "scores", d.POINTS, width=2),
    StateField("sarcophagus", "sarcophagi", d.SEAT_OR_NOBODY, k.SARCOPHAGI),
    StateField("queue", "queue", d.SEAT, k.MAX_QUEUE, used="queued"),
    StateField(
        "data", "data", d.ANY, k.MAX_DATA, lambda rs: [(0, k.MAX_DATA if rs.modules else 0)]
    ),
    StateField(
        "stack",
        "stack",
        d.ANY,
        k.MAX_STACK * k.FRAME,
        lambda _: [(i * k.FRAME, k.FRAME) for i in range(k.MAX_STACK)],
        nested=True,
        used="top",
    ),
    # Worked out from the others, or of use only while the engine runs.
    StateField("hand_size", size=k.MAX_SEATS),
    StateField("queued"),
    StateField("in_chamber"),
    StateField("ahead", size=k.MAX_PLACES),
    StateField("top", width=4),
    StateField("asks", width=4),
    StateField("n_options", width=4),
    StateField("hold"),
    StateField("options", size=k.MAX_OPTIONS),
)
"""Every field of a state, in the order of ``State.to_dict``."""

ENTRIES = tuple(field for field in FIELDS if field.entry)
LAYOUT = tuple(sorted(FIELDS, key=lambda field: -field.width))
"""The fields in the order in which they lie in memory: those of four bytes, of two, of one."""

SHAPES = {
    field.name: (offset, field.width, max(field.size, 1))
    for field, offset in zip(
        LAYOUT, accumulate((f.width * max(f.size, 1) for f in LAYOUT), initial=0), strict=False
    )
}
"""Offset from the first field in bytes, width and number of numbers of each field."""

BLOCK_SIZE = sum(width * size for _, width, size in SHAPES.values())

Slice = tuple[str, int, int, list[Row], bool, str]
"""What :meth:`State.to_dict` reads: field, offset in memory, width, rows, nested, used."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The entries of one game's states: field, rows and bounds of each, and those of the data."""

    entries: tuple[tuple[StateField, list[Row], int, int], ...]
    data: tuple[tuple[int, int], ...]
    card_piles: frozenset[int]
    slices: dict[str, Slice]


def layout(rs: Ruleset) -> Layout:
    """Return how the entries of a game's states are laid out."""
    entries = tuple((field, field.rows(rs), *field.type.bounds(rs)) for field in ENTRIES)
    slices = {
        field.entry: (field.name, *SHAPES[field.name][:2], rows, field.nested, field.used)
        for field, rows, _, _ in entries
    }
    data = [d.ANY.bounds(rs)] * k.MAX_DATA
    for module in rs.modules:
        for datum in module.data:
            start = module.offsets[datum.name]
            for i in range(datum.size * (rs.players if datum.per_seat else 1)):
                data[start + i] = datum.type.bounds(rs)
    return Layout(entries, tuple(data), frozenset(d.card_piles(rs)), slices)


# --- what a state can hold -------------------------------------------------------------------


def check_entries(rs: Ruleset, entries: Any) -> None:
    """Raise ``LuxorError`` unless every entry is there and every number in its bounds.

    The entries may be those of a view: cards may be unknown.
    """
    if not isinstance(entries, dict):
        raise LuxorError(f"a state is a table of {', '.join(field.entry for field in ENTRIES)}")
    for field, rows, low, high in rs.layout.entries:
        if field.entry not in entries:
            raise LuxorError(f"a state has an entry {field.entry!r}")
        _check_entry(field, rows, low, high, entries[field.entry])
    for name in ("known", "origins"):
        hands = zip(entries["hands"], entries[name], strict=True)
        for seat, (hand, row) in enumerate(hands):
            if len(hand) != len(row):
                right = f"{len(hand)}, one for each card"
                raise PositionError(f"{name}[{seat}]", f"{len(row)} entries", right)
    for pile in (pile for row in entries["origins"] for pile in row):
        if pile not in rs.layout.card_piles:
            raise LuxorError(f"origins: a pile of cards, not {rs.pile_names[pile]!r}")
    for pile, counts in enumerate(entries["piles"]):
        if sum(counts) < entries["pile_sizes"][pile]:
            raise LuxorError(f"pile_sizes: more in the pile {rs.pile_names[pile]!r} than it holds")
    bounds = zip(entries["data"], rs.layout.data, strict=False)
    for i, (number, (low, high)) in enumerate(bounds):
        if not low <= number <= high:
            check_number(f"data[{i}]", number, low, high)
    for frame in entries["stack"]:
        check_frame(rs, frame)


def _check_entry(field: StateField, rows: list[Row], low: int, high: int, value: Any) -> None:
    """Check the lists of an entry and every number in them."""
    entry = field.entry
    if not field.size:
        check_number(entry, value, low, high)
        return
    if field.nested:
        _check_length(entry, value, len(rows), exact=field.used != "top")
    parts = value if field.nested else [value]
    for row, ((_, length), part) in enumerate(zip(rows, parts, strict=False)):
        name = f"{entry}[{row}]" if field.nested else entry
        _check_length(name, part, length, exact=field.used in ("", "top"))
        for i, number in enumerate(part):
            if type(number) is not int or not low <= number <= high:
                check_number(f"{name}[{i}]", number, low, high)


def _check_length(name: str, value: object, length: int, *, exact: bool) -> None:
    right = f"{length}" if exact else f"at most {length}"
    if not isinstance(value, list):
        raise PositionError(name, shown(value), f"a list of {right}")
    if len(value) > length or (exact and len(value) < length):
        raise PositionError(name, f"{len(value)} entries", right)


def check_frame(rs: Ruleset, frame: Any) -> None:
    """Raise ``PositionError`` unless a frame is one of the game's, with arguments as declared."""
    if not isinstance(frame, list) or len(frame) != k.FRAME:
        raise PositionError("stack", shown(frame), f"a list of {k.FRAME} numbers")
    for number in frame:
        check_number("stack", number, -d.BYTE - 1, d.BYTE)
    kind, seat, *arguments = frame
    check_number("stack: the kind of a frame", kind, 0, len(rs.frames) - 1)
    least = 0 if rs.frames[kind].has_seat else k.NOBODY
    check_number("stack: the seat of a frame", seat, least, rs.players - 1)
    for i, possible in enumerate(rs.frame_arguments[kind]):
        if arguments[i] not in possible:
            name, right = f"argument {i + 1}", "0, since it is not declared"
            if i < len(rs.frames[kind].arguments):
                field = rs.frames[kind].arguments[i]
                name, right = field.name, field.type.expected(rs)
            wrong = f"{arguments[i]} as {name} of {rs.frames[kind].name}"
            raise PositionError("stack", wrong, right)


def check_number(name: str, value: object, low: int, high: int) -> None:
    """Raise ``PositionError`` unless a value is a whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        raise PositionError(name, shown(value), f"a whole number from {low} to {high}")
