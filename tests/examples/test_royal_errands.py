"""The rules of the example module (RE1 to RE4 of its README), alone and beside the others."""

from __future__ import annotations

import ast
import sys
from typing import Any

import pytest

from luxor import Options, Table, load_edition
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.events import redact
from luxor.core.modules.sceptres import MOST_UNDER
from luxor.core.nodes import Chance, Decision, apply, apply_chance, node, result
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.core.view import determinize, view
from luxor.notation.codec.exact import position_to_json
from luxor.notation.position import PositionError, parse_position, write_position
from luxor.notation.record_text import RecordError
from luxor.play.saved import save
from luxor_royal_errands.errands import (
    COPIES,
    ERRANDS,
    GOLD_POINTS,
    MESSENGERS,
    MOST_DRAWN,
    NEW_ERRAND,
    SUPPLIES,
    RoyalErrands,
)
from tests.battery.checks import restored
from tests.battery.games import RandomGame, Setting, choose
from tests.examples.games import (
    SETTINGS,
    asks,
    module_of,
    pile_of,
    play_until,
    setting,
)
from tests.plugins import NAME, ROOT, SOURCE

ALONE = setting(3)


def changed(s: State, seat: int, **data: int) -> State:
    """Return a copy with other numbers of the module for a seat, with somebody listening."""
    new = s.copy()
    for name, value in data.items():
        new.set_data(module_of(s).offsets[name] + seat, value)
    engine.resume(new)
    new.events = []
    return new


def with_facts(s: State, **facts: Any) -> State:
    """Return a position with other facts, which no game need reach."""
    return restored(s.rs, s.to_dict() | facts)


def played(where: Setting, seed: int) -> State:
    """Return a random game at its end, with all its events."""
    game = RandomGame(where, seed)
    for _ in game:
        pass
    return game.state


def after_setup(where: Setting) -> State:
    return play_until(where, lambda s: s.round == 1)


# --- RE1: the first errand --------------------------------------------------------------------


def test_everybody_draws_an_errand_in_secret() -> None:
    s = play_until(ALONE, asks("errand"))
    left = {errand.name: COPIES for errand in ERRANDS}
    for seat, name in enumerate(("potter", "pioneer", "potter")):
        asked = node(s)
        assert isinstance(asked, Chance)
        assert (asked.seat, asked.secret) == (seat, True)
        weights = {outcome.name: outcome.weight for outcome in asked.outcomes}
        assert weights == {kind: number for kind, number in left.items() if number}
        apply_chance(s, name)
        left[name] -= 1
    assert s.round == 1
    module = module_of(s)
    potter, pioneer = ERRANDS[0], ERRANDS[5]
    assert [module.errand(s, seat) for seat in range(3)] == [potter, pioneer, potter]
    assert [module.read(s, "drawn", seat) for seat in range(3)] == [1, 1, 1]
    assert s.size_of(module.errands) == COPIES * len(ERRANDS) - 3


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_only_its_owner_sees_a_errand(viewer: int | None) -> None:
    s = after_setup(ALONE)
    module = module_of(s)
    seen = view(s, viewer)
    assert [module.errand(seen.known, seat) for seat in range(3)] == [
        module.errand(s, seat) if seat == viewer else None for seat in range(3)
    ]
    drawn = s.rs.event_number("errand_drawn")
    told = [redact(s.rs, event, viewer) for event in s.events or [] if event[0] == drawn]
    assert [event[1] for event in told] == [0, 1, 2]
    assert [event[2] != k.UNKNOWN for event in told] == [seat == viewer for seat in range(3)]
    unseen = COPIES * len(ERRANDS) - (viewer is not None)
    assert sum(seen.facts["piles"][module.errands]) == unseen
    assert seen.facts["pile_sizes"][module.errands] == COPIES * len(ERRANDS) - 3


def test_errands_behind_a_view_are_imagined_from_those_unseen() -> None:
    s = play_until(ALONE, asks("errand"))
    for name in ("sculptor", "potter", "jeweller"):
        apply_chance(s, name)
    module = module_of(s)
    rng = Rng(1)
    imagined = [determinize(view(s, 1), rng) for _ in range(200)]
    assert {module.errand(one, 1) for one in imagined} == {module.errand(s, 1)}
    for other in (0, 2):
        assert {module.errand(one, other) for one in imagined} == set(ERRANDS)
    for one in imagined:
        held = [one.get_data(module.offsets["errand"] + seat) - 1 for seat in range(3)]
        left = one.to_dict()["piles"][module.errands]
        assert [n + held.count(kind) for kind, n in enumerate(left)] == [COPIES] * len(ERRANDS)


# --- RE2: messengers come ----------------------------------------------------------------------


def laid(s: State, pile: str) -> list[tuple[int, ...]]:
    """Return the events of tiles laid from a pile."""
    number = pile_of(s, pile)
    return [event for event in s.events or [] if event[0] == k.E_TILE_LAID and event[1] == number]


