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


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        *(({"players": n}, r"players: .*not") for n in (0, 1, 6, -2, None, "2", True, 2.5)),
        *(
            ({"first": seat}, "first: a seat from 0 to 2, or None for chance, not")
            for seat in (-1, 3, "p1", True, 0.5)
        ),
        *(
            ({"modules": names}, r"modules: a tuple of names such as \('\w+',\), not ")
            for names in ("mummy", None, 3)
        ),
        ({"modules": ("chess",)}, "'chess' is not a module"),
    ],
)
def test_other_choices_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionsError, match=message):
        Options(**{"players": 3, **wrong})


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
