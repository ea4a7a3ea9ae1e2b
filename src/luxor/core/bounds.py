"""What keeps numbers from outside off the engine's arrays: they are refused, and never read.

The compiler does not check an index of an array. So every function that Python code can reach
first compares what it gets with what there is.
"""

from __future__ import annotations

from typing import NoReturn

from luxor.core.errors import LuxorError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:

    def check_bounds(what: str, number: int, low: int, high: int) -> None:
        """Raise ``LuxorError`` unless a number is one from ``low`` to ``high``."""
        if not low <= number <= high:
            refuse(what, number, low, high)


def refuse(what: str, number: int, low: int, high: int) -> NoReturn:
    """Raise the error for a number that names nothing of the game."""
    if high < low:
        raise LuxorError(f"there is no {what} {number}: there is none at all here")
    raise LuxorError(f"there is no {what} {number}: the numbers go from {low} to {high}")
