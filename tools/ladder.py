#!/usr/bin/env python3
"""Measures how much stronger each bot is than the one before, and writes docs/ladder.md.

    python -m tools.ladder                      every step of ladder.toml
    python -m tools.ladder --only planner       one step at all its tables, or one: planner-4-all
    python -m tools.ladder --minutes 9          at most nine minutes for each table
    python -m tools.ladder --render             play nothing, only write the page again

A step is a duel as in `luxor compare --stop-early`: one bot in every seat of every deal against
copies of another, with a sequential test that may stop at any time, even when time runs out. Deals
count by their numbers, up to the first that decides, so neither the number of workers nor an
interruption changes the figures. The games are saved in build/ladder, and the same command
continues with them. After a change of the rules or bots they are refused: delete them.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import luxor
from bench.machine import describe
from luxor.bots.levels import LEVELS
from luxor.bots.specs import BotSpecError
from luxor.cli.exit_codes import INTERRUPTED
from luxor.cli.module_option import modules_of
from luxor.cli.progress import Progress
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.lab.compare import Comparison
from luxor.lab.experiments import check_specs
from luxor.lab.jobs import Engine, Setting
from luxor.lab.local import LocalEngine
from luxor.lab.sequential import Verdict
from luxor.lab.store import Store, StoreError, experiment_of
from luxor.notation.edition_file import load_edition

ROOT = Path(__file__).resolve().parents[1]
STEPS = Path(__file__).with_name("ladder.toml")
PAGE, FIGURES = ROOT / "docs" / "ladder.md", ROOT / "docs" / "ladder.json"
RESULTS = ROOT / "build" / "ladder"

Entry = dict[str, Any]
"""The figures of a step: an element of ladder.json."""


# --- steps ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step:
    """One table of the ladder: who against whom, with how many players and which modules."""

    name: str
    bot: str
    other: str
    players: int
    modules: str
    games: int
    least: int
    seed: int
    goal: float | None = None

    @property
    def id(self) -> str:
        """The name of the step at this table: ``planner-2``, ``planner-4-all``."""
        more = "" if self.modules == "none" else f"-{self.modules.replace(',', '-')}"
        return f"{self.name}-{self.players}{more}"

    def setting(self) -> Setting:
        """Return what its games share."""
        options = Options(self.players, 0, modules_of(self.modules), None)
        return Setting(options, load_edition(), seed=self.seed)


def read_steps(path: Path = STEPS) -> list[Step]:
    """Return all steps of a file in their order."""
    defaults = tomllib.loads(path.read_text(encoding="utf-8"))
    pairs = defaults.pop("step", [])
    for chain in defaults.pop("chain", []):
        for number, (other, bot) in enumerate(pairwise(chain["bots"]), start=2):
            pairs.append({**chain, "name": f"{chain['name']}{number}", "bot": bot, "other": other})
    return [
        Step(
            *(entry["name"], entry["bot"], entry["other"], players, modules),
            *(entry["games"], entry["least"], entry["seed"]),
            goal=entry.get("goals", {}).get(str(players)),
        )
        for entry in ({**defaults, **pair} for pair in pairs)
        for modules in entry["modules"]
        for players in entry["players"]
    ]


# --- playing ----------------------------------------------------------------------------------


class Duel(Comparison):
    """The games of a step, until they decide or time is up."""

    def __init__(self, step: Step, minutes: float | None = None) -> None:
        super().__init__(step.setting(), step.bot, step.other, games=step.games)
        self.step = step
        self._end = None if minutes is None else time.monotonic() + 60 * minutes

    def is_final(self) -> bool:
        """Return whether the test has decided, also about the goal of the step.

        Its verdict must still agree with the bounds of all deals, so that the figures show it.
        """
        if self.sums.games < self.step.least or not self.test.holds:
            return False
        if self.test.verdict is Verdict.BELOW or self.step.goal is None:
            return True
        low, high = self.bounds
        return low >= self.step.goal or high < self.step.goal

    def is_enough(self) -> bool:
        """Return whether no more games are needed, or time is up."""
        return (self._end is not None and time.monotonic() > self._end) or self.is_final()


def play(step: Step, engine: Engine, results: Path, minutes: float | None = None) -> Entry:
    """Play a step, or continue it, and return its figures.

    Raises ``BotSpecError`` if one of the bots does not exist, ``StoreError`` for the folder, and
    ``KeyboardInterrupt`` after saving the games.
    """
    duel = Duel(step, minutes)
    check_specs(duel.bots)
    experiment = experiment_of("ladder", duel.setting, duel.bots, duel.games, command(step))
    with (
        Store(results / step.id, experiment) as store,
        Progress(duel.games, finished=len(store.finished)) as progress,
    ):
        progress.note = step.id
        duel.run(engine, store=store, watcher=progress.show)
    return entry_of(duel)


def entry_of(duel: Duel) -> Entry:
    """Return the figures of a step as ladder.json has them.

    It is complete if the test has decided or all games were played, and not if time ran out.
    """
    step, figures = duel.step, duel.to_json()
    low, high = figures["sequential"]["win_rate_95"]
    machine = describe([])
    return {
        "step": step.id,
        "bot": step.bot,
        "other": step.other,
        "players": step.players,
        "modules": figures["modules"],
        "seed": step.seed,
        "specs": {name: LEVELS[name].spec for name in (step.bot, step.other) if name in LEVELS},
        "goal": step.goal,
        **{name: figures[name] for name in ("games", "deals", "win_rate", "parity")},
        "low": low,
        "high": high,
        **{name: figures[name] for name in ("mean_margin", "win_rate_by_seat", "faults")},
        "verdict": figures["sequential"]["verdict"],
        "broken": len(figures["broken"]),
        "is_complete": duel.is_final() or duel.played == duel.games,
        "command": command(step),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {name: machine[name] for name in ("cpu", "cores", "system", "python")},
        "luxor": luxor.__version__,
    }


def command(step: Step) -> str:
    """Return the command that measures a step again."""
    return f"python -m tools.ladder --only {step.id}"


# --- the page ---------------------------------------------------------------------------------

BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"
HEAD = (
    *("step", "bot", "against", "players", "modules", "games", "won", "95 % bounds", "parity"),
    *("margin", "verdict", "measured"),
)
VERDICTS = {"above": "stronger", "below": "weaker", "open": "open"}


def write(entries: dict[str, Entry], steps: Sequence[Step]) -> None:
    """Write the page and the figures of the steps there are now."""
    known = [entries[step.id] for step in steps if step.id in entries]
    before, begin, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{PAGE} has no marks {BEGIN} and {END} to write between")
    table = "\n".join(page_lines(known))
    PAGE.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{after}", encoding="utf-8")
    text = json.dumps({"format": 1, "steps": known}, indent=1, ensure_ascii=False)
    FIGURES.write_text(text + "\n", encoding="utf-8")


def page_lines(entries: Sequence[Entry]) -> Iterator[str]:
    """Yield the table in Markdown, and the machines on which it was measured."""
    machines: list[str] = []
    yield _row(HEAD)
    yield _row(["---"] * len(HEAD))
    for entry in entries:
        machine = "{cpu}, {cores} cores, {system}, {python}".format(**entry["machine"])
        if machine not in machines:
            machines.append(machine)
        others = entry["players"] - 1
        yield _row(
            [
                f"`{entry['step']}`",
                _bot(entry, "bot"),
                _bot(entry, "other") + (f" × {others}" if others > 1 else ""),
                str(entry["players"]),
                "all" if entry["modules"] == list(NAMES) else ", ".join(entry["modules"]) or "none",
                f"{entry['games']:,}",
                f"{entry['win_rate']:.1%}",
                f"{entry['low']:.1%} to {entry['high']:.1%}",
                f"{entry['parity']:.1%}",
                f"{entry['mean_margin']:+.1f}",
                verdict(entry),
                f"{entry['date'][:10]} [{machines.index(machine) + 1}]",
            ]
        )
    yield "\nMachines:\n"
    yield from (f"{number}. {machine}" for number, machine in enumerate(machines, start=1))


def verdict(entry: Entry) -> str:
    """Return the verdict in a word or two, with the step's goal and whether time ran out."""
    goal, text = entry["goal"], VERDICTS[entry["verdict"]]
    if goal is not None:
        low, high = entry["low"] >= goal, entry["high"] < goal
        text += f", {'at least ' if low else 'below ' if high else 'open at '}{goal:.0%}"
    return text if entry["is_complete"] else f"{text}, ended early"


