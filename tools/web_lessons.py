"""The lessons of the browser's first game: positions, what can be done, what comes of it.

The positions are those of the rulebooks' examples (``docs/rules/examples.md``), or close to them;
the learner is red, p1. Everything is found out by the engine, so that a page can teach without
rules of its own. Each lesson is a file, which the page loads when it comes to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from luxor.core import constants as k
from luxor.core.actions import Action
from luxor.core.events import redact
from luxor.core.nodes import apply, apply_chance, result
from luxor.core.options import Options
from luxor.core.state import State
from luxor.core.view import view
from luxor.notation.codec.changes import ViewFollower
from luxor.notation.codec.named import view_json
from luxor.notation.position import parse_position
from luxor.play.table import Table
from luxor.server.game.messages import decision_json, steps_json, tables_of, ways_json
from tools.web_fixtures import json_line, short

FOLDER: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "learn" / "lessons"
COURSE: Final = FOLDER / "course.json"
"""The file that says which lessons there are, with what all of them need."""

SEAT: Final = 0

TILES: Final = """
    vase1 statue1 jewellery1 vase3 horus1 statue3 jewellery3 osiris1 vase3 statue3
    horus1 jewellery3 vase3 statue3 osiris2 jewellery3 horus2 vase3 statue3 jewellery3
    vase4 osiris2 statue4 horus2 jewellery4 vase4 statue4 jewellery4 vase4 osiris3
    horus3 statue4 jewellery4 vase5 statue5 jewellery5 horus3 vase6 statue6 jewellery6
"""
"""What lies on the spaces where a lesson says nothing else."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Scene:
    """A question: each way to go on, and what chance and the other player answer after it.

    The scene that follows in a lesson goes on from the only way of this one.
    """

    name: str
    goals: dict[str, str]


@dataclass(frozen=True)
class Lesson:
    """A position, and what is done in it."""

    name: str
    position: str
    tiles: dict[int, str]
    scenes: tuple[Scene, ...]

    def state(self) -> State:
        """Return the position."""
        tiles = [self.tiles.get(space, tile) for space, tile in enumerate(TILES.split(), 1)]
        return parse_position(f"{self.position}\nt1-t{len(tiles)}: {' '.join(tiles)}")


LATE: Final = (
    dict.fromkeys((1, 2, 3, 4, 6, 7, 9, 12, 13, 14, 18, 20, 29), "empty")
    | dict.fromkeys((10, 16, 19), "scarab")
    | {21: "joker", 23: "tunnel", 28: "joker_or_scarab", 32: "favour_23"}
)
"""What is different where a game is nearly over."""

