"""Every check of the battery for every setting, on a few random games each.

Each check has seeds of its own, so that together they see more games. Pure Python, which is slow,
plays one game of some settings only.
"""

from __future__ import annotations

import pytest

from luxor.core import constants as k
from luxor.core.modules import NAMES
from tests.battery import secrets, soak
from tests.battery.checks import CHECKS, Check, run
from tests.battery.games import (
    ALL_OPTIONS,
    BY_NAME,
    COMPILED,
    MODULE_SETS,
    OF_THE_BOX,
    SPECIAL,
    RandomGame,
    Setting,
)

GAMES = 2 if COMPILED else 1
GAMES_TO_SEE_EVERYTHING = 8


SOME = {(players, ()) for players in range(2, 6)} | {(3, (name,)) for name in NAMES} | {(5, NAMES)}
SETTINGS = tuple(
    setting
    for setting in ALL_OPTIONS
    if COMPILED or setting in SPECIAL or (setting.options.players, setting.options.modules) in SOME
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_game(setting: Setting, check: Check) -> None:
    first = CHECKS.index(check) * GAMES
    for seed in range(first, first + GAMES):
        run(check, RandomGame(setting, seed))


def test_every_set_of_modules_is_played_by_every_number_of_players() -> None:
    assert len(MODULE_SETS) == 2 ** len(NAMES)
    played = [(setting.options.players, setting.options.modules) for setting in OF_THE_BOX]
    assert sorted(played) == sorted(
        (players, modules) for players in range(2, 6) for modules in MODULE_SETS
    )


def test_the_games_reach_every_question_and_every_event() -> None:
    asked = set()
    happened: set[str] = set()
    for setting in ALL_OPTIONS:
        if setting.options.modules in ((), NAMES):
            for seed in range(GAMES_TO_SEE_EVERYTHING):
                game = RandomGame(setting, seed)
                for s in game:
                    asked.add(game.rs.frames[s.frame()[0]].name)
                happened.update(game.rs.events[event[0]].name for event in game.state.events or [])
    frames = [frame for setting in ALL_OPTIONS for frame in setting.ruleset.frames]
    assert asked == {frame.name for frame in frames if frame.asks != k.NOTHING}
    declared = [event for setting in ALL_OPTIONS for event in setting.ruleset.events]
    assert happened == {event.name for event in declared}


def test_the_games_end_in_different_ways() -> None:
    reasons = set()
    for seed in range(60):
        game = RandomGame(BY_NAME["scarce-2-players"], seed)
        for _ in game:
            pass
        reasons.add(game.state.reason)
    assert reasons == {k.BY_TOMB, k.BY_STANDSTILL}


@pytest.mark.compiled
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_pairs_differ_and_are_played_far_enough_to_show_something(setting: Setting) -> None:
    games = 3
    found = [pair for seed in range(games) for pair in secrets.pairs(RandomGame(setting, seed))]
    assert len(found) > 3 * games
    assert sum(pair.differs for pair in found) > len(found) * 0.8
    assert sum(pair.steps for pair in found) > len(found) * 10


def test_the_soak_plays_one_set_of_modules_and_says_how_far_it_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--modules", "sceptres", "--check", "turns_go_round", "--games", "1", "--first", "5"]
    assert soak.main(words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[1:-1]] == [
        f"{i}/4 {players}-players-sceptres" for i, players in enumerate(range(2, 6), start=1)
    ]
    most = dict(part.split(": ") for part in lines[-1].split(", "))
    assert most["extra turns"] == f"0 of {k.MAX_QUEUE}"
    assert set(most) == set(soak.LIMITS)
