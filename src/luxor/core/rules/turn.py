"""The turn and the round (T1 to T6, E1, E2)."""

from __future__ import annotations

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, Event, Field, flags, plain
from luxor.core.errors import LuxorError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.rules.horus import tell_gained
    from luxor.core.rules.movement import tell_could_move
    from luxor.core.rules.scoring import finish
    from luxor.core.verbs import see_card_leave


class Turn(FrameKind):
    """T1: play a card and move, do the tile's action, draw."""

    arguments = (Field("extra", flags("an extra turn", "extra")),)

    def run(self, s: State) -> None:
        seat, extra, _, _ = pop_frame(s)
        s.active = seat
        if s.rs.per_turn_count > 0:
            clear_turn_data(s)
        tell(s, E_TURN_STARTED, seat, extra)
        push(s, F_TURN_END, seat, 0, 0, 0)
        push(s, F_REFILL, seat, 0, 0, 0)
        push(s, F_PLAY, seat, 0, 0, 0)
        if s.rs.on_turn_start:
            for item in s.rs.on_turn_start:
                as_module(item).turn_start(s, seat)


def clear_turn_data(s: State) -> None:
    """Set what modules keep for a single turn to 0."""
    for i in range(s.rs.per_turn_count):
        s.data[s.rs.per_turn[i]] = 0


def see_turn_start(v: State, seat: int, extra: int) -> None:
    """Follow the start of a turn: an extra one waits no longer, a regular one is the next."""
    if extra:
        take_extra_turn(v)
    else:
        v.regular = seat
    v.active = seat
    clear_turn_data(v)


# --- playing a card --------------------------------------------------------------------------


def is_playable(s: State, seat: int, slot: int) -> int:
    """T6, T7: return what the card at a slot of a hand allows: MOVES, STAYS, both bits or none."""
    rs = s.rs
    card = s.hand[seat * HAND + slot]
    if card == UNKNOWN:
        return 0
    family = as_card_family(rs.card_families[rs.card_family[card]])
    return family.playable(s, seat, rs.card_value[card], slot)


def is_powered(s: State, seat: int, slot: int) -> int:
    """T6: return 1 if a power would give the card at a slot a legal move or a 0, else 0."""
    card = s.hand[seat * HAND + slot]
    if card == UNKNOWN:
        return 0
    family = as_card_family(s.rs.card_families[s.rs.card_family[card]])
    return 1 if family.powered(s, seat, card, slot) else 0


class Play(FrameKind):
    """T2, T6: the leftmost or the rightmost card, a playable one if there is one."""

    def options(self, s: State) -> None:
        seat = s.stack[s.top + SEAT]
        last = s.hand_size[seat] - 1
        if last < 0:
            return
        left = is_playable(s, seat, 0)
        right = left
        if s.rs.may_stay or s.hand[seat * HAND] != s.hand[seat * HAND + last]:
            right = is_playable(s, seat, last)
        if not (left | right) & MOVES:
            left = right = STAYS
        elif s.rs.on_reaches:
            if not left:
                left = is_powered(s, seat, 0)
            if not right:
                right = is_powered(s, seat, last)
        if left:
            offer(s, LEFT)
        if right and last > 0:
            offer(s, RIGHT)

    def answer(self, s: State, answer: int) -> None:
        rs = s.rs
        seat = s.stack[s.top + SEAT]
        slot = s.hand_size[seat] - 1 if answer == RIGHT else 0
        if rs.may_stay:
            note_playable(s, seat, slot)
        card = lay_card(s, seat, answer, slot)
        pop(s)
        if rs.card_eyes[card] > 0 and rs.on_horus_card:
            for item in rs.on_horus_card:
                as_module(item).horus_card(s, seat, card, 0)
        for item in rs.on_played:
            if as_module(item).played(s, seat, card):
                break
        else:
            play_card(s, seat, card, 0)

    def skip(self, s: State) -> None:
        """T2: without a card there is nothing to play, which only happens in made-up positions."""
        pop(s)


