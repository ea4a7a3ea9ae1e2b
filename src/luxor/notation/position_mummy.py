"""Positions with the mummy: its frames, its data, and the tiles beside the board (Y1 to Y10)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from luxor.core import constants as k
from luxor.core.module import Module
from luxor.core.modules.mummy_tiles import EFFECTS, GOODS
from luxor.core.ruleset import Ruleset
from luxor.notation.position_arguments import COUNT, MAY, OPEN_TILE, PILE, SLOT, THINGS
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import Form, Frame, In, datum, frame_names, must, seat_name, stage
from luxor.notation.position_rules import ModuleRules, Way

REPLACE = "replace_mummy_tile"
TURN_UP = "turn_up_mummy_tile"
OPEN_TILES = 3
QUIET_MOVE = k.QUIET | k.FIXED
SETUP_STAGE = 6
"""From this stage of the set-up on modules have their data."""

DOES: dict[str, tuple[str, ...]] = {
    "move_card": ("move_card", "move_card_to"),
    "swap_scarab": ("give_scarab", "scarab"),
    "single_step": ("move", "move_card", "move_card_to"),
    "new_hand": ("new_hand",),
    "rearmost_2": ("rearmost", "move_card", "move_card_to"),
    "horus_card": ("discard", "take", "reveal"),
    "scarab": ("scarab",),
    "two_of_three": ("take_several", "scarab"),
    "rearmost_4": ("rearmost", "move_card", "move_card_to"),
    "all_4": ("all", "move_card", "move_card_to"),
}
"""The frames that lie on ``replace_mummy_tile`` while a tile does its effect."""


def _pile(rs: Ruleset, name: str) -> int:
    return rs.pile_names.index(name)


def _table(rs: Ruleset) -> Any:
    return rs.edition.modules["mummy"]


def _effects(rs: Ruleset) -> list[str]:
    return rs.kind_names[_pile(rs, "mummy_tiles")]


def _effect(f: In) -> str:
    """Return the effect of the tile that is being used, empty if none is."""
    for kind, _, slot, *_ in f.form["stack"]:
        if f.rs.frames[kind].name == REPLACE and slot < OPEN_TILES:
            tile = datum(f.rs, f.form, "open")[slot]
            return _effects(f.rs)[tile - 1] if tile > 0 else ""
    return ""


# --- frames ----------------------------------------------------------------------------------


def _is_active(f: In) -> bool:
    return bool(f.seat == f.form["active"])


def _turn_up(f: In) -> str:
    good = f.seat == k.NOBODY and f.a == _pile(f.rs, "mummy_tiles") and f.b < OPEN_TILES
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
    for name in _table(f.rs)["two_of_three"]:
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
    pile = _pile(rs, "mummy_tiles")
    return [[kind, k.NOBODY, pile, slot, 0] for slot in reversed(range(OPEN_TILES))]


def _full_hand(_frame: Frame, below: str) -> tuple[int, ...]:
    return (k.HAND,) if below in (REPLACE, "take_several") else ()


# --- data ------------------------------------------------------------------------------------


def _has_begun(form: Form) -> bool:
    done = stage(form["stack"])
    return done is None or done >= SETUP_STAGE


def _is_done(rs: Ruleset, form: Form) -> bool:
    """Return whether this turn's tile was used or declined: so it is after the draw (Y9)."""
    names = frame_names(rs, form["stack"])
    after_draw = names[0] == "turn_end" and names[1:2] not in ([], ["refill"], ["draw"])
    return after_draw or names == ["over"]


def _pending(rs: Ruleset, form: Form) -> set[int]:
    """Return the places at which a tile is yet to be turned up."""
    names = frame_names(rs, form["stack"])
    return {
        frame[k.B]
        for frame, name in zip(form["stack"], names, strict=True)
        if name == TURN_UP and frame[k.B] < OPEN_TILES
    }


def _put(form: Form, module: Module, name: str, index: int, value: int) -> None:
    form["data"][module.offsets[name] + index] = value


