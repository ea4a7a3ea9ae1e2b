"""The ladder: its list of steps, when a step ends, and what is written down of it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from luxor.lab.compare import Comparison
from luxor.lab.store import read_results
from tests.lab.stub_engine import StubEngine, row
from tools import ladder, ladder_page
from tools.ladder import Enough, Ladder, Step, chosen, code_of, main, play, read_steps

STEP = Step("greedy", "greedy", "random", 2, "none", games=400, least=40, seed=1)
LIST = """
seed = 1
players = [2, 4]
modules = ["none", "all"]
games = 100
least = 10
[[step]]
name = "greedy"
bot = "greedy"
other = "random"
goals = { "2" = 0.9 }
[[chain]]
name = "level"
bots = ["one", "two", "three"]
modules = ["none"]
games = 50
"""


class Local(StubEngine):
    """Takes the place of the engine of this machine."""

    def __enter__(self) -> Local:
        return self

    def __exit__(self, *_: object) -> None:
        pass


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    path = tmp_path / "steps.toml"
    path.write_text(LIST)
    return path


def test_a_list_gives_a_step_for_each_table(steps: Path) -> None:
    found = read_steps(steps)
    assert [step.id for step in found] == [
        *("greedy-2", "greedy-4", "greedy-2-all", "greedy-4-all"),
        *("level2-2", "level2-4", "level3-2", "level3-4"),
    ]
    assert [step.goal for step in found[:4]] == [0.9, None, 0.9, None]
    assert (found[4].bot, found[4].other, found[4].games) == ("two", "one", 50)
    assert len(found[2].setting().options.modules) == 4


def test_the_list_of_the_project_is_whole() -> None:
    found = read_steps()
    assert len({step.id for step in found}) == len(found)
    for name in ("greedy", "planner", "flat", "ismcts", "ismcts-x4"):
        tables = {(step.players, step.modules) for step in found if step.name == name}
        assert tables == {(2, "none"), (4, "none"), (2, "all"), (4, "all")}


def test_steps_are_chosen_by_name_or_id(steps: Path) -> None:
    found = read_steps(steps)
    assert chosen(found, None) == found
    assert [step.id for step in chosen(found, ["greedy-4", "level2"])] == [
        *("greedy-4", "level2-2", "level2-4"),
    ]
    with pytest.raises(ValueError, match="no step is called 'gready'; there are greedy, level2"):
        chosen(found, ["gready"])


def compared(games: list[tuple[int, int]]) -> Comparison:
    """Deals in which the one bot has the first score in both seats, the other the second."""
    comparison = Comparison("greedy", "random", players=2)
    for deal, (mine, theirs) in enumerate(games):
        comparison.add(row(2 * deal, deal, ["greedy", "random"], [mine, theirs]))
        comparison.add(row(2 * deal + 1, deal, ["random", "greedy"], [theirs, mine]))
    return comparison


def test_a_step_ends_when_the_test_decides_but_not_too_soon() -> None:
    enough = Enough(STEP, None)
    assert not enough(compared([(60, 50)] * 19))
    assert enough(compared([(60, 50)] * 20))
    assert not Enough(STEP, None)(compared([(60, 50), (50, 60)] * 30))
    assert Enough(STEP, None)(compared([(50, 60)] * 20))


def test_a_goal_is_decided_too() -> None:
    goal = replace(STEP, goal=0.9)
    assert not Enough(goal, None)(compared([(60, 50)] * 20))
    assert Enough(goal, None)(compared([(60, 50)] * 150))
    below = compared([(60, 50), (60, 50), (50, 60)] * 40)
    assert below.bounds.low > 0.5
    assert Enough(goal, None)(below)


def test_a_step_ends_when_the_time_is_over() -> None:
    enough = Enough(STEP, minutes=-1)
    assert enough(compared([]))
    assert enough.out_of_time


def test_a_step_is_played_kept_and_not_played_again(tmp_path: Path) -> None:
    engine = StubEngine({"greedy": 15})
    entry, stopped = play(STEP, engine, tmp_path)
    assert (entry["verdict"], stopped, entry["cut"]) == ("above", False, None)
    assert 40 <= entry["games"] < 60
    assert entry["low"] > entry["parity"] == 0.5
    assert entry["command"] == "python -m tools.ladder --only greedy-2"
    results = read_results(tmp_path / "greedy-2")
    assert results.experiment["kind"] == "ladder"
    assert results.rows[0].points == {}
    again = StubEngine({"greedy": 15})
    assert play(STEP, again, tmp_path)[0]["win_rate"] == entry["win_rate"]
    assert again.played == []


def test_a_step_that_is_interrupted_goes_on(tmp_path: Path) -> None:
    entry, stopped = play(STEP, StubEngine({}, stop_after=100, ahead=2), tmp_path)
    assert (stopped, entry["cut"]) == (True, "interrupted")
    engine = StubEngine({})
    entry, stopped = play(STEP, engine, tmp_path)
    assert (stopped, entry["games"], entry["verdict"]) == (False, 400, "open")
    assert len(engine.played) == 300


def test_the_command_writes_a_page_and_figures(
    steps: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(ladder, "LocalEngine", lambda _: Local({"greedy": 15}))
    docs = tmp_path / "docs"
    places = ["--steps", steps, "--docs", docs, "--results", tmp_path / "results"]
    words = [str(word) for word in places]
    assert main([*words, "--only", "greedy-2", "greedy-4"]) == 0
    assert "greedy-4: stronger: " in capsys.readouterr().err
    figures = json.loads((docs / "ladder.json").read_text())
    assert [entry["step"] for entry in figures["steps"]] == ["greedy-2", "greedy-4"]
    page = (docs / "ladder.md").read_text()
    assert "| `greedy-4` | `greedy` | `random` × 3 | 4 | none |" in page
    assert page.count("not yet") == 6

    # A bot that is not there yet is named, and what is known stays.
    assert main([*words, "--only", "level2-2"]) == 1
    assert "level2-2: not played, 'two' is no bot" in capsys.readouterr().err
    assert json.loads((docs / "ladder.json").read_text()) == figures

    # Figures from elsewhere are taken over.
    other = tmp_path / "elsewhere"
    assert main(["--steps", str(steps), "--docs", str(other), "--merge", *_figures(docs)]) == 0
    assert json.loads((other / "ladder.json").read_text()) == figures
    capsys.readouterr()
    assert main(["--steps", str(steps), "--docs", str(other), "--list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["steps"] == figures["steps"]


def _figures(docs: Path) -> list[str]:
    return [str(docs / "ladder.json")]


def test_what_was_measured_of_other_bots_is_not_taken_for_this_step(tmp_path: Path) -> None:
    entry, _ = play(STEP, StubEngine({"greedy": 15}), tmp_path)
    known = Ladder(tmp_path, [STEP])
    known.entries[STEP.id] = entry
    assert known.known([STEP]) == [entry]
    assert known.known([replace(STEP, bot="planner")])[0]["games"] == 0
    assert known.known([replace(STEP, seed=2)])[0]["games"] == 0


def test_only_what_lies_between_the_marks_is_written() -> None:
    page = f"before\n{ladder_page.BEGIN}\nold\n{ladder_page.END}\nafter\n"
    new = ladder_page.filled(page, iter(["new"]))
    assert new.startswith("before\n")
    assert new.endswith("\nafter\n")
    assert "old" not in new
    assert ladder_page.filled(new, iter(["new"])) == new
    with pytest.raises(ValueError, match="no marks"):
        ladder_page.filled("no marks", iter(()))


def test_the_page_of_the_project_has_the_marks_and_every_step() -> None:
    page = (ladder.DOCS / ladder.PAGE).read_text(encoding="utf-8")
    known = Ladder(ladder.DOCS, read_steps())
    assert ladder_page.filled(page, ladder_page.table(known.known(known.steps))) == page


def test_other_code_has_another_name(tmp_path: Path) -> None:
    for folder in ("core", "bots"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.py").write_text("a = 1\n")
    before = code_of(tmp_path)
    assert code_of(tmp_path) == before
    (tmp_path / "bots" / "a.py").write_text("a = 2\n")
    assert code_of(tmp_path) != before
