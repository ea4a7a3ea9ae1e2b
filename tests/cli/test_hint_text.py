"""The words of a hint: why, what was lost, how far it is; and ``hint`` in a game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from luxor import Options
from luxor.bots.hints import Rated
from luxor.bots.option_values import Continuation, OptionValue
from luxor.cli import hint_text
from luxor.cli.hint_source import read_question
from luxor.cli.hint_text import Hint, loss_words, number_of, untried_words, why_words
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
from tests.cli.running import other_secrets, type_into

Output = pytest.CaptureFixture[str]

VASE = "p1: t5 t6; p1 hand: 1 2 3 4 die; t6: vase4"
"""With the left card a1 joins a2 on a vase."""

LEFT, RIGHT = Action.parse("left"), Action.parse("right")


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are as long as they may be, whatever terminal the tests run in."""
    monkeypatch.setenv("COLUMNS", "100")


# --- why -------------------------------------------------------------------------------------


def test_every_feature_and_every_source_of_points_has_words() -> None:
    assert set(FEATURES) == set(features.NAMES)
    assert {about.ground for about in FEATURES.values()} <= set(GROUNDS)
    assert set(SOURCE_GROUNDS.values()) <= set(GROUNDS)
    assert all(GROUNDS.values())
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
    said = reasons_words(found)
    figures = [said.index(figure) for figure in ("+4.0", "+2.4", "+0.5", "−1.0")]
    assert figures == sorted(figures), "what speaks against it comes last"


def test_what_makes_up_most_of_a_ground_is_named() -> None:
    (one,) = gains(value(LEFT, gathered_one=1.5, gathered_two=0.2))
    (none,) = gains(value(LEFT, stage_1=-4.0, stage_2=3.0, adventurers=2.0))
    assert FEATURES["gathered_one"].words in str(one)
    assert str(none) == f"{GROUNDS[none.ground]} (+1.0)"


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (("5", "2", "3"), {"die", "3"}),
        (("5", "2"), {"die"}),
        (("5", "2", "die", "1"), {"1"}),
        (("2", "5", "die"), set()),
    ],
)
def test_against_another_option_the_cards_that_stay_are_named(
    other: tuple[str, ...], named: set[str]
) -> None:
    (reason,) = advantages(value(LEFT, ("5", "2", "die"), numbers=2.0), value(RIGHT, other))
    assert set(reason.words.split()) & {"1", "2", "3", "5", "die"} == named


@pytest.mark.parametrize(
    ("number", "text"), [(1.24, "+1.2"), (-0.36, "−0.4"), (0.04, "0.0"), (-0.04, "0.0")]
)
def test_numbers_have_a_sign_unless_they_are_nothing(number: float, text: str) -> None:
    assert signed(number) == text


NEVER = Rated(RIGHT, None, None, 0, 0.0)
ONCE = Rated(LEFT, 2.0, 0.6, 1, 1.0)
OFTEN = Rated(LEFT, 2.0, 0.6, 90, 0.9)
GUESSED = Rated(LEFT, None, None, 0, 0.0)


def hint_of(best: Rated, other: Rated, lead: float = 1.0) -> Hint:
    view = read_question(VASE).view
    return Hint(view, (best, other), value(LEFT, play=lead), value(RIGHT))


def test_why_says_where_only_the_search_knows_more() -> None:
    other = Rated(RIGHT, 1.0, 0.5, 10, 0.1)
    ahead = why_words(hint_of(OFTEN, other, 3.0))
    assert [line.count("+3.0") for line in ahead] == [2, 2]
    assert len(why_words(hint_of(OFTEN, other, 0.0))) == 3, "it says that the search decided"
    assert len(why_words(hint_of(Rated(LEFT, 2.0), Rated(RIGHT, 1.0), 0.0))) == 2
    for best, worse in ((ONCE, NEVER), (GUESSED, Rated(RIGHT, 1.0, 0.5, 1, 1.0))):
        assert len(why_words(hint_of(best, worse, 0.0))) == 2, "it was not tried"


@pytest.mark.parametrize(
    ("other", "figures"),
    [
        (Rated(RIGHT, 0.5, 0.535, 40), ["6.5%", "1.5 lower"]),
        (Rated(RIGHT, 2.5, 0.55, 40), ["5.0%", "0.5 higher"]),
        (Rated(RIGHT, 0.5, 0.5, 4), ["10.0%", "1.5 lower", "4 times"]),
        (Rated(RIGHT, 0.5, 0.5, 1), ["10.0%", "1.5 lower", "once"]),
        (Rated(RIGHT, 0.5), ["1.5 lower"]),
    ],
)
def test_what_a_worse_answer_lost_is_said(other: Rated, figures: list[str]) -> None:
    said = loss_words(hint_of(OFTEN, other), RIGHT)
    for words in ("right", "left", *figures):
        assert words in said
    assert ("%" in said) == (len(figures) > 1)


def test_what_was_not_tried_is_compared_with_nothing() -> None:
    tried = Rated(RIGHT, 1.0, 0.5, 1, 1.0)
    for hint in (hint_of(ONCE, NEVER), hint_of(GUESSED, tried)):
        assert not any(letter.isdigit() for letter in loss_words(hint, RIGHT))
        assert "right" not in loss_words(hint, LEFT)


def test_a_search_that_was_too_short_is_told() -> None:
    assert untried_words(hint_of(OFTEN, Rated(RIGHT, 1.0, 0.5, 10, 0.1))) == ""
    assert untried_words(hint_of(Rated(LEFT, 2.0), Rated(RIGHT, 1.0))) == "", "no search"
    assert untried_words(hint_of(ONCE, NEVER)).startswith("1 of 2 ")
    assert untried_words(hint_of(GUESSED, NEVER)).startswith("2 of 2 ")


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
    assert out.count("type 1.") == 2
    assert table.version == version
    assert [str(action) for action in choices(table.view(0))[0].actions] == ["left", "a1+1"]


def test_in_a_game_options_that_were_not_tried_bring_no_advice_on_budgets(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr(hint_text, "IN_GAME", "ismcts:1it")
    type_into(table_at(VASE.replace(";", "\n")), ["hint"], monkeypatch)
    out = capsys.readouterr().out
    assert "1 of 2" in out
    assert "--bot" not in out


def test_the_number_is_that_of_the_card_where_the_die_decides() -> None:
    view = read_question(VASE).view
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
        compared += 1
    assert compared > 3
