"""Fits the weights of the evaluation to games that the planner plays against itself.

    python -m tools.fit_evaluation --games 4000 --rounds 3 --output src/luxor/core/search/weights.py

The fit needs numpy, all else only the package. Each round plays games with the weights of the round
before (a tenth of the answers at random, so that all kinds of positions come up), looks at every
position that a turn ends with, and fits what the features promised to how the games ended (ridge
regression).
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.modules import NAMES as MODULES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.rules.scoring import final_points
from luxor.core.ruleset import Ruleset
from luxor.core.search import features
from luxor.core.search import weights as table
from luxor.core.search.evaluation import Evaluation, time_left
from luxor.core.search.features import Features
from luxor.core.search.turn_search import TurnSearch
from luxor.core.state import State
from luxor.notation.edition_file import load_edition

SETTINGS = (Options(2), Options(4), Options(2, None, MODULES), Options(4, None, MODULES))
SHARES = (0.45, 0.25, 0.18, 0.12)
EXPLORE = 10  # one answer in so many is a random one
RIDGE = 30.0

WIDTH = 2 * len(features.NAMES) + 2
"""The numbers of a row: the features late and early, whose turn is next, and the gain."""

Weights = tuple[list[float], list[float]]
"""What one of each feature is worth, late and early."""
Position = tuple[list[list[float]], float, list[int], int]
"""The features of all seats, the time left, their points and who moved."""


def play(options: Options, weights: Weights, games: int, seed: int) -> array[float]:
    """Return the rows of some games, one behind the other."""
    rs = compile_ruleset(options, load_edition())
    evaluation = Evaluation()
    evaluation.weigh(*weights)
    search = TurnSearch(evaluation)
    rng = Rng(seed)
    rows = array("f")
    for _ in range(games):
        game, final = positions(rs, search, rng)
        for seen, left, points, last in game:
            seats = range(1 if rs.players == 2 else rs.players)  # of two, one says it all
            for seat in seats:
                rows.extend(row(seen, left, points, final, last, seat))
    return rows


def positions(rs: Ruleset, search: TurnSearch, rng: Rng) -> tuple[list[Position], list[int]]:
    """Play a game; return every position that a turn ended with, and the points at the end."""
    s = engine.new_game(rs)
    game: list[Position] = []
    mover = -1
    while s.asks != k.OVER:
        if s.asks == k.CHANCE:
            if s.frame()[0] == k.F_DRAW and mover >= 0:
                game.append(look(s, mover))
                mover = -1
            engine.answer(s, engine.draw_outcome(s, rng))
            continue
        if s.frame()[0] == k.F_PLAY:
            if mover >= 0:
                game.append(look(s, mover))
            mover = engine.asked_seat(s)
        legal = s.legal()
        if len(legal) == 1:
            engine.answer(s, legal[0])
        elif rng.below(EXPLORE) == 0:
            engine.answer(s, legal[rng.below(len(legal))])
        else:
            engine.answer(s, search.best(s, rng))
    return game, [final_points(s, seat) for seat in range(rs.players)]


def look(s: State, mover: int) -> Position:
    """Return what one sees of a position."""
    found = Features()
    seen = []
    for seat in range(s.rs.players):
        found.look(s, seat)
        seen.append(found.seen[: len(features.NAMES)])
    return seen, time_left(s), [final_points(s, seat) for seat in range(s.rs.players)], mover


def row(
    seen: list[list[float]], left: float, points: list[int], final: list[int], last: int, seat: int
) -> list[float]:
    """Return the differences of one seat to the mean of the others, and what it gained on them."""
    players = len(seen)
    others = [other for other in range(players) if other != seat]
    mine = seen[seat]
    rest = [sum(column) / len(others) for column in zip(*(seen[i] for i in others), strict=True)]
    difference = [a - b for a, b in zip(mine, rest, strict=True)]
    waits = ((seat - last - 1) % players) / (players - 1) - 0.5
    gained = [end - now for end, now in zip(final, points, strict=True)]
    gain = gained[seat] - sum(gained[i] for i in others) / len(others)
    late, early = ([d * share for d in difference] for share in (1 - left, left))
    return [*late, *early, waits, gain]


def fit(rows: Any) -> tuple[Weights, float]:
    """Return the weights, and the share of the variance that they explain; ``rows`` of numpy."""
    import numpy as np

    x, y = rows[:, :-1].astype(np.float64), rows[:, -1].astype(np.float64)
    scale = x.std(axis=0) + 1e-9
    x /= scale
    found = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)
    explained = 1 - float(((y - x @ found) ** 2).mean() / (y**2).mean())
    found /= scale
    n = len(features.NAMES)
    return (found[:n].tolist(), found[n : 2 * n].tolist()), explained


def written(weights: Weights) -> str:
    """Return the source of ``weights.py`` with other numbers."""
    source = Path(table.__file__).read_text(encoding="utf-8")
    for name, late, early in zip(features.NAMES, *weights, strict=True):
        source = re.sub(rf'("{name}": )\(.*?\)', rf"\1({late:.2f}, {early:.2f})", source)
    return source


def known() -> Weights:
    """Return the weights there are."""
    late, early = zip(*table.WEIGHTS.values(), strict=True)
    return list(late), list(early)


def shared(games: int, workers: int, number: int) -> Iterator[tuple[Options, int, int]]:
    """Yield the setting, the games and the seed of every piece of a round."""
    for i, (options, share) in enumerate(zip(SETTINGS, SHARES, strict=True)):
        for worker in range(workers):
            seed = (number * 100 + worker) * 100 + i
            yield options, max(1, int(games * share / workers)), seed


def main(words: list[str]) -> int:
    """Fit, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="for each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--output", type=Path, required=True)
    args = parser.parse_args(words)
    import numpy as np

    weights = known()
    with ProcessPoolExecutor(args.workers) as pool:
        for number in range(args.rounds):
            jobs = [
                pool.submit(play, options, weights, games, seed)
                for options, games, seed in shared(args.games, args.workers, number)
            ]
            parts = [np.frombuffer(job.result(), dtype=np.float32) for job in jobs]
            rows = np.concatenate(parts).reshape(-1, WIDTH)
            weights, explained = fit(rows)
            print(
                f"round {number + 1}: {len(rows)} positions, {explained:.3f} explained", flush=True
            )
            args.output.write_text(written(weights), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
