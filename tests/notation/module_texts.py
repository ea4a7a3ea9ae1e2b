"""Beginnings of position texts with modules, and the check that a position can be restored."""

from __future__ import annotations

import json

from luxor.core.modules import NAMES
from luxor.core.state import State
from luxor.notation.codec.exact import position_from_json, position_to_json
from luxor.notation.position import parse_position, write_position

ALL = f"modules: {' '.join(NAMES)}\n"
MUMMY = "modules: mummy\n"
SCEPTRES = "modules: sceptres\n"
EQUIPMENT = "modules: equipment\n"
CHARACTERS = "modules: characters\n"
MID = "stack: turn_end p1 / refill p1 / "
USING = "stack: turn_end p1 / replace_mummy_tile p1 tile1 / "
SETTING_UP = "stack: setup - 6 / "


def restored(s: State) -> bool:
    """Return whether text and JSON of a position give it back."""
    return (
        parse_position(write_position(s))
        == s
        == position_from_json(json.loads(json.dumps(position_to_json(s))))
    )
