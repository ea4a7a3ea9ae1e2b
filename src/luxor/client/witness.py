"""What a client has seen of a game and sent to it, to compare with what the server says at the end.

Nothing here is ever changed or dropped afterwards: what was taken back was seen all the same.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from luxor.client.sync import plain_events
from luxor.play.dealer import CONTRIBUTION_BYTES
from luxor.server.protocol.server_messages import DealingJson, RoomJson, SeatPart
from luxor.server.protocol.setup import GameSetup


@dataclass(frozen=True, slots=True)
class Sighting:
    """What a seat (None: the public) was sent at a version of the room.

    ``since`` and ``events`` are those of the part. ``has_say``: a person plays there whom others
    must ask before something is taken back. ``after_gap``: the line had been lost, or this is the
    first that was heard.
    """

    version: int
    seat: int | None
    since: int | None
    events: list[dict[str, Any]]
    has_say: bool
    after_gap: bool


class Contributions:
    """Random bytes that seats of this program add to the deal of a game, known by their digest."""

    def __init__(self) -> None:
        self.digests: dict[int, str] = {}
        self._bytes: dict[str, bytes] = {}

    @cached_property
    def next(self) -> Contributions:
        """What they add to the deal of the rematch."""
        return Contributions()

    def for_seat(self, seat: int) -> str:
        """Return the digest of a seat's bytes, in hex; they are chosen when first asked for."""
        if seat not in self.digests:
            data = secrets.token_bytes(CONTRIBUTION_BYTES)
            digest = hashlib.sha256(data).hexdigest()
            self._bytes[digest] = data
            self.digests[seat] = digest
        return self.digests[seat]

    def forget(self, seat: int) -> None:
        """Choose other bytes the next time."""
        self.digests.pop(seat, None)

    def data(self, digest: str | None) -> bytes | None:
        """Return the bytes of a digest, None if they are not of this program."""
        return None if digest is None else self._bytes.get(digest)


class Witness:
    """Everything that counts for a check, from the first ``welcome`` on."""

    def __init__(self) -> None:
        self.setup: GameSetup | None = None
        """The rules as they were sent first."""
        self.commitments: list[str] = []
        """What the server committed to; more than one is a breach."""
        self.dealings: list[DealingJson] = []
        """What was shown of the players' bytes, each state once."""
        self.promised: dict[int, str] = {}
        """The digests that seats of mine sent before the game."""
        self.revealed: dict[int, bytes] = {}
        """The bytes that seats of mine have sent to the server."""
        self.sightings: list[Sighting] = []

    def look(self, room: RoomJson, parts: list[SeatPart], *, after_gap: bool) -> None:
        """Note what the server says of the room and to my seats."""
        if room.commitment not in self.commitments:
            self.commitments.append(room.commitment)
        if room.dealing is not None and room.dealing not in self.dealings:
            self.dealings.append(room.dealing)
        for part in parts:
            seat = None if part.seat is None else room.seats[part.seat]
            has_say = seat is not None and seat.kind in ("person", "away") and not seat.resigned
            events = plain_events(part.events or [])
            self.sightings.append(
                Sighting(room.version, part.seat, part.since, events, has_say, after_gap)
            )
