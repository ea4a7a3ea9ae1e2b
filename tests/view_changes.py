"""What a client does with a view in JSON: it applies changes and computes the checksum."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any
from zlib import crc32

from luxor.notation.codec.view_parts import Json, compact

DEPTHS = {"players": 2, "tiles": 1, "piles": 1, "modules": 2}
"""How many levels below these entries of a view its parts lie."""


def checksum(view: Json) -> int:
    """Return the checksum of a view."""
    lines = (f"{path}={compact(value)}" for path, value in parts_of(view))
    return sum(crc32(line.encode()) for line in lines) % 2**32


def parts_of(view: Json) -> Iterator[tuple[str, Any]]:
    """Yield path and value of each part of a view."""
    for name, entry in view.items():
        yield from _parts_below(name, entry, DEPTHS.get(name, 0))


def _parts_below(path: str, entry: Any, depth: int) -> Iterator[tuple[str, Any]]:
    if not depth:
        yield path, entry
        return
    for key, inner in entry.items() if isinstance(entry, dict) else enumerate(entry):
        yield from _parts_below(f"{path}/{key}", inner, depth - 1)


def apply_changes(view: Json, changes: Mapping[str, Any]) -> Json:
    """Return a view after changes; the view that is given stays as it is."""
    after = deepcopy(view)
    for path, value in changes.items():
        node: Any = after
        keys: list[Any] = [int(key) if key.isdecimal() else key for key in path.split("/")]
        for key in keys[:-1]:
            node = node[key]
        assert isinstance(node, list) or keys[-1] in node, path
        node[keys[-1]] = value
    return after
