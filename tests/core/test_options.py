"""What can be agreed before a game, and what is refused."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from luxor.core.errors import OptionsError
from luxor.core.modules import NAMES
from luxor.core.options import Options


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    options = Options(players=players)
    assert (options.players, options.first, options.modules) == (players, None, ())
    for seat in range(players):
        assert Options(players=players, first=seat).first == seat


@pytest.mark.parametrize("players", [0, 1, 6, -2, None, "2", True, 2.5])
def test_other_numbers_do_not(players: Any) -> None:
    with pytest.raises(OptionsError, match=r"players: .*not"):
        Options(players=players)


@pytest.mark.parametrize("first", [-1, 3, "p1", True, 0.5])
def test_the_first_player_sits_at_the_table(first: Any) -> None:
    with pytest.raises(OptionsError, match="first: a seat from 0 to 2, or None for chance, not"):
        Options(players=3, first=first)


def test_unknown_modules_are_refused() -> None:
    with pytest.raises(OptionsError, match="'chess' is not a module"):
        Options(modules=("chess",))


def test_the_order_of_modules_is_fixed() -> None:
    """It is the order in which they act at a hook, so records depend on it."""
    assert NAMES == ("mummy", "equipment", "sceptres", "characters")
    assert Options(modules=("characters", "mummy")).modules == ("mummy", "characters")


@pytest.mark.parametrize("name", NAMES)
def test_any_module_brings_the_new_horus_cards_unless_told_otherwise(name: str) -> None:
    assert Options(modules=(name,)).extra_cards is True
    assert Options(modules=(name,), extra_cards=False).extra_cards is False


def test_options_are_values() -> None:
    assert Options(players=3) == Options(players=3, first=None)
    assert len({Options(), Options(players=2), Options(players=4)}) == 2
    with pytest.raises(dataclasses.FrozenInstanceError):
        Options().players = 3  # type: ignore[misc]


@pytest.mark.parametrize("modules", ["mummy", None, 3])
def test_modules_are_a_tuple_of_names(modules: Any) -> None:
    with pytest.raises(OptionsError, match=r"modules: a tuple of names such as \('\w+',\), not "):
        Options(modules=modules)
