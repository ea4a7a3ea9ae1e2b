"""Positions with the mummy for the tests of module 1, and what to read from them."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from luxor import load_edition
from luxor.core import constants as k
from luxor.core.state import State
from tests.support import (
    any_chance,
    asked,
    changed,
    data,
    happened,
    options,
    play,
    position,
)

TALISMANS = 20
USELESS = ("swap_scarab", "pairs")
"""Tiles that do nothing for who has neither scarabs nor treasures; they lie beside others."""

ALL_SCARABS = " ".join(["1"] * 4 + ["2"] * 8 + ["3"] * 6 + ["4"] * 4)
NEXT = (None, "turn_up_mummy_tile")
"""What is asked when an effect is done: which tile takes the place of the used one."""


# --- making ----------------------------------------------------------------------------------


def table(
    text: str = "",
    *,
    tiles: tuple[str, ...] = ("scarab",),
    pile: tuple[str, ...] | None = None,
) -> State:
    """Return the position of a text, by default at the start of a turn and with the mummy on t40.

    Nobody has talismans unless the text says so, and the supply has what is left. ``tiles`` lie
    open, with :data:`USELESS` ones if they are fewer than three; the other mummy tiles are in the
    face-down pile, or only those of ``pile`` and the rest is discarded.
    """
    tiles = (*tiles, *USELESS)[:3]
    kinds = list(dict.fromkeys(_all_tiles()))
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    given = {key: value.strip() for key, value in (line.split(":", 1) for line in lines)}
    players = max(int(seat) for seat in re.findall(r"\bp([2-5])\b", " ".join(["p2", *given])))
    seats = [f"p{seat + 1}" for seat in range(players)]
    held = {f"data talismans {seat}": "0" for seat in seats}
    held |= {key: given[key] for key in held if key in given}
    defaults = {
        "modules": "mummy",
        "stack": f"turn {given.get('turn', 'p1')}",
        "data mummy": "40",
        "data open": " ".join(tiles),
        "data supply": str(TALISMANS - sum(int(number) for number in held.values())),
    }
    s = position("\n".join(f"{key}: {value}" for key, value in (defaults | held | given).items()))
    form = s.to_dict()
    left = Counter(_all_tiles()) - Counter(tiles)
    down = left if pile is None else Counter(pile)
    for name, content in (("mummy_tiles", down), ("mummy_discards", left - down)):
        number = s.rs.pile_names.index(name)
        form["piles"][number] = [content[kind] for kind in kinds]
        form["pile_sizes"][number] = content.total()
    return changed(s, **form)


def shop(text: str = "", *, tiles: tuple[str, ...], pile: tuple[str, ...] | None = None) -> State:
    """Return a position after p1's draw, where a mummy tile may be used; p1 has 4 talismans."""
    held = "" if "data talismans p1:" in text else "data talismans p1: 4\n"
    return table(held + "turn: p1\nstack: turn_end p1\n" + text, tiles=tiles, pile=pile)


def _all_tiles() -> list[str]:
    """Return the effects of all mummy tiles."""
    rows: Any = load_edition().modules["mummy"]["tiles"]
    return [row["effect"] for row in rows for _ in range(row["copies"])]


# --- reading ---------------------------------------------------------------------------------


def mummy(s: State) -> str:
    """Return where the mummy is."""
    return f"t{data(s, 'mummy')}"


def talismans(s: State, seat: str) -> int:
    """Return how many talismans a seat has."""
    return data(s, "talismans", seat)


def open_tiles(s: State) -> list[str | None]:
    """Return the effects of the three open tiles, None where none lies."""
    (module,) = [module for module in s.rs.modules if module.name == "mummy"]
    numbers = [s.get_data(module.offsets["open"] + i) for i in range(3)]
    names = s.rs.kind_names[s.rs.pile_names.index("mummy_tiles")]
    return [names[number - 1] if number else None for number in numbers]


def mummy_pile(s: State, name: str = "mummy_tiles") -> Counter[str]:
    """Return how many of each kind lie in a pile of mummy tiles."""
    number = s.rs.pile_names.index(name)
    counts = zip(s.rs.kind_names[number], s.to_dict()["piles"][number], strict=True)
    return Counter({kind: count for kind, count in counts if count})


def for_sale(s: State) -> list[str | None]:
    """Return the open tiles that the seat may use now; none where it is not even asked."""
    if asked(s)[1] != "mummy_tile":
        return []
    found = options(s)
    assert found[0] == "no"
    return [open_tiles(s)[int(option.removeprefix("tile")) - 1] for option in found[1:]]


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


# --- turns -----------------------------------------------------------------------------------


def turns(s: State) -> list[tuple[str, str]]:
    """Return whose turns have begun since the position was made, and whether they were extra."""
    return [
        (f"p{event['seat'] + 1}", "extra" if event["extra"] else "regular")
        for event in happened(s, "turn_started")
    ]


def simple_turn(s: State) -> State:
    """Play a turn with the left card, and say no wherever that is possible."""
    if asked(s)[1] == "wake":
        play(s, "no")
    play(s, "left")
    while any_chance(s).asks == k.DECISION and asked(s)[1] not in ("play", "wake"):
        play(s, "no" if "no" in options(s) else options(s)[0])
    return s
