"""Draws what one seat knows of a position: the board, the piles, and the players' possessions.

Only a :class:`~luxor.core.view.View` is ever drawn, so nothing hidden can be printed.
"""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Sequence

from luxor.cli.board_cells import (
    BOLD,
    DIM,
    MUMMY,
    Parts,
    fallen_letter,
    place_lines,
    seat_letters,
    statue_lines,
)
from luxor.cli.board_panel import PANEL, panel_lines
from luxor.cli.board_players import header_line, player_lines
from luxor.cli.canvas import DOWN, LEFT, RIGHT, UP, Canvas, Style, terminal_style
from luxor.cli.module_facts import covered_spaces, mummy_space
from luxor.core.edition import Cell, Edition
from luxor.core.view import View

INSIDE = 8
"""Columns inside a cell: eight cells and their walls fit into 80."""

LINES = 3
"""Lines inside a cell: its name, its tile, who stands there."""


def board_text(
    view: View,
    *,
    names: Sequence[str] = (),
    style: Style | None = None,
    columns: int | None = None,
) -> str:
    """Return a drawing of a view: the path, the piles and what every player has.

    ``names`` are the players' names by seat. Without ``style`` and ``columns`` it is drawn for
    standard output. A board that is too wide for it becomes a list of its spaces.
    """
    style = style or terminal_style()
    columns = columns or shutil.get_terminal_size((80, 24)).columns
    canvas = Canvas()
    canvas.put(0, 0, header_line(view, names)[:columns], BOLD)
    grid = view.rs.edition.grid
    if grid[0] * (INSIDE + 1) + 1 <= columns:
        _draw_path(canvas, view, style)
        panel = _free_rectangle(view.rs.edition, len(panel_lines(view)))
        y = grid[1] * (LINES + 1) + 2
    else:
        panel = None
        y = _list_path(canvas, view, style)
    if panel is None:
        y = _put_lines(canvas, 0, y, panel_lines(view))
    else:
        _put_lines(canvas, *panel, panel_lines(view))
    legend = _legend(view, style, columns)
    y = _put_lines(canvas, 0, y, [[(line, DIM)] for line in legend])
    _put_lines(canvas, 0, y, player_lines(view, names, style, columns))
    return canvas.text(colour=style.colour)


def _put_lines(canvas: Canvas, x: int, y: int, lines: Sequence[Parts]) -> int:
    """Write lines one below the other and return the row after them."""
    for line in lines:
        column = x
        canvas.put(column, y, "")
        for text, look in line:
            canvas.put(column, y, text, look)
            column += len(text)
        y += 1
    return y


# --- the path --------------------------------------------------------------------------------


def path_cells(edition: Edition) -> list[Cell]:
    """Return the cells in walking order, from the stairs by the statues to the chamber."""
    cells = [edition.stairs_cell]
    for number, space in enumerate(edition.spaces, start=1):
        cells.append(space.cell)
        cells += [
            cell
            for after, cell in zip(edition.statues, edition.statue_cells, strict=True)
            if after == number
        ]
    return [*cells, edition.chamber_cell]


def _cell_lines(view: View, style: Style) -> dict[Cell, list[Parts]]:
    """Return what is written into each cell of the path."""
    edition = view.rs.edition
    lines = {edition.stairs_cell: place_lines(view, 0, style, INSIDE)}
    for number, space in enumerate(edition.spaces, start=1):
        lines[space.cell] = place_lines(view, number, style, INSIDE)
    for statue, cell in enumerate(edition.statue_cells):
        lines[cell] = statue_lines(view, statue, INSIDE)
    lines[edition.chamber_cell] = place_lines(view, view.rs.chamber, style, INSIDE)
    return lines


def _draw_path(canvas: Canvas, view: View, style: Style) -> None:
    """Draw the cells with walls around the path and an arrow at every step."""
    edition = view.rs.edition
    order = {cell: i for i, cell in enumerate(path_cells(edition))}
    for (column, row), lines in _cell_lines(view, style).items():
        _put_lines(canvas, column * (INSIDE + 1) + 1, row * (LINES + 1) + 2, lines)
    columns, rows = edition.grid
    for row in range(rows + 1):
        for column in range(columns + 1):
            _draw_corner(canvas, order, style, (column, row))
            _draw_edge(canvas, order, style, (column, row), sideways=True)
            _draw_edge(canvas, order, style, (column, row), sideways=False)


def _edge(order: dict[Cell, int], cell: Cell, *, sideways: bool) -> tuple[str, int]:
    """Return what lies at the left (``sideways``) or upper edge of a cell, and the way on.

    That is a wall, a step of the path, or nothing.
    """
    column, row = cell
    other = (column - 1, row) if sideways else (column, row - 1)
    here, there = order.get(cell), order.get(other)
    if here is None and there is None:
        return "", 0
    if here is not None and there is not None and abs(here - there) == 1:
        if sideways:
            return "step", RIGHT if here > there else LEFT
        return "step", DOWN if here > there else UP
    return "wall", 0


