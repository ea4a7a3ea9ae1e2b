"""The ladder: its list of steps, when a step ends, and what is written down of it."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from luxor.bots.levels import LEVELS
from luxor.lab.compare import Comparison
from luxor.lab.contests import Duel
from luxor.lab.store import RESULTS, Results
from tests.lab.stub_engine import StubEngine, row
from tools import ladder
from tools.ladder import Enough, StepProgress, counted, main, play
from tools.ladder_code import code_of
from tools.ladder_steps import Step, chosen, read_steps

pytestmark = pytest.mark.compiled  # figures are measured with the compiled build only

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
    entry, stopped = play(STEP, engine, tmp_path, code="now")
    assert (entry["verdict"], stopped, entry["cut"]) == ("above", False, None)
    assert entry["games"] == 40
    assert entry["low"] > entry["parity"] == 0.5
    assert entry["command"] == "python -m tools.ladder --only greedy-2"
    results = Results(tmp_path / "now" / "greedy-2")
    assert results.experiment["kind"] == "ladder"
    assert next(results.rows()).points == {}
    again = StubEngine({"greedy": 15})
    assert play(STEP, again, tmp_path, code="now")[0]["win_rate"] == entry["win_rate"]
    assert again.played == []


def test_a_step_that_is_interrupted_goes_on(tmp_path: Path) -> None:
    entry, stopped = play(STEP, StubEngine({}, stop_after=100, ahead=2), tmp_path)
    assert (stopped, entry["cut"]) == (True, "interrupted")
    engine = StubEngine({})
    entry, stopped = play(STEP, engine, tmp_path)
    assert (stopped, entry["games"], entry["verdict"]) == (False, 400, "open")
    assert len(engine.played) == 300


def test_a_step_that_is_decided_is_not_cut(tmp_path: Path) -> None:
    play(STEP, StubEngine({"greedy": 15}), tmp_path)
    entry, _ = play(STEP, StubEngine({}), tmp_path, minutes=-1)
    assert (entry["games"], entry["cut"]) == (40, None)
    entry, _ = play(replace(STEP, least=400), StubEngine({}), tmp_path, minutes=-1)
    assert entry["cut"] == "time"


def test_no_more_games_count_than_are_wanted(tmp_path: Path) -> None:
    play(STEP, StubEngine({}), tmp_path)
    assert play(replace(STEP, games=20), StubEngine({}), tmp_path)[0]["games"] == 20


def test_games_of_other_code_are_never_counted(tmp_path: Path) -> None:
    old, _ = play(STEP, StubEngine({"greedy": 15}), tmp_path, code="old")
    engine = StubEngine({"random": 15})
    new, _ = play(STEP, engine, tmp_path, code="new")
    assert (old["code"], old["verdict"]) == ("old", "above")
    assert (new["code"], new["verdict"]) == ("new", "below")
    assert len(engine.played) >= new["games"] == 40
    assert play(STEP, StubEngine({}), tmp_path, code="old")[0]["win_rate"] == old["win_rate"]


def test_without_another_name_the_code_is_what_it_is(tmp_path: Path) -> None:
    assert play(STEP, StubEngine({"greedy": 15}), tmp_path)[0]["code"] == code_of()


def test_an_entry_says_what_a_level_was(tmp_path: Path) -> None:
    step = replace(STEP, name="level", bot="pupil", other="tourist")
    entry, _ = play(step, StubEngine({"pupil": 15}), tmp_path)
    assert entry["specs"] == {name: LEVELS[name].spec for name in ("pupil", "tourist")}
    assert play(STEP, StubEngine({"greedy": 15}), tmp_path)[0]["specs"] == {}


@pytest.mark.parametrize("players", [2, 4])
def test_a_step_comes_to_the_same_however_it_is_played(tmp_path: Path, players: int) -> None:
    step = replace(STEP, players=players, least=20)
    strength = {"greedy": 5}
    alone, _ = play(step, StubEngine(strength, ahead=1), tmp_path / "alone")
    many, _ = play(step, StubEngine(strength, ahead=60), tmp_path / "many")
    play(step, StubEngine(strength, ahead=30, stop_after=25), tmp_path / "twice")
    twice, _ = play(step, StubEngine(strength, ahead=30), tmp_path / "twice")
    assert alone["verdict"] == "above"
    for other in (many, twice):
        assert _without_time(other) == _without_time(alone)


def _without_time(entry: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in entry.items() if name not in ("date", "seconds")}


def test_deals_count_up_to_the_first_that_decides() -> None:
    games = [(60, 50)] * 30 + [(50, 60)] * 30
    rows = [row(2 * i, i, ["greedy", "random"], list(game)) for i, game in enumerate(games)]
    rows += [
        row(2 * i + 1, i, ["random", "greedy"], list(game[::-1])) for i, game in enumerate(games)
    ]
    random.Random(1).shuffle(rows)
    assert counted(STEP, rows).games == 40
    assert counted(STEP, rows).one.win_rate == 1.0
    # A game that broke off takes its deal with it; one that is not there yet is waited for.
    without = [row for row in rows if row.game != 7]
    assert counted(STEP, without, broken=[7]).games == 40
    assert counted(STEP, without, broken=[7]).broken == [(7, "broken off")]
    assert counted(STEP, without).games == 6


def test_a_step_says_how_far_it_is() -> None:
    duel = Duel(STEP.setting(), STEP.bot, STEP.other, games=400)
    progress = StepProgress(duel, Enough(STEP, None), 0)
    assert progress.line(0.0).endswith("0/400 games  greedy-2")
    duel.comparison = compared([(60, 50)] * 20)
    low, high = duel.comparison.bounds
    progress = StepProgress(duel, Enough(STEP, 90.5), 0)
    progress.done = 40
    line = progress.line(4.0)
    assert "40/400 games  10 games/s  36 s left  greedy-2: 100.0% " in line
    assert line.endswith(f"({low:.1%} to {high:.1%}), ends in 1 h 30 min at the latest")


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
    said = capsys.readouterr().err
    assert "greedy-4: step 2 of 2\n" in said
    assert "greedy-4: stronger: " in said
    figures = json.loads((docs / "ladder.json").read_text())
    assert [entry["step"] for entry in figures["steps"]] == ["greedy-2", "greedy-4"]
    page = (docs / "ladder.md").read_text()
    assert "| `greedy-4` | `greedy` | `random` × 3 | 4 | none |" in page
    assert page.count("not yet") == 6
    assert figures["code"] == figures["steps"][0]["code"] == code_of()
    assert "†" not in page

    # Fewer games of the same code and the same deals tell nothing new.
    assert main([*words, "--only", "greedy-2", "--games", "20"]) == 0
    assert "greedy-2: open, 90% open: " in capsys.readouterr().err
    assert json.loads((docs / "ladder.json").read_text()) == figures

    # A bot that is not there yet is named, and what is known stays.
    assert main([*words, "--only", "level2-2"]) == 1
    assert "level2-2: not played, 'two' is no bot" in capsys.readouterr().err
    assert json.loads((docs / "ladder.json").read_text()) == figures

    # Figures from elsewhere are taken over.
    other = tmp_path / "elsewhere"
    assert main(["--steps", str(steps), "--docs", str(other), "--merge", *_figures(docs)]) == 0
    assert "greedy-2: taken over" in capsys.readouterr().err
    assert json.loads((other / "ladder.json").read_text()) == figures
    assert (other / "ladder.md").read_text() == page
    assert main(["--steps", str(steps), "--docs", str(other), "--list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["steps"] == figures["steps"]


def _figures(docs: Path) -> list[str]:
    return [str(docs / "ladder.json")]


def test_other_code_begins_anew_with_a_word(
    steps: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(ladder, "LocalEngine", lambda _: Local({"greedy": 15}))
    places = ["--steps", steps, "--docs", tmp_path / "docs", "--results", tmp_path / "results"]
    words = [*(str(word) for word in places), "--only", "greedy-2"]
    monkeypatch.setattr(ladder, "code_of", lambda: "old")
    assert main(words) == 0
    monkeypatch.setattr(ladder, "LocalEngine", lambda _: Local({"random": 15}))
    monkeypatch.setattr(ladder, "code_of", lambda: "new")
    capsys.readouterr()
    assert main([*words[:-2], "--list"]) == 0  # what is known is not of the present code
    assert "† measured with other rules or bots than" in capsys.readouterr().out
    assert main(words) == 0
    said = capsys.readouterr().err
    assert "greedy-2: step 1 of 1, begins anew: old was other code" in said
    assert "greedy-2: weaker" in said
    (entry,) = json.loads((tmp_path / "docs" / "ladder.json").read_text())["steps"]
    assert (entry["code"], entry["verdict"]) == ("new", "below")
    assert main([*words, "--code", "new"]) == 0
    assert "greedy-2: step 1 of 1, goes on" in capsys.readouterr().err


def test_other_code_than_the_one_that_is_meant_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["--docs", str(tmp_path), "--results", str(tmp_path), "--code", "now"])
    assert f"the rules and bots here are {code_of()}, not now" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_another_experiment_is_refused(
    steps: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(ladder, "LocalEngine", lambda _: Local({"greedy": 15}))
    places = ["--steps", steps, "--docs", tmp_path / "docs", "--results", tmp_path / "results"]
    words = [*(str(word) for word in places), "--only", "greedy-2"]
    assert main(words) == 0
    figures = (tmp_path / "docs" / "ladder.json").read_text()
    results = tmp_path / "results" / code_of() / "greedy-2" / RESULTS
    with closing(sqlite3.connect(results)) as database, database:
        database.execute("UPDATE notes SET value = json_set(value, '$.players', 3)")
    assert main(words) == 1
    said = capsys.readouterr().err
    assert "greedy-2: not played, " in said
    assert "players: 3 there, 2 here" in said
    assert (tmp_path / "docs" / "ladder.json").read_text() == figures


def test_what_is_no_file_of_figures_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.json"
    for text, words in [("{", "cannot be read"), ("[]", "has no figures of format 1")]:
        path.write_text(text)
        with pytest.raises(SystemExit):
            main(["--docs", str(tmp_path / "docs"), "--merge", str(path)])
        assert words in capsys.readouterr().err
    assert not (tmp_path / "docs" / "ladder.json").exists()


def test_the_commands_of_the_page_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ladder.DOCS / "ladder.md").read_text(encoding="utf-8")
    prose = page.partition("<!--")[0]
    lines = [line.split("  ")[0] for line in prose.replace("\n    ", "\n").splitlines()]
    commands = [line.split() for line in lines if line.startswith("python -m tools.ladder")]
    assert ["python", "-m", "tools.ladder"] in commands  # the whole table
    for command in commands:
        assert main([*command[3:], "--list"]) == 0
    assert "`python -m tools.ladder`" in page
    shown = capsys.readouterr().out
    assert all(f"| `{step.id}` |" in shown for step in read_steps())
