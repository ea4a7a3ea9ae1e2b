"""The tomb chamber (M6, M7)."""

from __future__ import annotations

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, Event, Field

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.verbs import spend_key


def may_enter(s: State, seat: int) -> int:
    """M6: each entering adventurer costs one key; return 1 if the seat has one, else 0."""
    return 1 if s.keys[seat] > 0 else 0


def enter_tomb(s: State, seat: int, adventurer: int) -> None:
    """M6, M7: an adventurer has entered: spend a key and take the best sarcophagus left."""
    spend_key(s, seat)
    rest_in_chamber(s, seat, adventurer)
    if s.in_chamber <= SARCOPHAGI:
        take_sarcophagus(s, seat, s.in_chamber - 1)


def rest_in_chamber(s: State, seat: int, adventurer: int) -> None:
    """M6: an adventurer that has come to the chamber stays there; count those inside."""
    s.status[seat * ADVENTURERS + adventurer] = INSIDE
    s.in_chamber = 0
    for i in range(s.rs.players * ADVENTURERS):
        if s.pos[i] == s.rs.chamber:
            s.in_chamber += 1


def take_sarcophagus(s: State, seat: int, sarcophagus: int) -> None:
    """M7: a sarcophagus becomes a seat's."""
    s.sarcophagus[sarcophagus] = seat
    tell(s, E_SARCOPHAGUS_TAKEN, seat, sarcophagus)


EVENTS = (
    Event("sarcophagus_taken", (BY_SEAT, Field("sarcophagus", d.SARCOPHAGUS)), take_sarcophagus),
)
