"""Texts and JSON that nobody wrote are refused, or they are positions.

``soak.py`` damages those of games.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from luxor.notation.codec.exact import position_from_json, position_to_json
from luxor.notation.position import PositionError, parse_position
from tests.fuzz.damage import Sources, damaged_state, damaged_text, try_state, try_text


def test_what_is_damaged_is_a_position_or_is_refused() -> None:
    dice = Random(7)
    sources = Sources(7, games=4)
    for _ in range(150):
        try_text(damaged_text(dice, sources), dice)
        try_state(damaged_state(dice, sources), dice)


@given(st.text(alphabet=st.sampled_from("p123t48 :-/#,\n*!?hand keysstackempty|")))
@example("p1: t" + "9" * 5000)
@example("stack: " + "/" * 5000)
@example("\x00: \x00")
@settings(deadline=None, max_examples=200)
def test_any_text_is_a_position_or_is_refused(text: str) -> None:
    try_text(text, Random(1))


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(JSON, st.sampled_from(["format", "options", "edition", "state"]))
@settings(deadline=None, max_examples=200)
def test_any_json_is_refused(value: Any, name: str) -> None:
    form = position_to_json(parse_position(""))
    if form[name] == value:
        return
    for damaged in (value, {**form, name: value}):
        try:
            position_from_json(damaged)
        except PositionError:
            continue
        raise AssertionError(f"{damaged!r} was accepted")
