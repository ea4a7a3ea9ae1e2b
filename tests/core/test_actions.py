"""The three faces of an action: typed, text and number, one table for good."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luxor.core import constants as k
from luxor.core.actions import IDS, TABLE, TEXTS, Action, Verb
from luxor.core.errors import MalformedActionError

PINNED = Path(__file__).with_name("action_ids.txt")


def test_the_table_is_pinned() -> None:
    """Numbers and texts stand in records, protocols and trained networks.

    So a line of ``action_ids.txt`` is never changed or taken away; new actions get new lines.
    """
    lines = [line for line in PINNED.read_text().splitlines() if not line.startswith("#")]
    pinned = {int(number): text for number, text in (line.split() for line in lines)}
    assert {number: str(action) for number, action in TABLE.items()} == pinned


def test_the_three_faces_are_one_to_one() -> None:
    assert len(TABLE) == len(TEXTS) == len(IDS)
    for number, action in TABLE.items():
        assert action.id == number
        assert Action.from_id(number) == action
        assert Action.parse(str(action)) == action
        assert Action(action.verb, action.adventurer, action.number) == action
        assert hash(Action.parse(str(action))) == hash(action)


def test_numbers_ascend_to_those_that_are_reserved_for_modules_from_outside() -> None:
    assert list(TABLE) == sorted(TABLE)
    assert (min(TABLE), max(TABLE)) == (0, k.ACTIONS - 1)
    outside = [number for number, action in TABLE.items() if action.verb is Verb.OUTSIDE]
    assert outside == list(range(k.OUTSIDE_ACTIONS, k.ACTIONS))


@pytest.mark.parametrize(
    ("action", "text", "number"),
    [
        (Action(Verb.LEFT), "left", 0),
        (Action(Verb.MOVE, 1, 3), "a2+3", 20),
        (Action(Verb.MOVE, 0, -1), "a1-1", 2),
        (Action(Verb.MOVE, 4, 12), "a5+12", 71),
        (Action(Verb.CHOOSE, 4), "a5", 59),
        (Action(Verb.HORUS, number=2), "horus2", 76),
        (Action(Verb.OUTSIDE, number=112), "#112", 112),
    ],
)
def test_examples(action: Action, text: str, number: int) -> None:
    assert (str(action), action.id) == (text, number)


def test_actions_can_be_compared_and_kept_in_sets() -> None:
    assert {Action.parse("a2+3"), Action.from_id(20), Action(Verb.MOVE, 1, 3)} == {TABLE[20]}
    assert Action.parse("a2+3") != Action.parse("a2+4")
    with pytest.raises(AttributeError):
        Action.parse("left").verb = Verb.RIGHT  # type: ignore[misc]


@pytest.mark.parametrize(
    "text",
    [
        *("", "LEFT", " left", "left ", "a0+1", "a6+1", "a2+0", "a2-2", "a2+13", "a2+03", "a+1"),
        *("+3", "horus0", "horus4", "horus", "move", "choose", "#80", "#128", "ａ2+3", "a2+٣", "0"),
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(MalformedActionError, match="is not an action"):
        Action.parse(text)


@pytest.mark.parametrize("number", [-1, 94, 111, 128, 10**30, True, False, None, "0", 1.5])
def test_other_numbers_are_no_actions(number: int) -> None:
    with pytest.raises(MalformedActionError, match="is not the number of an action"):
        Action.from_id(number)


@pytest.mark.parametrize(
    ("verb", "adventurer", "number"),
    [
        (Verb.LEFT, 0, None),
        (Verb.MOVE, None, 3),
        (Verb.MOVE, 1, None),
        (Verb.MOVE, 1, 0),
        (Verb.MOVE, 1, 13),
        (Verb.MOVE, 5, 1),
        (Verb.CHOOSE, 1, 1),
        (Verb.CHOOSE, None, None),
        (Verb.HORUS, None, None),
        (Verb.HORUS, None, 0),
        (Verb.OUTSIDE, None, 5),
        (Verb.YES, None, 1),
    ],
)
def test_impossible_values_are_no_actions(
    verb: Verb, adventurer: int | None, number: int | None
) -> None:
    with pytest.raises(MalformedActionError, match="no action is"):
        Action(verb, adventurer, number)


@given(st.text(max_size=8))
def test_any_text_is_an_action_or_is_refused(text: str) -> None:
    try:
        action = Action.parse(text)
    except MalformedActionError:
        assert text not in TEXTS
    else:
        assert str(action) == text


@given(st.integers())
def test_any_number_is_an_action_or_is_refused(number: int) -> None:
    try:
        action = Action.from_id(number)
    except MalformedActionError:
        assert number not in TABLE
    else:
        assert action.id == number
