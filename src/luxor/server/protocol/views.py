"""The tables of a game and a position as a seat sees it, as the server sends them.

They are what :mod:`luxor.notation.codec.named` makes. Seats and adventurers count from 0; a *place*
is a number too: 0 the stairs, 1 for t1 and so on, the last one the tomb chamber. Cards, tiles,
piles and what lies in them go by their names; what is hidden is None.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from luxor.server.protocol.base import OutputModel, SparseModel

Status = Literal["active", "released", "lying", "inside", "fallen"]

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


class EditionJson(OutputModel):
    """The edition that is played."""

    name: str
    fingerprint: str
    """Changes with every number of the edition: whoever has the same has the same board."""


class CardJson(OutputModel):
    """What a card does."""

    family: CardFamily
    value: int
    eyes: int
    """The level of a Horus card, otherwise 0."""


class TileJson(SparseModel):
    """What a tile does.

    ``type`` and ``needs`` are there for treasures alone, ``eyes`` where one may take a Horus card.
    """

    family: TileFamily
    value: int
    type: str = ""
    needs: int = 0
    """How many adventurers it takes."""
    eyes: list[int] = Field(default_factory=list)
    """How many eyes the open Horus cards have among which one may choose."""


class PluginJson(OutputModel):
    """What a module from another package says about itself."""

    title: str
    words: dict[str, str]
    """English texts by the keys of ``docs/modules.md``; where one is missing, names have to do."""
    seat_data: list[str]
    """The names under which it keeps a value for each seat, not for the table."""
    events: list[str]
    """The names of its events."""


class TablesJson(OutputModel):
    """What does not change during a game: the board, the cards, the tiles."""

    players: int
    modules: list[str]
    extra_cards: bool
    """Whether the expansion's Horus cards are in the game."""
    edition: EditionJson
    chamber: int
    """The place of the tomb chamber."""
    place_points: list[int]
    """By place, what an adventurer there scores at the end."""
    statues: list[int]
    """The spaces after which the three statues lie."""
    adventurers: list[Status]
    """How the adventurers of each player are before the first round."""
    symbols: list[str | None]
    """By place, the temple pile from which a tile comes where a treasure was taken."""
    cards: dict[str, CardJson]
    tiles: dict[str, TileJson]
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
    plugins: dict[str, PluginJson]
    """The modules in the game that other packages bring."""


class PlayerJson(OutputModel):
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


class PileJson(OutputModel):
    """A pile, as far as it is known."""

    size: int
    kinds: dict[str, int]
    """How many of each kind lie there, or are hidden from this seat and came from there."""


class SupplyJson(OutputModel):
    """What nobody has."""

    keys: int
    jokers: int


class QuestionJson(OutputModel):
    """What is asked."""

    name: str
    seat: int | None
    """Whose question it is: that of a seat, also where chance answers it; None for nobody's."""
    arguments: dict[str, Any]
    """What it is about, by name, as the question declares it."""


class ViewJson(OutputModel):
    """All that a seat knows of a position.

    An event changes parts of it, each named by its path: a field (``round``), a field of a player
    (``players/1/hand``), the tile on a place (``tiles/7``), a pile (``piles/discard``) or what a
    module keeps under a name (``modules/MODULE/NAME``).
    """

    round: int
    first: int
    """The first player."""
    turn: int
    """Whose turn it is."""
    regular: int
    """Whose regular turn it is, or was before extra turns."""
    asked: int | None
    """The seat that is asked."""
    question: QuestionJson | None
    """What is asked, of a seat or of chance; None when the game is over."""
    players: list[PlayerJson]
    tiles: list[str | None]
    """By place, the tile that lies there."""
    horus: list[str | None]
    """The open card of each Horus pile."""
    piles: dict[str, PileJson]
    supply: SupplyJson
    sarcophagi: list[int | None]
    """Whose they are."""
    extra_turns: list[int]
    """The seats whose extra turns wait."""
    modules: dict[str, dict[str, Any]]
    """What each module keeps under a name: for the table, or a list by seat."""
