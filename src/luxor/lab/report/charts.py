"""Small charts of one's own: lines of HTML with drawings (SVG) that fit any width.

Drawings measure across in percent and upwards in pixels, so text keeps its size on a phone and on
a desk. Every text goes through :func:`esc`. Colours are classes of
``templates/report.css``.
"""

from __future__ import annotations

import html
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

ROW = 30
"""The height of a line of a chart, in pixels."""

NARROW = 0.055
"""The share of a bar below which a part of it carries no number."""

LONG_NAME = 60
"""Letters after which a name is cut; its whole is in the tooltip and in the table."""

COLOURS = 8
"""How many colours there are for the parts of bars."""


def esc(text: object) -> str:
    """Return a text as HTML shows it literally."""
    return html.escape(str(text), quote=True)


def prose(text: str) -> str:
    """Return a sentence as HTML that does not tear a number from its sign."""
    return esc(text).replace(" %", "&nbsp;%").replace("± ", "±&nbsp;")


def name_html(name: str, small: str = "") -> str:
    """Return a name, cut where it is very long, and what is written small below it."""
    short = name if len(name) <= LONG_NAME else name[: LONG_NAME - 1] + "…"
    below = f"<small>{prose(small)}</small>" if small else ""
    return f'<span class="name" title="{esc(name)}">{esc(short)}{below}</span>'


class Scale:
    """From values to percent of a drawing's width, with round numbers along it."""

    def __init__(self, low: float, high: float, *, ticks: int = 5) -> None:
        if not high > low:
            high = low + 1
        rough = (high - low) / ticks
        size = 10.0 ** math.floor(math.log10(rough))
        self.step = next(m * size for m in (1, 2, 2.5, 5, 10) if m * size >= rough * 0.999)
        self.low, self.high = low, high

    def at(self, value: float) -> float:
        """Return where a value lies, in percent."""
        return min(100.0, max(0.0, 100 * (value - self.low) / (self.high - self.low)))

    @property
    def ticks(self) -> list[float]:
        """The round numbers."""
        first = math.ceil(self.low / self.step - 1e-9)
        last = math.floor(self.high / self.step + 1e-9)
        return [i * self.step for i in range(first, last + 1)]


def _x(percent: float) -> str:
    return f"{percent:.2f}".rstrip("0").rstrip(".") + "%"


def _grid(scale: Scale, height: int, line: float | None = None) -> str:
    """Return thin lines at the ticks, and a dashed one where it is wanted."""
    lines = [
        f'<line class="grid" x1="{_x(scale.at(t))}" x2="{_x(scale.at(t))}" y1="0" y2="{height}"/>'
        for t in scale.ticks
    ]
    if line is not None:
        x = _x(scale.at(line))
        lines.append(f'<line class="parity" x1="{x}" x2="{x}" y1="0" y2="{height}"/>')
    return "".join(lines)


def _axis(scale: Scale, write: Callable[[float], str]) -> str:
    """Return the numbers below a drawing."""
    texts = []
    for tick in scale.ticks:
        at = scale.at(tick)
        anchor = "start" if at < 4 else "end" if at > 96 else "middle"
        texts.append(f'<text x="{_x(at)}" y="13" text-anchor="{anchor}">{esc(write(tick))}</text>')
    return f'<svg class="axis" width="100%" height="18">{"".join(texts)}</svg>'


def tick_text(value: float) -> str:
    """Return a round number as short as it is."""
    return f"{value:g}".replace("-", "−")


def _rows(rows: Sequence[tuple[str, str, str]], axis: str, kind: str) -> str:
    """Put lines below each other: name, drawing and value of each, and the axis at the end."""
    lines = [
        f'<div class="row">{name_html(name)}{drawing}<span class="value">{value}</span></div>'
        for name, drawing, value in rows
    ]
    if axis:
        lines.append(f'<div class="row foot"><span class="name"></span>{axis}</div>')
    return f'<div class="rows {kind}">{"".join(lines)}</div>'


