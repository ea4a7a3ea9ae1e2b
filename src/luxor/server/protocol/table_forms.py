"""The tables of a game and a position as a seat sees it, as a server tells them.

They are what ``luxor.bots.messages`` makes for bots. Seats and adventurers count from 0; a *place*
is a number too: 0 the stairs, 1 for t1 and so on, the last one the tomb chamber. Cards, tiles,
piles and what lies in them go by their names; what is hidden is None.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import ConfigDict, Field

from luxor.server.protocol.told import Told

Status = Literal["active", "released", "lying", "inside", "fallen"]

Verb = Literal[
    "left",
    "right",
    "move",
    "choose",
    "key",
    "joker",
    "scarab",
    "horus",
    "yes",
    "no",
    "slot",
    "tile",
    "give",
    "outside",
]

CardFamily = Literal[
    "number",
    "step",
    "die",
    "range",
    "range_die",
    "all",
    "last",
    "fewer",
    "zero",
    "plus",
    "adjusted_die",
    "other",
]

TileFamily = Literal[
    "treasure",
    "horus",
    "osiris",
    "scarab",
    "joker",
    "joker_or_scarab",
    "favour",
    "tunnel",
    "other",
]


class EditionForm(Told):
    """The edition that is played."""

    name: str
    fingerprint: str
    """Changes with every number of the edition: whoever has the same has the same board."""


class CardForm(Told):
    """What a card does."""

    family: CardFamily
    value: int
    eyes: int
    """The level of a Horus card, otherwise 0."""


class TileForm(Told):
    """What a tile does.

    ``type`` and ``needs`` are there for treasures alone, ``eyes`` where one may take a Horus card.
    """

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    family: TileFamily
    value: int
    type: str = ""
    needs: int = 0
    """How many adventurers it takes."""
    eyes: list[int] = Field(default_factory=list)
    """How many eyes the open Horus cards have among which one may choose."""


class DatumForm(Told):
    """A piece of a module's data: ``size`` numbers, or that many for each seat.

    A view shows a single number plainly and several as a list.
    """

    module: str
    name: str
    """Its name in a view's ``modules``."""
    size: int
    per_seat: bool
    hidden: bool
    """Whether only the seat itself sees it; one for the whole table is then seen by nobody."""
    kinds: list[str | None] | None
    """By number, what a view shows in its place; None where it shows the number."""


class TablesForm(Told):
    """What does not change during a game: the board, the cards, the tiles."""

    players: int
    modules: list[str]
    extra_cards: bool
    """Whether the expansion's Horus cards are in the game."""
    edition: EditionForm
    chamber: int
    """The place of the tomb chamber."""
    place_points: list[int]
    """By place, what an adventurer there scores at the end."""
    statues: list[int]
    """The spaces after which the three statues lie."""
    adventurers: list[Status]
    """How the adventurers of each player are before the first round."""
    horus_piles: int
    """How many piles of Horus cards there are, the first with one eye, the next with two."""
    symbols: list[str | None]
    """By place, the temple pile from which a tile comes where a treasure was taken."""
    cards: dict[str, CardForm]
    tiles: dict[str, TileForm]
    piles: dict[str, dict[str, int]]
    """How many of each kind lie there before the game."""
    keys: int
    jokers: int
    sarcophagi: list[int]
    """The points of the first and of the second sarcophagus."""
    set_points: list[int]
    """The points of 0, 1, 2 ... sets."""
    jokers_per_set: int
    treasure_types: list[str]
    """The first three make a set."""
    sources: list[str]
    """Where points come from."""
    module_tables: dict[str, dict[str, Any]]
    """For each module its table in the edition."""
    data: list[DatumForm]
    """What views tell of the data of modules."""


class PlayerForm(Told):
    """A seat and what lies before it."""

    places: list[int]
    """Where the five adventurers are."""
    statuses: list[Status]
    """How they are: *released* ones are active from the next round on, *lying* ones at a statue."""
    hand: list[str | None]
    """The cards from left to right."""
    keys: int
    jokers: int
    treasures: dict[str, int]
    """How many of each type."""
    scarabs: int
    scarab_values: list[int] | None
    """None where some of them are hidden."""
    score: int | None
    """The points scored in play, None where the table hides them."""


class PileForm(Told):
    """A pile, as far as it is known."""

    size: int
    kinds: dict[str, int]
    """How many of each kind lie there, or are hidden from this seat and came from there."""


class SupplyForm(Told):
    """What nobody has."""

    keys: int
    jokers: int


class ViewForm(Told):
    """All that a seat knows of a position."""

    round: int
    first: int
    """The first player."""
    turn: int
    """Whose turn it is."""
    regular: int
    """Whose regular turn it is, or was before extra turns."""
    asked: int | None
    question: str
    doing: list[str]
    """What is half done, from the bottom to the top: the last one asks."""
    players: list[PlayerForm]
    tiles: list[str | None]
    """By place, the tile that lies there."""
    horus: list[str | None]
    """The open card of each Horus pile."""
    piles: dict[str, PileForm]
    supply: SupplyForm
    sarcophagi: list[int | None]
    """Whose they are."""
    extra_turns: list[int]
    """The seats whose extra turns wait."""
    modules: dict[str, dict[str, Any]]
    """What each module keeps under a name: for the table, or a list by seat."""
