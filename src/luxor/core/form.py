"""The numbers that a state can hold, as :meth:`luxor.core.state.State.to_dict` writes them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from luxor.core import constants as k
from luxor.core.errors import LuxorError
from luxor.core.events import EVENTS

if TYPE_CHECKING:
    from luxor.core.ruleset import Ruleset

BYTE = 127
MOST = 32767  # points, and pieces in a pile
Limits = tuple[int, int]


def check_form(rs: Ruleset, form: dict[str, Any]) -> None:
    """Raise ``LuxorError`` unless every number is there and names something of the game.

    A view may be such a form too: cards may be unknown.
    """
    players, chamber = rs.players, rs.spaces + 1
    seat, byte = (0, players - 1), (0, BYTE)
    for name, limits in (
        ("round", (0, k.ROUND_LIMIT)),
        ("first", seat),
        ("regular", seat),
        ("active", seat),
        ("could_move", (0, (k.ASKED << players) - 1)),
        ("reason", (k.RUNNING, k.BY_ROUND_LIMIT)),
        ("key_supply", byte),
        ("joker_supply", byte),
    ):
        _number(name, _entry(form, name), limits)
    for name, length, limits in (
        ("tiles", rs.spaces, (0, rs.tile_kinds - 1)),
        ("pile_sizes", rs.piles, (0, MOST)),
        ("tops", k.LEVELS, (k.UNKNOWN, rs.card_kinds - 1)),
        ("keys", players, byte),
        ("jokers", players, byte),
        ("scarab_counts", players, byte),
        ("scores", players, (-MOST, MOST)),
        ("sarcophagi", k.SARCOPHAGI, (k.NOBODY, players - 1)),
        ("data", k.MAX_DATA if rs.modules else 0, (-BYTE - 1, BYTE)),
    ):
        _numbers(name, _entry(form, name), length, limits)
    for name, length, limits in (
        ("positions", k.ADVENTURERS, (0, chamber)),
        ("statuses", k.ADVENTURERS, (k.ACTIVE, k.FALLEN)),
        ("scarabs", rs.scarab_kinds, byte),
        ("treasures", k.TREASURE_TYPES, byte),
    ):
        for row in _rows(name, _entry(form, name), players):
            _numbers(name, row, length, limits)
    hands = _rows("hands", _entry(form, "hands"), players)
    for name, limits in (
        ("hands", (k.UNKNOWN, rs.card_kinds - 1)),
        ("known", (0, (1 << players) - 1)),
        ("origins", (0, rs.piles - 1)),
    ):
        for hand, row in zip(hands, _rows(name, _entry(form, name), players), strict=True):
            _list(name, row, k.HAND)
            _numbers(name, row, len(hand), limits)
    piles = _rows("piles", _entry(form, "piles"), rs.piles)
    for pile, row in enumerate(piles):
        _numbers("piles", row, len(rs.kind_names[pile]), byte)
        if sum(row) < form["pile_sizes"][pile]:
            raise LuxorError(f"pile_sizes: more in the pile {rs.pile_names[pile]!r} than it holds")
    _numbers("queue", _list("queue", _entry(form, "queue"), k.MAX_QUEUE), None, seat)
    for frame in _list("stack", _entry(form, "stack"), k.MAX_STACK):
        check_frame(rs, frame)


def check_frame(rs: Ruleset, frame: list[int]) -> None:
    """Raise ``LuxorError`` unless a frame is one of the game's, with arguments as declared."""
    _numbers("stack", frame, k.FRAME, (-BYTE - 1, BYTE))
    kind, seat, *arguments = frame
    _number("stack: the kind of a frame", kind, (0, len(rs.frames) - 1))
    least = 0 if rs.frames[kind].has_seat else k.NOBODY
    _number("stack: the seat of a frame", seat, (least, rs.players - 1))
    for i, possible in enumerate(rs.frame_arguments[kind]):
        if arguments[i] not in possible:
            fields = rs.frames[kind].arguments
            right = fields[i].type.expected(rs) if i < len(fields) else "0: it is not declared"
            name = fields[i].name if i < len(fields) else f"argument {i + 1}"
            wrong = f"stack: {rs.frames[kind].name}: {name}"
            raise LuxorError(f"{wrong}: {right}, not {arguments[i]}")


