"""The games for the tests of the browser's client are up to date."""

from __future__ import annotations

import json

import pytest

from luxor.notation.codec.changes import apply_changes, checksum
from tools.web_fixtures import FOLDER, GAMES, Game, write

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_are_what_the_tool_writes_now(game: Game) -> None:
    text = (FOLDER / f"{game.name}.json").read_text(encoding="utf-8")
    assert text == write(game), "run `python -m tools.web_fixtures`"


def test_there_are_no_other_games() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == {game.name for game in GAMES}


def test_nobody_else_s_cards_are_in_a_game_for_one_seat() -> None:
    for game in GAMES:
        steps = json.loads(write(game))["steps"]
        for event in (event for step in steps for event in step["events"]):
            if event["event"] in ("card_dealt", "card_drawn"):
                assert (event["card"] is None) == (event["seat"] != game.eyes)


def test_the_changes_of_all_events_lead_to_the_end() -> None:
    for game in GAMES:
        written = json.loads(write(game))
        view = written["start"]
        for step in written["steps"]:
            for event in step["events"]:
                view = apply_changes(view, event.get("changes", {}))
            assert checksum(view) == step["checksum"]
        assert view == written["end"]
