"""Y9, Y10: using a mummy tile; those that bring points and things."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.core.view import determinize, view
from tests.rules.mummy_positions import (
    ALL_SCARABS,
    NEXT,
    for_sale,
    mummy_pile,
    open_tiles,
    shop,
    table,
    talismans,
)
from tests.support import (
    any_chance,
    asked,
    data,
    happenings,
    jokers,
    keys,
    options,
    outcomes,
    play,
    result,
    scarabs,
    score,
    seen,
    tile,
    treasures,
    turn,
)

# --- Y9: using a tile ------------------------------------------------------------------------


@pytest.mark.clause("Y9")
def test_after_drawing_the_player_may_use_one_open_tile() -> None:
    text = """
        p1 hand: 4 2 3 1 5
        data talismans p1: 2
    """
    s = table(text, tiles=("points_2", "scarab", "horus_card"))
    play(s, "left")
    assert asked(s) == (None, "draw")
    play(s, "die")
    assert asked(s) == ("p1", "mummy_tile")
    assert options(s) == ["no", "tile1", "tile2", "tile3"]


@pytest.mark.clause("Y9")
def test_whoever_took_a_horus_card_instead_of_drawing_may_use_one_too() -> None:
    s = table("""
        p1: t4 t4 statue statue statue
        p1 hand: 1 2 3 4 5
        data talismans p1: 2
    """)
    play(s, "left", "horus1")
    any_chance(s)
    assert "card_drawn" not in happenings(s)
    assert asked(s) == ("p1", "mummy_tile")


@pytest.mark.clause("Y9")
def test_whoever_could_not_move_may_use_one_too() -> None:
    s = table("""
        p1: t4! t4! statue statue statue
        p1 hand: 1 2 3 4 5
        data mummy: 4
        data talismans p1: 2
    """)
    turn(s, "left")
    assert asked(s) == ("p1", "mummy_tile")


@pytest.mark.clause("Y9")
def test_nobody_need_use_a_tile() -> None:
    s = shop(tiles=("points_2",))
    play(s, "no")
    assert talismans(s, "p1") == 4
    assert open_tiles(s)[0] == "points_2"
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("Y9")
def test_its_price_goes_to_the_supply_and_a_new_tile_takes_its_place() -> None:
    s = shop(tiles=("scarab", "points_2", "horus_card"))
    play(s, "tile2")
    assert talismans(s, "p1") == 2
    assert data(s, "supply") == 18
    assert asked(s) == NEXT
    assert open_tiles(s) == ["scarab", None, "horus_card"]
    assert mummy_pile(s, "mummy_discards") == Counter(["points_2"])
    assert outcomes(s) == mummy_pile(s)
    assert sum(outcomes(s).values()) == 15
    play(s, "keys_2")
    assert open_tiles(s) == ["scarab", "keys_2", "horus_card"]
    assert mummy_pile(s)["keys_2"] == 0
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("Y9")
def test_the_effect_is_done_before_the_new_tile_is_turned_up() -> None:
    s = shop(tiles=("scarab",))
    play(s, "tile1")
    assert asked(s) == (None, "scarab")
    play(s, "3")
    assert asked(s) == NEXT


@pytest.mark.clause("Y9")
@pytest.mark.parametrize(
    ("held", "sold"),
    [(0, []), (1, ["new_hand"]), (2, ["new_hand", "points_2"]), (3, ["new_hand", "points_2"])],
)
def test_only_what_can_be_paid_for_is_offered(held: int, sold: list[str]) -> None:
    text = f"data talismans p1: {held}\ndata talismans p2: 9"
    s = shop(text, tiles=("new_hand", "extra_turn", "points_2"))
    assert for_sale(s) == sold
    assert asked(s) == (("p1", "mummy_tile") if sold else ("p2", "play"))


@pytest.mark.clause("Y9")
def test_one_tile_may_be_used_in_a_turn() -> None:
    s = shop("data talismans p1: 9", tiles=("points_2", "scarab"))
    play(s, "tile1", "points_2")
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("Y9")
def test_everybody_may_use_one_in_every_turn() -> None:
    text = """
        p2 hand: 4 2 3 1 5
        p1 hand: 4 2 3 1 5
        data talismans p1: 4
        data talismans p2: 2
    """
    s = shop(text, tiles=("points_2", "scarab"))
    play(s, "tile1", "points_2")
    turn(s, "left")
    assert asked(s) == ("p2", "mummy_tile")
    play(s, "no")
    turn(s, "left")
    assert asked(s) == ("p1", "mummy_tile")


@pytest.mark.clause("Y9", "P1")
def test_an_empty_pile_is_refilled_from_the_shuffled_discards() -> None:
    s = shop(tiles=("points_2",), pile=())
    assert mummy_pile(s).total() == 0
    play(s, "tile1")
    assert asked(s) == NEXT
    assert outcomes(s)["extra_turn"] == 1
    assert outcomes(s)["points_2"] == 2  # the used one is among them
    assert sum(outcomes(s).values()) == 16
    assert mummy_pile(s, "mummy_discards").total() == 0
    play(s, "points_2")
    assert mummy_pile(s).total() == 15


# --- Y10: points -----------------------------------------------------------------------------


@pytest.mark.clause("Y10")
def test_2_vp() -> None:
    s = shop("p1 score: 3", tiles=("points_2",))
    play(s, "tile1")
    assert score(s, "p1") == 5
    assert asked(s) == NEXT


def only(*lying: str) -> str:
    """Return the lines of a board on which only these treasures are left, from t1 on."""
    spaces = [1, 2, 3, 4, 6, 7, 9, 10, 12, 13, 14, 16, *range(18, 22), 23, *range(25, 30)]
    spaces += [*range(32, 37), 38, 39, 40]
    tiles = (*lying, *["empty"] * (len(spaces) - len(lying)))
    lines = [f"t{space}: {name}" for space, name in zip(spaces, tiles, strict=True)]
    return "\n".join(["data mummy: 5", *lines, ""])


@pytest.mark.clause("Y10", "N1")
@pytest.mark.parametrize(
    ("more", "lying", "points"),
    [
        pytest.param("", ("vase6", "statue1", "vase3"), 1, id="1"),
        pytest.param("", ("jewellery5",), 5, id="5"),
        pytest.param("modules: mummy sceptres\n", ("vase6", "sceptre4"), 4, id="a sceptre"),
        pytest.param(
            "modules: mummy sceptres\ndata under: 1 2 0 0 0 0 0 0 0 0 0 0\n",
            ("vase4", "statue3"),
            3,
            id="not one that lies face down",
        ),
    ],
)
def test_lowest_treasure_scores_the_vp_of_the_lowest_open_treasure_tile_on_the_board(
    more: str, lying: tuple[str, ...], points: int
) -> None:
    s = shop(more + only(*lying), tiles=("lowest_treasure",))
    play(s, "tile1")
    assert score(s, "p1") == points
    assert treasures(s, "p1") == (0, 0, 0)
    assert tile(s, "t1") == lying[0]


NO_SCARABS = f"p2 scarabs: {ALL_SCARABS}"


@pytest.mark.clause("Y10")
@pytest.mark.parametrize(
    ("effect", "text"),
    [
        pytest.param("lowest_treasure", only(), id="no treasure on the board"),
        pytest.param(
            "pairs", "p1 treasures: vase\np1 jokers: 3\np2 treasures: vase vase", id="no own pair"
        ),
        pytest.param("keys_2", "p2 keys: 20", id="no keys"),
        pytest.param("scarab", NO_SCARABS, id="no scarabs"),
        pytest.param("two_of_three", f"{NO_SCARABS}\np2 jokers: 18\np2 keys: 20", id="all gone"),
        pytest.param("swap_scarab", "p2 scarabs: 1 1", id="no own scarab"),
        pytest.param("swap_scarab", f"p1 scarabs: {ALL_SCARABS}", id="none to swap it for"),
        pytest.param("horus_card", "horus: - - -", id="no Horus card"),
    ],
)
def test_a_tile_that_would_do_nothing_is_not_for_sale(effect: str, text: str) -> None:
    assert effect not in for_sale(shop(text, tiles=(effect, "points_2", "extra_turn")))


@pytest.mark.clause("Y10")
def test_lowest_treasure_is_not_for_sale_while_the_lowest_is_worth_nothing() -> None:
    s = shop(only("vase1", "vase3"), tiles=("lowest_treasure",))
    assert for_sale(s) == ["lowest_treasure"]
    edition = s.rs.edition
    treasures = [replace(kind, points=kind.points - 1) for kind in edition.treasures]
    worthless = State(compile_ruleset(s.rs.options, replace(edition, treasures=tuple(treasures))))
    worthless.fill(s.to_dict())
    engine.resume(worthless)
    assert for_sale(worthless) == []


PAIRS = ("pairs", "swap_scarab", "new_hand")


@pytest.mark.clause("Y10")
@pytest.mark.parametrize(
    ("more", "held", "points"),
    [
        ("", "vase vase", 2),
        ("", "vase statue jewellery", 2),
        ("", "vase statue vase jewellery", 4),
        pytest.param(
            "modules: mummy sceptres\n", "sceptre sceptre sceptre vase", 4, id="sceptres too"
        ),
        pytest.param(
            "modules: mummy characters\ndata power p1: collector\ndata turned p1: 1\n",
            "vase statue jewellery vase",
            4,
            id="those that a collector turned over too",
        ),
    ],
)
def test_pairs_score_2_vp_for_any_two_own_treasure_tiles(more: str, held: str, points: int) -> None:
    s = shop(f"{more}data mummy: 5\np1 treasures: {held}", tiles=PAIRS)
    play(s, "tile1")
    assert score(s, "p1") == points


# --- Y10: things -----------------------------------------------------------------------------


@pytest.mark.clause("Y10")
@pytest.mark.parametrize(("left", "taken"), [(20, 2), (2, 2), (1, 1)])
def test_2_keys_or_what_is_left_of_them(left: int, taken: int) -> None:
    s = shop(f"p2 keys: {20 - left}", tiles=("keys_2",))
    play(s, "tile1")
    assert keys(s, "p1") == taken
    assert s.to_dict()["key_supply"] == left - taken


@pytest.mark.clause("Y10", "P1")
def test_a_scarab_is_taken_from_the_supply_and_only_its_owner_sees_it() -> None:
    s = shop(tiles=("scarab",))
    play(s, "tile1")
    assert outcomes(s) == {"1": 4, "2": 8, "3": 6, "4": 4}
    play(s, "4")
    assert scarabs(s, "p1") == [4]
    (event,) = [e for e in seen(s, 1) if e[0] == k.E_SCARAB_TAKEN]
    assert event[2] == k.UNKNOWN


@pytest.mark.clause("Y10")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("key", "joker", ["joker", "scarab"]),
        ("joker", "key", ["key", "scarab"]),
        ("key", "scarab", ["joker", "scarab"]),
    ],
)
def test_two_of_three_gives_two_different_ones_of_key_joker_and_scarab(
    first: str, second: str, left: list[str]
) -> None:
    s = shop(tiles=("two_of_three",))
    play(s, "tile1")
    assert options(s) == ["key", "joker", "scarab"]
    play(s, first)
    assert options(s) == left
    play(s, second)
    if second == "scarab":
        play(s, "2")
    assert keys(s, "p1") == (first, second).count("key")
    assert jokers(s, "p1") == (first, second).count("joker")
    assert scarabs(s, "p1") == [2] * (second == "scarab")
    assert asked(s) == NEXT


@pytest.mark.clause("Y10")
def test_of_two_of_three_the_scarab_may_come_first() -> None:
    s = shop(tiles=("two_of_three",))
    play(s, "tile1", "scarab", "3")
    assert options(s) == ["key", "joker"]


@pytest.mark.clause("Y10")
def test_of_two_of_three_only_what_is_left_is_taken() -> None:
    s = shop("p2 keys: 20", tiles=("two_of_three",))
    play(s, "tile1")
    assert options(s) == ["joker", "scarab"]
    play(s, "joker")  # then the scarab is taken without asking
    assert asked(s) == (None, "scarab")
    s = shop(f"p2 scarabs: {ALL_SCARABS}\np2 jokers: 18", tiles=("two_of_three",))
    play(s, "tile1")
    assert keys(s, "p1") == 1
    assert asked(s) == NEXT


# --- Y10: swapping a scarab ------------------------------------------------------------------

SWAP = ("swap_scarab", "pairs", "lowest_treasure")


@pytest.mark.clause("Y10")
def test_swap_scarab_puts_an_own_scarab_back_into_the_box_and_takes_a_new_one() -> None:
    s = shop("p1 scarabs: 1 1 4", tiles=SWAP)
    play(s, "tile1")
    assert asked(s) == ("p1", "give_scarab")
    assert options(s) == ["give1", "give4"]
    play(s, "give1")
    assert outcomes(s) == {"1": 2, "2": 8, "3": 6, "4": 3}  # the box is not the supply
    play(s, "3")
    assert scarabs(s, "p1") == [1, 3, 4]
    assert data(s, "gone") == 1
    assert asked(s) == NEXT


@pytest.mark.clause("Y10", "P1")
def test_others_do_not_learn_which_scarab_went_back_to_the_box() -> None:
    low, high = (
        play(shop("p1 scarabs: 1 4\np2 scarabs: 2\np3 scarabs: 2", tiles=SWAP), "tile1", give, "3")
        for give in ("give1", "give4")
    )
    assert view(low, 0) != view(high, 0)
    assert view(low, 0).facts["scarabs"][0] == [0, 0, 1, 1]
    for other in (1, 2, None):
        assert view(low, other) == view(high, other)
        assert seen(low, other) == seen(high, other)
        assert view(low, other).facts["scarab_counts"][0] == 2


@pytest.mark.clause("Y10", "P1")
def test_that_a_player_has_only_one_kind_of_scarab_to_give_is_not_seen() -> None:
    one, two = (play(shop(f"p1 scarabs: {held}", tiles=SWAP), "tile1") for held in ("2 2", "2 3"))
    assert options(one) == ["give2"]
    assert asked(one) == asked(two) == ("p1", "give_scarab")
    assert view(one, 1) == view(two, 1)
    assert seen(one, 1) == seen(two, 1)
    assert view(one, 1).options == ()


@pytest.mark.clause("Y10", "P1")
def test_whoever_imagines_the_scarab_in_the_box_takes_any_for_possible() -> None:
    s = shop("p1 scarabs: 1 4", tiles=SWAP)
    play(s, "tile1", "give1", "3")
    gone = next(m.offsets["gone_scarabs"] for m in s.rs.modules if m.name == "mummy")
    seen = {
        tuple(determinize(view(s, 1), Rng(seed)).to_dict()["data"][gone : gone + 4])
        for seed in range(60)
    }
    assert seen == {(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)}
    own = determinize(view(s, 0), Rng(1)).to_dict()["data"][gone : gone + 4]
    assert own == [1, 0, 0, 0]


@pytest.mark.clause("Y10", "P1", "E3")
def test_a_scarab_in_the_box_scores_nothing_and_is_not_shown_at_the_end() -> None:
    text = """
        first: p2
        p1: chamber chamber stairs stairs stairs
        p1 scarabs: 4 1
    """
    s = shop(text, tiles=SWAP)
    play(s, "tile1", "give4", "2")
    any_chance(s)
    assert result(s).by_source[0]["scarabs"] == 3
    gone = next(m.offsets["gone_scarabs"] for m in s.rs.modules if m.name == "mummy")
    assert view(s, 0).facts["data"][gone : gone + 4] == [0, 0, 0, 1]
    assert view(s, 1).facts["data"][gone : gone + 4] == [0, 0, 0, 0]
