"""The version that a server says it has."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("luxor")
except PackageNotFoundError:  # the sources alone, not installed
    VERSION = "unknown"
