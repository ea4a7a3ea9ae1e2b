"""One position of a game, as small numbers in fixed arrays.

A state holds no future: face-down piles are counts, what chance will bring is decided when it is
asked. What is half done lies on :attr:`State.stack` as frames of five numbers (kind, seat, three
arguments), so every node can be copied, saved and resumed. Compiled, the arrays are invisible
from outside the core; :meth:`State.to_dict` shows them.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from luxor.core.errors import LuxorError
from luxor.core.fields import SHAPES, check_entries, check_frame
from luxor.core.ruleset import filled, zeros

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.bounds import check_bounds, refuse
    from luxor.core.constants import *
    from luxor.core.fields import LAYOUT
    from luxor.core.ruleset import Ruleset

    def copy_numbers(old: State, new: State) -> None:
        """Give a state the numbers of another one; ``state.pxd`` copies the memory."""
        for field in LAYOUT:
            value: Any = getattr(old, field.name)
            setattr(new, field.name, value[:] if field.size else value)

    def numbers_at(
        s: State, name: str, offset: int, width: int, start: int, length: int
    ) -> list[int]:
        """Return some numbers of a field; ``state.pxd`` reads them at their offset in memory."""
        value: Any = getattr(s, name)
        return value[start : start + length] if type(value) is list else [value]

    def write_numbers(
        s: State, name: str, offset: int, width: int, start: int, numbers: list[int]
    ) -> None:
        """Give a field some numbers; ``state.pxd`` writes them at their offset in memory."""
        value: Any = getattr(s, name)
        if type(value) is list:
            value[start : start + len(numbers)] = numbers
        else:
            setattr(s, name, numbers[0])

    def differing(s: State, other: State) -> list[int]:
        """Return where two states differ; ``state.pxd`` compares the memory."""
        pairs = ((f.name, getattr(s, f.name), getattr(other, f.name)) for f in LAYOUT)
        return [
            SHAPES[name][0] + SHAPES[name][1] * i
            for name, mine, theirs in pairs
            if mine != theirs
            for i in range(SHAPES[name][2])
            if type(mine) is int or mine[i] != theirs[i]
        ]


class State:
    """A position under a :class:`~luxor.core.ruleset.Ruleset`.

    ``asks`` says whether the top of the stack asks a seat, asks chance, or the game is over; at a
    decision ``options`` holds the legal actions. ``events`` is a list that everything which
    happens is written to, or None while nobody listens; copies start with None.
    """

    def __init__(self, rs: Ruleset) -> None:
        """Make an empty table: full piles, no tile laid, nobody's turn, an empty stack."""
        given: object = rs
        if not isinstance(given, Ruleset):
            raise TypeError(f"a state needs a Ruleset, not {rs!r}")
        self.rs = rs
        self.events: list[tuple[int, ...]] | None = None
        self.round = 0
        self.first = 0  # the first player
        self.regular = 0  # the seat whose regular turn it is, or was before extra turns
        self.active = 0  # the seat whose turn it is
        self.could_move = 0  # E2: bits COULD, SECRETLY and ASKED of this round
        self.in_chamber = 0  # adventurers in the tomb chamber
        self.reason = RUNNING
        self.tiles = zeros(MAX_PLACES)
        self.ahead = zeros(MAX_PLACES)  # the next tile, or the chamber
        self.pos = zeros(MAX_SEATS * ADVENTURERS)
        statuses = [ACTIVE] * (ADVENTURERS - STATUES) + [SLEEPING] * STATUES
        self.status = filled(statuses * MAX_SEATS, MAX_SEATS * ADVENTURERS)
        self.hand = filled([UNKNOWN] * (MAX_SEATS * HAND), MAX_SEATS * HAND)
        self.known = zeros(MAX_SEATS * HAND)  # bit p: seat p knows this card
        self.origin = zeros(MAX_SEATS * HAND)  # the pile it came from, as everybody saw
        self.hand_size = zeros(MAX_SEATS)
        self.counts = filled(rs.full, MAX_COUNTS)
        self.pile_size = filled([sum(rs.pile(i)[2]) for i in range(rs.piles)], MAX_PILES)
        self.tops = filled([UNKNOWN] * LEVELS, LEVELS)  # the open Horus cards
        self.keys = zeros(MAX_SEATS)
        self.jokers = zeros(MAX_SEATS)
        self.key_supply = rs.keys
        self.joker_supply = rs.jokers
        self.scarabs = zeros(MAX_SEATS * MAX_SCARABS)
        self.scarab_count = zeros(MAX_SEATS)
        self.treasures = zeros(MAX_SEATS * TREASURE_TYPES)
        self.score = zeros(MAX_SEATS)
        self.sarcophagus = filled([NOBODY] * SARCOPHAGI, SARCOPHAGI)  # whose it is
        self.queue = zeros(MAX_QUEUE)  # extra turns, in order
        self.queued = 0
        self.data = zeros(MAX_DATA)
        self.stack = zeros(MAX_STACK * FRAME)
        self.top = -FRAME
        self.asks = NOTHING
        self.options = zeros(MAX_OPTIONS)
        self.n_options = 0
        self.hold = 0  # set while options are listed: ask even if there is a single one
        self.link_tiles()

    def copy(self) -> State:
        """Return a state of its own that is equal to this one and that nobody listens to."""
        new = State.__new__(State)
        new.rs = self.rs
        new.events = None
        copy_numbers(self, new)
        new.hold = 0
        return new

    # --- the stack ---------------------------------------------------------------------------

    def push(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        """Put a frame on the stack; it is dealt with before everything under it."""
        check_frame(self.rs, [kind, seat, a, b, c])
        top = self.top + FRAME
        if top >= MAX_STACK * FRAME:
            raise LuxorError(f"more than {MAX_STACK} frames on the stack")
        stack = self.stack
        stack[top] = kind
        stack[top + 1] = seat
        stack[top + 2] = a
        stack[top + 3] = b
        stack[top + 4] = c
        self.top = top

    def pop(self) -> None:
        """Take the top frame off the stack."""
        if self.top < 0:
            raise LuxorError("no frame is left on the stack")
        self.top -= FRAME

    def offer(self, action: int) -> None:
        """Add a legal action to the options of the decision being listed."""
        check_bounds("action", action, 0, ACTIONS - 1)
        if self.n_options >= MAX_OPTIONS:
            raise LuxorError(f"more than {MAX_OPTIONS} options at one decision")
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
        check_bounds("space", space, 1, self.rs.spaces)
        check_bounds("kind of tile", tile, 0, self.rs.tile_kinds - 1)
        self.tiles[space] = tile
        after = self.ahead[space]
        place = space - 1
        while place >= 0 and self.ahead[place] == after:
            self.ahead[place] = space
            place -= 1

    def lay_tile(self, pile: int, space: int, tile: int) -> None:
        """Lay a tile of a pile face up on an empty space, for all to see."""
        self._check_kind(pile, tile)
        self.place_tile(space, tile)
        self.take_from_pile_unchecked(pile, tile)
        if self.events is not None:
            self.events.append((E_TILE_LAID, pile, space, tile))

    def remove_tile(self, space: int) -> None:
        """Leave a space empty: from now on it is skipped (M1)."""
        check_bounds("space", space, 1, self.rs.spaces)
        self.tiles[space] = 0
        after = self.ahead[space]
        place = space - 1
        while place >= 0 and self.ahead[place] == space:
            self.ahead[place] = after
            place -= 1

    def behind(self, place: int) -> int:
        """Return the nearest space before ``place`` that bears a tile, or 0 if there is none."""
        place = min(place, MAX_PLACES) - 1
        while place > 0 and self.tiles[place] == 0:
            place -= 1
        return place if place > 0 else 0

    def insert_card(self, seat: int, slot: int, card: int, known: int, origin: int) -> None:
        """Put a card from the pile ``origin`` into a hand so that it stands at ``slot``."""
        check_bounds("seat", seat, 0, MAX_SEATS - 1)
        check_bounds("room for one more in a hand of", self.hand_size[seat], 0, HAND - 1)
        check_bounds("place in the hand", slot, 0, self.hand_size[seat])
        check_bounds("kind of card", card, UNKNOWN, self.rs.card_kinds - 1)
        check_bounds("pile", origin, 0, self.rs.piles - 1)
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
        check_bounds("seat", seat, 0, MAX_SEATS - 1)
        check_bounds("place in the hand", slot, 0, self.hand_size[seat] - 1)
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

    def _check_kind(self, pile: int, kind: int) -> None:
        """Refuse a pile that there is not, or a kind that it cannot hold."""
        check_bounds("pile", pile, 0, self.rs.piles - 1)
        first = self.rs.pile_first[pile]
        check_bounds("kind in this pile", kind, first, first + self.rs.pile_length[pile] - 1)

    def take_from_pile(self, pile: int, kind: int) -> None:
        """Take one of ``kind`` out of a pile."""
        self._check_kind(pile, kind)
        self.take_from_pile_unchecked(pile, kind)

    def take_from_pile_unchecked(self, pile: int, kind: int) -> None:
        """Do the same for callers whose numbers are known to be right."""
        rs = self.rs
        self.counts[rs.pile_start[pile] + kind - rs.pile_first[pile]] -= 1
        self.pile_size[pile] -= 1

    def put_on_pile(self, pile: int, kind: int) -> None:
        """Put one of ``kind`` onto a pile."""
        self._check_kind(pile, kind)
        self.put_on_pile_unchecked(pile, kind)

    def put_on_pile_unchecked(self, pile: int, kind: int) -> None:
        """Do the same for callers whose numbers are known to be right."""
        rs = self.rs
        self.counts[rs.pile_start[pile] + kind - rs.pile_first[pile]] += 1
        self.pile_size[pile] += 1

    def put_unseen(self, pile: int, kind: int, number: int) -> None:
        """Count some more of ``kind``, or fewer, among what a viewer cannot tell from a pile."""
        self._check_kind(pile, kind)
        rs = self.rs
        self.counts[rs.pile_start[pile] + kind - rs.pile_first[pile]] += number

    # --- verbs for modules -------------------------------------------------------------------

    def size_of(self, pile: int) -> int:
        """Return how many there are in a pile."""
        check_bounds("pile", pile, 0, self.rs.piles - 1)
        return self.pile_size[pile]

    def get_data(self, index: int) -> int:
        """Return one byte of module data."""
        check_bounds("byte of module data", index, 0, MAX_DATA - 1)
        return self.data[index]

    def set_data(self, index: int, value: int) -> None:
        """Write one byte of module data, -128 to 127; what is hidden from a seat, from 0 on.

        Nobody hears of it: the module writes an event of its own that says what happened.
        """
        check_bounds("byte of module data", index, 0, MAX_DATA - 1)
        owner = self.rs.data_owner[index]
        if not (-128 if owner == EVERYBODY else 0) <= value <= 127:
            raise LuxorError(f"module data is a number of a byte, not {value}")
        self.data[index] = value

    def grant_turn(self, seat: int) -> None:
        """Queue an extra turn for ``seat``, played when the current turn is complete (Y11)."""
        check_bounds("seat", seat, 0, self.rs.players - 1)
        if self.queued >= MAX_QUEUE:
            raise LuxorError(f"more than {MAX_QUEUE} extra turns are waiting")
        self.queue[self.queued] = seat
        self.queued += 1
        if self.events is not None:
            self.events.append((E_EXTRA_TURN_GRANTED, seat))

    def end_turn(self) -> None:
        """Drop everything the current turn still had to do: only its end remains (Y8)."""
        top = self.top
        while top >= 0 and self.stack[top] != F_TURN_END:
            top -= FRAME
        if top < 0:
            raise LuxorError("no turn is under way that could end")
        self.top = top

    def frame(self) -> tuple[int, int, int, int, int]:
        """Return kind, seat and arguments of the top frame."""
        top = self.top
        if top < 0:
            raise LuxorError("no frame is left on the stack")
        stack = self.stack
        return stack[top], stack[top + 1], stack[top + 2], stack[top + 3], stack[top + 4]

    # --- outward forms -----------------------------------------------------------------------

    def numbers(self, name: str, start: int, length: int) -> list[int]:
        """Return ``length`` numbers of a field from ``start`` on; a single number is the 0th."""
        shape = SHAPES.get(name)
        if shape is None:
            raise LuxorError(f"a state has no field {name!r}")
        offset, width, size = shape
        if not 0 <= start <= size:
            refuse(f"number of {name}", start, 0, size)
        if not 0 <= length <= size - start:
            refuse(f"length of {name}", length, 0, size - start)
        return numbers_at(self, name, offset, width, start, length)

    def differences(self, other: State) -> list[int]:
        """Return where this state and another one of the same game differ, in ascending order.

        Each number that differs is named by its place in memory: ``fields.SHAPES``.
        """
        return differing(self, other)

    def legal(self) -> list[int]:
        """Return the legal actions of the decision, in ascending order."""
        return [self.options[i] for i in range(self.n_options)]

    def to_dict(self) -> dict[str, Any]:
        """Return the whole state as numbers and lists, for JSON and readers outside the core."""
        entries: dict[str, Any] = {}
        for entry, (name, offset, width, rows, nested, used) in self.rs.layout.slices.items():
            if not rows:
                entries[entry] = numbers_at(self, name, offset, width, 0, 1)[0]
                continue
            lists = []
            for i, (start, length) in enumerate(rows):
                if used == "hand_size":
                    length = self.hand_size[i]
                elif used == "queued":
                    length = self.queued
                elif used == "top" and start > self.top:
                    break
                lists.append(numbers_at(self, name, offset, width, start, length))
            entries[entry] = lists if nested else lists[0]
        return entries

    def fill(self, form: dict[str, Any]) -> None:
        """Become the state that :meth:`to_dict` wrote.

        Raises ``LuxorError`` where a number is out of range, and changes nothing then. The caller
        then calls :func:`luxor.core.engine.resume` to find the options again.
        """
        check_entries(self.rs, form)
        copy_numbers(State(self.rs), self)
        for entry, (name, offset, width, rows, nested, _) in self.rs.layout.slices.items():
            parts = form[entry] if nested else [form[entry] if rows else [form[entry]]]
            for (start, _length), part in zip(rows or [(0, 1)], parts, strict=False):
                write_numbers(self, name, offset, width, start, part)
        for seat, hand in enumerate(form["hands"]):
            self.hand_size[seat] = len(hand)
        self.queued = len(form["queue"])
        self.top = FRAME * (len(form["stack"]) - 1)
        for i in range(self.rs.players * ADVENTURERS):
            if self.pos[i] == self.rs.chamber:
                self.in_chamber += 1
        self.link_tiles()

    def key(self) -> int:
        """Return 64 bits that are equal for equal positions, on every machine."""
        rs = self.rs
        flat = repr((rs.options, rs.edition.fingerprint, *self.to_dict().values())).encode()
        return int.from_bytes(blake2b(flat, digest_size=8).digest(), "little")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        same: bool = self.rs == other.rs and self.to_dict() == other.to_dict()
        return same

    def __copy__(self) -> State:
        new = self.copy()
        if self.events is not None:
            new.events = list(self.events)
        return new

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.rs, self.to_dict(), self.legal(), self.events, self.key())

    def __hash__(self) -> int:
        return hash(self.key())


def restored(
    rs: Ruleset,
    form: dict[str, Any],
    legal: list[int],
    events: list[tuple[int, ...]] | None,
    key: int,
) -> State:
    """Return the state that was pickled; raises ``LuxorError`` if it was damaged since then."""
    s = State(rs)
    s.fill(form)
    if s.key() != key:
        raise LuxorError("the pickled state is damaged: it is not the one that was saved")
    s.asks = rs.frames[s.frame()[0]].asks if s.top >= 0 else NOTHING
    for action in legal:
        s.offer(action)
    s.events = events
    return s
