#!/usr/bin/env python3
"""Measures how much stronger each bot is than the one before, and writes docs/ladder.md.

    python -m tools.ladder                      every step of ladder.toml
    python -m tools.ladder --list               what the steps are, and what is known of them
    python -m tools.ladder --only planner       one step at all its tables, or one: planner-4-all
    python -m tools.ladder --minutes 9          no longer on a table; what was played is kept
    python -m tools.ladder --merge FILE.json    take over what was measured elsewhere
    python -m tools.ladder --render             only write the page again, after a new list

A step is a duel as in `luxor compare --stop-early`: one bot in every seat of every deal against
copies of another, with a sequential test that may stop at any time, so also when the time is over.
The games are kept (--results), apart for each state of rules and bots; the same command goes on.
It needs the package itself and nothing else: where it is not installed, PYTHONPATH=src.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import luxor
from bench.machine import describe
from luxor.bots.specs import BotSpecError
from luxor.cli.module_option import modules_of
from luxor.cli.progress import Progress
from luxor.core.options import Options
from luxor.lab.compare import Comparison
from luxor.lab.contests import Duel, slim
from luxor.lab.jobs import Engine, Order, Outcome, Setting
from luxor.lab.local import LocalEngine
from luxor.lab.sequential import Verdict
from luxor.lab.store import Store, experiment_of
from luxor.notation.edition_file import load_edition
from tools import ladder_page

ROOT = Path(__file__).resolve().parents[1]
STEPS = Path(__file__).with_name("ladder.toml")
DOCS = ROOT / "docs"
RESULTS = ROOT / "build" / "ladder"
PAGE, FIGURES = "ladder.md", "ladder.json"
INTERRUPTED = 130

Entry = dict[str, Any]
"""What is known of a step: a line of ladder.json."""


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


# --- the steps --------------------------------------------------------------------------------


def read_steps(path: Path = STEPS) -> list[Step]:
    """Return all steps of a file in their order."""
    form = tomllib.loads(path.read_text(encoding="utf-8"))
    pairs = list(form.get("step", ()))
    for chain in form.get("chain", ()):
        for number, (other, bot) in enumerate(pairwise(chain["bots"]), start=2):
            pairs.append({**chain, "name": f"{chain['name']}{number}", "bot": bot, "other": other})
    return [
        _step({**form, **pair}, players, modules)
        for pair in pairs
        for modules in {**form, **pair}["modules"]
        for players in {**form, **pair}["players"]
    ]


def _step(said: dict[str, Any], players: int, modules: str) -> Step:
    names = (said["name"], said["bot"], said["other"])
    goal = said.get("goals", {}).get(str(players))
    return Step(*names, players, modules, said["games"], said["least"], said["seed"], goal)


def chosen(steps: Sequence[Step], only: Sequence[str] | None) -> list[Step]:
    """Return the steps that names or ids mean; raises ``ValueError`` for one that means none."""
    if not only:
        return list(steps)
    unknown = [name for name in only if all(name not in (step.name, step.id) for step in steps)]
    if unknown:
        known = ", ".join(dict.fromkeys(step.name for step in steps))
        raise ValueError(f"no step is called {unknown[0]!r}; there are {known}")
    return [step for step in steps if step.name in only or step.id in only]


# --- playing ----------------------------------------------------------------------------------


class SlimEngine:
    """An engine whose rows hold only what a comparison looks at: the folders stay small."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def run(self, setting: Setting, orders: Iterable[Order]) -> Iterator[Outcome]:
        """Yield the outcomes of the engine beneath."""
        for outcome in self.engine.run(setting, orders):
            yield outcome if outcome.row is None else replace(outcome, row=slim(outcome.row))


