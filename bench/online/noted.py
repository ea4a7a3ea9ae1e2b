"""What clients sent and were told, room by room, to be held against what a server has kept."""

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
    told: int = 0
    """The highest version that anybody was told."""
    points: list[int] | None = None
    """What everybody was told at the end of the game."""
    faults: list[str] = field(default_factory=list)

    def send(self, version: int, seat: int, action: int) -> None:
        """Note that an answer is sent, which would make a version."""
        given = Given(seat, action)
        if self.sent.setdefault(version, given) != given:
            self.fault(f"version {version} would be made by two different answers")

    def acknowledge(self, version: int) -> None:
        """Note that the server has said that an answer is kept."""
        if version not in self.sent:
            self.fault(f"version {version} is acknowledged, but nobody answered there")
        elif version in self.acknowledged:
            self.fault(f"version {version} is acknowledged twice")
        else:
            self.acknowledged[version] = self.sent[version]

    def tell(self, version: int) -> None:
        """Note that somebody was told that the room has a version."""
        self.told = max(self.told, version)

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
    """Answers that were acknowledged and are not kept."""
    doubled: int = 0
    """Answers that are kept and were not given there."""
    faults: list[str] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        """Whether nothing was lost, doubled or otherwise wrong."""
        return not (self.lost or self.doubled or self.faults)


def judge(noted: Noted, row: GameRow | None, log: list[LogRow], verdict: Verdict) -> None:
    """Hold the notes of one game against its log, and add what comes of it to the verdict."""
    verdict.games += 1
    verdict.acknowledged += len(noted.acknowledged)
    verdict.faults += noted.faults
    if row is None:
        verdict.lost += len(noted.acknowledged)
        verdict.faults.append(f"game {noted.game} is gone")
        return
    if [entry.number for entry in log] != list(range(1, row.version + 1)):
        verdict.faults.append(f"game {noted.game}: its log is not 1 to {row.version}")
    if noted.told > row.version:
        verdict.faults.append(f"game {noted.game}: {noted.told} was told, {row.version} is kept")
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
        verdict.faults.append(f"game {noted.game}: its log comes to other points than were told")


async def judge_all(database: str, notes: list[Noted]) -> Verdict:
    """Return what the database says to all notes; no server may have it open."""
    verdict = Verdict()
    store = await open_store(database)
    try:
        for noted in notes:
            row = await store.game(noted.game)
            judge(noted, row, await store.log(noted.game), verdict)
    finally:
        await store.close()
    return verdict
