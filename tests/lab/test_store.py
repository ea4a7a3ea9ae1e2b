"""Results folders: what is kept, that nothing is played twice, and what is refused."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from luxor import Options
from luxor.lab import version
from luxor.lab.game import GamePlayer
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.results import Results, StoreError, open_results, read_results
from luxor.lab.store import Store, experiment_of
from luxor.notation.edition_file import load_edition
from luxor.notation.record import parse_record
from tests.lab.lab_bots import FIRST

SETTING = Setting(Options(players=2), load_edition(), seed=9, decisions=True, records=True)
BOTS = [FIRST, "random"]


def experiment(**changes: Any) -> dict[str, Any]:
    return {**experiment_of("simulate", SETTING, BOTS, 4, "luxor simulate"), **changes}


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


def test_rows_are_there_as_soon_as_they_are_added(tmp_path: Path, outcomes: list[Outcome]) -> None:
    with Store(tmp_path, experiment()) as store:
        for number, outcome in enumerate(outcomes, start=1):
            store.add(outcome)
            lines = (tmp_path / "games.jsonl").read_text().splitlines()
            assert len(lines) == number
            assert len(read_results(tmp_path).rows) == number


def test_results_are_read_back(folder: Path, outcomes: list[Outcome]) -> None:
    found = read_results(folder)
    assert found == Results(experiment(), [outcome.row for outcome in outcomes[:3]])  # type: ignore[misc]
    assert found.experiment["edition"]["fingerprint"] == SETTING.edition.fingerprint


def test_an_experiment_goes_on_where_it_stopped(folder: Path, outcomes: list[Outcome]) -> None:
    before = (folder / "games.jsonl").read_bytes()
    with Store(folder, experiment(games=9, command="luxor simulate --games 9")) as store:
        assert store.finished == {0, 1, 2}
        assert [row.game for row in store.rows()] == [0, 1, 2]
        for outcome in outcomes:  # those that are there are not written again
            store.add(outcome)
        store.add(Outcome(Order(5, 2, tuple(BOTS)), None, "broke off"))
        assert store.finished == {0, 1, 2, 3}
        assert [row.game for row in store.rows()] == [0, 1, 2, 3]
    after = (folder / "games.jsonl").read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == 4
    assert read_results(folder).experiment["games"] == 9


@pytest.mark.parametrize("torn", [b'{"game":3,"deal"', b"\0\0\0", b'{"game":3}', b"3\n"])
def test_a_line_that_was_torn_off_is_dropped(
    folder: Path, outcomes: list[Outcome], torn: bytes
) -> None:
    with (folder / "games.jsonl").open("ab") as file:
        file.write(torn)
    assert len(read_results(folder).rows) == 3
    with Store(folder, experiment()) as store:
        assert store.finished == {0, 1, 2}
        store.add(outcomes[3])
        assert [row.game for row in store.rows()] == [0, 1, 2, 3]
    assert [row.game for row in read_results(folder).rows] == [0, 1, 2, 3]


def test_decisions_of_a_game_without_a_row_are_dropped(
    folder: Path, outcomes: list[Outcome]
) -> None:
    """The process was killed after the decisions were written and before the row was."""
    decisions = folder / "decisions.jsonl"
    whole = decisions.read_bytes()
    with decisions.open("a") as file:
        file.write(json.dumps(outcomes[3].decisions[0]) + "\n")
        file.write('{"game": 3, "num')
    with Store(folder, experiment()) as store:
        assert decisions.read_bytes() == whole
        store.add(outcomes[3])
        store.finish({})
    with (folder / "decisions.csv").open(newline="") as table:
        found = [(int(line["game"]), int(line["number"])) for line in csv.DictReader(table)]
    assert found == [(d["game"], d["number"]) for outcome in outcomes for d in outcome.decisions]


def test_tables_hold_what_the_rows_hold(folder: Path, outcomes: list[Outcome]) -> None:
    with Store(folder, experiment()) as store:
        store.add(outcomes[3])
        store.finish({"mean": 1.5})
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


def test_records_are_files_that_can_be_read(folder: Path, outcomes: list[Outcome]) -> None:
    names = sorted(path.name for path in (folder / "records").iterdir())
    assert names == ["0.luxor", "1.luxor", "2.luxor"]
    for game in range(3):
        record = parse_record((folder / "records" / f"{game}.luxor").read_text())
        row = outcomes[game].row
        assert row is not None
        assert record.result is not None
        assert list(record.result.points) == row.scores


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seed": 1}, "seed: 9 there, 1 here"),
        ({"bots": ["random"]}, 'bots: ["python:tests.lab.lab_bots:First", "random"] there'),
        ({"decisions": False}, "decisions: true there, false here"),
        ({"kind": "tournament"}, 'kind: "simulate" there, "tournament" here'),
        ({"more": 1}, "more: null there, 1 here"),
        ({"players": 3, "modules": ["mummy"]}, "players: 2 there, 3 here; modules: [] there"),
    ],
)
def test_another_experiment_is_refused(folder: Path, changes: dict[str, Any], said: str) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    with pytest.raises(StoreError) as refused:
        Store(folder, experiment(**changes))
    assert said in str(refused.value)
    assert "another experiment" in str(refused.value)
    assert before == {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    Store(folder, experiment()).close()


def test_two_processes_do_not_write_into_one_folder(folder: Path) -> None:
    with Store(folder, experiment()), pytest.raises(StoreError, match="in use by another process"):
        Store(folder, experiment())
    Store(folder, experiment()).close()


def test_what_is_no_results_folder_is_said(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(StoreError, match=r"it has no experiment\.json"):
        read_results(tmp_path)
    with pytest.raises(StoreError, match=r"it has no experiment\.json"):
        read_results(tmp_path / "nowhere")
    lines = (folder / "games.jsonl").read_text().splitlines()
    (folder / "games.jsonl").write_text('{"game": 1}\n' + lines[0] + "\n")
    with pytest.raises(StoreError, match=r"games\.jsonl, line 1, .* missing deal"):
        read_results(folder)
    (folder / "experiment.json").write_text('{"format": 99}')
    with pytest.raises(StoreError, match="is of format 99; this luxor reads format 1"):
        read_results(folder)
    (folder / "experiment.json").unlink()
    with pytest.raises(StoreError, match=r"has games but no experiment\.json"):
        Store(folder, experiment())
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be written"):
        Store(tmp_path / "file", experiment())


@pytest.mark.parametrize("name", ["games.jsonl", "decisions.jsonl"])
def test_a_line_that_is_damaged_is_named_with_a_way_out_that_works(
    folder: Path, outcomes: list[Outcome], name: str
) -> None:
    def tables() -> list[str]:
        with Store(folder, experiment()) as store:
            for outcome in outcomes:
                store.add(outcome)
            store.finish({})
        return [(folder / table).read_text() for table in ("games.csv", "decisions.csv")]

    whole = tables()
    log = folder / name
    lines = log.read_text().splitlines()
    game = json.loads(lines[1])["game"]
    log.write_text("\n".join([lines[0], lines[1][:40], *lines[2:]]) + "\n")
    before = log.read_bytes()
    readers: list[Callable[[], object]] = [lambda: Store(folder, experiment())]
    if name == "games.jsonl":
        readers += [lambda: read_results(folder), lambda: list(open_results(folder).rows())]
    for read in readers:
        with pytest.raises(StoreError) as refused:
            read()
        assert f"{log}, line 2, is damaged (not JSON); delete this line" in str(refused.value)
    assert log.read_bytes() == before

    log.write_text("\n".join([lines[0], *lines[2:]]) + "\n")
    if name == "decisions.jsonl":
        assert "and in games.jsonl the row of the game that it belongs to" in str(refused.value)
        rows = (folder / "games.jsonl").read_text().splitlines(keepends=True)
        kept = [row for row in rows if json.loads(row)["game"] != game]
        (folder / "games.jsonl").write_text("".join(kept))
    with Store(folder, experiment()) as store:
        assert store.finished == {0, 1, 2, 3} - {game}
    assert tables() == whole


def test_without_decisions_there_is_no_file_of_them(tmp_path: Path) -> None:
    plain = replace(SETTING, decisions=False, records=False)
    with Store(tmp_path, experiment_of("simulate", plain, BOTS, 1)) as store:
        store.finish({})
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {".lock", "experiment.json", "games.csv", "games.jsonl", "summary.json"}


def test_changed_code_is_another_experiment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = tmp_path / "bot.sh"
    bot.write_text("one")
    spec = f"external:{bot} --fast"
    with Store(tmp_path / "out", experiment_of("simulation", SETTING, [spec], 3)):
        pass
    with Store(tmp_path / "out", experiment_of("simulation", SETTING, [spec], 4)):
        pass
    bot.write_text("two")
    with pytest.raises(StoreError, match=r"file of external:.* there, .* here"):
        Store(tmp_path / "out", experiment_of("simulation", SETTING, [spec], 4))
    bot.write_text("one")
    changed = {**version._own_digests(), "code of luxor.core": "0123"}
    monkeypatch.setattr(version, "_own_digests", lambda: changed)
    with pytest.raises(StoreError, match=r'code of luxor\.core: .* there, "?.?0123'):
        Store(tmp_path / "out", experiment_of("simulation", SETTING, [spec], 4))


def test_folders_from_before_code_was_written_down_go_on(tmp_path: Path) -> None:
    wanted = experiment_of("simulation", SETTING, ["random"], 3)
    (tmp_path / "experiment.json").write_text(
        json.dumps({name: value for name, value in wanted.items() if name != "code"})
    )
    with Store(tmp_path, wanted) as store:
        assert store.experiment["code"] == wanted["code"]
