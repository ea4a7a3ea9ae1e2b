"""Where everything lies on a heat map of the board's path; ``templates/charts.html`` draws it."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

CELL = 100
TURNS = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}
"""Degrees of a step by its direction."""


def heat_map(path: Mapping[str, Any], values: Sequence[float], most: float) -> dict[str, Any]:
    """Return a map of the path in which ``most`` has the deepest colour.

    ``path`` is what ``path_json.py`` returns.
    """
    columns, rows = path["grid"]
    stops = [_centre(cell) for cell in _stops(path)]
    places = zip(path["names"], map(_centre, path["cells"]), values, strict=True)
    return {
        "wide": columns * CELL,
        "high": rows * CELL,
        "sun": _ornament(path),
        "stops": stops,
        "steps": [
            ((x + then_x) / 2, (y + then_y) / 2, TURNS[direction])
            for (x, y), (then_x, then_y) in itertools.pairwise(stops)
            if (direction := (_sign(then_x - x), _sign(then_y - y))) in TURNS
        ],
        "statues": [_centre(statue["cell"]) for statue in path["statues"]],
        "places": [
            {
                "name": name,
                "x": x,
                "y": y,
                "value": value,
                "deep": min(1.0, value / most) if most else 0.0,
            }
            for name, (x, y), value in places
        ],
    }


def _centre(cell: Sequence[int]) -> tuple[int, int]:
    return cell[0] * CELL + CELL // 2, cell[1] * CELL + CELL // 2


def _stops(path: Mapping[str, Any]) -> list[Sequence[int]]:
    """Return the cells in walking order, those of the statues among them."""
    cells = []
    for place, cell in enumerate(path["cells"]):
        cells.append(cell)
        cells += [statue["cell"] for statue in path["statues"] if statue["after"] == place]
    return cells


def _ornament(path: Mapping[str, Any]) -> dict[str, float] | None:
    """Return where a sun fits: in the middle of the largest rectangle that the path leaves free."""
    columns, rows = path["grid"]
    taken = {tuple(cell) for cell in _stops(path)}
    free = (
        ((right - left) * (bottom - top), right - left, bottom - top, left, top)
        for left, right in itertools.combinations(range(columns + 1), 2)
        for top, bottom in itertools.combinations(range(rows + 1), 2)
        if taken.isdisjoint(itertools.product(range(left, right), range(top, bottom)))
    )
    _, wide, high, left, top = max(free, default=(0, 0, 0, 0, 0))
    if wide < 2:
        return None
    size = min(wide * 0.7, high * 1.4) * CELL
    x, y = (left + wide / 2) * CELL - size / 2, (top + high / 2) * CELL - size * 9 / 64
    return {"x": x, "y": y, "size": size}


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
