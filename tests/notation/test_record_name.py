"""What files of records are called."""

from __future__ import annotations

from datetime import date

import pytest

from luxor.notation.record import record_name


@pytest.mark.parametrize(
    ("names", "players"),
    [
        (("Ani", "Ben"), "ani-ben"),
        (("Zoë & Max", "Éloïse d'Arc"), "zoe-max-eloise-d-arc"),
        (("\u0622\u0646\u06cc", "..", "C3"), "p1-p2-c3"),
        (("a/../b", '"; rm', "x\r\ny"), "a-b-rm-x-y"),
        (("x" * 60, "Ben"), "x" * 24 + "-ben"),
    ],
)
def test_a_file_is_called_after_day_and_players(names: tuple[str, ...], players: str) -> None:
    assert record_name(date(2026, 11, 16), names) == f"luxor-2026-11-16-{players}.luxor"
