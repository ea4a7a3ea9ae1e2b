"""The data of modules in a position: their lines, their defaults, and what they must fit."""

from __future__ import annotations

import re
from collections.abc import Callable

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.module import Module
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.notation.edition_reader import nearest, shown
from luxor.notation.position_error import PositionError
from luxor.notation.position_lines import Lines
from luxor.notation.position_stack import Form, seat_name, stage

LEAST_DATA, MOST_DATA = -128, 127
"""The numbers that a byte of module data can hold."""

_NUMBER = re.compile(r"-?[0-9]{1,3}")


def data_lines(rs: Ruleset) -> dict[str, slice]:
    """Return the key of each line of module data, and where its numbers are in the data."""
    found = {}
    for module in rs.modules:
        for datum in module.data:
            start = module.offsets[datum.name]
            owners = [f" {seat_name(seat)}" for seat in range(rs.players)]
            for owner in owners if datum.per_seat else [""]:
                found[f"data {datum.name}{owner}"] = slice(start, start + datum.size)
                start += datum.size
    return found


def read_data(lines: Lines, rs: Ruleset, form: Form) -> None:
    """Read the data of all modules; tiles and piles must have been read before."""
    known = data_lines(rs)
    for key in lines.data_keys():
        if key not in known:
            right = nearest(key, tuple(known)) if known else "no data, or modules: that have them"
            raise PositionError(key, "no module of this game has such data", right)
    form["data"] = _fresh_data(rs, stage(form["stack"])) if rs.modules else []
    for module in rs.modules:
        fit = FITTED.get(module.name)
        if fit is not None:
            fit(rs, form, module)
    for key, place in known.items():
        if key in lines:
            form["data"][place] = _numbers(key, lines.words(key), place.stop - place.start)


def _numbers(key: str, words: list[str], size: int) -> list[int]:
    if len(words) != size:
        raise PositionError(key, f"{len(words)} numbers", f"{size}")
    for word in words:
        if not _NUMBER.fullmatch(word) or not LEAST_DATA <= int(word) <= MOST_DATA:
            right = f"numbers from {LEAST_DATA} to {MOST_DATA}"
            raise PositionError(key, shown(word), right)
    return [int(word) for word in words]


def _fresh_data(rs: Ruleset, done: int | None) -> list[int]:
    """Return the data as they are after some stages of the set-up, None for all of them."""
    s = engine.new_game(rs)
    rng = Rng(0)
    while s.asks == k.CHANCE:
        reached = stage(s.to_dict()["stack"])
        if reached is None or (done is not None and reached >= done):
            break
        engine.answer(s, engine.draw_outcome(s, rng))
    data: list[int] = s.to_dict()["data"]
    return data


def check_data(rs: Ruleset, form: Form) -> None:
    """Raise ``PositionError`` unless the data of every module can be in this position."""
    used = max((place.stop for place in data_lines(rs).values()), default=0)
    if any(form["data"][used:]):
        raise PositionError("data", f"numbers beyond the {used} in use", "0 there")
    for module in rs.modules:
        check = CHECKS.get(module.name)
        if check is not None:
            check(rs, form, module)


# --- what single modules need ----------------------------------------------------------------


def _has_treasure(rs: Ruleset, form: Form, space: int) -> bool:
    """Return whether a treasure lies, or in the set-up will lie, open on a space."""
    if not 0 < space < rs.chamber or rs.space(space)[1] != k.P_TREASURE:
        return False
    tile = form["tiles"][space - 1]
    return stage(form["stack"]) is not None or rs.tile(tile)[1] == k.T_TREASURE


def _spare_tiles(rs: Ruleset, form: Form) -> int:
    """Return how many tiles of the treasure pile are not yet about to be laid."""
    spare: int = form["pile_sizes"][k.P_TREASURE]
    spare -= sum(rs.frames[frame[0]].name == "turn_up" for frame in form["stack"])
    if stage(form["stack"]) is not None:
        for space in range(1, rs.chamber):
            spare -= rs.space(space)[1] == k.P_TREASURE and form["tiles"][space - 1] == 0
    return spare


def _under(form: Form, module: Module) -> list[int]:
    start = module.offsets["under"]
    spaces: list[int] = form["data"][start : start + module.data[0].size]
    return spaces


def _fit_under(rs: Ruleset, form: Form, module: Module) -> None:
    """N1: by default tiles lie under those that still lie there, while there are any."""
    left = _spare_tiles(rs, form)
    for i, space in enumerate(_under(form, module)):
        stays = left > 0 and _has_treasure(rs, form, space)
        left -= stays
        if not stays:
            form["data"][module.offsets["under"] + i] = 0


def _check_under(rs: Ruleset, form: Form, module: Module) -> None:
    """N1, N2: a face-down tile lies under an open treasure, and comes out of the pile."""
    spaces = [space for space in _under(form, module) if space]
    for space in spaces:
        if spaces.count(space) > 1 or not _has_treasure(rs, form, space):
            right = "spaces on which a treasure lies, each once, and 0"
            raise PositionError("data under", f"a tile under t{space}", right)
    if len(spaces) > _spare_tiles(rs, form):
        wrong = f"tiles under {len(spaces)} spaces"
        right = f"at most {_spare_tiles(rs, form)}, as many as the treasure pile has for them"
        raise PositionError("data under", wrong, right)


_ModuleRule = Callable[[Ruleset, Form, Module], None]

FITTED: dict[str, _ModuleRule] = {"sceptres": _fit_under}
"""How the data of a module, fresh from the set-up, are made to fit a position that leaves them out;
modules that are not named keep them as they are."""

CHECKS: dict[str, _ModuleRule] = {"sceptres": _check_under}
"""What the data of a module must fit; of modules that are not named any numbers are taken."""
