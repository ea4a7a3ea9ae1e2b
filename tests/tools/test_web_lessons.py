"""The lessons of the browser's first game are what the engine makes of them now."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from typing import Any

import pytest

from luxor.notation.codec.changes import apply_changes
from tools.web_lessons import COURSE, FOLDER, LESSONS, SEAT, write

pytestmark = pytest.mark.compiled

MOST_BYTES = 2_500

Json = dict[str, Any]


def after(scene: Json, goal: Json) -> Json:
    """Return the view after the events of a goal."""
    view: Json = scene["view"]
    for event in goal["events"]:
        view = apply_changes(view, event.get("changes", {}))
    return view


def test_the_files_are_up_to_date() -> None:
    found = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert found == write(), "run `python -m tools.web_lessons`"


@pytest.mark.parametrize("name", sorted(write()))
def test_each_file_is_small(name: str) -> None:
    assert len(gzip.compress(write()[name].encode())) <= MOST_BYTES


def test_the_course_names_all_lessons_in_their_order() -> None:
    assert json.loads(write()[COURSE])["lessons"] == [lesson.name for lesson in LESSONS]


def test_every_scene_asks_the_learner_and_all_but_the_last_lead_back_to_a_question() -> None:
    files = write()
    scenes = [
        scene for lesson in LESSONS for scene in json.loads(files[f"{lesson.name}.json"])["scenes"]
    ]
    assert {scene["view"]["asked"] for scene in scenes} == {SEAT}
    asked = [after(scene, goal)["asked"] for scene in scenes for goal in scene["goals"]]
    assert asked == [SEAT] * (len(asked) - 1) + [None]


def test_a_scene_goes_on_from_the_only_way_of_the_one_before() -> None:
    before = [scene for lesson in LESSONS for scene in lesson.scenes[:-1]]
    assert before
    assert all(len(scene.goals) == 1 for scene in before)


def test_the_last_lesson_is_scored_like_the_rulebooks_examples() -> None:
    """EX10, EX11 and EX12: 31 for adventurers, 12 for sets, 7 for scarabs."""
    mine = json.loads(write()[COURSE])["result"]["by_source"][SEAT]
    assert (mine["adventurers"], mine["sets"], mine["scarabs"]) == (31, 12, 7)


def test_time_only_goes_on_and_nothing_that_was_won_is_lost() -> None:
    """What the learner holds when a lesson is over is still there when the next one begins."""
    files = write()
    round_, score, treasures, scarabs = 0, 0, Counter[str](), 0
    for lesson in LESSONS:
        scenes = json.loads(files[f"{lesson.name}.json"])["scenes"]
        begin, end = scenes[0]["view"], after(scenes[-1], scenes[-1]["goals"][0])
        mine = begin["players"][SEAT]
        assert begin["round"] >= round_, lesson.name
        assert mine["score"] >= score, lesson.name
        assert Counter(mine["treasures"]) >= treasures, lesson.name
        assert mine["scarabs"] >= scarabs, lesson.name
        mine = end["players"][SEAT]
        round_, score, scarabs = end["round"], mine["score"], mine["scarabs"]
        treasures = Counter(mine["treasures"])
