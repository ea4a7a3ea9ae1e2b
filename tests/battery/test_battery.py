"""Every check of the battery for every setting, on a few random games each."""

from __future__ import annotations

import pytest

from luxor.core import constants as k
from luxor.core.events import EVENTS
from tests.battery import secrets
from tests.battery.checks import CHECKS, SLOW, Check, run
from tests.battery.games import ALL_OPTIONS, BY_NAME, COMPILED, RandomGame, Setting

GAMES = 6 if COMPILED else 2
GAMES_TO_SEE_EVERYTHING = 8


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("setting", ALL_OPTIONS, ids=str)
def test_every_game(setting: Setting, check: Check) -> None:
    for seed in range(GAMES if check not in SLOW else 1):
        run(check, RandomGame(setting, seed))


def test_the_games_reach_every_question_and_every_event() -> None:
    asked = set()
    happened: set[int] = set()
    for setting in ALL_OPTIONS:
        for seed in range(GAMES_TO_SEE_EVERYTHING):
            game = RandomGame(setting, seed)
            for s in game:
                asked.add(game.rs.frames[s.frame()[0]].name)
            happened.update(event[0] for event in game.state.events or [])
    frames = [frame for setting in ALL_OPTIONS for frame in setting.ruleset.frames]
    assert asked == {frame.name for frame in frames if frame.asks != k.NOTHING}
    of_no_module_yet = {k.E_GRANTED, k.E_SECRET}
    assert happened == set(range(len(EVENTS))) - of_no_module_yet


def test_the_games_end_in_different_ways() -> None:
    reasons = set()
    for seed in range(60):
        game = RandomGame(BY_NAME["scarce-2-players"], seed)
        for _ in game:
            pass
        reasons.add(game.state.reason)
    assert reasons == {k.BY_TOMB, k.BY_STANDSTILL}


@pytest.mark.parametrize("setting", ALL_OPTIONS, ids=str)
def test_pairs_differ_and_are_played_far_enough_to_show_something(setting: Setting) -> None:
    found = [pair for seed in range(GAMES) for pair in secrets.pairs(RandomGame(setting, seed))]
    assert len(found) > 5 * GAMES
    assert sum(pair.differs for pair in found) > len(found) * 0.8
    assert sum(pair.steps for pair in found) > len(found) * 10
