"""Positions as JSON: every number of a state, at every node, for programs.

``from_json`` trusts nothing: types, lengths and ranges are checked before a number gets near the
engine's arrays, and then the same checks hold as for the text form. The fields of ``state`` are
described in ``docs/notation.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from luxor.core import constants as k
from luxor.core.compile import compile_ruleset
from luxor.core.edition import Edition
from luxor.core.errors import OptionsError, PositionError
from luxor.core.modules import references
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.notation.edition_file import builtin_editions, load_edition
from luxor.notation.position_read import MAX_SCORE, make_state
from luxor.notation.position_write import check_writable
from luxor.notation.text import listed, nearest, shown

FORMAT = 1
MAX_BYTE = 127


def to_json(s: State) -> dict[str, Any]:
    """Return a position as numbers, texts, lists and dicts, for ``json.dumps``.

    Raises :class:`PositionError` for a view with unknown cards, and for games with
    modules from outside.
    """
    rs = s.rs
    check_writable(s)
    return {
        "format": FORMAT,
        "options": {
            "players": rs.options.players,
            "first": rs.options.first,
            "modules": references(rs.options.modules),
            "extra_cards": rs.options.extra_cards,
        },
        "edition": {"name": rs.edition.name, "fingerprint": rs.edition.fingerprint},
        "state": s.to_dict(),
    }


def from_json(form: object, edition: Edition | None = None) -> State:
    """Return the state that :func:`to_json` wrote, after ``json.loads``.

    ``edition`` is the board it is played on, by default the built-in one that the form names.
    Raises :class:`PositionError` where the form is damaged or where no game can reach the
    position.
    """
    table = _table("position", form, ("format", "options", "edition", "state"))
    if table["format"] != FORMAT or isinstance(table["format"], bool):
        raise PositionError("format", shown(table["format"]), f"{FORMAT}")
    rs = _ruleset(table["options"], _edition(table["edition"], edition))
    shapes = _shapes(rs)
    state = _table("state", table["state"], tuple(shapes))
    for name, shape in shapes.items():
        shape.check(f"state.{name}", state[name])
    _check_lengths(state)
    _check_first(rs, state)
    s = make_state(rs, state)
    if s.to_dict() != state:
        right = "a frame at the end that asks a seat or chance, with more than one answer"
        raise PositionError("state.stack", "nobody is asked at this point", right)
    return s


def _table(entry: str, form: object, names: tuple[str, ...]) -> dict[str, Any]:
    """Return a table after making sure that it has just these entries."""
    if not isinstance(form, Mapping):
        raise PositionError(entry, shown(form), f"a table of {', '.join(names)}")
    for name in form:
        if name not in names:
            raise PositionError(entry, f"unknown entry {shown(name)}", nearest(str(name), names))
    for name in names:
        if name not in form:
            raise PositionError(entry, f"no entry {name!r}", "it")
    return dict(form)


def _ruleset(form: object, edition: Edition) -> Ruleset:
    options = _table("options", form, ("players", "first", "modules", "extra_cards"))
    modules = options["modules"]
    if not isinstance(modules, list) or not all(isinstance(name, str) for name in modules):
        raise PositionError("options.modules", shown(modules), "a list of names")
    for name in ("players", "first"):
        if type(options[name]) is not int and (name != "first" or options[name] is not None):
            raise PositionError(f"options.{name}", shown(options[name]), "a number")
    try:
        return compile_ruleset(
            Options(options["players"], options["first"], tuple(modules), options["extra_cards"]),
            edition,
        )
    except OptionsError as error:
        entry, _, right = str(error).partition(": ")
        raise PositionError(f"options.{entry}", shown(options[entry]), right) from None


def _edition(form: object, edition: Edition | None) -> Edition:
    wanted = _table("edition", form, ("name", "fingerprint"))
    name = wanted["name"]
    if edition is None:
        if name not in builtin_editions():
            right = f"{listed(builtin_editions())}, or the edition given beside it (--edition FILE)"
            raise PositionError("edition.name", f"{shown(name)} is not built in", right)
        edition = load_edition(name)
    if (name, wanted["fingerprint"]) != (edition.name, edition.fingerprint):
        wrong = f"{shown(name)} with fingerprint {shown(wanted['fingerprint'])}"
        raise PositionError("edition", wrong, f"{edition.name} with {edition.fingerprint}")
    return edition


# --- shapes ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Number:
    """A whole number within limits."""

    low: int
    high: int

    def check(self, entry: str, value: object) -> None:
        """Raise ``PositionError`` unless ``value`` is such a number."""
        if type(value) is not int or not self.low <= value <= self.high:
            right = f"a whole number from {self.low} to {self.high}"
            raise PositionError(entry, shown(value), right)


@dataclass(frozen=True, slots=True)
class _List:
    """A list of things of one shape."""

    item: _Shape
    least: int
    most: int

    def check(self, entry: str, value: object) -> None:
        """Raise ``PositionError`` unless ``value`` is such a list."""
        right = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        if not isinstance(value, list):
            raise PositionError(entry, shown(value), f"a list of {right}")
        if not self.least <= len(value) <= self.most:
            raise PositionError(entry, f"{len(value)} entries", right)
        for i, item in enumerate(value):
            self.item.check(f"{entry}[{i}]", item)


@dataclass(frozen=True, slots=True)
class _Row:
    """A list with a shape for each of its entries."""

    items: tuple[_Shape, ...]

    def check(self, entry: str, value: object) -> None:
        """Raise ``PositionError`` unless ``value`` is such a list."""
        right = str(len(self.items))
        if not isinstance(value, list):
            raise PositionError(entry, shown(value), f"a list of {right}")
        if len(value) != len(self.items):
            raise PositionError(entry, f"{len(value)} entries", right)
        for i, (shape, item) in enumerate(zip(self.items, value, strict=True)):
            shape.check(f"{entry}[{i}]", item)


_Shape = _Number | _List | _Row


def _shapes(rs: Ruleset) -> dict[str, _Shape]:
    """Return the shape of every entry of a state."""
    players = rs.players
    seat = _Number(0, players - 1)
    byte = _Number(0, MAX_BYTE)
    data_size = k.MAX_DATA if rs.modules else 0
    hand = _List(_Number(0, rs.card_kinds - 1), 0, k.HAND)
    frame = _Row((_Number(0, len(rs.frames) - 1), _Number(k.NOBODY, players - 1), *[byte] * 3))

    def each_seat(shape: _Shape) -> _List:
        return _List(shape, players, players)

    return {
        "round": _Number(0, k.ROUND_LIMIT),
        "first": seat,
        "regular": seat,
        "active": seat,
        "could_move": _Number(0, (k.ASKED << players) - 1),
        "reason": _Number(k.RUNNING, k.BY_ROUND_LIMIT),
        "tiles": _List(_Number(0, rs.tile_kinds - 1), rs.spaces, rs.spaces),
        "positions": each_seat(_List(_Number(0, rs.chamber), k.ADVENTURERS, k.ADVENTURERS)),
        "statuses": each_seat(_List(_Number(k.ACTIVE, k.FALLEN), k.ADVENTURERS, k.ADVENTURERS)),
        "hands": each_seat(hand),
        "known": each_seat(_List(_Number(0, (1 << players) - 1), 0, k.HAND)),
        "origins": each_seat(_List(_Number(0, rs.piles - 1), 0, k.HAND)),
        "piles": _Row(
            tuple(
                _List(byte, len(rs.pile(pile)[2]), len(rs.pile(pile)[2]))
                for pile in range(rs.piles)
            )
        ),
        "pile_sizes": _List(_Number(0, MAX_BYTE * k.MAX_COUNTS), rs.piles, rs.piles),
        "tops": _List(_Number(k.UNKNOWN, rs.card_kinds - 1), k.LEVELS, k.LEVELS),
        "keys": each_seat(_Number(0, rs.keys)),
        "jokers": each_seat(_Number(0, rs.jokers)),
        "key_supply": _Number(0, rs.keys),
        "joker_supply": _Number(0, rs.jokers),
        "scarabs": each_seat(_List(byte, rs.scarab_kinds, rs.scarab_kinds)),
        "scarab_counts": each_seat(byte),
        "treasures": each_seat(_List(byte, k.TREASURE_TYPES, k.TREASURE_TYPES)),
        "scores": each_seat(_Number(0, MAX_SCORE)),
        "sarcophagi": _List(_Number(k.NOBODY, players - 1), k.SARCOPHAGI, k.SARCOPHAGI),
        "queue": _List(seat, 0, k.MAX_QUEUE),
        "data": _List(_Number(-MAX_BYTE - 1, MAX_BYTE), data_size, data_size),
        "stack": _List(frame, 1, k.MAX_STACK),
    }


def _check_lengths(state: dict[str, Any]) -> None:
    """Check what the shapes do not say: what goes along with each card of a hand."""
    for seat, hand in enumerate(state["hands"]):
        for name in ("known", "origins"):
            number = len(state[name][seat])
            if number != len(hand):
                entry = f"state.{name}[{seat}]"
                raise PositionError(entry, f"{number} entries", f"{len(hand)}, one for each card")


def _check_first(rs: Ruleset, state: dict[str, Any]) -> None:
    first = rs.options.first
    if first is None:
        return
    if any(frame[0] == k.F_FIRST for frame in state["stack"]) or state["first"] != first:
        wrong = f"{first}, but the state says otherwise"
        raise PositionError("options.first", wrong, "null, or the first player of the state")
