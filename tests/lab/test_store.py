"""Results of experiments: what is saved, that nothing is played twice, and what is refused."""

from __future__ import annotations

import csv
import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from luxor import Options
from luxor.lab import version
from luxor.lab.export import export
from luxor.lab.game import GamePlayer
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.store import RESULTS, Results, Store, StoreError, experiment_of
from luxor.notation.edition_file import load_edition
from luxor.notation.record import parse_record
from tests.lab.lab_bots import FIRST

SETTING = Setting(Options(players=2), load_edition(), seed=9, decisions=True, records=True)
BOTS = [FIRST, "random"]


def experiment(**changes: Any) -> dict[str, Any]:
    return {**experiment_of("simulate", SETTING, BOTS, 4, "luxor simulate"), **changes}


def games_in(folder: Path) -> list[int]:
    return [row.game for row in Results(folder).rows()]


def change(folder: Path, query: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / RESULTS)) as database, database:
        assert database.execute(query, values).rowcount == 1


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    with GamePlayer(SETTING) as player:
        return [player.play(Order(game, game // 2, tuple(BOTS))) for game in range(4)]


@pytest.fixture
def folder(tmp_path: Path, outcomes: list[Outcome]) -> Path:
    """A folder in which games 2, 0 and 1 have finished, in this order."""
    with Store(tmp_path / "out", experiment()) as store:
        for game in (2, 0, 1):
            store.add(outcomes[game])
    return tmp_path / "out"


def test_rows_can_be_read_as_soon_as_they_are_added(
    tmp_path: Path, outcomes: list[Outcome]
) -> None:
    with Store(tmp_path, experiment()) as store:
        for number, outcome in enumerate(outcomes, start=1):
            store.add(outcome)
            assert len(games_in(tmp_path)) == number
    assert {path.name for path in tmp_path.iterdir()} == {RESULTS, ".lock"}


def test_results_are_read_back(folder: Path, outcomes: list[Outcome]) -> None:
    found = Results(folder)
    assert found.name == Results(folder / RESULTS).name == "out"
    assert found.experiment == experiment()
    assert list(found.rows()) == [outcome.row for outcome in outcomes[:3]]
    made = [decision for outcome in outcomes[:3] for decision in outcome.decisions]
    assert list(found.decisions()) == made
    assert list(found.records()) == [(n, outcomes[n].record) for n in range(3)]


def test_an_experiment_continues_where_it_stopped(folder: Path, outcomes: list[Outcome]) -> None:
    with Store(folder, experiment(games=9, command="luxor simulate --games 9")) as store:
        assert store.finished == {0, 1, 2}
        for outcome in outcomes:  # those that are there stay as they are
            store.add(Outcome(outcome.order, None, "broke off"))
            assert (outcome.order.game in store.finished) == (outcome.order.game < 3)
        assert list(Results(folder).broken()) == [(3, "broke off")]
        store.add(outcomes[3])
        assert store.finished == {0, 1, 2, 3}
        assert list(store.rows()) == [outcome.row for outcome in outcomes]
    assert list(Results(folder).broken()) == []
    assert Results(folder).experiment["games"] == 9


@pytest.mark.parametrize("cut", [1, 2000, 5000], ids=lambda n: f"{n} bytes lost")
def test_a_write_that_was_torn_off_costs_no_game_before_it(
    tmp_path: Path, outcomes: list[Outcome], cut: int
) -> None:
    """The machine stopped while a game was written: the files as they were, with a shorter log."""
    out = tmp_path / "out"
    with Store(tmp_path / "running", experiment()) as store:
        for outcome in outcomes:
            store.add(outcome)
        shutil.copytree(tmp_path / "running", out)
    log = out / f"{RESULTS}-wal"
    log.write_bytes(log.read_bytes()[:-cut])
    with Store(out, experiment()) as store:
        assert store.finished == {0, 1, 2}
        assert list(store.rows()) == [outcome.row for outcome in outcomes[:3]]
        store.add(outcomes[3])
    assert list(Results(out).rows()) == [outcome.row for outcome in outcomes]


def test_tables_hold_what_the_rows_hold(folder: Path, outcomes: list[Outcome]) -> None:
    with Store(folder, experiment()) as store:
        store.add(outcomes[3])
        store.finish({"mean": 1.5})
    export(Results(folder), folder)
    assert json.loads((folder / "summary.json").read_text()) == {"mean": 1.5}
    with (folder / "games.csv").open(newline="") as table:
        lines = list(csv.DictReader(table))
    assert len(lines) == 4
    for line, outcome in zip(lines, outcomes, strict=True):
        row = outcome.row
        assert row is not None
        for name in ("game", "deal", "reason", "rounds", "turns", "decisions"):
            assert line[name] == str(getattr(row, name))
        for seat in range(2):
            cells = {
                name.removeprefix(f"p{seat + 1}_"): cell
                for name, cell in line.items()
                if name.startswith(f"p{seat + 1}_")
            }
            assert cells["bot"] == row.bots[seat]
            assert int(cells["score"]) == row.scores[seat]
            assert float(cells["win"]) == row.wins[seat]
            assert [int(n) for n in cells["landings"].split()] == row.landings[seat]
            assert [int(n) for n in cells["entries"].split()] == row.entries[seat]
            for name, counts in row.counts.items():
                assert int(cells[name]) == counts[seat]
            for source, points in row.points.items():
                assert int(cells[f"points_{source}"]) == points[seat]
    with (folder / "decisions.csv").open(newline="") as table:
        made = list(csv.DictReader(table))
    assert len(made) == sum(len(outcome.decisions) for outcome in outcomes)
    for decision in made:
        actions = decision["actions"].split()
        assert decision["chosen"] in actions
        assert len(actions) == int(decision["options"])


def test_records_are_exported_as_files_that_can_be_read(
    folder: Path, tmp_path: Path, outcomes: list[Outcome]
) -> None:
    export(Results(folder), tmp_path / "export")
    names = sorted(path.name for path in (tmp_path / "export" / "records").iterdir())
    assert names == ["0.luxor", "1.luxor", "2.luxor"]
    for game in range(3):
        record = parse_record((tmp_path / "export" / "records" / f"{game}.luxor").read_text())
        row = outcomes[game].row
        assert row is not None
        assert record.result is not None
        assert list(record.result.points) == row.scores


def test_without_decisions_there_is_no_table_of_them(tmp_path: Path) -> None:
    plain = replace(SETTING, decisions=False, records=False)
    with Store(tmp_path, experiment_of("simulate", plain, BOTS, 1)):
        pass
    assert [path.name for path in export(Results(tmp_path), tmp_path)] == ["games.csv"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seed": 1}, "seed: 9 there, 1 here"),
        ({"bots": ["random"]}, 'bots: ["python:tests.lab.lab_bots:First","random"] there'),
        ({"decisions": False}, "decisions: true there, false here"),
        ({"kind": "tournament"}, 'kind: "simulate" there, "tournament" here'),
        ({"more": 1}, "more: null there, 1 here"),
        ({"players": 3, "modules": ["mummy"]}, "players: 2 there, 3 here; modules: [] there"),
    ],
)
def test_another_experiment_is_refused(folder: Path, changes: dict[str, Any], said: str) -> None:
    with pytest.raises(StoreError) as refused:
        Store(folder, experiment(**changes))
    assert said in str(refused.value)
    assert "another experiment" in str(refused.value)
    assert Results(folder).experiment == experiment()
    assert games_in(folder) == [0, 1, 2]
    Store(folder, experiment()).close()


def test_two_processes_do_not_write_into_one_folder(folder: Path) -> None:
    with Store(folder, experiment()), pytest.raises(StoreError, match="in use by another process"):
        Store(folder, experiment())
    Store(folder, experiment()).close()


def test_what_is_no_results_folder_is_said(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(StoreError, match=r"it has no results\.sqlite"):
        Results(tmp_path)
    with pytest.raises(StoreError, match="there is no such folder"):
        Results(tmp_path / "nowhere")
    change(folder, "UPDATE notes SET value = ? WHERE name = 'experiment'", '{"format": 99}')
    with pytest.raises(StoreError, match="is of format 99; this luxor reads format 2"):
        Results(folder)
    change(folder, "DELETE FROM notes WHERE name = 'experiment'")
    with pytest.raises(StoreError, match="has games but does not say of which experiment"):
        Store(folder, experiment())
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be written"):
        Store(tmp_path / "file", experiment())
    (folder / RESULTS).write_text("no database at all, only a text that is long enough")
    for read in (lambda: Results(folder), lambda: Store(folder, experiment())):
        with pytest.raises(StoreError, match="cannot be read: file is not a database"):
            read()


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ('{"game": 1, "de', "Unterminated"),
        ("[1, 2]", "not a JSON object"),
        ("[" * 100_000, "recursion"),
        ('{"game": 1}', "missing .* 'deal'"),
    ],
)
def test_a_damaged_row_is_named_with_a_way_out_that_works(
    folder: Path, outcomes: list[Outcome], row: str, complaint: str
) -> None:
    change(folder, "UPDATE games SET row = ? WHERE game = 1", row)
    with pytest.raises(StoreError, match=f"game 1, is damaged .*{complaint}") as refused:
        games_in(folder)
    way_out = str(refused.value).partition("delete it (")[2].partition(")")[0]
    change(folder, way_out)
    assert games_in(folder) == [0, 2]
    with Store(folder, experiment()) as store:
        assert store.finished == {0, 2}
        store.add(outcomes[1])
    assert games_in(folder) == [0, 1, 2]


def test_changed_code_is_another_experiment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = tmp_path / "bot.sh"
    bot.write_text("one")
    spec = f"external:{bot} --fast"
    for games in (3, 4):
        Store(tmp_path / "out", experiment_of("simulation", SETTING, [spec], games)).close()
    bot.write_text("two")
    with pytest.raises(StoreError, match=r"file of external:.* there, .* here"):
        Store(tmp_path / "out", experiment_of("simulation", SETTING, [spec], 4))
    bot.write_text("one")
    changed = {**version._own_digests(), "code of luxor.core": "0123"}
    monkeypatch.setattr(version, "_own_digests", lambda: changed)
    with pytest.raises(StoreError, match=r'code of luxor\.core: .* there, "?.?0123'):
        Store(tmp_path / "out", experiment_of("simulation", SETTING, [spec], 4))