# Each lesson is an example of its own, but rounds only go on, and what the learner has won stays.
LESSONS: Final = (
    Lesson(  # EX2
        "walk",
        """
        p1 hand: 4 1 5 die 2
        p2 hand: 1 4 1 3 5
        """,
        {},
        (Scene("walk", {"left": "3 left +-1", "right": "3 left +-1"}),),
    ),
    Lesson(  # EX1
        "hand",
        """
        round: 3
        p1: t3 t3
        p1 hand: 1 5 4 die 3
        p2: t2 stairs
        p2 hand: 2 1 1 4 5
        """,
        {1: "empty", 2: "empty", 3: "scarab"},
        (Scene("hand", {"left": "+-1 left a1+2 2"}),),
    ),
    Lesson(  # EX6, on a space without a temple symbol
        "treasure",
        """
        round: 5
        p1: t4 t3
        p1 hand: 2 3 1 5 4
        p2: t9 stairs stairs
        p2 hand: 1 2 3 4 5
        """,
        {1: "empty", 2: "empty", 3: "joker"},
        (
            Scene("alone", {"left a1+2": "die left a1+1 2"}),
            Scene("together", {"left a2+3": "3 left a1+2 1"}),
        ),
    ),
    Lesson(  # EX3, EX4
        "empty",
        """
        round: 7
        p1: t3 t6
        p1 hand: 2 5 1 die 3
        p1 treasures: statue
        p1 score: 3
        p2: t7 t5 stairs
        p2 hand: 2 1 4 2 5
        """,
        dict.fromkeys(range(1, 5), "empty"),
        (Scene("empty", {"left a1+2": "4 left a1+2 1"}),),
    ),
    Lesson(  # EX7
        "horus",
        """
        round: 8
        p1: t3 stairs
        p1 hand: 2 1 3 die 4
        p1 treasures: statue statue
        p1 score: 6
        p2: t4 stairs
        p2 hand: 2 1 1 4 5
        horus: h1:1-3 h2:1-4 h3:1-5
        """,
        {1: "empty", 2: "empty", 3: "scarab", 6: "empty"},
        (
            Scene("horus", {"left a1+2": ""}),
            Scene("gift", {"key": "5 left a1+2 3", "horus1": "h1:all1 left a1+2 3"}),
        ),
    ),
    Lesson(  # EX5
        "statue",
        """
        round: 9
        p1: t4 stairs
        p1 hand: die 1 3 4 2
        p1 treasures: statue statue
        p1 score: 6
        p2: t5 stairs
        p2 hand: 1 2 3 4 5
        """,
        {1: "empty", 2: "empty", 10: "scarab"},
        (Scene("roll", {"left": "5"}), Scene("statue", {"a1+5": "2 left a1+1 4"})),
    ),
    Lesson(  # EX8
        "osiris",
        """
        round: 11
        p1: t7 t4 stairs
        p1 hand: 1 4 2 die 5
        p1 treasures: statue statue
        p1 score: 6
        p2: t6 t4 stairs
        p2 hand: 1 3 3 4 5
        """,
        {1: "empty", 2: "empty", 3: "joker", 7: "favour_12"}
        | {8: "osiris2", 10: "scarab", 15: "osiris1"},
        (Scene("osiris", {"left a1+1": "2 3 left a3+1 2"}),),
    ),
    Lesson(  # EX6, EX15, BOX8
        "temple",
        """
        round: 13
        p1: t6 t7 t4
        p1 hand: 1 3 4 2 5
        p1 scarabs: 2
        p1 treasures: statue statue
        p1 score: 6
        p2: t10 t4 stairs
        p2 hand: 2 4 3 1 5
        """,
        {1: "empty", 2: "empty", 3: "joker", 10: "scarab", 16: "tunnel"},
        (
            Scene("temple", {"left a1+1": "tunnel 5 left a1+2 4"}),
            Scene("tunnel", {"left a3+3": "2 left a2+4 3"}),
        ),
    ),
    Lesson(  # EX9, then EX10, EX11 and EX12
        "tomb",
        """
        round: 18
        p1: t39 t35 t28 t19 stairs
        p1 hand: 2 4 3 die 1
        p1 keys: 2
        p1 jokers: 3
        p1 scarabs: 2 4 1
        p1 treasures: vase vase vase statue statue jewellery jewellery
        p1 score: 19
        p2: chamber t33 t26 t26 t14
        p2 hand: 1 2 3 4 5
        p2 keys: 1
        p2 scarabs: 2
        p2 treasures: vase vase statue statue jewellery
        p2 score: 17
        """,
        LATE,
        (Scene("tomb", {"left a1+2": "5 left a2+1 2"}),),
    ),
)


def files() -> dict[Path, str]:
    """Return a file for the course and for each lesson, with a line for each scene."""
    lessons = {}
    for lesson in LESSONS:
        state = lesson.state()
        scenes = []
        for scene in lesson.scenes:
            written, state = played(state, scene)
            scenes.append(json_line(written))
        body = ",\n".join(scenes)
        lessons[FOLDER / f"{lesson.name}.json"] = (
            f'{{"name":"{lesson.name}","scenes":[\n{body}]}}\n'
        )
    scored = result(state)
    course = {
        "lessons": [lesson.name for lesson in LESSONS],
        "tables": tables_of(Table(Options(players=2), seed=0)),
        "result": {"points": scored.points, "by_source": scored.by_source},
        "places": view_json(view(state, SEAT))["players"][SEAT]["places"],
    }
    return {COURSE: json_line(course) + "\n"} | lessons


def played(state: State, scene: Scene) -> tuple[Json, State]:
    """Return a scene as the page needs it, and the state after its last goal."""
    seen = view(state, SEAT)
    answers = [way["answers"] for way in ways_json(seen)]
    goals = []
    after = state
    for goal, rest in scene.goals.items():
        after = state.copy()
        after.events = []
        for word in (*goal.split(), *rest.split()):
            _answer(after, word)
        follower = ViewFollower(seen)
        events = [follower.follow(redact(after.rs, event, SEAT)) for event in after.events]
        way = answers.index([Action.parse(word).id for word in goal.split()])
        goals.append({"way": way, "events": [short(event) for event in events]})
    lesson = {
        "name": scene.name,
        "view": view_json(seen),
        "decision": decision_json(seen),
        "steps": steps_json(seen),
        "goals": goals,
    }
    return lesson, after


def _answer(state: State, word: str) -> None:
    """Answer what is asked, for a seat or for chance."""
    if state.asks == k.CHANCE:
        apply_chance(state, word)
    else:
        apply(state, word)
