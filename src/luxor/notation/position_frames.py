"""Which frames can lie on the stack of a position, and what each of them needs around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from luxor.core import constants as k
from luxor.core.rules.setup import STAGES
from luxor.core.ruleset import Ruleset
from luxor.notation.position_error import PositionError
from luxor.notation.position_stack import (
    Form,
    Frame,
    arguments_of,
    seat_name,
    stage,
    write_frame,
)


def check_stack_shape(rs: Ruleset, stack: list[Frame]) -> None:
    """Raise ``PositionError`` unless the frames, at least one, can lie on each other.

    Frames of modules may lie anywhere above the lowest; the others must fit without them.
    """
    whole = stack
    stack = [frame for frame in whole if frame[0] < k.BASE_FRAMES]
    if whole[0] not in stack or (whole != stack and whole[0][0] == k.F_OVER):
        below = f"turn_end p1 / refill p1 / {write_frame(rs, whole[-1])}"
        raise PositionError("stack", "a frame of a module without what lies below it", below)
    if whole[-1][0] >= k.BASE_FRAMES and rs.frames[whole[-1][0]].asks == k.NOTHING:
        wrong = f"{rs.frames[whole[-1][0]].name} asks nobody"
        raise PositionError("stack", wrong, "a frame that asks a seat or chance as the last")
    kinds = [frame[0] for frame in stack]
    if kinds[0] == k.F_SETUP:
        _check_setup(rs, stack, kinds)
    elif kinds not in ([k.F_OVER], [k.F_TURN], *_turn_stacks()):
        _check_foundation(rs, stack)
        raise PositionError(
            "stack",
            " / ".join(rs.frames[kind].name for kind in kinds) + " cannot lie on each other",
            "turn_end / refill / and one frame of a turn, or setup and its frames, or over",
        )


def check_frames(rs: Ruleset, form: Form) -> None:
    """Raise ``PositionError`` unless each frame fits the position."""
    for frame in form["stack"]:
        _check_frame(rs, form, frame)


_IN_TURN = (
    k.F_PLAY,
    k.F_ROLL,
    k.F_MOVE,
    k.F_ALL,
    k.F_ACT,
    k.F_LAND,
    k.F_SPARE,
    k.F_UNCOVER,
    k.F_TAKE,
    k.F_SCARAB,
    k.F_REVEAL,
    k.F_DRAW,
)


def _turn_stacks() -> list[list[int]]:
    start = [k.F_TURN_END, k.F_REFILL]
    return [start[:1], start, *([*start, kind] for kind in _IN_TURN)]


def _check_foundation(rs: Ruleset, stack: list[Frame]) -> None:
    """Raise ``PositionError`` if just the frames are missing that lie below a single one."""
    kind, seat, pile, *_ = stack[0]
    stages = [done for done, right in _SETUP_FRAMES.items() if right == kind]
    if len(stack) > 1:
        return
    if seat != k.NOBODY and kind in _IN_TURN:
        below = f"turn_end {seat_name(seat)} / refill {seat_name(seat)}"
    elif seat != k.NOBODY and kind == k.F_REFILL:
        below = f"turn_end {seat_name(seat)}"
    elif stages:
        below = f"setup - {stages[-1] if pile == k.P_TREASURE else stages[0]}"
    else:
        return
    wrong = f"{rs.frames[kind].name} without what lies below it"
    raise PositionError("stack", wrong, f"{below} / {write_frame(rs, stack[0])}")


_SETUP_FRAMES = {1: k.F_FIRST, 2: k.F_DEAL, 3: k.F_REVEAL, 4: k.F_LAY, 5: k.F_LAY}


def _check_setup(rs: Ruleset, stack: list[Frame], kinds: list[int]) -> None:
    done = stack[0][k.A]
    if done > STAGES:
        raise PositionError("stack", f"setup {done}", f"a stage from 0 to {STAGES}")
    on_top = kinds[1:]
    right = _SETUP_FRAMES.get(done)
    if done == 3:
        piles = [k.P_HORUS + i for i in reversed(range(k.LEVELS)) if sum(rs.pile(k.P_HORUS + i)[2])]
        given = [frame[k.A] for frame in stack[1:]]
        good = set(on_top) <= {right} and given == piles[: len(given)]
    else:
        good = on_top in ([], [right])
    if good and done in (4, 5) and on_top:
        good = stack[1][k.A] == (k.P_OSIRIS if done == 4 else k.P_TREASURE)
    if not good:
        raise PositionError(
            "stack",
            f"setup {done} under " + (" / ".join(rs.frames[kind].name for kind in on_top)),
            "the frames of that stage, in the order in which the set-up asks",
        )


def _check_frame(rs: Ruleset, form: Form, frame: Frame) -> None:
    kind, seat, *numbers = frame
    name = rs.frames[kind].name
    if kind >= k.BASE_FRAMES:
        _check_module_frame(rs, form, frame)
        return
    in_setup = stage(form["stack"]) is not None
    owner = form["active"]
    if kind in (k.F_SETUP, k.F_FIRST, k.F_LAY, k.F_OVER) or (kind == k.F_REVEAL and in_setup):
        owner = k.NOBODY
    elif kind == k.F_DEAL:
        owner = seat if seat != k.NOBODY else 0
    if seat != owner:
        wrong = f"{name} {seat_name(seat)}"
        raise PositionError("stack", wrong, f"{name} {seat_name(owner)}")
    used = len(arguments_of(rs, kind))
    if any(numbers[used:]):
        raise PositionError("stack", f"{name} has too many arguments", f"{used}")
    check = _FRAME_CHECKS.get(kind)
    if check is not None:
        right = check(_In(rs, form, seat, *numbers))
        if right:
            raise PositionError("stack", f"{write_frame(rs, frame)} cannot be asked here", right)


def _check_module_frame(rs: Ruleset, form: Form, frame: Frame) -> None:
    """Check what holds for the frames of all modules, and what is known of this one."""
    kind, seat, *numbers = frame
    right = ""
    if rs.frames[kind].asks == k.CHANCE:
        pile = numbers[0]
        if pile >= rs.piles or form["pile_sizes"][pile] == 0:
            right = "a pile with something in it"
    elif rs.frames[kind].asks == k.DECISION and seat == k.NOBODY:
        right = "a seat that is asked"
    check = _MODULE_CHECKS.get(rs.frames[kind].name)
    if not right and check is not None:
        right = check(_In(rs, form, seat, *numbers))
    if right:
        raise PositionError("stack", f"{write_frame(rs, frame)} cannot be asked here", right)


@dataclass(frozen=True, slots=True)
class _In:
    """A frame in its position: its seat and its three arguments."""

    rs: Ruleset
    form: Form
    seat: int
    a: int
    b: int
    c: int

    @property
    def places(self) -> list[int]:
        """Where the seat's adventurers are."""
        places: list[int] = self.form["positions"][self.seat]
        return places

    def stands(self, adventurer: int) -> bool:
        """Return whether an adventurer of the seat is active on the path, so that it can act."""
        if adventurer >= k.ADVENTURERS:
            return False
        status: int = self.form["statuses"][self.seat][adventurer]
        return status == k.ACTIVE and self.places[adventurer] > 0

    def tiles_under(self) -> set[tuple[int, int]]:
        """Return family and value of the tiles on which the seat's active adventurers stand."""
        return {
            self.rs.tile(self.form["tiles"][place - 1])[1:3]
            for adventurer, place in enumerate(self.places)
            if self.stands(adventurer)
        }

    def values(self, family: int) -> set[int]:
        """Return the values of the cards of a family."""
        cards = (self.rs.card(kind) for kind in range(self.rs.card_kinds))
        return {value for _, of, value, _ in cards if of == family}


