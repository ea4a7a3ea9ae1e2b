"""Results folders of older versions: that nothing of them is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from luxor.lab.converting import convert
from luxor.lab.rows import GameRow
from luxor.lab.store import RESULTS, Results, Store, StoreError
from tests.lab.report_rows import experiment, make_rows

DECISIONS = [{"game": game, "number": n, "actions": ["a"]} for game in (2, 0, 9) for n in (1, 2)]


def old_folder(folder: Path, rows: list[GameRow], **more: Any) -> Path:
    """Write a folder as older versions did."""
    folder.mkdir(exist_ok=True)
    (folder / "experiment.json").write_text(json.dumps(experiment(rows, format=1, **more)))
    lines = [json.dumps(row.to_json()) for row in rows]
    (folder / "games.jsonl").write_text("".join(f"{line}\n" for line in lines))
    return folder


def test_everything_is_taken_over(tmp_path: Path) -> None:
    rows = make_rows(4)
    old_folder(tmp_path, [rows[2], rows[0], rows[1], rows[2]], decisions=True)
    lines = "".join(json.dumps(decision) + "\n" for decision in DECISIONS)
    (tmp_path / "decisions.jsonl").write_text(lines + '{"game": 3, "num')
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "0.luxor").write_text("a record")
    summary = {"errors": [{"game": 3, "error": "worker died"}]}
    (tmp_path / "summary.json").write_text(json.dumps(summary))
    with pytest.raises(StoreError, match="luxor results convert"):
        Results(tmp_path)
    assert convert(tmp_path) == (tmp_path / RESULTS, 3)
    found = Results(tmp_path)
    assert found.experiment == experiment(rows, decisions=True)
    assert list(found.rows()) == rows[:3]
    assert list(found.decisions()) == [*DECISIONS[2:4], *DECISIONS[:2]]
    assert list(found.records()) == [(0, "a record")]
    assert list(found.broken()) == [(3, "worker died")]
    assert found.note("summary") == summary
    with pytest.raises(StoreError, match="exists; nothing was changed"):
        convert(tmp_path)


def test_a_converted_experiment_continues_even_without_digests_of_its_code(tmp_path: Path) -> None:
    rows = make_rows(4)
    convert(old_folder(tmp_path, rows))
    wanted = experiment(rows, code={"code of luxor.core": "0123"})
    with Store(tmp_path, wanted) as store:
        assert store.finished == {0, 1, 2, 3}
    assert Results(tmp_path).experiment == wanted


def test_rows_alone_will_do(tmp_path: Path) -> None:
    log = old_folder(tmp_path, make_rows(3)) / "games.jsonl"
    (tmp_path / "experiment.json").unlink()
    convert(log.rename(tmp_path / "mine.jsonl"))
    assert Results(tmp_path).experiment == {}
    assert list(Results(tmp_path).rows()) == make_rows(3)


@pytest.mark.parametrize("torn", [b'{"game":3,"deal"', b"\0\0\0", b'{"game":3}', b"3\n"])
def test_a_line_that_was_torn_off_is_dropped(tmp_path: Path, torn: bytes) -> None:
    with (old_folder(tmp_path, make_rows(3)) / "games.jsonl").open("ab") as file:
        file.write(torn)
    assert convert(tmp_path)[1] == 3


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('{"game": 1, "de', "not a JSON object"),
        ('{"game": [1]}', "not a JSON object with the number of a game"),
        ("[" * 100_000, "not a JSON object"),
        ('{"game": 1}', "missing .* 'deal'"),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, line: str, complaint: str) -> None:
    log = old_folder(tmp_path, make_rows(5)) / "games.jsonl"
    lines = log.read_text().splitlines()
    log.write_text("\n".join([*lines[:2], line, *lines[3:]]) + "\n")
    with pytest.raises(StoreError, match=f"line 3, is damaged .*{complaint}"):
        convert(tmp_path)
    assert not (tmp_path / RESULTS).exists()
    log.write_text("\n".join([*lines[:2], *lines[3:]]) + "\n")
    assert convert(tmp_path)[1] == 4


def test_what_is_no_old_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"there is no .*games\.jsonl"):
        convert(tmp_path)
    old_folder(tmp_path, make_rows(2), luxor="9")
    (tmp_path / "experiment.json").write_text('{"format": 99}')
    with pytest.raises(StoreError, match="is of format 99, not of 1"):
        convert(tmp_path)
    (tmp_path / "experiment.json").write_text("not JSON")
    with pytest.raises(StoreError, match="cannot be read"):
        convert(tmp_path)
