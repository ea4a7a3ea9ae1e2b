"""What each frame on the stack of a position needs around it."""

from __future__ import annotations

from collections.abc import Callable

from luxor.core import constants as k
from luxor.core.ruleset import Ruleset
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import Check, Form, Frame, In, frame_names, must, seat_name, stage
from luxor.notation.position_modules import arguments_of, dealt_from, is_known, rules_of
from luxor.notation.position_rules import Way
from luxor.notation.position_stack import write_frame


def check_frames(rs: Ruleset, form: Form) -> None:
    """Raise ``PositionError`` unless each frame fits the position."""
    names = frame_names(rs, form["stack"])
    for frame, below in zip(form["stack"], ("", *names), strict=False):
        _check_frame(rs, form, frame, below)


def _check_frame(rs: Ruleset, form: Form, frame: Frame, below: str) -> None:
    kind, seat, *numbers = frame
    name = rs.frames[kind].name
    f = In(rs, form, below, seat, *numbers)
    if kind < k.BASE_FRAMES:
        owner = _owner(f, kind)
        if seat != owner:
            wrong = f"{name} {seat_name(seat)}"
            raise PositionError("stack", wrong, f"{name} {seat_name(owner)}")
    used = len(arguments_of(rs, kind))
    if is_known(rs, kind) and any(numbers[used:]):
        raise PositionError("stack", f"{name} has too many arguments", f"{used}")
    right = _problem(f, kind)
    if right:
        raise PositionError("stack", f"{write_frame(rs, frame)} cannot be asked here", right)


def _owner(f: In, kind: int) -> int:
    """Return the seat that a frame of the base game must have."""
    in_setup = stage(f.form["stack"]) is not None
    if kind in (k.F_SETUP, k.F_FIRST, k.F_LAY, k.F_OVER) or (kind == k.F_REVEAL and in_setup):
        return k.NOBODY
    if kind in (k.F_NEW_HAND, k.F_DEAL) and in_setup:
        return max(f.seat, 0)
    active: int = f.form["active"]
    return active


def _problem(f: In, kind: int) -> str:
    """Return what would be right, or an empty text where nothing is wrong with a frame."""
    rs = f.rs
    name = rs.frames[kind].name
    if kind < k.BASE_FRAMES:
        check = _FRAME_CHECKS.get(name)
        return check(f) if check else ""
    if rs.frames[kind].asks == k.CHANCE and (f.a >= rs.piles or f.form["pile_sizes"][f.a] == 0):
        return "a pile with something in it"
    if rs.frames[kind].asks == k.DECISION and f.seat == k.NOBODY:
        return "a seat that is asked"
    problems = [rules.checks[name](f) for rules in rules_of(rs) if name in rules.checks]
    if all(problems) and problems:
        return problems[0]
    for rules in rules_of(rs):
        if name in rules.alike:
            like, way = rules.alike[name](f)
            return _WAYS[like][1] if way not in ways_of(f, like) else ""
    return ""


# --- with which arguments a frame is asked ---------------------------------------------------


def ways_of(f: In, name: str) -> set[Way]:
    """Return the arguments with which a frame of the base game can be asked in a position."""
    ways = _WAYS[name][0](f)
    for rules in rules_of(f.rs):
        if name in rules.ways:
            ways = rules.ways[name](f, ways)
    return ways


def _rolls(_: In) -> set[Way]:
    return {(k.P_DIE, 0, 0), (k.P_DIE, k.UP_TO, 0)}


def _moves(f: In) -> set[Way]:
    faces = set(range(1, len(f.rs.pile(k.P_DIE)[2]) + 1))
    ways = {(n, n, 0) for n in f.values(k.C_NUMBER) | faces}
    ways |= {(1, n, k.FIXED) for n in f.values(k.C_RANGE) | faces}
    ways |= {(1, 1, k.BACK) for _ in f.values(k.C_STEP)}
    ways |= {(n, n, k.SPARE | k.FIXED) for n in f.values(k.C_FEWER)}
    return ways


def _alls(f: In) -> set[Way]:
    return {(n, 0, 0) for n in f.values(k.C_ALL)}


_OFFERED = {
    (k.T_SCARAB, 0): k.SCARAB_BIT,
    (k.T_JOKER, 0): k.JOKER_BIT,
    (k.T_EITHER, 0): k.JOKER_BIT | k.SCARAB_BIT,
    **{(k.T_HORUS, i + 1): k.KEY_BIT | k.HORUS_BIT << i for i in range(k.LEVELS)},
    **{(k.T_FAVOUR, i + 1): k.HORUS_BIT * 3 << i for i in range(k.LEVELS - 1)},
}
"""What each family of tiles, with its value, offers."""


def _takes(f: In) -> set[Way]:
    return {(_OFFERED[tile], 0, 0) for tile in f.tiles_under() if tile in _OFFERED}


def _scarabs(f: In) -> set[Way]:
    here = {family for family, _ in f.tiles_under()} & {k.T_SCARAB, k.T_EITHER}
    return {(k.P_SCARAB, 0, 0)} if here else set()


