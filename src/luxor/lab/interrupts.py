"""Ctrl-C at the right moment: never between two things that belong together."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back until what is done inside is complete; it comes right after."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread hears it
        return
    came: list[tuple[int, object]] = []
    before = signal.signal(signal.SIGINT, lambda *arguments: came.append(arguments))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came and callable(before):
        before(*came[0])  # type: ignore[arg-type]
