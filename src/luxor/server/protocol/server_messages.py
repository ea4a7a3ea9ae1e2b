"""What the server says over a WebSocket.

The server builds these as plain dicts, which is quicker; tests hold every message that is sent
against the models here, and the types of the browser's client are made from them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from luxor.server.errors import Code
from luxor.server.protocol.event_forms import EventForm
from luxor.server.protocol.setup import Colour, GameSetup, Level
from luxor.server.protocol.table_forms import TablesForm, Verb, ViewForm
from luxor.server.protocol.told import Told

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


class SeatForm(Told):
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


class ProposalForm(Told):
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


class ClockForm(Told):
    """Time left in milliseconds when the message was made; ``running`` is the seat that uses it up.

    Lists are by seat; None where there is no such limit.
    """

    running: int | None
    turn_left: int | None
    game_left: list[int] | None


class ResultForm(Told):
    """How the game ended. After giving up there are points, but the order is by giving up."""

    reason: Literal["tomb", "standstill", "round_limit", "resigned"]
    ranking: list[list[int]]
    """Seats from first to last, those that share a place together."""
    points: list[int]
    """By seat."""
    by_source: list[dict[str, int]]
    """By seat, where the points came from."""


class DealingForm(Told):
    """What the players add to the deal, by seat: 16 bytes each, in hex.

    It is there from when everybody has sat down. The cards are dealt when all bytes are revealed,
    or after ten seconds without those that are missing.
    """

    digests: list[str | None]
    """What came with ``sit``; None for a seat that adds nothing."""
    revealed: list[str | None]
    """None for bytes that were not revealed: they are not in the deal."""


class RoomForm(Told):
    """What everybody in the room knows about it, apart from the position."""

    game: str
    version: int
    """Grows with everything that happens in the room."""
    phase: Literal["waiting", "playing", "over", "aborted"]
    """``waiting`` until every seat is taken; ``aborted`` is over without a result."""
    seats: list[SeatForm]
    asked: int | None
    """The seat that is asked."""
    answers: int
    """How many answers have been given, chance's included: the table's own version."""
    proposals: list[ProposalForm]
    clock: ClockForm | None
    """None where no clock was chosen."""
    result: ResultForm | None
    can_abort: bool
    """A person at the table may end the game now without asking: there is no other."""
    commitment: str
    """SHA-256 of the secret that deals, in hex; empty for a game that was dealt elsewhere."""
    secret: str | None
    """The secret in hex, when the game is over."""
    dealing: DealingForm | None
    """What the players add to the deal; None before everybody has sat down, and for good where
    nobody adds anything."""
    rematch: str | None
    """The game that followed."""


class OptionForm(Told):
    """An option with its text (what one answers), and its parts."""

    id: int
    text: str
    verb: Verb
    adventurer: int | None = None
    """Of ``move`` and ``choose``: which one."""
    number: int | None = None
    """Of ``move`` the tiles (-1: back), of ``horus`` the level, of ``slot`` and ``tile`` the place
    from 1 on, of ``give`` the kind of scarab from 1 on."""
    to: int | None = None
    """Of ``move``: the place where it ends, thrown on by Osiris tiles or not."""


class DecisionForm(Told):
    """What a seat is asked."""

    question: str
    options: list[OptionForm]
    """Always in the same order."""


class SeatPart(Told):
    """What is only for one seat (None: what everybody may know).

    ``events`` are what has happened since the version that the client has, and ``since`` is how
    many events of the game come before them: whoever follows the events keeps that many of its
    own and adds these. After something was taken back ``since`` is smaller than before. Both are
    None if the client had nothing and did not ask for the history: then only ``view`` counts.
    """

    seat: int | None
    since: int | None
    events: list[EventForm] | None
    view: ViewForm | None
    """None before the game has begun."""
    decision: DecisionForm | None
    """None if it is not this seat that is asked, or a bot answers for it."""
    can_undo: bool
    """Whether ``undo`` is possible now."""


class ChatForm(Told):
    """One line of chat; ``seat`` is None for a spectator, ``at`` in milliseconds since 1970."""

    number: int
    """Counts the lines of the game from 1 on."""
    seat: int | None
    text: str
    at: int


class Welcome(Told):
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
    tables: TablesForm
    room: RoomForm
    parts: list[SeatPart]
    """One for each of my seats; a single one for seat None if I have none."""
    chat: list[ChatForm]
    """The last lines."""
    connected: list[int]
    """Seats that somebody is connected to."""
    away: dict[int, int]
    """By seat of a person to which nobody is connected, for how many seconds by now."""
    spectators: int
    """Connections without a seat."""
    devices: dict[int, int]
    """By seat of mine, how many tokens it has: one for each device."""


class Update(Told):
    """The room has a new version; ``what`` made it, ``by`` a seat, if one did."""

    type: Literal["update"]
    what: Happening
    """The last thing that happened; ``reloaded`` after trouble with the storage."""
    by: int | None
    room: RoomForm
    parts: list[SeatPart]
    """As in ``welcome``."""


class Done(Told):
    """What was asked under ``id`` is done and kept. ``taken`` counts the answers of a gesture."""

    type: Literal["done"]
    id: int
    version: int
    """The version of the room after it; what it changed has been told before."""
    taken: int | None = None
    """None for anything but answers."""


class Refused(Told):
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


class Said(Told):
    """Somebody said something."""

    type: Literal["chat"]
    line: ChatForm


class Presence(Told):
    """Who is connected now."""

    type: Literal["presence"]
    connected: list[int]
    away: dict[int, int]
    spectators: int


class Devices(Told):
    """One of my seats has another number of tokens now, one for each device."""

    type: Literal["devices"]
    seat: int
    count: int


class HintForm(Told):
    """What a strong bot thinks of an option; None for what it does not tell."""

    id: int
    text: str
    chance: float | None
    """To win, 0 to 1."""
    margin: float | None
    """Points ahead of the mean of the others at the end."""
    visits: int | None
    """How often it tried the option."""


class Advice(Told):
    """The answer to ``hint``: the options, the best first."""

    type: Literal["hint"]
    id: int
    version: int
    seat: int
    options: list[HintForm]
    then: list[list[HintForm]]
    """The options of each question that the same gesture answers, after the best ones so far."""


class WayForm(Told):
    """One way to answer a decision, and what it would lead to.

    It is told as far as the seat can know it: chance is not foreseen, nor what others do.
    """

    answers: list[str]
    """What to send in one ``answer``: the card, then who moves with it, and so on."""
    options: list[OptionForm]
    """The option behind each of the answers."""
    events: list[EventForm]
    """What would happen, as this seat would be told; nothing of the next turn."""
    then: Literal["question", "chance", "others", "turn_over", "game_over"]
    """What comes next: this seat is asked, chance is, another seat is, or the turn is over. With
    ``turn_over`` the game may be over too, where this seat cannot know."""
    question: DecisionForm | None
    """What this seat would be asked next, if it is."""


class Outlook(Told):
    """The answer to ``look``: the ways to answer, in the order of their options; at most 400."""

    type: Literal["outlook"]
    id: int
    version: int
    seat: int
    ways: list[WayForm]


class Granted(Told):
    """A seat is yours now: keep the token. This connection has the seat from here on."""

    type: Literal["granted"]
    game: str
    seat: int
    token: str


class Claiming(Told):
    """Your claim is before the others: keep the token. When it is approved it is the seat's."""

    type: Literal["claiming"]
    game: str
    seat: int
    token: str


class Lost(Told):
    """One of your seats is no longer yours: you got up before the game, or were signed out.

    Its token is good for nothing.
    """

    type: Literal["lost"]
    seat: int


class Bye(Told):
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
    | Said
    | Presence
    | Devices
    | Advice
    | Outlook
    | Granted
    | Claiming
    | Lost
    | Bye,
    Field(discriminator="type"),
]

SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
"""Reads one message, for clients and tests."""
