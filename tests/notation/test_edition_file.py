"""Edition files: the built-in edition, and what is said about files that are wrong."""

from __future__ import annotations

import copy
import dataclasses
import doctest
import pickle
import re
from itertools import pairwise
from pathlib import Path

import pytest

from luxor.cli.edition_table import edition_table
from luxor.core.edition import Edition, FrozenTable, Status
from luxor.notation.edition_file import (
    EditionError,
    builtin_editions,
    edition_warnings,
    load_edition,
    parse_edition,
    parse_entries,
)
from tests.notation.edition_texts import FILE, TEXT, changed, without


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition()


def test_the_path_is_a_spiral_of_neighbouring_cells(edition: Edition) -> None:
    cells = [edition.stairs_cell]
    statues = dict(zip(edition.statues, edition.statue_cells, strict=True))
    for number, space in enumerate(edition.spaces, start=1):
        cells.append(space.cell)
        if number in statues:
            cells.append(statues[number])
    cells.append(edition.chamber_cell)
    assert edition.statues == (6, 12, 18)
    assert (edition.grid, edition.stairs_cell) == ((8, 8), (0, 0))
    assert edition.statue_cells == ((7, 0), (7, 7), (0, 7))
    assert len(set(cells)) == len(cells) == 45
    turns = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(cells)]
    right, down, left, up = (1, 0), (0, 1), (-1, 0), (0, -1)
    sides = [(right, 7), (down, 7), (left, 7), (up, 6), (right, 6), (down, 5), (left, 5), (up, 1)]
    assert turns == [step for step, length in sides for _ in range(length)]


def test_how_far_each_entry_is_known(edition: Edition) -> None:
    found = {
        status: {entry for entry, s in edition.status.items() if s == status} for status in Status
    }
    assert found[Status.REPORTED] == {
        "treasures.vase.points",
        "treasures.statue.points",
        "treasures.jewellery.points",
        "scarabs.values",
        "modules.mummy.wake_up",
    }
    tiles = edition.modules["mummy"]["tiles"]
    assert isinstance(tiles, tuple)
    mummy_tiles = {
        f"modules.mummy.tiles.{tile['effect']}.{column}"
        for tile in tiles
        for column in ("price", "copies")
    }
    assert found[Status.RECONSTRUCTED] == {
        *(f"board.{key}" for key in ("map", "statues", "horus", "osiris", "symbols", "points")),
        *(f"{cards}horus_cards.level_{n}" for cards in ("", "extra_") for n in (1, 2, 3)),
        *(f"treasures.{kind}.needs" for kind in ("vase", "statue", "jewellery")),
        *(f"temple_tiles.{back}" for back in ("cobra", "falcon", "lion")),
        "modules.mummy.two_of_three",
        "modules.equipment.cards",
        *(f"modules.sceptres.{key}" for key in ("points", "needs", "copies")),
        *(mummy_tiles - {"modules.mummy.tiles.horus_card.price"}),
    }
    assert "modules.mummy.tiles.horus_card.price" in found[Status.PRINTED]


def test_the_built_in_edition_gives_no_warning(edition: Edition) -> None:
    assert edition_warnings(edition) == ()


# An edition is a value.


def test_editions_are_equal_hashable_and_can_be_copied(edition: Edition) -> None:
    again = parse_edition(TEXT)
    assert again == edition
    assert hash(again) == hash(edition)
    assert copy.deepcopy(edition) == edition
    assert pickle.loads(pickle.dumps(edition)) == edition
    assert load_edition("reconstructed") is edition


def test_nothing_in_an_edition_can_be_changed(edition: Edition) -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        edition.keys = 3  # type: ignore[misc]
    table = edition.modules["mummy"]
    assert isinstance(table, FrozenTable)
    with pytest.raises(TypeError):
        table["total"] = 3  # type: ignore[index]
    with pytest.raises(AttributeError):
        table._items = {}  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del table._items


def test_the_fingerprint_follows_the_values_only(edition: Edition) -> None:
    assert re.fullmatch("[0-9a-f]{12}", edition.fingerprint)
    renamed = changed(
        ('name = "reconstructed"', 'name = "my-box"'),
        ("Mummy's Curse, reconstructed", "Mummy's Curse, mine"),
        ('status = "printed"\nkeys = 20', 'status = "reported"\nkeys = 20'),
    )
    assert parse_edition(renamed).fingerprint == edition.fingerprint
    assert parse_edition(renamed) != edition
    for old, new in (
        ("keys = 20", "keys = 21"),
        ("chamber_points = 13", "chamber_points = 14"),
        ('"move_card", price = 1', '"move_card", price = 2'),
        ("osiris = [8, 15, 22, 30]", "osiris = [9, 15, 22, 30]"),
    ):
        assert parse_edition(changed((old, new))).fingerprint != edition.fingerprint
    assert dataclasses.replace(edition, keys=21).fingerprint != edition.fingerprint


def test_the_fingerprint_of_the_built_in_edition_is_pinned(edition: Edition) -> None:
    """Records name it: whoever changes the built-in values must mean to."""
    assert edition.fingerprint == "07981419879c"


