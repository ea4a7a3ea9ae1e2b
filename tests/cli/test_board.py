"""The drawn board: what stands where, and that it fits and hides what it must."""

from __future__ import annotations

import io
import re
from itertools import pairwise
from pathlib import Path

import pytest

from luxor.cli.board import INSIDE, LINES, board_text, path_cells
from luxor.cli.board_cells import who
from luxor.cli.canvas import Canvas, ascii_style, terminal_style, unicode_style
from luxor.core.state import State
from luxor.core.view import view
from luxor.notation.edition_file import load_edition, parse_edition
from luxor.notation.position import parse_position
from tests.notation.edition_texts import TEXT, changed
from tests.notation.position_games import game_over, nodes_of_a_game, state_at


def drawn(s: State, seat: int | None = 0, columns: int = 80) -> str:
    """Return the drawing of a position as a seat sees it."""
    return board_text(view(s, seat), style=unicode_style(), columns=columns)


def cell(text: str, s: State, place: str) -> list[str]:
    """Return the lines inside the cell of a place."""
    edition = s.rs.edition
    cells = {f"t{i}": space.cell for i, space in enumerate(edition.spaces, start=1)}
    cells |= {f"statue{i}": cell for i, cell in enumerate(edition.statue_cells, start=1)}
    cells |= {"stairs": edition.stairs_cell, "chamber": edition.chamber_cell}
    column, row = cells[place]
    x, y = column * (INSIDE + 1) + 1, row * (LINES + 1) + 2
    lines = text.splitlines()[y : y + LINES]
    return [line[x : x + INSIDE].rstrip() for line in lines]


def test_a_cell_shows_number_symbol_need_tile_and_adventurers() -> None:
    s = parse_position("p1: t3 t3\np2: t3\nt3: vase5\nt12: statue1")
    text = drawn(s)
    assert cell(text, s, "t3") == ["t3  c●●●", "vase 5", "RR G"]
    assert cell(text, s, "t12") == ["t12    ●", "statue 1", ""]


def test_every_kind_of_tile_can_be_told_from_the_others() -> None:
    s = parse_position(
        "t3: favour_12\nt7: joker\nt10: scarab\nt13: tunnel\nt16: joker_or_scarab\n"
        "t32: favour_23\nt8: osiris4\nt1: empty\nt2: jewellery6"
    )
    text = drawn(s)
    names = {
        "t1": "· · ·",
        "t2": "jewel 6",
        "t3": "fav 1|2",
        "t5": "Horus 1",
        "t7": "joker",
        "t8": "Osiris+4",
        "t10": "scarab",
        "t13": "tunnel",
        "t16": "jok|scar",
        "t32": "fav 2|3",
    }
    for place, name in names.items():
        assert cell(text, s, place)[1] == name
    assert cell(text, s, "t3")[0] == "t3", "the symbol is of no use once its tile lies there"


def test_stairs_statues_and_chamber_show_who_is_there() -> None:
    s = parse_position(
        "turn: p2\np1: chamber t7 stairs* stairs* stairs*\np2: stairs stairs\np2 keys: 1"
    )
    text = drawn(s)
    assert cell(text, s, "stairs") == ["stairs", "GG", "RRR*"]
    assert cell(text, s, "statue1") == ["Anubis 1", "", "G"]
    assert cell(text, s, "chamber") == ["TOMB", "5:R 3:-", "R"]


def test_a_crowd_is_counted_where_it_is_too_large_for_letters() -> None:
    five = "t14 t14 t14 t14 t14"
    s = parse_position("".join(f"p{seat}: {five}\n" for seat in range(1, 5)))
    assert cell(drawn(s), s, "t14")[2] == "R5G5B5Y5"
    s = parse_position(f"p1: {five}\np2: {five}")
    assert cell(drawn(s), s, "t14")[2] == "R5 G5"
    s = parse_position(f"p1: {five}\np2: t14 t14 t2 t2 t2")
    assert cell(drawn(s), s, "t14")[2] == "RRRRR GG"


def test_fallen_adventurers_are_listed_and_drawn_as_such() -> None:
    s = parse_position("p1: t14! t2 t2 t2 t2")
    assert "a1 t14 fallen a2 t2" in drawn(s)
    assert cell(drawn(s), s, "t14")[2] == "r"


