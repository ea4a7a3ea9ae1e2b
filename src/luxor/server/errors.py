"""What a server refuses, each with a code that programs can rely on."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from luxor.core.errors import LuxorError


class Code(StrEnum):
    """Why something is refused. Codes are only ever added."""

    status: int  # of HTTP

    def __new__(cls, value: str, status: int = 0) -> Self:
        """Make a code that is its value."""
        code = str.__new__(cls, value)
        code._value_ = value
        code.status = status
        return code

    MALFORMED = "malformed", 422  # not a message of the protocol
    TOO_LARGE = "too_large", 413
    TOO_OFTEN = "too_often", 429
    TOO_MANY = "too_many", 503  # rooms, connections: the server is full
    NOT_KNOWN = "not_known", 404  # no such game, or no such token: nobody learns which
    NOT_ALLOWED = "not_allowed", 403  # the token is good, but not for this
    NOT_NOW = "not_now", 409  # the game is over, not begun, no such proposal ...
    OUT_OF_TURN = "out_of_turn", 409
    NOT_AN_OPTION = "not_an_option", 409
    BAD_NAME = "bad_name", 422  # too long, or nothing in it can be seen
    NAME_TAKEN = "name_taken", 409  # by somebody else at the table
    STALE = "stale", 409  # the version is not the room's
    STOPPING = "stopping", 503
    UNAVAILABLE = "unavailable", 503  # games cannot be saved or read right now
    DAMAGED = "damaged", 500  # what is saved of this game cannot be read
    FAULT = "fault", 500  # our own mistake; the room is as it was


UNAVAILABLE = "games cannot be saved or read right now: look whether it has happened, and try again"
"""What is said where the storage fails."""


class ServerError(LuxorError):
    """Something is refused: nothing has changed. The text says what would be right.

    ``wait`` is after how many seconds it will be possible, where that is known.
    """

    def __init__(self, code: Code, text: str, wait: int | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.wait = wait
