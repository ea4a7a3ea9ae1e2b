"""What happened in a game with the mummy, turn by turn."""

from __future__ import annotations

from luxor.core.state import State
from tests.support import happened

STORY = (
    "card_played",
    "horus_card_taken",
    "horus_card_revealed",
    "mummy_walked",
    "adventurer_fell",
    "wake_up_rolled",
    "adventurer_moved",
)


def story(s: State) -> list[str]:
    """Return what happened since the position was made, in the order in which it happened."""
    return [event["event"] for event in happened(s, *STORY)]


def turns(s: State) -> list[tuple[str, str]]:
    """Return whose turns have begun since the position was made, and whether they were extra."""
    return [
        (f"p{event['seat'] + 1}", "extra" if event["extra"] else "regular")
        for event in happened(s, "turn_started")
    ]
