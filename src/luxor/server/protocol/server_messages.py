"""What the server sends over a WebSocket.

The server builds these as plain dicts, which is quicker; tests check every message that is sent
against the models here, and the types of the browser's client are generated from them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field, TypeAdapter, create_model

from luxor.core.actions import Verb
from luxor.play.preview import Next
from luxor.server.errors import Code
from luxor.server.protocol.base import ABSENT, OutputModel, SparseModel
from luxor.server.protocol.events import EventJson
from luxor.server.protocol.setup import Colour, GameSetup, Level
from luxor.server.protocol.views import QuestionJson, TablesJson, ViewJson

Happening = Literal[
    "seated",
    "left",
    "revealed",
    "dealt",
    "answered",
    "undone",
    "proposed",
    "voted",
    "taken_back",
    "resigned",
    "flagged",
    "aborted",
    "resumed",
    "rematched",
    "reclaimed",
    "reloaded",
]


class SeatJson(OutputModel):
    """A seat as everybody sees it. ``resigned`` seats are played on by a bot."""

    seat: int
    colour: Colour
    name: str | None
    """None for bots and open seats to which no name was given."""
    kind: Literal["open", "person", "bot", "away"]
    """``open``: nobody has sat down yet. ``away``: a person has got up; the seat stays theirs."""
    level: Level | None
    """Of a bot."""
    resigned: bool
    timed_out: bool
    """By the clock a bot plays here, or the seat has given up (``resigned``)."""
    stand_in: bool
    """A bot of ``level`` plays here for a person, who gets the seat back on return."""
    reclaimed: bool
    """The others, or another device, gave the seat to somebody who said that it is theirs."""


class ProposalJson(OutputModel):
    """Something that waits for consent. ``by`` is a seat, None for a spectator."""

    proposal: int
    """The version of the room at which it was made."""
    by: int | None
    what: Literal["take_back", "abort", "bot", "take_over", "rematch", "claim"]
    to: int | None
    """Of ``take_back``: the number of answers to go back to."""
    whose: int | None
    """Of ``bot``, ``take_over`` and ``claim``: the seat. Its own vote on ``bot`` and ``claim``
    decides at once, either way."""
    level: Level | None
    """Of ``bot``."""
    name: str | None
    """Of ``take_over``."""
    waits_for: list[int]
    """Seats that have not voted yet."""
    until: int | None
    """Of ``bot`` and ``claim``: milliseconds, when the message was made, before which it does not
    happen without the seat's own vote. None: only with that vote, or there is no such time."""


class ClockJson(OutputModel):
    """Time left in milliseconds when the message was made; ``running`` is the seat that uses it up.

    Lists are by seat; None where there is no such limit.
    """

    running: int | None
    turn_left: int | None
    game_left: list[int] | None


class ResultJson(OutputModel):
    """How the game ended. After giving up there are points, but the order is by giving up."""

    reason: Literal["tomb", "standstill", "round_limit", "resigned"]
    ranking: list[list[int]]
    """Seats from first to last, those that share a place together."""
    points: list[int]
    """By seat."""
    by_source: list[dict[str, int]]
    """By seat, where the points came from."""


class DealingJson(OutputModel):
    """What the players add to the deal, by seat: 16 bytes each, in hex.

    It is there from when everybody has sat down. The cards are dealt when all bytes are revealed,
    or after ten seconds without those that are missing.
    """

    digests: list[str | None]
    """What came with ``sit``; None for a seat that adds nothing."""
    revealed: list[str | None]
    """None for bytes that were not revealed: they are not in the deal."""


class RoomJson(OutputModel):
    """What everybody in the room knows about it, apart from the position."""

    game: str
    version: int
    """Grows with everything that happens in the room."""
    phase: Literal["waiting", "playing", "over", "aborted"]
    """``waiting`` until every seat is taken; ``aborted`` is over without a result."""
    seats: list[SeatJson]
    asked: int | None
    """The seat that is asked."""
    answers: int
    """How many answers have been given, chance's included: the table's own version."""
    proposals: list[ProposalJson]
    clock: ClockJson | None
    """None where no clock was chosen."""
    result: ResultJson | None
    can_abort: bool
    """A person at the table may end the game now without asking: there is no other."""
    commitment: str
    """SHA-256 of the secret that deals, in hex; empty for a game that was dealt elsewhere."""
    secret: str | None
    """The secret in hex, when the game is over."""
    dealing: DealingJson | None
    """What the players add to the deal; None before everybody has sat down, and for good where
    nobody adds anything."""
    rematch: str | None
    """The game that followed."""


