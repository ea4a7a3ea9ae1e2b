"""What clients sent and received, room by room, to compare with what a server has saved."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from luxor.server.game import entries as e
from luxor.server.game.game import Game
from luxor.server.protocol.setup import GameSetup
from luxor.server.storage.rows import GameRow, LogRow
from luxor.server.storage.store import open_store

KEPT = (
    ("answers", "answers in the logs"),
    ("acknowledged", "acknowledged to clients"),
    ("lost", "acknowledged, but lost"),
    ("doubled", "in a log, but never given"),
    ("is_good", "everything else as it should be"),
)
"""What a comparison of logs and clients shows."""


class Given(NamedTuple):
    """An answer: who gave it, and its number."""

    seat: int
    action: int


@dataclass
class Noted:
    """Everything that the clients of one game know for sure."""

    game: str
    sent: dict[int, Given] = field(default_factory=dict)
    """The answers, by the version that each would make."""
    acknowledged: dict[int, Given] = field(default_factory=dict)
    """Those to which the server has said ``done``."""
    latest: int = 0
    """The highest version that any client got."""
    points: list[int] | None = None
    """The final points that everybody got."""
    faults: list[str] = field(default_factory=list)

    def send(self, version: int, seat: int, action: int) -> None:
        """Note that an answer is sent, which would make a version."""
        given = Given(seat, action)
        if self.sent.setdefault(version, given) != given:
            self.fault(f"version {version} would be made by two different answers")

    def acknowledge(self, version: int) -> None:
        """Note that the server has acknowledged an answer."""
        if version not in self.sent:
            self.fault(f"version {version} is acknowledged, but nobody answered there")
        elif version in self.acknowledged:
            self.fault(f"version {version} is acknowledged twice")
        else:
            self.acknowledged[version] = self.sent[version]

    def see(self, version: int) -> None:
        """Note that a client got a version of the room."""
        self.latest = max(self.latest, version)

    def fault(self, text: str) -> None:
        """Note that something is not as it must be."""
        self.faults.append(f"game {self.game}: {text}")


@dataclass
class Verdict:
    """What comparing the clients' notes with the database has shown."""

    games: int = 0
    over: int = 0
    answers: int = 0
    acknowledged: int = 0
    lost: int = 0
    """Answers that were acknowledged and are not saved."""
    doubled: int = 0
    """Answers that are saved and were not given there."""
    faults: list[str] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        """Whether nothing was lost, doubled or otherwise wrong."""
        return not (self.lost or self.doubled or self.faults)


def judge(noted: Noted, row: GameRow | None, log: list[LogRow], verdict: Verdict) -> None:
    """Compare the notes of one game with its log, and add the result to the verdict."""
    verdict.games += 1
    verdict.acknowledged += len(noted.acknowledged)
    verdict.faults += noted.faults
    if row is None:
        verdict.lost += len(noted.acknowledged)
        verdict.faults.append(f"game {noted.game} is gone")
        return
    if [entry.number for entry in log] != list(range(1, row.version + 1)):
        verdict.faults.append(f"game {noted.game}: its log is not 1 to {row.version}")
    if noted.latest > row.version:
        verdict.faults.append(f"game {noted.game}: {noted.latest} was sent, {row.version} is saved")
    setup = GameSetup.model_validate_json(row.setup)
    entries = [(entry.at, e.read_entry(entry.body)) for entry in log]
    kept = {
        entry.number: Given(read.seat, read.answers[0][1])
        for entry, (_, read) in zip(log, entries, strict=True)
        if isinstance(read, e.Answered) and setup.seats[read.seat].bot is None
    }
    verdict.answers += len(kept)
    verdict.lost += sum(kept.get(at) != given for at, given in noted.acknowledged.items())
    verdict.doubled += sum(noted.sent.get(at) != given for at, given in kept.items())
    verdict.over += row.phase == "over"
    rebuilt = Game.rebuild(row.game, setup, row.secret, entries)
    if rebuilt.phase != row.phase:
        verdict.faults.append(f"game {noted.game}: {row.phase}, but its log says {rebuilt.phase}")
    if noted.points is not None and (rebuilt.result() or {}).get("points") != noted.points:
        verdict.faults.append(f"game {noted.game}: its log leads to other points than were sent")


async def judge_all(database: str, notes: list[Noted]) -> Verdict:
    """Compare all notes with the database, which no server may have open."""
    verdict = Verdict()
    store = await open_store(database)
    try:
        for noted in notes:
            row = await store.game(noted.game)
            judge(noted, row, await store.log(noted.game), verdict)
    finally:
        await store.close()
    return verdict
