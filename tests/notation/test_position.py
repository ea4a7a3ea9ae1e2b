"""Positions as text: reading, defaults, writing, round trips, and what is refused."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from textwrap import dedent

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.module import Module
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.state import State
from luxor.core.view import view
from luxor.notation.codec.exact import position_from_json, position_to_json
from luxor.notation.edition_file import load_edition, parse_edition
from luxor.notation.position import PositionError, parse_position, write_position
from luxor.notation.position_lines import GAME_KEYS, line_table
from tests.notation.edition_texts import changed
from tests.notation.position_games import game_over, nodes_of_a_game, question, state_at

QUESTIONS = {
    "first",
    "deal",
    "reveal",
    "lay",
    "play",
    "roll",
    "move",
    "act",
    "spare",
    "uncover",
    "take",
    "scarab",
    "draw",
    "over",
}

WITHOUT_LINE = {"discard", "die", "first", "held"}
"""Piles that have a line of another name, or never change."""

MID = "stack: turn_end p1 / refill p1 / "
"""The start of a stack in the middle of p1's turn."""


def value(s: State, key: str) -> str:
    """Return what the canonical text of a position says under a key, empty if nothing."""
    lines = dict(line.split(": ", 1) for line in write_position(s).splitlines())
    return lines.get(key, "")


def tiles(s: State) -> list[str]:
    """Return the names of the tiles on the board."""
    return [s.rs.tile_names[tile] for tile in s.to_dict()["tiles"]]


def pile(s: State, name: str) -> list[int]:
    counts: list[int] = s.to_dict()["piles"][s.rs.pile_names.index(name)]
    return counts


# --- round trips -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "first", "seeds"),
    [(2, None, range(3)), (2, 1, range(2)), (3, None, range(2)), (4, 2, range(2))],
)
def test_every_node_of_a_game_can_be_written_and_read_again(
    players: int, first: int | None, seeds: range
) -> None:
    for seed in seeds:
        for s in nodes_of_a_game(seed, players, first):
            text = write_position(s)
            again = parse_position(text)
            assert again == s, text
            assert again.to_dict() == s.to_dict()
            assert again.rs.options == s.rs.options
            assert again.asks == s.asks
            assert again.legal() == s.legal()
            assert write_position(again) == text


def test_the_games_above_ask_every_question_of_the_base_game() -> None:
    asked = {question(s) for seed in range(3) for s in nodes_of_a_game(seed, 2)}
    assert asked == QUESTIONS


def test_a_position_read_goes_on_like_the_one_written() -> None:
    s = state_at("take")
    again = parse_position(write_position(s))
    for _ in range(60):
        answer = engine.outcomes(s)[-1][0] if s.asks == k.CHANCE else s.legal()[-1]
        engine.answer(s, answer)
        engine.answer(again, answer)
        assert again == s
        assert again.legal() == s.legal()


def test_a_position_on_ones_own_board_needs_its_edition() -> None:
    edition = parse_edition(
        changed(('name = "reconstructed"', 'name = "my-box"'), ("keys = 20", "keys = 3"))
    )
    for s in nodes_of_a_game(5, 2, edition=edition):
        assert parse_position(write_position(s), edition) == s
    with pytest.raises(PositionError, match=r"line 2: edition: 'my-box' is not built in"):
        parse_position(write_position(s))
    with pytest.raises(PositionError, match=r"line 2: edition: 'reconstructed .* expected my-box"):
        parse_position(write_position(game_over()), edition)


def test_a_text_written_for_other_numbers_of_the_same_edition_is_refused() -> None:
    other = parse_edition(changed(("keys = 20", "keys = 19")))
    with pytest.raises(PositionError, match=r"'reconstructed .*' is another one; expected"):
        parse_position(write_position(game_over()), other)


# --- defaults --------------------------------------------------------------------------------


def test_an_empty_text_is_the_start_of_a_game_for_two() -> None:
    s = parse_position("")
    assert s.rs.players == 2
    assert question(s) == "play"
    assert engine.asked_seat(s) == 0
    assert value(s, "p2") == "stairs stairs statue statue statue"
    assert value(s, "round") == "1"
    assert "empty" not in tiles(s)


