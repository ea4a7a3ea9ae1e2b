"""A rectangle of characters to draw on, and how a terminal can show it."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import TextIO

from luxor.cli.drawing import drawn, shows_colour

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
    """Return the style that a stream (standard output) can show."""
    out = sys.stdout if stream is None else stream
    colour = shows_colour(out)
    style = unicode_style(colour=colour)
    signs = style.walls + style.steps + "".join(style.arrows.values()) + style.pip + style.hidden
    try:
        (signs + style.dot).encode(getattr(out, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ascii_style(colour=colour)
    return style


class Canvas:
    """A drawing that grows to the right and downwards as it is written on."""

    def __init__(self) -> None:
        self._rows: list[list[tuple[str, str]]] = []

    def put(self, x: int, y: int, text: str, look: str = "") -> None:
        """Write a text from a place on; ``look`` is a style of rich, such as ``bold red``."""
        while len(self._rows) <= y:
            self._rows.append([])
        row = self._rows[y]
        row += [(" ", "")] * (x + len(text) - len(row))
        for i, sign in enumerate(text):
            row[x + i] = (sign, look)

    def text(self, *, colour: bool) -> str:
        """Return the drawing as lines."""
        from rich.text import Text

        lines = []
        for row in self._rows:
            line = Text()
            for look, signs in groupby(row, key=itemgetter(1)):
                line.append("".join(sign for sign, _ in signs), look)
            line.rstrip()
            lines.append(line)
        return drawn(Text("\n").join(lines), colour=colour)
