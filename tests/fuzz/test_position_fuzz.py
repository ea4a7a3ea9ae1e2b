"""Damaged positions never crash anything: they are refused, or they are positions.

Valid texts and forms are changed at random. What is still accepted must be written and read again,
and the engine must survive it: it plays on, or says what is wrong. ``soak.py`` tries far more.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.errors import LuxorError
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.notation.codec.exact import position_from_json, position_to_json
from luxor.notation.position import PositionError, parse_position, write_position
from luxor.notation.position_lines import KEYS, SEAT_KEYS
from tests.notation.position_games import nodes_of_a_game

PLAYED_ON = 40
"""So many answers are given to a position that was accepted."""


@cache
def texts() -> tuple[str, ...]:
    """Return texts of all parts of some games."""
    found = []
    for seed, players in ((1, 2), (2, 3), (3, 4)):
        nodes = [write_position(s) for s in nodes_of_a_game(seed, players)]
        found += [*nodes[:60:4], *nodes[60::5], nodes[-1]]
    return tuple(found)


@cache
def module_texts() -> tuple[str, ...]:
    """Return texts of games with modules: two for every stack that they come to."""
    found = []
    for seed, players, modules in (
        (1, 2, NAMES),
        (2, 5, NAMES),
        (3, 3, NAMES[:2]),
        (4, 4, NAMES[2:]),
    ):
        seen: Counter[tuple[int, ...]] = Counter()
        for s in nodes_of_a_game(seed, players, modules=modules):
            stack = tuple(frame[0] for frame in s.to_dict()["stack"])
            seen[stack] += 1
            if seen[stack] in (1, 5):
                found.append(write_position(s))
    return tuple(found)


@cache
def words() -> tuple[str, ...]:
    """Return words that have a meaning somewhere in a position."""
    rs = parse_position(f"modules: {' '.join(NAMES)}").rs
    seats = [f"p{seat}" for seat in range(6)]
    places = ["stairs", "stairs*", "statue", "chamber", "t1", "t6", "t7", "t8", "t40", "t41", "t9!"]
    frames = [frame.name for frame in rs.frames]
    arguments = [
        "a1",
        "a5",
        "a1|a2",
        "key|horus1",
        "joker|scarab",
        "back",
        "fewer",
        "up_to",
        "extra",
        "fewer|fixed",
        "edges|twice",
        "fixed|quiet",
        "4|quiet",
        "adjust",
        "again",
        "may",
        "slot1",
        "tile3",
        "asked",
        "able",
    ]
    numbers = [str(number) for number in (*range(9), 15, 31, 127, 128, 500)]
    others = ["-", "/", ":", "#", ",", "t1-t3", "yes", "no", "vase", "statue", "jewellery", "tomb"]
    return (
        *seats,
        *places,
        *frames,
        *arguments,
        *numbers,
        *others,
        *rs.card_names,
        *(name + mark for name in rs.card_names[5:9] for mark in "!?"),
        *rs.tile_names,
        *rs.pile_names,
        *KEYS,
        *SEAT_KEYS,
        *NAMES,
        *(name for names in rs.kind_names[k.BASE_PILES :] for name in names),
    )


@st.composite
def changed_texts(draw: st.DrawFn) -> str:
    """Give a valid text after up to four changes of words, lines and letters."""
    whole = texts() if draw(st.booleans()) else module_texts()
    lines = draw(st.sampled_from(whole)).splitlines()
    for _ in range(draw(st.integers(1, 4))):
        i = draw(st.integers(0, len(lines) - 1))
        parts = lines[i].split(" ")
        j = draw(st.integers(0, len(parts) - 1))
        word = draw(st.sampled_from(words()))
        match draw(st.sampled_from(("word", "word", "more", "less", "line", "gone", "sign"))):
            case "word":
                parts[j] = word
            case "more":
                parts.insert(j + 1, word)
            case "less":
                del parts[j]
            case "line":
                parts = draw(st.sampled_from(lines)).split(" ")
            case "gone":
                parts = [""]
            case "sign":
                sign = draw(st.characters())
                parts[j] = parts[j][:1] + sign + parts[j][1:]
        lines[i] = " ".join(parts)
    return "\n".join(lines)


def play_on(s: State, seed: int) -> None:
    """Give random answers to a position; every question has one, or there is an error."""
    rng = Rng(seed)
    for _ in range(PLAYED_ON):
        if s.asks == k.OVER:
            return
        if s.asks == k.CHANCE:
            answers = [number for number, _ in engine.outcomes(s)]
        else:
            answers = s.legal()
        assert answers
        try:
            engine.answer(s, answers[rng.below(len(answers))])
        except LuxorError:
            return


def check_accepted(s: State) -> None:
    """Make sure that an accepted position is one."""
    text = write_position(s)
    again = parse_position(text)
    assert again == s
    assert again.legal() == s.legal()
    assert position_from_json(position_to_json(s)) == s
    play_on(s, 1)


@given(changed_texts())
@settings(deadline=None, max_examples=400)
def test_a_changed_text_is_a_position_or_is_refused(text: str) -> None:
    try:
        s = parse_position(text)
    except PositionError:
        return
    check_accepted(s)


@given(st.text(alphabet=st.sampled_from("p123t48 :-/#,\n*!?hand keysstackempty|")))
@example("p1: t" + "9" * 5000)
@example("stack: " + "/" * 5000)
@example("\x00: \x00")
@settings(deadline=None, max_examples=200)
def test_any_text_is_a_position_or_is_refused(text: str) -> None:
    try:
        s = parse_position(text)
    except PositionError:
        return
    check_accepted(s)


# --- JSON --------------------------------------------------------------------------------------


def paths(form: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return where in a form something lies."""
    found = [path] if path else []
    steps: list[Any] = []
    if isinstance(form, dict):
        steps = list(form)
    elif isinstance(form, list):
        steps = list(range(len(form)))
    for step in steps:
        found += paths(form[step], (*path, step))
    return found


VALUES: st.SearchStrategy[Any] = st.one_of(
    st.integers(-3, 45),
    st.sampled_from([None, True, 127, 128, 255, 32767, 2**31, 10**30, -(2**63), 0.5, "", "x", []]),
    st.lists(st.integers(-2, 9), max_size=6),
)


@st.composite
def changed_forms(draw: st.DrawFn) -> Any:
    """Give a valid form after up to three changes, some of which keep sums as they were."""
    whole = texts() if draw(st.booleans()) else module_texts()
    form = json.loads(json.dumps(position_to_json(parse_position(draw(st.sampled_from(whole))))))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(paths(form)))
        where: Any = form
        for step in path[:-1]:
            where = where[step]
        old = where[path[-1]]
        kind = draw(st.sampled_from(("value", "near", "swap", "gone")))
        if kind == "near" and type(old) is int:
            where[path[-1]] = old + draw(st.sampled_from((-1, 1)))
        elif kind == "swap" and isinstance(where, list):
            other = draw(st.integers(0, len(where) - 1))
            where[int(path[-1])], where[other] = where[other], old
        elif kind == "gone":
            del where[path[-1]]
        else:
            where[path[-1]] = draw(VALUES)
        if not form:
            break
    return form


@given(changed_forms())
@settings(deadline=None, max_examples=400)
def test_a_changed_form_is_a_position_or_is_refused(form: Any) -> None:
    try:
        s = position_from_json(form)
    except PositionError:
        return
    modules = sorted(form["options"]["modules"], key=NAMES.index)  # in any order
    assert position_to_json(s) == {**form, "options": {**form["options"], "modules": modules}}
    check_accepted(s)


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
