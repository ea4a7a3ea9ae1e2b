"""Every way an edition file can be wrong is answered with file, entry and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from luxor.cli.edition_table import edition_table
from luxor.core.compile import compile_ruleset
from luxor.core.edition_schema import Copies, Finding, Number, Table, adds_up, check
from luxor.core.errors import OptionsError
from luxor.core.module import Module
from luxor.core.options import Options
from luxor.notation.edition_file import (
    EditionError,
    edition_warnings,
    parse_edition,
    parse_entries,
)
from tests.notation.edition_texts import FILE, TEXT, changed, without
from tests.plugins import installed

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
    assert found.startswith(f"{FILE}: board.map: row 1 of 22 has 8 cells")
    assert found.endswith("at most 16 of each")


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
        ('status = "printed"\ntotal = 31', 'status = "seen"\ntotal = 32'),
        ("[8, 15, 22, 30]", "[8, 15, 22, 99]"),
        ('wake_up = "reported"', 'wake_up = "guessed"'),
        ('"extra_turn"', '"extra_run"'),
    )
    entries = [text.split(": ")[1] for text in problems(text)]
    assert entries == [
        "board.osiris",
        "starter_cards.status",
        "supply.jokker",
        "supply.keys",
        "supply.jokers",
        "modules.mummy.status.wake_up",
        "modules.mummy.tiles.effect",
        "starter_cards.total",
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


LEVELS = [line for line in TEXT.splitlines() if line.startswith("level_")]
FAMILIES = [f"{family}{n}" for family in ("all", "fewer") for n in range(1, 7)]
SCEPTRES = TEXT[TEXT.index("total = 10") : TEXT.index("[modules.characters]")]
TEN = ", ".join(map(str, range(1, 11)))
ONES = ", ".join("1" * 10)


@pytest.mark.parametrize(
    ("replacements", "reason"),
    [
        pytest.param(
            [
                ("per_level = 8", "per_level = 12"),
                *((line, f"{line.split(' = ')[0]} = {level(*FAMILIES)}") for line in LEVELS[:3]),
            ],
            "more than 40 kinds of cards: 'h3:all2' has no place",
            id="kinds of cards",
        ),
        pytest.param(
            [(SCEPTRES, f"total = 10\npoints=[{TEN}]\nneeds=[{ONES}]\ncopies=[{ONES}]\n")],
            "25 kinds of treasures, more than 24",
            id="kinds of treasures",
        ),
        pytest.param(
            [
                ("total = 18\nlevel", "total = 117\nlevel"),
                (LEVELS[5], LEVELS[5].replace('"1-5" = 1', '"1-5" = 100')),
            ],
            "101 copies of the card 'h3:1-5', more than 100",
            id="copies in both boxes",
        ),
        pytest.param(
            [
                ("per_level = 8", "per_level = 100"),
                *((line, f'{line.split(" = ")[0]} = {{ "last" = 100 }}') for line in LEVELS[:3]),
                ("total = 18\nlevel", "total = 112\nlevel"),
                (LEVELS[3], 'level_1 = { "last" = 100 }'),
            ],
            "no pile 'horus1' with a number of copies of 200",
            id="copies that no byte holds",
        ),
        pytest.param(
            [
                ('"1+" = 2', '"1+" = 21'),
                ("per_colour = 7", "per_colour = 26"),
                ("total = 35", "total = 130"),
            ],
            "105 copies of the card '1+', more than 100",
            id="copies for all players",
        ),
        pytest.param(
            [("total = 31", "total = 200"), ('{ "1" = 6, "2" = 4,', '{ "1" = 90, "2" = 89,')],
            "277 cards in all, more than 250",
            id="cards",
        ),
    ],
)
def test_what_the_engine_has_no_room_for_is_refused(
    replacements: list[tuple[str, str]], reason: str
) -> None:
    (found,) = problems(changed(*replacements))
    assert found.startswith(f"{FILE}: file: too much for the engine with all modules: ")
    assert reason in found
    assert found.endswith("; expected fewer kinds or copies")


# Modules from outside declare their tables as ours do.


@check("gifts", "players.max")
def find_too_few(gifts: int, players: int) -> Iterable[Finding]:
    if gifts < players:
        yield "gifts", f"{gifts} gifts", f"at least {players}, one for each player"


class Gifts(Module):
    """A module with a table of its own and no rules."""

    name = "gifts"
    edition_table: ClassVar[Table | None] = Table(
        {"gifts": Number(0, 9), "kinds": Copies(("ring", "bowl"))},
        checks=(find_too_few, adds_up("gifts", "kinds")),
    )


GIFTS = """
[modules.gifts]
status = "reported"
gifts = 5
kinds = { bowl = 3, ring = 2 }
"""


@pytest.fixture
def with_gifts() -> Iterator[None]:
    with installed("luxor-gifts", "1", {"gifts": f"{__name__}:Gifts"}):
        yield


@pytest.mark.usefixtures("with_gifts")
def test_a_module_from_outside_brings_its_own_table() -> None:
    text = f"{TEXT}{GIFTS}"
    edition = parse_edition(text)
    assert edition.modules["gifts"] == {"gifts": 5, "kinds": {"ring": 2, "bowl": 3}}
    assert edition.status["modules.gifts.kinds"] == "reported"
    assert "MODULE GIFTS" in edition_table(edition, parse_entries(text))
    assert problems(f"{TEXT}{GIFTS}".replace("gifts = 5", "gifts = 4")) == [
        f"{FILE}: modules.gifts.gifts: 4 gifts; expected at least 5, one for each player"
    ]
    (found,) = problems(text.replace("bowl", "bowls"))
    assert found == f'{FILE}: modules.gifts.kinds.bowls: unknown key; expected "bowl"'


@pytest.mark.usefixtures("with_gifts")
def test_a_game_needs_the_tables_of_its_modules() -> None:
    options = Options(modules=("gifts",))
    with pytest.raises(OptionsError, match="has no module 'gifts'"):
        compile_ruleset(options, parse_edition(TEXT))
    assert compile_ruleset(options, parse_edition(f"{TEXT}{GIFTS}")).modules[0].name == "gifts"


def test_the_table_of_a_module_that_is_not_installed_is_refused() -> None:
    (found,) = problems(f"{TEXT}{GIFTS}")
    assert found.startswith(f"{FILE}: modules.gifts: unknown key; expected ")


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
        entries = parse_entries(text, FILE)
        assert edition.fingerprint in edition_table(edition, entries)
        assert list(entries.declared) == list(edition.status)
