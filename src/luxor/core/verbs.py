"""What modules do to a table: each verb changes the state and writes its event.

Moves, draws and what tiles bring are verbs of the base rules (``rules/``); these are the others.
"""

from __future__ import annotations

from luxor.core.errors import LuxorError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.bounds import refuse
    from luxor.core.constants import *
    from luxor.core.state import State


def fall(s: State, seat: int, adventurer: int) -> None:
    """Lay an adventurer down where it stands: it is not active until it is raised (Y7)."""
    if not 0 <= seat < s.rs.players:
        refuse("seat", seat, 0, s.rs.players - 1)
    if not 0 <= adventurer < ADVENTURERS:
        refuse("adventurer", adventurer, 0, ADVENTURERS - 1)
    s.status[seat * ADVENTURERS + adventurer] = FALLEN
    if s.events is not None:
        s.events.append((E_FELL, seat, adventurer))


def raise_up(s: State, seat: int, adventurer: int) -> None:
    """Stand a fallen adventurer up again (Y8)."""
    if not 0 <= seat < s.rs.players:
        refuse("seat", seat, 0, s.rs.players - 1)
    if not 0 <= adventurer < ADVENTURERS:
        refuse("adventurer", adventurer, 0, ADVENTURERS - 1)
    s.status[seat * ADVENTURERS + adventurer] = ACTIVE
    if s.events is not None:
        s.events.append((E_RAISED, seat, adventurer))


def add_points(s: State, seat: int, points: int) -> None:
    """Let a seat score in play."""
    if not 0 <= seat < s.rs.players:
        refuse("seat", seat, 0, s.rs.players - 1)
    s.score[seat] += points
    if s.events is not None:
        s.events.append((E_POINTS, seat, points))


def lay_key(s: State, seat: int) -> None:
    """Lay a key of a seat on the board, for good (M6)."""
    if not 0 <= seat < s.rs.players:
        refuse("seat", seat, 0, s.rs.players - 1)
    s.keys[seat] -= 1
    if s.events is not None:
        s.events.append((E_KEY_LAID, seat))


def turn_from_pile(s: State, pile: int, kind: int) -> None:
    """Turn up the top of a pile, for all to see; the module says where it lies."""
    s.take_from_pile(pile, kind)
    if s.events is not None:
        s.events.append((E_TURNED, pile, kind))


def lay_on_pile(s: State, pile: int, kind: int) -> None:
    """Lay something on a pile, for all to see."""
    s.put_on_pile(pile, kind)
    if s.events is not None:
        s.events.append((E_PUT, pile, kind))


def renew_pile(s: State, pile: int, source: int) -> None:
    """Shuffle another pile of the same kinds into an empty one."""
    if not 0 <= pile < s.rs.piles:
        refuse("pile", pile, 0, s.rs.piles - 1)
    if not 0 <= source < s.rs.piles:
        refuse("pile", source, 0, s.rs.piles - 1)
    if s.rs.pile_length[pile] > s.rs.pile_length[source]:
        raise LuxorError(f"the piles {pile} and {source} hold different kinds")
    rs = s.rs
    for i in range(rs.pile_length[pile]):
        s.counts[rs.pile_start[pile] + i] += s.counts[rs.pile_start[source] + i]
        s.counts[rs.pile_start[source] + i] = 0
    s.pile_size[pile] += s.pile_size[source]
    s.pile_size[source] = 0
    if s.events is not None:
        s.events.append((E_RENEWED, pile, source))


def move_card(s: State, seat: int, slot: int, to: int) -> None:
    """Put a card of a hand into another place of it; everybody sees from where to where."""
    if not 0 <= seat < s.rs.players:
        refuse("seat", seat, 0, s.rs.players - 1)
    if not 0 <= slot < s.hand_size[seat]:
        refuse("place in the hand", slot, 0, s.hand_size[seat] - 1)
    if not 0 <= to < s.hand_size[seat]:
        refuse("place in the hand", to, 0, s.hand_size[seat] - 1)
    base = seat * HAND
    card = s.hand[base + slot]
    known = s.known[base + slot]
    origin = s.origin[base + slot]
    s.remove_card(seat, slot)
    s.insert_card(seat, to, card, known, origin)
    if s.events is not None:
        s.events.append((E_CARD_MOVED, seat, slot, to))


def discard_card(s: State, seat: int, slot: int) -> None:
    """Lay a card of a hand on the discard pile without playing it."""
    card = s.remove_card(seat, slot)
    s.put_on_pile(P_DISCARD, card)
    if s.events is not None:
        s.events.append((E_DISCARDED, seat, slot, card))


def give_scarab(s: State, seat: int, kind: int) -> None:
    """Put a scarab of a seat out of the game; only the seat knows which."""
    if not 0 <= seat < s.rs.players:
        refuse("seat", seat, 0, s.rs.players - 1)
    if not 0 <= kind < s.rs.scarab_kinds:
        refuse("kind of scarab", kind, 0, s.rs.scarab_kinds - 1)
    s.scarabs[seat * MAX_SCARABS + kind] -= 1
    s.scarab_count[seat] -= 1
    if s.events is not None:
        s.events.append((E_SCARAB_GONE, seat, kind))


def draw_secret(s: State, index: int, pile: int, kind: int) -> None:
    """Take ``kind`` from a pile into a hidden byte of data; only the byte's owner knows which.

    Kinds are counted from 1 on in such a pile, since 0 stands for nothing.
    """
    if not 0 <= index < MAX_DATA:
        refuse("byte of module data", index, 0, MAX_DATA - 1)
    s.take_from_pile(pile, kind)
    s.data[index] = kind
    if s.events is not None:
        s.events.append((E_SECRET_DRAWN, s.rs.data_owner[index], index, pile, kind))


def put_secret(s: State, index: int, pile: int) -> None:
    """Put what a hidden byte of data holds back into a pile; only the byte's owner knows which."""
    if not 0 <= index < MAX_DATA:
        refuse("byte of module data", index, 0, MAX_DATA - 1)
    kind = s.data[index]
    s.put_on_pile(pile, kind)
    s.data[index] = 0
    if s.events is not None:
        s.events.append((E_SECRET_PUT, s.rs.data_owner[index], index, pile, kind))
