"""Fitting the evaluation: games become rows, and weights are written as the project has them."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from luxor.core.options import Options
from luxor.core.search import weights
from tools.fit_evaluation import WIDTH, known, play, written


def test_what_one_seat_gains_in_a_game_the_others_lose() -> None:
    found = play(Options(4), known(), 1, 1).tolist()
    rows = [found[i : i + WIDTH] for i in range(0, len(found), WIDTH)]
    assert len(rows) % 4 == 0
    for i in range(0, len(rows), 4):
        for column in zip(*rows[i : i + 4], strict=True):
            assert math.fsum(column) == pytest.approx(0, abs=1e-3)
    assert any(row[-1] > 5 for row in rows)


def test_the_weights_of_the_project_are_as_the_tool_writes_them() -> None:
    assert written(known()) == Path(weights.__file__).read_text(encoding="utf-8")
