"""With this folder in ``PYTHONPATH``, Python imports Luxor without its compiled modules."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader


class SourceFinder:
    """Finds Luxor's sources, also where compiled modules lie beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, _target: object = None
    ) -> ModuleSpec | None:
        """Return where a module of Luxor is, None for all others."""
        if name.partition(".")[0] != "luxor":
            return None
        for folder in sys.path if path is None else path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if found is not None and found.loader is not None:
                return found
        return None


sys.meta_path.insert(0, SourceFinder)
