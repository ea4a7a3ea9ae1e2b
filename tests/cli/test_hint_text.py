"""The words of a hint: why, what was lost, how far it is; and ``hint`` in a game."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from luxor import Options
from luxor.bots.hints import Rated
from luxor.bots.option_values import Continuation, OptionValue
from luxor.cli import hint_text
from luxor.cli.hint_source import read_question
from luxor.cli.hint_text import (
    Hint,
    loss_words,
    number_of,
    untried_words,
    why_words,
)
from luxor.cli.hint_words import (
    FEATURES,
    GROUNDS,
    SOURCE_GROUNDS,
    advantages,
    gains,
    reasons_words,
    signed,
)
from luxor.cli.play_choices import choices
from luxor.cli.words import SOURCES
from luxor.core.actions import Action
from luxor.core.compile import compile_ruleset
from luxor.core.search import features
from luxor.notation.edition_file import load_edition
from tests.cli.play_tables import ALL, decisions, table_at
from tests.cli.test_play import other_secrets, type_into

Output = pytest.CaptureFixture[str]

VASE = "p1: t5 t6; p1 hand: 1 2 3 4 die; t6: vase4"
"""With the left card a1 joins a2 on a vase."""

LEFT, RIGHT = Action.parse("left"), Action.parse("right")


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are as long as they may be, whatever terminal the tests run in."""
    monkeypatch.setenv("COLUMNS", "100")


# --- why -------------------------------------------------------------------------------------


def test_every_feature_has_words() -> None:
    assert set(FEATURES) == set(features.NAMES)
    assert {about.ground for about in FEATURES.values()} <= set(GROUNDS)
    assert set(SOURCE_GROUNDS.values()) <= set(GROUNDS)
    assert all(GROUNDS.values())


def test_every_source_of_points_has_words() -> None:
    rs = compile_ruleset(Options(players=2, modules=ALL), load_edition())
    assert set(rs.source_names) <= {*SOURCE_GROUNDS, *SOURCES}


def value(
    action: Action, hand: Sequence[str] = ("1", "2"), others: float = 0.0, **values: float
) -> OptionValue:
    points = {name: value for name, value in values.items() if name not in features.NAMES}
    potential = {name: value for name, value in values.items() if name in features.NAMES}
    return OptionValue(action, points, potential, others, (Continuation((), (), tuple(hand), 1),))


def test_reasons_are_sums_and_what_weighs_most_comes_first() -> None:
    found = gains(
        value(LEFT, others=-0.5, play=4, sets=3, set_of_two=-1, surplus=0.4, steps=0.1, keys=-1)
    )
    assert [(reason.ground, round(reason.points, 1)) for reason in found] == [
        ("points", 4),
        ("sets", 2.4),
        ("keys", -1),
        ("others", 0.5),
    ]
    assert reasons_words(found) == (
        "points scored at once (+4.0); sets of treasures (+2.4); less for the others (+0.5); but "
        "keys (−1.0)"
    )


def test_what_makes_up_most_of_a_ground_is_named() -> None:
    (reason,) = gains(value(LEFT, gathered_one=1.5, gathered_two=0.2))
    assert str(reason) == (
        "adventurers that gather for a treasure: where one more is needed (+1.7)"
    )
    (reason,) = gains(value(LEFT, stage_1=-4.0, stage_2=3.0, adventurers=2.0))
    assert str(reason) == "where your adventurers stand (+1.0)"


def test_against_another_option_the_cards_that_stay_are_named() -> None:
    best = value(LEFT, ("5", "2", "die"), numbers=2.0)
    for hand, words in (
        (("5", "2", "3"), "die instead of 3"),
        (("5", "2"), "with die"),
        (("5", "2", "die", "1"), "without 1"),
        (("2", "5", "die"), ""),
    ):
        (reason,) = advantages(best, value(RIGHT, hand))
        assert reason.words == "the cards in your hand" + (words and f": {words}")


def test_numbers_have_a_sign_unless_they_are_nothing() -> None:
    assert [signed(number) for number in (1.24, -0.36, 0.04, -0.04)] == [
        "+1.2",
        "−0.4",
        "0.0",
        "0.0",
    ]


def hint_of(best: Rated, other: Rated, lead: float) -> Hint:
    view = read_question(VASE).view
    return Hint(view, (best, other), value(LEFT, play=lead), value(RIGHT))


def test_why_says_where_only_the_search_knows_more() -> None:
    best, other = Rated(LEFT, 2.0, 0.6, 90, 0.9), Rated(RIGHT, 1.0, 0.5, 10, 0.1)
    assert why_words(hint_of(best, other, 3.0)) == [
        "By the end of the turn it brings +3.0 points: points scored at once (+3.0).",
        "Against right that is +3.0: points scored at once (+3.0).",
    ]
    assert why_words(hint_of(best, other, 0.0)) == [
        "By the end of the turn it brings 0.0 points: nothing that would count.",
        "Against right that is no more.",
        "So what speaks for left is what may come after this turn.",
    ]
    assert len(why_words(hint_of(Rated(LEFT, 2.0), Rated(RIGHT, 1.0), 0.0))) == 2