_Check = Callable[[_In], str]
"""Returns what would be right, or an empty text where nothing is wrong."""


def _must(good: bool, right: str) -> str:
    return "" if good else right


def _check_first(f: _In) -> str:
    return _must(
        f.a == k.P_FIRST and f.form["first"] == 0, "first - first, and first: p1 until then"
    )


def _check_deal(f: _In) -> str:
    return _must(
        f.a == k.P_DRAW and f.b < k.HAND, f"deal p1 draw and 0 to {k.HAND - 1} cards dealt"
    )


def _check_reveal(f: _In) -> str:
    level = f.a - k.P_HORUS
    if not 0 <= level < k.LEVELS:
        return "reveal with a Horus pile, horus1 to horus3"
    if f.form["tops"][level] != k.UNKNOWN or f.form["pile_sizes"][f.a] == 0:
        return f"- for an open card of level {level + 1} and cards left in its pile"
    if f.seat == k.NOBODY:
        return ""
    hand = f.form["hands"][f.seat]
    middle = (k.HAND - 1) // 2
    card = hand[middle] if len(hand) > middle else k.UNKNOWN
    taken = card != k.UNKNOWN and f.rs.card(card)[3] == level + 1
    return _must(taken, f"a card of level {level + 1} just taken, in the middle of the hand")


def _check_lay(f: _In) -> str:
    good = (
        0 < f.b < f.rs.chamber and f.rs.space(f.b)[1] == f.a and f.a in (k.P_OSIRIS, k.P_TREASURE)
    )
    return _must(good, "lay with a pile and a space that gets its tile from it")


def _check_turn(f: _In) -> str:
    return _must(f.a in (0, 1), "turn, or turn and extra")


def _check_roll(f: _In) -> str:
    return _must(f.a == k.P_DIE and f.b in (0, k.UP_TO), "roll die, or roll die up_to")


