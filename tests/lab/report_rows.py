"""Rows of games that nobody played, for tests of reports: any bots, deterministic, quick."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from luxor.lab.jobs import Order, Outcome
from luxor.lab.report.details import Details
from luxor.lab.report.figures import figures_of, traits_of
from luxor.lab.report.path_json import path_json
from luxor.lab.rows import GameRow
from luxor.lab.store import FORMAT, Store
from luxor.notation.edition_file import load_edition

PLACES = 42
SOURCES = ("play", "adventurers", "sarcophagi", "keys", "sets", "scarabs")


def make_rows(
    games: int,
    bots: Sequence[str] = ("planner", "greedy"),
    *,
    players: int = 2,
    modules: Sequence[str] = (),
    seed: int = 1,
) -> list[GameRow]:
    """Return rows in which the first bot is the best one, and takes more treasures."""
    chance = random.Random(seed)
    return [_row(chance, game, bots, players, modules) for game in range(games)]


def _row(
    chance: random.Random, game: int, bots: Sequence[str], players: int, modules: Sequence[str]
) -> GameRow:
    deal, shift = divmod(game, len(bots))
    seated = [bots[(seat + shift) % len(bots)] for seat in range(players)]
    skill = [len(bots) - bots.index(bot) for bot in seated]
    treasures = [chance.randint(0, 5) + s for s in skill]
    sources = [*SOURCES, *(["sceptres"] if "sceptres" in modules else [])]
    points = {name: [chance.randint(0, 9) for _ in seated] for name in sources}
    points["play"] = [3 * t for t in treasures]
    scores = [sum(points[name][seat] for name in sources) for seat in range(players)]
    winners = [seat for seat in range(players) if scores[seat] == max(scores)]
    rounds = chance.randint(20, 60)
    counts = {
        "treasures_taken": treasures,
        "horus_cards_taken": [chance.randint(0, 4) for _ in seated],
        "keys_used": [chance.randint(0, 2) for _ in seated],
    }
    if "mummy" in modules:
        counts["falls"] = [chance.randint(0, 3) for _ in seated]
        counts["mummy_tile_points_2"] = [chance.randint(0, 1) for _ in seated]
    if "characters" in modules:
        powers = [chance.choice(("reroll", "collector")) for _ in seated]
        for name in ("reroll", "collector"):
            counts[f"power_{name}"] = [int(power == name) for power in powers]
    return GameRow(
        game=game,
        deal=deal,
        bots=seated,
        reason="tomb" if chance.random() < 0.9 else "standstill",
        rounds=rounds,
        turns=rounds * players,
        decisions=rounds * players * 2 + chance.randint(0, 9),
        scores=scores,
        places=[1 + sum(other > score for other in scores) for score in scores],
        wins=[1 / len(winners) if seat in winners else 0.0 for seat in range(players)],
        points=points,
        entries=[
            sorted(chance.randint(10, rounds) for _ in range(chance.randint(0, 2))) for _ in seated
        ],
        landings=[[0, *(chance.randint(0, 3) for _ in range(PLACES - 1))] for _ in seated],
        counts=counts,
    )


def experiment(rows: Sequence[GameRow], **more: Any) -> dict[str, Any]:
    """Return the description of the experiment that made rows."""
    edition = load_edition()
    return {
        "format": FORMAT,
        "luxor": "0.1.0",
        "kind": "tournament",
        "command": "luxor tournament",
        "players": rows[0].players if rows else 2,
        "modules": [],
        "extra_cards": False,
        "edition": {"name": edition.name, "fingerprint": edition.fingerprint},
        "seed": 7,
        "bots": ["planner", "greedy"],
        "games": len(rows),
        **more,
    }


def add_up(rows: Sequence[GameRow], traits: Iterable[str] = ()) -> Details:
    """Return the sums of rows."""
    details = Details(traits)
    for row in rows:
        details.add(row)
    return details


def make_figures(rows: Sequence[GameRow], *, name: str = "results", **more: Any) -> dict[str, Any]:
    """Return the figures of rows; ``more`` is what the experiment says."""
    places = max((len(seat) for row in rows for seat in row.landings), default=0)
    path = path_json(load_edition(), places) if places else None
    told = experiment(rows, **more)
    return figures_of(add_up(rows, traits_of(told)), told, name=name, path=path)


def write_folder(folder: Path, rows: Sequence[GameRow], **more: Any) -> Path:
    """Write a results folder."""
    with Store(folder, experiment(rows, **more)) as store:
        for row in rows:
            store.add(Outcome(Order(row.game, row.deal, tuple(row.bots)), row))
    return folder
