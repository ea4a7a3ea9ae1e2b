"""Editions from files: loading, checking, and the built-in ones.

``load_edition`` gives an :class:`~luxor.core.edition.Edition` that can be played, or raises
:class:`EditionError` with every problem the file has: the entry, what is wrong with it, and what
would be right. How to write such a file is told in ``docs/editions.md``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from luxor.core.edition import TEMPLE_BACKS, CardSpec, Edition, FrozenTable
from luxor.notation.edition_board import CHAMBER, STAIRS, STATUE_MARKS, read_board
from luxor.notation.edition_checks import check_cards, check_spaces, check_treasure_kinds
from luxor.notation.edition_components import (
    read_horus_cards,
    read_horus_tiles,
    read_osiris_tiles,
    read_players,
    read_sarcophagi,
    read_scarabs,
    read_sets,
    read_starter_cards,
    read_supply,
    read_temple,
    read_treasures,
)
from luxor.notation.edition_modules import Seating, Table, read_modules
from luxor.notation.edition_reader import EditionError, Findings, Problem, Section
from luxor.notation.text import nearest, shown

__all__ = [
    "DEFAULT_EDITION",
    "EditionError",
    "Problem",
    "builtin_editions",
    "edition_warnings",
    "load_edition",
    "parse_edition",
]

T = TypeVar("T")

DEFAULT_EDITION = "reconstructed"
FORMAT = 1
MAX_FILE_BYTES = 200_000
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_NAME_HINT = "up to 40 small letters, digits and hyphens"
_TITLE_HINT = "one line of up to 100 letters"
_LINE = re.compile(r"\(at (line \d+, column \d+|end of document)\)$")


@cache
def builtin_editions() -> tuple[str, ...]:
    """Give the names of the editions that come with the package."""
    return tuple(
        sorted(
            item.name.removesuffix(".toml")
            for item in files("luxor.notation").joinpath("editions").iterdir()
            if item.name.endswith(".toml")
        )
    )


def load_edition(source: str | Path | None = None) -> Edition:
    """Give the edition ``source``: the name of a built-in one, or the path of a file.

    ``None`` is the default edition. A text that is no built-in name is taken as a path. Raises
    :class:`EditionError` if there is no such edition or if anything in it is wrong.
    """
    if source is None:
        return _builtin(DEFAULT_EDITION)
    if isinstance(source, str) and source in builtin_editions():
        return _builtin(source)
    return parse_edition(_read(source), str(source))


def parse_edition(text: str, file: str = "edition") -> Edition:
    """Give the edition written in ``text``; ``file`` is what messages call it.

    Raises :class:`EditionError` with everything that is wrong.
    """
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        raise _failure(file, "file", "tables nested too deeply", "at most three levels") from None
    except ValueError as error:
        where = _LINE.search(str(error))
        wrong = _LINE.sub("", str(error)).strip() or "unreadable"
        entry = where[1] if where else "file"
        if entry.startswith("end"):
            entry = f"line {max(1, len(text.splitlines()))}, {entry}"
        raise _failure(file, entry, wrong, "valid TOML") from None
    return _read_edition(Section(Findings(file), "", tables, needs_status=False))


def edition_warnings(edition: Edition) -> tuple[str, ...]:
    """Give what is playable but probably a mistake in ``edition``, one sentence each."""
    warnings = []
    for back in TEMPLE_BACKS:
        tiles = sum(tile.copies for tile in edition.temple if tile.back == back)
        symbols = sum(space.symbol == back for space in edition.spaces)
        if tiles < symbols:
            warnings.append(
                f"{tiles} {back} tiles for {symbols} {back} symbols: "
                "the spaces uncovered last stay empty (A3)"
            )
        if tiles > symbols:
            warnings.append(f"{tiles} {back} tiles for {symbols} {back} symbols: some stay unused")
    points = [0, *(space.points for space in edition.spaces), edition.chamber_points]
    for number, (here, there) in enumerate(pairwise(points)):
        if there < here:
            place = "the chamber" if number == len(edition.spaces) else f"t{number + 1}"
            warnings.append(f"{place} scores {there}, less than the {here} just before it")
    if any(a > b for a, b in pairwise(edition.set_points)):
        warnings.append("more treasure sets score less than fewer")
    if edition.sarcophagi[0] < edition.sarcophagi[1]:
        warnings.append("the first sarcophagus is worth less than the second")
    if edition.name in builtin_editions() and load_edition(edition.name) != edition:
        warnings.append(
            f'the name "{edition.name}" is that of a built-in edition with other entries: '
            "give it a name of its own"
        )
    return tuple(warnings)


@cache
def _builtin(name: str) -> Edition:
    text = files("luxor.notation").joinpath("editions", f"{name}.toml").read_text("utf-8")
    return parse_edition(text, f"{name}.toml")


def _failure(file: str, entry: str, wrong: str, right: str) -> EditionError:
    return EditionError([Problem(file, entry, wrong, right)])


def _read(source: str | Path) -> str:
    file = str(source)
    try:
        with Path(source).open("rb") as stream:
            data = stream.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        close = nearest(Path(file).name.removesuffix(".toml"), builtin_editions())
        right = f"a readable file or a built-in edition ({close})"
        raise _failure(file, "file", reason, right) from None
    if len(data) > MAX_FILE_BYTES:
        raise _failure(file, "file", "too long", f"at most {MAX_FILE_BYTES} bytes")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _failure(file, f"line {line}", "not UTF-8", "a text file in UTF-8") from None


def _read_edition(root: Section) -> Edition:
    """Give the edition in the tables of ``root``; raises EditionError if anything is wrong."""
    findings = root.findings
    name, title = _read_head(root)
    seats = _part(root, "players", read_players)
    board = _part(root, "board", read_board)
    starter = _part(root, "starter_cards", read_starter_cards)
    horus = _part(root, "horus_cards", lambda part: read_horus_cards(part, extra=False))
    extra: tuple[CardSpec, ...] | None = ()
    if root.has("extra_horus_cards"):
        extra = _part(root, "extra_horus_cards", lambda part: read_horus_cards(part, extra=True))
    treasures = _part(root, "treasures", read_treasures)
    temple = _part(root, "temple_tiles", read_temple)
    horus_tiles = _part(root, "horus_tiles", read_horus_tiles)
    osiris = _part(root, "osiris_tiles", read_osiris_tiles)
    sarcophagi = _part(root, "sarcophagi", read_sarcophagi)
    supply = _part(root, "supply", read_supply)
    scarabs = _part(root, "scarabs", read_scarabs)
    sets = _part(root, "sets", read_sets)
    players_max = seats.most if seats else None
    modules: dict[str, Table] = {}
    if root.has("modules"):
        part = root.section("modules", needs_status=False)
        seating = Seating(players_max, board.plain_spaces if board else None)
        modules = read_modules(part, seating) if part else {}
    root.close()

    check_spaces(findings, board, treasures, horus_tiles, osiris)
    check_cards(findings, players_max, starter, (horus or ()) + (extra or ()), modules)
    check_treasure_kinds(findings, treasures, modules)
    if findings.problems:
        raise EditionError(findings.problems)
    return Edition(
        name=_have(name),
        title=_have(title),
        spaces=_have(_have(board).spaces),
        statues=_have(_have(board).statues),
        statue_cells=tuple(_have(board).cells[mark] for mark in STATUE_MARKS),
        stairs_cell=_have(board).cells[STAIRS],
        chamber_cell=_have(board).cells[CHAMBER],
        grid=_have(board).grid,
        chamber_points=_have(_have(board).chamber_points),
        starter_cards=_have(starter),
        horus_cards=_have(horus),
        extra_horus_cards=_have(extra),
        treasures=_have(treasures),
        temple=_have(temple),
        osiris=_have(osiris),
        scarabs=_have(scarabs),
        keys=_have(supply)[0],
        jokers=_have(supply)[1],
        sarcophagi=_have(sarcophagi),
        set_points=_have(sets)[0],
        jokers_per_set=_have(sets)[1],
        players_base=_have(seats).base,
        players_max=_have(seats).most,
        colours=_have(seats).colours,
        modules=FrozenTable(modules),
        status=FrozenTable(findings.status),
    )


def _read_head(root: Section) -> tuple[str | None, str | None]:
    root.integer("format", FORMAT, FORMAT)
    name = root.text("name", _NAME_HINT)
    if name is not None and not _NAME.fullmatch(name):
        root.problem("name", f"{shown(name)} is no name", _NAME_HINT)
    title = root.text("title", _TITLE_HINT)
    if title is not None and not (title.isprintable() and 1 <= len(title) <= 100):
        root.problem("title", f"{shown(title)} is no title", _TITLE_HINT)
    return name, title


def _part(root: Section, key: str, reader: Callable[[Section], T | None]) -> T | None:
    part = root.section(key)
    return reader(part) if part else None


def _have(value: T | None) -> T:
    """Give ``value``, which is missing only if a problem was noted and the file refused."""
    assert value is not None
    return value
