#!/usr/bin/env python3
"""Measures how much stronger each bot is than the one before, and writes docs/ladder.md.

    python -m tools.ladder                      every step of ladder.toml
    python -m tools.ladder --list               what the steps are, and what is known of them
    python -m tools.ladder --only planner       one step at all its tables, or one: planner-4-all
    python -m tools.ladder --minutes 9          no longer on a table; what was played is kept
    python -m tools.ladder --merge FILE.json    take over what is newer, measured elsewhere
    python -m tools.ladder --render             only write the page again, after a new list

A step is a duel as in `luxor compare --stop-early`: one bot in every seat of every deal against
copies of another, with a sequential test that may stop at any time, so also when the time is over.
The deals count by their numbers, up to the first with which the test is content: how many workers
there are, and how often it was interrupted, changes nothing. The games are kept (--results), apart
for each state of rules and bots (ladder_code.py), and the same command goes on with them. Whoever
works on the rules or bots meanwhile measures in another checkout: a change ends the measurement.
It needs the package itself and nothing else: where it is not installed, PYTHONPATH=src.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import luxor
from bench.machine import describe
from luxor.bots.levels import LEVELS
from luxor.bots.specs import BotSpecError
from luxor.cli.progress import Progress, duration
from luxor.lab.compare import Comparison
from luxor.lab.contests import Duel, slim
from luxor.lab.jobs import Engine, Order, Outcome, Setting
from luxor.lab.local import LocalEngine
from luxor.lab.rows import GameRow
from luxor.lab.sequential import Verdict
from luxor.lab.store import Store, StoreError, experiment_of
from tools import ladder_page
from tools.ladder_code import CodeChangedError, Watched, code_of, outdated
from tools.ladder_figures import Ladder
from tools.ladder_steps import STEPS, Entry, Step, chosen, read_steps

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
RESULTS = ROOT / "build" / "ladder"
INTERRUPTED = 130


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
    """When to stop a step: the test is content, or the time is over."""

    def __init__(self, step: Step, minutes: float | None) -> None:
        self.step = step
        self.out_of_time = False
        self._end = None if minutes is None else time.monotonic() + 60 * minutes
        self._looked = (0, False)

    @property
    def seconds_left(self) -> float | None:
        """How long it may still take, None if nobody has said."""
        return None if self._end is None else self._end - time.monotonic()

    def __call__(self, comparison: Comparison) -> bool:
        left = self.seconds_left
        if left is not None and left < 0:
            self.out_of_time = True
            return True
        if self._looked[0] != comparison.deals:  # nothing to find out between two deals
            self._looked = comparison.deals, is_decided(self.step, comparison)
        return self._looked[1]


def is_decided(step: Step, comparison: Comparison) -> bool:
    """Say whether the test has decided, also about the goal of the step.

    What it has decided must still be what all deals together say, so that the bounds show it.
    """
    verdict, goal = comparison.test.verdict, step.goal
    if comparison.games < step.least or not comparison.test.holds:
        return False
    if verdict is Verdict.BELOW or goal is None:
        return True
    low, high = comparison.bounds
    return low >= goal or high < goal


def counted(step: Step, rows: Iterable[GameRow], broken: Iterable[int] = ()) -> Comparison:
    """Return what the deals say up to the first that decides, by their numbers.

    Workers finish deals in any order, and have always begun some more: without them a step comes
    to the same figures on every machine. ``broken`` are the numbers of games that broke off.
    """
    comparison = Comparison(step.bot, step.other, step.players)
    found: dict[int, GameRow | None] = dict.fromkeys(broken)
    found |= {row.game: row for row in rows}
    for game, row in sorted(found.items(), key=lambda pair: pair[0]):
        deal = game // step.players
        if row is None:
            comparison.lose(Order(game, deal, ()), "broken off")
        else:
            comparison.add(row)
        if (game + 1) % step.players == 0 and is_decided(step, comparison):
            break
    return comparison


class StepProgress(Progress):
    """Says of which step the games are, what they come to so far, and when they end at last."""

    def __init__(self, duel: Duel, enough: Enough, finished: int) -> None:
        super().__init__(duel.games, finished=finished, wanted=True)
        self._comparison = duel.comparison
        self._enough = enough

    def line(self, seconds: float) -> str:
        """Return what is to be said after so many seconds."""
        self.note = self._enough.step.id
        rate, left = self._comparison.one.win_rate, self._enough.seconds_left
        if rate is not None:
            low, high = self._comparison.bounds
            self.note += f": {rate:.1%} ({low:.1%} to {high:.1%})"
        if left is not None:
            self.note += f", ends in {duration(left)} at the latest"
        return super().line(seconds)


def play(
    step: Step, engine: Engine, results: Path, minutes: float | None = None, code: str | None = None
) -> tuple[Entry, bool]:
    """Play a step, or go on with it; return what is known then and whether Ctrl-C came.

    The games of each state of the code have a folder of their own. Raises ``BotSpecError`` if one
    of the bots does not exist, ``StoreError`` for the folder.
    """
    code = code_of() if code is None else code
    setting = step.setting()
    duel = Duel(setting, step.bot, step.other, games=step.games)
    bots = [step.bot, step.other]
    experiment = experiment_of("ladder", setting, bots, duel.games, command(step))
    enough = Enough(step, minutes)
    stopped = False
    began = time.monotonic()
    with Store(results / code / step.id, experiment) as store:
        with StepProgress(duel, enough, len(store.finished)) as progress:
            try:
                duel.run(SlimEngine(engine), store=store, watcher=progress.show, enough=enough)
            except KeyboardInterrupt:
                stopped = True
        rows = (row for row in store.rows() if row.game < duel.games)
        comparison = counted(step, rows, [game for game, _ in duel.comparison.broken])
        entry = entry_of(step, comparison, code)
        entry["seconds"] = round(time.monotonic() - began, 1)
        cut = "time" if enough.out_of_time else "interrupted" if stopped else None
        entry["cut"] = None if is_decided(step, comparison) else cut
        store.finish(entry)
    return entry, stopped


def entry_of(step: Step, comparison: Comparison, code: str) -> Entry:
    """Return what a line of the ladder says."""
    form = comparison.to_json()
    low, high = form["sequential"]["win_rate_95"]
    return {
        **step.names,
        "specs": {name: LEVELS[name].spec for name in (step.bot, step.other) if name in LEVELS},
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
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
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
    parser.add_argument("--code", metavar="NAME", help="refuse to measure other rules and bots")
    parser.add_argument("--merge", nargs="+", type=Path, default=(), metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print what is known as JSON")
    args = parser.parse_args(argv)
    steps = read_steps(args.steps)
    try:
        wanted = chosen(steps, args.only)
    except ValueError as error:
        parser.error(str(error))
    code = code_of()
    if args.code not in (None, code):
        parser.error(f"the rules and bots here are {code}, not {args.code}; leave --code out")
    if args.games is not None:
        wanted = [replace(step, games=min(step.games, args.games)) for step in wanted]
    args.docs.mkdir(parents=True, exist_ok=True)
    status = 0
    try:
        ladder = Ladder(args.docs, steps, code)
        for path in args.merge:
            for step, taken in ladder.merge(path).items():
                _say(f"{step}: taken over" if taken else f"{step}: what is here is kept")
    except (OSError, ValueError) as error:
        parser.error(str(error))
    if not (args.list or args.merge or args.render):
        status = _play_all(wanted, ladder, code, args)
    if not args.list:
        ladder.write()
    known = ladder.known(wanted)
    if args.json:
        print(json.dumps({"steps": [entry for entry in known if entry["games"]]}, indent=2))
    else:
        print("\n".join(ladder.table(wanted)))
    return status


def _play_all(steps: Sequence[Step], ladder: Ladder, code: str, args: argparse.Namespace) -> int:
    """Play steps one after the other and write down each; return the exit status."""
    if old := outdated():
        _say(
            f"compiled modules that look older than their sources: {', '.join(old)}; "
            f"python3 run.py setup compiles them"
        )
    end = None if args.total is None else time.monotonic() + 60 * args.total
    status = 0
    with LocalEngine(args.workers) as workers:
        engine = Watched(workers)
        for number, step in enumerate(steps, start=1):
            left = None if end is None else (end - time.monotonic()) / 60
            if left is not None and left <= 0:
                _say(f"{step.id}: no time left")
                continue
            _say(f"{step.id}: step {number} of {len(steps)}{_before(step, args.results, code)}")
            minutes = min((m for m in (args.minutes, left) if m is not None), default=None)
            try:
                entry, stopped = play(step, engine, args.results, minutes, code)
            except (BotSpecError, StoreError) as error:
                _say(f"{step.id}: not played, {error}")
                status = 1
                continue
            except CodeChangedError as error:
                _say(f"{step.id}: stopped, {error}")
                return 1
            if entry["games"] and ladder.put(entry):
                ladder.write()
            _say(f"{step.id}: {ladder_page.in_words(entry)}")
            if stopped:
                return INTERRUPTED
    return status


def _before(step: Step, results: Path, code: str) -> str:
    """Return what is to be said of games that were played before, by this code or other code."""
    found = {path.parent.name for path in results.glob(f"*/{step.id}")}
    if code in found:
        return ", goes on"
    return f", begins anew: {', '.join(sorted(found))} was other code" if found else ""


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
