"""The entries of a game's log: everything that ever happened to it, in order.

A game is nothing but its setup, its secret and its log. Entries are only ever appended, and kinds
of entries only ever added, so that every log can be read for ever.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Proposable = Literal["take_back", "abort", "bot", "take_over", "rematch", "claim"]
Given = tuple[int | None, int]
"""An answer: by a seat, or by chance (None), and the number of the action or outcome."""


class Noted(BaseModel):
    """What an entry is made of."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Seated(Noted):
    """Somebody sits at a seat now: a person, or a bot of a level.

    ``asked``: the person asked for the bot, and is not given the seat back before they say so.
    """

    kind: Literal["seated"] = "seated"
    seat: int
    name: str | None = None
    level: str | None = None
    asked: Literal[True] | None = None
    digest: str | None = None
    """Of the bytes that a person will add to the deal."""


class Left(Noted):
    """A person got up: before the game the seat is open again, during it it stays theirs."""

    kind: Literal["left"] = "left"
    seat: int


class Revealed(Noted):
    """A person revealed the bytes (in hex) that they add to the deal."""

    kind: Literal["revealed"] = "revealed"
    seat: int
    data: str


class Dealt(Noted):
    """The game began."""

    kind: Literal["dealt"] = "dealt"
    answers: tuple[Given, ...]


class Answered(Noted):
    """A seat answered, once or several times in one gesture, and then chance."""

    kind: Literal["answered"] = "answered"
    seat: int
    answers: tuple[Given, ...]


class Undone(Noted):
    """A seat took back its last answer."""

    kind: Literal["undone"] = "undone"
    seat: int


class Proposed(Noted):
    """Somebody asks for what needs consent; ``by`` None is a spectator.

    ``absent`` are seats whose consent would count, but who are not there to give it.
    """

    kind: Literal["proposed"] = "proposed"
    by: int | None = None
    what: Proposable
    to: int | None = None
    whose: int | None = None
    level: str | None = None
    name: str | None = None
    absent: tuple[int, ...] | None = None
    digest: str | None = None
    """Of ``rematch``: of the bytes that ``by`` will add to its deal."""


class Voted(Noted):
    """A seat agreed to a proposal or not."""

    kind: Literal["voted"] = "voted"
    seat: int
    proposal: int
    yes: bool
    digest: str | None = None
    """For a rematch: of the bytes that the seat will add to its deal."""


class TakenBack(Noted):
    """By consent the table went back to where it had so many answers."""

    kind: Literal["taken_back"] = "taken_back"
    to: int


class Resigned(Noted):
    """A seat gave up; ``level`` is the bot that plays on for it if the game goes on.

    ``by_clock``: nobody said so, its time ran out. ``ends``: the game was over with it, as its
    record says.
    """

    kind: Literal["resigned"] = "resigned"
    seat: int
    level: str
    by_clock: Literal[True] | None = None
    ends: Literal[True] | None = None


class Flagged(Noted):
    """A seat's time ran out, and a bot of a level plays on for it."""

    kind: Literal["flagged"] = "flagged"
    seat: int
    level: str


class Aborted(Noted):
    """The game ended without a result."""

    kind: Literal["aborted"] = "aborted"


class Resumed(Noted):
    """The server is back: the time that it was away counts for nobody.

    ``free`` is how many ms of the time since the last entry that was; None: all of it.
    """

    kind: Literal["resumed"] = "resumed"
    free: int | None = None


class Rematched(Noted):
    """Another game of the same people followed."""

    kind: Literal["rematched"] = "rematched"
    game: str


class Reclaimed(Noted):
    """A seat went to somebody who had said that it is theirs."""

    kind: Literal["reclaimed"] = "reclaimed"
    seat: int


Entry = Annotated[
    Seated
    | Left
    | Revealed
    | Dealt
    | Answered
    | Undone
    | Proposed
    | Voted
    | TakenBack
    | Resigned
    | Flagged
    | Aborted
    | Resumed
    | Rematched
    | Reclaimed,
    Field(discriminator="kind"),
]

_ENTRY: TypeAdapter[Entry] = TypeAdapter(Entry)


def read_entry(text: str) -> Entry:
    """Return the entry that :func:`write_entry` wrote; raises ``ValueError``."""
    return _ENTRY.validate_json(text)


def write_entry(entry: Entry) -> str:
    """Return an entry as JSON, without what is as usual."""
    return entry.model_dump_json(exclude_none=True, round_trip=True)
