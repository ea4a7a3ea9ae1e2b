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
    card_words,
    explain,
    explain_card,
    explain_tile,
    place_words,
    tile_words,
    topics,
)
from luxor.core import declarations
from luxor.core.compile import compile_ruleset

RULES = compile_ruleset(Options(), load_edition())


@pytest.fixture(scope="module")
def view() -> View:
    return Table(Options(players=2, first=0), seed=1).view(0)


@pytest.mark.parametrize("name", RULES.card_names)
def test_every_card_is_explained_under_its_name(view: View, name: str) -> None:
    told = explain(view, name)
    assert f"Card {name}: " in told
    assert "does not describe" not in told
    assert "{" not in told
    assert card_words(RULES, RULES.card_names.index(name)).startswith(name)


@pytest.mark.parametrize("name", RULES.tile_names)
def test_every_tile_is_explained_under_its_name(view: View, name: str) -> None:
    told = explain(view, name)
    assert f"Tile {name}: " in told
    assert "does not describe" not in told
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
    assert f"scores {count_words(points, 'point')}" in told
    assert f"Tile {view.tile(space)}: " in told
    assert ("symbol" in told.splitlines()[0]) == bool(symbol)


@pytest.mark.parametrize("topic", [*TOPICS, *ALIASES])
def test_every_topic_and_every_other_name_is_explained(view: View, topic: str) -> None:
    told = explain(view, topic)
    assert len(told) > 40
    assert "Nothing here is called" not in told


def test_every_reason_for_the_end_has_words() -> None:
    assert set(REASONS) == set(declarations.REASONS) - {"running"}


def test_the_beginning_of_a_name_explains_everything_that_fits(view: View) -> None:
    told = explain(view, "vas")
    assert all(f"Tile vase{points}: " in told for points in (1, 3, 4, 5, 6))
    told = explain(view, "last")
    assert all(f"Card h{level}:last: " in told for level in (1, 2, 3))


@pytest.mark.parametrize("name", RULES.tile_names[1:])
def test_a_tile_is_explained_under_what_the_board_calls_it(view: View, name: str) -> None:
    printed, _ = tile_name(RULES, RULES.tile_names.index(name), ascii_style())
    for topic in (printed, printed.upper(), printed.replace(" ", "")):
        assert f"Tile {name}: " in explain(view, topic)


@pytest.mark.parametrize(
    ("topic", "told"),
    [
        ("vase 3", "Tile vase3: "),
        ("Horus 1", "Tile horus1: "),
        ("jewel 3", "Tile jewellery3: "),
        ("osiris+4", "Tile osiris4: "),
        ("fav 1|2", "Tile favour_12: "),
        ("±1", "Card +-1: "),
        ("Anubis 2", "Statues of Anubis: "),
        ("discard pile", "Discard pile: empty. "),
    ],
)
def test_names_as_they_are_printed_are_understood(view: View, topic: str, told: str) -> None:
    assert explain(view, topic).startswith(told)


def test_what_is_not_known_gets_the_list_of_names(view: View) -> None:
    told = explain(view, "dragon")
    assert told.startswith("Nothing here is called 'dragon'.")
    assert topics(view) in told
    assert explain(view, "t41") == "There is no space t41: the path has t1 to t40."


def test_two_different_things_called_statue_are_both_explained(view: View) -> None:
    told = explain(view, "statue")
    assert "Statues of Anubis" in told
    assert "Tile statue3: a statue treasure worth 3" in told


def test_a_space_names_who_stands_on_it(view: View) -> None:
    table = Table(Options(players=2, first=0), seed=1)
    table.play(table.decision.options[0])  # type: ignore[union-attr]
    place = table.view(0).facts["positions"][0][0]
    assert place > 0
    assert "On it: p1's a1." in explain(table.view(1), f"t{place}")
    assert "On it" not in explain(view, f"t{place}")


def test_titles_read_like_english() -> None:
    tiles = {name: tile_words(RULES, i) for i, name in enumerate(RULES.tile_names)}
    assert tiles["vase3"] == "a vase worth 3"
    assert tiles["horus1"] == "a Horus tile (1 eye)"
    assert tiles["horus2"] == "a Horus tile (2 eyes)"
    assert tiles["favour_23"] == "a favour of Horus (2 or 3 eyes)"
    cards = {name: card_words(RULES, i) for i, name in enumerate(RULES.card_names)}
    assert cards["+-1"] == "+-1"
    assert cards["h1:fewer1"] == "h1:fewer1 (1 tile, one adventurer fewer)"
    assert cards["h2:all2"] == "h2:all2 (all move 2)"
    assert [place_words(RULES, place) for place in (0, 7, RULES.chamber)] == [
        "the stairs",
        "t7",
        "the tomb chamber",
    ]
