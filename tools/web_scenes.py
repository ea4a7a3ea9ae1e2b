"""Questions for the tests of the browser's client: every question, and what it leads to.

Random games are played until every question and every verb has been seen; each new one becomes a
scene: the view of the seat that is asked, the options, and the preview that the server would send.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from luxor.core.actions import Action, Verb
from luxor.core.modules import NAMES
from luxor.core.nodes import Decision
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.notation.codec.named import view_json
from luxor.play.table import Table
from luxor.server.game.messages import decision_json, tables_of, ways_json

FILE: Final = (
    Path(__file__).resolve().parents[1] / "web" / "tests" / "fixtures" / "words" / "scenes.json"
)

PLAYERS: Final = 4
SEEDS: Final = range(120)
EVERY: Final = 45
"""Steps between scenes that show nothing new, in the first game."""

Json = dict[str, Any]


def scenes() -> tuple[Json, list[Json]]:
    """Return the tables that all scenes share, and the scenes."""
    seen: set[tuple[str, str]] = set()
    found: list[Json] = []
    table = Table(Options(players=PLAYERS, modules=NAMES), seed=0)
    tables = tables_of(table)
    for seed in SEEDS:
        found += _game(seed, seen)
    return tables, found


def _game(seed: int, seen: set[tuple[str, str]]) -> Iterator[Json]:
    table = Table(Options(players=PLAYERS, modules=NAMES), seed=seed)
    rng = Rng(seed)
    step = 0
    while (decision := table.decision) is not None:
        kinds = {_kind(table, decision, option) for option in decision.options}
        step += 1
        if kinds - seen or (seed == 0 and decision.question == "play" and step % EVERY == 0):
            seen |= kinds
            yield _scene(table, decision)
        table.play(_choice(decision, rng))


def _kind(table: Table, decision: Decision, option: Action) -> tuple[str, str]:
    """Return what makes an option new: the question, its verb, the mummy tile."""
    what = str(option.verb)
    if option.verb == Verb.TILE:
        view = view_json(table.view(decision.seat))
        what = view["modules"]["mummy"]["open"][(option.number or 1) - 1]
    return decision.question, what


def _scene(table: Table, decision: Decision) -> Json:
    view = table.view(decision.seat)
    return {
        "seat": decision.seat,
        "view": view_json(view),
        "decision": decision_json(view),
        "ways": ways_json(view)[:60],
    }


def _choice(decision: Decision, rng: Rng) -> Action:
    """Return a random option; moves mostly go far, so that games come to the tomb chamber."""
    options = list(decision.options)
    if decision.question == "move" and rng.below(3):
        return max(options, key=lambda option: (option.number or 0, option.adventurer or 0))
    return options[rng.below(len(options))]


def files() -> dict[Path, str]:
    """Return the file, with a line for each scene."""
    tables, found = scenes()
    lines = ",\n".join(json.dumps(scene, separators=(",", ":")) for scene in found)
    head = json.dumps(tables, separators=(",", ":"))
    return {FILE: f'{{"tables": {head},\n"scenes": [\n{lines}\n]}}\n'}
