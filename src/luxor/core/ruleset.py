"""The tables of one game: made from its options and its edition.

A ruleset never changes once it is compiled; all states of a game share one. ``compile.py`` fills
it. Kinds of cards, tiles and scarabs are small numbers here, their names are in ``*_names``.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any

from luxor.core.edition import TEMPLE_BACKS
from luxor.core.errors import LuxorError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.bounds import check_bounds
    from luxor.core.constants import *

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from luxor.core.declarations import Datum, Event
    from luxor.core.edition import Edition
    from luxor.core.kinds import CardFamily, FrameKind, TileFamily
    from luxor.core.module import Module
    from luxor.core.options import Options

MOST_OF_A_KIND = 127  # in a pile: counts are signed bytes
SET_UP_PILES = {"treasure": P_TREASURE, "osiris": P_OSIRIS, "horus": 0}
TEMPLE_PILES = {"": 0, **{back: pile for pile, back in enumerate(TEMPLE_BACKS, start=P_TEMPLE)}}


def zeros(n: int) -> list[int]:
    """Return ``n`` zeros."""
    return [0] * n


def filled(numbers: Iterable[int], size: int) -> list[int]:
    """Return the numbers of an array of a size, with zeros at the end."""
    given = list(numbers)
    if len(given) > size:
        raise LuxorError(f"{len(given)} numbers, but there is room for {size}: {given}")
    return given + zeros(size - len(given))


class Ruleset:
    """Tables that say what each card, tile, space, pile and frame is."""

    def __init__(self, options: Options, edition: Edition) -> None:
        self.options = options
        self.edition = edition
        check_bounds("game for a number of players of", options.players, 1, MAX_SEATS)
        self.players: int = options.players
        # The path: 0 the stairs, 1 to `spaces` the spaces, `chamber` the tomb chamber.
        check_bounds("path with a number of spaces of", len(edition.spaces), 1, MAX_SPACES)
        self.spaces: int = len(edition.spaces)
        self.chamber: int = self.spaces + 1
        self.statues = filled(edition.statues, STATUES)
        symbols = [TEMPLE_PILES[space.symbol] for space in edition.spaces]
        self.symbol = filled([0, *symbols], MAX_PLACES)  # 0, or the pile of temple tiles laid there
        laid_from = [SET_UP_PILES[space.kind] for space in edition.spaces]
        self.laid_from = filled([0, *laid_from], MAX_PLACES)  # the pile of its tile at set-up
        self.first_tiles = zeros(MAX_PLACES)  # the tile it gets without chance
        points = [space.points for space in edition.spaces]
        self.place_points = filled([0, *points, edition.chamber_points], MAX_PLACES)
        # Kinds.
        self.card_kinds: int = 0
        self.card_family = zeros(MAX_CARDS)
        self.card_value = zeros(MAX_CARDS)
        self.card_eyes = zeros(MAX_CARDS)
        self.tile_kinds: int = 0
        self.tile_family = zeros(MAX_TILES)
        self.tile_value = zeros(MAX_TILES)
        self.tile_needs = zeros(MAX_TILES)
        self.tile_type = zeros(MAX_TILES)
        self.scarab_kinds: int = len(edition.scarabs)
        self.scarab_value = filled([value for value, _ in edition.scarabs], MAX_SCARABS)
        # Piles: pile p has `pile_length[p]` counts from `pile_start[p]` on, for the kinds from
        # `pile_first[p]` on.
        self.piles: int = 0
        self.pile_start = zeros(MAX_PILES)
        self.pile_length = zeros(MAX_PILES)
        self.pile_first = zeros(MAX_PILES)
        self.full = zeros(MAX_COUNTS)
        # Supplies and scores.
        self.keys = edition.keys
        self.jokers = edition.jokers
        self.sarcophagi = filled(edition.sarcophagi, SARCOPHAGI)
        self.sets = len(edition.set_points) + 1
        self.set_points = filled(accumulate((0, *edition.set_points), max), MAX_SETS)
        self.jokers_per_set = edition.jokers_per_set
        # Who may see each byte of module data: EVERYBODY, NOBODY or a seat.
        self.data_size: int = 0
        self.data_owner = filled([EVERYBODY] * MAX_DATA, MAX_DATA)
        self.per_turn = zeros(MAX_DATA)  # bytes that are 0 again when a turn starts
        self.per_turn_count = 0
        # Behaviour, looked up by kind.
        self.frames: list[FrameKind] = []
        self.frame_arguments: list[tuple[Collection[int], ...]] = []  # what each one can be
        self.layout: Any = None  # of the states: fields.Layout
        self.card_families: list[CardFamily] = []
        self.tile_families: list[TileFamily] = []
        # What can happen, by the number of the event; and for each the bounds of its fields and
        # which of them are secret, counted from 1.
        self.events: list[Event] = []
        self.event_numbers: list[tuple[Collection[int], ...]] = []
        self.secret_fields: list[tuple[int, ...]] = []
        # Names, looked up by kind.
        self.card_names: list[str] = []
        self.tile_names: list[str] = []
        self.pile_names: list[str] = []
        self.kind_names: list[list[str]] = []  # of the kinds in each pile
        self.source_names: list[str] = []
        self.treasure_types: list[str] = []
        # Modules in their fixed order, and for each hook point those that listen there: all
        # empty until compile_ruleset enters the modules.
        none: list[Module] = []
        self.modules: list[Module] = none
        self.on_setup = self.on_deal_hands = self.on_lay_tiles = self.on_turn_start = none
        self.on_horus_card = self.on_forced = self.on_played = self.on_rolled = none
        self.on_reaches = self.on_steps = self.on_stuck = self.on_chosen = none
        self.on_horus_piles = self.on_released = self.on_landed = self.on_treasure_points = none
        self.on_treasure_taken = self.on_emptied = self.on_uncovered = self.on_gained = none
        self.on_refill = self.on_turn_end = self.on_ended = self.on_score = none
        self.on_potential = self.on_hide = self.on_imagine = none
        # Whether a card can be played without a move though one was possible (E2).
        self.may_stay = False

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ruleset):
            return NotImplemented
        return (
            self.options == other.options
            and self.edition.fingerprint == other.edition.fingerprint
            and [type(module) for module in self.modules]
            == [type(module) for module in other.modules]
        )

    def __hash__(self) -> int:
        return hash((self.options, self.edition.fingerprint))

    def __copy__(self) -> Ruleset:
        return self  # it never changes

    def __deepcopy__(self, memo: dict[int, object]) -> Ruleset:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from luxor.core.compile import recompile

        outside = tuple(type(module) for module in self.modules[len(self.options.modules) :])
        return recompile, (self.options, self.edition, outside)

    def set_first_tile(self, space: int, tile: int) -> None:
        """Say which tile a space gets at set-up without chance."""
        check_bounds("space", space, 1, self.spaces)
        check_bounds("kind of tile", tile, 0, self.tile_kinds - 1)
        self.first_tiles[space] = tile

    def add_data(self, datum: Datum) -> int:
        """Give a piece of module data its bytes and return where the first of them lies."""
        first = self.data_size
        for owner in range(self.players) if datum.per_seat else (NOBODY,):
            for _ in range(datum.size):
                if self.data_size >= MAX_DATA:
                    raise LuxorError(f"more than {MAX_DATA} bytes of data in all")
                self.data_owner[self.data_size] = owner if datum.hidden else EVERYBODY
                if datum.per_turn:
                    self.per_turn[self.per_turn_count] = self.data_size
                    self.per_turn_count += 1
                self.data_size += 1
        return first

    def add_card(self, name: str, family: int, value: int, eyes: int) -> int:
        """Add a kind of card and return its number."""
        kind = self.card_kinds
        if kind >= MAX_CARDS:
            raise ValueError(f"more than {MAX_CARDS} kinds of cards: {name!r} has no place")
        check_bounds(f"family of the card {name!r}", family, 0, len(self.card_families) - 1)
        self.card_family[kind] = family
        self.card_value[kind] = value
        self.card_eyes[kind] = eyes
        self.card_names.append(name)
        self.card_kinds = kind + 1
        return kind

    def add_tile(self, name: str, family: int, value: int, needs: int, type_: int) -> int:
        """Add a kind of tile and return its number."""
        kind = self.tile_kinds
        if kind >= MAX_TILES:
            raise ValueError(f"more than {MAX_TILES} kinds of tiles: {name!r} has no place")
        check_bounds(f"family of the tile {name!r}", family, 0, len(self.tile_families) - 1)
        self.tile_family[kind] = family
        self.tile_value[kind] = value
        self.tile_needs[kind] = needs
        self.tile_type[kind] = type_
        self.tile_names.append(name)
        self.tile_kinds = kind + 1
        return kind

    def add_pile(self, name: str, first: int, counts: list[int], kinds: list[str]) -> int:
        """Add a pile, full at the start, and return its number.

        It holds ``counts`` of the kinds from ``first`` on, which are called ``kinds``.
        """
        pile = self.piles
        start = 0
        if pile > 0:
            start = self.pile_start[pile - 1] + self.pile_length[pile - 1]
        if pile >= MAX_PILES or start + len(counts) > MAX_COUNTS:
            raise ValueError(
                f"no room for the pile {name!r}: at most {MAX_PILES} piles and {MAX_COUNTS} counts"
            )
        for count in counts:
            check_bounds(f"pile {name!r} with a number of copies of", count, 0, MOST_OF_A_KIND)
        self.pile_start[pile] = start
        self.pile_length[pile] = len(counts)
        self.pile_first[pile] = first
        for i, count in enumerate(counts):
            self.full[start + i] = count
        self.pile_names.append(name)
        self.kind_names.append(kinds)
        self.piles = pile + 1
        return pile

    def add_frame(self, kind: FrameKind) -> int:
        """Add a kind of frame and return its number."""
        self.frames.append(kind)
        return len(self.frames) - 1

    def find_frame(self, name: str) -> int | None:
        """Return the number of the kind of frame with a name, None if there is none."""
        for number, kind in enumerate(self.frames):
            if kind.name == name:
                return number
        return None

    def event_number(self, name: str) -> int:
        """Return the number of an event; raises ``LuxorError`` if it is not declared."""
        for number, event in enumerate(self.events):
            if event.name == name:
                return number
        raise LuxorError(f"no event is called {name!r}: neither the game nor a module declares it")

    def card(self, kind: int) -> tuple[str, int, int, int]:
        """Return name, family, value and eyes of a kind of card."""
        check_bounds("kind of card", kind, 0, self.card_kinds - 1)
        return (
            self.card_names[kind],
            self.card_family[kind],
            self.card_value[kind],
            self.card_eyes[kind],
        )

    def tile(self, kind: int) -> tuple[str, int, int, int, int]:
        """Return name, family, value, adventurers needed and type of a kind of tile."""
        check_bounds("kind of tile", kind, 0, self.tile_kinds - 1)
        return (
            self.tile_names[kind],
            self.tile_family[kind],
            self.tile_value[kind],
            self.tile_needs[kind],
            self.tile_type[kind],
        )

    def pile(self, number: int) -> tuple[str, int, list[int]]:
        """Return name, first kind and full counts of a pile."""
        check_bounds("pile", number, 0, self.piles - 1)
        start = self.pile_start[number]
        counts = [self.full[start + i] for i in range(self.pile_length[number])]
        return self.pile_names[number], self.pile_first[number], counts

    def space(self, number: int) -> tuple[int, int, int, int]:
        """Return temple pile (or 0), pile laid from (or 0), fixed tile and points of a place."""
        check_bounds("place", number, 0, MAX_PLACES - 1)
        return (
            self.symbol[number],
            self.laid_from[number],
            self.first_tiles[number],
            self.place_points[number],
        )
