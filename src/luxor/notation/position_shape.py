"""Which frames can lie on each other, and how many cards each seat has then."""

from __future__ import annotations

from itertools import pairwise

from luxor.core import constants as k
from luxor.core.rules.setup import STAGES
from luxor.core.ruleset import Ruleset
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import Frame, frame_names, seat_name, stage
from luxor.notation.position_modules import dealt_from, has_unknown, is_known, rules_of
from luxor.notation.position_stack import write_frame, write_stack

IN_TURN = (
    "play",
    "roll",
    "move",
    "all",
    "act",
    "land",
    "spare",
    "uncover",
    "take",
    "scarab",
    "reveal",
    "draw",
)
"""The base game's frames of a turn."""

LIES_ON: dict[str, tuple[str, ...]] = {
    "setup": (),
    "turn": (),
    "turn_end": (),
    "over": (),
    "refill": ("turn_end",),
    "deal": ("new_hand",),
    **dict.fromkeys(IN_TURN, ("refill",)),
    "draw": ("turn_end",),
}
"""On which frames those of the base game lie after the set-up; nothing: they are the lowest."""


def check_stack_shape(rs: Ruleset, stack: list[Frame]) -> None:
    """Raise ``PositionError`` unless the frames, at least one, can lie on each other.

    Frames of modules of which nothing is known may lie anywhere above the lowest, and anything
    on them.
    """
    kind, *_ = stack[-1]
    if kind >= k.BASE_FRAMES and rs.frames[kind].asks == k.NOTHING and not is_known(rs, kind):
        wrong = f"{rs.frames[kind].name} asks nobody"
        raise PositionError("stack", wrong, "a frame that asks a seat or chance as the last")
    if stack[0][0] == k.F_SETUP:
        _check_setup(rs, stack)
        return
    names = frame_names(rs, stack)
    lowest = [name for name, below in LIES_ON.items() if not below]
    if names[0] not in lowest:
        raise _without_foundation(rs, stack[0])
    may_lie = _lies_on(rs)
    for (below, *_), (above, *_) in pairwise(stack):
        is_free = not (is_known(rs, below) and is_known(rs, above)) and below != k.F_OVER
        name = rs.frames[above].name
        if not is_free and rs.frames[below].name not in may_lie.get(name, ()):
            right = " or ".join(may_lie.get(name, ())) or "nothing"
            raise PositionError(
                "stack", f"{' / '.join(names)} cannot lie on each other", f"{right} below {name}"
            )


def _lies_on(rs: Ruleset) -> dict[str, tuple[str, ...]]:
    found = dict(LIES_ON)
    for rules in rules_of(rs):
        for name, below in rules.on.items():
            found[name] = (*found.get(name, ()), *below)
    return found


def _without_foundation(rs: Ruleset, frame: Frame) -> PositionError:
    """Return the error that a frame is not at the bottom, with what lies below it."""
    kind, seat, pile, *_ = frame
    name = rs.frames[kind].name
    stages = [i + 1 for i, kinds in enumerate(_SETUP_KINDS) if kind in kinds]
    lies_on = _lies_on(rs).get(name, ())
    foundation = ["turn_end"] if "turn_end" in lies_on else ["turn_end", "refill"]
    wrong = f"{name} without what lies below it"
    if stages and (seat == k.NOBODY or kind in (k.F_DEAL, k.F_NEW_HAND)):
        done = stages[-1] if pile == k.P_TREASURE else stages[0]
        parts = [f"setup - {done}"]
        if kind == k.F_DEAL:
            seats = [other for other in reversed(range(rs.players)) if other >= seat >= 0]
            hands = [[k.F_NEW_HAND, other, dealt_from(rs, other), 0, 0] for other in seats]
            parts += [write_stack(rs, hands)] if hands else []
        return PositionError("stack", wrong, " / ".join([*parts, write_frame(rs, frame)]))
    below = [f"{part} {seat_name(max(seat, 0))}" for part in foundation]
    return PositionError("stack", wrong, " / ".join([*below, write_frame(rs, frame)]))


# --- the set-up ------------------------------------------------------------------------------

_SETUP_KINDS = (
    (k.F_FIRST,),
    (k.F_NEW_HAND, k.F_DEAL),
    (k.F_REVEAL,),
    (k.F_LAY,),
    (k.F_LAY,),
    (),
)


