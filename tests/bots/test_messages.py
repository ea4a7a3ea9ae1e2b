"""What external bots are told: only what the seat may know, and nothing that is not true."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from luxor import Options
from luxor.bots.asking import ask
from luxor.bots.external import ExternalBot
from luxor.bots.messages import (
    decide_message,
    encode,
    end_message,
    game_message,
)
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import Verb
from luxor.core.declarations import STATUS
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.core.view import View, determinize, view
from luxor.notation.codec.named import destination, view_json
from luxor.play.table import Table
from tests.bots.test_external import ENOUGH, command

SETTINGS = [Options(players=2), Options(players=3, modules=NAMES)]


def questions(options: Options, seeds: range) -> Iterator[Table]:
    """Yield tables of random games at every decision."""
    for seed in seeds:
        table = Table(options, seed=seed)
        rng = Rng(seed)
        while table.asked is not None:
            yield table
            legal = table.view(table.asked).options
            table.play(legal[rng.below(len(legal))])


def told(seen: View) -> bytes:
    """Return all that an external bot can be told at a question."""
    return encode(game_message(seen)) + encode(decide_message(seen, 1, 5000, 7, ["facts"]))


# --- secrets ---------------------------------------------------------------------------------


def test_a_program_gets_the_same_bytes_for_positions_that_look_the_same(tmp_path: Path) -> None:
    table = Table(Options(players=3, modules=NAMES, first=0), seed=2)
    for _ in range(60):
        assert table.decision is not None
        table.play(table.decision.options[0])
    asked = table.asked
    assert asked is not None
    states = [determinize(table.view(asked), Rng(seed)) for seed in (1, 2)]
    assert states[0] != states[1]
    logs = [tmp_path / "one", tmp_path / "two"]
    for state, log in zip(states, logs, strict=True):
        bot = ExternalBot(command("log-facts", log), ENOUGH, start_seconds=ENOUGH)
        with bot:
            assert ask(bot, view(state, asked), Rng(5)).fault is None
    assert logs[0].read_bytes() == logs[1].read_bytes()
    assert logs[0].read_bytes().count(b"\n") == 4


def test_hidden_points_are_not_told() -> None:
    table = Table(Options(players=2, first=0), seed=7, hide_scores=True)
    for _ in range(300):
        if table.asked == 0 and all(table.snapshot().to_dict()["scores"]):
            break
        assert table.decision is not None
        table.play(table.decision.options[-1])
    seen = table.view(0)
    message = decide_message(seen, 1, 5000, 7, ["facts"])
    mine = seen.facts["scores"][0]
    assert [player["score"] for player in message["view"]["players"]] == [mine, None]
    assert message["facts"]["scores"] == [mine, None]
    assert None not in seen.facts["scores"], "the view itself is left as it was"


# --- truth -----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_a_move_ends_where_its_option_says(options: Options) -> None:
    moves = 0
    for table in questions(options, range(2)):
        assert table.asked is not None
        seen = table.view(table.asked)
        for action in seen.options:
            if action.verb == Verb.MOVE:
                moves += 1
                assert destination(seen, action) == end_of_move(table.snapshot(), action.id)
    assert moves > 100


def end_of_move(s: State, action: int) -> int:
    """Return where the adventurer that moves has come to, before its tile does anything."""
    s.events = []
    engine.answer(s, action)
    moves = [event for event in s.events if event[0] == k.E_ADVENTURER_MOVED]
    assert moves[0][5] == k.WALK
    place = moves[0][4]
    for _, _, _, start, end, how in moves[1:]:
        if how != k.THROWN or start != place:
            break
        place = end
    return place


def test_a_view_by_names_says_what_its_numbers_say() -> None:
    for table in questions(SETTINGS[1], range(1)):
        assert table.asked is not None
        seen = table.view(table.asked)
        form, facts, rs = view_json(seen), seen.facts, seen.rs
        assert form["tiles"][1:-1] == [
            rs.tile_names[tile] if tile else None for tile in facts["tiles"]
        ]
        assert (len(form["tiles"]), form["tiles"][0], form["tiles"][-1]) == (42, None, None)
        for seat, player in enumerate(form["players"]):
            assert player["places"] == facts["positions"][seat]
            assert player["statuses"] == [STATUS.to_json(rs, n) for n in facts["statuses"][seat]]
            assert player["hand"] == list(seen.hand(seat))
            known = player["scarab_values"] is not None
            assert known == (seat == seen.seat or not player["scarabs"])
            if known:
                assert len(player["scarab_values"]) == player["scarabs"]
        for name, pile in form["piles"].items():
            number = rs.pile_names.index(name)
            assert sum(pile["kinds"].values()) == sum(facts["piles"][number])
            assert pile["size"] == facts["pile_sizes"][number]
        mummy = form["modules"]["mummy"]
        assert form["tiles"][mummy["mummy"]] is not None, "the mummy stands on a tile"
        assert [n is None for n in mummy["gone_scarabs"]] == [i != seen.seat for i in range(3)]
        assert all(form["modules"]["characters"]["power"])


def test_the_tables_of_a_game_are_those_of_the_engine() -> None:
    seen = Table(Options(players=2, modules=NAMES), seed=1).view(0)
    form = game_message(seen)
    assert form["place_points"] == [
        0, *(space.points for space in seen.rs.edition.spaces), seen.rs.edition.chamber_points
    ]  # fmt: skip
    assert {card["family"] for card in form["cards"].values()} == {
        *("number", "step", "die", "range", "range_die", "all", "last", "fewer"),
        *("zero", "plus", "adjusted_die"),
    }
    assert {tile["family"] for tile in form["tiles"].values()} == {
        family.name for family in seen.rs.tile_families if family.name != "none"
    }
    assert form["tiles"]["vase3"] == {"family": "treasure", "value": 3, "type": "vase", "needs": 2}
    assert form["tiles"]["osiris2"] == {"family": "osiris", "value": 2}
    assert form["cards"]["h2:fewer2"] == {"family": "fewer", "value": 2, "eyes": 2}
    assert set(form["module_tables"]) == set(NAMES)
    assert sum(form["piles"]["scarabs"].values()) == 22


def test_messages_are_plain_ascii_lines() -> None:
    for table in questions(SETTINGS[1], range(1)):
        assert table.asked is not None
        line = told(table.view(table.asked))
        assert line.isascii()
        assert line.count(b"\n") == 2
        assert b" " not in line.replace(b"p1 ", b"").split(b'"doing"')[0]
        seen = table.view(table.asked)
        view = json.loads(line.splitlines()[1])["view"]
        assert view.pop("doing")[-1].startswith(seen.question)
        assert view == view_json(seen) | {"question": seen.question}
        break


def test_the_end_tells_the_result_only_when_the_game_is_over() -> None:
    table = Table(Options(players=2), seed=1)
    assert end_message(table.view(0)) == {"type": "end", "result": None}
    while table.decision is not None:
        table.play(table.decision.options[0])
    assert table.result is not None
    found = end_message(table.view(1))["result"]
    assert found["points"] == list(table.result.points)
    assert found["by_source"] == list(table.result.by_source)
    assert found["ranking"] == [list(place) for place in table.result.ranking]
    json.dumps(found)


def test_no_message_is_longer_than_a_pipe_of_any_system_takes_at_once() -> None:
    table = Table(Options(players=5, modules=NAMES), seed=1)
    assert table.asked is not None
    assert len(told(table.view(table.asked))) < 16384, sys.platform


def test_a_question_is_told_with_named_arguments() -> None:
    told_of: dict[str, dict[str, object]] = {}
    for table in questions(SETTINGS[1], range(2)):
        assert table.asked is not None
        question = decide_message(table.view(table.asked), 1, 1, 1)["question"]
        assert question["seat"] == table.asked
        told_of.setdefault(question["name"], question["arguments"])
    assert told_of["play"] == {}
    assert set(told_of["move"]) == {"low", "high", "flags"}
    assert isinstance(told_of["take"]["things"], list)
    assert told_of["spare"]["adventurer"] in range(5)
