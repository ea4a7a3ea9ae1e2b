"""The tables from which the page of rules takes its pictures and its numbers."""

from __future__ import annotations

import json
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


def files() -> dict[Path, str]:
    """Return the file, with a line for each game."""
    lines = ",\n".join(
        f'"{name}": {json.dumps(tables_of(Table(options, seed=0)), separators=(",", ":"))}'
        for name, options in GAMES.items()
    )
    return {FILE: f"{{\n{lines}\n}}\n"}
