"""``luxor report``: a page from a results folder, figures as JSON, and clear refusals."""

from __future__ import annotations

import json
import sys
import webbrowser
from pathlib import Path

import pytest

from luxor.cli.main import main
from luxor.lab.report.page import page
from luxor.lab.store import RESULTS
from tests.cli.running import Luxor, assert_refused
from tests.lab.report_rows import make_rows, write_folder
from tests.lab.test_store import change


def test_a_folder_gets_its_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = write_folder(tmp_path / "duel", make_rows(30))
    assert main(["report", str(folder)]) == 0
    assert capsys.readouterr().out == f"{folder / 'report.html'}\n"
    text = (folder / "report.html").read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "planner and greedy: 30 " in text


def test_the_page_goes_where_it_is_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write_folder(tmp_path / "duel", make_rows(10))
    out = tmp_path / "page.html"
    assert main(["report", str(folder), "--out", str(out)]) == 0
    capsys.readouterr()
    assert main(["report", str(folder), "--out", "-"]) == 0
    assert capsys.readouterr().out == out.read_text(encoding="utf-8")
    assert not (folder / "report.html").exists()


def test_json_has_all_that_the_page_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = write_folder(tmp_path / "duel", make_rows(30))
    out = tmp_path / "page.html"
    assert main(["report", str(folder), "--json", "--out", str(out)]) == 0
    form = json.loads(capsys.readouterr().out)
    assert form["results"][0]["games"] == 30
    assert page(form) == out.read_text(encoding="utf-8")
    assert main(["report", str(folder), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == form
    assert not (folder / "report.html").exists()


def test_without_the_package_for_pages_it_says_how_to_get_it(
    tmp_path: Path, luxor: Luxor, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_folder(tmp_path / "duel", make_rows(4))
    monkeypatch.setitem(sys.modules, "jinja2", None)
    assert_refused(luxor("report", str(folder)), "pip install 'luxor[lab]'")
    assert luxor("report", str(folder), "--json").status == 0


def test_two_folders_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base = write_folder(tmp_path / "base", make_rows(20))
    more = write_folder(tmp_path / "more", make_rows(20, modules=["mummy"]), modules=["mummy"])
    assert main(["report", str(base), str(more), "--json"]) == 0
    form = json.loads(capsys.readouterr().out)
    assert form["comparison"]["names"] == ["base", "more"]
    assert form["comparison"]["lines"]
    same = write_folder(tmp_path / "other" / "base", make_rows(20, seed=5))
    assert main(["report", str(base), str(same), "--json"]) == 0
    form = json.loads(capsys.readouterr().out)
    assert form["comparison"]["names"] == [str(base), str(same)]


def test_results_without_a_description_will_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write_folder(tmp_path / "duel", make_rows(10))
    assert main(["report", str(folder / RESULTS), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["results"][0]["played"]["seed"] == 7
    change(folder, "DELETE FROM notes")
    alone = (folder / RESULTS).rename(tmp_path / "mine.sqlite")
    assert main(["report", str(alone), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["results"][0]
    assert found["name"] == "mine.sqlite"
    assert found["played"] == {}
    assert found["landings"]["drawn"] == "rows"  # nobody says on which board
    assert main(["report", str(alone)]) == 0
    assert (tmp_path / "report.html").exists()


def test_games_that_broke_off_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = write_folder(tmp_path / "duel", make_rows(10))
    change(folder, "INSERT INTO games(game, error) VALUES (14, 'worker died')")
    assert main(["report", str(folder), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["results"][0]
    assert found["broken"] == [{"game": 14, "error": "worker died"}]


def test_what_cannot_be_read_is_refused(tmp_path: Path, luxor: Luxor) -> None:
    assert_refused(luxor("report", str(tmp_path / "nowhere")), "nowhere")
    (tmp_path / "empty").mkdir()
    assert_refused(luxor("report", str(tmp_path / "empty")), RESULTS)
    folder = write_folder(tmp_path / "begun", [])
    assert_refused(luxor("report", str(folder)), "begun")
    (folder / RESULTS).write_text("no database")
    assert_refused(luxor("report", str(folder)), "begun")
    mixed = write_folder(tmp_path / "mixed", [*make_rows(3), *make_rows(5, players=3)[3:]])
    assert_refused(luxor("report", str(mixed)), "game 3", "3 players among games of 2")


def test_other_formats_and_editions_are_refused(tmp_path: Path, luxor: Luxor) -> None:
    newer = write_folder(tmp_path / "newer", make_rows(4))
    change(newer, "UPDATE notes SET value = json_set(value, '$.format', 99)")
    assert_refused(luxor("report", str(newer)), "99", "2")
    edition = {"name": "home", "fingerprint": "0123456789ab"}
    home = write_folder(tmp_path / "home", make_rows(4), edition=edition)
    with_another = luxor("report", str(home), "--edition", "reconstructed")
    assert_refused(with_another, "'home' (0123456789ab)")
    found = luxor("report", str(home), "--json").json["results"][0]
    assert found["landings"]["drawn"] == "rows"  # without its board the path runs in rows


def test_a_report_is_of_one_folder_or_two_and_goes_to_a_file(tmp_path: Path, luxor: Luxor) -> None:
    folder = str(write_folder(tmp_path / "duel", make_rows(4)))
    assert_refused(luxor("report", folder, folder, folder), "3")
    assert_refused(luxor("report", folder, str(tmp_path / "duel" / ".." / "duel")), folder)
    out = str(tmp_path / "no" / "x.html")
    assert_refused(luxor("report", folder, "--out", out), out)


def test_the_page_is_shown_on_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write_folder(tmp_path / "duel", make_rows(4))
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    assert main(["report", str(folder), "--open"]) == 0
    assert shown == [(folder / "report.html").resolve().as_uri()]


def test_games_of_real_bots_make_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "real")
    bots = ["--bots", "random,python:tests.lab.lab_bots:First", "--games", "4", "--workers", "1"]
    assert main(["tournament", *bots, "--modules", "mummy", "--out", out]) == 0
    capsys.readouterr()
    assert main(["report", out, "--json", "--out", str(tmp_path / "page.html")]) == 0
    found = json.loads(capsys.readouterr().out)["results"][0]
    assert found["landings"]["drawn"] == "edition"
    assert found["modules"][0]["counts"]
    assert "The mummy" in (tmp_path / "page.html").read_text(encoding="utf-8")