def _draw_edge(
    canvas: Canvas, order: dict[Cell, int], style: Style, cell: Cell, *, sideways: bool
) -> None:
    x, y = cell[0] * (INSIDE + 1), cell[1] * (LINES + 1) + 1
    kind, way = _edge(order, cell, sideways=sideways)
    if not kind:
        return
    signs = style.walls if kind == "wall" else style.steps
    look = "" if kind == "wall" else DIM
    if sideways:
        for i in range(1, LINES + 1):
            canvas.put(x, y + i, signs[UP | DOWN], look)
    else:
        canvas.put(x + 1, y, signs[LEFT | RIGHT] * INSIDE, look)
    if way:
        place = (x, y + LINES // 2 + 1) if sideways else (x + INSIDE // 2, y)
        canvas.put(*place, style.arrows[way])


def _draw_corner(canvas: Canvas, order: dict[Cell, int], style: Style, cell: Cell) -> None:
    column, row = cell
    edges = {
        UP: _edge(order, (column, row - 1), sideways=True)[0],
        RIGHT: _edge(order, cell, sideways=False)[0],
        DOWN: _edge(order, cell, sideways=True)[0],
        LEFT: _edge(order, (column - 1, row), sideways=False)[0],
    }
    walls = sum(arm for arm, kind in edges.items() if kind == "wall")
    steps = sum(arm for arm, kind in edges.items() if kind == "step")
    sign = style.walls[walls] if walls else style.steps[steps]
    canvas.put(column * (INSIDE + 1), row * (LINES + 1) + 1, sign)


def _free_rectangle(edition: Edition, lines: int) -> Cell | None:
    """Return where on the canvas a panel with some lines fits between the cells, or None."""
    taken = set(path_cells(edition))
    columns, rows = edition.grid
    wide = -(-(PANEL + 1) // (INSIDE + 1))
    high = -(-(lines + 1) // (LINES + 1))
    best: tuple[int, int, int] | None = None
    for row in range(rows - high + 1):
        for column in range(columns - wide + 1):
            cells = {(column + i, row + j) for i in range(wide) for j in range(high)}
            if not cells & taken:
                # Among the places that fit, the one nearest to the middle.
                off = abs(2 * column + wide - columns) + abs(2 * row + high - rows)
                best = min(best or (off, column, row), (off, column, row))
    if best is None:
        return None
    _, column, row = best
    return column * (INSIDE + 1) + 2, row * (LINES + 1) + 2


def _list_path(canvas: Canvas, view: View, style: Style) -> int:
    """Write the path as a list, one place in a line; return the row after it."""
    edition = view.rs.edition
    cells = _cell_lines(view, style)
    lines: list[Parts] = []
    for cell in path_cells(edition):
        line: Parts = []
        for parts in cells[cell]:
            width = sum(len(text) for text, _ in parts)
            line += [("  ", ""), *parts, (" " * (INSIDE - width), "")]
        lines.append(line)
    return _put_lines(canvas, 0, 1, lines)


# --- the legend ------------------------------------------------------------------------------


def _legend(view: View, style: Style, columns: int) -> list[str]:
    """Return how to read the drawing, and what places score."""
    edition = view.rs.edition
    points: list[tuple[int, int, int]] = []  # points, from, to
    for number, space in enumerate(edition.spaces, start=1):
        if points and points[-1][0] == space.points:
            points[-1] = (space.points, points[-1][1], number)
        else:
            points.append((space.points, number, number))
    scores = ", ".join(
        f"t{start}-t{end} {value}" if start < end else f"t{start} {value}"
        for value, start, end in points
    )
    pieces = [
        f"{style.needs(2)} needs two adventurers",
        "c f l a cobra, falcon or lion tile comes below",
        *(["+ a second tile lies face down below"] if covered_spaces(view) else []),
        f"{style.dot} {style.dot} {style.dot} no tile",
        *_mummy_legend(view),
        "* active from the next round on",
        f"{style.hidden * 2} a hidden card",
    ]
    points_line = f"Places score {scores}, tomb {edition.chamber_points}."
    return [
        *textwrap.wrap("; ".join(pieces) + ".", columns),
        *textwrap.wrap(points_line, columns, break_on_hyphens=False),
    ]


def _mummy_legend(view: View) -> list[str]:
    """Return how the mummy and the fallen are drawn, if it is in the game."""
    if not mummy_space(view.rs, view.facts):
        return []
    letter = seat_letters(view.rs)[0]
    return [
        f"{MUMMY} whoever ends a move there falls",
        f"{letter} stands, {fallen_letter(letter)} has fallen",
    ]
