"""Positions with the mummy, equipment and characters: what is left out, and what is refused."""

from __future__ import annotations

import pytest

from luxor.core import constants as k
from luxor.core.state import State
from luxor.core.view import view
from luxor.notation.position import parse_position, write_position
from tests.notation.module_texts import (
    ALL,
    CHARACTERS,
    EQUIPMENT,
    MUMMY,
    SETTING_UP,
    USING,
    restored,
)
from tests.notation.position_games import question


def numbers(s: State, name: str, seat: int = 0) -> list[int]:
    """Return what a module keeps."""
    (found,) = [
        (module.offsets[datum.name] + seat * datum.size, datum.size)
        for module in s.rs.modules
        for datum in module.data
        if datum.name == name
    ]
    kept: list[int] = s.to_dict()["data"][found[0] : sum(found)]
    return kept


def line(s: State, key: str) -> str:
    """Return what the text of a position says under a key, empty if nothing."""
    lines = dict(line.split(": ", 1) for line in write_position(s).splitlines())
    return lines.get(key, "")


def pile(s: State, name: str) -> list[str]:
    """Return what lies in a pile."""
    number = s.rs.pile_names.index(name)
    counts = zip(s.rs.kind_names[number], s.to_dict()["piles"][number], strict=True)
    return [kind for kind, count in counts for _ in range(count)]


# --- what is left out ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_of_which_only_the_modules_are_named_has_just_begun(players: int) -> None:
    s = parse_position(f"{ALL}players: {players}")
    assert question(s) == "play"
    assert restored(s)
    assert line(s, "data mummy") == "t40"
    assert line(s, "data open") == "move_card swap_scarab single_step"
    each = {2: 6, 3: 4, 4: 3, 5: 2}[players]
    assert [numbers(s, "talismans", seat) for seat in range(players)] == [[each]] * players
    assert numbers(s, "supply") == [20 - each * players]
    assert [line(s, f"data power p{seat}") for seat in (1, 2)] == ["reroll", "rearrange"]
    assert len(pile(s, "characters")) == 8 - players
    assert len(pile(s, "mummy_tiles")) == 15
    for seat in range(players):
        assert len(pile(s, f"kit{seat + 1}")) == 2
        assert line(s, f"p{seat + 1} hand") == "0 1+ 2+ 3+ 6"
    assert len(pile(s, "draw")) == 31
    assert not pile(s, "discard")


def test_the_mummy_stands_on_the_last_tile_without_an_active_adventurer() -> None:
    assert line(parse_position(MUMMY + "t39-t40: empty"), "data mummy") == "t38"
    s = parse_position(MUMMY + "p1: t40 t39! stairs stairs stairs")
    assert line(s, "data mummy") == "t39"


def test_talismans_that_nobody_has_are_in_the_supply() -> None:
    s = parse_position(MUMMY + "data talismans p1: 1")
    assert (numbers(s, "talismans", 1), numbers(s, "supply")) == ([6], [13])


def test_after_the_draw_the_tile_of_the_turn_was_used() -> None:
    s = parse_position(MUMMY + "p1 scarabs: 2\n" + USING + "give_scarab p1")
    assert numbers(s, "done") == [1]
    assert numbers(parse_position(MUMMY), "done") == [0]
    assert restored(s)


def test_discarded_mummy_tiles_are_not_open_and_not_in_the_pile() -> None:
    s = parse_position(MUMMY + "pile mummy_discards: move_card scarab")
    assert line(s, "data open") == "swap_scarab single_step new_hand"
    assert "move_card" not in pile(s, "mummy_tiles")
    assert pile(s, "mummy_tiles").count("scarab") == 1
    assert restored(s)


def test_scarabs_in_the_box_are_not_in_the_supply() -> None:
    s = parse_position(MUMMY + "data gone_scarabs p2: 0 2 0 1 0 0")
    assert (numbers(s, "gone", 0), numbers(s, "gone", 1)) == ([0], [3])
    assert s.to_dict()["piles"][k.P_SCARAB] == [4, 6, 6, 3]
    assert restored(s)


def test_powers_that_are_left_out_are_the_first_that_nobody_has() -> None:
    s = parse_position(CHARACTERS + "players: 3\ndata power p2: reroll\np3: t1")
    powers = [line(s, f"data power p{seat}") for seat in (1, 2, 3)]
    assert powers == ["rearrange", "reroll", "free_choice"]
    assert parse_position(CHARACTERS + "data power p1: 8") == parse_position(
        CHARACTERS + "data power p1: key_turner"
    )


