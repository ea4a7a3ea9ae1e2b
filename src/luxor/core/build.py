"""Which Luxor this is, and how its engine runs: compiled, or as plain Python."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from luxor.core import state

try:
    VERSION = version("luxor")
except PackageNotFoundError:  # run from sources that were never installed
    VERSION = "unknown"

COMPILER_PACKAGES = "gcc python3-dev"
"""What it takes to compile the engine, as Debian's packages are called."""


def is_compiled() -> bool:
    """Return whether the engine runs compiled (True) or as plain Python (False)."""
    return not str(state.__file__).endswith(".py")
