"""No index leaves its array: compiled, a bad one would not raise but corrupt.

Python itself lets negative indices pass, so the arrays are replaced by lists that refuse them.
"""

from __future__ import annotations

from typing import Any

import pytest

from luxor.core import constants as k
from luxor.core import engine, ruleset, state
from luxor.core.compile import compile_ruleset
from luxor.core.view import determinize, view
from tests.battery.games import ALL_OPTIONS, COMPILED, RandomGame, Setting

if COMPILED:
    pytest.skip("compiled arrays cannot be looked into", allow_module_level=True)


class Array(list[int]):
    """A list with indices from 0 on; slices of it are as strict."""

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        if isinstance(index, slice):
            return Array(found)
        assert index >= 0, f"index {index} of an array"
        return found

    def __setitem__(self, index: Any, value: Any) -> None:
        assert index >= 0, f"index {index} of an array"
        super().__setitem__(index, value)


def strict_game(setting: Setting, seed: int) -> RandomGame:
    """Return a random game in which every array is strict."""
    game = RandomGame(setting, seed)
    game.rs = compile_ruleset(setting.options, setting.edition)
    game.state = engine.new_game(game.rs, listen=True)
    return game


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    filled = ruleset.filled
    for module in (ruleset, state):
        monkeypatch.setattr(module, "zeros", lambda n: Array([0] * n))
        monkeypatch.setattr(module, "filled", lambda row, size: Array(filled(row, size)))


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("setting", ALL_OPTIONS, ids=str)
def test_no_index_leaves_its_array(setting: Setting) -> None:
    game = strict_game(setting, 0)
    for s in game:
        assert isinstance(s.stack, Array)
        assert isinstance(s.copy().hand, Array)
        if s.asks != k.OVER and not game.dice.below(20):
            determinize(view(s, game.dice.below(game.rs.players)), game.dice)


@pytest.mark.usefixtures("strict")
def test_a_bad_index_is_noticed() -> None:
    game = strict_game(ALL_OPTIONS[0], 0)
    with pytest.raises(AssertionError, match="index -1"):
        game.state.hand[-1] = 0
    with pytest.raises(AssertionError, match="index -1"):
        game.state.copy().hand[-1] = 0
