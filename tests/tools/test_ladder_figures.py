"""The ladder: which of two measurements counts, and what the page says of them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.lab.stub_engine import StubEngine
from tools import ladder, ladder_page
from tools.ladder_figures import FIGURES, PAGE, Ladder
from tools.ladder_steps import Step, read_steps

STEP = Step("greedy", "greedy", "random", 2, "none", games=400, least=40, seed=1)
LEVEL = replace(STEP, name="level2", bot="pupil", other="tourist")


@pytest.fixture
def entry(tmp_path: Path) -> dict[str, Any]:
    """What was measured of the step with the code that was there on the second day."""
    found, _ = ladder.play(STEP, StubEngine({"greedy": 15}), tmp_path / "results", code="second")
    return {**found, "date": "2026-02-02T12:00:00+00:00"}


def written(path: Path, *entries: dict[str, Any], **more: object) -> Path:
    path.write_text(json.dumps({"format": 1, "steps": entries, **more}))
    return path


def test_what_was_measured_of_other_bots_is_not_taken_for_this_step(
    tmp_path: Path, entry: dict[str, Any]
) -> None:
    known = Ladder(tmp_path, [STEP])
    assert known.put(entry)
    assert known.known([STEP]) == [entry]
    assert known.known([replace(STEP, bot="planner")])[0]["games"] == 0
    assert known.known([replace(STEP, seed=2)])[0]["games"] == 0


def merged(tmp_path: Path, code: str, here: dict[str, Any], there: dict[str, Any]) -> Any:
    """What counts after a merge of there into here, and must count the other way round too."""
    found = []
    for one, other in ((here, there), (there, here)):
        known = Ladder(tmp_path, [STEP], code)
        known.put(one)
        taken = known.merge(written(tmp_path / "other.json", other))
        found.append(known.entries[STEP.id])
        assert taken == {STEP.id: found[-1] == other}
    assert found[0] == found[1]
    return found[0]


def test_newer_code_replaces_older(tmp_path: Path, entry: dict[str, Any]) -> None:
    first = {**entry, "code": "first", "date": "2026-01-01", "games": 400}
    third = {**entry, "code": "third", "date": "2026-02-02T13:00:00+00:00", "games": 20}
    assert merged(tmp_path, "now", entry, first) == entry
    assert merged(tmp_path, "now", entry, third) == third
    assert merged(tmp_path, "now", {**entry, "date": "2026-02-02"}, third) == third
    # The present code is the newest, also if something else was measured again later.
    assert merged(tmp_path, "second", entry, third) == entry
    assert merged(tmp_path, "first", entry, first) == first


def test_of_the_same_code_more_games_count(tmp_path: Path, entry: dict[str, Any]) -> None:
    more = {**entry, "games": 60, "date": "2026-01-01"}
    assert merged(tmp_path, "now", entry, more) == more
    again = {**entry, "date": "2026-03-03"}
    assert merged(tmp_path, "now", entry, again) == again


def test_what_is_not_of_the_step_replaces_nothing(tmp_path: Path, entry: dict[str, Any]) -> None:
    other = {**entry, "bot": "planner", "code": "now", "date": "2026-03-03", "games": 400}
    assert merged(tmp_path, "now", entry, other) == entry


def test_what_was_merged_keeps_all_that_is_known(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    level, _ = ladder.play(LEVEL, StubEngine({"pupil": 15}), tmp_path, code="there")
    level["machine"] = {"cpu": "Abacus", "cores": 7, "system": "Sand", "python": "Snake 1"}
    known = Ladder(elsewhere, [LEVEL], "there")
    known.put(level)
    known.write()
    (tmp_path / "docs").mkdir()
    here = Ladder(tmp_path / "docs", [STEP, LEVEL], "here")
    here.merge(elsewhere / FIGURES)
    here.write()
    figures = json.loads((tmp_path / "docs" / FIGURES).read_text())
    assert figures == {"format": 1, "code": "here", "steps": [level]}
    page = (tmp_path / "docs" / PAGE).read_text()
    assert "| `pupil` = `greedy:noise=5` | `tourist` = `greedy:noise=12` |" in page
    assert f"{level['date'][:10]} [1]† |" in page
    assert "1. Abacus, 7 cores, Sand, Snake 1" in page


def test_lines_of_other_code_are_marked(entry: dict[str, Any]) -> None:
    old = {**entry, "step": "old-2", "code": "first", "date": "2026-01-01"}
    lines = list(ladder_page.table([entry, old, STEP.names | {"games": 0}], "second"))
    assert [line.endswith("† |") for line in lines[2:5]] == [False, True, False]
    assert sum(line.startswith("† measured with other rules") for line in lines) == 1
    assert "(`second`)" in "".join(lines)
    assert "†" not in "".join(ladder_page.table([entry], "second"))
    assert "| 2026-02-02 [1] |" in "".join(ladder_page.table([entry], "second"))


def test_lines_that_were_cut_are_marked(entry: dict[str, Any]) -> None:
    lines = list(ladder_page.table([{**entry, "cut": "time"}], "second"))
    assert "| 40‡ |" in lines[2]
    assert any(line.startswith("‡ ended before") for line in lines)
    assert "‡" not in "".join(ladder_page.table([entry], "second"))


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
    page = (ladder.DOCS / PAGE).read_text(encoding="utf-8")
    known = Ladder(ladder.DOCS, read_steps())
    assert ladder_page.filled(page, known.table(known.steps)) == page
