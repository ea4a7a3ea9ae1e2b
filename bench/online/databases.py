"""Databases to measure on, each empty at first."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SQLITE, POSTGRESQL = "sqlite", "postgresql"


@contextlib.contextmanager
def fresh(wish: str) -> Iterator[str]:
    """Give the URL of an empty database: ``sqlite``, ``postgresql``, or the one that is wished for.

    The first is a file on the disk that this folder is on, the second a server that is started for
    it; both are removed afterwards. Both wait for the disk.
    """
    if wish == SQLITE:
        (ROOT / "build").mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / "build") as folder:
            yield f"sqlite:///{folder}/games.sqlite"
    elif wish == POSTGRESQL:
        from tests.server.postgres import postgres

        with postgres(durable=True) as server, server.database() as url:
            yield url
    else:
        yield wish


def kind_of(wish: str) -> str:
    """Return which of the two kinds a wish is for; a URL itself may hold a password."""
    return POSTGRESQL if wish.startswith("postgres") else SQLITE
