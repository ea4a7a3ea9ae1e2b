"""Editions from files: loading, checking, and the built-in ones.

``load_edition`` returns an :class:`~luxor.core.edition.Edition` that can be played, or raises
:class:`EditionError` with every problem the file has: the entry, what is wrong with it, and what
would be right. ``docs/editions.md`` explains how to write such a file.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

from luxor.core.compile import compile_ruleset
from luxor.core.edition import (
    TEMPLE_BACKS,
    TREASURE_TYPES,
    CardSpec,
    Edition,
    FrozenTable,
    SpaceSpec,
    TempleSpec,
    TreasureSpec,
)
from luxor.core.errors import LuxorError
from luxor.core.options import Options
from luxor.core.text import nearest
from luxor.notation.edition_reader import EditionError, Entries, Problem, read_entries
from luxor.notation.edition_schema import (
    CHAMBER,
    HORUS_CARDS,
    LEVELS,
    STAIRS,
    STARTER_CARDS,
    STATUE_MARKS,
    edition_schema,
)

__all__ = [
    "DEFAULT_EDITION",
    "EditionError",
    "Problem",
    "builtin_editions",
    "edition_warnings",
    "load_edition",
    "load_entries",
    "parse_edition",
    "parse_entries",
]

DEFAULT_EDITION = "reconstructed"
MAX_FILE_BYTES = 200_000
_LINE = re.compile(r"\(at (line \d+, column \d+|end of document)\)$")


@cache
def builtin_editions() -> tuple[str, ...]:
    """Return the names of the editions that come with the package."""
    folder = files("luxor.notation").joinpath("editions")
    names = (item.name for item in folder.iterdir() if item.name.endswith(".toml"))
    return tuple(sorted(name.removesuffix(".toml") for name in names))


def load_edition(source: str | Path | None = None) -> Edition:
    """Return the edition ``source``: the name of a built-in one, or the path of a file.

    ``None`` is the default edition. A text that is no built-in name is taken as a path. Raises
    :class:`EditionError` if there is no such edition or if anything in it is wrong.
    """
    if source is None or (isinstance(source, str) and source in builtin_editions()):
        return _builtin(source or DEFAULT_EDITION)
    return parse_edition(_text(source), str(source))


def load_entries(source: str | Path) -> Entries:
    """Return the single entries of an edition, with their statuses."""
    return parse_entries(_text(source), str(source))


def parse_edition(text: str, file: str = "edition") -> Edition:
    """Return the edition written in ``text``; ``file`` is what messages call it.

    Raises :class:`EditionError` with everything that is wrong.
    """
    edition = _build(parse_entries(text, file))
    largest = Options(edition.players_max, modules=tuple(edition.modules), extra_cards=True)
    try:
        compile_ruleset(largest, edition)
    except (LuxorError, ValueError) as error:
        wrong = f"too much for the engine with all modules: {error}"
        raise _failure(file, "file", wrong, "fewer kinds or copies") from None
    return edition


def parse_entries(text: str, file: str = "edition") -> Entries:
    """Return the single entries of the edition written in ``text``, with their statuses."""
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
    modules = tables.get("modules")
    return read_entries(edition_schema(modules if isinstance(modules, dict) else ()), tables, file)


def edition_warnings(edition: Edition) -> tuple[str, ...]:
    """Return what is playable but probably a mistake in ``edition``, one sentence each."""
    warnings = []
    for back in TEMPLE_BACKS:
        tiles = sum(tile.copies for tile in edition.temple if tile.back == back)
        symbols = sum(space.symbol == back for space in edition.spaces)
        odd = "the spaces uncovered last stay empty (A3)" if tiles < symbols else "some stay unused"
        if tiles != symbols:
            warnings.append(f"{tiles} {back} tiles for {symbols} {back} symbols: {odd}")
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
    return parse_edition(_text(name), f"{name}.toml")


def _failure(file: str, entry: str, wrong: str, right: str) -> EditionError:
    return EditionError([Problem(file, entry, wrong, right)])


def _text(source: str | Path) -> str:
    """Return the text of a built-in edition or of a file."""
    file = str(source)
    if source in builtin_editions():
        return files("luxor.notation").joinpath("editions", f"{file}.toml").read_text("utf-8")
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


def _build(entries: Entries) -> Edition:
    """Return the edition that good entries describe."""
    values = entries.values
    players, board = values["players"], values["board"]
    cells = board["map"].cells
    return Edition(
        name=values["name"],
        title=values["title"],
        spaces=_spaces(board),
        statues=board["statues"],
        statue_cells=tuple(cells[mark] for mark in STATUE_MARKS),
        stairs_cell=cells[STAIRS],
        chamber_cell=cells[CHAMBER],
        grid=board["map"].grid,
        chamber_points=board["chamber_points"],
        starter_cards=tuple(
            CardSpec(name, *STARTER_CARDS[name], 0, copies)
            for name, copies in values["starter_cards"]["cards"].items()
        ),
        horus_cards=_horus_cards(values["horus_cards"]),
        extra_horus_cards=_horus_cards(values.get("extra_horus_cards", {})),
        treasures=tuple(
            TreasureSpec(name, *row)
            for name in TREASURE_TYPES
            for row in zip(*values["treasures"][name].values(), strict=True)
        ),
        temple=tuple(
            TempleSpec(back, front, copies)
            for back in TEMPLE_BACKS
            for front, copies in values["temple_tiles"][back].items()
        ),
        osiris=tuple((int(n), copies) for n, copies in values["osiris_tiles"]["copies"].items()),
        scarabs=tuple(zip(values["scarabs"]["values"], values["scarabs"]["copies"], strict=True)),
        keys=values["supply"]["keys"],
        jokers=values["supply"]["jokers"],
        sarcophagi=values["sarcophagi"]["points"],
        set_points=values["sets"]["points"],
        jokers_per_set=values["sets"]["jokers_per_set"],
        players_base=players["base"],
        players_max=players["max"],
        colours=players["colours"],
        modules=values.get("modules", FrozenTable()),
        status=FrozenTable(entries.status),
    )


def _spaces(board: Any) -> tuple[SpaceSpec, ...]:
    eyes = {n: int(eyes) for eyes, numbers in board["horus"].items() for n in numbers}
    kinds = dict.fromkeys(eyes, "horus") | dict.fromkeys(board["osiris"], "osiris")
    symbols = {n: back for back, numbers in board["symbols"].items() for n in numbers}
    return tuple(
        SpaceSpec(
            kind=kinds.get(n, "treasure"),
            eyes=eyes.get(n, 0),
            symbol=symbols.get(n, ""),
            points=board["points"][n],
            cell=board["map"].cells[str(n)],
        )
        for n in range(1, sum(board["spaces"].values()) + 1)
    )


def _horus_cards(levels: Any) -> tuple[CardSpec, ...]:
    return tuple(
        CardSpec(f"h{level}:{name}", *HORUS_CARDS[name], level, copies)
        for level in LEVELS
        for name, copies in levels.get(f"level_{level}", {}).items()
    )
