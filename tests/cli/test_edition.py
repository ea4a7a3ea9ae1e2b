"""``luxor edition``: what it prints and the status it ends with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from luxor.cli.edition_table import edition_checklist, edition_table
from luxor.core.edition import Edition, Status
from luxor.notation.edition_file import Entries, load_edition, load_entries
from tests.cli.running import Luxor
from tests.notation.edition_texts import TEXT, changed


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


def test_check_says_ok_with_a_short_summary(box: Path, luxor: Luxor) -> None:
    checked = luxor("edition", "check", str(box))
    assert (checked.status, checked.err) == (0, "")
    first, *summary = checked.out.splitlines()
    assert first == f"{box}: OK"
    assert len(summary) <= 4
    assert re.search(r"40 .*31 .*42 .*30 ", checked.out)
    assert load_edition(box).fingerprint in checked.out


def test_check_names_every_problem_and_ends_with_1(box: Path, luxor: Luxor) -> None:
    box.write_text(changed(("keys = 20", "keys = 0"), ("total = 31", "total = 30")), "utf-8")
    checked = luxor("edition", "check", str(box))
    assert (checked.status, checked.out) == (1, "")
    keys, total, problems = checked.err.splitlines()
    assert re.fullmatch(rf"{box}: supply\.keys: .*\b0\b.*2 to 100", keys)
    assert re.fullmatch(rf"{box}: starter_cards\.total: .*30.*31.*", total)
    assert problems.startswith(f"{box}: 2 ")


def test_check_warns_of_what_is_odd_but_playable(box: Path, luxor: Luxor) -> None:
    text = box.read_text("utf-8").replace("chamber_points = 13", "chamber_points = 3")
    box.write_text(text, "utf-8")
    checked = luxor("edition", "check", str(box))
    assert checked.status == 0
    warning, ok, *_ = checked.out.splitlines()
    assert re.fullmatch(rf"{box}: warning: .*\b8\b.*\b3\b.*", warning)
    assert ok == f"{box}: OK"


def test_check_of_a_missing_file_ends_with_1(tmp_path: Path, luxor: Luxor) -> None:
    checked = luxor("edition", "check", str(tmp_path / "none.toml"))
    assert (checked.status, checked.out) == (1, "")
    assert "none.toml: 1 " in checked.err


def test_show_prints_the_built_in_edition_by_default_or_a_file(
    edition: Edition, entries: Entries, box: Path, luxor: Luxor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    by_default = luxor("edition", "show").out
    assert luxor("edition", "show", "reconstructed").out == by_default
    assert by_default == edition_table(edition, entries, 100)
    assert "my-box" in luxor("edition", "show", str(box)).out
    unknown = luxor("edition", "show", "reconstruct")
    assert (unknown.status, unknown.out) == (1, "")
    assert "reconstructed" in unknown.err


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


def test_confirming_an_entry_takes_it_off_the_checklist(box: Path, luxor: Luxor) -> None:
    text = TEXT.replace('statues = "reconstructed"', 'statues = "printed"')
    box.write_text(text, "utf-8")
    assert "(board.statues)" not in " ".join(edition_checklist(load_entries(box)))
    confirmed = text.replace('"reconstructed"', '"printed"').replace('"reported"', '"printed"')
    box.write_text(confirmed.replace('name = "printed"', 'name = "my-box"'), "utf-8")
    assert edition_checklist(load_entries(box)) == []
    assert "[ ]" not in luxor("edition", "show", str(box)).out
