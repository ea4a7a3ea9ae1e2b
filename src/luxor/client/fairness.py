"""Checking afterwards that a server dealt fairly.

A server draws every outcome of chance from a secret that it commits to before the game, and from
bytes that players add once the secret is fixed. When the game is over it tells the secret and
the whole course of the game, and everybody can draw again and compare it with what they saw.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeVar

from luxor.client.witness import Sighting, Witness
from luxor.core import constants as k
from luxor.core.edition import Edition
from luxor.core.errors import LuxorError
from luxor.core.options import Options
from luxor.notation.edition_file import load_edition
from luxor.play.dealer import CONTRIBUTION_BYTES, SECRET_BYTES, SecretDealer
from luxor.play.table import Answer, Table
from luxor.server.protocol.http import Course, CourseStep

Versioned = TypeVar("Versioned", Sighting, CourseStep)


class UnfairError(LuxorError):
    """What the server says at the end does not fit with what it said, showed or promised before."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found to be in order.

    ``draws`` are all outcomes of chance, ``taken_back`` those of them that the table took back,
    and ``unseen`` those of these that were never seen here, since nobody was here to see them.
    ``added`` are the seats whose bytes are in the deal, ``silent`` those that promised bytes and
    did not reveal them. ``ceremony``: whether any were promised.
    """

    draws: int
    taken_back: int
    unseen: int
    ceremony: bool
    added: tuple[int, ...]
    silent: tuple[int, ...]


def check_course(course: Course, witness: Witness) -> Verdict:
    """Return what was found to be in order; raises :class:`UnfairError` at the first that is not.

    ``witness`` is what this client has seen (``connection.known.witness``).
    """
    if witness.setup is None:
        raise UnfairError("nothing has been seen of this game")
    secret = _secret(course, witness)
    if not course.steps:
        return Verdict(0, 0, 0, ceremony=False, added=(), silent=())  # it never began
    contributions = _contributions(course, witness)
    options, edition = witness.setup.options(), load_edition(witness.setup.edition)
    replayed = _Replay(options, edition, SecretDealer(secret, 0, contributions))
    waiting = iter(_in_order(witness.sightings))
    ahead = next(waiting, None)
    last: dict[int | None, Sighting] = {}
    for step in _in_order(course.steps):
        while ahead is not None and ahead.version < step.version:
            replayed.compare(ahead)
            last[ahead.seat] = ahead
            ahead = next(waiting, None)
        unseen = replayed.follow(step)
        if unseen and ahead is not None and _had_to_be_asked(last, ahead):
            raise UnfairError(
                f"version {step.version}: {unseen} draws were taken back that this client neither "
                "saw nor was asked about"
            )
    for sighting in (*([] if ahead is None else [ahead]), *waiting):
        replayed.compare(sighting)
    dealing = course.dealing
    promised = [] if dealing is None else dealing.digests
    revealed = [] if dealing is None else dealing.revealed
    return Verdict(
        draws=replayed.dealer.drawn,
        taken_back=replayed.taken_back,
        unseen=replayed.unseen,
        ceremony=dealing is not None,
        added=tuple(seat for seat, data in enumerate(revealed) if data is not None),
        silent=tuple(
            seat
            for seat, digest in enumerate(promised)
            if digest is not None and revealed[seat] is None
        ),
    )


def _had_to_be_asked(last: dict[int | None, Sighting], following: Sighting) -> bool:
    """Return whether nothing could be taken back without this client seeing it first.

    Whoever is connected sees everything. Whoever has gone must have agreed before, to something
    that they saw, unless their seat was no longer theirs to play.
    """
    before = last.get(following.seat)
    if before is None:
        return False
    return not following.after_gap or (before.has_say and following.has_say)


def _secret(course: Course, witness: Witness) -> bytes:
    try:
        secret = bytes.fromhex(course.secret)
    except ValueError:
        raise UnfairError("the secret is no text in hex") from None
    if not secret and witness.commitments == [""]:
        raise UnfairError("this game was dealt elsewhere: there is nothing to check")
    if len(secret) != SECRET_BYTES:
        raise UnfairError(f"the secret has {len(secret)} bytes, not {SECRET_BYTES}")
    if len(witness.commitments) != 1:
        raise UnfairError("the server changed what it had committed to")
    if hashlib.sha256(secret).hexdigest() != witness.commitments[0]:
        raise UnfairError("the secret is not the one that the server committed to before the game")
    return secret


def _contributions(course: Course, witness: Witness) -> tuple[bytes, ...] | None:
    """Return what each seat added to the deal, None if it was a deal without."""
    dealing = course.dealing
    if dealing is None:
        if witness.promised or witness.dealings:
            raise UnfairError("players promised to add to the deal, and the server left it out")
        return None
    assert witness.setup is not None
    if not len(dealing.digests) == len(dealing.revealed) == len(witness.setup.seats):
        raise UnfairError("the bytes in the deal are not one for each seat")
    for seat, digest in witness.promised.items():
        if dealing.digests[seat] != digest:
            raise UnfairError(f"p{seat + 1}: the digest of this client was left out or changed")
    for seat, data in witness.revealed.items():
        if dealing.revealed[seat] != data.hex():
            raise UnfairError(
                f"p{seat + 1}: this client revealed its bytes, and the server left them out"
            )
    for seen in witness.dealings:
        if seen.digests != dealing.digests:
            raise UnfairError("a digest was changed after it had been shown")
        pairs = zip(seen.revealed, dealing.revealed, strict=True)
        if any(was not in (None, is_) for was, is_ in pairs):
            raise UnfairError("bytes were changed after they had been revealed")
    return tuple(
        _revealed(seat, digest, data)
        for seat, (digest, data) in enumerate(zip(dealing.digests, dealing.revealed, strict=True))
    )


def _revealed(seat: int, digest: str | None, text: str | None) -> bytes:
    if text is None:
        return b""
    try:
        data = bytes.fromhex(text)
    except ValueError:
        raise UnfairError(f"p{seat + 1}: the bytes in the deal are no text in hex") from None
    if len(data) != CONTRIBUTION_BYTES or hashlib.sha256(data).hexdigest() != digest:
        raise UnfairError(f"p{seat + 1}: the bytes in the deal do not have the digest shown before")
    return data


def _in_order(things: list[Versioned]) -> list[Versioned]:
    for one, next_one in pairwise(things):
        if next_one.version < one.version:
            raise UnfairError(
                f"the room went back from version {one.version} to {next_one.version}: the server "
                "has forgotten what it had shown"
            )
    return things


class _Replay:
    """The game played again along its course, beside what seats saw of it."""

    def __init__(self, options: Options, edition: Edition, dealer: SecretDealer) -> None:
        self.dealer = dealer
        self.taken_back = 0
        self.unseen = 0
        self._table = Table.opened(options, edition=edition)
        self._begun = False
        self._looked_at = 0  # answers that a sighting has covered
        self._seen: dict[int | None, list[dict[str, Any]]] = {}  # events, as each seat has them
        self._same: dict[int | None, int] = {}  # how many of them were compared already

    def follow(self, step: CourseStep) -> int:
        """Go on by a step; returns how many draws it takes back that no sighting covers."""
        self._begun = True
        unseen = 0
        try:
            if step.back_to is not None:
                unseen = self._go_back(step.back_to)
            for seat, number in step.answers:
                if seat is None:
                    self._check_draw(step.version, number)
                self._table.follow([Answer(seat, number)])
        except (LuxorError, ValueError) as error:
            if isinstance(error, UnfairError):
                raise
            raise UnfairError(f"version {step.version} cannot have happened: {error}") from None
        if self._table.snapshot().asks == k.CHANCE:
            raise UnfairError(f"version {step.version}: a draw is missing")
        return unseen

    def _check_draw(self, version: int, number: int) -> None:
        position = self._table.snapshot()
        if position.asks == k.CHANCE and self.dealer.draw(position) != number:
            raise UnfairError(
                f"version {version}: draw {self.dealer.drawn - 1} is not what the secret and the "
                "players' bytes lead to"
            )

    def _go_back(self, to: int) -> int:
        gone = self._table.answers[to:]
        draws = sum(answer.seat is None for answer in gone)
        unseen = sum(answer.seat is None for answer in gone[max(0, self._looked_at - to) :])
        self._table.take_back(to)
        self.taken_back += draws
        self.unseen += unseen
        self._looked_at = min(self._looked_at, to)
        count = self._table.event_count
        self._same = {seat: min(same, count) for seat, same in self._same.items()}
        return unseen

    def compare(self, sighting: Sighting) -> None:
        """Raise ``UnfairError`` if a seat saw something else than what happened."""
        seat, since = sighting.seat, sighting.since
        count = self._table.event_count if self._begun else 0
        if since is None or seat not in self._seen:
            # who has seen only a view goes on from there
            self._seen[seat] = self._table.events(seat)[: count if since is None else since]
            self._same[seat] = len(self._seen[seat])
        if since is not None:
            seen = self._seen[seat]
            first = min(self._same[seat], since)
            seen[since:] = sighting.events
            happened = self._table.events(seat, first) if self._begun else []
            if seen[first:] != happened or len(seen) != count:
                raise UnfairError(
                    f"version {sighting.version}: what was shown to "
                    f"{'everybody' if seat is None else f'p{seat + 1}'} is not what happened"
                )
        self._same[seat] = count
        self._looked_at = self._table.version