def _fit(rs: Ruleset, form: Form, module: Module, given: Collection[str]) -> None:
    """Y1: by default the data are as after the set-up, as far as the position allows it."""
    if not _has_begun(form):
        return
    if "data mummy" not in given:
        _put(form, module, "mummy", 0, _free_place(rs, form))
    if "data open" not in given:
        _fit_open(rs, form, module)
    if "data done" not in given:
        _put(form, module, "done", 0, int(_is_done(rs, form)))
    talismans = [datum(rs, form, "talismans", seat)[0] for seat in range(rs.players)]
    if "data supply" not in given:
        left = _table(rs)["talismans"] - sum(talismans)
        _put(form, module, "supply", 0, max(left, 0))
    for seat in range(rs.players):
        if f"data gone {seat_name(seat)}" not in given:
            gone = sum(datum(rs, form, "gone_scarabs", seat))
            _put(form, module, "gone", seat, min(gone, k.ACTIONS - 1))
    supply = form["piles"][k.P_SCARAB]
    for kind, number in enumerate(_scarabs_gone(rs, form)):
        supply[kind] = max(supply[kind] - number, 0)
    tiles = form["piles"][_pile(rs, "mummy_tiles")]
    used = form["piles"][_pile(rs, "mummy_discards")]
    for kind, full in enumerate(rs.pile(_pile(rs, "mummy_tiles"))[2]):
        tiles[kind] = max(full - used[kind] - datum(rs, form, "open").count(kind + 1), 0)


def _free_place(rs: Ruleset, form: Form) -> int:
    """Return the last space with a tile on which nobody stands who is active, else the last."""
    places = [space for space in range(1, rs.chamber) if form["tiles"][space - 1]]
    taken = {
        place
        for seat in range(rs.players)
        for place, status in zip(form["positions"][seat], form["statuses"][seat], strict=True)
        if status == k.ACTIVE
    }
    free = [space for space in places if space not in taken] or places
    return free[-1] if free else 0


def _fit_open(rs: Ruleset, form: Form, module: Module) -> None:
    """Open the first tiles of the table that are not discarded, or what the stack is doing."""
    pile = _pile(rs, "mummy_tiles")
    used = form["piles"][_pile(rs, "mummy_discards")]
    left = [full - gone for full, gone in zip(rs.pile(pile)[2], used, strict=True)]
    names = frame_names(rs, form["stack"])
    wanted: dict[int, str] = {}
    if REPLACE in names[:-1]:
        at = names.index(REPLACE)
        wanted[form["stack"][at][k.A]] = names[at + 1]
    for slot in sorted(range(OPEN_TILES), key=lambda slot: slot not in wanted):
        tile = 0
        if slot not in _pending(rs, form):
            for kind, effect in enumerate(_effects(rs)):
                fits = slot not in wanted or wanted[slot] in DOES.get(effect, ())
                if left[kind] > 0 and fits:
                    tile = kind + 1
                    left[kind] -= 1
                    break
        _put(form, module, "open", slot, tile)


def _scarabs_gone(rs: Ruleset, form: Form) -> list[int]:
    gone = [datum(rs, form, "gone_scarabs", seat) for seat in range(rs.players)]
    return [sum(kinds) for kinds in zip(*gone, strict=True)][: rs.scarab_kinds]


def _check(rs: Ruleset, form: Form, module: Module) -> None:
    used = sum(kept.size * (rs.players if kept.per_seat else 1) for kept in module.data)
    start = module.offsets["mummy"]
    if not _has_begun(form):
        if any(form["data"][start : start + used]):
            raise PositionError("data mummy", "something before the set-up has come to it", "0")
        return
    _check_place(rs, form)
    _check_open(rs, form)
    _check_talismans(rs, form)
    (done,) = datum(rs, form, "done")
    names = frame_names(rs, form["stack"])
    if len(names) > 1 and done != _is_done(rs, form):
        raise PositionError("data done", f"{done}", "1 after the draw of the turn, else 0 (Y9)")
    for seat in range(rs.players):
        gone = sum(datum(rs, form, "gone_scarabs", seat))
        if datum(rs, form, "gone", seat) != [gone]:
            key = f"data gone {seat_name(seat)}"
            raise PositionError(key, f"{datum(rs, form, 'gone', seat)[0]}", f"{gone}, as of each")