def test_a_messenger_is_laid_where_a_treasure_was_taken() -> None:
    s = play_until(ALONE, lambda s: s.round > 0 and asks("lay")(s))
    assert s.events is not None
    seat, space = next(e[1:3] for e in reversed(s.events) if e[0] == k.E_TREASURE_TAKEN)
    assert s.to_dict()["tiles"][space - 1] == 0
    asked = node(s)
    assert isinstance(asked, Chance)
    assert {outcome.name for outcome in asked.outcomes} <= set(MESSENGERS)
    apply_chance(s, "gold_messenger")
    assert s.rs.tile_names[s.to_dict()["tiles"][space - 1]] == "gold_messenger"
    assert s.frame()[0] == k.F_DRAW  # who stands on it does not do its action
    assert s.active == seat


def test_messengers_come_as_long_as_there_are_any_and_no_temple_tile_does() -> None:
    there_are = sum(number for _, number in MESSENGERS.values())
    most = 0
    for seed in range(8):
        s = played(setting(5), seed)
        taken = [event[2] for event in s.events or [] if event[0] == k.E_TREASURE_TAKEN]
        plain = [space for space in taken if s.rs.space(space)[0] == 0]
        assert [event[2] for event in laid(s, "messengers")] == plain[:there_are]
        most = max(most, len(plain))
    assert most > there_are


def test_a_tile_under_the_treasure_comes_first() -> None:
    met = 0
    for seed in range(20):
        s = played(setting(3, ("sceptres",)), seed)
        first = s.rs.modules[0].offsets["under"]
        still_under = set(s.to_dict()["data"][first : first + MOST_UNDER])
        taken = [event[2] for event in s.events or [] if event[0] == k.E_TREASURE_TAKEN]
        messengers = {event[2] for event in laid(s, "messengers")}
        assert not messengers & still_under
        for space in messengers & {n for n in taken if taken.count(n) == 2}:
            from_piles = [e[1] for e in s.events or [] if e[0] == k.E_TILE_LAID and e[2] == space]
            assert from_piles == [k.P_TREASURE, k.P_TREASURE, pile_of(s, "messengers")]
            met += 1
    assert met


# --- RE3: meeting one --------------------------------------------------------------------------


def meeting(tile: str, where: Setting = ALONE) -> State:
    """Return a position in which a seat meets a messenger and has drawn one errand only."""
    brings = MESSENGERS[tile][0]

    def reached(s: State) -> bool:
        if not asks("messenger")(s) or s.frame()[2] != brings:
            return False
        return module_of(s).read(s, "drawn", engine.asked_seat(s)) == 1

    return play_until(where, reached)


def test_whoever_ends_a_move_on_a_messenger_is_asked() -> None:
    s = meeting("key_messenger")
    asked = node(s)
    assert isinstance(asked, Decision)
    assert (asked.seat, asked.question) == (s.active, "messenger")
    assert [str(option) for option in asked.options] == ["#112", "#113"]
    assert [option.id for option in asked.options] == [NEW_ERRAND, SUPPLIES]


def test_a_new_errand_is_drawn_in_secret_and_the_old_one_goes_back() -> None:
    s = meeting("joker_messenger")
    seat = engine.asked_seat(s)
    other = (seat + 1) % 3
    module = module_of(s)
    old = s.get_data(module.offsets["errand"] + seat)
    before, seen_before = s.to_dict(), view(s, other).facts
    s.events = []
    apply(s, NEW_ERRAND)
    asked = node(s)
    assert isinstance(asked, Chance)
    assert (asked.question, asked.seat, asked.secret) == ("errand", seat, True)
    new = next(outcome for outcome in asked.outcomes if outcome.id != old)
    apply_chance(s, new.id)
    assert module.errand(s, seat) == ERRANDS[new.id - 1]
    assert module.read(s, "drawn", seat) == 2
    change = [
        now - then
        for now, then in zip(
            s.to_dict()["piles"][module.errands], before["piles"][module.errands], strict=True
        )
    ]
    assert change == [(kind == old) - (kind == new.id) for kind in range(1, len(ERRANDS) + 1)]
    seen = view(s, other).facts
    changes = [i for i, byte in enumerate(seen_before["data"]) if seen["data"][i] != byte]
    assert changes == [module.offsets["drawn"] + seat]
    assert seen["piles"][module.errands] == seen_before["piles"][module.errands]
    told = [
        (s.rs.event_number("errand_returned"), seat, old),
        (s.rs.event_number("errand_drawn"), seat, new.id),
    ]
    assert [event for event in s.events if event in told] == told
    assert all(redact(s.rs, event, other)[2] == k.UNKNOWN for event in told)


