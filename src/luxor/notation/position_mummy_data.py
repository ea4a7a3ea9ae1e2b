"""What the module of the mummy keeps: where it is, talismans, open tiles, scarabs in the box."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from luxor.core import constants as k
from luxor.core.module import Module
from luxor.core.rules.setup import STAGES
from luxor.core.ruleset import Ruleset
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import Form, datum, frame_names, must, seat_name, stage

REPLACE = "replace_mummy_tile"
TURN_UP = "turn_up_mummy_tile"
OPEN_TILES = 3

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


def pile_of(rs: Ruleset, name: str) -> int:
    """Return the number of a pile."""
    return rs.pile_names.index(name)


def table_of(rs: Ruleset) -> Any:
    """Return the edition's table of the module."""
    return rs.edition.modules["mummy"]


def effects_of(rs: Ruleset) -> list[str]:
    """Return the effects of the tiles, in the order of the edition's table."""
    return rs.kind_names[pile_of(rs, "mummy_tiles")]


def _has_begun(form: Form) -> bool:
    done = stage(form["stack"])
    return done is None or done >= STAGES


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


def fit(rs: Ruleset, form: Form, module: Module, given: Collection[str]) -> None:
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
        left = table_of(rs)["talismans"] - sum(talismans)
        _put(form, module, "supply", 0, max(left, 0))
    for seat in range(rs.players):
        if f"data gone {seat_name(seat)}" not in given:
            gone = sum(datum(rs, form, "gone_scarabs", seat))
            _put(form, module, "gone", seat, gone)
    supply = form["piles"][k.P_SCARAB]
    for kind, number in enumerate(scarabs_gone(rs, form)):
        supply[kind] = max(supply[kind] - number, 0)
    tiles = form["piles"][pile_of(rs, "mummy_tiles")]
    used = form["piles"][pile_of(rs, "mummy_discards")]
    for kind, full in enumerate(rs.pile(pile_of(rs, "mummy_tiles"))[2]):
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
    pile = pile_of(rs, "mummy_tiles")
    used = form["piles"][pile_of(rs, "mummy_discards")]
    left = [full - gone for full, gone in zip(rs.pile(pile)[2], used, strict=True)]
    names = frame_names(rs, form["stack"])
    wanted: dict[int, str] = {}
    if REPLACE in names[:-1]:
        at = names.index(REPLACE)
        wanted[form["stack"][at][k.A]] = names[at + 1]
    for slot in sorted(range(OPEN_TILES), key=lambda slot: slot not in wanted):
        tile = 0
        if slot not in _pending(rs, form):
            for kind, effect in enumerate(effects_of(rs)):
                fits = slot not in wanted or wanted[slot] in DOES.get(effect, ())
                if left[kind] > 0 and fits:
                    tile = kind + 1
                    left[kind] -= 1
                    break
        _put(form, module, "open", slot, tile)


def scarabs_gone(rs: Ruleset, form: Form) -> list[int]:
    """Return how many scarabs of each kind are back in the box."""
    gone = [datum(rs, form, "gone_scarabs", seat) for seat in range(rs.players)]
    return [sum(kinds) for kinds in zip(*gone, strict=True)][: rs.scarab_kinds]


def check(rs: Ruleset, form: Form, module: Module) -> None:
    """Raise ``PositionError`` unless the data can be in a position."""
    used = sum(kept.size * (rs.players if kept.per_seat else 1) for kept in module.data)
    start = module.offsets["mummy"]
    _check_tiles(rs, form)
    if not _has_begun(form):
        if any(form["data"][start : start + used]):
            raise PositionError("data mummy", "something before the set-up has come to it", "0")
        return
    _check_place(rs, form)
    _check_open(rs, form)
    _check_talismans(rs, form)
    if stage(form["stack"]) is not None:
        _check_start(rs, form)
    (done,) = datum(rs, form, "done")
    names = frame_names(rs, form["stack"])
    if len(names) > 1 and done != _is_done(rs, form):
        raise PositionError("data done", f"{done}", "1 after the draw of the turn, else 0 (Y9)")
    for seat in range(rs.players):
        kinds = datum(rs, form, "gone_scarabs", seat)
        if any(kinds[rs.scarab_kinds :]):
            key = f"data gone_scarabs {seat_name(seat)}"
            raise PositionError(key, "a kind that is not there", f"{rs.scarab_kinds} kinds, then 0")
        if datum(rs, form, "gone", seat) != [sum(kinds)]:
            wrong = f"{datum(rs, form, 'gone', seat)[0]}"
            raise PositionError(f"data gone {seat_name(seat)}", wrong, f"{sum(kinds)}, as of each")


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
    """Y1, Y9: three tiles are open, unless a new one is being turned up."""
    tiles = datum(rs, form, "open")
    pending = _pending(rs, form)
    for slot, tile in enumerate(tiles):
        if (tile == 0) != (slot in pending):
            right = "none" if slot in pending else "a tile, since no new one is being turned up"
            wrong = f"{'none' if tile == 0 else 'one'} at place {slot + 1}"
            raise PositionError("data open", wrong, right)


def _check_tiles(rs: Ruleset, form: Form) -> None:
    """Y1, Y9: every tile is in the pile, open or discarded."""
    tiles = datum(rs, form, "open")
    name, _, full = rs.pile(pile_of(rs, "mummy_tiles"))
    for kind, effect in enumerate(effects_of(rs)):
        there = tiles.count(kind + 1) + form["piles"][pile_of(rs, name)][kind]
        there += form["piles"][pile_of(rs, "mummy_discards")][kind]
        if there != full[kind]:
            wrong = f"{there} tiles {effect} open, in the pile and discarded"
            raise PositionError("data open", wrong, f"{full[kind]}")


def _check_talismans(rs: Ruleset, form: Form) -> None:
    """Y1: all talismans are with players or in the supply."""
    held = sum(datum(rs, form, "talismans", seat)[0] for seat in range(rs.players))
    (supply,) = datum(rs, form, "supply")
    if held + supply != table_of(rs)["talismans"]:
        wrong = f"{held} talismans with players, {supply} in the supply"
        raise PositionError("data supply", wrong, f"{table_of(rs)['talismans']} in all")


def _check_start(rs: Ruleset, form: Form) -> None:
    """Y1: in the set-up the mummy has not walked and nobody has got or given anything."""
    last = max(space for space in range(1, rs.chamber) if form["tiles"][space - 1])
    if datum(rs, form, "mummy") != [last]:
        raise PositionError("data mummy", "it has walked during the set-up", f"t{last}")
    each = table_of(rs)["talismans_each"][str(rs.players)]
    for seat in range(rs.players):
        if datum(rs, form, "talismans", seat) != [each]:
            wrong = f"{datum(rs, form, 'talismans', seat)[0]} in the set-up"
            raise PositionError(f"data talismans {seat_name(seat)}", wrong, f"{each}")
        if any(datum(rs, form, "gone_scarabs", seat)):
            raise PositionError(f"data gone {seat_name(seat)}", "scarabs in the set-up", "none")


def seen(rs: Ruleset, facts: Form, seat: int | None) -> str:
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
