"""Following a game by its events: folding what a seat sees gives that seat's view.

``begin`` makes the view of an untouched table, ``fold`` brings it up to date event by event. This
is the rule for anybody who gets events instead of states, such as a client or a redacted record.
"""

from __future__ import annotations

from luxor.core.errors import LuxorError
from luxor.core.form import check_event

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.constants import *
    from luxor.core.ruleset import Ruleset
    from luxor.core.state import State
    from luxor.core.verbs import move_card, renew_pile


def begin(rs: Ruleset) -> State:
    """Return the view of a table on which nothing has happened yet."""
    return State(rs)


def fold(view: State, event: tuple[int, ...]) -> None:
    """Bring a view up to date with an event as its seat sees it.

    Raises ``LuxorError`` where the event names what there is not.
    """
    check_event(view.rs, event)
    FOLDS[event[0]](view, event)


def fold_first(v: State, e: tuple[int, ...]) -> None:
    v.first = e[1]


def fold_card_gained(v: State, e: tuple[int, ...]) -> None:
    """Follow *dealt* and *drawn*: a card that is not seen stays among the unseen."""
    if e[4] == UNKNOWN:
        v.pile_size[e[3]] -= 1
    else:
        v.take_from_pile(e[3], e[4])
    v.insert_card(e[1], e[2], e[4], 1 << e[1], e[3])


def fold_laid(v: State, e: tuple[int, ...]) -> None:
    if e[1] != NOBODY:
        v.take_from_pile(e[1], e[3])
    v.place_tile(e[2], e[3])


def fold_opened(v: State, e: tuple[int, ...]) -> None:
    v.take_from_pile(P_HORUS + e[1], e[2])
    v.tops[e[1]] = e[2]


def fold_round(v: State, e: tuple[int, ...]) -> None:
    v.round = e[1]
    v.could_move = 0
    v.regular = v.first
    for i in range(v.rs.players * ADVENTURERS):
        if v.status[i] == RELEASED:
            v.status[i] = ACTIVE


def fold_turn(v: State, e: tuple[int, ...]) -> None:
    v.active = e[1]
    if e[2]:
        if v.queued <= 0:
            raise LuxorError("no extra turn is waiting")
        v.queued -= 1
        for i in range(v.queued):
            v.queue[i] = v.queue[i + 1]
    else:
        v.regular = e[1]


def fold_played(v: State, e: tuple[int, ...]) -> None:
    lose_card(v, e[1], v.hand_size[e[1]] - 1 if e[2] == RIGHT else 0, e[3])


def lose_card(v: State, seat: int, slot: int, card: int) -> None:
    """Follow a hand card to the discard pile; if it was not seen, it leaves the unseen."""
    origin = v.origin[seat * HAND + slot]
    if v.remove_card(seat, slot) == UNKNOWN:
        v.take_unseen(origin, card)
    v.put_on_pile(P_DISCARD, card)


def fold_could_move(v: State, e: tuple[int, ...]) -> None:
    v.could_move = COULD


def fold_nothing(v: State, e: tuple[int, ...]) -> None:
    """Follow an event that changes nothing on the table."""


def fold_moved(v: State, e: tuple[int, ...]) -> None:
    index = e[1] * ADVENTURERS + e[2]
    v.pos[index] = e[4]
    v.could_move = COULD
    if e[4] == v.rs.chamber:
        v.status[index] = INSIDE
        v.entered += 1


def fold_released(v: State, e: tuple[int, ...]) -> None:
    v.status[e[1] * ADVENTURERS + e[2]] = RELEASED


def fold_key_laid(v: State, e: tuple[int, ...]) -> None:
    v.keys[e[1]] -= 1


def fold_sarcophagus(v: State, e: tuple[int, ...]) -> None:
    v.sarcophagus[e[2]] = e[1]


def fold_treasure(v: State, e: tuple[int, ...]) -> None:
    v.score[e[1]] += e[4]
    v.treasures[e[1] * TREASURE_TYPES + v.rs.tile_type[e[3]]] += 1
    v.remove_tile(e[2])


def fold_key(v: State, e: tuple[int, ...]) -> None:
    v.key_supply -= 1
    v.keys[e[1]] += 1


def fold_joker(v: State, e: tuple[int, ...]) -> None:
    v.joker_supply -= 1
    v.jokers[e[1]] += 1


def fold_scarab(v: State, e: tuple[int, ...]) -> None:
    v.pile_size[P_SCARAB] -= 1
    v.scarab_count[e[1]] += 1
    if e[2] != UNKNOWN:
        v.counts[v.rs.pile_start[P_SCARAB] + e[2]] -= 1
        v.scarabs[e[1] * MAX_SCARABS + e[2]] += 1


def fold_horus_taken(v: State, e: tuple[int, ...]) -> None:
    v.tops[e[2]] = UNKNOWN
    v.insert_card(e[1], e[4], e[3], (1 << v.rs.players) - 1, P_HORUS + e[2])


