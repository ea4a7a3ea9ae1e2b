"""``luxor edition``: what it prints and the status it ends with."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from luxor.cli.edition import add_parser
from luxor.cli.edition_table import edition_checklist, edition_table
from luxor.core.edition import Edition, Status
from luxor.notation.edition_file import Entries, load_edition, load_entries
from tests.notation.edition_texts import TEXT, changed


def luxor(*words: str) -> int:
    """Run the command line ``luxor`` with the one command of this file."""
    parser = argparse.ArgumentParser("luxor")
    add_parser(parser.add_subparsers(required=True))
    args = parser.parse_args(words)
    status = args.run(args)
    assert isinstance(status, int)
    return status


@pytest.fixture
def edition() -> Edition:
    return load_edition()


@pytest.fixture
def entries() -> Entries:
    return load_entries("reconstructed")


@pytest.fixture
def box(tmp_path: Path) -> Path:
    path = tmp_path / "my-box.toml"
    path.write_text(changed(('name = "reconstructed"', 'name = "my-box"')), "utf-8")
    return path


def test_check_says_ok_with_a_short_summary(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert luxor("edition", "check", str(box)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    first, *summary = out.splitlines()
    assert first == f"{box}: OK"
    assert len(summary) <= 4
    assert "40 spaces, 31 starter cards, 42 Horus cards, 30 treasures" in out
    assert load_edition(box).fingerprint in out


def test_check_names_every_problem_and_ends_with_1(
    box: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    box.write_text(changed(("keys = 20", "keys = 0"), ("total = 31", "total = 30")), "utf-8")
    assert luxor("edition", "check", str(box)) == 1
    out, err = capsys.readouterr()
    assert out == ""
    total = "30, but starter_cards.cards adds up to 31; expected 31, or other numbers there"
    assert err.splitlines() == [
        f"{box}: supply.keys: 0 is out of range; expected 2 to 100",
        f"{box}: starter_cards.total: {total}",
        f"{box}: 2 problems",
    ]


def test_check_warns_of_what_is_odd_but_playable(
    box: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = box.read_text("utf-8").replace("chamber_points = 13", "chamber_points = 3")
    box.write_text(text, "utf-8")
    assert luxor("edition", "check", str(box)) == 0
    warning, ok, *_ = capsys.readouterr().out.splitlines()
    assert warning == f"{box}: warning: points on the way to the chamber fall from 8 to 3"
    assert ok == f"{box}: OK"


def test_check_of_a_missing_file_ends_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert luxor("edition", "check", str(tmp_path / "none.toml")) == 1
    assert capsys.readouterr().err.endswith("none.toml: 1 problem\n")


def test_show_prints_the_built_in_edition_by_default(
    edition: Edition,
    entries: Entries,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert luxor("edition", "show") == 0
    by_default = capsys.readouterr().out
    assert luxor("edition", "show", "reconstructed") == 0
    assert capsys.readouterr().out == by_default == edition_table(edition, entries, 100)


def test_show_prints_a_file(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert luxor("edition", "show", str(box)) == 0
    assert "edition my-box, fingerprint" in capsys.readouterr().out


def test_show_of_an_unknown_edition_ends_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert luxor("edition", "show", "reconstruct") == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert 'built-in edition ("reconstructed")' in err


def test_the_table_has_every_entry_with_its_status(edition: Edition, entries: Entries) -> None:
    lines = [line.split() for line in edition_table(edition, entries).splitlines()]
    known = [words[-1] for words in lines[1:] if words and words[-1] in tuple(Status)]
    assert known == list(edition.status.values())
    for words in (
        ["spaces", "treasure:", "30;", "horus:", "6;", "osiris:", "4", "printed"],
        ["Osiris", "spaces", "t8,", "t15,", "t22,", "t30", "reconstructed"],
        ["values", "1,", "2,", "3,", "4", "reported"],
        ["points", "in", "the", "chamber", "13", "printed"],
        ["horus", "card,", "price", "2", "printed"],
        ["horus", "card,", "copies", "2", "reconstructed"],
    ):
        assert words in lines


def test_the_board_is_drawn(edition: Edition, entries: Entries) -> None:
    lines = edition_table(edition, entries).splitlines()
    assert "  stairs 1      2      3 c    4      5 H1   6      statue" in lines
    assert "  20     tomb   .      .      .      .      34 l   11 H1" in lines


@pytest.mark.parametrize("width", [40, 72, 80, 132])
def test_the_table_keeps_to_the_width_of_the_terminal(
    edition: Edition, entries: Entries, width: int
) -> None:
    longest = max(len(line) for line in edition_table(edition, entries, width).splitlines())
    assert longest <= max(width, 72)


def test_the_checklist_asks_for_what_is_not_printed(edition: Edition, entries: Entries) -> None:
    checklist = edition_checklist(entries)
    assert "Board, statues lie after: t6, t12, t18? (board.statues)" in checklist
    assert "Treasures, needs: 1, 2, 2, 3, 3? (treasures.*.needs)" in checklist
    asked = " ".join(checklist)
    for entry, status in edition.status.items():
        if entry.startswith("board."):
            assert (f"({entry})" in asked) == (status != Status.PRINTED)
    assert f"  [ ] {checklist[0]}" in edition_table(edition, entries).splitlines()


def test_confirming_an_entry_takes_it_off_the_checklist(
    box: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = TEXT.replace('statues = "reconstructed"', 'statues = "printed"')
    box.write_text(text, "utf-8")
    assert "(board.statues)" not in " ".join(edition_checklist(load_entries(box)))
    confirmed = text.replace('"reconstructed"', '"printed"').replace('"reported"', '"printed"')
    box.write_text(confirmed.replace('name = "printed"', 'name = "my-box"'), "utf-8")
    assert edition_checklist(load_entries(box)) == []
    assert luxor("edition", "show", str(box)) == 0
    assert "Nothing: every number of this edition is printed" in capsys.readouterr().out
