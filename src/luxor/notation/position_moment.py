"""When a position can be: during the set-up, at a point of a round, or after the end."""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core.declarations import REASONS
from luxor.core.ruleset import Ruleset
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import (
    Form,
    entered,
    frame_names,
    is_over,
    seat_name,
    stage,
    starter_kinds,
)
from luxor.notation.position_modules import grants_turns, rules_of

ALWAYS_MOVED = frozenset({"act", "spare"})
MOVED = ALWAYS_MOVED | {"land", "uncover", "take", "scarab", "reveal"}
"""Frames that only come after a move; the first two also where cards may be played without one."""


def check_moment(rs: Ruleset, form: Form) -> None:
    """Raise ``PositionError`` if the position cannot be at the point that its stack says."""
    if stage(form["stack"]) is not None:
        _check_setup(rs, form)
        return
    if not 1 <= form["round"] <= k.ROUND_LIMIT:
        raise PositionError("round", f"{form['round']}", f"1 to {k.ROUND_LIMIT}, 0 in the set-up")
    _check_could_move(rs, form)
    if is_over(form["stack"]):
        _check_end(rs, form)
        return
    if not grants_turns(rs):
        _check_without_extra_turns(rs, form)
    if form["reason"] != k.RUNNING:
        raise PositionError("ended", "by its stack the game goes on", "no reason, or stack: over -")


def must_have_moved(rs: Ruleset, form: Form) -> bool:
    """Return whether somebody has moved in this round for sure.

    So it is after a move, with a second adventurer in the chamber (else E1 had ended the game
    before) and with an adventurer that was released in this round (M5).
    """
    name = frame_names(rs, form["stack"])[-1]
    after_move = name in (ALWAYS_MOVED if rs.may_stay else MOVED) and stage(form["stack"]) is None
    after_move = after_move or any(name in rules.after_move for rules in rules_of(rs))
    released = any(k.RELEASED in statuses for statuses in form["statuses"])
    return after_move or released or sum(entered(rs, form)) >= k.SARCOPHAGI


def _check_could_move(rs: Ruleset, form: Form) -> None:
    """E2: all know that somebody could move, or some seats have played cards that leave it open."""
    could_move = form["could_move"]
    if must_have_moved(rs, form) and could_move != k.COULD:
        raise PositionError("moved", "no, though somebody has moved in this round", "yes")
    asked = could_move // k.ASKED
    able = (could_move & k.ABLE) // k.SECRETLY
    if could_move == k.COULD or not could_move:
        return
    if could_move & k.COULD or able & ~asked or asked >> rs.players or not rs.may_stay:
        wrong = "not what a round comes to"
        right = "no, yes, or in a game whose modules let cards be played without a move the seats "
        raise PositionError("moved", wrong, right + "asked, and those of them able")
    turns = (form["regular"] - form["first"]) % rs.players
    for seat in range(rs.players):
        if asked & 1 << seat and (seat - form["first"]) % rs.players > turns:
            wrong = f"asked {seat_name(seat)}, which has not had its turn in this round"
            raise PositionError("moved", wrong, "seats that have had their turn")


def _check_without_extra_turns(rs: Ruleset, form: Form) -> None:
    """Refuse what only the extra turns of a module can bring about."""
    if form["queue"]:
        wrong = "extra turns wait, but no module of this game grants any"
        raise PositionError("extra", wrong, "it left out")
    begins = form["stack"][-1][0] in (k.F_TURN, k.F_PLAY)
    inside = sum(entered(rs, form))
    is_first = form["active"] == form["regular"] == form["first"]
    if begins and is_first and inside >= k.SARCOPHAGI:
        first = seat_name(form["first"])
        raise PositionError(
            "turn",
            f"{first}, who is first in every round, begins a turn with {inside} adventurers in the "
            "tomb chamber",
            f"at most {k.SARCOPHAGI - 1} there, else the game has ended after the round before "
            "(E1), or the turn of a later seat",
        )


# --- the set-up ------------------------------------------------------------------------------


def _check_setup(rs: Ruleset, form: Form) -> None:
    """S1 to S8: until the first turn nobody has moved or got anything."""
    at_start = [k.ACTIVE] * (k.ADVENTURERS - k.STATUES) + [k.SLEEPING] * k.STATUES
    for seat in range(rs.players):
        name = seat_name(seat)
        if form["statuses"][seat] != at_start or any(form["positions"][seat]):
            wrong = "adventurers have moved during the set-up"
            raise PositionError(name, wrong, "stairs stairs statue statue statue")
        first_keys = max((rules.first_keys(rs, form, seat) for rules in rules_of(rs)), default=0)
        if form["keys"][seat] != first_keys:
            wrong = f"{form['keys'][seat]} in the set-up"
            raise PositionError(f"{name} keys", wrong, f"{first_keys or 'none'}")
        for what, key in _HELD.items():
            if form[what][seat]:
                raise PositionError(f"{name} {key}", f"{form[what][seat]} in the set-up", "none")
        if any(form["treasures"][seat]):
            raise PositionError(f"{name} treasures", "taken during the set-up", "none")
    horus_drawn = form["piles"][k.P_DRAW][len(starter_kinds(rs)) :]
    horus_held = [card for hand in form["hands"] for card in hand if rs.card(card)[3]]
    if sum(form["piles"][k.P_DISCARD]) or any(horus_drawn) or horus_held:
        wrong = "cards were played or taken during the set-up"
        raise PositionError("cards", wrong, "starter cards in hands and draw pile only")
    for what, key in _BEGUN.items():
        if form[what]:
            raise PositionError(key, "the game has not begun during the set-up", "it left out")


_HELD = {"jokers": "jokers", "scarab_counts": "scarabs", "scores": "score"}
_BEGUN = {
    "round": "round",
    "regular": "regular",
    "active": "turn",
    "could_move": "moved",
    "reason": "ended",
    "queue": "extra",
}


# --- the end ---------------------------------------------------------------------------------


def _check_end(rs: Ruleset, form: Form) -> None:
    """E1, E2: a game ends after the last regular turn of a round."""
    inside = sum(entered(rs, form))
    reason = k.BY_TOMB
    if inside < k.SARCOPHAGI:
        reason = k.BY_ROUND_LIMIT if form["could_move"] & k.ABLE else k.BY_STANDSTILL
    too_early = reason == k.BY_ROUND_LIMIT and form["round"] < k.ROUND_LIMIT
    if form["reason"] != reason or too_early:
        raise PositionError(
            "ended",
            f"{REASONS[form['reason']]} with {inside} in the tomb chamber, round {form['round']}, "
            f"moved: {'yes' if form['could_move'] & k.ABLE else 'no'}",
            "tomb with two or more in the chamber, standstill if nobody could move, "
            f"round_limit after {k.ROUND_LIMIT} rounds",
        )
    last = (form["first"] - 1) % rs.players
    if form["regular"] != last:
        wrong = f"{seat_name(form['regular'])} had the last turn"
        raise PositionError("turn", wrong, f"{seat_name(last)}, who is last in every round")
    if form["queue"]:
        raise PositionError("extra", "extra turns after the end", "none")