# --- dots with intervals ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dot:
    """A value with an interval; ``mark`` is its look: ``a`` a disc, ``b`` a diamond."""

    value: float
    low: float | None
    high: float | None
    mark: str = "a"


def dots(
    rows: Sequence[tuple[str, Sequence[Dot], str]],
    *,
    scale: Scale,
    line: float | None = None,
    write: Callable[[float], str] = tick_text,
) -> str:
    """Return a chart with a line for each name: its dots, and in words what they say."""
    drawn = []
    for name, marks, value in rows:
        height = ROW + 6 * (len(marks) - 1)
        parts = [_grid(scale, height, line)]
        if len(marks) > 1:
            parts.append('<line class="between" x1="0" x2="100%" y1="0" y2="0"/>')
        for i, dot in enumerate(marks):
            parts.append(_dot(dot, scale, height / 2 + 6 * (2 * i + 1 - len(marks))))
        svg = f'<svg class="track" width="100%" height="{height}">{"".join(parts)}</svg>'
        drawn.append((name, svg, esc(value)))
    return _rows(drawn, _axis(scale, write), "dots")


def _dot(dot: Dot, scale: Scale, y: float) -> str:
    at = _x(scale.at(dot.value))
    parts = [f'<g class="mark-{esc(dot.mark)}">']
    if dot.low is not None and dot.high is not None:
        ends = [_x(scale.at(dot.low)), _x(scale.at(dot.high))]
        parts.append(f'<line class="span" x1="{ends[0]}" x2="{ends[1]}" y1="{y:g}" y2="{y:g}"/>')
    if dot.mark == "a":
        parts.append(f'<circle cx="{at}" cy="{y:g}" r="6"/>')
    else:  # a path knows no percent: a drawing of its own at the right place does
        diamond = '<path d="M0 -7.5 7.5 0 0 7.5 -7.5 0Z"/>'
        parts.append(f'<svg class="over" x="{at}" y="{y:g}">{diamond}</svg>')
    return "".join(parts) + "</g>"


# --- bars -------------------------------------------------------------------------------------


def bars(
    rows: Sequence[tuple[str, float, str]],
    *,
    scale: Scale,
    write: Callable[[float], str] = tick_text,
) -> str:
    """Return a chart with a bar for each name."""
    drawn = [
        (
            name,
            (
                f'<svg class="track" width="100%" height="{ROW}">{_grid(scale, ROW)}'
                f'<rect class="bar" x="0" y="6" width="{_x(scale.at(value))}" height="{ROW - 12}"/>'
                "</svg>"
            ),
            esc(text),
        )
        for name, value, text in rows
    ]
    return _rows(drawn, _axis(scale, write), "bars")


def stacked(
    rows: Sequence[tuple[str, Sequence[float], str]],
    parts: Sequence[str],
    *,
    scale: Scale,
    write: Callable[[float], str] = tick_text,
    inside: Callable[[float], str] = tick_text,
) -> str:
    """Return a chart with a bar of several parts for each name, and what the colours are.

    ``inside`` writes the numbers into the parts that are wide enough.
    """
    drawn = []
    for name, values, text in rows:
        shapes = [_grid(scale, ROW + 6)]
        begin = 0.0
        for i, value in enumerate(values):
            start, end = scale.at(begin), scale.at(begin + max(0.0, value))
            begin += max(0.0, value)
            if end <= start:
                continue
            colour = colour_of(i)
            shapes.append(
                f'<rect class="part {colour}" x="{_x(start)}" y="4" width="{_x(end - start)}" '
                f'height="{ROW - 2}"><title>{esc(parts[i])}: {esc(inside(value))}</title></rect>'
            )
            if end - start >= 100 * NARROW:
                middle = _x((start + end) / 2)
                shapes.append(
                    f'<text class="in {colour}" x="{middle}" y="23" text-anchor="middle">'
                    f"{esc(inside(value))}</text>"
                )
        svg = f'<svg class="track" width="100%" height="{ROW + 6}">{"".join(shapes)}</svg>'
        drawn.append((name, svg, esc(text)))
    return legend(parts) + _rows(drawn, _axis(scale, write), "stacked")


