"""Games for the tests of the browser's client, as the server sends them.

Each file has the tables of a game, the view before the first event, for each answer of a seat the
events that came of it with the checksum of the view after them, and the view at the end.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from luxor.core.modules import NAMES
from luxor.core.nodes import Decision
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.notation.codec.changes import ViewFollower
from luxor.notation.codec.named import option_json
from luxor.play.table import Table
from luxor.server.game.messages import tables_of, untouched

FOLDER: Final = Path(__file__).resolve().parents[1] / "web" / "tests" / "fixtures"

Json = dict[str, Any]


@dataclass(frozen=True)
class Game:
    """A game for a file: who plays, and whose eyes (None: everybody's) follow it."""

    name: str
    players: int
    seed: int
    eyes: int | None
    modules: tuple[str, ...] = ()
    hide_scores: bool = False


GAMES: Final = (
    Game("two", 2, 22, 0),
    Game("three", 3, 12, 1, NAMES, hide_scores=True),
    Game("five", 5, 38, None, NAMES),
)


def files() -> dict[Path, str]:
    """Return a file for each game."""
    return {FOLDER / f"{game.name}.json": write(game) for game in GAMES}


def write(game: Game) -> str:
    """Return the text of a game's file, a line for each step."""
    table = Table(
        Options(players=game.players, modules=game.modules),
        seed=game.seed,
        hide_scores=game.hide_scores,
    )
    start = untouched(table.view(None).rs, game.eyes, hide_scores=game.hide_scores)
    follower = ViewFollower(start)
    head = {"seat": game.eyes, "tables": tables_of(table), "start": follower.view_json()}
    lines = [f"{json_line(key)}: {json_line(value)}" for key, value in head.items()]
    steps = ",\n".join(json_line(step) for step in steps_of(table, game, follower))
    lines += [f'"steps": [\n{steps}\n]', f'"end": {json_line(follower.view_json())}']
    return "{" + ",\n".join(lines) + "}\n"


def steps_of(table: Table, game: Game, follower: ViewFollower) -> Iterator[Json]:
    """Play a game to its end; yield the events of each answer, and the checksum after them."""
    rng = Rng(game.seed)
    since = 0
    while True:
        events = [short(follower.follow(e)) for e in table.raw_events(game.eyes)[since:]]
        yield {"events": events, "checksum": follower.checksum}
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


def short(event: Json) -> Json:
    """Return an event without what is half done, for which a browser has no use."""
    return {name: value for name, value in event.items() if name != "stack"}


def json_line(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
