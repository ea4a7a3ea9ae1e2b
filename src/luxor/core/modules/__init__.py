"""The modules of the game. The rest of the core never says their names."""

from luxor.core.modules.registry import (
    NAMES,
    Entry,
    class_of,
    installed,
    make_modules,
    name_of,
    recommended,
    references,
    statistics_of,
    title_of,
)

__all__ = [
    "NAMES",
    "Entry",
    "class_of",
    "installed",
    "make_modules",
    "name_of",
    "recommended",
    "references",
    "statistics_of",
    "title_of",
]
