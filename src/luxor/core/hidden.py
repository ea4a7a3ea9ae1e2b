"""What a seat may not know: taking it out of a state, and imagining it back (P1, P2).

Cards that a viewer cannot see are counted to the pile they came from, scarabs to the supply: what
those counts hold then is what the viewer cannot tell apart. The sizes of piles stay true.
"""

from __future__ import annotations

from luxor.core.errors import LuxorError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.engine import pick, resume
    from luxor.core.inline import *
    from luxor.core.rules.turn import is_playable


def hide(s: State, seat: int) -> State:
    """Return a copy of a state without what ``seat`` (NOBODY: the public) may not know."""
    check_bounds("seat", seat, NOBODY, s.rs.players - 1)
    rs = s.rs
    view = s.copy()
    everybody = (1 << rs.players) - 1
    bit = everybody if seat == NOBODY else 1 << seat
    for i in range(rs.players * HAND):
        if view.hand[i] != UNKNOWN and view.known[i] & bit != bit:
            view.put_unseen(view.origin[i], view.hand[i], 1)
            view.hand[i] = UNKNOWN
    if s.reason == RUNNING:
        for owner in range(rs.players):
            if owner != seat:
                for kind in range(rs.scarab_kinds):
                    i = owner * MAX_SCARABS + kind
                    view.put_unseen(P_SCARAB, kind, view.scarabs[i])
                    view.scarabs[i] = 0
    own = 0 if seat == NOBODY else SECRETLY << seat
    view.could_move &= ~ABLE | COULD | own
    if view.asks == DECISION and view.stack[view.top + SEAT] != seat:
        view.n_options = 0
    for i in range(view.n_options, MAX_OPTIONS):
        view.options[i] = 0
    if rs.modules:
        for item in rs.on_hide:
            as_module(item).hide(view, seat)
        for i in range(MAX_DATA):
            owner = rs.data_owner[i]
            if owner == NOBODY or owner not in (EVERYBODY, seat):
                view.data[i] = 0
    return view


def imagine(view: State, seat: int, rng: Rng) -> State:
    """Return a possible state behind a view that :func:`hide` made for ``seat``.

    Everything the viewer cannot tell apart is equally likely. Cards that others drew before the
    discards were last shuffled are kept apart from later ones, but not from still earlier ones.
    """
    check_bounds("seat", seat, NOBODY, view.rs.players - 1)
    rs = view.rs
    s = view.copy()
    for owner in range(rs.players):
        for slot in range(s.hand_size[owner]):
            i = owner * HAND + slot
            if s.hand[i] == UNKNOWN:
                s.hand[i] = draw_unseen(s, s.origin[i], rng)
        missing = s.scarab_count[owner]
        for kind in range(rs.scarab_kinds):
            missing -= s.scarabs[owner * MAX_SCARABS + kind]
        for _ in range(missing):
            s.scarabs[owner * MAX_SCARABS + draw_unseen(s, P_SCARAB, rng)] += 1
        size = s.hand_size[owner]
        if size > 0 and owner != seat and s.reason == RUNNING and s.could_move & ASKED << owner:
            # E2: a card left it open; let the ends of the hand now say if it could move
            if (is_playable(s, owner, 0) | is_playable(s, owner, size - 1)) & MOVES:
                s.could_move |= SECRETLY << owner
    for item in rs.on_imagine:
        as_module(item).imagine(s, seat, rng)
    resume(s)
    return s


def draw_unseen(s: State, pile: int, rng: Rng) -> int:
    """Take one of the kinds that a viewer cannot tell apart out of the counts; return it."""
    check_bounds("pile", pile, 0, s.rs.piles - 1)
    rs = s.rs
    start = rs.pile_start[pile]
    total = 0
    for i in range(start, start + rs.pile_length[pile]):
        total += s.counts[i]
    if total <= 0:
        raise LuxorError(f"nothing unseen is left in the pile {rs.pile_names[pile]!r}")
    kind = pick(s, pile, rng.below(total))
    s.put_unseen(pile, kind, -1)
    return kind
