"""Numbers as people read them: the same digits in sentences, plots and tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

NONE = "–"
"""What stands for a figure that there is not."""

MOST_LISTED = 6
"""How many things a sentence names."""


def percent(share: float | None) -> str:
    """Return a share as 12.3 %; only what is nothing or all is 0 % or 100 %."""
    if share is None:
        return NONE
    if share in (0, 1):
        return f"{100 * share:.0f} %"
    if 0 < share < 0.0005:
        return "< 0.1 %"
    if 0.9995 <= share < 1:
        return "> 99.9 %"
    return f"{100 * share:.1f} %"


def bound(share: float | None) -> str:
    """Return a bound of a share, rounded."""
    return NONE if share is None else f"{100 * share:.1f} %"


def parity_percent(share: float) -> str:
    """Return the share of equal players, without digits that are 0."""
    return f"{100 * share:.1f}".removesuffix(".0") + " %"


def amount(value: float | None) -> str:
    """Return a mean with one digit behind the point."""
    return NONE if value is None else f"{value:,.1f}".replace("-", "−")


def number(value: float | None) -> str:
    """Return a whole number as it is, another one with as many digits as it needs."""
    if value is None:
        return NONE
    if isinstance(value, int):
        return f"{value:,}".replace("-", "−")
    digits = 2 if abs(value) < 10 else 1
    return f"{value:,.{digits}f}".replace("-", "−")


def signed(value: float | None) -> str:
    """Return a difference with its sign."""
    if value is None:
        return NONE
    text = number(float(value))
    return text if text.startswith("−") or not value else f"+{text}"


def times(value: float) -> str:
    """Return how often as 1.23 times."""
    return f"{number(float(value))} times"


def plural(count: int, word: str) -> str:
    """Return a number of things."""
    return f"{number(count)} {word}{'' if count == 1 else 's'}"


def listed(things: Sequence[str], last: str = "and") -> str:
    """Return things in a row: "A, B and C"; of many, how many more there are; of none, nothing."""
    if len(things) > MOST_LISTED:
        return f"{', '.join(things[:MOST_LISTED])} {last} {len(things) - MOST_LISTED} more"
    *before, end = things or [""]
    return f"{', '.join(before)} {last} {end}" if before else end


def span(
    interval: Mapping[str, Any], write: Callable[[float | None], str] = amount, *, full: bool = True
) -> str:
    """Return an interval in brackets, nothing if it is not known; ``full`` says what it is."""
    if interval["low"] is None:
        return ""
    write = bound if write is percent else write
    low, high = write(interval["low"]), write(interval["high"])
    if write is bound:
        low = low.removesuffix(" %")
    return f" (95 % interval {low} to {high})" if full else f"{low} to {high}"
