"""Writes games for the tests of the browser's client, as the server tells them.

    python -m tools.web_fixtures

Each file has the tables of a game, the view before anything has happened, and for each answer of a
seat the events that came of it; and at every step or every tenth one what is different in the view
since it was told last. What cannot be had from events (``doing``) is left out. A test fails while
the files under ``web/tests/fixtures`` are not what this writes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from luxor.core import constants as k
from luxor.core.fold import begin, fold
from luxor.core.modules import NAMES
from luxor.core.nodes import Decision
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.view import View
from luxor.notation.codec.named import option_json, view_json
from luxor.play.table import Table
from luxor.server.game.forms import tables_of

FOLDER: Final = Path(__file__).resolve().parents[1] / "web" / "tests" / "fixtures"

Form = dict[str, Any]
Change = tuple[list[str | int], Any]


@dataclass(frozen=True)
class Game:
    """A game for a file: who plays, and whose eyes (None: everybody's) follow it."""

    name: str
    players: int
    seed: int
    eyes: int | None
    modules: tuple[str, ...] = ()
    hide_scores: bool = False
    every: int = 10
    """How many steps there are from one view to the next."""


GAMES: Final = (
    Game("two", 2, 22, 0, every=1),
    Game("three", 3, 12, 1, NAMES, hide_scores=True),
    Game("three_public", 3, 12, None, NAMES),
    Game("five", 5, 38, 3, NAMES),
)


def write(game: Game) -> str:
    """Return the text of a game's file, a line for each step."""
    table = Table(
        Options(players=game.players, modules=game.modules),
        seed=game.seed,
        hide_scores=game.hide_scores,
    )
    view = first_view(table, game)
    head = {"seat": game.eyes, "tables": tables_of(table), "view": view}
    lines = [f"{_json(key)}: {_json(value)}" for key, value in head.items()]
    steps = ",\n".join(_json(step) for step in steps_of(table, game, view))
    return "{" + ",\n".join([*lines, f'"steps": [\n{steps}\n]']) + "}\n"


def first_view(table: Table, game: Game) -> Form:
    """Return the view of a table on which nothing has happened: nobody is asked anything."""
    seen = View(game.eyes, begin(table.view(None).rs), hide_scores=game.hide_scores)
    asked = next(event for event in table.raw_events(None) if event[0] == k.E_QUESTION_ASKED)
    fold(seen.known, asked)  # a view can only be shown while something is asked
    return view_json(seen) | {"asked": None, "question": "", "doing": []}


def steps_of(table: Table, game: Game, told: Form) -> Iterator[Form]:
    """Play a game to its end; yield the events of each answer, and how the view has changed."""
    rng = Rng(game.seed)
    since = 0
    for number in count():
        step: Form = {"events": [_short(event) for event in table.events(game.eyes, since)]}
        if table.is_over or number % game.every == 0:
            view = view_json(table.view(game.eyes)) | {"doing": []}
            step["changes"] = list(changes(told, view, []))
            told = view
        yield step
        since = table.event_count
        decision = table.decision
        if decision is None:
            return
        table.play(_chosen(table, decision, rng))


def _chosen(table: Table, decision: Decision, rng: Rng) -> int:
    """Return an option: mostly one that leads far, so that games are short, but not always."""
    options = decision.options
    found = options[rng.below(len(options))]
    if rng.below(5) < 2:
        return found.id
    view = table.view(decision.seat)
    return max(options, key=lambda option: option_json(view, option).get("to", 0)).id


def changes(before: Any, after: Any, path: list[str | int]) -> Iterator[Change]:
    """Yield where two forms differ, and what is there in the second one."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            yield from changes(before[key], value, [*path, key])
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            yield from changes(before[place], value, [*path, place])
    elif before != after:
        yield path, after


def _short(event: Form) -> Form:
    """Return an event; of what is half done, which a browser has no use for, nothing is kept."""
    return event | {"stack": []} if event["event"] == "question_asked" else event


def _json(form: Any) -> str:
    return json.dumps(form, separators=(",", ":"))


def main() -> int:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        (FOLDER / f"{game.name}.json").write_text(write(game), encoding="utf-8")
    print(f"wrote {len(GAMES)} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
