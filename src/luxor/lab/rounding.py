"""Figures for JSON, without the digits that mean nothing."""

from __future__ import annotations

from typing import overload

DIGITS = 6
"""Of figures; more would be noise."""


@overload
def rounded(value: float) -> float: ...


@overload
def rounded(value: float | None) -> float | None: ...


def rounded(value: float | None) -> float | None:
    """Return a figure without the digits that mean nothing."""
    return None if value is None else round(value, DIGITS)