def test_what_a_worse_answer_lost_is_said() -> None:
    best = Rated(LEFT, 2.0, 0.6, 90, 0.9)
    for other, words in (
        (Rated(RIGHT, 0.5, 0.535, 40), "win chance 6.5% lower, margin 1.5 lower."),
        (Rated(RIGHT, 2.5, 0.55, 40), "win chance 5.0% lower, margin 0.5 higher."),
        (
            Rated(RIGHT, 0.5, 0.5, 4),
            "win chance 10.0% lower, margin 1.5 lower (tried only 4 times, so this is rough).",
        ),
        (Rated(RIGHT, 0.5), "margin 1.5 lower."),
    ):
        assert loss_words(hint_of(best, other, 1.0), RIGHT) == f"Played: right, not left: {words}"
    once = hint_of(best, Rated(RIGHT, 0.5, 0.5, 1), 1.0)
    assert loss_words(once, RIGHT).endswith(" (tried only once, so this is rough).")


NEVER = Rated(RIGHT, None, None, 0, 0.0)
ONCE = Rated(LEFT, 2.0, 0.6, 1, 1.0)
GUESSED = Rated(LEFT, None, None, 0, 0.0)


def test_what_was_not_tried_is_compared_with_nothing() -> None:
    why = "was not tried, so nothing compares them."
    assert loss_words(hint_of(ONCE, NEVER, 1.0), RIGHT) == f"Played: right, not left; right {why}"
    tried = Rated(RIGHT, 1.0, 0.5, 1, 1.0)
    assert loss_words(hint_of(GUESSED, tried, 1.0), RIGHT) == (
        f"Played: right, not left; left {why}"
    )
    assert loss_words(hint_of(GUESSED, tried, 1.0), LEFT) == (
        "Played: left, which the bot would play too."
    )
    assert loss_words(hint_of(ONCE, NEVER, 1.0), LEFT) == "Played: left, the best option here."


def test_nothing_after_this_turn_speaks_for_what_was_not_tried() -> None:
    for best, other in ((ONCE, NEVER), (GUESSED, Rated(RIGHT, 1.0, 0.5, 1, 1.0))):
        assert "after this turn" not in " ".join(why_words(hint_of(best, other, 0.0)))


def test_a_search_that_was_too_short_is_told() -> None:
    left, right = Rated(LEFT, 2.0, 0.6, 90, 0.9), Rated(RIGHT, 1.0, 0.5, 10, 0.1)
    assert untried_words(hint_of(left, right, 1.0)) == ""
    assert untried_words(hint_of(Rated(LEFT, 2.0), Rated(RIGHT, 1.0), 1.0)) == "", "no search"
    assert untried_words(hint_of(ONCE, NEVER, 1.0)) == (
        "1 of 2 options was not tried in 1 iteration: it has no figures."
    )
    assert untried_words(hint_of(GUESSED, NEVER, 1.0)) == (
        "2 of 2 options were not tried in 0 iterations: they have no figures. left is best by what "
        "the bot thought before any try."
    )


# --- in a game -------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a game think as little as possible."""
    monkeypatch.setattr(hint_text, "IN_GAME", "ismcts:60it")


@pytest.mark.usefixtures("quick")
def test_in_a_game_hint_tells_whoever_is_asked_what_to_type(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    table = table_at(VASE.replace(";", "\n"))
    version = table.version
    type_into(table, ["hint", "HINT"], monkeypatch)
    out = capsys.readouterr().out
    assert out.count("Why left:") == 2
    assert "To play left, type 1." in out
    assert table.version == version
    (number,) = {int(found) for found in re.findall(r"To play left, type (\d+)", out)}
    chosen = choices(table.view(0))[number - 1]
    assert [str(action) for action in chosen.actions] == ["left", "a1+1"]
    type_into(table, ["?"], monkeypatch)
    assert "  hint " in capsys.readouterr().out


def test_in_a_game_options_that_were_not_tried_bring_no_advice_on_budgets(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr(hint_text, "IN_GAME", "ismcts:1it")
    type_into(table_at(VASE.replace(";", "\n")), ["hint"], monkeypatch)
    out = " ".join(capsys.readouterr().out.split())
    assert "1 of 2 options was not tried in 1 iteration: it has no figures." in out
    assert "--bot" not in out


def test_the_number_is_that_of_the_card_where_the_die_decides() -> None:
    view = read_question("p1: t5 t6; p1 hand: 1 2 3 4 die; t6: vase4").view
    rated = (Rated(RIGHT, 1.0), Rated(LEFT, 0.0))
    rolled = tuple(Continuation((face,), (), (), 1) for face in range(1, 7))
    found = number_of(Hint(view, rated, OptionValue(RIGHT, {}, {}, 0.0, rolled), None))
    assert found is not None
    assert choices(view)[found - 1].actions == (RIGHT,)


@pytest.mark.clause("P1")
@pytest.mark.compiled
@pytest.mark.usefixtures("quick")
def test_in_a_game_hints_tell_nothing_hidden(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    compared = 0
    for number, table in enumerate(decisions(range(6))):
        if table.asked != 0 or number % 23:
            continue
        other = other_secrets(table, 1, "draw")
        if other is None:
            continue
        printed = []
        for same in (table, other):
            type_into(same, ["hint"], monkeypatch)
            printed.append(capsys.readouterr().out)
        assert printed[0] == printed[1]
        assert "Why " in printed[0] or "one option only" in printed[0]
        compared += 1
    assert compared > 3
