"""Positions with new treasures: tiles that lie face down under others (N1, N2)."""

from __future__ import annotations

from collections.abc import Collection

from luxor.core import constants as k
from luxor.core.module import Module
from luxor.core.modules.sceptres import MOST_UNDER
from luxor.core.ruleset import Ruleset
from luxor.notation.position_arguments import PILE, SPACE, WHO
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import Form, In, datum, frame_names, must, stage
from luxor.notation.position_rules import ModuleRules

LAID = 5
"""From this stage of the set-up on treasures are laid."""


def _turn_up(f: In) -> str:
    good = (
        f.seat == f.form["active"]
        and f.a == k.P_TREASURE
        and 0 < f.b < f.rs.chamber
        and f.rs.space(f.b)[1] == f.a
        and f.form["tiles"][f.b - 1] == 0
        and f.stands(f.c)
        and f.places[f.c] == f.b
    )
    return must(good, "treasures, an empty space for one, and who of the seat stands there")


def _has_treasure(rs: Ruleset, form: Form, space: int) -> bool:
    """Return whether a treasure lies, or in the set-up will lie, open on a space."""
    if not 0 < space < rs.chamber or rs.space(space)[1] != k.P_TREASURE:
        return False
    tile = form["tiles"][space - 1]
    return stage(form["stack"]) is not None or rs.tile(tile)[1] == k.T_TREASURE


def _spare_tiles(rs: Ruleset, form: Form) -> int:
    """Return how many tiles of the treasure pile are not yet about to be laid."""
    spare: int = form["pile_sizes"][k.P_TREASURE]
    spare -= frame_names(rs, form["stack"]).count("turn_up")
    if stage(form["stack"]) is not None:
        for space in range(1, rs.chamber):
            spare -= rs.space(space)[1] == k.P_TREASURE and form["tiles"][space - 1] == 0
    return spare


def _first_spaces(rs: Ruleset) -> list[int]:
    """N1: return the spaces on which a tile lies face down at the start."""
    spaces = [space for space in range(1, rs.chamber) if rs.space(space)[1] == k.P_TREASURE]
    left = sum(rs.pile(k.P_TREASURE)[2]) - len(spaces)
    plain = [space for space in spaces if not rs.space(space)[0]]
    return plain[: min(left, MOST_UNDER)]


def _fit(rs: Ruleset, form: Form, module: Module, given: Collection[str]) -> None:
    """N1: by default tiles lie under those that still lie there, while there are any."""
    if "data under" in given:
        return
    left = _spare_tiles(rs, form)
    for i, space in enumerate(datum(rs, form, "under")):
        stays = left > 0 and _has_treasure(rs, form, space)
        left -= stays
        if not stays:
            form["data"][module.offsets["under"] + i] = 0


def _check(rs: Ruleset, form: Form, _: Module) -> None:
    """N1, N2: a face-down tile lies under an open treasure, and comes out of the pile."""
    spaces = [space for space in datum(rs, form, "under") if space]
    done = stage(form["stack"])
    if done is not None and spaces != (_first_spaces(rs) if done >= LAID else []):
        right = "none before treasures are laid, then the first spaces without a symbol"
        raise PositionError("data under", f"tiles under {len(spaces)} spaces", right)
    for space in spaces:
        if spaces.count(space) > 1 or not _has_treasure(rs, form, space):
            right = "spaces on which a treasure lies, each once, and - for none"
            raise PositionError("data under", f"a tile under t{space}", right)
    if len(spaces) > _spare_tiles(rs, form):
        wrong = f"tiles under {len(spaces)} spaces"
        right = f"at most {_spare_tiles(rs, form)}, as many as the treasure pile has for them"
        raise PositionError("data under", wrong, right)


def _spaces(rs: Ruleset) -> dict[str, int]:
    return {"-": 0, **{f"t{space}": space for space in range(1, rs.chamber)}}


RULES = ModuleRules(
    arguments={"turn_up": (PILE, SPACE, WHO)},
    on={"turn_up": ("refill",)},
    checks={"turn_up": _turn_up},
    words={"under": _spaces},
    limits={"under": lambda rs: (0, rs.spaces)},
    fit=_fit,
    check=_check,
    covers_treasures=True,
)
