"""What is chosen when a game is created."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from luxor.bots.levels import LEVELS
from luxor.core.options import Options
from luxor.notation.edition_file import builtin_editions
from luxor.server.protocol.base import InputModel
from luxor.server.protocol.names import Name, name_taken

COLOURS = ("red", "green", "blue", "yellow", "purple")

Colour = Literal["red", "green", "blue", "yellow", "purple"]
Level = Literal["tourist", "pupil", "explorer", "scholar", "vizier", "pharaoh"]
assert tuple(LEVELS) == Level.__args__  # type: ignore[attr-defined]
ModuleName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=64)]


class SeatSetup(InputModel):
    """Who is to sit there: a person (None), or a bot of a level."""

    colour: Colour
    name: Name | None = None
    """How a seat is called before somebody sits down there under a name of their own."""
    bot: Level | None = None
    """None for a person."""


class Clock(InputModel):
    """Time to think, in seconds: for one turn, for a whole game, or both.

    At zero a bot plays on for the seat (``bot``), the seat has given up (``resign``), or it is
    only shown (``nothing``).
    """

    turn: Annotated[int, Field(ge=5, le=86_400)] | None = None
    game: Annotated[int, Field(ge=30, le=604_800)] | None = None
    at_zero: Literal["bot", "resign", "nothing"] = "bot"

    @model_validator(mode="after")
    def _some_time(self) -> Self:
        if self.turn is None and self.game is None:
            raise ValueError("a clock needs a time for a turn, for the game, or both")
        return self


class GameSetup(InputModel):
    """Everything that is chosen when a game is created; seats clockwise."""

    seats: Annotated[tuple[SeatSetup, ...], Field(min_length=2, max_length=5)]
    mine: tuple[Annotated[int, Field(ge=0, le=4)], ...] | None = None
    """The seats that the creator takes, whose tokens come with the new game; None for the first
    seat of a person. The others are open for whoever comes by the table's link."""
    modules: tuple[ModuleName, ...] = ()
    """Out of those that the server offers."""
    extra_cards: bool | None = None
    """Whether the expansion's Horus cards join in; None leaves it to the rules."""
    edition: str = "reconstructed"
    """The name of a built-in edition."""
    first: Annotated[int, Field(ge=0, le=4)] | None = None
    """The seat of the first player; None for chance."""
    hide_scores: bool = False
    """Whether others' points in play are hidden."""
    hints: bool = True
    """Whether hints may be asked for."""
    chat: bool = True
    """Whether people may chat."""
    clock: Clock | None = None
    """None: nobody looks at the time."""
    pace: tuple[Annotated[float, Field(ge=0, le=10)], Annotated[float, Field(ge=0, le=10)]] = (
        0.6,
        1.5,
    )
    """Seconds that a bot takes for an answer, at least and at most."""

    @model_validator(mode="after")
    def _fits(self) -> Self:
        colours = [seat.colour for seat in self.seats]
        if len(set(colours)) != len(colours):
            raise ValueError("each seat needs a colour of its own")
        names = [seat.name for seat in self.seats]
        for number, name in enumerate(names):
            if name is not None and name in names[:number]:
                raise name_taken(name, f"seats.{number}.name")
        for seat in self.mine or ():
            if seat >= len(self.seats) or self.seats[seat].bot is not None:
                raise ValueError(f"mine: {seat} is no seat for a person")
        if self.edition not in builtin_editions():  # a path would be read from our disk
            raise ValueError(f"edition: one of {', '.join(builtin_editions())}")
        if self.pace[0] > self.pace[1]:
            raise ValueError("pace: the shorter time first")
        self.options()  # raises OptionsError, a ValueError
        return self

    @property
    def own(self) -> tuple[int, ...]:
        """The seats that the creator takes."""
        if self.mine is not None:
            return tuple(sorted(set(self.mine)))
        return tuple(n for n, seat in enumerate(self.seats) if seat.bot is None)[:1]

    def options(self) -> Options:
        """Return the rules of the game."""
        return Options(len(self.seats), self.first, self.modules, self.extra_cards)
