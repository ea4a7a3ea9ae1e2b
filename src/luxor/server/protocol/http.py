"""What is said over HTTP: creating games, links, lists, records."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from luxor.server.errors import Code
from luxor.server.protocol.base import InputModel, OutputModel
from luxor.server.protocol.client_messages import Token, Version
from luxor.server.protocol.events import EventJson
from luxor.server.protocol.server_messages import (
    DealingJson,
    OptionJson,
    ResultJson,
    RoomJson,
    SeatJson,
    WayJson,
)
from luxor.server.protocol.setup import GameSetup
from luxor.server.protocol.views import PluginJson, QuestionJson, TablesJson, ViewJson


class Problem(OutputModel):
    """Why a request was refused."""

    code: Code
    text: str
    """What is wrong and what would be right, in English."""
    field: str | None = None
    """Which part of the request it is about, such as ``seats.1.name``, where that is known."""


class SeatLink(OutputModel):
    """The token of a seat of mine. A link is the game's page with ``#t=TOKEN`` behind it."""

    seat: int
    token: str


class CreatedGame(OutputModel):
    """A new game. The host's token fills seats and deletes; the spectators' one is for everybody.

    The link with the spectators' token is the table's: who has it may watch, or take a free seat.
    """

    game: str
    host: str
    """The token of whoever created the game."""
    spectator: str
    """The token of the table's link: to look on, or to sit down at an open seat."""
    seats: list[SeatLink]
    """The seats that were asked for as mine. Nobody has a token for the others."""


class GameSummary(OutputModel):
    """One of my games, for a list."""

    game: str
    phase: Literal["waiting", "playing", "over", "aborted"]
    version: int
    token: int
    """Which of the tokens that were asked about, by its place in the list."""
    role: Literal["seat", "host", "spectator", "replay"]
    """What the token is good for."""
    seat: int | None
    """The seat of the token, if it is one of a seat."""
    seats: list[SeatJson]
    asked: int | None
    modules: list[str]
    result: ResultJson | None
    """How it ended; None as long as it runs, and if it was aborted."""
    created: int
    """Milliseconds since 1970."""
    changed: int
    """Milliseconds since 1970."""


class MyTokens(InputModel):
    """Tokens that a browser remembers."""

    tokens: Annotated[tuple[Token, ...], Field(max_length=200)]


class MyGames(OutputModel):
    """What the tokens are good for; those of games that are gone are left out."""

    games: list[GameSummary]


class OneTimeToken(OutputModel):
    """A token that can be redeemed once, before it runs out, for one that stays.

    In a link it stands as ``#once=TOKEN``.
    """

    token: str
    expires: int
    """Milliseconds since 1970."""


class Redeem(InputModel):
    """Redeem a one-time token."""

    token: Token
    game: str | None = None
    """The game of the link: the token may be good for its rematches too."""


class RedeemedToken(OutputModel):
    """The token that stays."""

    game: str
    role: Literal["seat", "host", "spectator"]
    seat: int | None
    token: str


class SharedReplay(OutputModel):
    """A token for the replay of a game that is over, and for nothing else."""

    token: str


class ImportRecord(InputModel):
    """The text of the record of a finished game."""

    record: Annotated[str, Field(min_length=1, max_length=200_000)]


class ImportedGame(OutputModel):
    """A finished game to look at."""

    game: str
    host: str
    spectator: str


class MarkJson(OutputModel):
    """An answer of a seat in a replay; a link to a turn names ``answers``."""

    answers: int
    """How many answers came before it, chance's included."""
    seat: int
    event: int
    """The first event that came of it, as its place in ``events``."""
    at: int
    """Milliseconds since 1970."""


class ReplayJson(OutputModel):
    """A game from its beginning, with the eyes of a seat or of everybody."""

    eyes: int | None
    """The seat; None for what everybody may know."""
    setup: GameSetup
    tables: TablesJson
    room: RoomJson
    start: ViewJson
    """Before the first event, of an untouched table."""
    events: list[EventJson]
    marks: list[MarkJson]
    """Every answer of a seat, in order."""


class CourseStep(OutputModel):
    """What happened to the position at one version of the room: answers, or going back."""

    version: int
    answers: list[tuple[int | None, int]]
    """Each by a seat, or by chance (None), with the number of the action or of the outcome."""
    back_to: int | None
    """Answers were taken back: how many are left. None if none were."""


class Course(OutputModel):
    """All that ever happened to a position, for checking what was dealt.

    Nothing is left out: what was taken back is told with what had happened before.
    """

    game: str
    commitment: str
    secret: str
    dealing: DealingJson | None
    steps: list[CourseStep]


class AskOpinion(InputModel):
    """Which decision of a finished game the opinion is wanted of."""

    answers: Version
    """How many answers came before it, as in a mark of the replay."""


class RatedOption(OptionJson):
    """An option with its parts, what a strong bot thinks of it, and where it leads."""

    chance: float | None
    """To win, 0 to 1; None for what the bot does not say, here and below."""
    margin: float | None
    """Points ahead of the mean of the others at the end."""
    visits: int | None
    """How often it was tried."""
    way: WayJson | None
    """The only way to go on after it; of the option that was chosen, the way that was gone. None
    where there are several."""


class Opinion(OutputModel):
    """What a strong bot thinks of a decision, as it was seen by the seat that was asked."""

    answers: int
    seat: int
    question: QuestionJson
    options: list[RatedOption]
    """The best first."""
    given: int | None
    """The id of the option that was chosen; None where the game ended before."""


class PlayersChoice(OutputModel):
    """What a number of players means for a new game."""

    players: int
    advised: list[str]
    """The modules that the rules recommend (X1)."""
    extra_cards: Literal["always", "with_modules"]
    """When the expansion's Horus cards join in by the rules (X2): so many players cannot do without
    them, or they come with any module."""


class Choices(OutputModel):
    """What may be chosen when a game is created."""

    players: list[PlayersChoice]
    levels: list[dict[str, str]]
    """Each with ``name`` and ``about``, the gentlest first."""
    modules: list[str]
    """Those that the server offers, in the order in which they act."""
    plugins: dict[str, PluginJson]
    """Those of them that other packages bring."""
    colours: list[str]
    editions: list[str]
    defaults: GameSetup
    compiler_packages: str | None = None
    """What to install so that the engine can be compiled; null where it is."""


class Health(OutputModel):
    """Whether the server is up (``/healthz``) and can play (``/readyz``)."""

    status: Literal["ok", "stopping", "failing"]
    version: str
