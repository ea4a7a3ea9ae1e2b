"""The numbers that Python and the C compiler are told are the same."""

from __future__ import annotations

import re
from pathlib import Path

from luxor.core import constants

PXD = Path(__file__).parents[2] / "src" / "luxor" / "core" / "constants.pxd"
TABLES = {
    "F_": "BASE_FRAMES",
    "C_": "BASE_CARD_FAMILIES",
    "T_": "BASE_TILE_FAMILIES",
    "E_": "BASE_EVENTS",
    "S_": "BASE_SOURCES",
}


def in_python() -> dict[str, int]:
    return {name: value for name, value in vars(constants).items() if name.isupper()}


def test_both_files_say_the_same_numbers_in_the_same_order() -> None:
    found = {}
    lines = PXD.read_text().splitlines()
    assert lines[1] == "cdef enum:"
    for line in lines[2:]:
        match = re.fullmatch(r"    ([A-Z][A-Z0-9_]*) = (-?\d+)", line)
        assert match, f"not a constant: {line!r}"
        assert match[1] not in found, f"{match[1]} stands there twice"
        found[match[1]] = int(match[2])
    assert list(found.items()) == list(in_python().items())


def test_kinds_are_numbered_without_gaps() -> None:
    """They are places in lists, so a gap or a double would be somebody else's behaviour."""
    for prefix, count in TABLES.items():
        numbers = [value for name, value in in_python().items() if name.startswith(prefix)]
        assert numbers == list(range(in_python()[count])), prefix


def test_actions_do_not_overlap() -> None:
    k = constants
    assert k.MOVE + k.ADVENTURERS * k.STRIDE == k.TAKE_KEY
    assert k.TAKE_HORUS + k.LEVELS == k.YES
    assert k.BASE_ACTIONS <= k.OUTSIDE_ACTIONS < k.ACTIONS == 128