def check_event(rs: Ruleset, event: Any) -> None:
    """Raise ``LuxorError`` unless every number of an event names something of the game."""
    if not isinstance(event, tuple) or not event:
        raise LuxorError(f"an event is a tuple of numbers, not {event!r}")
    _number("the kind of an event", event[0], (0, len(EVENTS) - 1))
    name, fields = EVENTS[event[0]]
    if event[0] == k.E_ASKED:
        frames = [list(event[i : i + k.FRAME]) for i in range(3, len(event), k.FRAME)]
        if not 0 < len(frames) <= k.MAX_STACK or event[2] != frames[-1][0]:
            raise LuxorError(f"asked: the question is the last of 1 to {k.MAX_STACK} frames")
        for frame in frames:
            check_frame(rs, frame)
        _number("asked: seat", event[1], (k.NOBODY, rs.players - 1))
        return
    if len(event) != len(fields) + 1:
        raise LuxorError(f"{name}: {len(fields)} numbers, not {len(event) - 1}")
    limits = _limits(rs)
    for field, number in zip(fields, event[1:], strict=True):
        plain = field.rstrip("*")
        low, high = limits[f"{name} {plain}"] if f"{name} {plain}" in limits else limits[plain]
        _number(f"{name}: {plain}", number, (k.UNKNOWN if field != plain else low, high))


@cache
def _limits(rs: Ruleset) -> dict[str, Limits]:
    """Return the limits of each field of an event, and those of a single event."""
    place, slot, byte = (0, rs.spaces + 1), (0, k.HAND - 1), (-BYTE - 1, BYTE)
    seat, anybody = (0, rs.players - 1), (k.NOBODY, rs.players - 1)
    return {
        "seat": seat,
        "slot": slot,
        "pile": (0, rs.piles - 1),
        "from_pile": (0, rs.piles - 1),
        "card": (0, rs.card_kinds - 1),
        "tile": (0, rs.tile_kinds - 1),
        "kind": byte,
        "space": (1, rs.spaces),
        "from": place,
        "to": place,
        "level": (0, k.LEVELS - 1),
        "number": (0, k.ROUND_LIMIT),
        "extra": (0, 1),
        "end": (k.LEFT, k.RIGHT),
        "yes": (0, 1),
        "adventurer": (0, k.ADVENTURERS - 1),
        "how": (k.WALK, k.JOIN),
        "points": (-MOST, MOST),
        "statue": (0, k.STATUES - 1),
        "which": (0, k.SARCOPHAGI - 1),
        "count": (0, BYTE),
        "scarab": (0, rs.scarab_kinds - 1),
        "reason": (k.RUNNING, k.BY_ROUND_LIMIT),
        "source": (0, k.MAX_SOURCES - 1),
        "index": (0, k.MAX_DATA - 1),
        "value": byte,
        "laid pile": (k.NOBODY, rs.piles - 1),
        "card_moved to": slot,
        **{f"{name} seat": anybody for name in ("secret", "secret_drawn", "secret_put")},
    }


def _entry(form: Any, name: str) -> Any:
    if not isinstance(form, dict) or name not in form:
        raise LuxorError(f"a state has an entry {name!r}")
    return form[name]


def _number(name: str, value: object, limits: Limits) -> None:
    if type(value) is not int or not limits[0] <= value <= limits[1]:
        raise LuxorError(f"{name}: a whole number from {limits[0]} to {limits[1]}, not {value!r}")


def _list(name: str, value: object, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise LuxorError(f"{name}: a list of at most {most}, not {value!r}")
    return value


def _rows(name: str, value: object, length: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        raise LuxorError(f"{name}: a list of {length} lists, not {value!r}")
    return value


def _numbers(name: str, value: object, length: int | None, limits: Limits) -> None:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise LuxorError(f"{name}: a list of {length} numbers, not {value!r}")
    for number in value:
        _number(name, number, limits)
