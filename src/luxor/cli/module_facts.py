"""What the modules of the expansion keep, read from the numbers of a view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from luxor.core.modules.characters import POWERS
from luxor.core.ruleset import Ruleset
from luxor.core.view import View

Facts = Mapping[str, Any]
"""The numbers of a position, named as in ``State.to_dict``."""

MUMMY_TILES = "mummy_tiles"
MUMMY_DISCARDS = "mummy_discards"
"""Piles of the module mummy."""


def has_module(rs: Ruleset, name: str) -> bool:
    """Return whether a module is in the game."""
    return any(module.name == name for module in rs.modules)


def table_data(rs: Ruleset, facts: Facts, module: str, name: str) -> list[int]:
    """Return what a module keeps for the table; nothing if it is not in the game."""
    return seat_data(rs, facts, module, name, 0)


def seat_data(rs: Ruleset, facts: Facts, module: str, name: str, seat: int) -> list[int]:
    """Return what a module keeps for a seat; nothing if it is not in the game."""
    for found in rs.modules:
        if found.name == module:
            size = next(datum.size for datum in found.data if datum.name == name)
            start = found.offsets[name] + seat * size
            data: list[int] = facts["data"][start : start + size]
            return data
    return []


# --- the mummy -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MummyTile:
    """A kind of mummy tile: its name in the edition, its price in talismans, how many there are."""

    name: str
    price: int
    copies: int


def mummy_tile_kinds(rs: Ruleset) -> list[MummyTile]:
    """Return the kinds of mummy tiles by number; none without the module."""
    if not has_module(rs, "mummy"):
        return []
    table: Any = rs.edition.modules["mummy"]
    return [MummyTile(row["effect"], row["price"], row["copies"]) for row in table["tiles"]]


def open_mummy_tiles(rs: Ruleset, facts: Facts) -> list[MummyTile | None]:
    """Return the mummy tiles that lie open, None for each that is missing; none without them."""
    kinds = mummy_tile_kinds(rs)
    numbers = table_data(rs, facts, "mummy", "open")
    return [kinds[number - 1] if number else None for number in numbers]


def mummy_space(rs: Ruleset, facts: Facts) -> int:
    """Return the space on which the mummy stands, 0 without it."""
    return sum(table_data(rs, facts, "mummy", "mummy"))


def talismans(rs: Ruleset, facts: Facts, seat: int) -> int:
    """Return how many talismans a seat has."""
    return sum(seat_data(rs, facts, "mummy", "talismans", seat))


def talisman_supply(rs: Ruleset, facts: Facts) -> int:
    """Return how many talismans nobody has."""
    return sum(table_data(rs, facts, "mummy", "supply"))


def wake_up(rs: Ruleset) -> dict[str, tuple[int, ...]]:
    """Return the faces of the wake-up roll for each of its outcomes, as the edition names them."""
    table: Any = rs.edition.modules["mummy"]
    return dict(table["wake_up"])


# --- the other modules -----------------------------------------------------------------------


def equipment_cards(rs: Ruleset) -> list[str]:
    """Return the names of the equipment cards, as this game calls them; none without them."""
    if not has_module(rs, "equipment"):
        return []
    return rs.kind_names[rs.pile_names.index("kit1")]


def covered_spaces(view: View) -> list[int]:
    """Return the spaces on which a second tile lies face down (N1)."""
    return [space for space in table_data(view.rs, view.facts, "sceptres", "under") if space]


def character(rs: Ruleset, facts: Facts, seat: int) -> str:
    """Return the name of a seat's power, empty if it has none."""
    return POWERS[sum(seat_data(rs, facts, "characters", "power", seat))]


def turned_sets(rs: Ruleset, facts: Facts, seat: int) -> int:
    """Return how many sets of three a collector has turned over."""
    return sum(seat_data(rs, facts, "characters", "turned", seat))