def fold_shuffled(v: State, e: tuple[int, ...]) -> None:
    draw = v.rs.pile_start[P_DRAW]
    discard = v.rs.pile_start[P_DISCARD]
    held = v.rs.pile_start[P_HELD]
    for i in range(v.rs.pile_length[P_DRAW]):
        v.counts[held + i] += v.counts[draw + i]
        v.counts[draw + i] = v.counts[discard + i]
        v.counts[discard + i] = 0
    for i in range(v.rs.players * HAND):
        if v.origin[i] == P_DRAW:
            v.origin[i] = P_HELD
    v.pile_size[P_DRAW] = v.pile_size[P_DISCARD]
    v.pile_size[P_DISCARD] = 0


def fold_ended(v: State, e: tuple[int, ...]) -> None:
    v.reason = e[1]


def fold_shown(v: State, e: tuple[int, ...]) -> None:
    """Follow a seat's showing its scarabs: what was unseen so far leaves the unseen."""
    unseen = e[3] - v.scarabs[e[1] * MAX_SCARABS + e[2]]
    v.scarabs[e[1] * MAX_SCARABS + e[2]] = e[3]
    v.counts[v.rs.pile_start[P_SCARAB] + e[2]] -= unseen


def fold_asked(v: State, e: tuple[int, ...]) -> None:
    v.top = len(e) - 3 - FRAME
    for i in range(len(e) - 3):
        v.stack[i] = e[i + 3]
    v.asks = v.rs.frames[e[2]].asks


def fold_granted(v: State, e: tuple[int, ...]) -> None:
    v.grant_turn(e[1])


def fold_data(v: State, e: tuple[int, ...]) -> None:
    v.data[e[1]] = e[2]


def fold_secret(v: State, e: tuple[int, ...]) -> None:
    if e[3] != UNKNOWN:
        v.data[e[2]] = e[3]


def fold_able(v: State, e: tuple[int, ...]) -> None:
    v.could_move |= ASKED << e[1]
    if e[2] > 0:
        v.could_move |= SECRETLY << e[1]


def fold_fell(v: State, e: tuple[int, ...]) -> None:
    v.status[e[1] * ADVENTURERS + e[2]] = FALLEN


def fold_raised(v: State, e: tuple[int, ...]) -> None:
    v.status[e[1] * ADVENTURERS + e[2]] = ACTIVE


def fold_points(v: State, e: tuple[int, ...]) -> None:
    v.score[e[1]] += e[2]


def fold_turned(v: State, e: tuple[int, ...]) -> None:
    v.take_from_pile(e[1], e[2])


def fold_put(v: State, e: tuple[int, ...]) -> None:
    v.put_on_pile(e[1], e[2])


def fold_renewed(v: State, e: tuple[int, ...]) -> None:
    renew_pile(v, e[1], e[2])


def fold_card_moved(v: State, e: tuple[int, ...]) -> None:
    move_card(v, e[1], e[2], e[3])


def fold_discarded(v: State, e: tuple[int, ...]) -> None:
    lose_card(v, e[1], e[2], e[3])


def fold_scarab_gone(v: State, e: tuple[int, ...]) -> None:
    v.scarab_count[e[1]] -= 1
    if e[2] != UNKNOWN:
        v.scarabs[e[1] * MAX_SCARABS + e[2]] -= 1


def fold_secret_drawn(v: State, e: tuple[int, ...]) -> None:
    v.pile_size[e[3]] -= 1
    if e[4] != UNKNOWN:
        v.take_unseen(e[3], e[4])
        v.data[e[2]] = e[4]


def fold_secret_put(v: State, e: tuple[int, ...]) -> None:
    v.pile_size[e[3]] += 1
    if e[4] != UNKNOWN:
        v.put_unseen(e[3], e[4], 1)
    v.data[e[2]] = 0


FOLDS = (
    fold_first,
    fold_card_gained,
    fold_laid,
    fold_opened,
    fold_round,
    fold_turn,
    fold_played,
    fold_could_move,
    fold_nothing,
    fold_moved,
    fold_released,
    fold_key_laid,
    fold_sarcophagus,
    fold_treasure,
    fold_key,
    fold_joker,
    fold_scarab,
    fold_horus_taken,
    fold_card_gained,
    fold_shuffled,
    fold_nothing,
    fold_ended,
    fold_shown,
    fold_nothing,
    fold_asked,
    fold_granted,
    fold_data,
    fold_secret,
    fold_able,
    fold_nothing,
    fold_fell,
    fold_raised,
    fold_points,
    fold_turned,
    fold_put,
    fold_renewed,
    fold_card_moved,
    fold_discarded,
    fold_scarab_gone,
    fold_secret_drawn,
    fold_secret_put,
)
"""How each event is followed, by kind."""