_WAYS: dict[str, tuple[Callable[[In], set[Way]], str]] = {
    "roll": (_rolls, "roll die, or roll die up_to"),
    "move": (
        _moves,
        "the fewest and the most tiles of a card, and what goes with it: 1 1 back, 2 2 fewer|fixed",
    ),
    "all": (_alls, "the number of an 'all' card"),
    "take": (_takes, "what a tile under an adventurer of the seat offers"),
    "scarab": (_scarabs, "an adventurer on a tile that brings a scarab, and scarabs left"),
}
"""How frames of the base game are asked without modules, and what would be right."""


def _check_way(name: str) -> Check:
    return lambda f: must((f.a, f.b, f.c) in ways_of(f, name), _WAYS[name][1])


# --- the frames of the base game -------------------------------------------------------------


def _check_first(f: In) -> str:
    return must(
        f.a == k.P_FIRST and f.form["first"] == 0, "first - first, and first: p1 until then"
    )


def _check_new_hand(f: In) -> str:
    in_setup = stage(f.form["stack"]) is not None
    pile = dealt_from(f.rs, f.seat) if in_setup else k.P_DRAW
    return must(f.a == pile, f"the pile {f.rs.pile_names[pile]}")


def _check_deal(f: In) -> str:
    good = not _check_new_hand(f) and f.b < k.HAND and f.form["pile_sizes"][f.a] > 0
    pile = f.rs.pile_names[dealt_from(f.rs, max(f.seat, 0))]
    return must(good, f"deal p1 {pile} and 0 to {k.HAND - 1} cards dealt")


def _check_reveal(f: In) -> str:
    level = f.a - k.P_HORUS
    if not 0 <= level < k.LEVELS:
        return "reveal with a Horus pile, horus1 to horus3"
    if f.form["tops"][level] != k.UNKNOWN or f.form["pile_sizes"][f.a] == 0:
        return f"- for an open card of level {level + 1} and cards left in its pile"
    if f.seat == k.NOBODY:
        return ""
    hand = f.form["hands"][f.seat]
    middle = {(len(hand) - 1) // 2, len(hand) // 2}
    taken = any(hand[i] != k.UNKNOWN and f.rs.card(hand[i])[3] == level + 1 for i in middle if hand)
    return must(taken, f"a card of level {level + 1} just taken, in the middle of the hand")


def _check_lay(f: In) -> str:
    good = (
        0 < f.b < f.rs.chamber and f.rs.space(f.b)[1] == f.a and f.a in (k.P_OSIRIS, k.P_TREASURE)
    )
    return must(good, "lay with a pile and a space that gets its tile from it")


def _check_turn(f: In) -> str:
    return must(f.a in (0, 1), "turn, or turn and extra")


def _check_all(f: In) -> str:
    if (f.a, 0, 0) not in ways_of(f, "all"):
        return _WAYS["all"][1]
    if f.b >> k.ADVENTURERS or f.c >> k.ADVENTURERS or f.b & f.c:
        return "those who have yet to move and others who have moved"
    for i in range(k.ADVENTURERS):
        if f.b & 1 << i and f.form["statuses"][f.seat][i] != k.ACTIVE:
            return "active adventurers among those who have yet to move"
        if f.c & 1 << i and f.places[i] == 0:
            return "nobody who has moved still on the stairs"
    return ""


def _check_act(f: In) -> str:
    if f.a == 0 or f.a >> k.ADVENTURERS:
        return "those who have moved, such as a1|a3"
    moved = [f.places[i] for i in range(k.ADVENTURERS) if f.a & 1 << i]
    return must(0 not in moved, "nobody who has moved still on the stairs")


def _check_land(f: In) -> str:
    good = f.a < k.ADVENTURERS and f.places[f.a] > 0 and f.b in (0, 1)
    return must(good, "an adventurer that has moved")


def _check_spare(f: In) -> str:
    right = "an adventurer on a treasure that needs just one more (H4)"
    if not f.stands(f.a):
        return right
    place = f.places[f.a]
    here = sum(f.stands(i) and f.places[i] == place for i in range(k.ADVENTURERS))
    tile = f.rs.tile(f.form["tiles"][place - 1])
    return must(tile[1] == k.T_TREASURE and tile[3] == here + 1, right)


def _check_uncover(f: In) -> str:
    good = (
        0 < f.b < f.rs.chamber
        and f.rs.space(f.b)[0] == f.a != 0
        and f.form["tiles"][f.b - 1] == 0
        and f.form["pile_sizes"][f.a] > 0
        and f.stands(f.c)
        and f.places[f.c] == f.b
    )
    return must(good, "a pile with tiles, an empty space with its symbol, and who stands there")


def _check_scarab(f: In) -> str:
    good = (f.a, f.b, f.c) in ways_of(f, "scarab") and f.form["pile_sizes"][f.a] > 0
    return must(good, _WAYS["scarab"][1])


def _check_draw(f: In) -> str:
    good = f.a == k.P_DRAW and f.form["pile_sizes"][f.a] > 0
    return must(good, "cards left in the draw pile; discards are shuffled first (T5)")


_FRAME_CHECKS: dict[str, Check] = {
    "first": _check_first,
    "new_hand": _check_new_hand,
    "deal": _check_deal,
    "reveal": _check_reveal,
    "lay": _check_lay,
    "turn": _check_turn,
    "roll": _check_way("roll"),
    "move": _check_way("move"),
    "all": _check_all,
    "act": _check_act,
    "land": _check_land,
    "spare": _check_spare,
    "uncover": _check_uncover,
    "take": _check_way("take"),
    "scarab": _check_scarab,
    "draw": _check_draw,
}