@pytest.mark.parametrize(
    ("tile", "name", "more"),
    [
        ("key_messenger", "keys", 1),
        ("joker_messenger", "jokers", 1),
        ("gold_messenger", "scores", GOLD_POINTS),
    ],
)
def test_supplies_are_taken_at_once(tile: str, name: str, more: int) -> None:
    s = meeting(tile)
    seat = engine.asked_seat(s)
    before = s.to_dict()
    apply(s, SUPPLIES)
    after = s.to_dict()
    gained = {what: after[what][seat] - before[what][seat] for what in ("keys", "jokers", "scores")}
    assert gained == {"keys": 0, "jokers": 0, "scores": 0} | {name: more}
    assert after["tiles"] == before["tiles"]
    assert s.frame()[0] == k.F_DRAW


def test_supplies_that_have_run_out_bring_nothing() -> None:
    s = meeting("key_messenger")
    s = with_facts(s, key_supply=0)
    before = s.to_dict()
    apply(s, SUPPLIES)
    assert s.to_dict()["keys"] == before["keys"]
    assert s.frame()[0] == k.F_DRAW


def test_after_three_new_errands_there_are_only_supplies() -> None:
    s = meeting("gold_messenger")
    seat = engine.asked_seat(s)
    assert changed(s, seat, drawn=MOST_DRAWN - 1).legal() == [NEW_ERRAND, SUPPLIES]
    assert changed(s, seat, drawn=MOST_DRAWN).legal() == [SUPPLIES]


def test_a_messenger_with_one_answer_left_is_not_asked() -> None:
    rng = Rng(3)
    s = meeting("gold_messenger")
    seat = engine.asked_seat(s)
    s = changed(s, seat, drawn=MOST_DRAWN)
    while s.asks != k.OVER:
        engine.answer(s, choose(s, rng))
        assert not asks("messenger")(s) or engine.asked_seat(s) != seat


# --- RE4: points -------------------------------------------------------------------------------

HOLDINGS = {
    "treasures": [[3, 2, 1, 0], [0, 0, 0, 0], [0, 0, 0, 0]],
    "keys": [4, 0, 0],
    "scarab_counts": [5, 0, 0],
    "sarcophagi": [k.NOBODY, 0],
}


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("potter", 6),
        ("sculptor", 4),
        ("jeweller", 2),
        ("locksmith", 8),
        ("naturalist", 10),
        ("pioneer", 6),
    ],
)
def test_a_errand_scores_what_it_says(name: str, points: int) -> None:
    number = [errand.name for errand in ERRANDS].index(name) + 1
    s = with_facts(after_setup(ALONE), **HOLDINGS)
    for seat in range(3):
        s = changed(s, seat, errand=number)
    found = result(s)
    assert [sources["royal_errands"] for sources in found.by_source] == [points, 0, 0]
    assert found.points[0] == sum(found.by_source[0].values())


@pytest.mark.parametrize(("drawn", "points"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_each_new_errand_costs_a_point_but_never_more_than_it_brings(
    drawn: int, points: int
) -> None:
    s = with_facts(after_setup(ALONE), **HOLDINGS)
    s = changed(s, 0, errand=3, drawn=drawn)
    assert result(s).by_source[0]["royal_errands"] == points


@pytest.mark.parametrize("where", SETTINGS[:2], ids=str)
def test_errands_lie_open_at_the_end(where: Setting) -> None:
    s = played(where, 5)
    module = module_of(s)
    for viewer in (0, 1, None):
        known = view(s, viewer).known
        for seat in range(s.rs.players):
            assert module.errand(known, seat) == module.errand(s, seat) is not None
        assert result(known).points == result(s).points
        imagined = determinize(view(s, viewer), Rng(1))
        assert imagined.to_dict()["data"] == s.to_dict()["data"]


# --- what lies around ----------------------------------------------------------------------------


def test_texts_and_records_refuse_a_module_that_the_options_do_not_name() -> None:
    rs = compile_ruleset(Options(players=3), load_edition(), (RoyalErrands(),))
    table = Table.at(engine.new_game(rs), seed=3)
    for write in (write_position, position_to_json):
        with pytest.raises(PositionError, match="royal_errands, from outside"):
            write(table.snapshot())
    with pytest.raises(RecordError):
        save(table)


def test_the_module_needs_nothing_but_the_core() -> None:
    imported = set()
    for statement in ast.walk(ast.parse(SOURCE.read_text("utf-8"))):
        if isinstance(statement, ast.ImportFrom) and statement.module:
            imported.add(statement.module)
    ours = {name for name in imported if name.split(".")[0] not in sys.stdlib_module_names}
    assert ours
    assert all(name.startswith("luxor.core") for name in ours)


def test_the_package_knows_nothing_of_it() -> None:
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in (".py", ".pxd", ".toml"):
            assert "royal_errands" not in path.read_text("utf-8"), path


def test_a_position_has_no_more_errands_than_there_are() -> None:
    text = f"players: 3\nmodules: {NAME}\n"
    text += "".join(f"data errand p{seat}: potter\n" for seat in (1, 2, 3))
    with pytest.raises(PositionError, match="3 errands potter in all"):
        parse_position(text)
