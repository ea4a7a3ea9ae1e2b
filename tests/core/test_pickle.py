"""States, views, rulesets and tables can be pickled and copied, and a game goes on alike."""

from __future__ import annotations

import contextlib
import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from luxor import Options, Table
from luxor.core.errors import LuxorError
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.core.view import view

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def table(answers: int = 25) -> Table:
    made = Table(Options(players=3, modules=NAMES), seed=5)
    play_on(made, answers)
    return made


def play_on(at: Table, answers: int) -> None:
    for number in range(answers):
        if at.decision is not None:
            at.play(at.decision.options[number % len(at.decision.options)])


@pytest.mark.parametrize("way", WAYS)
def test_states_views_and_rulesets(way: str) -> None:
    s = table().snapshot()
    again = WAYS[way](s)
    assert again == s
    assert again is not s
    assert (again.asks, again.legal(), again.events) == (s.asks, s.legal(), s.events)
    assert hash(again) == hash(s)
    for seat in (None, 0, 1):
        seen = view(s, seat)
        assert WAYS[way](seen) == seen
    assert WAYS[way](s.rs) == s.rs
    rng = Rng(7)
    rng.word()
    assert WAYS[way](rng).save() == rng.save()


@pytest.mark.parametrize("way", WAYS)
def test_a_table_goes_on_as_it_would_have(way: str) -> None:
    here = table()
    there = WAYS[way](here)
    play_on(here, 30)
    assert there.version < here.version
    play_on(there, 30)
    assert there.snapshot() == here.snapshot()
    assert there.answers == here.answers
    assert there.events(0) == here.events(0)
    there.take_back(next(n for n, answer in enumerate(there.answers) if answer.seat is not None))


def test_a_damaged_pickle_is_refused() -> None:
    s = table().snapshot()
    restore: Any
    arguments: Any
    restore, arguments = s.__reduce__()
    rs, form, legal, events, key = arguments
    for name, value in form.items():
        if isinstance(value, int):
            with pytest.raises(LuxorError):
                restore(rs, {**form, name: value + 1}, legal, events, key)
    hands = [list(hand) for hand in form["hands"]]
    hands[0][0] = 127
    for wrong in ({**form, "hands": hands}, {**form, "stack": [[99, 0, 0, 0, 0]]}, {}):
        with pytest.raises(LuxorError):
            restore(rs, wrong, legal, events, key)
    data = pickle.dumps(s)
    for at in range(0, len(data), 7):
        with contextlib.suppress(Exception):
            pickle.loads(data[:at] + bytes([data[at] ^ 0x15]) + data[at + 1 :]).to_dict()


def test_whole_numbers_of_other_types_are_answers() -> None:
    class Number:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    at = table()
    assert at.decision is not None
    before = at.version
    at.play(Number(at.decision.options[0].id))
    assert at.version > before
