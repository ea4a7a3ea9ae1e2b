"""Which code played: results say so, since other code may play other games."""

from __future__ import annotations

import contextlib
import importlib.util
import shlex
import sys
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
PARTS = {
    "code of luxor.core": ("core/**/*.py",),
    "code of luxor.bots": ("bots/**/*.py",),
    "code of luxor.lab": ("lab/game.py", "lab/dealing.py", "lab/schedule.py"),
}
"""The parts of Luxor on which the moves of a game depend."""


def code_digests(bots: Iterable[str]) -> dict[str, str]:
    """Return a digest of each part of Luxor that plays, and of each file that a bot comes from."""
    return {**_own_digests(), **{f"file of {bot}": d for bot in bots if (d := _bot_digest(bot))}}


@cache
def _own_digests() -> dict[str, str]:
    return {
        part: _digest(path for pattern in patterns for path in sorted(PACKAGE.glob(pattern)))
        for part, patterns in PARTS.items()
    }


def _bot_digest(spec: str) -> str:
    """Return the digest of the files of a bot that is not part of Luxor, empty if it has none."""
    kind, _, rest = spec.partition(":")
    files: list[Path] = []
    if kind == "external":
        with contextlib.suppress(ValueError):  # not a command line: starting the bot says so
            files = [Path(word) for word in shlex.split(rest.partition(":")[2] or rest)]
            files += [Path(word) for word in shlex.split(rest)]
    elif kind == "python":
        module = rest.rpartition(":")[0]
        loaded = sys.modules.get(module)
        origin = getattr(loaded, "__file__", None)
        if origin is None:
            with contextlib.suppress(ImportError, ValueError):
                origin = getattr(importlib.util.find_spec(module), "origin", None)
        files = [Path(origin)] if origin else []
    existing = sorted({path for path in files if path.is_file()})
    return _digest(existing) if existing else ""


def _digest(files: Iterable[Path]) -> str:
    total = blake2b(digest_size=8)
    for path in files:
        data = path.read_bytes()
        total.update(f"{path.name} {len(data)}\n".encode() + data)
    return total.hexdigest()
