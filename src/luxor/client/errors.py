"""What can go wrong between a client and a server.

What a server refuses is raised as :class:`~luxor.server.errors.ServerError`, with its code.
"""

from __future__ import annotations

from luxor.core.errors import LuxorError


class LinkError(LuxorError):
    """A link is none of a game, or not of the kind that is needed."""


class LineError(LuxorError):
    """A server cannot be reached, or what answers there does not speak the protocol."""


class LineLostError(LineError):
    """The line broke before an answer came: nobody knows whether what was asked is done.

    The connection comes back by itself; the room tells then.
    """


class GapError(LineError):
    """The server has left out events of the game."""


class EndedError(LuxorError):
    """The server has ended the conversation for good; ``reason`` is its word for why."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the server has ended the conversation: {reason}")
        self.reason = reason
