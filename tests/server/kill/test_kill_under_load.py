"""A server that is killed in the middle of its work loses nothing, and its clients play on.

This is the short form of ``run.py bench --kill``, which kills it fifty times.
"""

from __future__ import annotations

import pytest

from bench.online.kill import Plan, measure
from luxor.core.modules import NAMES

pytestmark = pytest.mark.compiled

KILLS = 3


def test_nothing_acknowledged_is_lost_and_every_game_comes_to_its_end(database_url: str) -> None:
    plan = Plan(times=KILLS, rooms=2, clients=2, rate=1000.0, modules=NAMES)
    said: list[str] = []
    found = measure(database_url, plan, said.append)
    assert found["faults"] == []
    assert found["lost"] == found["doubled"] == 0
    assert found["is_good"]
    assert f"killed {KILLS} of {KILLS} times" in said
    assert found["lost_lines"] >= KILLS  # each kill broke at least one line
    assert found["games"] == found["over"] >= plan.rooms
    assert 100 < found["acknowledged"] <= found["answers"]
    assert found["answers"] == found["acknowledged"] + found["kept_unheard"]
