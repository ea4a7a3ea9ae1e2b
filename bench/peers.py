"""Other engines in the same rounds, each in a process and environment of its own.

One that is missing or breaks is reported with the reason, and the others are still measured. A
ratio is the median over the rounds of Luxor's rate by the peer's in the same round, so that a slow
moment of the machine, which hits both, cancels out.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bench.loops import SETTINGS
from bench.machine import say, table
from bench.peer_games import Kind, Peer
from bench.rounds import Build, Measurement
from bench.worker import ROOT, Process

PYTHON = ROOT / ".venv-peers" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LEAST_GAMES = 50  # games differ in length, so a slow engine must not be judged by a few

OURS: dict[Kind, tuple[str, int, str]] = {  # title, build, loop
    "library": ("core's own loop", 0, "playout"),
    "python": ("Python loop", 0, "api"),
    "pure": ("Python loop, pure", -1, "api"),
}
"""Luxor's loops by the kind of a peer's loop that each is like; the last build is the pure one."""

UNITS = ("decisions", "games")


@dataclass
class Race(Measurement):
    """One way to play a peer's games; ``failed`` says why it is out, and then it does nothing."""

    failed: str | None = None

    def fit(self, seconds: float) -> None:
        self._unless_failed(lambda: super(Race, self).fit(seconds))
        if not self.failed and not self.work.decisions:
            self.failed = "nobody decided anything in its games"

    def round(self) -> None:
        self._unless_failed(super().round)

    def _unless_failed(self, act: Callable[[], None]) -> None:
        if self.failed is None:
            try:
                act()
            except RuntimeError as error:
                self.failed = str(error)


@dataclass
class Rival:
    """A peer with its measurements, one for each way to play; ``failed`` says why it has none."""

    name: str
    peer: Peer
    hello: dict[str, str] = field(default_factory=dict)
    failed: str | None = None
    races: list[Race] = field(default_factory=list)


@contextmanager
def started(peers: Mapping[str, Peer], least: int = LEAST_GAMES) -> Iterator[list[Rival]]:
    """Start the processes of peers, each of which plays at least so many games in a round."""
    rivals = [Rival(name, peer) for name, peer in peers.items()]
    same = {"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1"}
    with ExitStack() as stack:
        for rival in rivals:
            try:
                process = stack.enter_context(Process(command(rival.name), **same))
            except (OSError, RuntimeError) as error:
                rival.failed = str(error)
                say(f"{rival.peer.title} cannot be measured: {error}")
                continue
            rival.hello = process.hello
            rival.races = [Race(process, way, "", least=least) for way in rival.peer.ways]
        yield rivals


def command(name: str) -> list[str | Path]:
    """Return the command that runs a peer."""
    return [PYTHON, "-m", "bench.peer_games", name]


# --- figures ---------------------------------------------------------------------------------


def figures(builds: list[Build], rivals: list[Rival]) -> dict[str, Any]:
    """Return Luxor's figures by setting, and each peer's with the ratios."""
    settings = sorted({str(rival.peer.players) for rival in rivals})
    ours = {
        setting: {
            kind: builds[build].measured[setting][loop] for kind, (_, build, loop) in OURS.items()
        }
        for setting in settings
    }
    return {
        "luxor": {
            setting: {kind: figures_of(one) for kind, one in loops.items()}
            for setting, loops in ours.items()
        },
        "engines": {
            rival.name: {
                "title": rival.peer.title,
                "package": rival.peer.package,
                "failed": rival.failed,
                **rival.hello,
                "ways": {
                    race.loop: {
                        **vars(rival.peer.ways[race.loop]),
                        "failed": race.failed,
                        **({} if race.failed else compared(ours, rival.peer, race)),
                    }
                    for race in rival.races
                },
            }
            for rival in rivals
        },
    }


def compared(
    ours: Mapping[str, Mapping[Kind, Measurement]], peer: Peer, race: Race
) -> dict[str, Any]:
    """Return the figures of one way, with the rates of the loop that is like it by its own."""
    like = ours[str(peer.players)][peer.ways[race.loop].kind]
    return {**figures_of(race), "ratios": {unit: ratio(like, race, unit) for unit in UNITS}}


def figures_of(measured: Measurement) -> dict[str, Any]:
    """Return the median rates, and the means of a game."""
    work = measured.work
    return {
        "games_per_s": round(measured.rates(work.games)[1], 1),
        "decisions_per_s": round(measured.rates(work.decisions)[1], 1),
        "decisions_per_game": round(work.decisions / work.games, 2),
        "moves_per_game": round(work.moves / work.games, 2) if work.moves else None,
        "mean_options": round(work.options / work.decisions, 3),
    }


def ratio(ours: Measurement, theirs: Measurement, unit: str) -> dict[str, Any]:
    """Return how many times as many units a second Luxor does as a peer."""
    same = getattr(ours.work, unit) / getattr(theirs.work, unit)  # if both took equally long
    each = [same * b / a for a, b in zip(ours.seconds, theirs.seconds, strict=True)]
    low, middle, high = (float(f"{value:.3g}") for value in (min(each), median(each), max(each)))
    return {"median": middle, "interval": [low, high]}


def markdown(result: dict[str, Any]) -> list[str]:
    """Return the figures as docs/performance.md has them."""
    engines = result["engines"].values()
    lines = []
    for one in engines:
        if one["failed"]:
            lines.append(f"- Not measured: {one['title']}: {one['failed']}")
        else:
            lines.append(f"- {one['title']}: {one['package']} {one['version']}, {one['python']}")
    ways = [(one, way) for one in engines for way in one["ways"].values()]
    lines += [
        f"- Not measured: {one['title']}, {way['title']}: {way['failed']}"
        for one, way in ways
        if way["failed"]
    ]
    measured = [(f"{one['title']}: {way['title']}", way) for one, way in ways if not way["failed"]]
    ours = [
        (f"Luxor, {SETTINGS[setting].title}: {OURS[kind][0]}", one)
        for setting, kinds in result["luxor"].items()
        for kind, one in kinds.items()
    ]
    units = ("games/s", "decisions/s", "decisions a game", "moves a game", "options a decision")
    lines += table(
        ["Engine and loop", *units], [rate_row(title, one) for title, one in ours + measured]
    )
    ratios = [
        [f"{OURS[way['kind']][0]} ÷ {title}", *(ratio_cell(way["ratios"][unit]) for unit in UNITS)]
        for title, way in measured
    ]
    return lines + table(["Luxor ÷ peer", *(f"{unit}/s" for unit in UNITS)], ratios)


def rate_row(title: str, one: dict[str, Any]) -> list[str]:
    about = "~" if one.get("estimated") else ""
    moves = one["moves_per_game"]
    return [
        title,
        f"{one['games_per_s']:,.1f}",
        f"{about}{one['decisions_per_s']:,.0f}",
        f"{about}{one['decisions_per_game']:,.1f}",
        f"{about}{moves:,.1f}" if moves else "",
        f"{about}{one['mean_options']:,.1f}",
    ]


def ratio_cell(ratio: dict[str, Any]) -> str:
    """Return a ratio with its interval."""
    return "{:,.4g} [{:,.4g} – {:,.4g}]".format(ratio["median"], *ratio["interval"])