def colour_of(part: int) -> str:
    """Return the class of the colour of a part; the last one serves all that are left."""
    return f"c{min(part, COLOURS - 1)}"


def legend(parts: Sequence[str]) -> str:
    """Return what the colours of parts are."""
    items = "".join(
        f'<li><svg width="14" height="14"><rect class="part {colour_of(i)}" x="1" y="1" width="12" '
        f'height="12"/></svg>{esc(part)}</li>'
        for i, part in enumerate(parts)
    )
    return f'<ul class="legend">{items}</ul>'


def mark_sign(mark: str) -> str:
    """Return a mark without an interval, to put before a name."""
    dot = _dot(Dot(0.5, None, None, mark), Scale(0, 1), 8)
    return f'<svg width="16" height="16" aria-hidden="true">{dot}</svg>'


def mark_legend(marks: Sequence[tuple[str, str]]) -> str:
    """Return what the marks of dots are: pairs of a mark and its words."""
    scale = Scale(0, 1)
    items = "".join(
        f'<li><svg width="30" height="16">{_dot(Dot(0.5, 0.05, 0.95, mark), scale, 8)}</svg>'
        f"{esc(words)}</li>"
        for mark, words in marks
    )
    return f'<ul class="legend">{items}</ul>'


# --- histograms -------------------------------------------------------------------------------


def histogram(
    bins: Sequence[tuple[int, int, int]],
    *,
    reach: tuple[int, int],
    middle: float | None = None,
    height: int = 120,
) -> str:
    """Return columns over an axis: each from a number to a number, and how many there are.

    ``reach`` is the first and the last number of the axis, which several histograms may share;
    ``middle`` the number that gets a line, the median.
    """
    scale = Scale(reach[0], reach[1] + 1, ticks=6)
    top = max(count for *_, count in bins) or 1
    shapes = []
    for start, end, count in bins:
        if not count:
            continue
        tall = max(2.0, (height - 4) * count / top)  # what occurs is seen
        begin, width = scale.at(start), scale.at(end + 1) - scale.at(start)
        words = f"{start:g}" if start == end else f"{start:g} to {end:g}"
        shapes.append(
            f'<rect class="bar column" x="{_x(begin)}" width="{_x(width)}" '
            f'y="{height - tall:.1f}" height="{tall:.1f}">'
            f"<title>{esc(words)}: {count:,}</title></rect>"
        )
    shapes.append(f'<line class="base" x1="0" x2="100%" y1="{height}" y2="{height}"/>')
    if middle is not None:
        x = _x(scale.at(middle + 0.5))
        shapes.append(f'<line class="median" x1="{x}" x2="{x}" y1="0" y2="{height}"/>')
    svg = f'<svg class="track" width="100%" height="{height + 1}">{"".join(shapes)}</svg>'
    return f'<div class="histogram">{svg}{_centred_axis(scale)}</div>'


def _centred_axis(scale: Scale) -> str:
    """Return the numbers below columns, each below the middle of the column that begins there."""
    half = (scale.at(scale.low + 1) - scale.at(scale.low)) / 2
    texts = []
    for tick in scale.ticks:
        at = scale.at(tick) + half
        if tick < scale.high:
            anchor = "start" if at < 4 else "end" if at > 96 else "middle"
            text = esc(tick_text(tick))
            texts.append(f'<text x="{_x(at)}" y="13" text-anchor="{anchor}">{text}</text>')
    return f'<svg class="axis" width="100%" height="18">{"".join(texts)}</svg>'
