"""The axes of charts, and what is drawn along them; ``templates/charts.html`` draws it.

Drawings measure across in percent and upwards in pixels, so text keeps its size on a phone and on
a desk.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

COLOURS = 8
"""How many colours there are for the parts of bars; the last one serves all that are left."""


class Scale:
    """From values to percent of a drawing's width, with round numbers along it."""

    def __init__(
        self, low: float, high: float, *, ticks: int = 5, is_percent: bool = False
    ) -> None:
        if not high > low:
            high = low + 1
        rough = (high - low) / ticks
        size = 10.0 ** math.floor(math.log10(rough))
        self.step = next(m * size for m in (1, 2, 2.5, 5, 10) if m * size >= rough * 0.999)
        self.low, self.high = low, high
        self.is_percent = is_percent

    def at(self, value: float) -> float:
        """Return where a value lies, in percent."""
        return min(100.0, max(0.0, 100 * (value - self.low) / (self.high - self.low)))

    @property
    def ticks(self) -> list[float]:
        """The round numbers."""
        first = math.ceil(self.low / self.step - 1e-9)
        last = math.floor(self.high / self.step + 1e-9)
        return [i * self.step for i in range(first, last + 1)]

    def text(self, tick: float) -> str:
        """Return a round number as short as it is, a share in percent."""
        return f"{100 * tick:g} %" if self.is_percent else f"{tick:g}".replace("-", "−")


def x_of(percent: float) -> str:
    """Return a place on a drawing as SVG writes it."""
    return f"{percent:.2f}".rstrip("0").rstrip(".") + "%"


@dataclass(frozen=True, slots=True)
class Dot:
    """A value with an interval; ``mark`` is its look: ``a`` a disc, ``b`` a diamond."""

    value: float
    low: float | None
    high: float | None
    mark: str = "a"


@dataclass(frozen=True, slots=True)
class Dots:
    """A line for each name: its dots, and in words what they say; ``line`` is drawn dashed."""

    rows: Sequence[tuple[str, Sequence[Dot], str]]
    scale: Scale
    line: float | None = None


@dataclass(frozen=True, slots=True)
class Bars:
    """A bar for each name: the lengths of its parts, and in words how long it is."""

    rows: Sequence[tuple[str, Sequence[float], str]]
    scale: Scale


@dataclass(frozen=True, slots=True)
class Histogram:
    """Columns over an axis: each from a number to a number, and how many there are.

    ``reach`` is the first and the last number of the axis, which several histograms may share;
    ``middle`` the number that gets a line, the median.
    """

    bins: Sequence[tuple[int, int, int]]
    reach: tuple[int, int]
    middle: float
    height: int = 120
    name: str = ""
    small: str = ""
    """What is written below the name."""

    @property
    def scale(self) -> Scale:
        """The axis."""
        return Scale(self.reach[0], self.reach[1] + 1, ticks=6)

    @property
    def top(self) -> int:
        """The height of the highest column."""
        return max(count for *_, count in self.bins) or 1
