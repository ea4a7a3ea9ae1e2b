"""The steps of the ladder, as tools/ladder.toml lists them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from luxor.cli.module_option import modules_of
from luxor.core.options import Options
from luxor.lab.jobs import Setting
from luxor.notation.edition_file import load_edition

STEPS = Path(__file__).with_name("ladder.toml")

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

    @property
    def names(self) -> Entry:
        """What an entry must say to be one of this step."""
        return {
            "step": self.id,
            "bot": self.bot,
            "other": self.other,
            "players": self.players,
            "modules": list(modules_of(self.modules)),
            "seed": self.seed,
        }

    def setting(self) -> Setting:
        """Return what its games share."""
        options = Options(self.players, 0, modules_of(self.modules), None)
        return Setting(options, load_edition(), seed=self.seed)


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
