"""What the browser's client has from the engine is what the engine makes of it now."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.view_changes import apply_changes, checksum
from tools import web_files, web_lessons, web_rules, web_scenes
from tools.web_fixtures import GAMES, write
from tools.web_lessons import COURSE, LESSONS, SEAT

pytestmark = pytest.mark.compiled

MOST_BYTES = 2_500
"""Of a lesson, packed."""

Json = dict[str, Any]


@pytest.fixture(scope="module")
def files() -> dict[Path, str]:
    return web_files.files()


@pytest.fixture(scope="module")
def lessons(files: dict[Path, str]) -> dict[str, Json]:
    return {
        lesson.name: json.loads(files[web_lessons.FOLDER / f"{lesson.name}.json"])
        for lesson in LESSONS
    }


def after(scene: Json, goal: Json) -> Json:
    """Return the view after the events of a goal."""
    view: Json = scene["view"]
    for event in goal["events"]:
        view = apply_changes(view, event.get("changes", {}))
    return view


def test_all_files_are_up_to_date_and_there_are_no_others(files: dict[Path, str]) -> None:
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, "run `python -m tools.web_files`"
    assert {path for folder in web_files.FOLDERS for path in folder.glob("*.json")} <= set(files)


# --- games and scenes for tests --------------------------------------------------------------


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


def test_nearly_every_question_is_asked(files: dict[Path, str]) -> None:
    scenes = json.loads(files[web_scenes.FILE])["scenes"]
    asked = {scene["decision"]["question"]["name"] for scene in scenes}
    assert {"play", "second", "side", "wake", "raise", "act", "spare", "collect"} <= asked
    assert len(asked) >= 20


def test_one_table_of_the_rules_has_no_module_and_one_has_all(files: dict[Path, str]) -> None:
    tables = json.loads(files[web_rules.FILE])
    assert tables["base"]["modules"] == []
    assert set(tables["all"]["modules"]) == {"mummy", "equipment", "sceptres", "characters"}


# --- lessons ---------------------------------------------------------------------------------


def test_each_lesson_is_small(files: dict[Path, str]) -> None:
    for path, text in files.items():
        if path.parent == web_lessons.FOLDER:
            assert len(gzip.compress(text.encode())) <= MOST_BYTES, path.name


def test_the_course_names_all_lessons_in_their_order(files: dict[Path, str]) -> None:
    assert json.loads(files[COURSE])["lessons"] == [lesson.name for lesson in LESSONS]


def test_every_scene_asks_the_learner_and_all_but_the_last_lead_back_to_a_question(
    lessons: dict[str, Json],
) -> None:
    scenes = [scene for lesson in lessons.values() for scene in lesson["scenes"]]
    assert {scene["view"]["asked"] for scene in scenes} == {SEAT}
    asked = [after(scene, goal)["asked"] for scene in scenes for goal in scene["goals"]]
    assert asked == [SEAT] * (len(asked) - 1) + [None]


def test_a_scene_goes_on_from_the_only_way_of_the_one_before() -> None:
    before = [scene for lesson in LESSONS for scene in lesson.scenes[:-1]]
    assert before
    assert all(len(scene.goals) == 1 for scene in before)


def test_the_last_lesson_is_scored_like_the_rulebooks_examples(files: dict[Path, str]) -> None:
    """EX10, EX11 and EX12: 31 for adventurers, 12 for sets, 7 for scarabs."""
    mine = json.loads(files[COURSE])["result"]["by_source"][SEAT]
    assert (mine["adventurers"], mine["sets"], mine["scarabs"]) == (31, 12, 7)


def test_time_only_goes_on_and_nothing_that_was_won_is_lost(lessons: dict[str, Json]) -> None:
    """What the learner holds when a lesson is over is still there when the next one begins."""
    round_, score, treasures, scarabs = 0, 0, Counter[str](), 0
    for name, lesson in lessons.items():
        scenes = lesson["scenes"]
        begin, end = scenes[0]["view"], after(scenes[-1], scenes[-1]["goals"][0])
        mine = begin["players"][SEAT]
        assert begin["round"] >= round_, name
        assert mine["score"] >= score, name
        assert Counter(mine["treasures"]) >= treasures, name
        assert mine["scarabs"] >= scarabs, name
        mine = end["players"][SEAT]
        round_, score, scarabs = end["round"], mine["score"], mine["scarabs"]
        treasures = Counter(mine["treasures"])
