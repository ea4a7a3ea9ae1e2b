"""Words for cards, tiles, places and questions: everything in an edition can be explained."""

from __future__ import annotations

import pytest

from luxor import Options, Table, View, load_edition
from luxor.cli.board_cells import tile_name
from luxor.cli.canvas import ascii_style
from luxor.cli.phrases import count_words
from luxor.cli.words import (
    ALIASES,
    REASONS,
    TOPICS,
    explain,
    explain_card,
    explain_tile,
    topics,
)
from luxor.core import declarations
from luxor.core.compile import compile_ruleset

RULES = compile_ruleset(Options(), load_edition())


@pytest.fixture(scope="module")
def view() -> View:
    return Table(Options(players=2, first=0), seed=1).view(0)


@pytest.mark.parametrize("name", [*RULES.card_names, *RULES.tile_names])
def test_every_card_and_every_tile_is_explained_under_its_name(view: View, name: str) -> None:
    told = explain(view, name)
    assert f" {name}: " in told
    assert "{" not in told


def test_all_cards_and_all_tiles_have_words_of_their_own() -> None:
    cards = [explain_card(RULES, i) for i in range(len(RULES.card_names))]
    tiles = [explain_tile(RULES, i) for i in range(len(RULES.tile_names))]
    assert len(set(cards)) == len(cards)
    assert len(set(tiles)) == len(tiles)


@pytest.mark.parametrize("space", range(1, RULES.spaces + 1))
def test_every_space_tells_its_points_its_symbol_and_its_tile(view: View, space: int) -> None:
    symbol, _, _, points = RULES.space(space)
    told = explain(view, f"t{space}")
    assert count_words(points, "point") in told
    assert f" {view.tile(space)}: " in told
    assert ("symbol" in told.splitlines()[0]) == bool(symbol)


@pytest.mark.parametrize("topic", [*TOPICS, *ALIASES])
def test_every_topic_and_every_other_name_is_explained(view: View, topic: str) -> None:
    assert topics(view) not in explain(view, topic)


def test_every_reason_for_the_end_has_words() -> None:
    assert set(REASONS) == set(declarations.REASONS) - {"running"}


@pytest.mark.parametrize(
    ("beginning", "names"),
    [
        ("vas", ["vase1", "vase3", "vase4", "vase5", "vase6"]),
        ("last", ["h1:last", "h2:last", "h3:last"]),
        ("statue", ["statue3", "Anubis"]),
    ],
)
def test_the_beginning_of_a_name_explains_everything_that_fits(
    view: View, beginning: str, names: list[str]
) -> None:
    assert all(name in explain(view, beginning) for name in names)


@pytest.mark.parametrize("name", RULES.tile_names[1:])
def test_a_tile_is_explained_under_what_the_board_calls_it(view: View, name: str) -> None:
    printed, _ = tile_name(RULES, RULES.tile_names.index(name), ascii_style())
    for topic in (printed, printed.upper(), printed.replace(" ", "")):
        assert f"Tile {name}: " in explain(view, topic)


@pytest.mark.parametrize(
    ("topic", "name"),
    [
        ("vase 3", "vase3"),
        ("Horus 1", "horus1"),
        ("jewel 3", "jewellery3"),
        ("osiris+4", "osiris4"),
        ("fav 1|2", "favour_12"),
        ("±1", "+-1"),
        ("Anubis 2", "anubis"),
        ("discard pile", "discard"),
    ],
)
def test_names_as_they_are_printed_are_understood(view: View, topic: str, name: str) -> None:
    assert explain(view, topic) == explain(view, name)
    assert topics(view) not in explain(view, name)


def test_what_is_not_known_gets_the_list_of_names(view: View) -> None:
    told = explain(view, "dragon")
    assert "'dragon'" in told
    assert topics(view) in told
    assert "t1 to t40" in explain(view, "t41")


def test_a_space_names_who_stands_on_it(view: View) -> None:
    table = Table(Options(players=2, first=0), seed=1)
    table.play(table.decision.options[0])  # type: ignore[union-attr]
    place = table.view(0).facts["positions"][0][0]
    assert place > 0
    assert "p1's a1" in explain(table.view(1), f"t{place}")
    assert "p1" not in explain(view, f"t{place}")
