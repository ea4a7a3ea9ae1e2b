"""How often Python looks for garbage: as a busy server needs it, not as a small program does."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator

THRESHOLDS = (25_000, 4, 3)
"""Python's own are (700, 10, 10). One answer makes and drops more than 700 things at once, so the
collector would be at work all the time and find nothing: answers leave no cycles. A connection that
has ended does leave one, of some 60 things; with these numbers a few thousand of them may wait. A
full collection stops a server of 500 rooms for a quarter of a second.
"""


@contextlib.contextmanager
def seldom_collected() -> Iterator[None]:
    """Let the collector look seldom, and never at what is there already: modules, tables."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
