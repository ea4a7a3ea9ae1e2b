"""A ruleset says what the options and the edition come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from luxor.core import constants as k
from luxor.core.compile import compile_ruleset, hooks
from luxor.core.declarations import ANY, Datum
from luxor.core.errors import LuxorError, OptionsError
from luxor.core.module import Module
from luxor.core.modules import make_modules
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.notation.edition_file import load_edition
from tests.battery.games import ALL_OPTIONS, SCARCE, Setting

RS = compile_ruleset(Options(players=2), load_edition())


def test_frames_stand_at_their_numbers() -> None:
    for name, number in vars(k).items():
        if name.startswith("F_"):
            assert RS.frames[number].name == name[2:].lower()
    assert len(RS.frames) == k.BASE_FRAMES


def test_what_each_frame_asks() -> None:
    asks = {frame.name: frame.asks for frame in RS.frames if frame.asks != k.NOTHING}
    assert asks == {
        "over": k.OVER,
        **dict.fromkeys(("play", "move", "act", "spare", "take"), k.DECISION),
        **dict.fromkeys(("first", "deal", "reveal", "lay", "roll", "uncover"), k.CHANCE),
        **dict.fromkeys(("scarab", "draw"), k.CHANCE),
    }
    assert [frame.name for frame in RS.frames if frame.private] == ["play"]
    assert [frame.name for frame in RS.frames if frame.secret] == ["deal", "scarab", "draw"]


def test_piles_stand_at_their_numbers() -> None:
    assert RS.pile_names == [
        *("draw", "discard", "horus1", "horus2", "horus3", "osiris", "treasures"),
        *("cobra", "falcon", "lion", "scarabs", "die", "first", "held"),
    ]
    assert RS.piles == k.BASE_PILES


@pytest.mark.parametrize("setting", ALL_OPTIONS, ids=str)
def test_piles_hold_what_the_edition_says(setting: Setting) -> None:
    rs, edition = setting.ruleset, setting.edition
    extra = edition.extra_horus_cards if setting.options.extra_cards else ()
    horus_cards = (*edition.horus_cards, *extra)
    full = {name: sum(rs.pile(i)[2]) for i, name in enumerate(rs.pile_names)}
    modules = make_modules(setting.options.modules)
    of_modules = [tile for module in modules for tile in module.treasures(edition)]
    tables: Any = edition.modules
    own = {
        "mummy": lambda: {"mummy_tiles": tables["mummy"]["total"], "mummy_discards": 0},
        "equipment": lambda: {
            f"kit{seat}": tables["equipment"]["per_colour"] for seat in range(1, rs.players + 1)
        },
        "characters": lambda: {"characters": tables["characters"]["total"]},
    }
    of_own = [own[name]() for name in setting.options.modules if name in own]
    assert full == {
        "draw": sum(card.copies for card in edition.starter_cards),
        "discard": 0,
        **{
            f"horus{level}": sum(card.copies for card in horus_cards if card.eyes == level)
            for level in (1, 2, 3)
        },
        "osiris": sum(copies for _, copies in edition.osiris),
        "treasures": sum(tile.copies for tile in (*edition.treasures, *of_modules)),
        **{
            back: sum(tile.copies for tile in edition.temple if tile.back == back)
            for back in ("cobra", "falcon", "lion")
        },
        "scarabs": sum(copies for _, copies in edition.scarabs),
        "die": 6,
        "first": setting.options.players,
        "held": 0,
        **{name: size for piles in of_own for name, size in piles.items()},
    }
    assert (rs.keys, rs.jokers) == (edition.keys, edition.jokers)


@pytest.mark.parametrize("setting", ALL_OPTIONS, ids=str)
def test_names_are_unique_and_cards_know_what_they_are(setting: Setting) -> None:
    rs = setting.ruleset
    assert len(set(rs.card_names)) == rs.card_kinds
    assert len(set(rs.tile_names)) == rs.tile_kinds
    assert rs.tile_names[0] == "empty"
    cards = (*setting.edition.starter_cards, *setting.edition.horus_cards)
    for card in cards:
        name, _, value, eyes = rs.card(rs.card_names.index(card.name))
        assert (name, value, eyes) == (card.name, card.value, card.eyes)


@pytest.mark.parametrize("setting", ALL_OPTIONS, ids=str)
def test_the_path_is_that_of_the_edition(setting: Setting) -> None:
    rs, edition = setting.ruleset, setting.edition
    assert rs.spaces == len(edition.spaces)
    assert rs.chamber == rs.spaces + 1
    backs = {0: ""} | {k.P_TEMPLE + i: b for i, b in enumerate(("cobra", "falcon", "lion"))}
    piles = {"treasure": k.P_TREASURE, "osiris": k.P_OSIRIS, "horus": 0}
    for number, space in enumerate(edition.spaces, start=1):
        symbol, laid_from, tile, points = rs.space(number)
        assert backs[symbol] == space.symbol
        assert laid_from == piles[space.kind]
        assert rs.tile_names[tile] == (f"horus{space.eyes}" if space.eyes else "empty")
        assert points == space.points
    assert rs.space(0)[3] == 0
    assert rs.space(rs.chamber)[3] == edition.chamber_points


def test_two_rulesets_share_nothing_that_changes() -> None:
    other = compile_ruleset(Options(players=2), load_edition())
    other.frames.append(other.frames[0])
    other.card_names.append("x")
    assert len(RS.frames) == k.BASE_FRAMES
    assert RS.card_kinds == len(RS.card_names)


def test_hooks_are_methods_of_a_module_and_without_modules_nobody_listens() -> None:
    listed = {name: getattr(RS, name) for name in dir(RS) if name.startswith("on_")}
    assert listed == {f"on_{hook}": [] for hook in hooks(RS)}
    assert all(callable(getattr(Module, hook)) for hook in hooks(RS))
    assert RS.modules == []


class Hoarder(Module):
    name = "hoarder"
    data = (Datum("table", ANY, size=10), Datum("each", ANY, size=20, per_seat=True))


def test_modules_get_their_places_in_the_data_one_after_the_other() -> None:
    one, two = Hoarder(), Hoarder()
    compile_ruleset(Options(players=2), load_edition(), (one,))
    assert one.offsets == {"table": 0, "each": 10}
    with pytest.raises(ValueError, match=f"hoarder: LuxorError: more than {k.MAX_DATA} bytes"):
        compile_ruleset(Options(players=2), load_edition(), (one, two))


KINDS: dict[str, tuple[Callable[[Ruleset, str], object], str]] = {
    "card": (
        lambda rs, name: rs.add_card(name, k.C_NUMBER, 1, 0),
        f"more than {k.MAX_CARDS} kinds of cards: 'x",
    ),
    "tile": (
        lambda rs, name: rs.add_tile(name, k.T_SCARAB, 0, 0, 0),
        f"more than {k.MAX_TILES} kinds of tiles: 'x",
    ),
    "pile": (lambda rs, name: rs.add_pile(name, 0, [1], ["one"]), "no room for the pile 'x"),
    **{
        f"pile of {copies}": (
            lambda rs, name, copies=copies: rs.add_pile(name, 0, [copies], ["coin"]),  # type: ignore[misc]
            f"no pile 'x0' with a number of copies of {copies}:",
        )
        for copies in (-1, 128, 300)
    },
}


@pytest.mark.parametrize("what", KINDS)
def test_what_is_beyond_the_fixed_arrays_is_refused(what: str) -> None:
    add, message = KINDS[what]

    class Grows(Module):
        def compile(self, rs: Ruleset) -> None:
            for i in range(500):
                add(rs, f"x{i}")

    with pytest.raises(LuxorError, match=message):
        compile_ruleset(Options(), load_edition(), (Grows(),))


def test_an_edition_for_three_is_not_played_by_four() -> None:
    assert SCARCE.players_max == 3
    with pytest.raises(OptionsError, match="players"):
        compile_ruleset(Options(players=4), SCARCE)


def test_an_empty_table_has_full_piles_and_no_tiles() -> None:
    form = State(RS).to_dict()
    assert form["piles"] == [RS.pile(i)[2] for i in range(RS.piles)]
    assert not any(form["tiles"])
    assert (form["key_supply"], form["joker_supply"]) == (RS.keys, RS.jokers)