def test_the_order_inside_tables_does_not_matter(edition: Edition) -> None:
    text = changed(
        ('"1" = 6, "2" = 4, "3" = 4,', '"3" = 4, "1" = 6, "2" = 4,'),
        (
            "values = [1, 2, 3, 4]\ncopies = [4, 8, 6, 4]",
            "values = [4, 3, 2, 1]\ncopies = [4, 6, 8, 4]",
        ),
    )
    assert parse_edition(text) == edition


# Other editions.


def test_an_edition_without_the_expansion() -> None:
    text = without("modules", without("extra_horus_cards"))
    text = changed(("max = 5 ", "max = 4 "), (', "purple"]', "]"), text=text)
    edition = parse_edition(text)
    assert (edition.players_max, edition.extra_horus_cards) == (4, ())
    assert dict(edition.modules) == {}
    assert "EXTRA HORUS CARDS" not in edition_table(edition, parse_entries(text))


def test_kinds_with_no_copies_are_left_out() -> None:
    text = changed(
        ("copies = [4, 8, 6, 4]", "copies = [4, 8, 0, 10]"),
        ('"5" = 4, "+-1"', '"5" = 0, "6" = 4, "+-1"'),
    )
    edition = parse_edition(text)
    assert edition.scarabs == ((1, 4), (2, 8), (4, 10))
    assert [card.name for card in edition.starter_cards] == ["1", "2", "3", "4", "6", "+-1", "die"]


def test_a_pile_may_differ_from_its_symbols_but_is_warned_of() -> None:
    text = changed(
        ("symbols.cobra = [3, 7, 10, 13]", "symbols.cobra = [3, 7, 10, 13, 14]"),
        ("symbols.lion = [32, 34, 36, 39]", "symbols.lion = [32, 34, 36]"),
        ('name = "reconstructed"', 'name = "my-box"'),
    )
    cobra, lion = edition_warnings(parse_edition(text))
    assert cobra.startswith("4 cobra tiles for 5 cobra symbols")
    assert lion.startswith("4 lion tiles for 3 lion symbols")


@pytest.mark.parametrize(
    ("old", "new", "warning"),
    [
        ('"7-12" = 2', '"7-12" = 0', "points on the way to the chamber fall from 1"),
        (
            "chamber_points = 13",
            "chamber_points = 7",
            "points on the way to the chamber fall",
        ),
        (
            "points = [3, 7, 12,",
            "points = [3, 17, 12,",
            "points for treasure sets fall from 17",
        ),
        (
            "points = [5, 3] ",
            "points = [3, 5] ",
            "points for the second and the first",
        ),
    ],
)
def test_what_is_odd_is_warned_of(old: str, new: str, warning: str) -> None:
    text = changed((old, new), ('name = "reconstructed"', 'name = "my-box"'))
    (found,) = edition_warnings(parse_edition(text))
    assert found.startswith(warning)


def test_a_built_in_name_for_other_values_is_warned_of() -> None:
    (warning,) = edition_warnings(parse_edition(changed(("keys = 20", "keys = 19"))))
    assert 'the name "reconstructed" is that of a built-in edition' in warning


# Loading.


def test_the_default_edition_is_built_in() -> None:
    assert builtin_editions() == ("reconstructed",)
    assert load_edition() == load_edition(None) == load_edition("reconstructed")


def test_a_file_is_loaded_from_a_path_or_its_text(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(
        b"\xef\xbb\xbf" + changed(("keys = 20", "keys = 19")).replace("\n", "\r\n").encode()
    )
    assert load_edition(path) == load_edition(str(path))
    assert load_edition(path).keys == 19


def test_a_missing_file_is_named_with_the_nearest_built_in_edition(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as caught:
        load_edition("reconstruced")
    assert str(caught.value).startswith("reconstruced: file: No such file")
    assert 'built-in edition ("reconstructed")' in str(caught.value)
    with pytest.raises(EditionError, match=re.escape(str(tmp_path))):
        load_edition(tmp_path)
    with pytest.raises(EditionError, match="null"):
        load_edition("a\0b")


def test_what_is_no_text_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(b"format = 1\nname = '\xff'\n")
    with pytest.raises(EditionError, match=r"my-box\.toml: line 2: not UTF-8; expected"):
        load_edition(path)
    path.write_bytes(b"#" * 200_001)
    with pytest.raises(EditionError, match="too long; expected at most 200000 bytes"):
        load_edition(path)


def test_an_edition_error_can_be_pickled() -> None:
    with pytest.raises(EditionError) as caught:
        parse_edition("", FILE)
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.problems == caught.value.problems
    assert str(again) == str(caught.value)


def test_the_code_of_the_documentation_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = Path(__file__).parents[2] / "docs" / "editions.md"
    monkeypatch.chdir(tmp_path)  # where no my-box.toml lies
    failed, tried = doctest.testfile(str(document), module_relative=False)
    assert failed == 0
    assert tried >= 4