def _check_setup(rs: Ruleset, stack: list[Frame]) -> None:
    done = stack[0][k.A]
    if done > STAGES:
        raise PositionError("stack", f"setup {done}", f"a stage from 0 to {STAGES}")
    on_top = [frame for frame in stack[1:] if is_known(rs, frame[0])]
    if has_unknown(rs):
        good = all(kind >= k.BASE_FRAMES or kind in _SETUP_KINDS[done - 1] for kind, *_ in on_top)
    else:
        good = _fits_stage(rs, done, on_top)
    if not good:
        raise PositionError(
            "stack",
            f"setup {done} under " + (" / ".join(frame_names(rs, on_top))),
            "the frames of that stage, in the order in which the set-up asks",
        )


def _fits_stage(rs: Ruleset, done: int, on_top: list[Frame]) -> bool:
    """Return whether frames are what is left of a stage of the set-up."""
    kinds = [frame[0] for frame in on_top]
    whole: list[Frame] = []
    match done:
        case 1:
            return kinds in ([], [k.F_FIRST])
        case 2:
            if kinds[-1:] == [k.F_DEAL]:
                *on_top, deal = on_top
                if not on_top or deal[k.SEAT : k.B] != on_top[-1][k.SEAT : k.B]:
                    return False
            seats = reversed(range(rs.players))
            whole = [[k.F_NEW_HAND, seat, dealt_from(rs, seat), 0, 0] for seat in seats]
        case 3:
            piles = [k.P_HORUS + level for level in reversed(range(k.LEVELS))]
            whole = [[k.F_REVEAL, k.NOBODY, q, 0, 0] for q in piles if sum(rs.pile(q)[2])]
        case 4 | 5:
            pile = k.P_OSIRIS if done == 4 else k.P_TREASURE
            return not kinds or (kinds == [k.F_LAY] and on_top[0][k.A] == pile)
        case 6:
            whole = [frame for rules in rules_of(rs) for frame in rules.setup(rs)]
    return on_top == whole[: len(on_top)]


# --- hands -----------------------------------------------------------------------------------

_HANDS: dict[str, tuple[int, ...]] = {
    **dict.fromkeys(IN_TURN, (k.HAND - 1,)),
    **dict.fromkeys(("play", "reveal", "turn", "turn_end", "over"), (k.HAND,)),
    "refill": (k.HAND - 1, k.HAND),
    "new_hand": tuple(range(k.HAND + 1)),
}
"""How many cards whoever's turn it is may have, by the highest frame that says so."""


def hand_sizes(rs: Ruleset, stack: list[Frame], seat: int) -> tuple[int, ...]:
    """Return how many cards a seat may have, the likeliest first (S3, T3, T4)."""
    names = frame_names(rs, stack)
    if stage(stack) is not None:
        return _dealt(stack, seat)
    if seat != stack[0][k.SEAT]:
        return (k.HAND,)
    for i in range(len(stack) - 1, -1, -1):
        name, below = names[i], names[i - 1] if i else ""
        if name == "deal":
            return (stack[i][k.B],)
        for rules in rules_of(rs):
            sizes = rules.hands[name](stack[i], below) if name in rules.hands else ()
            if sizes:
                return sizes if name != "refill" or i == len(stack) - 1 else _without_full(sizes)
        if name in _HANDS:
            sizes = _HANDS[name]
            return sizes if name != "refill" or i == len(stack) - 1 else _without_full(sizes)
    return (k.HAND,)


def _without_full(sizes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sizes of a hand that is yet to be filled up."""
    return tuple(size for size in sizes if size < k.HAND)


def _dealt(stack: list[Frame], seat: int) -> tuple[int, ...]:
    """Return how many cards a seat has got at a point of the set-up."""
    done = stage(stack) or 0
    if done < 2:
        return (0,)
    waiting = [frame for frame in stack if frame[0] == k.F_NEW_HAND]
    dealt = [frame[k.B] for frame in stack if frame[0] == k.F_DEAL]
    if all(frame[k.SEAT] != seat for frame in waiting):
        return (k.HAND,)
    if waiting[-1][k.SEAT] != seat:
        return (0,)
    return tuple(dealt[:1]) or _HANDS["new_hand"]