def test_a_crowd_of_standing_and_fallen_fits_its_cell() -> None:
    s = parse_position("p1: t14 t14 t14! t2 t2\np2: t14! t14! t2 t2 t2")
    assert cell(drawn(s), s, "t14")[2] == "RRr gg"
    half = "t14 t14 t14! t14! t14!"
    s = parse_position(f"p1: {half}\np2: {half}")
    assert cell(drawn(s), s, "t14")[2] == "R2r3G2g3"
    s = parse_position("players: 4\n" + "".join(f"p{seat}: {half}\n" for seat in range(1, 5)))
    assert cell(drawn(s), s, "t14")[2] == "RrGgBbYy"
    s = parse_position("players: 5\n" + "".join(f"p{seat}: {half}\n" for seat in range(1, 6)))
    assert cell(drawn(s), s, "t14")[2] == "RrGgBbY+"


def test_arrows_lead_from_the_stairs_to_the_chamber() -> None:
    s = parse_position("")
    text = drawn(s).splitlines()
    cells = path_cells(s.rs.edition)
    assert len(cells) == 1 + 40 + 3 + 1
    for (column, row), (to_column, to_row) in pairwise(cells):
        x, y = max(column, to_column) * (INSIDE + 1), max(row, to_row) * (LINES + 1) + 1
        if row == to_row:
            sign = text[y + LINES // 2 + 1][x]
            assert sign == ("▶" if to_column > column else "◀")
        else:
            sign = text[y][x + INSIDE // 2]
            assert sign == ("▼" if to_row > row else "▲")


def test_walls_part_what_the_path_does_not_join() -> None:
    text = drawn(parse_position("")).splitlines()
    assert text[1] == "┏" + "━" * 71 + "┓"
    assert text[5] == "┣" + "━" * 62 + "┓┄┄┄▼┄┄┄┄┃"


@pytest.mark.parametrize("columns", [80, 60])
def test_no_line_is_wider_than_the_terminal(columns: int) -> None:
    for players, seed in ((2, 1), (4, 2)):
        for number, s in enumerate(nodes_of_a_game(seed, players)):
            if number % 40 == 0:
                for line in drawn(s, None, columns).splitlines():
                    assert len(line) <= columns, line


def test_a_narrow_terminal_gets_a_list_of_the_path() -> None:
    s = parse_position("p1: t3 t3\nt3: vase5")
    text = drawn(s, columns=60)
    assert "  t3  c●●●  vase 5    RR\n" in text
    assert text.index("  t39 ") < text.index("  t40 ") < text.index("  TOMB")


def test_horus_board_piles_and_supply_lie_in_the_middle() -> None:
    s = parse_position(
        "horus: h1:last h2:fewer2 -\np1 keys: 2\np1 jokers: 1\np1 scarabs: 4 4\ndiscard: 3"
    )
    text = drawn(s)
    for line in (
        r"h1:last +last to second last +\+7",
        r"h2:fewer2 +2, one fewer +\+7",
        r"h3: +none left",
        r"Cards +draw 20 +discard 1\b",
        r"Temple +cobra 4 +falcon 6 +lion 4",
        r"keys 18 +jokers 17",
        r"scarabs 20",
    ):
        assert re.search(line, text), line


def test_players_are_listed_with_all_they_have() -> None:
    s = parse_position(
        "p1 score: 12\np1 keys: 2\np1 jokers: 3\np1 scarabs: 2 3 3\n"
        "p1 treasures: vase vase statue\np1: t4\np1 hand: 3 1 h1:1-3 2 die"
    )
    lines = drawn(s).splitlines()
    (row,) = [i for i, line in enumerate(lines) if "R p1 red" in line]
    assert re.sub(" +", " ", lines[row]) == "▶ R p1 red 12 2 3 2 1 0 3"
    assert lines[row + 1] == "    scarabs worth 2 3 3"
    assert "a1 t4 a2 stairs a3 Anubis1 a4 Anubis2 a5 Anubis3" in lines[row + 2]
    assert "hand 3  1  h1:1-3  2  die" in lines[row + 2] + lines[row + 3]
    assert re.search(r" 3 \(2 3 3\)$", drawn(s, columns=100), re.MULTILINE)


def test_names_stand_in_place_of_colours() -> None:
    seen = view(parse_position(""), 0)
    text = board_text(seen, names=("Ani", "J\x1b[2Jan"), style=unicode_style(), columns=80)
    assert "turn of p1 Ani. To answer: p1 Ani (play)" in text
    assert "G p2 J?[2Jan" in text
    assert "\x1b" not in text


def test_what_a_seat_may_not_know_is_not_drawn() -> None:
    one = parse_position("p1 hand: 1 1 1 1 1\np2 hand: 2 3 h1:last 4 h2:all2?\np2 scarabs: 1 4")
    other = parse_position(
        "p1 hand: 1 1 1 1 1\np2 hand: 5 5 h1:last 5 5\np2 scarabs: 2 2\nshuffled: h2:all2"
    )
    text = drawn(one, 0)
    assert text == drawn(other, 0)
    assert "hand ░░  ░░  h1:last  ░░  ░░" in text
    assert "hand 2  3  h1:last  4  h2:all2" in drawn(one, 1)
    assert drawn(one, None).count("░░  ░░  ░░  ░░  ░░") == 1


def test_the_heading_says_what_the_game_waits_for() -> None:
    assert drawn(state_at("deal"), None).startswith("Set-up: deal\n")
    assert ". To answer: chance (draw)\n" in drawn(state_at("draw"), None)
    assert drawn(game_over(), None).startswith(
        "The game is over (two were in the tomb chamber) after round "
    )


def test_any_edition_can_be_drawn_seats_with_equal_letters_get_numbers() -> None:
    colours = '["red", "green", "blue", "yellow", "purple"]'
    same = '["grey", "green", "blue", "yellow", "purple"]'
    edition = parse_edition(changed((colours, same)))
    s = parse_position("p1: t1 t2\np2: t2", edition)
    assert cell(drawn(s), s, "t2")[2] == "1 2"


def test_large_numbers_stay_inside_their_cells() -> None:
    edition = load_edition(Path(__file__).parents[1] / "battery" / "editions" / "vast.toml")
    s = parse_position("p1: chamber t5 t5 t5 t5\nt15: vase7", edition)
    text = drawn(s)
    assert cell(text, s, "t15")[:2] == ["t15 ●●●●", "vase 7"]
    assert cell(text, s, "chamber") == ["TOMB", "R -", "R"]
    panel = text.index("Horus board")
    assert panel > text.rindex("┗"), "there is no room for it between the cells"
    assert who(view(s, 0), 5, 3) == [("R4", "bold white on red")]
    assert who(view(s, 0), 5, 1) == [("R", "bold white on red")]


def test_a_need_that_does_not_fit_beside_a_symbol_becomes_a_number() -> None:
    edition = parse_edition(TEXT.replace("needs  = [1, 2, 2, 3, 3]", "needs  = [1, 2, 2, 3, 5]"))
    s = parse_position("t3: vase6\nt4: statue6", edition)
    assert cell(drawn(s), s, "t3")[0] == "t3  c x5"
    assert cell(drawn(s), s, "t4")[0] == "t4    x5"


# --- terminals ---------------------------------------------------------------------------------


class Screen(io.TextIOWrapper):
    """A terminal with an encoding."""

    def __init__(self, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding)

    def isatty(self) -> bool:
        return True


@pytest.fixture
def colourful(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    return monkeypatch


def test_colour_is_for_terminals_and_for_those_who_want_it(
    colourful: pytest.MonkeyPatch,
) -> None:
    assert terminal_style(Screen("utf-8")).colour
    assert not terminal_style(io.TextIOWrapper(io.BytesIO(), "utf-8")).colour
    colourful.setenv("NO_COLOR", "1")
    assert not terminal_style(Screen("utf-8")).colour


@pytest.mark.usefixtures("colourful")
def test_an_encoding_without_boxes_gets_ascii() -> None:
    assert terminal_style(Screen("ascii")) == ascii_style(colour=True)
    assert terminal_style(Screen("latin-1")) == ascii_style(colour=True)
    assert terminal_style(Screen("utf-8")) == unicode_style(colour=True)


def test_ascii_is_enough_to_read_the_board() -> None:
    s = parse_position("p1: t3 t3\nt3: vase5\nt9: vase1")
    text = board_text(view(s, 0), style=ascii_style(), columns=80)
    assert text.isascii()
    assert cell(text, s, "t3") == ["t3  c x3", "vase 5", "RR"]
    assert text.splitlines()[3].startswith("|GG      >statue 1>jewel 1 >vase 5  >")


def test_colour_adds_nothing_but_colour() -> None:
    seen = view(parse_position("p1: t3 t3; p2: t3".replace(";", "\n")), 0)
    plain = board_text(seen, style=unicode_style(), columns=80)
    coloured = board_text(seen, style=unicode_style(colour=True), columns=80)
    assert "\x1b[1;37;41mRR\x1b[0m \x1b[1;30;42mG\x1b[0m" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    for line in coloured.splitlines():
        assert "\x1b" not in line or line.rindex("\x1b[0m") >= line.rindex("\x1b")


def test_a_canvas_grows_where_it_is_written_on() -> None:
    canvas = Canvas()
    canvas.put(2, 1, "ab", "bold")
    canvas.put(5, 1, "c")
    assert canvas.text(colour=False) == "\n  ab c"
    assert canvas.text(colour=True) == "\n  \x1b[1mab\x1b[0m c"
