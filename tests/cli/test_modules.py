"""Games with modules in the terminal."""

from __future__ import annotations

import pytest

from luxor import Options, Table
from luxor.cli.board import board_text
from luxor.cli.board_cells import covered_spaces
from luxor.cli.main import main
from luxor.cli.words import explain_tile, tile_words


def test_a_game_with_new_treasures_is_played_to_its_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["play", "--text", "--auto", "--seed", "2", "--players", "5", "--modules", "sceptres"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "The game is over: " in out
    assert "sceptres" in out  # a column of the result


def test_the_board_shows_sceptres_and_where_a_second_tile_lies() -> None:
    seen = Table(Options(players=2, modules=("sceptres",)), seed=3).view(0)
    text = board_text(seen)
    assert covered_spaces(seen) == [1, 2, 4, 6, 9, 12, 14, 18, 20, 26]
    assert text.count("scept ") == sum("sceptre" in (seen.tile(i) or "") for i in range(1, 41))
    assert "+ a second tile lies face down" in " ".join(text.split())
    plain = Table(Options(players=2), seed=3).view(0)
    assert covered_spaces(plain) == []
    assert "second tile" not in board_text(plain)


def test_a_sceptre_explains_itself() -> None:
    rs = Table(Options(players=2, modules=("sceptres",)), seed=3).view(0).rs
    tile = rs.tile_names.index("sceptre5")
    assert tile_words(rs, tile) == "a sceptre worth 5"
    assert "at least 3 of yours" in explain_tile(rs, tile)


def test_an_unknown_module_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--text", "--auto", "--modules", "pirates"]) == 1
    assert "'pirates' is not a module (there are: sceptres)" in capsys.readouterr().err
