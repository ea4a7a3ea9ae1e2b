"""The benchmark: that it runs, counts what it times, and says what it needs. Never how fast."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench import __main__ as command
from bench import callgrind, loops, report, rounds, worker
from luxor.core import playout
from luxor.core.rng import Rng

ROOT = Path(__file__).resolve().parents[2]
PROMISED = {
    "playout_turns_per_s",
    "playout_games_per_s",
    "playout_decisions_per_s",
    "api_turns_per_s",
    "table_turns_per_s",
    "copies_per_s",
    "state_bytes",
    "turns_per_game",
    "decisions_per_game",
    "mean_options",
}


@pytest.fixture(scope="module")
def result() -> dict[str, Any]:
    run = subprocess.run(
        [sys.executable, "-m", "bench", "--json", "--quick"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "round 2 of 2" in run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def test_the_document_has_every_promised_figure(result: dict[str, Any]) -> None:
    for section in ("players", "pure"):
        assert set(result[section]) == {"2", "4", "5-all"}
        for figures in result[section].values():
            assert set(figures) >= PROMISED
            assert all(figures[name] > 0 for name in PROMISED)
            for name, (low, high) in figures["interval"].items():
                assert low <= figures[name] <= high


def test_the_document_says_what_was_measured(result: dict[str, Any]) -> None:
    assert result["compiled"] is not playout.__file__.endswith(".py")
    assert result["command"] == "python3 run.py bench --json --quick"
    assert 0 < result["core_share"] < 1.5  # the two clocks are not read at the same instant
    assert set(result["machine"]) == {"cpu", "cores", "system", "python", "compiler"}


def test_turns_are_fewer_than_decisions_and_more_than_rounds(result: dict[str, Any]) -> None:
    for setting, figures in result["players"].items():
        assert int(setting[0]) < figures["turns_per_game"] < figures["decisions_per_game"]
        assert figures["mean_options"] >= 2


@pytest.mark.compiled
def test_the_pure_build_is_another_one(result: dict[str, Any]) -> None:
    compiled, pure = result["players"]["2"], result["pure"]["2"]
    assert pure["state_bytes"] > compiled["state_bytes"]


@pytest.mark.parametrize("setting", loops.SETTINGS)
@pytest.mark.parametrize("name", loops.LOOPS)
def test_a_timed_loop_plays_the_games_that_are_counted(name: str, setting: str) -> None:
    begin = loops.start(setting)
    timed, counted = Rng(5), Rng(5)
    loops.LOOPS[name].play(begin, 3, timed)
    work = loops.LOOPS[name].count(begin, 3, counted)
    assert timed.save() == counted.save()
    assert work == loops.LOOPS[name].count(begin, 3, Rng(5))
    assert (work.games, work.copies) == ((0, 3) if name == "copy" else (3, 0))


@pytest.mark.parametrize("setting", ["4", "5-all"])
def test_the_python_loop_counts_as_the_core_does(setting: str) -> None:
    """The two draw differently where there is one option, so only averages can be compared."""
    begin = loops.start(setting)
    core = loops.LOOPS["playout"].count(begin, 150, Rng(1))
    python = loops.LOOPS["api"].count(begin, 150, Rng(2))
    assert python.turns == pytest.approx(core.turns, rel=0.1)
    assert python.decisions == pytest.approx(core.decisions, rel=0.1)
    assert python.options / python.decisions == pytest.approx(
        core.options / core.decisions, rel=0.1
    )


def test_a_worker_refuses_to_measure_another_luxor(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="was to be imported from"):
        worker.Worker(tmp_path)


def test_builds_that_play_different_games_are_refused() -> None:
    class Fake(worker.Worker):
        def __init__(self, turns: int) -> None:
            self.turns = turns

        def count(self, loop: str, setting: str, amount: int) -> loops.Work:  # noqa: ARG002
            return loops.Work(turns=self.turns)

    rounds.compare(Fake(7), Fake(7))
    with pytest.raises(RuntimeError, match="compiled and pure differ: playout, 2 players"):
        rounds.compare(Fake(7), Fake(8))


# --- instructions ----------------------------------------------------------------------------


def test_without_valgrind_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert command.main(["--quick", "--json", "--callgrind"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "install it" in said.err


@pytest.mark.compiled
@pytest.mark.skipif(shutil.which("valgrind") is None, reason="valgrind is not installed")
def test_instructions_are_those_of_the_games_without_the_start_of_python() -> None:
    """A turn takes some thousand instructions, starting Python some hundred million."""
    with callgrind.snapshot() as taken:
        found = callgrind.count(taken, "playout", "5-all", 2)
    assert found.work.games == 2
    assert 100 < found.instructions / found.work.turns < 50_000


def test_the_total_of_a_profile_is_read_and_missed_where_it_is_not_there() -> None:
    assert callgrind.total("version: 1\nevents: Ir\nsummary: 12\n\nfn=(1)\n3 4\ntotals: 12\n") == 12
    with pytest.raises(callgrind.NoCallgrindError, match="no line of totals"):
        callgrind.total("version: 1\n")


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("__pyx_f_5luxor_4core_5state_5State_push", "state.State.push"),
        ("__pyx_f_5luxor_4core_5rules_8movement_final_place.constprop.0",
         "rules.movement.final_place.constprop.0"),
        ("__memcpy_avx_unaligned_erms", "__memcpy_avx_unaligned_erms"),
    ],
)  # fmt: skip
def test_symbols_become_the_names_in_the_sources(symbol: str, name: str) -> None:
    assert callgrind.plain_name(symbol) == name


# --- the page --------------------------------------------------------------------------------


def test_the_section_of_the_page_is_replaced_and_nothing_else() -> None:
    page = f"# Speed\n{command.BEGIN}\nold\n{command.END}\nend\n"
    assert (
        command.updated(page, "new\n") == f"# Speed\n{command.BEGIN}\n\nnew\n\n{command.END}\nend\n"
    )
    with pytest.raises(ValueError, match="belong between"):
        command.updated("# Speed\n", "new\n")


def test_the_page_in_the_documentation_can_be_updated() -> None:
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    assert "| turns a game |" in page
    assert command.updated(page, "new\n") != page


def test_tables_show_every_figure(result: dict[str, Any]) -> None:
    for text in (report.markdown(result), report.table(result)):
        for figures in result["players"].values():
            assert f"{figures['playout_turns_per_s']:,}" in text
        assert result["command"] in text
        assert all(setting.title in text for setting in loops.SETTINGS.values())
    assert all(len(line) < 160 for line in report.table(result).splitlines() if "|" not in line)
