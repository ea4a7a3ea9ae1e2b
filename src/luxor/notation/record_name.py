"""What the file of a record is called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from datetime import date

MOST_LETTERS = 24
"""How long the part of a file's name may be that stands for a player."""


def record_name(day: date, names: Iterable[str]) -> str:
    """Return a file name that every system takes: ``luxor-2026-11-16-ani-ben.luxor``.

    ``day`` is when the game was played. A name of which no letter or digit can be written in
    ASCII becomes p1, p2 ... after its seat.
    """
    players = (_ascii(name) or f"p{seat}" for seat, name in enumerate(names, start=1))
    return f"luxor-{day.isoformat()}-{'-'.join(players)}.luxor"


def _ascii(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "-", plain)[:MOST_LETTERS].strip("-")