class Enough:
    """When to stop a step: the test has decided, also about the goal; or the time is over.

    What it has decided must still be what all deals together say, so that the bounds show it.
    """

    def __init__(self, step: Step, minutes: float | None) -> None:
        self.step = step
        self.out_of_time = False
        self._end = None if minutes is None else time.monotonic() + 60 * minutes
        self._looked = (0, False)

    def __call__(self, comparison: Comparison) -> bool:
        if self._end is not None and time.monotonic() > self._end:
            self.out_of_time = True
            return True
        if self._looked[0] != comparison.deals:  # nothing to find out between two deals
            self._looked = comparison.deals, self._is_decided(comparison)
        return self._looked[1]

    def _is_decided(self, comparison: Comparison) -> bool:
        verdict, goal = comparison.test.verdict, self.step.goal
        if comparison.games < self.step.least or not comparison.test.holds:
            return False
        if verdict is Verdict.BELOW or goal is None:
            return True
        low, high = comparison.bounds
        return low >= goal or high < goal


def play(
    step: Step, engine: Engine, folder: Path, minutes: float | None = None, code: str = ""
) -> tuple[Entry, bool]:
    """Play a step, or go on with it; return what is known then and whether Ctrl-C came.

    Raises ``BotSpecError`` if one of the bots does not exist, ``StoreError`` for the folder.
    """
    setting = step.setting()
    duel = Duel(setting, step.bot, step.other, games=step.games)
    bots = [step.bot, step.other]
    experiment = experiment_of("ladder", setting, bots, duel.games, command(step), code=code)
    enough = Enough(step, minutes)
    stopped = False
    began = time.monotonic()
    with Store(folder / step.id, experiment) as store:
        with Progress(duel.games, finished=len(store.finished)) as progress:

            def watch(done: int, broken: int) -> None:
                rate = duel.comparison.win_rate
                progress.note = step.id if rate is None else f"{step.id}: {rate:.1%}"
                progress.show(done, broken)

            try:
                duel.run(SlimEngine(engine), store=store, watcher=watch, enough=enough)
            except KeyboardInterrupt:
                stopped = True
        entry = entry_of(step, duel.comparison, code)
        entry["seconds"] = round(time.monotonic() - began, 1)
        entry["cut"] = "time" if enough.out_of_time else "interrupted" if stopped else None
        store.finish(entry)
    return entry, stopped


def entry_of(step: Step, comparison: Comparison, code: str) -> Entry:
    """Return what a line of the ladder says."""
    form = comparison.to_json()
    low, high = form["sequential"]["win_rate_95"]
    return {
        "step": step.id,
        "bot": step.bot,
        "other": step.other,
        "players": step.players,
        "modules": list(modules_of(step.modules)),
        "seed": step.seed,
        "goal": step.goal,
        "games": form["games"],
        "deals": form["deals"],
        "win_rate": form["win_rate"],
        "low": low,
        "high": high,
        "parity": form["parity"],
        "mean_margin": form["mean_margin"],
        "win_rate_by_seat": form["win_rate_by_seat"],
        "verdict": form["sequential"]["verdict"],
        "broken": len(form["broken"]),
        "faults": form["faults"],
        "command": command(step),
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "luxor": luxor.__version__,
        "code": code,
    }


def command(step: Step) -> str:
    """Return what measures a step again."""
    return f"python -m tools.ladder --only {step.id}"


def machine() -> dict[str, object]:
    """Return where it was measured, in words."""
    found = describe([])
    return {name: found[name] for name in ("cpu", "cores", "system", "python")}


def code_of(package: Path | None = None) -> str:
    """Return a short name for the rules and bots as they are: other code, other name."""
    package = package or Path(luxor.__file__).parent
    total = hashlib.blake2b(digest_size=6)
    for folder in ("core", "bots"):
        for path in sorted((package / folder).rglob("*.py")):
            total.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return total.hexdigest()


# --- what is known ----------------------------------------------------------------------------


