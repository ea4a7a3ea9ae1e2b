"""The benchmark of the searching bots: that it runs and says what it has measured."""

from __future__ import annotations

import json

import pytest

from bench import __main__ as command
from bench import search


@pytest.mark.compiled
def test_searches_are_measured_beside_the_bare_loop(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--search", "--quick", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["command"] == "python3 run.py bench --search --quick --json"
    assert set(result["search"]) == set(search.SETTINGS)
    for row in result["search"].values():
        assert set(row) == {"random", *search.bots(1)}
        assert all(speed > 0 for speed in row.values())
    assert f"{result['search']['2']['ismcts']:,}" in search.text(result)
