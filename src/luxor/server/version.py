"""The version that a server says it has."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def server_version() -> str:
    """Return the version of the package, ``unknown`` where only its sources are."""
    try:
        return version("luxor")
    except PackageNotFoundError:
        return "unknown"
