"""One position of a game, as small numbers in fixed arrays.

A state holds no future: face-down piles are counts, what chance will bring is decided when it is
asked. What is half done lies on :attr:`State.stack` as frames of five numbers (kind, seat, three
arguments), so every node can be copied, saved and resumed. Compiled, the arrays are invisible
from outside the core; :meth:`State.to_dict` shows them.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from luxor.core.ruleset import zeros

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.constants import (
        ADVENTURERS,
        E_DATA,
        E_GRANTED,
        E_LAID,
        E_SECRET,
        EVERYBODY,
        F_TURN_END,
        FRAME,
        HAND,
        LEVELS,
        MAX_COUNTS,
        MAX_DATA,
        MAX_OPTIONS,
        MAX_PILES,
        MAX_PLACES,
        MAX_QUEUE,
        MAX_SCARABS,
        MAX_SEATS,
        MAX_STACK,
        NOBODY,
        NOTHING,
        RUNNING,
        SARCOPHAGI,
        SLEEPING,
        TREASURE_TYPES,
        UNKNOWN,
    )
    from luxor.core.ruleset import Ruleset


class State:
    """A position under a :class:`~luxor.core.ruleset.Ruleset`.

    ``asks`` says whether the top of the stack asks a seat, asks chance, or the game is over; at a
    decision ``options`` holds the legal actions. ``events`` is a list that everything which
    happens is written to, or None while nobody listens; copies start with None.
    """

    def __init__(self, rs: Ruleset) -> None:
        """Make an empty table: full piles, no tile laid, nobody's turn, an empty stack."""
        self.rs = rs
        self.events: list[tuple[int, ...]] | None = None
        self.round = 0
        self.first = 0  # the first player
        self.regular = 0  # the seat whose regular turn it is, or was before extra turns
        self.active = 0  # the seat whose turn it is
        self.could_move = 0  # E2: bits COULD, SECRETLY and ASKED of this round
        self.entered = 0  # adventurers in the tomb chamber
        self.reason = RUNNING
        self.tiles = zeros(MAX_PLACES)
        self.ahead = zeros(MAX_PLACES)  # the next tile, or the chamber
        self.pos = zeros(MAX_SEATS * ADVENTURERS)
        self.status = zeros(MAX_SEATS * ADVENTURERS)
        self.hand = zeros(MAX_SEATS * HAND)
        self.known = zeros(MAX_SEATS * HAND)  # bit p: seat p knows this card
        self.origin = zeros(MAX_SEATS * HAND)  # the pile it came from, as everybody saw
        self.hand_size = zeros(MAX_SEATS)
        self.counts = zeros(MAX_COUNTS)
        self.pile_size = zeros(MAX_PILES)
        self.tops = zeros(LEVELS)  # the open Horus cards
        self.keys = zeros(MAX_SEATS)
        self.jokers = zeros(MAX_SEATS)
        self.key_supply = 0
        self.joker_supply = 0
        self.scarabs = zeros(MAX_SEATS * MAX_SCARABS)
        self.scarab_count = zeros(MAX_SEATS)
        self.treasures = zeros(MAX_SEATS * TREASURE_TYPES)
        self.score = zeros(MAX_SEATS)
        self.sarcophagus = zeros(SARCOPHAGI)  # whose it is
        self.queue = zeros(MAX_QUEUE)  # extra turns, in order
        self.queued = 0
        self.data = zeros(MAX_DATA)
        self.stack = zeros(MAX_STACK * FRAME)
        self.top = -FRAME
        self.asks = NOTHING
        self.options = zeros(MAX_OPTIONS)
        self.n_options = 0
        self.hold = 0  # set while options are listed: ask even if there is a single one
        self._empty_table()

    def _empty_table(self) -> None:
        rs = self.rs
        for i in range(MAX_SEATS * HAND):
            self.hand[i] = UNKNOWN
        for i in range(MAX_SEATS):
            for k in range(2, ADVENTURERS):
                self.status[i * ADVENTURERS + k] = SLEEPING
        for i in range(LEVELS):
            self.tops[i] = UNKNOWN
        for i in range(SARCOPHAGI):
            self.sarcophagus[i] = NOBODY
        for i in range(MAX_COUNTS):
            self.counts[i] = rs.full[i]
        for pile in range(rs.piles):
            total = 0
            for i in range(rs.pile_length[pile]):
                total += rs.full[rs.pile_start[pile] + i]
            self.pile_size[pile] = total
        self.key_supply = rs.keys
        self.joker_supply = rs.jokers
        self.link_tiles()

    def copy(self) -> State:
        """Return a state of its own that is equal to this one and that nobody listens to."""
        new = State.__new__(State)
        new.rs = self.rs
        new.events = None
        new.round = self.round
        new.first = self.first
        new.regular = self.regular
        new.active = self.active
        new.could_move = self.could_move
        new.entered = self.entered
        new.reason = self.reason
        new.tiles = self.tiles[:]
        new.ahead = self.ahead[:]
        new.pos = self.pos[:]
        new.status = self.status[:]
        new.hand = self.hand[:]
        new.known = self.known[:]
        new.origin = self.origin[:]
        new.hand_size = self.hand_size[:]
        new.counts = self.counts[:]
        new.pile_size = self.pile_size[:]
        new.tops = self.tops[:]
        new.keys = self.keys[:]
        new.jokers = self.jokers[:]
        new.key_supply = self.key_supply
        new.joker_supply = self.joker_supply
        new.scarabs = self.scarabs[:]
        new.scarab_count = self.scarab_count[:]
        new.treasures = self.treasures[:]
        new.score = self.score[:]
        new.sarcophagus = self.sarcophagus[:]
        new.queue = self.queue[:]
        new.queued = self.queued
        new.data = self.data[:]
        new.stack = self.stack[:]
        new.top = self.top
        new.asks = self.asks
        new.options = self.options[:]
        new.n_options = self.n_options
        new.hold = 0
        return new

    # --- the stack ---------------------------------------------------------------------------

    def push(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        """Put a frame on the stack; it is dealt with before everything under it."""
        top = self.top + FRAME
        if top >= MAX_STACK * FRAME:
            raise OverflowError(f"more than {MAX_STACK} frames on the stack")
        stack = self.stack
        stack[top] = kind
        stack[top + 1] = seat
        stack[top + 2] = a
        stack[top + 3] = b
        stack[top + 4] = c
        self.top = top

    def pop(self) -> None:
        """Take the top frame off the stack."""
        self.top -= FRAME

    def offer(self, action: int) -> None:
        """Add a legal action to the options of the decision being listed."""
        if self.n_options >= MAX_OPTIONS:
            raise OverflowError(f"more than {MAX_OPTIONS} options at one decision")
        self.options[self.n_options] = action
        self.n_options += 1

    def sort_options(self) -> None:
        """Bring the options into ascending order, each once, after a module has added some."""
        kept = 0
        for n in range(self.n_options):
            action = self.options[n]
            i = kept
            while i > 0 and self.options[i - 1] > action:
                i -= 1
            if i > 0 and self.options[i - 1] == action:
                continue
            for j in range(kept, i, -1):
                self.options[j] = self.options[j - 1]
            self.options[i] = action
            kept += 1
        self.n_options = kept

    # --- what many rules need ----------------------------------------------------------------

    def link_tiles(self) -> None:
        """Work out :attr:`ahead` from the tiles that lie on the path."""
        rs = self.rs
        chamber = rs.chamber
        self.ahead[chamber + 1] = chamber + 1
        self.ahead[chamber] = chamber + 1
        after = chamber
        for place in range(chamber - 1, -1, -1):
            self.ahead[place] = after
            if self.tiles[place] != 0:
                after = place

    def place_tile(self, space: int, tile: int) -> None:
        """Lay a tile on an empty space: from now on it counts as a step."""
        self.tiles[space] = tile
        after = self.ahead[space]
        place = space - 1
        while place >= 0 and self.ahead[place] == after:
            self.ahead[place] = space
            place -= 1

    def lay_tile(self, pile: int, space: int, tile: int) -> None:
        """Lay a tile of a pile face up on an empty space, for all to see."""
        self.take_from_pile(pile, tile)
        self.place_tile(space, tile)
        if self.events is not None:
            self.events.append((E_LAID, pile, space, tile))

    def remove_tile(self, space: int) -> None:
        """Leave a space empty: from now on it is skipped (M1)."""
        self.tiles[space] = 0
        after = self.ahead[space]
        place = space - 1
        while place >= 0 and self.ahead[place] == space:
            self.ahead[place] = after
            place -= 1

    def behind(self, place: int) -> int:
        """Return the nearest space before ``place`` that bears a tile, or 0 if there is none."""
        place -= 1
        while place > 0 and self.tiles[place] == 0:
            place -= 1
        return place if place > 0 else 0

    def insert_card(self, seat: int, slot: int, card: int, known: int, origin: int) -> None:
        """Put a card from the pile ``origin`` into a hand so that it stands at ``slot``."""
        base = seat * HAND
        i = base + self.hand_size[seat]
        slot += base
        while i > slot:
            self.hand[i] = self.hand[i - 1]
            self.known[i] = self.known[i - 1]
            self.origin[i] = self.origin[i - 1]
            i -= 1
        self.hand[slot] = card
        self.known[slot] = known
        self.origin[slot] = origin
        self.hand_size[seat] += 1

    def remove_card(self, seat: int, slot: int) -> int:
        """Take the card at ``slot`` out of a hand and return it."""
        base = seat * HAND
        last = base + self.hand_size[seat] - 1
        i = base + slot
        card = self.hand[i]
        while i < last:
            self.hand[i] = self.hand[i + 1]
            self.known[i] = self.known[i + 1]
            self.origin[i] = self.origin[i + 1]
            i += 1
        self.hand[last] = UNKNOWN
        self.known[last] = 0
        self.origin[last] = 0
        self.hand_size[seat] -= 1
        return card

    def take_from_pile(self, pile: int, kind: int) -> None:
        """Take one of ``kind`` out of a pile."""
        rs = self.rs
        self.counts[rs.pile_start[pile] + kind - rs.pile_first[pile]] -= 1
        self.pile_size[pile] -= 1

    def put_on_pile(self, pile: int, kind: int) -> None:
        """Put one of ``kind`` onto a pile."""
        rs = self.rs
        self.counts[rs.pile_start[pile] + kind - rs.pile_first[pile]] += 1
        self.pile_size[pile] += 1

    def take_unseen(self, pile: int, kind: int) -> None:
        """Count one of ``kind`` no longer among what a viewer cannot tell from a pile."""
        rs = self.rs
        self.counts[rs.pile_start[pile] + kind - rs.pile_first[pile]] -= 1

    def put_unseen(self, pile: int, kind: int, number: int) -> None:
        """Count some of ``kind`` among what a viewer cannot tell from a pile."""
        rs = self.rs
        self.counts[rs.pile_start[pile] + kind - rs.pile_first[pile]] += number

    # --- verbs for modules -------------------------------------------------------------------

    def size_of(self, pile: int) -> int:
        """Return how many there are in a pile."""
        return self.pile_size[pile]

    def get_data(self, index: int) -> int:
        """Return one byte of module data."""
        return self.data[index]

    def set_data(self, index: int, value: int) -> None:
        """Write one byte of module data, -128 to 127; what is hidden from a seat, from 0 on."""
        owner = self.rs.data_owner[index]
        if not (-128 if owner == EVERYBODY else 0) <= value <= 127:
            raise ValueError(f"module data is a number of a byte, not {value}")
        self.data[index] = value
        if self.events is not None:
            if owner == EVERYBODY:
                self.events.append((E_DATA, index, value))
            else:
                self.events.append((E_SECRET, owner, index, value))

    def grant_turn(self, seat: int) -> None:
        """Queue an extra turn for ``seat``, played when the current turn is complete (Y11)."""
        if self.queued >= MAX_QUEUE:
            raise OverflowError(f"more than {MAX_QUEUE} extra turns are waiting")
        self.queue[self.queued] = seat
        self.queued += 1
        if self.events is not None:
            self.events.append((E_GRANTED, seat))

    def end_turn(self) -> None:
        """Drop everything the current turn still had to do: only its end remains (Y8)."""
        top = self.top
        while top >= 0 and self.stack[top] != F_TURN_END:
            top -= FRAME
        if top < 0:
            raise ValueError("no turn is under way that could end")
        self.top = top

    def frame(self) -> tuple[int, int, int, int, int]:
        """Return kind, seat and arguments of the top frame."""
        top = self.top
        stack = self.stack
        return stack[top], stack[top + 1], stack[top + 2], stack[top + 3], stack[top + 4]

    # --- outward forms -----------------------------------------------------------------------

    def legal(self) -> list[int]:
        """Return the legal actions of the decision, in ascending order."""
        return [self.options[i] for i in range(self.n_options)]

    def to_dict(self) -> dict[str, Any]:
        """Return the whole state as numbers and lists, for JSON and readers outside the core."""
        rs = self.rs
        seats = range(rs.players)
        adventurers = range(ADVENTURERS)
        return {
            "round": self.round,
            "first": self.first,
            "regular": self.regular,
            "active": self.active,
            "could_move": self.could_move,
            "reason": self.reason,
            "tiles": [self.tiles[i] for i in range(1, rs.chamber)],
            "positions": [[self.pos[p * ADVENTURERS + i] for i in adventurers] for p in seats],
            "statuses": [[self.status[p * ADVENTURERS + i] for i in adventurers] for p in seats],
            "hands": [[self.hand[p * HAND + i] for i in range(self.hand_size[p])] for p in seats],
            "known": [[self.known[p * HAND + i] for i in range(self.hand_size[p])] for p in seats],
            "origins": [
                [self.origin[p * HAND + i] for i in range(self.hand_size[p])] for p in seats
            ],
            "piles": [
                [self.counts[rs.pile_start[q] + i] for i in range(rs.pile_length[q])]
                for q in range(rs.piles)
            ],
            "pile_sizes": [self.pile_size[q] for q in range(rs.piles)],
            "tops": [self.tops[i] for i in range(LEVELS)],
            "keys": [self.keys[p] for p in seats],
            "jokers": [self.jokers[p] for p in seats],
            "key_supply": self.key_supply,
            "joker_supply": self.joker_supply,
            "scarabs": [
                [self.scarabs[p * MAX_SCARABS + i] for i in range(rs.scarab_kinds)] for p in seats
            ],
            "scarab_counts": [self.scarab_count[p] for p in seats],
            "treasures": [
                [self.treasures[p * TREASURE_TYPES + i] for i in range(TREASURE_TYPES)]
                for p in seats
            ],
            "scores": [self.score[p] for p in seats],
            "sarcophagi": [self.sarcophagus[i] for i in range(SARCOPHAGI)],
            "queue": [self.queue[i] for i in range(self.queued)],
            "data": [self.data[i] for i in range(MAX_DATA)] if rs.modules else [],
            "stack": [
                [self.stack[i + j] for j in range(FRAME)] for i in range(0, self.top + 1, FRAME)
            ],
        }

    def fill(self, form: dict[str, Any]) -> None:
        """Become the state that :meth:`to_dict` wrote.

        The form is taken at its word: whoever reads it from outside checks it first. The caller
        then calls :func:`luxor.core.engine.resume` to find the options again.
        """
        rs = self.rs
        self.round = form["round"]
        self.first = form["first"]
        self.regular = form["regular"]
        self.active = form["active"]
        self.could_move = form["could_move"]
        self.reason = form["reason"]
        for i, tile in enumerate(form["tiles"]):
            self.tiles[i + 1] = tile
        self.entered = 0
        for p in range(rs.players):
            for i in range(ADVENTURERS):
                place = form["positions"][p][i]
                self.pos[p * ADVENTURERS + i] = place
                self.status[p * ADVENTURERS + i] = form["statuses"][p][i]
                if place == rs.chamber:
                    self.entered += 1
            hand = form["hands"][p]
            self.hand_size[p] = len(hand)
            for i in range(HAND):
                self.hand[p * HAND + i] = hand[i] if i < len(hand) else UNKNOWN
                self.known[p * HAND + i] = form["known"][p][i] if i < len(hand) else 0
                self.origin[p * HAND + i] = form["origins"][p][i] if i < len(hand) else 0
            self.keys[p] = form["keys"][p]
            self.jokers[p] = form["jokers"][p]
            for i in range(rs.scarab_kinds):
                self.scarabs[p * MAX_SCARABS + i] = form["scarabs"][p][i]
            self.scarab_count[p] = form["scarab_counts"][p]
            for i in range(TREASURE_TYPES):
                self.treasures[p * TREASURE_TYPES + i] = form["treasures"][p][i]
            self.score[p] = form["scores"][p]
        for q in range(rs.piles):
            for i in range(rs.pile_length[q]):
                self.counts[rs.pile_start[q] + i] = form["piles"][q][i]
            self.pile_size[q] = form["pile_sizes"][q]
        for i in range(LEVELS):
            self.tops[i] = form["tops"][i]
        self.key_supply = form["key_supply"]
        self.joker_supply = form["joker_supply"]
        for i in range(SARCOPHAGI):
            self.sarcophagus[i] = form["sarcophagi"][i]
        self.queued = len(form["queue"])
        for i in range(self.queued):
            self.queue[i] = form["queue"][i]
        for i, value in enumerate(form["data"]):
            self.data[i] = value
        self.top = -FRAME
        for kind, seat, a, b, c in form["stack"]:
            self.push(kind, seat, a, b, c)
        self.link_tiles()

    def key(self) -> int:
        """Return 64 bits that are equal for equal positions, on every machine."""
        rs = self.rs
        flat = repr((rs.options, rs.edition.fingerprint, *self.to_dict().values())).encode()
        return int.from_bytes(blake2b(flat, digest_size=8).digest(), "little")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        same: bool = (
            self.rs.options == other.rs.options
            and self.rs.edition.fingerprint == other.rs.edition.fingerprint
            and self.to_dict() == other.to_dict()
        )
        return same

    def __hash__(self) -> int:
        return hash(self.key())
