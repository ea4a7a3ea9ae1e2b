"""The path of the board as a heat map (SVG): the more often adventurers land, the deeper."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from luxor.lab.report.charts import esc
from luxor.lab.report.number_words import number

CELL = 100
TILE = 84
CORRIDOR = 94
DEEP = 0.6
"""From which share of the deepest colour on the text on a place is light instead of dark."""

WINGED_SUN = (
    '<circle cx="32" cy="9" r="7" fill="currentColor"/><path d="M24 8C17 3 9 2 1 3c4 6 12 10 23 9M'
    "40 8c7-5 15-6 23-5-4 6-12 10-23 9M25 14c-4 3-9 4-14 4 4 2 10 2 16-1M39 14c4 3 9 4 14 4-4 2-10 "
    '2-16-1" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>'
)
"""An ornament, 64 wide and 22 high."""


def heat_map(
    path: Mapping[str, Any], values: Sequence[float], *, most: float, numbers: bool = True
) -> str:
    """Return a drawing of the path in which ``most`` has the deepest colour.

    ``path`` is what ``path_form.py`` returns; ``numbers`` writes name and value on each place.
    """
    columns, rows = path["grid"]
    wide, high = columns * CELL, rows * CELL
    parts = [f'<rect class="wall" width="{wide}" height="{high}" rx="12"/>', _ornament(path)]
    parts.append(_corridor(path))
    parts += [_statue(statue["cell"], numbers=numbers) for statue in path["statues"]]
    parts += [
        _place(name, cell, value, most, numbers=numbers)
        for name, cell, value in zip(path["names"], path["cells"], values, strict=True)
    ]
    kind = "heat" if numbers else "heat small"
    return f'<svg class="{kind}" viewBox="0 0 {wide} {high}">{"".join(parts)}</svg>'


def heat_legend(most: float) -> str:
    """Return what the colours are, from never to most often."""
    steps = 5
    box = 'width="26" height="16"'
    items = "".join(
        f'<svg {box}><rect class="cold" {box}/>{_heat(box, i / (steps - 1))}</svg>'
        for i in range(steps)
    )
    return f'<p class="ramp"><span>0</span>{items}<span>{esc(number(most))} a game</span></p>'


def _heat(box: str, deep: float) -> str:
    """Return the colour of a place over the cold one: first up to the warm, then to the hot one."""
    warm, hot = min(1.0, 2 * deep), max(0.0, 2 * deep - 1)
    return (
        f'<rect class="warm" {box} fill-opacity="{warm:.3f}"/>'
        f'<rect class="hot" {box} fill-opacity="{hot:.3f}"/>'
    )


def _centre(cell: Sequence[int]) -> tuple[int, int]:
    return cell[0] * CELL + CELL // 2, cell[1] * CELL + CELL // 2


def _stops(path: Mapping[str, Any]) -> list[Sequence[int]]:
    """Return the cells in walking order, those of the statues among them."""
    cells = []
    for place, cell in enumerate(path["cells"]):
        cells.append(cell)
        cells += [statue["cell"] for statue in path["statues"] if statue["after"] == place]
    return cells


def _corridor(path: Mapping[str, Any]) -> str:
    """Return the floor of the path, and a chevron at every step."""
    stops = [_centre(cell) for cell in _stops(path)]
    points = " ".join(f"{x},{y}" for x, y in stops)
    parts = [f'<polyline class="floor" points="{points}" stroke-width="{CORRIDOR}"/>']
    for (x, y), (then_x, then_y) in itertools.pairwise(stops):
        middle_x, middle_y = (x + then_x) / 2, (y + then_y) / 2
        turn = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}.get(
            (_sign(then_x - x), _sign(then_y - y))
        )
        if turn is not None:
            parts.append(
                f'<path class="step" d="M-2.5 -6 3.5 0 -2.5 6" '
                f'transform="translate({middle_x:g} {middle_y:g}) rotate({turn})"/>'
            )
    return "".join(parts)


def _ornament(path: Mapping[str, Any]) -> str:
    """Return a winged sun in the middle of the largest rectangle that the path leaves free."""
    columns, rows = path["grid"]
    taken = {tuple(cell) for cell in _stops(path)}
    best = (0, 0, 0, 0, 0)
    for top in range(rows):
        free = [True] * columns
        for bottom in range(top, rows):
            free = [free[c] and (c, bottom) not in taken for c in range(columns)]
            start = 0
            for column in range(columns + 1):
                if column == columns or not free[column]:
                    wide, high = column - start, bottom - top + 1
                    best = max(best, (wide * high, wide, high, start, top))
                    start = column + 1
    _, wide, high, left, top = best
    if wide < 2:
        return ""
    size = min(wide * 0.7, high * 1.4) * CELL
    x, y = (left + wide / 2) * CELL - size / 2, (top + high / 2) * CELL - size * 9 / 64
    box = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size * 22 / 64:g}"'
    return f'<svg class="sun" {box} viewBox="0 0 64 22">{WINGED_SUN}</svg>'


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def _statue(cell: Sequence[int], *, numbers: bool) -> str:
    x, y = _centre(cell)
    plinth = f'<rect class="plinth" x="{x - 34}" y="{y - 34}" width="68" height="68" rx="8"/>'
    text = f'<text class="plain" x="{x}" y="{y + 6}" text-anchor="middle">statue</text>'
    return plinth + (text if numbers else "")


def _place(name: str, cell: Sequence[int], value: float, most: float, *, numbers: bool) -> str:
    x, y = _centre(cell)
    deep = min(1.0, value / most) if most else 0.0
    corner = TILE // 2
    box = f'x="{x - corner}" y="{y - corner}" width="{TILE}" height="{TILE}" rx="9"'
    words = f"{esc(name)}: {esc(number(float(value)))}"
    tone = "on-deep" if deep > DEEP else "on-pale"
    parts = [f'<rect class="cold" {box}><title>{words}</title></rect>{_heat(box, deep)}']
    if numbers:
        parts.append(
            f'<text class="place {tone}" x="{x}" y="{y - 12}" text-anchor="middle">{esc(name)}'
            f'</text><text class="often {tone}" x="{x}" y="{y + 25}" text-anchor="middle">'
            f"{esc(number(float(value)))}</text>"
        )
    return "".join(parts)