def lay_card(s: State, seat: int, end: int, slot: int) -> int:
    """T2: lay the card at an end of a hand on the discard pile and return it."""
    if s.hand[seat * HAND + slot] == UNKNOWN:
        raise LuxorError("the card is not known: a view cannot be played on")
    card = s.remove_card(seat, slot)
    s.put_on_pile_unchecked(P_DISCARD, card)
    tell(s, E_CARD_PLAYED, seat, end, card)
    return card


def see_card_played(v: State, seat: int, end: int, card: int) -> None:
    """Follow a card from an end of a hand to the discard pile."""
    see_card_leave(v, seat, v.hand_size[seat] - 1 if end == RIGHT else 0, card)


def note_playable(s: State, seat: int, slot: int) -> None:
    """E2, T6: before a card is laid, note whether it or the other end could be played as a move.

    That of the card is for all to see. If it is none, everybody knows that the other end was none
    either, unless the card may stay or a power gives it a move: then only its owner knows.
    """
    rs = s.rs
    card = s.hand[seat * HAND + slot]
    if card == UNKNOWN:
        raise LuxorError("the card is not known: a view cannot be played on")
    family = as_card_family(rs.card_families[rs.card_family[card]])
    yes = 0
    alone = family.playable(s, seat, rs.card_value[card], NOWHERE)
    if alone & MOVES:
        tell_could_move(s, seat)
    elif alone & STAYS or (rs.on_reaches and family.powered(s, seat, card, NOWHERE)):
        own = is_playable(s, seat, slot)
        other = is_playable(s, seat, s.hand_size[seat] - 1 if slot == 0 else 0)
        yes = 1 if other & MOVES and not own else 0
        tell_could_move_secretly(s, seat, (own | other) & MOVES)
    for item in rs.on_forced:
        as_module(item).forced(s, seat, yes)


def tell_could_move_secretly(s: State, seat: int, yes: int) -> None:
    """E2: a seat's card leaves open whether it could move; only the seat knows that it could."""
    if not s.could_move & COULD:
        s.could_move |= ASKED << seat
        if yes > 0:
            s.could_move |= SECRETLY << seat
        tell(s, E_COULD_MOVE_SECRETLY, seat, yes)


# --- drawing ---------------------------------------------------------------------------------


class Refill(FrameKind):
    """T3 to T5: the hand is filled up to five cards; discards renew an empty pile."""

    def run(self, s: State) -> None:
        seat = s.stack[s.top + SEAT]
        size = s.hand_size[seat]
        if size >= HAND:
            pop(s)
        else:
            for item in s.rs.on_refill:
                if as_module(item).refill(s, seat):
                    return
            if size == HAND - 1:
                pop(s)
            if s.pile_size[P_DRAW] == 0:
                shuffle_discards(s)
            push(s, F_DRAW, seat, P_DRAW, 0, 0)


def shuffle_discards(s: State) -> None:
    """T5: the discard pile is shuffled and becomes the draw pile.

    Everybody knows what is in it then, and that cards drawn earlier are not from it: what a
    viewer has not seen of the old pile is among the cards that are held.
    """
    rs = s.rs
    for i in range(rs.players * HAND):
        if s.origin[i] == P_DRAW:
            s.origin[i] = P_HELD
    draw = rs.pile_start[P_DRAW]
    discard = rs.pile_start[P_DISCARD]
    held = rs.pile_start[P_HELD]
    for i in range(rs.pile_length[P_DRAW]):
        s.counts[held + i] += s.counts[draw + i]
        s.counts[draw + i] = s.counts[discard + i]
        s.counts[discard + i] = 0
    s.pile_size[P_DRAW] = s.pile_size[P_DISCARD]
    s.pile_size[P_DISCARD] = 0
    tell(s, E_DISCARDS_SHUFFLED)


