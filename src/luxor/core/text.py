"""Words for messages: a value in short, a list of alternatives, the nearest known name."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterable, Mapping


def shown(value: object, most: int = 40) -> str:
    """Give ``value`` as a text for a message, of at most ``most`` letters."""
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list):
        return "a list"
    try:
        text = repr(value)
    except ValueError:  # an int too long to be written out
        return "a very long number"
    return text if len(text) <= most else text[: most - 3] + "..."


def listed(names: Iterable[object]) -> str:
    """Give ``names`` as "a, b or c"."""
    words = [str(name) for name in names]
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def nearest(name: str, known: Collection[str], taken: Collection[str] = ()) -> str:
    """Say which of ``known`` was probably meant by ``name``, or list them all.

    Those that are ``taken`` are thought of last.
    """
    free = [word for word in known if word not in taken]
    for words in (free, known):
        close = difflib.get_close_matches(name, words, n=1, cutoff=0.5)
        if close:
            return f'"{close[0]}"'
    return listed(free or known)


def seat_of(text: str, players: int) -> int | None:
    """Return the seat that ``p1``, ``p2`` ... stands for, None if there is no such seat."""
    if re.fullmatch("p[1-9]", text) and int(text[1:]) <= players:
        return int(text[1:]) - 1
    return None