def test_as_many_play_as_are_named() -> None:
    assert parse_position("p3 keys: 1").rs.players == 3
    assert parse_position("turn: p4").rs.players == 4
    assert parse_position("players: 4\np2: t1").rs.players == 4


TWO_INSIDE = "turn: p2\np1: chamber t1 t1 t1 t1\np2: chamber t1 t1 t1 t1"
LEFT_OUT = {
    "one card of each kind in turn": ("p2 hand: 2 2 die die h1:1-3", "p1 hand", "1 3 4 5 +-1"),
    "fewer cards if no others are left": (
        "discard: 1 1 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 +-1 +-1",
        "p2 hand",
        "die +-1",
    ),
    "the first open cards": ("p1 hand: h1:1-3 h1:1-3 1 2 3", "horus", "h1:1-4 h2:1-4 h3:1-5"),
    "sarcophagi by seat": (TWO_INSIDE, "sarcophagi", "p1 p2"),
    "sarcophagi as said": (f"{TWO_INSIDE}\nsarcophagi: p2 p1", "sarcophagi", "p2 p1"),
    "adventurers where they began": ("p1: t4", "p1", "t4 stairs statue statue statue"),
    "the last turn": ("players: 3\nfirst: p2\nended: standstill", "turn", "p1"),
    "the end": ("players: 3\nfirst: p2\nended: standstill", "stack", "over -"),
    "a key laid": ("p1: chamber t1 t1 t1 t1\np2 keys: 4", "laid_keys", "1"),
}


@pytest.mark.parametrize("name", LEFT_OUT)
def test_what_is_left_out_follows_from_the_rest(name: str) -> None:
    text, key, expected = LEFT_OUT[name]
    assert value(parse_position(text), key) == expected


def test_spaces_left_out_are_filled_with_what_is_left_lowest_first() -> None:
    s = parse_position("t1: jewellery6\nt8: osiris4")
    assert tiles(s)[:8] == [
        "jewellery6",
        "vase1",
        "statue1",
        "jewellery1",
        "horus1",
        "vase3",
        "statue3",
        "osiris4",
    ]
    assert [tiles(s)[space - 1] for space in (15, 22, 30)] == ["osiris1", "osiris2", "osiris2"]
    assert tiles(s).count("jewellery6") == 1


def test_treasures_that_players_hold_do_not_lie_on_the_board() -> None:
    s = parse_position("p1 treasures: vase vase statue")
    assert tiles(s).count("empty") == 3
    assert sum(name.startswith("vase") for name in tiles(s)) == 8
    assert "vase1" not in tiles(s)
    assert tiles(s)[37:] == ["empty"] * 3


def test_the_draw_pile_is_what_is_left_of_the_starter_cards() -> None:
    s = parse_position("p1 hand: 1 1 1 1 1\np2 hand: 2 2 2 2 die\ndiscard: 1 h3:last")
    assert pile(s, "draw")[:7] == [0, 0, 4, 4, 4, 5, 3]
    assert sum(pile(s, "draw")) == 20
    assert sum(pile(s, "discard")) == 2


def test_horus_cards_shuffled_in_come_on_top_of_that() -> None:
    s = parse_position("shuffled: h1:last h2:all2")
    assert sum(pile(s, "draw")) == 31 - 10 + 2
    assert sum(pile(s, "horus1")) == 8 - 1 - 1
    assert value(s, "pile draw").endswith("die h1:last h2:all2")


def test_starter_cards_shuffled_in_are_in_the_draw_pile_anyway() -> None:
    hands = "p1 hand: 1 2 3 4 5\np2 hand: 1 2 3 4 5\n"
    assert parse_position(hands + "shuffled: 5 5") == parse_position(hands)


def test_a_horus_pile_can_be_empty_its_cards_are_then_in_the_box() -> None:
    s = parse_position("horus: - h2:last -")
    assert [sum(pile(s, f"horus{level}")) for level in (1, 2, 3)] == [0, 7, 0]
    assert parse_position(write_position(s)) == s


