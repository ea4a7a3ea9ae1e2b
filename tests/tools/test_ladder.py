"""The ladder: a step is measured, saved and written to the page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lab.stub_engine import StubEngine
from tools import ladder

pytestmark = pytest.mark.compiled  # figures are measured with the compiled build only


class Local(StubEngine):
    """Takes the place of this machine's engine."""

    def __enter__(self) -> Local:
        return self

    def __exit__(self, *_: object) -> None:
        pass


def test_a_step_is_measured_and_written_to_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Local({"planner": 15, "tourist": 20}, ahead=30)
    monkeypatch.setattr(ladder, "LocalEngine", lambda _: engine)
    page, figures = tmp_path / "ladder.md", tmp_path / "ladder.json"
    page.write_text(f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n")
    figures.write_text(json.dumps({"steps": []}))
    monkeypatch.setattr(ladder, "PAGE", page)
    monkeypatch.setattr(ladder, "FIGURES", figures)
    words = ["--only", "planner-4", "level2-2-all", "--results", str(tmp_path)]
    assert ladder.main(words) == 0
    planner, level = json.loads(figures.read_text())["steps"]
    assert (planner["games"], planner["verdict"]) == (200, "above")
    assert (level["games"], level["verdict"]) == (200, "below")
    assert planner["low"] > planner["parity"] == 0.25
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "| `planner-4` | `planner` | `greedy` × 3 | 4 | none | 200 |" in text
    assert "| `pupil` = `greedy:noise=5` | `tourist` = `greedy:noise=12` | 2 | all |" in text

    # Saved games are not played again, and decide the same.
    played = list(engine.played)
    assert ladder.main(words) == 0
    assert engine.played == played
    again = json.loads(figures.read_text())["steps"][0]
    assert {**again, "date": ""} == {**planner, "date": ""}
