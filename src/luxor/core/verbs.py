"""What modules do to a table: a verb changes the state and writes its event.

Moves, draws and what tiles bring are verbs of the base rules (``rules/``); these are the others.
Verbs for module data write no event: the module that calls them declares its own.
"""

from __future__ import annotations

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, WITH_ADVENTURER, Event, Field
from luxor.core.errors import LuxorError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *


def fall(s: State, seat: int, adventurer: int) -> None:
    """Lay an adventurer down where it stands: it is not active until it is raised (Y7)."""
    check_bounds("seat", seat, 0, s.rs.players - 1)
    check_bounds("adventurer", adventurer, 0, ADVENTURERS - 1)
    s.status[seat * ADVENTURERS + adventurer] = FALLEN
    tell(s, E_ADVENTURER_FELL, seat, adventurer)


def raise_up(s: State, seat: int, adventurer: int) -> None:
    """Stand a fallen adventurer up again (Y8)."""
    check_bounds("seat", seat, 0, s.rs.players - 1)
    check_bounds("adventurer", adventurer, 0, ADVENTURERS - 1)
    s.status[seat * ADVENTURERS + adventurer] = ACTIVE
    tell(s, E_ADVENTURER_RAISED, seat, adventurer)


def add_points(s: State, seat: int, points: int) -> None:
    """Let a seat score in play."""
    check_bounds("seat", seat, 0, s.rs.players - 1)
    s.score[seat] += points
    tell(s, E_POINTS_SCORED, seat, points)


def spend_key(s: State, seat: int) -> None:
    """Take a key of a seat out of the game (M6)."""
    check_bounds("seat", seat, 0, s.rs.players - 1)
    s.keys[seat] -= 1
    tell(s, E_KEY_SPENT, seat)


def renew_pile(s: State, pile: int, source: int) -> None:
    """Shuffle another pile of the same kinds into an empty one."""
    check_bounds("pile", pile, 0, s.rs.piles - 1)
    check_bounds("pile", source, 0, s.rs.piles - 1)
    if s.rs.pile_length[pile] > s.rs.pile_length[source]:
        raise LuxorError(f"the piles {pile} and {source} hold different kinds")
    rs = s.rs
    for i in range(rs.pile_length[pile]):
        s.counts[rs.pile_start[pile] + i] += s.counts[rs.pile_start[source] + i]
        s.counts[rs.pile_start[source] + i] = 0
    s.pile_size[pile] += s.pile_size[source]
    s.pile_size[source] = 0


def move_card(s: State, seat: int, slot: int, to: int) -> None:
    """Put a card of a hand into another place of it; everybody sees from where to where."""
    check_bounds("seat", seat, 0, s.rs.players - 1)
    check_bounds("place in the hand", slot, 0, s.hand_size[seat] - 1)
    check_bounds("place in the hand", to, 0, s.hand_size[seat] - 1)
    base = seat * HAND
    card = s.hand[base + slot]
    known = s.known[base + slot]
    origin = s.origin[base + slot]
    s.remove_card(seat, slot)
    s.insert_card(seat, to, card, known, origin)
    tell(s, E_CARD_MOVED, seat, slot, to)


def discard_card(s: State, seat: int, slot: int) -> None:
    """Lay a card of a hand on the discard pile without playing it."""
    card = s.remove_card(seat, slot)
    s.put_on_pile(P_DISCARD, card)
    tell(s, E_CARD_DISCARDED, seat, slot, card)


def see_card_leave(v: State, seat: int, slot: int, card: int) -> None:
    """Follow a hand card to the discard pile; if it was not seen, it leaves the unseen."""
    check_bounds("seat", seat, 0, v.rs.players - 1)
    check_bounds("place in the hand", slot, 0, v.hand_size[seat] - 1)
    origin = v.origin[seat * HAND + slot]
    if v.remove_card(seat, slot) == UNKNOWN:
        v.put_unseen(origin, card, -1)
    v.put_on_pile(P_DISCARD, card)


def take_secret(s: State, index: int, pile: int, kind: int) -> None:
    """Take ``kind`` (in a view perhaps UNKNOWN) from a pile into a hidden byte of data.

    Kinds are counted from 1 on in such a pile, since 0 stands for nothing.
    """
    check_bounds("byte of module data", index, 0, MAX_DATA - 1)
    check_bounds("pile", pile, 0, s.rs.piles - 1)
    if kind == UNKNOWN:
        s.pile_size[pile] -= 1
    else:
        s.take_from_pile(pile, kind)
        s.data[index] = kind


def return_secret(s: State, index: int, pile: int, kind: int) -> None:
    """Put ``kind`` (in a view perhaps UNKNOWN), which a hidden byte holds, back into a pile."""
    check_bounds("byte of module data", index, 0, MAX_DATA - 1)
    check_bounds("pile", pile, 0, s.rs.piles - 1)
    if kind == UNKNOWN:
        s.pile_size[pile] += 1
    else:
        s.put_on_pile(pile, kind)
    s.data[index] = 0


EVENTS = (
    Event("key_spent", (BY_SEAT,), spend_key),
    Event("extra_turn_granted", (BY_SEAT,), lambda view, seat: view.grant_turn(seat)),
    Event("adventurer_fell", (BY_SEAT, WITH_ADVENTURER), fall),
    Event("adventurer_raised", (BY_SEAT, WITH_ADVENTURER), raise_up),
    Event("points_scored", (BY_SEAT, d.FOR_POINTS), add_points),
    Event("card_moved", (BY_SEAT, d.IN_SLOT, Field("to", d.HAND_PLACE)), move_card),
    Event("card_discarded", (BY_SEAT, d.IN_SLOT, d.WITH_CARD), see_card_leave),
)
