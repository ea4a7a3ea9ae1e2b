"""The tomb chamber (M6, M7)."""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.constants import *
    from luxor.core.state import State
    from luxor.core.verbs import lay_key


def may_enter(s: State, seat: int) -> int:
    """M6: each entering adventurer costs one key; return 1 if the seat has one, else 0."""
    return 1 if s.keys[seat] > 0 else 0


def enter_tomb(s: State, seat: int, adventurer: int) -> None:
    """M6, M7: lay down a key, for good, and take the best sarcophagus that is left."""
    lay_key(s, seat)
    s.status[seat * ADVENTURERS + adventurer] = INSIDE
    if s.entered < SARCOPHAGI:
        s.sarcophagus[s.entered] = seat
        if s.events is not None:
            s.events.append((E_SARCOPHAGUS, seat, s.entered))
    s.entered += 1
