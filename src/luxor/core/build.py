"""How the engine runs here: compiled, or as plain Python."""

from __future__ import annotations

from luxor.core import state

COMPILER_PACKAGES = "gcc python3-dev"
"""What it takes to compile the engine, as Debian's packages are called."""


def is_compiled() -> bool:
    """Return whether the engine runs compiled (True) or as plain Python (False)."""
    return not str(state.__file__).endswith(".py")