def _bot(entry: Entry, role: str) -> str:
    """Return a bot by its name, and the specification a level had when it was measured."""
    name = entry[role]
    spec = entry["specs"].get(name)
    return f"`{name}` = `{spec}`" if spec else f"`{name}`"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


# --- the command ------------------------------------------------------------------------------


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return 1 if a step could not be played, 130 after Ctrl-C."""
    parser = argparse.ArgumentParser("ladder", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="+", metavar="STEP", help="names or ids (default: all)")
    parser.add_argument("--render", action="store_true", help="only write the page again")
    parser.add_argument("--minutes", type=float, metavar="M", help="at most, for each table")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: all cores)")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="DIR")
    args = parser.parse_args(argv)
    steps = read_steps()
    names = {name for step in steps for name in (step.name, step.id)}
    if unknown := set(args.only or ()) - names:
        parser.error(f"no step is called {', '.join(sorted(unknown))}; see {STEPS.name}")
    chosen = [step for step in steps if not args.only or {step.name, step.id} & set(args.only)]
    entries = {entry["step"]: entry for entry in json.loads(FIGURES.read_text())["steps"]}
    status = 0
    if args.render:
        write(entries, steps)
        return status
    with LocalEngine(args.workers) as engine:
        for step in chosen:
            try:
                entry = play(step, engine, args.results, args.minutes)
            except (BotSpecError, StoreError) as error:
                print(f"{step.id}: not played, {error}", file=sys.stderr)
                status = 1
                continue
            except KeyboardInterrupt:
                return INTERRUPTED
            if entry["games"]:
                entries[step.id] = entry
                write(entries, steps)
                print(f"{step.id}: {verdict(entry)}, {entry['games']} games", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
