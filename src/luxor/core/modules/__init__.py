"""The modules of the expansion. The rest of the core never says their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from luxor.core.module import Module

NAMES: tuple[str, ...] = ("mummy", "equipment", "sceptres", "characters")
"""The modules, in the fixed order in which they act."""

RECOMMENDED: dict[int, tuple[str, ...]] = {5: ("equipment", "sceptres")}
"""X1: the modules that the rulebook recommends for a number of players."""


def make_modules(names: tuple[str, ...]) -> tuple[Module, ...]:
    """Return the modules of some names, in their fixed order."""
    from luxor.core.modules.characters import Characters
    from luxor.core.modules.equipment import Equipment
    from luxor.core.modules.mummy import Mummy
    from luxor.core.modules.sceptres import Sceptres

    kinds: dict[str, type[Module]] = {
        "mummy": Mummy,
        "equipment": Equipment,
        "sceptres": Sceptres,
        "characters": Characters,
    }
    return tuple(kinds[name]() for name in NAMES if name in names)
