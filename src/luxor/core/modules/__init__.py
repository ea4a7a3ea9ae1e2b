"""The modules of the expansion. The rest of the core never says their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from luxor.core.module import Module

NAMES: tuple[str, ...] = ("sceptres",)
"""The modules of this version, in the fixed order in which they act."""


def make_modules(names: tuple[str, ...]) -> tuple[Module, ...]:
    """Return the modules of some names, in their fixed order."""
    from luxor.core.modules.sceptres import Sceptres

    kinds: dict[str, type[Module]] = {"sceptres": Sceptres}
    return tuple(kinds[name]() for name in NAMES if name in names)
