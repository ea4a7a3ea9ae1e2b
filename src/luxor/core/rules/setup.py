"""Setting up the table (S1 to S8): everything random is asked of chance, piece by piece."""

from __future__ import annotations

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, Event, Field, pile_named, plain

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.rules.turn import gain_card, shuffle_discards, start_round

STAGES = 6
STAGE = plain("a stage of the set-up", 0, STAGES)


class Setup(FrameKind):
    """The stages of the set-up, one after the other."""

    arguments = (Field("stage", STAGE),)
    has_seat = False

    def run(self, s: State) -> None:
        _, stage, _, _ = pop_frame(s)
        if stage == STAGES:
            start_round(s)
        else:
            push(s, F_SETUP, NOBODY, stage + 1, 0, 0)
            STAGE_FUNCTIONS[stage](s)


def choose_first_player(s: State) -> None:
    """S2: the first player is chosen, or drawn."""
    first = s.rs.options.first
    if first is None:
        push(s, F_FIRST, NOBODY, P_FIRST, 0, 0)
    else:
        name_first_player(s, first)


def name_first_player(s: State, seat: int) -> None:
    """S2: a seat begins every round."""
    s.first = seat
    tell(s, E_FIRST_PLAYER_CHOSEN, seat)


class First(FrameKind):
    """S2: the first player is drawn."""

    arguments = (Field("pile", pile_named("first")),)
    has_seat = False

    def answer(self, s: State, answer: int) -> None:
        pop(s)
        name_first_player(s, answer)


def deal_hands(s: State) -> None:
    """S3: five cards for each player, unless a module deals."""
    dealt = 0
    for item in s.rs.on_deal_hands:
        dealt = dealt or as_module(item).deal_hands(s)
    if not dealt:
        for seat in range(s.rs.players - 1, -1, -1):
            push(s, F_NEW_HAND, seat, P_DRAW, 0, 0)


class NewHand(FrameKind):
    """S3: a hand is dealt, from left to right."""

    arguments = (d.FROM_PILE,)

    def run(self, s: State) -> None:
        seat, pile, _, _ = top_frame(s)
        if s.hand_size[seat] == HAND:
            pop(s)
        else:
            if pile == P_DRAW and s.pile_size[pile] == 0:
                shuffle_discards(s)
            push(s, F_DEAL, seat, pile, s.hand_size[seat], 0)


class Deal(FrameKind):
    """S3: a card is dealt to the right end of a hand."""

    arguments = (
        d.FROM_PILE,
        Field("slot", plain("a number of cards", 0, HAND - 1)),
    )

    def answer(self, s: State, answer: int) -> None:
        seat, pile, slot, _ = pop_frame(s)
        slot = min(slot, s.hand_size[seat])
        gain_card(s, seat, slot, pile, answer)
        tell(s, E_CARD_DEALT, seat, slot, pile, answer)


def open_horus_piles(s: State) -> None:
    """S4: the top card of each Horus pile lies open."""
    for level in range(LEVELS - 1, -1, -1):
        if s.pile_size[P_HORUS + level] > 0:
            push(s, F_REVEAL, NOBODY, P_HORUS + level, 0, 0)


def lay_horus_and_osiris_tiles(s: State) -> None:
    """S5, S6: Horus tiles have their places; random Osiris tiles are laid on theirs."""
    for space in range(1, s.rs.chamber):
        tile = s.rs.first_tiles[space]
        if tile != 0:
            lay_tile(s, NOBODY, space, tile)
    lay_from(s, P_OSIRIS, 0)


def lay_tile(s: State, pile: int, space: int, tile: int) -> None:
    """S5, S6: lay a tile of a pile (NOBODY: one that belongs there) face up on an empty space."""
    if pile != NOBODY:
        s.lay_tile(pile, space, tile)
    else:
        s.place_tile(space, tile)
        tell(s, E_TILE_LAID, NOBODY, space, tile)


def lay_treasures(s: State) -> None:
    """S6: treasures on all other spaces, unless a module lays them."""
    laid = 0
    for item in s.rs.on_lay_tiles:
        laid = laid or as_module(item).lay_tiles(s)
    if not laid:
        lay_from(s, P_TREASURE, 0)


def lay_from(s: State, pile: int, space: int) -> None:
    """Have a tile laid on the next space after ``space`` that gets one from a pile."""
    for place in range(space + 1, s.rs.chamber):
        if s.rs.laid_from[place] == pile:
            push(s, F_LAY, NOBODY, pile, place, 0)
            break


class Lay(FrameKind):
    """S5, S6: a random tile is laid face up."""

    arguments = (Field("pile", d.TILE_PILE), d.ON_SPACE)
    has_seat = False

    def answer(self, s: State, answer: int) -> None:
        _, pile, space, _ = pop_frame(s)
        s.lay_tile(pile, space, answer)
        lay_from(s, pile, space)


def set_up_modules(s: State) -> None:
    """Each module prepares what it brings."""
    for item in s.rs.on_setup:
        as_module(item).setup(s)


STAGE_FUNCTIONS = (
    choose_first_player,
    deal_hands,
    open_horus_piles,
    lay_horus_and_osiris_tiles,
    lay_treasures,
    set_up_modules,
)

FRAMES: dict[int, FrameKind] = {
    F_SETUP: Setup("setup", NOTHING),
    F_FIRST: First("first", CHANCE),
    F_NEW_HAND: NewHand("new_hand", NOTHING),
    F_DEAL: Deal("deal", CHANCE, secret=True),
    F_LAY: Lay("lay", CHANCE),
}

EVENTS = (
    Event("first_player_chosen", (BY_SEAT,), name_first_player),
    Event(
        "card_dealt",
        (BY_SEAT, d.IN_SLOT, d.FROM_PILE, d.WITH_SECRET_CARD),
        gain_card,
    ),
    Event("tile_laid", (Field("pile", d.PILE_OR_NONE), d.ON_SPACE, d.WITH_TILE), lay_tile),
)