@pytest.mark.parametrize("discard", ["", "discard: 5"])
def test_equipment_cards_that_are_not_named_are_set_aside(discard: str) -> None:
    s = parse_position(EQUIPMENT + "p1 hand: 1 2 3 4 6\n" + discard)
    assert pile(s, "kit1") == ["0", "1+", "1+", "2+", "3+", "die+-1"]
    assert not {"0", "1+", "2+", "3+", "die+-1"} & {*pile(s, "discard"), *pile(s, "draw")}
    assert {*line(s, "pile draw").split()} <= {"1", "2", "3", "4", "5", "+-1", "die"}
    assert restored(s)


def test_equipment_cards_are_dealt_or_drawn() -> None:
    s = parse_position(EQUIPMENT + "p1 hand: 6 6* 1+~ 0 2\npile kit1: 3+ die+-1")
    kit = s.rs.pile_names.index("kit1")
    assert s.to_dict()["origins"][0] == [kit, k.P_DRAW, k.P_HELD, kit, k.P_DRAW]
    assert line(s, "p1 hand") == "6 6* 1+~ 0 2"
    assert pile(s, "kit1") == ["3+", "die+-1"]
    assert restored(s)
    for seat, known in ((0, "6"), (1, None)):
        assert view(s, seat).hand(0)[0] == known


def test_a_hand_that_is_left_out_has_what_is_left_of_its_own_cards() -> None:
    s = parse_position(EQUIPMENT + "p1 hand: 1 1 1 1 1\npile kit2: 0 6")
    assert line(s, "p2 hand") == "1+ 2+ 3+ die+-1 1+"
    assert pile(s, "kit2") == ["0", "6"]
    assert restored(s)


def test_keys_may_have_been_laid_by_the_key_turner() -> None:
    text = CHARACTERS + "data power p2: key_turner\np2 keys: 1\nlaid_keys: 3\n"
    s = parse_position(text + "turn: p2\np1: chamber t1 t1 t1 t1")
    assert s.to_dict()["key_supply"] == 16
    assert line(s, "laid_keys") == "3"
    assert restored(s)


@pytest.mark.parametrize(
    ("moved", "bits"),
    [
        ("no", 0),
        ("yes", k.COULD),
        ("asked p1", k.ASKED),
        ("asked p1 p2 able p2", k.ASKED | k.ASKED << 1 | k.SECRETLY << 1),
    ],
)
def test_who_could_move_may_be_open(moved: str, bits: int) -> None:
    s = parse_position(EQUIPMENT + f"turn: p2\nmoved: {moved}")
    assert s.to_dict()["could_move"] == bits
    assert line(s, "moved") == moved
    assert restored(s)


def test_a_card_that_is_called_0_is_written_in_a_stack() -> None:
    text = "modules: equipment characters\ndata power p1: one_tile\n"
    s = parse_position(text + "stack: turn_end p1 / refill p1 / instead p1 0")
    assert line(s, "stack").endswith("instead p1 0")
    assert s.rs.card_names[s.frame()[2]] == "0"
    assert restored(s)


def test_what_asks_nobody_is_carried_out() -> None:
    s = parse_position(MUMMY + "data open: points_2 scarab pairs\nstack: turn_end p1")
    assert question(s) == "mummy_tile"
    s = parse_position(MUMMY + "stack: turn_end p1 / replace_mummy_tile p1 tile2")
    assert question(s) == "turn_up_mummy_tile"
    assert pile(s, "mummy_discards") == ["swap_scarab"]
    s = parse_position(MUMMY + "p1: t9! stairs stairs\nstack: turn p1")
    assert question(s) == "wake"
    assert s.to_dict()["could_move"] == k.COULD


def test_the_set_up_of_modules_can_be_written() -> None:
    ups = " / ".join(f"turn_up_mummy_tile - mummy_tiles tile{i}" for i in (3, 2))
    s = parse_position(f"modules: mummy\ndata open: move_card - -\n{SETTING_UP}{ups}")
    assert question(s) == "turn_up_mummy_tile"
    assert len(pile(s, "mummy_tiles")) == 17
    s = parse_position(CHARACTERS + SETTING_UP + "character p2 characters")
    assert [line(s, f"data power p{seat}") for seat in (1, 2)] == ["-", "-"]
    assert len(pile(s, "characters")) == 8
    deal = "stack: setup - 2 / new_hand p2 kit2 / deal p2 kit2 3"
    s = parse_position(EQUIPMENT + "p2 hand: 0 1+ 2+\n" + deal)
    assert line(s, "p1 hand") == "-"
    assert len(pile(s, "kit2")) == 4
    turner = "data power p1: key_turner\np1 keys: 2\n"
    s = parse_position(CHARACTERS + turner + SETTING_UP + "character p2 characters")
    assert s.to_dict()["keys"] == [2, 0]