def _check_place(rs: Ruleset, form: Form) -> None:
    """Y1, Y6: the mummy stands on a tile, and on that tile nobody is active."""
    (place,) = datum(rs, form, "mummy")
    if not 0 < place < rs.chamber or not form["tiles"][place - 1]:
        raise PositionError("data mummy", f"t{place}, where no tile lies", "a space with a tile")
    for seat in range(rs.players):
        for i in range(k.ADVENTURERS):
            there = form["positions"][seat][i] == place
            if there and form["statuses"][seat][i] == k.ACTIVE:
                wrong = f"a{i + 1} is active on t{place}, the mummy's tile"
                right = f"t{place}! for one that has fallen there (Y3, Y6), or another place"
                raise PositionError(seat_name(seat), wrong, right)


def _check_open(rs: Ruleset, form: Form) -> None:
    """Y1, Y9: every tile is in the pile, open or discarded, three of them are open."""
    tiles = datum(rs, form, "open")
    pending = _pending(rs, form)
    for slot, tile in enumerate(tiles):
        if (tile == 0) != (slot in pending):
            right = "none" if slot in pending else "a tile, since no new one is being turned up"
            wrong = f"{'none' if tile == 0 else 'one'} at place {slot + 1}"
            raise PositionError("data open", wrong, right)
    name, _, full = rs.pile(_pile(rs, "mummy_tiles"))
    for kind, effect in enumerate(_effects(rs)):
        there = tiles.count(kind + 1) + form["piles"][_pile(rs, name)][kind]
        there += form["piles"][_pile(rs, "mummy_discards")][kind]
        if there != full[kind]:
            wrong = f"{there} tiles {effect} open, in the pile and discarded"
            raise PositionError("data open", wrong, f"{full[kind]}")


def _check_talismans(rs: Ruleset, form: Form) -> None:
    """Y1: all talismans are with players or in the supply."""
    held = sum(datum(rs, form, "talismans", seat)[0] for seat in range(rs.players))
    (supply,) = datum(rs, form, "supply")
    if held + supply != _table(rs)["talismans"]:
        wrong = f"{held} talismans with players, {supply} in the supply"
        raise PositionError("data supply", wrong, f"{_table(rs)['talismans']} in all")


def _seen(rs: Ruleset, facts: Form, seat: int | None) -> str:
    """P1: scarabs that somebody gave back are among those that others cannot tell apart."""
    hidden = facts["pile_sizes"][k.P_SCARAB]
    for owner in range(rs.players):
        hidden += facts["scarab_counts"][owner] - sum(facts["scarabs"][owner])
        (gone,) = datum(rs, facts, "gone", owner)
        if owner != seat:
            hidden += gone
        elif gone != sum(datum(rs, facts, "gone_scarabs", owner)):
            return f"p{owner + 1} gave back other scarabs than it counted"
    good = sum(facts["piles"][k.P_SCARAB]) == hidden
    return must(good, "scarabs are given back that nobody had")


def _spaces(rs: Ruleset) -> dict[str, int]:
    return {"-": 0, **{f"t{space}": space for space in range(1, rs.chamber)}}


def _tiles(rs: Ruleset) -> dict[str, int]:
    return {"-": 0, **{name: kind + 1 for kind, name in enumerate(_effects(rs))}}


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
        "open": lambda rs: (0, len(_effects(rs))),
        "talismans": lambda rs: (0, _table(rs)["talismans"]),
        "supply": lambda rs: (0, _table(rs)["talismans"]),
        "done": lambda _: (0, 1),
        "gone": lambda rs: (0, sum(rs.pile(k.P_SCARAB)[2])),
        "gone_scarabs": lambda rs: (0, max(rs.pile(k.P_SCARAB)[2])),
    },
    fit=_fit,
    check=_check,
    seen=_seen,
    piles=("mummy_discards",),
    scarabs_gone=_scarabs_gone,
    grants_turns=True,
)
