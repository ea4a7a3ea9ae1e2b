"""Every way an edition file can be wrong is answered with file, entry and what would be right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from luxor.notation.edition_file import EditionError, edition_warnings, parse_edition
from luxor.notation.edition_table import edition_rows, edition_table
from tests.notation.edition_texts import FILE, TEXT, changed, without

MISTAKES = [
    tuple(part.replace("\\n", "\n").replace("\\s", " ") for part in line.split(" | "))
    for line in Path(__file__).with_name("edition_mistakes.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


def problems(text: str) -> list[str]:
    """Give the messages about ``text``, none if it is a good edition."""
    try:
        parse_edition(text, FILE)
    except EditionError as error:
        return [str(problem) for problem in error.problems]
    return []


@pytest.mark.parametrize(
    ("old", "new", "entry", "wrong", "right"),
    [pytest.param(*mistake[1:], id=mistake[0]) for mistake in MISTAKES],
)
def test_a_mistake_is_named_with_file_and_entry_and_what_would_be_right(
    old: str, new: str, entry: str, wrong: str, right: str
) -> None:
    found = problems(changed((old, new)))
    about_entry = [text.split("; expected ") for text in found if f"{FILE}: {entry}: " in text]
    assert any(wrong in said and right in expected for said, expected in about_entry), found


def test_a_drawing_larger_than_the_grid_is_refused() -> None:
    rows = TEXT[TEXT.index(" S   1") : TEXT.index("A3  18")]
    (found,) = problems(changed((rows, rows * 3)))
    assert found == f"{FILE}: board.map: 8 columns and 22 rows; expected at most 16 of each"


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("keys = = 3", "line 1, column 8"),
        ("a = 1\na = 2\n", "line 2, column 6"),
        ("a = [1,\n2", "line 2, end of document"),
        ("[supply]\nkeys = 20\n[supply]\n", "line 3, column 8"),
        ("a = 1979-13-45", "line 1, column"),
    ],
)
def test_a_slip_in_the_toml_is_named_with_its_line(text: str, entry: str) -> None:
    (found,) = problems(text)
    assert found.startswith(f"{FILE}: {entry}")
    assert found.endswith("; expected valid TOML")


def test_toml_that_python_cannot_hold_is_refused() -> None:
    (found,) = problems("keys = " + "9" * 5000)
    assert found.startswith(f"{FILE}: file: ")
    (found,) = problems("a = " + "[" * 5000)
    assert "nested too deeply" in found


def test_a_huge_number_is_refused_without_being_written_out() -> None:
    (found,) = problems(changed(("keys = 20", f"keys = 0x{'f' * 5000}")))
    assert found == f"{FILE}: supply.keys: a very long number is out of range; expected 2 to 100"


def test_all_problems_are_named_in_one_go() -> None:
    text = changed(
        ("keys = 20", "keys = 0"),
        ("jokers = 18", "jokker = 18"),
        ("total = 31", "total = 32"),
        ("[8, 15, 22, 30]", "[8, 15, 22, 99]"),
        ('wake_up = "reported"', 'wake_up = "guessed"'),
        ('"extra_turn"', '"extra_run"'),
    )
    entries = [text.split(": ")[1] for text in problems(text)]
    assert entries == [
        "board.osiris",
        "starter_cards.total",
        "supply.keys",
        "supply.jokers",
        "supply.jokker",
        "modules.mummy.status.wake_up",
        "modules.mummy.tiles.extra_run.effect",
    ]


def test_an_empty_file_is_told_everything_it_lacks() -> None:
    entries = [text.split(": ")[1] for text in problems("")]
    assert entries == [
        *("format", "name", "title", "players", "board", "starter_cards", "horus_cards"),
        *("treasures", "temple_tiles", "horus_tiles", "osiris_tiles", "sarcophagi", "supply"),
        *("scarabs", "sets"),
    ]


@pytest.mark.parametrize(
    "section",
    [
        *("players", "board", "starter_cards", "horus_cards", "treasures", "temple_tiles"),
        *("horus_tiles", "osiris_tiles", "sarcophagi", "supply", "scarabs", "sets"),
    ],
)
def test_every_section_of_the_base_game_is_needed(section: str) -> None:
    expected = f"{FILE}: {section}: missing; expected a section [{section}]"
    assert problems(without(section)) == [expected]


def level(*names: str) -> str:
    return "{ " + ", ".join(f'"{name}" = 1' for name in names) + " }"


def test_more_kinds_of_cards_than_fit_are_refused() -> None:
    names = [f"all{n}" for n in range(1, 7)] + [f"fewer{n}" for n in range(1, 7)]
    lines = [line for line in TEXT.splitlines() if line.startswith("level_")][:3]
    text = changed(
        *((line, f"{line.split(' = ')[0]} = {level(*names)}") for line in lines),
        ("per_level = 8", "per_level = 12"),
    )
    expected = "61 kinds of cards in all, modules included; expected at most 40"
    assert problems(text) == [f"{FILE}: horus_cards: {expected}"]


def test_more_kinds_of_treasures_than_fit_are_refused() -> None:
    columns = "points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]\nneeds = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    columns += "copies = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n\n"
    expected = "25 kinds of treasures, sceptres included; expected at most 24"
    sceptres = TEXT[TEXT.index("total = 10") : TEXT.index("[modules.characters]")]
    assert problems(changed((sceptres, f"total = 10\n{columns}"))) == [
        f"{FILE}: treasures: {expected}"
    ]


# Whatever happens to the file, the answer is an edition or an EditionError.


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """Give the built-in file with a few stretches cut out, doubled, swapped or overwritten."""
    text = TEXT
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 60)))
        piece = draw(
            st.one_of(
                st.just(""),
                st.just(text[start:end] * 2),
                st.text(max_size=8),
                st.sampled_from(["0", "-1", "99", "[]", "{}", '""', "true", "1e9", "=", "\n", '"']),
            )
        )
        text = text[:start] + piece + text[end:]
    return text


SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 120), st.integers(), st.floats(), st.text(max_size=6)
)


@st.composite
def misfilled(draw: st.DrawFn) -> str:
    """Give the built-in file with the values of some lines replaced by other TOML values."""
    lines = TEXT.splitlines()
    places = [
        i for i, line in enumerate(lines) if " = " in line and not line.startswith((" ", "#"))
    ]
    for place in draw(st.lists(st.sampled_from(places), min_size=1, max_size=5)):
        value = draw(st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=4), max_leaves=5))
        lines[place] = f"{lines[place].split(' = ')[0]} = {as_toml(value)}"
    return "\n".join(lines)


def as_toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(letter):08x}" for letter in value) + '"'
    return "{}" if value is None else repr(value)


@settings(max_examples=300, deadline=None)
@given(st.one_of(damaged(), misfilled()))
@example(TEXT)
@example("")
@example("\0")
@example('"a\\nb" = 1')
@example(f"{'a' * 1000} = 1")
@example("modules = 3")
@example("[modules]\nmummy = 3\nsceptres = []")
@example("[status]\nname = 3")
def test_a_damaged_file_gives_an_edition_or_an_edition_error(text: str) -> None:
    found = problems(text)
    for problem in found:
        assert re.fullmatch(rf"{FILE}: .+: .+; expected .+", problem)
    if not found:
        edition = parse_edition(text, FILE)
        edition_warnings(edition)
        assert edition.fingerprint in edition_table(edition)
        rows = [row for rows in edition_rows(edition).values() for row in rows]
        assert sorted(e for row in rows for e in row.entries) == sorted(edition.status)
