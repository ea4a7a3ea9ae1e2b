"""A state can be copied, compared, hashed and filled in again; its limits are checked."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.errors import LuxorError
from luxor.core.fields import FIELDS
from luxor.core.rng import Rng
from luxor.core.state import State
from tests.battery.checks import restored
from tests.battery.games import ALL_OPTIONS, BY_NAME, COMPILED, RandomGame, Setting

SETTING = BY_NAME["2-players"]


def dealt(seed: int = 1) -> State:
    s = engine.new_game(SETTING.ruleset)
    engine.deal(s, Rng(seed))
    return s


def test_a_new_game_asks_chance_first_and_keeps_events_only_if_asked_to() -> None:
    s = engine.new_game(SETTING.ruleset)
    assert s.asks == k.CHANCE
    assert s.rs.frames[s.frame()[0]].name == "first"
    assert s.events is None
    assert engine.new_game(SETTING.ruleset, listen=True).events


def test_the_same_seed_deals_the_same_table() -> None:
    assert dealt(7) == dealt(7)
    assert dealt(7) != dealt(8)


def test_a_copy_is_equal_and_on_its_own() -> None:
    s = dealt()
    s.events = []
    copy = s.copy()
    assert copy == s
    assert copy is not s
    assert copy.events is None
    assert copy.legal() == s.legal()
    assert all(getattr(copy, f.name) == getattr(s, f.name) for f in FIELDS)
    assert copy.key() == s.key()
    assert len({s, copy, dealt(2)}) == 2
    assert s not in (s.to_dict(), 1)
    before = s.to_dict()
    engine.answer(copy, copy.legal()[0])
    assert copy != s
    assert s.to_dict() == before


@pytest.mark.parametrize("path", sorted(set(dealt().to_dict()) - {"data"}))
def test_every_number_counts_for_equality_and_key(path: str) -> None:
    s = dealt()
    s.grant_turn(0)
    form = s.to_dict()
    if path == "pile_sizes":
        form["piles"][0][0] += 1  # of which a pile cannot have more than there are
        s.put_unseen(0, 0, 1)
    assert change_first_number(form, path)
    other = State(s.rs)
    other.fill(form)
    assert other.to_dict()[path] != s.to_dict()[path]
    assert other != s
    assert other.key() != s.key()


def change_first_number(inner: Any, place: Any) -> bool:
    """Change the first number at a place of nested lists; False if there is none."""
    if isinstance(inner[place], int):
        inner[place] += 1
        return True
    return any(change_first_number(inner[place], i) for i in range(len(inner[place])))


PINNED_KEYS = {"2-players": 9527234664597765626, "vast-4-players": 6881189240847004302}


@pytest.mark.parametrize("name", PINNED_KEYS)
def test_keys_are_the_same_on_every_machine(name: str) -> None:
    """Tables of positions may be kept on disk; a changed key makes them worthless."""
    s = engine.new_game(BY_NAME[name].ruleset)
    engine.deal(s, Rng(1))
    assert s.key() == PINNED_KEYS[name]


@pytest.mark.parametrize("setting", ALL_OPTIONS, ids=str)
def test_a_filled_state_has_nothing_left_of_what_it_was(setting: Setting) -> None:
    """Filling in an early position over a late one gives the early one."""
    game = RandomGame(setting, 5)
    early: dict[str, Any] = {}
    for s in game:
        if game.number == 70:
            early = s.to_dict()
    late = game.state
    late.fill(early)
    engine.resume(late)
    assert late == restored(game.rs, early)
    assert late.legal() == restored(game.rs, early).legal()


def test_the_stack_has_a_limit() -> None:
    s = State(SETTING.ruleset)
    for _ in range(k.MAX_STACK):
        s.push(k.F_OVER, 0, 0, 0, 0)
    before = s.to_dict()
    with pytest.raises(LuxorError, match=f"more than {k.MAX_STACK} frames"):
        s.push(k.F_OVER, 0, 0, 0, 0)
    assert s.to_dict() == before


def test_the_queue_of_extra_turns_has_a_limit() -> None:
    s = dealt()
    for _ in range(k.MAX_QUEUE):
        s.grant_turn(1)
    before = s.to_dict()
    assert before["queue"] == [1] * k.MAX_QUEUE
    with pytest.raises(LuxorError, match=f"more than {k.MAX_QUEUE} extra turns"):
        s.grant_turn(0)
    assert s.to_dict() == before


@pytest.mark.compiled
@pytest.mark.skipif(not COMPILED, reason="only the compiled state is one block of memory")
def test_a_state_fits_into_one_kibibyte() -> None:
    assert sys.getsizeof(dealt()) <= 1024


def test_dealing_stops_where_a_seat_is_asked() -> None:
    s = dealt()
    assert s.asks == k.DECISION
    assert s.frame()[0] == k.F_PLAY
    assert engine.asked_seat(s) == s.first == s.active
    assert s.round == 1


def test_resuming_keeps_the_listeners_events() -> None:
    s = dealt()
    s.events = [(k.E_KEY_TAKEN, 0)]
    options = s.legal()
    engine.resume(s)
    assert s.events == [(k.E_KEY_TAKEN, 0)]
    assert s.legal() == options
