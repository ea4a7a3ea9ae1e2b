"""What happened in a game with the mummy, turn by turn."""

from __future__ import annotations

from luxor.core.state import State
from tests.rules.mummy_positions import datum
from tests.support import (
    happened,
)


def story(s: State) -> list[str]:
    """Return what happened since the position was made; that the mummy walked is "walked"."""
    shown = ("played", "horus_taken", "opened", "walked", "fell", "rolled", "moved", "no_move")
    index = next(m.offsets["mummy"] for m in s.rs.modules if m.name == "mummy")
    walk = {"event": "data", "index": index, "value": datum(s, "mummy")}
    names = ["walked" if event == walk else event["event"] for event in happened(s)]
    return [name for name in names if name in shown]


def turns(s: State) -> list[tuple[str, str]]:
    """Return whose turns have begun since the position was made, and whether they were extra."""
    return [
        (f"p{event['seat'] + 1}", "extra" if event["extra"] else "regular")
        for event in happened(s, "turn")
    ]
