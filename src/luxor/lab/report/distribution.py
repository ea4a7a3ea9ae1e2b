"""How whole numbers spread: mean, quartiles, and the columns of a histogram."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from luxor.lab.intervals import rounded

MOST_BINS = 32
"""How many columns a histogram has at most."""


def distribution(
    counted: Counter[int], edges: tuple[int, int, int] | None = None
) -> dict[str, Any]:
    """Return how whole numbers spread: their mean, quartiles, and the columns of a histogram.

    A column holds the numbers from its first to its last one, both included. ``edges`` are the
    first number, the width and the number of columns.
    """
    start, width, columns = edges or edges_of(counted)
    bins = [0] * columns
    for value, times in counted.items():
        bins[(value - start) // width] += times
    number = sum(counted.values())
    return {
        "number": number,
        "mean": rounded(sum(value * times for value, times in counted.items()) / number),
        "least": min(counted),
        "quartiles": _quantiles(counted, (0.25, 0.5, 0.75)),
        "most": max(counted),
        "bins": [
            {"from": start + i * width, "to": start + (i + 1) * width - 1, "count": times}
            for i, times in enumerate(bins)
        ],
    }


def edges_of(counted: Iterable[int]) -> tuple[int, int, int]:
    """Return where columns begin, how wide they are (1, 2, 5, 10, ...) and how many there are."""
    low, high = min(counted), max(counted)
    width = next(
        step * 10**power
        for power in range(20)
        for step in (1, 2, 5)
        if high // (step * 10**power) - low // (step * 10**power) < MOST_BINS
    )
    start = low // width * width
    return start, width, (high - start) // width + 1


def _quantiles(counted: Counter[int], shares: Iterable[float]) -> list[int]:
    """Return for each share the least number that this share of all does not exceed."""
    values = sorted(counted)
    number = sum(counted.values())
    found = []
    for share in shares:
        seen = 0
        for value in values:
            seen += counted[value]
            if seen >= share * number:
                found.append(value)
                break
    return found