class Draw(FrameKind):
    """T3: a card is drawn into the middle of the hand; only its owner sees it."""

    arguments = (Field("pile", plain("the draw pile", P_DRAW, P_DRAW)),)

    def answer(self, s: State, answer: int) -> None:
        seat = pop_seat(s)
        slot = s.hand_size[seat] // 2
        s.insert_card(seat, slot, answer, 1 << seat, P_DRAW)
        s.take_from_pile_unchecked(P_DRAW, answer)
        tell(s, E_CARD_DRAWN, seat, slot, P_DRAW, answer)
        if s.rs.on_gained:
            tell_gained(s, seat, slot)


def gain_card(s: State, seat: int, slot: int, pile: int, card: int) -> None:
    """T3: move a card from a pile into a hand; in a view it may be UNKNOWN."""
    s.insert_card(seat, slot, card, 1 << seat, pile)
    if card == UNKNOWN:
        s.pile_size[pile] -= 1
    else:
        s.take_from_pile(pile, card)


# --- whose turn is next ----------------------------------------------------------------------


class TurnEnd(FrameKind):
    """The next turn begins: an extra one that waits (Y11), or the next player's clockwise (S2)."""

    def run(self, s: State) -> None:
        for item in s.rs.on_turn_end:
            if as_module(item).turn_end(s, s.stack[s.top + SEAT]):
                return
        pop(s)
        if s.queued > 0:
            push(s, F_TURN, take_extra_turn(s), 1, 0, 0)
        else:
            following = s.regular + 1
            if following == s.rs.players:
                following = 0
            if following == s.first:
                end_round(s)
            else:
                s.regular = following
                push(s, F_TURN, following, 0, 0, 0)


def take_extra_turn(s: State) -> int:
    """Y11: take the extra turn that has waited longest off the queue; return whose it is."""
    if s.queued <= 0:
        raise LuxorError("no extra turn is waiting")
    seat = s.queue[0]
    s.queued -= 1
    for i in range(s.queued):
        s.queue[i] = s.queue[i + 1]
    return seat


def end_round(s: State) -> None:
    """E1, E2: the game ends, or a new round begins."""
    if s.in_chamber >= SARCOPHAGI:
        finish(s, BY_TOMB)
    elif not s.could_move & ABLE:
        finish(s, BY_STANDSTILL)
    elif s.round >= ROUND_LIMIT:
        finish(s, BY_ROUND_LIMIT)
    else:
        start_round(s)


def start_round(s: State) -> None:
    """S2: the first player begins a round."""
    open_round(s, s.round + 1)
    push(s, F_TURN, s.first, 0, 0, 0)


def open_round(s: State, number: int) -> None:
    """M5, E2: released adventurers are active from now on, and nobody could move yet."""
    s.round = number
    s.could_move = 0
    for i in range(s.rs.players * ADVENTURERS):
        if s.status[i] == RELEASED:
            s.status[i] = ACTIVE
    s.regular = s.first
    tell(s, E_ROUND_STARTED, number)


class Over(FrameKind):
    """The game is over and scored."""

    has_seat = False


FRAMES: dict[int, FrameKind] = {
    F_TURN: Turn("turn", NOTHING),
    F_PLAY: Play("play", DECISION, private=True),
    F_REFILL: Refill("refill", NOTHING),
    F_DRAW: Draw("draw", CHANCE, secret=True),
    F_TURN_END: TurnEnd("turn_end", NOTHING),
    F_OVER: Over("over", OVER),
}

EVENTS = (
    Event("round_started", (Field("round", d.ROUND),), open_round),
    Event("turn_started", (BY_SEAT, Field("extra", d.FLAG)), see_turn_start),
    Event("card_played", (BY_SEAT, Field("end", d.END), d.WITH_CARD), see_card_played),
    Event(
        "could_move_secretly",
        (BY_SEAT, Field("yes", d.FLAG, secret=True)),
        tell_could_move_secretly,
    ),
    Event("card_drawn", (BY_SEAT, d.IN_SLOT, d.FROM_PILE, d.WITH_SECRET_CARD), gain_card),
    Event("discards_shuffled", (), shuffle_discards),
)