def test_a_first_player_is_chosen_unless_chance_has_drawn_it() -> None:
    chosen, drawn = parse_position("first: p2"), parse_position("first: p2 drawn")
    assert chosen.rs.options.first == 1
    assert drawn.rs.options.first is None
    assert chosen.to_dict() == drawn.to_dict()
    assert value(drawn, "first") == "p2 drawn"


@pytest.mark.parametrize("p1", ["t20! t40 t40 t40 t40", "t20! t40! t40! t40! t40!"])
@pytest.mark.parametrize("choice", [0, -1])
def test_without_a_stack_the_turn_begins_so_that_the_fallen_may_be_raised(
    p1: str, choice: int
) -> None:
    s = parse_position(
        "modules: mummy\ndata mummy: t30\np1 hand: 5 1 1 1 4\np2: t40! t40! t40! t40! t40!\n"
        f"p1: {p1}"
    )
    assert question(s) == "wake"
    while s.round == 1:
        answers = [number for number, _ in engine.outcomes(s)] if s.asks == k.CHANCE else s.legal()
        engine.answer(s, answers[choice])
    assert (s.asks == k.OVER, s.round) == (False, 2)


def test_an_extra_turn_begins_where_the_regular_one_is_another_seats() -> None:
    s = parse_position("turn: p1\nregular: p2\nfirst: p1")
    assert (s.active, s.regular, question(s)) == (0, 1, "play")


def test_nothing_is_left_to_defaults_when_a_position_is_written() -> None:
    s = parse_position(f"modules: {' '.join(NAMES)}")
    written = [line.partition(":")[0] for line in write_position(s).splitlines()]
    assert len(written) == len(set(written))
    spaces = {f"t{space}" for space in range(1, 41)}
    assert {*GAME_KEYS, *line_table(s.rs)} - {"shuffled"} - spaces <= set(written)
    assert sum(name.startswith("t") and name[1].isdigit() for name in written) == 8


# --- reading ---------------------------------------------------------------------------------


def test_a_later_line_changes_some_spaces_of_a_range() -> None:
    s = parse_position("t1-t40: empty\nt20-t22: empty\nt21: vase3")
    assert [space for space, name in enumerate(tiles(s), start=1) if name != "empty"] == [21]
    with pytest.raises(PositionError, match="line 2: t3: given a second time, after line 1"):
        parse_position("t3: vase3\nt1-t4: empty")


def test_commas_are_like_blanks_everywhere() -> None:
    blanks = "modules: mummy characters\nplayers: 3\np1: t4 t4\np1 hand: 1 2 3 4 5\n"
    blanks += "p2 treasures: vase statue\nt1-t2: empty empty\nhorus: h1:last - -\n"
    blanks += "discard: 1 2\nextra: p1 p2\nstack: turn_end p1 / refill p1 / play p1"
    commas = "\n".join(
        ": ".join((key, value.replace(" ", ", ")))
        for key, value in (line.split(": ") for line in blanks.splitlines())
    )
    assert ", " in commas
    assert parse_position(commas) == parse_position(blanks)


def test_a_module_that_is_misspelt_is_suggested() -> None:
    with pytest.raises(PositionError, match=r"line 1: modules: 'mumy' is no module.*mummy"):
        parse_position("modules: mumy")


def test_a_pile_may_be_named() -> None:
    s = parse_position("pile horus1: h1:last\npile draw: 1 1 2\npile scarabs: -")
    assert sum(pile(s, "horus1")) == 1
    assert pile(s, "draw")[:3] == [2, 1, 0]
    assert sum(pile(s, "scarabs")) == 0
    assert parse_position(write_position(s)) == s


def test_comments_blank_lines_and_the_order_of_lines_do_not_matter() -> None:
    plain = "p1: t4 t4\np1 keys: 2\nt1-t3: empty"
    odd = "\n# a puzzle\n  t1-t3 :empty  # gone\r\n\np1   keys:2\n p1: t4  t4 #"
    assert parse_position(odd) == parse_position(plain)