class Ladder:
    """What is known of all steps, in two files: one for programs and one for people."""

    def __init__(self, docs: Path, steps: Sequence[Step]) -> None:
        self.docs = docs
        self.steps = steps
        self.entries: dict[str, Entry] = {}
        with contextlib.suppress(FileNotFoundError):
            self.merge(docs / FIGURES)

    def merge(self, path: Path) -> None:
        """Take over what another file knows; of two entries for a step its own counts."""
        for entry in json.loads(path.read_text(encoding="utf-8"))["steps"]:
            self.entries[entry["step"]] = entry

    def known(self, steps: Sequence[Step]) -> list[Entry]:
        """Return what is known of steps; of one that was never measured as it is, its names."""
        found = []
        for step in steps:
            names = {
                "step": step.id,
                "bot": step.bot,
                "other": step.other,
                "players": step.players,
                "modules": list(modules_of(step.modules)),
                "seed": step.seed,
            }
            entry = self.entries.get(step.id, {})
            found.append(entry if names.items() <= entry.items() else {**names, "games": 0})
        return found

    def write(self) -> None:
        """Write both files; what is no step any more is left out."""
        known = self.known(self.steps)
        measured = {"format": 1, "steps": [entry for entry in known if entry["games"]]}
        page = self.docs / PAGE
        before = page.read_text(encoding="utf-8") if page.exists() else ladder_page.FRAME
        _write(page, ladder_page.filled(before, ladder_page.table(known)))
        _write(self.docs / FIGURES, json.dumps(measured, indent=1, ensure_ascii=False) + "\n")


def _write(path: Path, text: str) -> None:
    """Write a file so that it is there as a whole or not at all."""
    new = path.with_name(path.name + ".new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


# --- the command ------------------------------------------------------------------------------


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; 1 if a step could not be played, 130 after Ctrl-C."""
    assert __doc__ is not None
    parser = argparse.ArgumentParser("ladder", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--only", nargs="+", metavar="STEP", help="names or ids (default: all)")
    parser.add_argument("--list", action="store_true", help="say what is known; play nothing")
    parser.add_argument("--render", action="store_true", help="only write the page again")
    parser.add_argument("--minutes", type=float, metavar="M", help="at most so long on a table")
    parser.add_argument("--total", type=float, metavar="M", help="at most so long altogether")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: all cores)")
    parser.add_argument("--games", type=int, metavar="N", help="at most so many on a table")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="DIR")
    parser.add_argument("--docs", type=Path, default=DOCS, metavar="DIR")
    parser.add_argument("--steps", type=Path, default=STEPS, metavar="FILE")
    parser.add_argument("--code", metavar="NAME", help="the name of rules and bots as they are")
    parser.add_argument("--merge", nargs="+", type=Path, default=(), metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print what is known as JSON")
    args = parser.parse_args(argv)
    steps = read_steps(args.steps)
    try:
        wanted = chosen(steps, args.only)
    except ValueError as error:
        parser.error(str(error))
    if args.games is not None:
        wanted = [replace(step, games=min(step.games, args.games)) for step in wanted]
    args.docs.mkdir(parents=True, exist_ok=True)
    ladder = Ladder(args.docs, steps)
    for path in args.merge:
        ladder.merge(path)
    status = 0
    if not (args.list or args.merge or args.render):
        status = _play_all(wanted, ladder, args, say=lambda text: print(text, file=sys.stderr))
    if not args.list:
        ladder.write()
    known = ladder.known(wanted)
    if args.json:
        print(json.dumps({"steps": [entry for entry in known if entry["games"]]}, indent=2))
    else:
        print("\n".join(ladder_page.table(known)))
    return status


def _play_all(
    steps: Sequence[Step], ladder: Ladder, args: argparse.Namespace, say: Callable[[str], None]
) -> int:
    """Play steps one after the other and write down each; return the exit status."""
    code = args.code or code_of()
    end = None if args.total is None else time.monotonic() + 60 * args.total
    status = 0
    with LocalEngine(args.workers) as engine:
        for step in steps:
            left = None if end is None else (end - time.monotonic()) / 60
            if left is not None and left <= 0:
                say(f"{step.id}: no time left")
                continue
            minutes = min((m for m in (args.minutes, left) if m is not None), default=None)
            try:
                entry, stopped = play(step, engine, args.results / code, minutes, code)
            except BotSpecError as error:
                say(f"{step.id}: not played, {error}")
                status = 1
                continue
            if entry["games"]:
                ladder.entries[step.id] = entry
                ladder.write()
            say(f"{step.id}: {ladder_page.in_words(entry)}")
            if stopped:
                return INTERRUPTED
    return status


if __name__ == "__main__":
    sys.exit(main())
