"""Games with the example module, for its tests."""

from __future__ import annotations

from collections.abc import Callable

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.notation.edition_file import load_edition
from luxor_royal_errands.errands import RoyalErrands
from tests.battery.games import Setting, choose
from tests.plugins import NAME, installed


def setting(players: int, modules: tuple[str, ...] = ()) -> Setting:
    """Return the game of so many players with the example module, under a name for messages."""
    name = "-".join([f"{players}-players", *modules, "errands"])
    with installed():
        options = Options(players=players, modules=(*modules, NAME))
        found = Setting(name, options, load_edition())
        assert found.ruleset.modules[-1].name == NAME  # made now, while the package is installed
    return found


SETTINGS = (
    *(setting(players) for players in (2, 3, 4, 5)),
    *(setting(players, NAMES) for players in (2, 3, 4, 5)),
)
"""The module alone and beside all others, for every number of players."""


def module_of(s: State) -> RoyalErrands:
    """Return the example module of a game."""
    module = s.rs.modules[-1]
    assert isinstance(module, RoyalErrands)
    return module


def pile_of(s: State, name: str) -> int:
    """Return the number of a pile."""
    return s.rs.pile_names.index(name)


def play_until(
    where: Setting, reached: Callable[[State], bool], seed: int = 1, games: int = 200
) -> State:
    """Return a state of a random game that is as wanted, with its events so far."""
    for start in range(seed, seed + games):
        rng = Rng(start)
        s = engine.new_game(where.ruleset, listen=True)
        while not reached(s) and s.asks != k.OVER:
            engine.answer(s, choose(s, rng))
        if reached(s):
            return s
    raise AssertionError("no game came to such a position")


def asks(question: str) -> Callable[[State], bool]:
    """Return whether a position asks a question, as a test for :func:`play_until`."""
    return lambda s: bool(s.rs.frames[s.frame()[0]].name == question)