def _optional(name: str) -> Any:
    field = RoomJson.model_fields[name]
    default = ... if name == "version" else None
    return field.annotation, Field(default, description=field.description)


if TYPE_CHECKING:
    RoomChanges = RoomJson
else:
    RoomChanges = create_model(
        "RoomChanges",
        __base__=SparseModel,
        __doc__="What has changed in a room: its version, and the fields that are different now.",
        **{name: _optional(name) for name in RoomJson.model_fields},
    )


class OptionJson(SparseModel):
    """An option: its id, which is what one answers, and its parts."""

    id: int
    verb: Verb
    adventurer: int = ABSENT
    """Of ``move`` and ``choose``: which one."""
    number: int = ABSENT
    """Of ``move`` the tiles (-1: back), of ``horus`` the level, of ``slot`` and ``tile`` the place
    from 1 on, of ``give`` the kind of scarab from 1 on."""
    to: int = ABSENT
    """Of ``move``: the place where it ends, thrown on by Osiris tiles or not."""


class DecisionJson(OutputModel):
    """What a seat is asked."""

    question: QuestionJson
    options: list[OptionJson]
    """Always in the same order."""


class SeatPart(OutputModel):
    """What is only for one seat (None: what everybody may know).

    ``events`` are what has happened since the version that the client has, and ``since`` is how
    many events of the game come before them: whoever keeps the events cuts their own to that many
    and adds these. After something was taken back ``since`` is smaller than before. Both are None
    if the client had nothing and did not ask for the history.
    """

    seat: int | None
    since: int | None
    events: list[EventJson] | None
    start: ViewJson | None
    """The view before the first event, where ``since`` is 0; otherwise None."""
    snapshot: ViewJson | None
    """The view now: in ``welcome``, and in an ``update`` whose events do not lead there from the
    view before (or from ``start``). Otherwise None, and always before the game has begun."""
    decision: DecisionJson | None
    """None if it is not this seat that is asked, or a bot answers for it."""
    can_undo: bool
    """Whether ``undo`` is possible now."""
    checksum: int | None
    """Of the view now; None before the game has begun."""


class ChatLine(OutputModel):
    """One line of chat; ``seat`` is None for a spectator, ``at`` in milliseconds since 1970."""

    number: int
    """Counts the lines of the game from 1 on."""
    seat: int | None
    text: str
    at: int


class Welcome(OutputModel):
    """The answer to ``hello``."""

    type: Literal["welcome"]
    id: int
    protocol: int
    """The version that the server speaks."""
    server: str
    """The server's own version."""
    game: str
    role: Literal["seats", "host", "spectator"]
    """What the tokens are good for; with tokens of seats always ``seats``."""
    seats: list[int]
    """My seats."""
    setup: GameSetup
    tables: TablesJson
    room: RoomJson
    parts: list[SeatPart]
    """One for each of my seats; a single one for seat None if I have none."""
    chat: list[ChatLine]
    """The last lines."""
    connected: list[int]
    """Seats that somebody is connected to."""
    away: dict[int, int]
    """By seat of a person to which nobody is connected, for how many seconds by now."""
    spectators: int
    """Connections without a seat."""
    devices: dict[int, int]
    """By seat of mine, how many tokens it has: one for each device."""


class Update(OutputModel):
    """The room has a new version; ``what`` made it, ``by`` a seat, if one did."""

    type: Literal["update"]
    what: Happening
    """The last thing that happened; ``reloaded`` after trouble with the storage."""
    by: int | None
    room: RoomChanges
    parts: list[SeatPart]
    """As in ``welcome``."""


class Done(OutputModel):
    """What was asked under ``id`` is done and kept. ``taken`` counts the answers of a gesture."""

    type: Literal["done"]
    id: int
    version: int
    """The version of the room after it; what it changed has been sent before."""
    taken: int | None = None
    """None for anything but answers."""


class Refused(OutputModel):
    """What was asked under ``id`` (None if that could not be read) is not done; nothing changed."""

    type: Literal["refused"]
    id: int | None
    code: Code
    text: str
    """What is wrong and what would be right, in English."""
    version: int | None
    """The room's version; None before ``welcome``."""
    wait: int | None
    """Seconds after which it is possible, where that is known."""


