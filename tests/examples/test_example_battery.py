"""The battery's checks hold for games with the example module, alone and beside the others."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from examples.secret_missions.missions import GOLD_POINTS, MESSENGERS
from luxor.core import engine
from luxor.core.ruleset import Ruleset
from tests.battery import history, invariants
from tests.battery.checks import CHECKS, Check, assert_same_node, restored, run
from tests.battery.games import COMPILED, RandomGame
from tests.battery.invariants import Form
from tests.examples.games import SETTINGS, WithMissions, setting

GAMES = 2 if COMPILED else 1

HERE = tuple(
    check
    for check in CHECKS
    if not check.__name__.startswith("text_")  # modules from outside have no text
    and check is not history.tiles_only_go  # messengers come where it expects none
)


def tiles_are_conserved(rs: Ruleset, form: Form) -> None:
    """Messengers lie in their pile or on the board; for all other tiles the battery's rule holds.

    It also says that treasures make the points scored in play: gold may have added to them.
    """
    own = [rs.tile_names.index(name) for name in MESSENGERS]
    lying = Counter(tile for tile in form["tiles"] if tile in own)
    pile = rs.pile_names.index("messengers")
    in_pile = form["piles"][pile]
    assert [n + lying[tile] for n, tile in zip(in_pile, own, strict=True)] == rs.pile(pile)[2]
    tiles = [0 if tile in own else tile for tile in form["tiles"]]
    for scored in range(sum(form["scores"]), -1, -GOLD_POINTS):
        try:
            invariants.tiles_are_conserved(rs, form | {"tiles": tiles, "scores": [scored]})
            break
        except AssertionError:
            if scored < GOLD_POINTS:
                raise


@pytest.fixture(autouse=True)
def _with_messengers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the battery know of tiles that are not in the box."""
    others = [one for one in invariants.INVARIANTS if one is not invariants.tiles_are_conserved]
    assert len(others) == len(invariants.INVARIANTS) - 1
    monkeypatch.setattr(invariants, "INVARIANTS", (*others, tiles_are_conserved))


@pytest.mark.parametrize("check", HERE, ids=lambda check: check.__name__)
@pytest.mark.parametrize("where", SETTINGS, ids=str)
def test_every_check_of_the_battery(where: WithMissions, check: Check) -> None:
    for seed in range(GAMES):
        run(check, RandomGame(where, seed))


def test_a_game_can_be_resumed_at_every_node() -> None:
    game = RandomGame(setting(3), 4)
    twin = restored(game.rs, game.state.to_dict())
    for s in game:
        if game.number:
            engine.answer(twin, game.answer)
        assert_same_node(twin, s)
        twin = restored(game.rs, json.loads(json.dumps(s.to_dict())))
        assert_same_node(twin, s)


def test_the_games_ask_what_the_module_asks() -> None:
    for where in SETTINGS:
        asked = set()
        for seed in range(8):
            game = RandomGame(where, seed)
            asked |= {game.rs.frames[s.frame()[0]].name for s in game}
        assert {"mission", "messenger"} <= asked, where
