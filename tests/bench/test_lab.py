"""The benchmark of the laboratory: that it runs and says what it has measured. Never how fast."""

from __future__ import annotations

import json

import pytest

from bench import __main__ as command
from bench import lab


@pytest.mark.compiled
def test_the_laboratory_is_measured_beside_the_bare_loop(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert command.main(["--lab", "--quick", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["command"] == "python3 run.py bench --lab --quick --json"
    found = result["lab"]
    assert set(found) == {
        *("workers", "games", "playout_games_per_s", "simulate_games_per_s"),
        *("share", "core_share", "at_least", "command_games", "command_games_per_s"),
    }
    assert all(figure > 0 for figure in found.values())
    assert found["games"] == found["workers"] * lab.QUICK_GAMES
    said = lab.text(result)
    assert f"{found['simulate_games_per_s']:,} games/s" in said
    assert "at least 60% is asked" in said
