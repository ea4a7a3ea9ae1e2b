"""Positions with the mummy: its frames, its data, and the tiles beside the board (Y1 to Y10)."""

from __future__ import annotations

from typing import Any

from luxor.core import constants as k
from luxor.core.modules.mummy_tiles import EFFECTS, GOODS
from luxor.core.ruleset import Ruleset
from luxor.notation.position_arguments import COUNT, MAY, OPEN_TILE, PILE, SLOT, THINGS
from luxor.notation.position_form import Frame, In, datum, frame_names, must
from luxor.notation.position_mummy_data import (
    DOES,
    OPEN_TILES,
    REPLACE,
    TURN_UP,
    check,
    effects_of,
    fit,
    pile_of,
    scarabs_gone,
    seen,
    table_of,
)
from luxor.notation.position_rules import ModuleRules, Way

QUIET_MOVE = k.QUIET | k.FIXED


def _effect(f: In) -> str:
    """Return the effect of the tile that is being used, empty if none is."""
    for kind, _, slot, *_ in f.form["stack"]:
        if f.rs.frames[kind].name == REPLACE and slot < OPEN_TILES:
            tile = datum(f.rs, f.form, "open")[slot]
            return effects_of(f.rs)[tile - 1] if tile > 0 else ""
    return ""


# --- frames ----------------------------------------------------------------------------------


def _is_active(f: In) -> bool:
    return bool(f.seat == f.form["active"])


def _turn_up(f: In) -> str:
    good = f.seat == k.NOBODY and f.a == pile_of(f.rs, "mummy_tiles") and f.b < OPEN_TILES
    return must(
        good and datum(f.rs, f.form, "open")[f.b] == 0,
        "- mummy_tiles and a place, tile1 to tile3, at which no open tile lies",
    )


def _wakes(f: In) -> str:
    (place,) = datum(f.rs, f.form, "mummy")
    lying = [
        where
        for where, status in zip(f.places, f.statuses, strict=True)
        if status == k.FALLEN and where != place
    ]
    return must(
        _is_active(f) and bool(lying) and f.a in (0, k.P_DIE),
        "the seat whose turn it is, with a fallen adventurer that is not on the mummy's tile (Y8)",
    )


def _wake_roll(f: In) -> str:
    return _wakes(f) or must(f.a == k.P_DIE, "the pile die")


def _asked(f: In) -> str:
    return must(_is_active(f), "the seat whose turn it is")


def _replace(f: In) -> str:
    if not _is_active(f) or f.a >= OPEN_TILES or datum(f.rs, f.form, "open")[f.a] == 0:
        return "the seat whose turn it is, and an open tile, tile1 to tile3"
    stack = f.form["stack"]
    names = frame_names(f.rs, stack)
    above = names[names.index(REPLACE) + 1 :]
    does = DOES.get(_effect(f), ())
    right = " or ".join(does) if does else "nothing"
    wrong = f"{right} above it, which is what the tile {_effect(f)} does"
    return must(not above or above[0] in does, wrong)


def _give_scarab(f: In) -> str:
    good = f.form["scarab_counts"][f.seat] > 0 and f.form["pile_sizes"][k.P_SCARAB] > 0
    return _asked(f) or must(good, "a scarab of the seat and one in the supply")


def _take_several(f: In) -> str:
    things = 0
    for name in table_of(f.rs)["two_of_three"]:
        things |= GOODS[name]
    most = EFFECTS["two_of_three"][1]
    taken = things.bit_count() - f.a.bit_count()
    good = f.a & ~things == 0 and f.b >= 1 and taken == most - f.b >= 0
    return _asked(f) or must(good, "the things that are left, and how many of them are taken")


def _rearmost(f: In) -> str:
    effect = _effect(f)
    good = effect.startswith("rearmost") and f.a == EFFECTS[effect][1]
    active = k.ACTIVE in f.statuses
    return _asked(f) or must(good and active, "the number of the tile, and an active adventurer")


def _move_card(f: In) -> str:
    good = _is_active(f) and f.below == REPLACE and _effect(f) == "move_card" and f.a == 0
    return must(good, "the seat that uses the tile move_card")