def test_spaces_are_given_alone_in_lists_and_in_ranges() -> None:
    s = parse_position("t1: vase6\nt2-t4, t9: empty\nt12-t14: vase5 statue5 jewellery5")
    assert tiles(s)[:4] == ["vase6", "empty", "empty", "empty"]
    assert tiles(s)[8] == "empty"
    assert tiles(s)[11:14] == ["vase5", "statue5", "jewellery5"]


def test_who_knows_a_card_can_be_said() -> None:
    s = parse_position("p1 hand: 1 2! h1:1-3 h1:last? 3?")
    assert s.to_dict()["known"][0] == [1, 3, 3, 1, 1]
    assert value(s, "p1 hand") == "1 2! h1:1-3 h1:last? 3"
    assert view(s, 1).hand(0) == (None, "2", "h1:1-3", None, None)


def test_cards_held_since_before_a_shuffle_have_a_mark() -> None:
    s = parse_position("p1 hand: 1~ 2!~ h1:1-3 h1:last?~ 3")
    held, horus = k.P_HELD, k.P_HORUS
    assert s.to_dict()["origins"][0] == [held, held, horus, held, k.P_DRAW]
    assert s.to_dict()["known"][0] == [1, 3, 3, 1, 1]
    assert value(s, "p1 hand") == "1~ 2!~ h1:1-3 h1:last?~ 3"
    assert s != parse_position("p1 hand: 1 2! h1:1-3 h1:last? 3")


def test_a_position_after_a_shuffle_can_be_written_and_read_again() -> None:
    found = 0
    for s in nodes_of_a_game(0, 2):
        held = sum(origins.count(k.P_HELD) for origins in s.to_dict()["origins"])
        text = write_position(s)
        assert text.count("~") == held
        if held:
            found += 1
            assert parse_position(text) == s
            assert position_from_json(position_to_json(s)) == s
            assert parse_position(text.replace("~", "")) != s
    assert found > 0


def test_the_plus_minus_card_may_have_its_sign() -> None:
    signs = parse_position("p1 hand: 1 2 3 4 ±1\ndiscard: ±1")
    assert signs == parse_position("p1 hand: 1 2 3 4 +-1\ndiscard: +-1")
    assert value(parse_position("p1 hand: 1 2 3 4 ±1!"), "p1 hand") == "1 2 3 4 +-1!"


def test_released_and_fallen_adventurers_have_a_mark() -> None:
    s = parse_position("turn: p2\np1: t7 t9! stairs* statue statue")
    assert s.to_dict()["statuses"][0] == [k.ACTIVE, k.FALLEN, k.RELEASED, k.SLEEPING, k.SLEEPING]
    assert value(s, "p1") == "t7 t9! stairs* statue statue"


def test_whose_regular_turn_it_is_can_be_said() -> None:
    s = parse_position("players: 3\nturn: p1\nregular: p2")
    assert (s.active, s.regular) == (0, 1)
    assert parse_position(write_position(s)) == s


def test_two_may_be_in_the_chamber_in_later_turns_and_in_the_middle_of_the_first() -> None:
    for text in (
        "turn: p2\np1: chamber chamber t1 t1 t1",
        "p1: chamber chamber t31 t31 t31\n" + MID + "act p1 a3|a4",
    ):
        s = parse_position(text)
        assert parse_position(write_position(s)) == s


def test_somebody_has_moved_where_it_must_be_so() -> None:
    moved = "turn: p2\np1: t7 t1 stairs* statue statue"
    assert parse_position(moved).to_dict()["could_move"] == 1
    assert parse_position("turn: p2").to_dict()["could_move"] == 0
    assert parse_position("turn: p2\nmoved: yes").to_dict()["could_move"] == 1


# --- the stack -------------------------------------------------------------------------------


def test_a_stack_says_what_is_half_done() -> None:
    s = parse_position(
        dedent("""
        p1: t2 t4 statue statue statue
        p1 hand: 1 2 3 4
        stack: turn_end p1 / refill p1 / move p1 2 2 fewer|fixed
        """)
    )
    assert question(s) == "move"
    assert len(s.legal()) == 2
    assert value(s, "stack") == "turn_end p1 / refill p1 / move p1 2 2 fewer|fixed"


