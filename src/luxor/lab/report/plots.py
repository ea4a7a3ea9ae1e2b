"""What all plots of a report have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from luxor.lab.report.charts import Dot, Scale, dots, prose, table
from luxor.lab.report.number_words import number, parity_percent, percent, span

Form = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Plot:
    """A chart with its title, a sentence that says what it shows, and its figures as a table."""

    title: str
    says: str
    chart: str
    table: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """Plots on one question.

    ``plots`` makes them from the figures of one experiment and a list of all that stand side by
    side, whose plots share their axes; it makes none where figures are missing. ``columns`` is how
    many are next to each other where there is room: ``two``, or empty.
    """

    anchor: str
    title: str
    plots: Callable[[Form, Sequence[Form]], list[Plot]]
    columns: str = ""


def unit(text: str) -> str:
    """Return a line above a chart that says what is measured."""
    return f'<p class="unit">{prose(text)}</p>'


def percent_tick(value: float) -> str:
    """Return a share below an axis."""
    return f"{100 * value:g} %"


# --- shares of wins ---------------------------------------------------------------------------


def share_chart(
    lines: Sequence[Form], name: Callable[[Form], str], parity: float, *, peers: Sequence[Form]
) -> str:
    """Return shares of wins with their intervals and the share of equal players.

    ``peers`` are all lines that have to fit on the axis.
    """
    rows = [
        (
            name(line),
            [Dot(line["rate"], line["low"], line["high"])],
            f"{percent(line['rate'])} ({span(line, percent, full=False)})",
        )
        for line in lines
    ]
    most = max([parity * 1.25, *(line["high"] or line["rate"] for line in peers)])
    scale = Scale(0, min(1.0, most * 1.05), ticks=4)
    words = f"Dashed: {parity_percent(parity)}, an equal share"
    return unit(words) + dots(rows, scale=scale, line=parity, write=percent_tick)


def share_table(lines: Sequence[Form], name: str, what: str, caption: str) -> str:
    """Return shares of wins with their intervals as a table."""
    return table(
        [what, "seats", "wins", "share", "95 % interval"],
        [
            [
                str(line[name]),
                number(line["seats"]),
                number(line["wins"]),
                percent(line["rate"]),
                span(line, percent, full=False) or "–",
            ]
            for line in lines
        ],
        caption=caption,
    )


# --- distributions ----------------------------------------------------------------------------


def columns_of(line: Form) -> list[tuple[int, int, int]]:
    """Return the columns of a distribution."""
    return [(column["from"], column["to"], column["count"]) for column in line["bins"]]


def reach_of(lines: Sequence[Form]) -> tuple[int, int]:
    """Return the first and the last number of distributions that share an axis."""
    return (
        min(line["bins"][0]["from"] for line in lines),
        max(line["bins"][-1]["to"] for line in lines),
    )


def range_text(column: Form) -> str:
    """Return which numbers a column holds."""
    first, last = column["from"], column["to"]
    return str(first) if first == last else f"{first} to {last}"
