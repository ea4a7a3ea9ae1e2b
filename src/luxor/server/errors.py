"""What a server refuses, each with a code that programs can rely on."""

from __future__ import annotations

from enum import StrEnum

from luxor.core.errors import LuxorError


class Code(StrEnum):
    """Why something is refused. Codes are only ever added."""

    MALFORMED = "malformed"  # not a message of the protocol
    TOO_LARGE = "too_large"
    TOO_OFTEN = "too_often"
    TOO_MANY = "too_many"  # rooms, connections: the server is full
    NOT_KNOWN = "not_known"  # no such game, or no such token: nobody learns which
    NOT_ALLOWED = "not_allowed"  # the token is good, but not for this
    NOT_NOW = "not_now"  # the game is over, not begun, no such proposal ...
    OUT_OF_TURN = "out_of_turn"
    NOT_AN_OPTION = "not_an_option"
    BAD_NAME = "bad_name"  # too long, or nothing in it can be seen
    NAME_TAKEN = "name_taken"  # by somebody else at the table
    STALE = "stale"  # the version is not the room's
    STOPPING = "stopping"
    UNAVAILABLE = "unavailable"  # games cannot be saved or read right now
    DAMAGED = "damaged"  # what is saved of this game cannot be read
    FAULT = "fault"  # our own mistake; the room is as it was


UNAVAILABLE = "games cannot be saved or read right now: look whether it has happened, and try again"
"""What is said where the storage fails."""

STATUS = {
    Code.MALFORMED: 422,
    Code.TOO_LARGE: 413,
    Code.TOO_OFTEN: 429,
    Code.TOO_MANY: 503,
    Code.NOT_KNOWN: 404,
    Code.NOT_ALLOWED: 403,
    Code.NOT_NOW: 409,
    Code.OUT_OF_TURN: 409,
    Code.NOT_AN_OPTION: 409,
    Code.BAD_NAME: 422,
    Code.NAME_TAKEN: 409,
    Code.STALE: 409,
    Code.STOPPING: 503,
    Code.UNAVAILABLE: 503,
    Code.DAMAGED: 500,
    Code.FAULT: 500,
}
"""The HTTP status of each code."""


class ServerError(LuxorError):
    """Something is refused: nothing has changed. The text says what would be right.

    ``wait`` is after how many seconds it will be possible, where that is known.
    """

    def __init__(self, code: Code, text: str, wait: int | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.wait = wait
