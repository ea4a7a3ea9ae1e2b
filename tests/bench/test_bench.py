"""Every benchmark runs and reports what it has measured. Never how fast."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from bench import __main__ as command
from bench import callgrind, loops, peer_games, peers
from bench.online.flooder import FLOODS

pytestmark = pytest.mark.compiled

Bench = Callable[..., dict[str, Any]]

FAKE_PEER = """
import sys
from bench.peer_games import Peer, Way, serve
from tests.bench.test_bench import FakeEngine
serve(Peer("Fake", "pytest", 2, {"loop": Way("loop", "pure")}, FakeEngine), sys.stdin, sys.stdout)
"""


@pytest.fixture
def bench(capsys: pytest.CaptureFixture[str]) -> Bench:
    """Run a benchmark quickly, and return its figures."""

    def run(*words: str) -> dict[str, Any]:
        assert command.main([*words, "--quick", "--json"]) == 0
        result: dict[str, Any] = json.loads(capsys.readouterr().out)
        assert result["command"].startswith("python3 run.py bench")
        assert set(result["machine"]) == {"cpu", "cores", "system", "python", "compiler"}
        only = next((command.MODULES[w[2:]] for w in words if w[2:] in command.MODULES), None)
        lines = import_module(only or "bench.core").markdown(result)
        assert lines[0].startswith("- Machine: ")
        assert any(line.startswith("|---") for line in lines)
        return result

    return run


def test_the_core_is_measured_compiled_and_pure(bench: Bench) -> None:
    result = bench()
    for build in ("players", "pure"):
        assert set(result[build]) == set(loops.SETTINGS)
        for figures in result[build].values():
            assert figures["turns_per_game"] < figures["decisions_per_game"]
            for name, (low, high) in figures["interval"].items():
                assert 0 < low <= figures[name] <= high
    assert result["pure"]["2"]["state_bytes"] > result["players"]["2"]["state_bytes"]


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="valgrind is not installed")
def test_instructions_are_counted() -> None:
    assert 100 < callgrind.count("playout", "5-all", 2)["per_turn"] < 50_000


def test_the_laboratory_is_measured(bench: Bench) -> None:
    assert all(figure > 0 for figure in bench("--lab")["lab"].values())


def test_searches_are_measured(bench: Bench) -> None:
    for speeds in bench("--search")["search"].values():
        assert all(speed > 0 for speed in speeds.values())


def test_a_server_is_measured_under_load(bench: Bench) -> None:
    (figures,) = bench("--server")["server"]
    assert figures["faults"] == []
    (run,) = figures["runs"]
    assert 0 < run["answers"] <= figures["answers"] == figures["acknowledged"]
    assert 0 < run["p50_ms"] <= run["p99_ms"] <= run["max_ms"]


def test_a_server_is_flooded(bench: Bench) -> None:
    (figures,) = bench("--flood", "--seconds", "0.3")["flood"]
    assert figures["faults"] == []
    assert [flood["flood"] for flood in figures["floods"]] == list(FLOODS)
    assert all(flood["dropped"] > 0 for flood in figures["floods"])


class FakeEngine:
    """An engine whose games have 10 moves, 8 of them decisions between 3 options."""

    def play(self, way: str, games: int) -> range:  # noqa: ARG002
        return range(games)

    def count(self, way: str, games: int) -> dict[str, int]:  # noqa: ARG002
        return {"games": games, "moves": 10 * games, "decisions": 8 * games, "options": 24 * games}


def test_other_engines_are_measured_and_a_missing_one_reported(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = {"good": FAKE_PEER, "missing": 'print(\'{"error": "no such engine"}\')'}
    monkeypatch.setattr(peers, "command", lambda name: [sys.executable, "-c", programs[name]])
    peer = peer_games.PEERS["python-chess"]
    monkeypatch.setattr(peer_games, "PEERS", dict.fromkeys(programs, peer))
    engines = bench("--peers")["peers"]["engines"]
    assert engines["good"]["ways"]["loop"]["ratios"]["games"]["median"] > 0
    assert engines["missing"]["failed"] == "no such engine"
