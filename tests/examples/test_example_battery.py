"""The battery's checks hold for games with the example module, alone and beside the others."""

from __future__ import annotations

from collections import Counter

import pytest

from luxor.core import constants as k
from luxor.core.events import redact
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor_royal_errands.errands import GOLD_POINTS, MESSENGERS
from tests.battery import checks, history, invariants, secrets
from tests.battery.checks import CHECKS, Check, run
from tests.battery.games import RandomGame, Setting
from tests.battery.invariants import Form
from tests.examples.games import SETTINGS

HERE = tuple(
    check
    for check in CHECKS
    if check is not history.tiles_only_go  # messengers come where it expects none
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


def heard(pair: secrets.Pair, s: State) -> list[tuple[int, ...]]:
    """Return the events as the viewer sees them, up to the end: then errands are shown."""
    told = [redact(s.rs, event, pair.seat) for event in s.events or []]
    s.events = []
    ends = [number for number, event in enumerate(told) if event[0] == k.E_GAME_ENDED]
    return told[: ends[0]] if ends else told


def hidden_piles(rs: Ruleset) -> tuple[int, ...]:
    """Return the piles that count what a viewer cannot see in hands, or as an errand."""
    return (*invariants.kits(rs), rs.pile_names.index("errands"))


@pytest.fixture(autouse=True)
def _what_is_not_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the battery know of messengers and errands."""
    others = [one for one in invariants.INVARIANTS if one is not invariants.tiles_are_conserved]
    assert len(others) == len(invariants.INVARIANTS) - 1
    monkeypatch.setattr(invariants, "INVARIANTS", (*others, tiles_are_conserved))
    monkeypatch.setattr(checks, "kits", hidden_piles)
    monkeypatch.setattr(secrets.Pair, "heard", heard)


@pytest.mark.parametrize("check", HERE, ids=lambda check: check.__name__)
@pytest.mark.parametrize("where", SETTINGS, ids=str)
def test_every_check_of_the_battery(where: Setting, check: Check) -> None:
    run(check, RandomGame(where, 0))


def test_the_games_ask_what_the_module_asks() -> None:
    for where in SETTINGS:
        asked = set()
        for seed in range(8):
            game = RandomGame(where, seed)
            asked |= {game.rs.frames[s.frame()[0]].name for s in game}
        assert {"errand", "messenger"} <= asked, where