class ChatMessage(OutputModel):
    """Somebody said something."""

    type: Literal["chat"]
    line: ChatLine


class Presence(OutputModel):
    """Who is connected now."""

    type: Literal["presence"]
    connected: list[int]
    away: dict[int, int]
    spectators: int


class Devices(OutputModel):
    """One of my seats has another number of tokens now, one for each device."""

    type: Literal["devices"]
    seat: int
    count: int


class OptionRating(OutputModel):
    """What a strong bot thinks of an option; None for what it does not say."""

    id: int
    """Of the option."""
    chance: float | None
    """To win, 0 to 1."""
    margin: float | None
    """Points ahead of the mean of the others at the end."""
    visits: int | None
    """How often it tried the option."""


class Hint(OutputModel):
    """The answer to ``hint``: the options, the best first."""

    type: Literal["hint"]
    id: int
    version: int
    seat: int
    options: list[OptionRating]
    then: list[list[OptionRating]]
    """The options of each question that the same gesture answers, after the best ones so far."""


class Snapshot(OutputModel):
    """The answer to ``snapshot``: the view of a seat now, which replaces the client's own."""

    type: Literal["snapshot"]
    id: int
    seat: int | None
    version: int
    since: int
    """How many events of the game lead to it."""
    view: ViewJson | None
    """None before the game has begun."""
    checksum: int | None


class WayJson(SparseModel):
    """One way to answer a decision, and what it would lead to.

    It is shown as far as the seat can know it: chance is not foreseen, nor what others do.
    """

    answers: list[int]
    """What to send in one ``answer``: the card, then who moves with it, and so on."""
    options: list[OptionJson]
    """The option behind each of the answers."""
    events: list[EventJson]
    """What would happen, as this seat would see it; nothing of the next turn."""
    then: Next
    """What comes next: this seat is asked, chance is, another seat is, or the turn is over. With
    ``turn_over`` the game may be over too, where this seat cannot know."""
    question: DecisionJson = ABSENT
    """What this seat would be asked next, if it is."""


class StepJson(SparseModel):
    """One answer to a decision and what it would lead to, as far as the seat can know it.

    Several answers that make one gesture are steps one after the other: the last one of them says
    what comes ``then``.
    """

    option: OptionJson
    events: list[EventJson]
    """What would happen up to the next question, as this seat would see it."""
    next: list[StepJson] = ABSENT
    """The answers to the question that follows, where they belong to the same gesture."""
    then: Next = ABSENT
    """As of a ``WayJson``."""
    question: DecisionJson = ABSENT
    """What this seat would be asked next, if it is."""


class Preview(OutputModel):
    """What the ways to answer lead to, for a seat of mine that is asked; at most 400.

    A way is a chain of steps: it is answered by the ids of their options. A preview comes after
    ``welcome`` and after each ``update`` where a person's seat is asked.
    """

    type: Literal["preview"]
    version: int
    seat: int
    steps: list[StepJson]
    """One for each option, in their order."""


class Granted(OutputModel):
    """A seat is yours now: keep the token. This connection has the seat from here on."""

    type: Literal["granted"]
    game: str
    seat: int
    token: str


class Claiming(OutputModel):
    """Your claim is before the others: keep the token. When it is approved it is the seat's."""

    type: Literal["claiming"]
    game: str
    seat: int
    token: str


class Lost(OutputModel):
    """One of your seats is no longer yours: you got up before the game, or were signed out.

    Its token is good for nothing.
    """

    type: Literal["lost"]
    seat: int


class Bye(OutputModel):
    """The server ends the conversation; ``again`` says whether to come back by oneself."""

    type: Literal["bye"]
    reason: Literal["stopping", "deleted", "too_slow", "too_often", "signed_out"]
    """``too_slow``: the client read too slowly, or said no ``hello``. ``too_often``: it said too
    much. ``signed_out``: another device of the seat asked for it."""
    again: bool


ServerMessage = Annotated[
    Welcome
    | Update
    | Done
    | Refused
    | ChatMessage
    | Presence
    | Devices
    | Hint
    | Snapshot
    | Preview
    | Granted
    | Claiming
    | Lost
    | Bye,
    Field(discriminator="type"),
]

SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
"""Reads one message, for clients and tests."""
