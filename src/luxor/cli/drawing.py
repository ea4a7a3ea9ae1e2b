"""Tables, colours and progress, as far as a stream can show them; ``rich`` draws them.

It is imported when something is drawn, so that ``--help`` needs no other package.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import RenderableType

COLUMNS = 10_000
"""Wide enough for any table: where a terminal is narrower, it wraps the lines itself."""


def shows_colour(stream: TextIO | None = None) -> bool:
    """Say whether a stream (standard output) is a terminal with colours that may be used.

    The environment may forbid them by ``NO_COLOR``.
    """
    from rich.console import Console

    console = Console(file=stream or sys.stdout)
    return console.color_system is not None and not console.no_color


def drawn(what: RenderableType, *, colour: bool) -> str:
    """Return something as text without blanks at the ends of lines, with or without colours."""
    from rich.console import Console

    out = io.StringIO()
    console = Console(
        file=out,
        width=COLUMNS,
        force_terminal=colour,
        color_system="standard" if colour else None,
        no_color=False,  # that is decided already
        legacy_windows=False,
    )
    console.print(what, highlight=False, soft_wrap=True)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def table(head: Sequence[str], rows: Iterable[Sequence[str]], *, left: Sequence[int] = (0,)) -> str:
    """Return a table as text: columns ``left`` to the left, the others to the right.

    Its head is bold if standard output shows colours.
    """
    from rich.table import Table
    from rich.text import Text

    made = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for number, title in enumerate(head):
        justify = "left" if number in left else "right"
        made.add_column(Text(title), justify=justify, no_wrap=True)  # type: ignore[arg-type]
    for row in rows:
        made.add_row(*map(Text, row))
    return drawn(made, colour=shows_colour())