def _check_move(f: _In) -> str:
    faces = set(range(1, len(f.rs.pile(k.P_DIE)[2]) + 1))
    ways = {(n, n, 0) for n in f.values(k.C_NUMBER) | faces}
    ways |= {(1, n, 0) for n in f.values(k.C_RANGE) | faces}
    ways |= {(1, 1, k.BACK) for _ in f.values(k.C_STEP)}
    ways |= {(n, n, k.SPARE) for n in f.values(k.C_FEWER)}
    return _must(
        (f.a, f.b, f.c) in ways, "the fewest and the most tiles of a card, and what goes with it"
    )


def _check_all(f: _In) -> str:
    if f.a not in f.values(k.C_ALL):
        return "the number of an 'all' card"
    if f.b >> k.ADVENTURERS or f.c >> k.ADVENTURERS or f.b & f.c:
        return "those who have yet to move and others who have moved"
    for i in range(k.ADVENTURERS):
        if f.b & 1 << i and f.form["statuses"][f.seat][i] != k.ACTIVE:
            return "active adventurers among those who have yet to move"
        if f.c & 1 << i and f.places[i] == 0:
            return "nobody who has moved still on the stairs"
    return ""


def _check_act(f: _In) -> str:
    if f.a == 0 or f.a >> k.ADVENTURERS:
        return "those who have moved, such as a1|a3"
    moved = [f.places[i] for i in range(k.ADVENTURERS) if f.a & 1 << i]
    return _must(0 not in moved, "nobody who has moved still on the stairs")


def _check_land(f: _In) -> str:
    good = f.a < k.ADVENTURERS and f.places[f.a] > 0 and f.b in (0, 1)
    return _must(good, "an adventurer that has moved")


def _check_spare(f: _In) -> str:
    right = "an adventurer on a treasure that needs just one more (H4)"
    if not f.stands(f.a):
        return right
    place = f.places[f.a]
    here = sum(f.stands(i) and f.places[i] == place for i in range(k.ADVENTURERS))
    tile = f.rs.tile(f.form["tiles"][place - 1])
    return _must(tile[1] == k.T_TREASURE and tile[3] == here + 1, right)


def _check_uncover(f: _In) -> str:
    good = (
        0 < f.b < f.rs.chamber
        and f.rs.space(f.b)[0] == f.a != 0
        and f.form["tiles"][f.b - 1] == 0
        and f.form["pile_sizes"][f.a] > 0
        and f.stands(f.c)
        and f.places[f.c] == f.b
    )
    return _must(good, "a pile with tiles, an empty space with its symbol, and who stands there")


def _check_take(f: _In) -> str:
    things = {
        (k.T_SCARAB, 0): k.SCARAB_BIT,
        (k.T_JOKER, 0): k.JOKER_BIT,
        (k.T_EITHER, 0): k.JOKER_BIT | k.SCARAB_BIT,
        **{(k.T_HORUS, i + 1): k.KEY_BIT | k.HORUS_BIT << i for i in range(k.LEVELS)},
        **{(k.T_FAVOUR, i + 1): k.HORUS_BIT * 3 << i for i in range(k.LEVELS - 1)},
    }
    offered = {things.get(tile) for tile in f.tiles_under()}
    return _must(f.a in offered, "what a tile under an adventurer of the seat offers")


def _check_scarab(f: _In) -> str:
    here = {family for family, _ in f.tiles_under()} & {k.T_SCARAB, k.T_EITHER}
    good = f.a == k.P_SCARAB and f.form["pile_sizes"][f.a] > 0 and here
    return _must(bool(good), "an adventurer on a tile that brings a scarab, and scarabs left")


def _check_draw(f: _In) -> str:
    good = f.a == k.P_DRAW and f.form["pile_sizes"][f.a] > 0
    return _must(good, "cards left in the draw pile; discards are shuffled first (T5)")


_FRAME_CHECKS: dict[int, _Check] = {
    k.F_FIRST: _check_first,
    k.F_DEAL: _check_deal,
    k.F_REVEAL: _check_reveal,
    k.F_LAY: _check_lay,
    k.F_TURN: _check_turn,
    k.F_ROLL: _check_roll,
    k.F_MOVE: _check_move,
    k.F_ALL: _check_all,
    k.F_ACT: _check_act,
    k.F_LAND: _check_land,
    k.F_SPARE: _check_spare,
    k.F_UNCOVER: _check_uncover,
    k.F_TAKE: _check_take,
    k.F_SCARAB: _check_scarab,
    k.F_DRAW: _check_draw,
}


def _check_turn_up(f: _In) -> str:
    good = (
        f.seat == f.form["active"]
        and f.a == k.P_TREASURE
        and 0 < f.b < f.rs.chamber
        and f.rs.space(f.b)[1] == f.a
        and f.form["tiles"][f.b - 1] == 0
        and f.stands(f.c)
        and f.places[f.c] == f.b
    )
    return _must(good, "treasures, an empty space for one, and who of the seat stands there")


_MODULE_CHECKS: dict[str, _Check] = {"turn_up": _check_turn_up}
"""Checks of modules' frames by their names; of others only the general ones are made."""
