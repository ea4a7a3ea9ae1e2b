"""Writes the tables from which the page of rules takes its pictures and its numbers.

    python -m tools.web_rules

A test fails while ``web/src/rules/tables.json`` is not what this writes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.play.table import Table
from luxor.server.game.messages import tables_of

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "rules" / "tables.json"

GAMES: Final = {
    "base": Options(players=4),
    "all": Options(players=5, modules=NAMES),
}
"""The base game, and a game with everything in it."""


def write() -> str:
    """Return the text of the file, a line for each game."""
    lines = ",\n".join(
        f'"{name}": {json.dumps(tables_of(Table(options, seed=0)), separators=(",", ":"))}'
        for name, options in GAMES.items()
    )
    return f"{{\n{lines}\n}}\n"


def main() -> int:
    """Write the file."""
    FILE.write_text(write(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
