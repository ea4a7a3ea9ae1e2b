"""The table of a state's fields is what the compiled class has in memory."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from luxor import Options
from luxor.core import engine, fields
from luxor.core.compile import compile_ruleset
from luxor.core.errors import LuxorError
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.notation.edition_file import load_edition

PXD = Path(fields.__file__).with_name("state.pxd")
WIDTHS = {"int": 4, "short": 2, "byte": 1}


def started() -> State:
    rs = compile_ruleset(Options(players=5, modules=NAMES), load_edition())
    s = engine.new_game(rs)
    engine.deal(s, Rng(1))
    return s


def test_the_fields_are_declared_for_the_compiler_in_the_order_of_the_layout() -> None:
    lines = re.findall(r"    cdef readonly (int|short|byte) (.*)", PXD.read_text())
    declared = [
        (re.sub(r"\[.*\]", "", name), WIDTHS[kind])
        for kind, names in lines
        for name in names.split(", ")
    ]
    assert declared == [(field.name, field.width) for field in fields.LAYOUT]


def test_every_field_keeps_its_own_numbers() -> None:
    """Each number is another one, so a field that lies elsewhere would show."""
    s = started()
    entries = s.to_dict()
    for field in fields.ENTRIES:
        if field.size and not field.nested and not field.used:
            numbers = getattr(s, field.name)
            start = field.rows(s.rs)[0][0] if field.rows(s.rs) else 0
            assert entries[field.entry] == numbers[start : start + len(entries[field.entry])]
        elif not field.size:
            assert entries[field.entry] == getattr(s, field.name)
    twin = State(s.rs)
    twin.fill(entries)
    for field in fields.FIELDS:
        if field.name not in ("stack", "asks", "n_options", "options", "hold"):
            assert getattr(twin, field.name) == getattr(s, field.name), field.name
    assert twin.to_dict() == entries


def test_differences_name_every_number_that_is_not_the_same() -> None:
    s = started()
    assert s.differences(s.copy()) == []
    for seed in range(20):
        other = State(s.rs)
        if seed:
            other = engine.new_game(s.rs)
            engine.deal(other, Rng(seed))
        assert s.differences(other) == [
            offset + width * i
            for name, (offset, width, size) in fields.SHAPES.items()
            for i in range(size)
            if s.numbers(name, i, 1) != other.numbers(name, i, 1)
        ]


def test_numbers_of_a_field_are_read_within_its_bounds_only() -> None:
    s = started()
    for field in fields.FIELDS:
        whole = getattr(s, field.name)
        numbers = s.numbers(field.name, 0, max(field.size, 1))
        assert numbers == (list(whole) if field.size else [whole])
        for start, length in ((-1, 1), (0, -1), (0, len(numbers) + 1), (len(numbers), 1)):
            with pytest.raises(LuxorError, match=field.name):
                s.numbers(field.name, start, length)
    with pytest.raises(LuxorError, match="no field 'wings'"):
        s.numbers("wings", 0, 1)


@pytest.mark.parametrize("field", fields.ENTRIES, ids=lambda field: field.entry)
def test_numbers_out_of_bounds_are_refused_and_change_nothing(field: fields.StateField) -> None:
    s = started()
    entries = s.to_dict()
    low, high = field.type.bounds(s.rs)
    wrong: list[object] = [None, "1", 1.0, True, [[[]]], {}, 2**31, 2**70]
    bad = (low - 1, high + 1, -40_000, 2**31, None)
    if not field.size:
        wrong += [low - 1, high + 1, [low]]
    elif field.nested:
        rows = entries[field.entry]
        wrong += [[], [*rows, rows[0]] * 30]
        wrong += [
            [*rows[:r], [*rows[r][:i], number, *rows[r][i + 1 :]], *rows[r + 1 :]]
            for r in range(len(rows))
            for i in range(len(rows[r]))
            for number in bad
        ]
    else:
        row = entries[field.entry]
        wrong += [[low - 1], [high + 1], [*row, low] * 30]
        wrong += [[*row[:i], number, *row[i + 1 :]] for i in range(len(row)) for number in bad]
    for value in wrong:
        if field.used == "top" and value == []:
            continue  # a state without a question: the engine refuses to go on
        with pytest.raises(LuxorError):
            s.fill({**entries, field.entry: value})
        assert s.to_dict() == entries
    with pytest.raises(LuxorError, match=field.entry):
        s.fill({name: value for name, value in entries.items() if name != field.entry})


def test_module_data_are_checked_by_their_types() -> None:
    s = started()
    entries = s.to_dict()
    mummy = next(module for module in s.rs.modules if module.name == "mummy")
    data = list(entries["data"])
    data[mummy.offsets["mummy"]] = s.rs.chamber
    with pytest.raises(LuxorError, match="data"):
        s.fill({**entries, "data": data})
