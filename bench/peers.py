"""Other engines as competitors in the same rounds, each in a process and environment of its own.

One that is missing or breaks is reported with the reason, and the others are still measured.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench.peer_games import Peer
from bench.rounds import Measurement
from bench.worker import ROOT, Process

FOLDER = ROOT / ".venv-peers"
PYTHON = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LEAST_GAMES = 50  # games differ in length, and a slow engine's figures shall not hang on a few


@dataclass
class Race(Measurement):
    """One way to play a peer's games; ``failed`` says why it is out, and then it does nothing."""

    failed: str | None = None

    def fit(self, seconds: float) -> None:
        self._unless_failed(lambda: self._fit(seconds))

    def round(self) -> None:
        self._unless_failed(super().round)

    def _fit(self, seconds: float) -> None:
        super().fit(seconds)
        if not self.work.decisions:
            raise RuntimeError("nobody decided anything in its games")

    def _unless_failed(self, act: Callable[[], None]) -> None:
        if self.failed is None:
            try:
                act()
            except RuntimeError as error:
                self.failed = str(error)


@dataclass
class Rival:
    """A peer with its measurements by way; ``failed`` says why it has none."""

    peer: Peer
    version: str | None = None
    python: str | None = None
    failed: str | None = None
    races: dict[str, Race] = field(default_factory=dict)


@contextmanager
def started(
    peers: Mapping[str, Peer], say: Callable[[str], None], least: int = LEAST_GAMES
) -> Iterator[dict[str, Rival]]:
    """Start the processes of peers, each of which plays at least so many games in a round."""
    with ExitStack() as stack:
        rivals = {}
        for name, peer in peers.items():
            rivals[name] = rival = Rival(peer)
            try:
                process = stack.enter_context(start(command(name)))
            except (OSError, RuntimeError) as error:
                rival.failed = str(error)
                say(f"{peer.title} cannot be measured: {error}")
                continue
            rival.version, rival.python = process.hello["version"], process.hello["python"]
            rival.races = {way: Race(process, way, "", least=least) for way in peer.ways}
        yield rivals
        for rival in rivals.values():
            for way, race in rival.races.items():
                if race.failed:
                    say(f"{rival.peer.title}, {rival.peer.ways[way].title}: {race.failed}")


def command(name: str) -> list[str | Path]:
    """Return the command that runs a peer; raises ``RuntimeError`` where there is none."""
    if not PYTHON.exists():
        wanted = "python3 run.py bench --peers"
        raise RuntimeError(f"there is no {FOLDER.name}, which `{wanted}` makes")
    return [PYTHON, "-m", "bench.peer_games", name]


def start(command: Sequence[str | Path]) -> Process:
    """Start a peer's process, for one core and the same games each time."""
    return Process(command, PYTHONPATH=str(ROOT), PYTHONHASHSEED="0", OMP_NUM_THREADS="1")


def races(rivals: Mapping[str, Rival]) -> list[Race]:
    """Return all measurements of all peers."""
    return [race for rival in rivals.values() for race in rival.races.values()]
