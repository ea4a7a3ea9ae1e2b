"""A rectangle of characters to draw on, and how a terminal can show it."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import TextIO

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
"""The arms of a corner or crossing, as bits."""


@dataclass(frozen=True, slots=True)
class Style:
    """Which signs to draw with, and whether in colour.

    ``walls`` and ``steps`` are the signs for each set of arms; ``arrows`` point up, right, down
    and left; ``pip`` stands for one adventurer that a treasure needs, empty for a number.
    """

    colour: bool
    walls: str
    steps: str
    arrows: dict[int, str]
    pip: str
    dot: str
    mark: str
    hidden: str

    def needs(self, number: int) -> str:
        """Return the sign for the adventurers that a treasure needs."""
        return self.pip * number if self.pip else f"x{number}"


def unicode_style(*, colour: bool = False) -> Style:
    """Return a style with box drawing."""
    return Style(
        colour=colour,
        walls=" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋",
        steps=" ┊┄┄┊┊┄┄┄┄┄┄┄┄┄┄",
        arrows={UP: "▲", RIGHT: "▶", DOWN: "▼", LEFT: "◀"},
        pip="●",
        dot="·",
        mark="▶",
        hidden="░",
    )


def ascii_style(*, colour: bool = False) -> Style:
    """Return a style for terminals that know nothing but ASCII."""
    return Style(
        colour=colour,
        walls=" ||+||++-+-+++++",
        steps=" " * 16,
        arrows={UP: "^", RIGHT: ">", DOWN: "v", LEFT: "<"},
        pip="",
        dot=".",
        mark=">",
        hidden="#",
    )


def terminal_style(stream: TextIO | None = None) -> Style:
    """Return the style that a stream (standard output) can show.

    Colour needs a terminal and an environment without ``NO_COLOR``.
    """
    out = sys.stdout if stream is None else stream
    no_colour = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    colour = not no_colour and out.isatty()
    rich = unicode_style(colour=colour)
    signs = rich.walls + rich.steps + "".join(rich.arrows.values()) + rich.pip + rich.hidden
    try:
        (signs + rich.dot).encode(getattr(out, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ascii_style(colour=colour)
    return rich


class Canvas:
    """A drawing that grows to the right and downwards as it is written on."""

    def __init__(self) -> None:
        self._rows: list[list[tuple[str, str]]] = []

    def put(self, x: int, y: int, text: str, look: str = "") -> None:
        """Write a text from a place on; ``look`` is its SGR code, such as ``1;31``."""
        while len(self._rows) <= y:
            self._rows.append([])
        row = self._rows[y]
        row += [(" ", "")] * (x + len(text) - len(row))
        for i, sign in enumerate(text):
            row[x + i] = (sign, look)

    def text(self, *, colour: bool) -> str:
        """Return the drawing as lines."""
        return "\n".join(_line(row, colour=colour) for row in self._rows)


def _line(row: list[tuple[str, str]], *, colour: bool) -> str:
    if not colour:
        return "".join(sign for sign, _ in row).rstrip()
    last = max((i for i, (sign, _) in enumerate(row) if sign != " "), default=-1)
    parts: list[str] = []
    current = ""
    for sign, look in row[: last + 1]:
        if look != current:
            parts.append(f"\033[{look or 0}m" if not current or not look else f"\033[0;{look}m")
            current = look
        parts.append(sign)
    return "".join(parts) + ("\033[0m" if current else "")
