"""Positions as JSON: round trips at every node, and everything damaged is refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.module import Module
from luxor.core.options import Options
from luxor.core.view import view
from luxor.notation.codec.exact import position_from_json, position_to_json
from luxor.notation.edition_file import load_edition, parse_edition
from luxor.notation.position import PositionError, parse_position, write_position
from tests.notation.edition_texts import changed
from tests.notation.position_games import nodes_of_a_game, state_at

Path = tuple[str | int, ...]


def form(text: str = "") -> dict[str, Any]:
    """Return the JSON form of a position text, as a file would hold it."""
    decoded: dict[str, Any] = json.loads(json.dumps(position_to_json(parse_position(text))))
    return decoded


def put(form: dict[str, Any], path: Path, value: object) -> dict[str, Any]:
    """Return a copy of a form with one value changed."""
    new = copy.deepcopy(form)
    where: Any = new
    for step in path[:-1]:
        where = where[step]
    where[path[-1]] = value
    return new


@pytest.mark.parametrize(("players", "first"), [(2, None), (3, 2), (4, None)])
def test_every_node_of_a_game_can_be_written_and_read_again(
    players: int, first: int | None
) -> None:
    for s in nodes_of_a_game(7, players, first):
        again = position_from_json(json.loads(json.dumps(position_to_json(s))))
        assert again == s
        assert again.asks == s.asks
        assert again.legal() == s.legal()
        assert again.rs.options == s.rs.options


def test_a_form_says_its_format_options_and_edition() -> None:
    written = form("players: 3\nfirst: p2")
    assert written["format"] == 1
    assert written["options"] == {
        "players": 3,
        "first": 1,
        "modules": [],
        "extra_cards": False,
    }
    assert written["edition"]["name"] == "reconstructed"


def test_reading_changes_nothing_in_the_form() -> None:
    written = form("p1: t5")
    before = copy.deepcopy(written)
    position_from_json(written)
    assert written == before


def test_a_form_of_ones_own_board_needs_its_edition() -> None:
    text = changed(('name = "reconstructed"', 'name = "my-box"'), ("keys = 20", "keys = 19"))
    edition = parse_edition(text)
    s = parse_position("p1: t5", edition)
    assert position_from_json(position_to_json(s), edition) == s
    with pytest.raises(PositionError, match="edition: 'my-box' is not built in"):
        position_from_json(position_to_json(s))
    with pytest.raises(PositionError, match=r"edition: 'reconstructed .* expected my-box"):
        position_from_json(form(), edition)


def test_a_view_and_a_game_with_a_module_from_outside_have_no_form() -> None:
    class Nothing(Module):
        name = "nothing"

    with pytest.raises(PositionError, match="a state, not a view"):
        position_to_json(view(parse_position(""), 0).known)
    s = engine.new_game(compile_ruleset(Options(), load_edition(), (Nothing(),)))
    with pytest.raises(PositionError, match="a game with nothing"):
        position_to_json(s)


@pytest.mark.parametrize("damaged", [None, [], "x", 3, {}, {"format": 1}])
def test_what_is_no_form_is_refused(damaged: object) -> None:
    with pytest.raises(PositionError, match="position: "):
        position_from_json(damaged)


DAMAGED: dict[Path, tuple[object, str]] = {
    ("format",): (2, "format: 2; expected 1"),
    ("more",): (1, "unknown entry 'more'"),
    ("options", "first"): (2, "options.first: 2"),
    ("options",): (
        {"players": 2, "first": 0, "modules": "mummy", "extra_cards": False},
        "a list of names",
    ),
    ("options", "players"): ("2", "options.players: '2'; expected 2 to 5 play"),
    ("options", "modules"): (["golem"], "'golem' is not a module"),
    ("edition", "name"): ("deluxe", "'deluxe' is not built in"),
    ("edition",): ({"name": [], "fingerprint": ""}, "edition.name: a list; expected a name"),
    ("edition", "fingerprint"): ("0" * 12, "'reconstructed 000000000000' is another one"),
    ("state", "more"): (1, "unknown entry 'more'"),
    ("state", "round"): (1.0, "state.round: 1.0"),
    ("state", "could_move"): (256, "state.could_move: 256; expected a whole number from 0 to 255"),
    ("state", "first"): (2, "state.first: 2; expected a whole number from 0 to 1"),
    ("state", "reason"): (9, "state.reason: 9"),
    ("state", "tiles"): ([0] * 39, "state.tiles: 39 entries; expected 40"),
    ("state", "tiles", 3): (99, "state.tiles[3]: 99"),
    ("state", "positions", 0, 0): (-1, "state.positions[0][0]: -1"),
    ("state", "positions", 0): (7, "state.positions[0]: 7; expected a list of 5"),
    ("state", "statuses", 0, 0): (5, "state.statuses[0][0]: 5"),
    ("state", "hands", 0, 0): (10**30, "state.hands[0][0]"),
    ("state", "hands", 0, 1): (k.UNKNOWN, "state.p1 hand: 'unknown'; expected a card"),
    ("state", "hands", 1): ([0] * 6, "state.hands[1]: 6 entries; expected at most 5"),
    ("state", "known", 1): ([2] * 4, "state.known[1]: 4 entries; expected 5, one for each card"),
    ("state", "known", 0, 0): (2, "state.known: does not fit the other entries"),
    ("state", "origins", 0, 0): (k.P_HORUS, "state.origins: does not fit the other entries"),
    ("state", "piles", 0, 0): (128, "state.piles[0][0]: 128"),
    ("state", "piles", 0): ([1], "state.piles[0]: 1 entries"),
    ("state", "piles", k.P_DIE, 0): (2, "state.piles: does not fit"),
    ("state", "pile_sizes", 0): (
        1,
        "state.pile_sizes: does not fit the other entries",
    ),
    ("state", "tops", 1): (0, "lies open as the card of level 2"),
    ("state", "keys", 0): (1, "keys: 21 keys in all; expected at most 20"),
    ("state", "joker_supply"): (
        17,
        "joker_supply: does not fit the other entries; expected 18",
    ),
    ("state", "scarabs", 0, 0): (1, "p1 scarabs: 5 scarabs of 1 in all"),
    ("state", "scarab_counts", 0): (
        1,
        "scarab_counts: does not fit the other entries",
    ),
    ("state", "treasures", 0, 0): (1, "treasures: 11 treasures vase in all"),
    ("state", "treasures", 0, 3): (1, "state.treasures: does not fit the other entries"),
    ("state", "scores", 0): (-1, "p1 score: '-1'; expected a number of points (0 to 9999)"),
    ("state", "queue"): ([0] * 9, "state.queue: 9 entries"),
    ("state", "data"): ([0], "state.data: 1 entries"),
    ("state", "stack"): ([], "stack: no frames"),
    ("state", "stack", 0): ([k.F_TURN_END, 0, 0, 0], "state.stack[0]: 4 entries; expected 5"),
    ("state", "stack", 2, 0): (
        k.BASE_FRAMES,
        f"state.stack: the kind of a frame: {k.BASE_FRAMES}; expected",
    ),
    ("state", "stack", 2, 1): (2, "state.stack: the seat of a frame: 2; expected"),
    ("state", "stack", 2, 2): (-1, "state.stack: -1 as argument 1 of play; expected 0"),
}


def test_the_pile_of_held_cards_is_empty_in_a_state() -> None:
    held = put(form(), ("state", "piles", k.P_HELD, 0), 1)
    held["state"]["pile_sizes"][k.P_HELD] = 1
    with pytest.raises(PositionError, match="cards 1 in all; expected at most"):
        position_from_json(held)


@pytest.mark.parametrize("path", DAMAGED)
def test_a_damaged_form_is_refused_by_its_entry(path: Path) -> None:
    value, reason = DAMAGED[path]
    with pytest.raises(PositionError) as caught:
        position_from_json(put(form(), path, value))
    assert reason in str(caught.value)


@pytest.mark.parametrize("name", sorted(form()["state"]))
def test_no_entry_of_a_state_may_be_missing_or_something_else(name: str) -> None:
    whole = form()
    others: tuple[object, ...] = (None, "1", {}, [[]], -(10**9), float("nan"))
    for other in others:
        with pytest.raises(PositionError):
            position_from_json(put(whole, ("state", name), other))
    del whole["state"][name]
    with pytest.raises(PositionError, match=f"no entry '{name}'"):
        position_from_json(whole)


def test_more_players_than_the_edition_has_room_for_are_refused() -> None:
    with pytest.raises(PositionError, match=r"options\.players: 6"):
        position_from_json(put(form(), ("options", "players"), 6))
    with pytest.raises(PositionError, match=r"options\.extra_cards: False; .* five players need"):
        position_from_json(put(form(), ("options", "players"), 5))
    edition = parse_edition(changed(("base = 4 ", "base = 3 ")))
    s = parse_position("players: 3", edition)
    with pytest.raises(PositionError, match=r"options\.players: 4; expected .* at most 3"):
        position_from_json(put(position_to_json(s), ("options", "players"), 4), edition)


def test_the_die_stays_a_die() -> None:
    whole = put(form(), ("state", "piles", k.P_DIE), [2, 0, 1, 1, 1, 1])
    with pytest.raises(PositionError, match=r"state\.piles: does not fit"):
        position_from_json(whole)


def test_tiles_and_piles_must_fit_together() -> None:
    whole = form()
    with pytest.raises(PositionError, match="t1: horus1 has its own spaces; expected another"):
        position_from_json(put(whole, ("state", "tiles", 0), whole["state"]["tiles"][4]))
    laid = whole["state"]["tiles"]
    assert laid[0] != laid[1]
    with pytest.raises(PositionError, match=r"t40: 2 tiles .* in all; expected at most 1"):
        position_from_json(put(whole, ("state", "tiles", 0), laid[39]))
    lying = put(whole, ("state", "piles", k.P_TREASURE, 0), 1)
    with pytest.raises(PositionError, match="t1: 2 tiles vase1 in all; expected at most 1"):
        position_from_json(put(lying, ("state", "pile_sizes", k.P_TREASURE), 1))


def test_there_are_no_more_cards_than_in_the_box() -> None:
    whole = put(form(), ("state", "piles", k.P_DRAW, 0), 5)
    whole = put(whole, ("state", "pile_sizes", k.P_DRAW), 22)
    with pytest.raises(PositionError, match="p2 hand: 7 cards 1 in all; expected at most 6"):
        position_from_json(whole)


def test_a_state_may_lack_pieces_and_its_text_says_so() -> None:
    whole = put(form(), ("state", "piles", k.P_HORUS, 0), 0)
    whole = put(whole, ("state", "pile_sizes", k.P_HORUS), 6)
    for lacking in (
        whole,
        put(form(), ("state", "tops", 0), k.UNKNOWN),
        put(form(), ("state", "key_supply"), 19),
        put(form(), ("state", "tiles", 7), 0),
        put(form(), ("state", "sarcophagi", 0), 0),
    ):
        s = position_from_json(lacking)
        assert parse_position(write_position(s)) == s


def test_a_state_must_be_at_a_question() -> None:
    whole = form()
    whole["state"]["stack"] = [[k.F_TURN, 0, 0, 0, 0]]
    with pytest.raises(PositionError, match="nobody is asked at this point"):
        position_from_json(whole)


def test_a_chosen_first_player_is_the_first_player() -> None:
    with pytest.raises(PositionError, match=r"options\.first: 1, but the state says otherwise"):
        position_from_json(put(form(), ("options", "first"), 1))
    asked = position_to_json(state_at("first"))
    assert asked["options"]["first"] is None
    with pytest.raises(PositionError, match=r"options\.first: 0, but"):
        position_from_json(put(asked, ("options", "first"), 0))
