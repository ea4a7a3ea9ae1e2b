"""Games with modules, for the tests of what modules can do."""

from __future__ import annotations

from collections.abc import Callable

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.module import Module
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.notation.edition_file import load_edition
from tests.battery.games import choose


def rules(*modules: Module, players: int = 3) -> Ruleset:
    return compile_ruleset(Options(players=players, first=0), load_edition(), modules)


def play(rs: Ruleset, seed: int = 1, *, rounds: int = k.ROUND_LIMIT) -> State:
    """Return a random game, played for so many rounds or to its end, with all its events."""
    rng = Rng(seed)
    s = engine.new_game(rs, listen=True)
    while s.asks != k.OVER and s.round <= rounds:
        engine.answer(s, choose(s, rng))
    return s


def count(s: State, kind: int, accept: Callable[[tuple[int, ...]], bool] = bool) -> int:
    """Return how many events of a kind there were."""
    return sum(event[0] == kind and accept(event) for event in s.events or [])
