"""Games with modules in every notation: text, JSON, records, and what a seat may keep."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.modules import NAMES, make_modules
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.core.view import view
from luxor.notation.codec.exact import position_from_json, position_to_json
from luxor.notation.edition_file import load_edition
from luxor.notation.position import PositionError, parse_position, write_position
from luxor.notation.record import parse_record, write_record
from luxor.notation.record_text import RecordError
from luxor.notation.seat_record import write_seat_record
from luxor.play.saved import record_of, seat_record_of
from luxor.play.table import Table
from tests.notation.position_games import question
from tests.notation.record_games import parse_seat_record, play_on

SCARCE = Path(__file__).parents[1] / "battery" / "editions" / "scarce.toml"
GAMES = [(2, None), (5, 1)]  # players, first player
ONE_OR_ALL = [*((name,) for name in NAMES), NAMES]
SOME = [*combinations(NAMES, 2), *combinations(NAMES, 3)]
SETS = [(), *ONE_OR_ALL, *SOME]
ALL = f"modules: {' '.join(NAMES)}\n"
MODULES = "modules: sceptres\n"
TURN_UP = (
    MODULES + "p1: t1 t1\np1 hand: 1 2 3 4\np1 treasures: vase\nt1: empty\n"
    "data under: 2 3 0 0 0 0 0 0 0 0 0 0\n"
    "stack: turn_end p1 / refill p1 / turn_up p1 treasures t1 a2"
)
USE_POWER = (
    "modules: characters\ndata power p1: one_tile\np1: t39 t39 t39 t39 t39\nt40: vase6\n"
    "stack: turn_end p1 / refill p1 / use_power p1 5 5"
)


def nodes(
    players: int, first: int | None, seed: int = 3, modules: tuple[str, ...] = NAMES
) -> Iterator[State]:
    """Play a random game with modules and give its state at every node."""
    s = engine.new_game(compile_ruleset(Options(players, first, modules), load_edition()))
    rng = Rng(seed)
    yield s
    while s.asks != k.OVER:
        legal = s.legal()
        if s.asks == k.CHANCE:
            answer = engine.draw_outcome(s, rng)
        elif question(s) == "mummy_tile":  # else one is used too rarely
            answer = legal[-1]
        else:
            answer = legal[rng.below(len(legal))]
        engine.answer(s, answer)
        yield s


def stack_names(s: State) -> tuple[str, ...]:
    """Return the names of the frames on the stack."""
    return tuple(s.rs.frames[frame[0]].name for frame in s.to_dict()["stack"])


def table(
    players: int, first: int | None, seed: int = 3, modules: tuple[str, ...] = NAMES
) -> Table:
    return play_on(Table(Options(players, first, modules), seed=seed), Rng(seed))


def check_restored(s: State) -> None:
    """Make sure that text and JSON of a position give it back."""
    text = write_position(s)
    twins = (parse_position(text), position_from_json(json.loads(json.dumps(position_to_json(s)))))
    for twin in twins:
        assert twin == s, text
        assert twin.to_dict() == s.to_dict()
        assert (twin.asks, twin.frame(), twin.legal()) == (s.asks, s.frame(), s.legal())
    assert write_position(twins[0]) == text


def only_compiled(modules: tuple[str, ...]) -> object:
    """Give a set of modules as a parameter that only the build with speed gets."""
    return pytest.param(modules, marks=pytest.mark.compiled)


def named(modules: tuple[str, ...]) -> str:
    return "+".join(modules) or "none"


@pytest.mark.parametrize("modules", [(), *ONE_OR_ALL, *map(only_compiled, SOME)], ids=named)
def test_text_and_json_restore_whatever_a_game_asks(modules: tuple[str, ...]) -> None:
    for players in range(2, 6):
        seen: Counter[tuple[str, ...]] = Counter()
        for s in nodes(players, None, players, modules):
            seen[stack_names(s)] += 1
            if seen[stack_names(s)] <= 2 or seen.total() % 50 == 0:
                check_restored(s)


@pytest.mark.slow
@pytest.mark.compiled  # plain Python takes its time; the test above is for both builds
@pytest.mark.parametrize("modules", SETS, ids=named)
def test_text_and_json_restore_every_node(modules: tuple[str, ...]) -> None:
    players = 2 + SETS.index(modules) % 4
    for s in nodes(players, 1, 11, modules):
        check_restored(s)


def test_every_question_of_every_module_is_restored() -> None:
    asked = {"use_power": parse_position(USE_POWER)}  # too rare in random games
    wanted = {frame.name for frame in parse_position(ALL).rs.frames if frame.asks != k.NOTHING}
    for seed in range(200):
        for s in nodes(2 + seed % 4, None, seed):
            if question(s) not in asked:
                asked[question(s)] = s.copy()
        if set(asked) == wanted:
            break
    assert set(asked) == wanted
    for s in asked.values():
        check_restored(s)


@pytest.mark.parametrize(("players", "first"), GAMES)
def test_records_are_read_as_they_were_written(players: int, first: int | None) -> None:
    record = record_of(table(players, first))
    text = write_record(record)
    again = parse_record(text)
    assert f"modules={','.join(NAMES)}" in text
    assert write_record(again) == text
    pairs = zip(record.moments(), again.moments(), strict=True)
    assert all(a.state == b.state for a, b in pairs)


@pytest.mark.parametrize("modules", [*map(only_compiled, ONE_OR_ALL[:-1]), NAMES], ids=named)
@pytest.mark.parametrize(("players", "first"), GAMES)
def test_a_seat_that_follows_its_record_has_its_views(
    players: int, first: int | None, modules: tuple[str, ...]
) -> None:
    game = table(players, first, 5, modules)
    record = record_of(game)
    states = [moment.state for moment in record.moments()]
    for seat in (None, players - 1):
        seen = seat_record_of(game, seat)
        back = parse_seat_record(write_seat_record(seen))
        assert back == seen
        for followed, s in zip(back.views(), states, strict=True):
            assert followed == view(s, seat)


def seat_text() -> str:
    return write_seat_record(seat_record_of(table(2, None, modules=("sceptres",)), 0))


def test_events_that_name_what_there_is_not_are_refused() -> None:
    text = seat_text()
    line = next(line for line in text.splitlines() if line.startswith("covered_tile_laid "))
    with pytest.raises(RecordError, match="space: a space"):
        parse_seat_record(text.replace(line, "covered_tile_laid space=t41", 1))
    with pytest.raises(RecordError, match="'mummy_placed' is no event"):
        parse_seat_record(text.replace(line, "mummy_placed space=t40", 1))
    before, asked, after = text.partition(" / turn_up p")
    question = after.partition("\n")[0]
    wrong = question.replace("treasures", "draw")
    with pytest.raises(RecordError, match="'draw' as pile of turn_up"):
        parse_seat_record(before + asked + after.replace(question, wrong, 1))


def test_data_have_names_of_their_own() -> None:
    names = [datum.name for module in make_modules(NAMES) for datum in module.data]
    assert len(set(names)) == len(names)


# --- what is left out ------------------------------------------------------------------------


def test_a_game_with_a_module_begins_as_its_set_up_leaves_it() -> None:
    s = parse_position(MODULES)
    fresh = engine.new_game(s.rs)
    engine.deal(fresh, Rng(5))
    assert s.rs.options.extra_cards
    assert s.to_dict()["data"] == fresh.to_dict()["data"]
    assert s.to_dict()["pile_sizes"] == fresh.to_dict()["pile_sizes"]
    assert all(s.to_dict()["tiles"])


def test_modules_stand_with_commas_or_spaces_and_without_extra_cards() -> None:
    s = parse_position("modules: sceptres,\nextra_cards: no")
    assert s.rs.options == Options(2, 0, ("sceptres",), extra_cards=False)
    assert parse_position(write_position(s)) == s


def test_tiles_lie_by_default_under_those_that_still_lie_there() -> None:
    whole = parse_position(MODULES).to_dict()
    spaces = [space for space in whole["data"] if space]
    gone = parse_position(f"{MODULES}t{spaces[0]}: empty\np1 treasures: vase vase")
    form = gone.to_dict()
    assert form["data"][0] == 0
    assert sum(map(bool, form["data"])) <= form["pile_sizes"][k.P_TREASURE]
    assert parse_position(write_position(gone)) == gone


def test_the_treasure_pile_is_what_is_left_or_what_is_named() -> None:
    s = parse_position(MODULES + "treasures: sceptre3 vase1\ndata under: 1 2" + " 0" * 10)
    assert s.to_dict()["pile_sizes"][k.P_TREASURE] == 2
    assert parse_position(write_position(s)) == s
    empty = parse_position(MODULES + "treasures: -\n")
    assert not any(empty.to_dict()["data"])
    assert "\npile treasures: -\n" in write_position(empty)


def test_a_tile_is_turned_up() -> None:
    s = parse_position(TURN_UP)
    assert s.asks == k.CHANCE
    before = s.to_dict()["pile_sizes"][k.P_TREASURE]
    tile = engine.outcomes(s)[0][0]
    engine.answer(s, tile)
    assert s.to_dict()["tiles"][0] == tile
    assert before - s.to_dict()["pile_sizes"][k.P_TREASURE] == 1


def test_an_edition_without_the_module_is_refused() -> None:
    edition = load_edition(SCARCE)
    assert "sceptres" not in edition.modules
    with pytest.raises(PositionError, match=r"modules: .* has no module 'sceptres'"):
        parse_position(MODULES, edition)
