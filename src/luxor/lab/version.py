"""Which luxor played: results say so, since another one may play other games."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def luxor_version() -> str:
    """Return the installed version, ``unknown`` for sources that were never installed."""
    try:
        return version("luxor")
    except PackageNotFoundError:
        return "unknown"