def test_numbers_do_for_the_words_of_a_stack() -> None:
    words = "p1: t5\nstack: turn_end p1 / refill p1 / take p1 key|horus1"
    numbers = "p1: t5\nstack: turn_end p1 0 0 0 / refill p1 / take p1 9 0 0"
    assert parse_position(words) == parse_position(numbers)


def test_what_asks_nobody_is_carried_out_up_to_the_next_question() -> None:
    s = parse_position("p1: t5\nstack: turn_end p1 / refill p1 / land p1 a1")
    assert question(s) == "take"
    assert question(parse_position("stack: turn p1")) == "play"
    assert engine.asked_seat(parse_position("stack: turn_end p1")) == 1
    assert question(parse_position("stack: setup - 2")) == "reveal"


def test_a_question_with_a_single_answer_is_answered_unless_it_would_tell_about_a_hand() -> None:
    together = parse_position("p1: t3 t3\nt4-t6: empty\n" + MID + "move p1 1 1")
    assert value(together, "p1") == "t7 t3 stairs* statue statue"
    nobody_can = parse_position("p1: t40 t40 t40 t40 t40\n" + MID + "move p1 3 3")
    assert question(nobody_can) == "draw"
    assert len(parse_position("p1: t40 t40 t40 t40 t40\np1 hand: +-1 1 1 1 2").legal()) == 1


def test_the_middle_of_a_set_up_can_be_written() -> None:
    s = parse_position(
        "players: 3\np1 hand: 3 3 4 4 5\np2 hand: 1 1 2\n"
        "stack: setup - 2 / new_hand p3 draw / new_hand p2 draw / deal p2 draw 3"
    )
    assert [len(hand) for hand in s.to_dict()["hands"]] == [5, 3, 0]
    assert tiles(s) == ["empty"] * 40
    assert value(s, "horus") == "- - -"


# --- what cannot be written --------------------------------------------------------------------


def test_a_view_is_no_position() -> None:
    s = parse_position("p1 scarabs: 2")
    with pytest.raises(PositionError, match="a state, not a view"):
        write_position(view(s, 1).known)


def test_a_game_with_a_module_from_outside_has_no_text() -> None:
    class Nothing(Module):
        name = "nothing"

    s = engine.new_game(compile_ruleset(Options(), load_edition(), (Nothing(),)))
    with pytest.raises(PositionError, match="a game with nothing, from outside; expected modules"):
        write_position(s)


# --- the documentation -------------------------------------------------------------------------

DOCUMENT = Path(__file__).parents[2] / "docs" / "notation.md"
DOCS = DOCUMENT.read_text("utf-8")


def test_every_key_frame_datum_and_pile_is_explained_in_the_documentation() -> None:
    rs = parse_position(f"players: 5\nmodules: {' '.join(NAMES)}").rs
    frames = [frame.name for frame in rs.frames]
    data = [f"data {datum.name}" for module in rs.modules for datum in module.data]
    piles = ["pile mummy_discards", "pile kit1", "pile kit5"]
    lines = [key for key in line_table(rs) if not re.match(r"t\d|p[2-5]|pile|data", key)]
    for key in (*GAME_KEYS, *lines, *frames, *data, *piles, "treasures", *NAMES):
        assert f"`{key}`" in DOCS or f"`{key} " in DOCS, key


def test_the_examples_of_the_documentation_are_positions() -> None:
    examples = re.findall(r"```position\n(.*?)```", DOCS, flags=re.DOTALL)
    assert len(examples) >= 3
    for example in examples:
        s = parse_position(example)
        assert parse_position(write_position(s)) == s


def test_the_code_of_the_documentation_runs() -> None:
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert failed == 0
    assert tried >= 6


def test_the_documentation_shows_a_position_as_it_is_written() -> None:
    (example,) = re.findall(r"```canonical\n(.*?)```", DOCS, flags=re.DOTALL)
    example = re.sub(r"(edition: \w+) \w+", rf"\1 {load_edition().fingerprint}", example)
    assert write_position(parse_position(example)) == example
