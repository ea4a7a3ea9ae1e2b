"""Positions for the tests of what happens where clauses of different modules meet."""

from __future__ import annotations

import re

from luxor.core.state import State
from tests.rules import mummy_positions
from tests.support import position

# --- positions -------------------------------------------------------------------------------


def table(modules: str, text: str, *powers: str, tiles: tuple[str, ...] = ("scarab",)) -> State:
    """Return the position of a text with some modules, and with those powers for the first seats.

    Seats without a named power have one that does nothing there. With the mummy it is as
    :func:`mummy_positions.table` says: at the start of a turn, and nobody has talismans.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if "characters" in modules:
        players = max(int(seat) for seat in re.findall(r"^p(\d)", "\n".join(["p2", *lines]), re.M))
        idle = [name for name in ("plunder", "reroll", "collector") if name not in powers]
        named = [*powers, *idle][:players]
        lines += [f"data power p{n}: {name}" for n, name in enumerate(named, 1)]
    text = "\n".join([f"modules: {modules}", *lines])
    return mummy_positions.table(text, tiles=tiles) if "mummy" in modules else position(text)


def shop(modules: str, text: str, *powers: str, tiles: tuple[str, ...]) -> State:
    """Return a position after the draw of p1, who has 4 talismans for one of the mummy tiles."""
    lines = ["data talismans p1: 4", "turn: p1", "stack: turn_end p1", text]
    return table(modules, "\n".join(lines), *powers, tiles=tiles)


def under(s: State) -> set[int]:
    """Return the spaces on which a face-down tile lies under the open one."""
    (module,) = [module for module in s.rs.modules if module.name == "sceptres"]
    first: int = module.offsets["under"]
    return {s.get_data(i) for i in range(first, first + 12)} - {0}


def own_treasures(s: State, seat: int = 0) -> list[int]:
    """Return how many vases, statues, pieces of jewellery and sceptres a seat has."""
    found: list[int] = s.to_dict()["treasures"][seat]
    return found