def _move_card_to(f: In) -> str:
    good = _is_active(f) and f.below == REPLACE and _effect(f) == "move_card"
    return must(good and f.a < f.hand_size, "the seat that uses the tile move_card, and its card")


def _by_tile(*ways: Way) -> Any:
    """Return what changes the ways of a frame where it lies on one of a tile that is used."""

    def change(f: In, others: set[Way]) -> set[Way]:
        return set(ways) if f.below in (REPLACE, "take_several") else others

    return change


def _setup_frames(rs: Ruleset) -> list[Frame]:
    kind = [frame.name for frame in rs.frames].index(TURN_UP)
    pile = pile_of(rs, "mummy_tiles")
    return [[kind, k.NOBODY, pile, slot, 0] for slot in reversed(range(OPEN_TILES))]


def _full_hand(_frame: Frame, below: str) -> tuple[int, ...]:
    return (k.HAND,) if below in (REPLACE, "take_several") else ()


def _spaces(rs: Ruleset) -> dict[str, int]:
    return {"-": 0, **{f"t{space}": space for space in range(1, rs.chamber)}}


def _tiles(rs: Ruleset) -> dict[str, int]:
    return {"-": 0, **{name: kind + 1 for kind, name in enumerate(effects_of(rs))}}


RULES = ModuleRules(
    arguments={
        TURN_UP: (PILE, OPEN_TILE),
        "wake": (),
        "wake_roll": (PILE,),
        "raise": (),
        "mummy_tile": (),
        REPLACE: (OPEN_TILE,),
        "give_scarab": (),
        "discard": (),
        "take_several": (THINGS, COUNT),
        "rearmost": (COUNT,),
        "move_card": (MAY,),
        "move_card_to": (SLOT,),
    },
    on={
        TURN_UP: ("turn_end",),
        "wake": ("play",),
        "wake_roll": ("play",),
        "raise": ("turn_end",),
        "mummy_tile": ("turn_end",),
        REPLACE: ("turn_end",),
        "scarab": (REPLACE, "take_several"),
        **dict.fromkeys(("give_scarab", "discard", "take_several", "rearmost"), (REPLACE,)),
        **dict.fromkeys(("move", "all", "take", "reveal", "new_hand"), (REPLACE,)),
        **dict.fromkeys(("move_card", "move_card_to"), (REPLACE,)),
    },
    checks={
        TURN_UP: _turn_up,
        "wake": _wakes,
        "wake_roll": _wake_roll,
        "raise": _wakes,
        "mummy_tile": _asked,
        REPLACE: _replace,
        "give_scarab": _give_scarab,
        "discard": _asked,
        "take_several": _take_several,
        "rearmost": _rearmost,
        "move_card": _move_card,
        "move_card_to": _move_card_to,
    },
    ways={
        "move": _by_tile((1, 1, QUIET_MOVE)),
        "all": _by_tile((EFFECTS["all_4"][1] | k.QUIET, 0, 0)),
        "take": _by_tile((k.HORUS_BIT * ((1 << k.LEVELS) - 1), k.QUIET, 0)),
        "scarab": _by_tile((k.P_SCARAB, 0, 0)),
    },
    hands={
        **dict.fromkeys(("move", "all", "scarab", "reveal"), _full_hand),
        "take": lambda _, below: (k.HAND - 1,) if below == REPLACE else (),
    },
    after_move=frozenset({"wake", "wake_roll", "raise"}),
    setup=_setup_frames,
    words={"mummy": _spaces, "open": _tiles},
    limits={
        "mummy": lambda rs: (0, rs.spaces),
        "open": lambda rs: (0, len(effects_of(rs))),
        "talismans": lambda rs: (0, table_of(rs)["talismans"]),
        "supply": lambda rs: (0, table_of(rs)["talismans"]),
        "done": lambda _: (0, 1),
        "gone": lambda rs: (0, sum(rs.pile(k.P_SCARAB)[2])),
        "gone_scarabs": lambda rs: (0, max(rs.pile(k.P_SCARAB)[2])),
    },
    fit=fit,
    check=check,
    seen=seen,
    piles=("mummy_discards",),
    scarabs_gone=scarabs_gone,
    grants_turns=True,
)
