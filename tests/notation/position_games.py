"""Random games for the tests of positions: every node of them, chance and set-up included."""

from __future__ import annotations

from collections.abc import Iterator

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.edition import Edition
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.notation.edition_file import load_edition


def nodes_of_a_game(
    seed: int,
    players: int,
    first: int | None = None,
    edition: Edition | None = None,
    modules: tuple[str, ...] = (),
) -> Iterator[State]:
    """Play a random game and give its state at every node; it is always the same object."""
    options = Options(players, first, modules)
    s = engine.new_game(compile_ruleset(options, edition or load_edition()))
    rng = Rng(seed)
    while True:
        yield s
        if s.asks == k.OVER:
            return
        if s.asks == k.CHANCE:
            engine.answer(s, engine.draw_outcome(s, rng))
        else:
            legal = s.legal()
            engine.answer(s, legal[rng.below(len(legal))])


def question(s: State) -> str:
    """Return the name of the question that is open."""
    name: str = s.rs.frames[s.frame()[0]].name
    return name


def game_over(seed: int = 0, players: int = 2) -> State:
    """Return the end of a random game."""
    *_, last = nodes_of_a_game(seed, players)
    return last


def state_at(wanted: str, seed: int = 0, players: int = 2) -> State:
    """Return the first node of a random game that asks a question, looking through many games."""
    for tried in range(seed, seed + 100):
        for s in nodes_of_a_game(tried, players):
            if question(s) == wanted:
                return s.copy()
    raise AssertionError(f"no game asks {wanted!r}")
