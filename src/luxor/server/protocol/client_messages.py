"""What a client sends over its WebSocket. The first message is :class:`Hello`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from luxor.core.constants import ACTIONS
from luxor.play import preview
from luxor.server.protocol.base import InputModel
from luxor.server.protocol.names import Name
from luxor.server.protocol.setup import Level

PROTOCOL = 2
"""The version of the protocol. New messages and fields do not change it; clients ignore them."""

MOST_ANSWERS = preview.MOST_ANSWERS
"""Answers in one gesture."""

MOST_CHAT = 300

Id = Annotated[int, Field(ge=0, le=2**31 - 1)]
Seat = Annotated[int, Field(ge=0, le=4)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]
OptionId = Annotated[int, Field(ge=0, lt=ACTIONS)]
Checksum = Annotated[int, Field(ge=0, lt=2**32)]
Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Contribution = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
ChatText = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=MOST_CHAT, pattern=r"^[^\p{C}]+$"
    ),
]


class Hello(InputModel):
    """Who I am: the tokens of my seats (or one of a spectator), and what I have already.

    ``version`` is the room's version that I have; None if I have nothing. ``history`` asks for all
    events since the beginning where the version is None or no longer good, for programs that
    follow a game by its events; others get a fresh view alone.
    """

    type: Literal["hello"]
    id: Id
    """Every message of a client has a number of its own; the answer to it carries the same."""
    protocol: int
    """The version of the protocol, 2."""
    tokens: Annotated[tuple[Token, ...], Field(min_length=1, max_length=6)]
    version: Version | None = None
    history: bool = False
    preview: bool = True
    """Whether I want previews."""


class Answer(InputModel):
    """Answers of one gesture, in order.

    They apply until chance or another seat comes in; the rest is left out, and ``done`` says how
    many were taken.
    """

    type: Literal["answer"]
    id: Id
    version: Version
    """The version of the room that the answers are for: if it has gone on, they are refused."""
    seat: Seat
    answers: Annotated[tuple[OptionId, ...], Field(min_length=1, max_length=MOST_ANSWERS)]
    """The ids of options."""


class Undo(InputModel):
    """Take back my last answer, where neither chance nor another seat has answered since."""

    type: Literal["undo"]
    id: Id
    version: Version
    seat: Seat


class Propose(InputModel):
    """Ask the others for something that needs their consent.

    ``take_back``: go back to the decision before my last own turn, or to ``to``, an earlier number
    of answers. ``abort``: end the game without a result. ``bot``: a bot of ``level`` stands in
    at the seat ``whose``: my own, or that of somebody who is absent or doesn't answer.
    ``take_over``: I, who have no seat, sit down as ``name`` at the seat ``whose``, which was a
    bot's from the beginning. ``rematch``: another game with the next first player. ``seat`` is
    mine, None for a spectator or the host.
    """

    type: Literal["propose"]
    id: Id
    version: Version
    seat: Seat | None
    what: Literal["take_back", "abort", "bot", "take_over", "rematch"]
    to: Version | None = None
    whose: Seat | None = None
    level: Level | None = None
    name: Name | None = None
    digest: Digest | None = None
    """Of ``rematch``: for the game that follows, as in ``sit``."""


class Vote(InputModel):
    """Agree to a proposal or not; one refusal ends it. Who made it may withdraw it (``no``)."""

    type: Literal["vote"]
    id: Id
    seat: Seat | None
    """None for a spectator who withdraws a claim or a wish to take over a seat."""
    proposal: Version
    """The number of the proposal in the room."""
    yes: bool
    digest: Digest | None = None
    """For a ``rematch``: for the game that follows, as in ``sit``."""


class Sit(InputModel):
    """Sit down under a name.

    At a seat of mine, for the first time or again: a bot that stands in gets up. Or, while the
    room is waiting, at an open seat that nobody has a token for: ``granted`` brings me a fresh one.
    Names change only before the game.
    """

    type: Literal["sit"]
    id: Id
    seat: Seat
    name: Name
    digest: Digest | None = None
    """SHA-256, in hex, of 16 random bytes that I add to the deal; see ``reveal``. Only before the
    game begins."""


class Reveal(InputModel):
    """The bytes whose digest came with ``sit``: everybody has sat down (``room.dealing``)."""

    type: Literal["reveal"]
    id: Id
    seat: Seat
    bytes: Contribution
    """In hex."""


class Leave(InputModel):
    """Get up.

    Before the game the seat becomes open again and its tokens are deleted. During the game it
    stays mine, and the others see that nobody sits there.
    """

    type: Literal["leave"]
    id: Id
    seat: Seat


class Claim(InputModel):
    """Say that a person's seat is mine, whose token I have lost; during the game, as a spectator.

    ``claiming`` brings a token that becomes one of the seat when the claim is approved: by
    another device of the seat at once, otherwise by all other people at the table.
    """

    type: Literal["claim"]
    id: Id
    seat: Seat


class Fill(InputModel):
    """Let a bot sit at a seat that is still open, before the game; only with the host's token."""

    type: Literal["fill"]
    id: Id
    seat: Seat
    level: Level


class Resign(InputModel):
    """Give up."""

    type: Literal["resign"]
    id: Id
    version: Version
    seat: Seat


class AskHint(InputModel):
    """Ask what a strong bot would do at my decision, where the table allows hints."""

    type: Literal["hint"]
    id: Id
    version: Version
    seat: Seat


class AskSnapshot(InputModel):
    """Ask for the whole view of a seat of mine (None: what everybody may know).

    For a client that has found its own view to differ from the checksum of an update.
    """

    type: Literal["snapshot"]
    id: Id
    seat: Seat | None
    checksum: Checksum | None = None
    """Of the view that I have."""


class Chat(InputModel):
    """Say something to everybody in the room."""

    type: Literal["chat"]
    id: Id
    seat: Seat | None
    text: ChatText


class Ping(InputModel):
    """Ask for a ``done``, to see whether the line is open."""

    type: Literal["ping"]
    id: Id


ClientMessage = Annotated[
    Hello
    | Answer
    | Undo
    | Propose
    | Vote
    | Sit
    | Reveal
    | Leave
    | Claim
    | Fill
    | Resign
    | AskHint
    | AskSnapshot
    | Chat
    | Ping,
    Field(discriminator="type"),
]

CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
"""Reads one message: ``CLIENT_MESSAGE.validate_json(text)``."""
