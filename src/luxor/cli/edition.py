"""``luxor edition``: look at an edition, or check a file of one's own."""

from __future__ import annotations

import argparse
import shutil
import sys
from typing import TYPE_CHECKING

from luxor.cli.edition_table import edition_table
from luxor.core.edition import Edition, Status
from luxor.notation.edition_file import (
    DEFAULT_EDITION,
    EditionError,
    builtin_editions,
    edition_warnings,
    load_edition,
    load_entries,
)

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(subparsers: Subparsers) -> None:
    """Add the command ``edition`` with its subcommands ``check`` and ``show``."""
    parser = subparsers.add_parser(
        "edition", help="show the board and components, or check a file with your own"
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    check = commands.add_parser(
        "check", help="check an edition file and name everything that is wrong with it"
    )
    check.add_argument("file", metavar="FILE", help="the edition file (TOML)")
    check.set_defaults(run=check_edition)

    show = commands.add_parser(
        "show", help="print every number of an edition and how far it is known"
    )
    show.add_argument(
        "edition",
        metavar="NAME|FILE",
        nargs="?",
        default=DEFAULT_EDITION,
        help=f"a built-in edition ({', '.join(builtin_editions())}) or a file",
    )
    show.set_defaults(run=show_edition)


def check_edition(args: argparse.Namespace) -> int:
    """Print that the file is good, or every problem it has; the exit status is 0 or 1."""
    edition = _load(args.file)
    if edition is None:
        return 1
    for warning in edition_warnings(edition):
        print(f"{args.file}: warning: {warning}")
    print(f"{args.file}: OK")
    print(_summary(edition))
    return 0


def show_edition(args: argparse.Namespace) -> int:
    """Print the table of an edition; the exit status is 1 if it cannot be loaded."""
    edition = _load(args.edition)
    if edition is None:
        return 1
    width = shutil.get_terminal_size((100, 24)).columns
    print(edition_table(edition, load_entries(args.edition), width), end="")
    return 0


def _load(source: str) -> Edition | None:
    try:
        return load_edition(source)
    except EditionError as error:
        print(error, file=sys.stderr)
        count = len(error.problems)
        print(f"{source}: {count} problem{'s' if count != 1 else ''}", file=sys.stderr)
        return None


def _summary(edition: Edition) -> str:
    horus = sum(card.copies for card in (*edition.horus_cards, *edition.extra_horus_cards))
    counts = {status: list(edition.status.values()).count(status) for status in Status}
    known = ", ".join(f"{count} {status}" for status, count in counts.items())
    contents = [
        f"{edition.players_min} to {edition.players_max} players",
        f"{len(edition.spaces)} spaces",
        f"{sum(card.copies for card in edition.starter_cards)} starter cards",
        f"{horus} Horus cards",
        f"{sum(tile.copies for tile in edition.treasures)} treasures",
    ]
    lines = [
        f"{edition.title} ({edition.name}, fingerprint {edition.fingerprint})",
        ", ".join(contents),
        f"modules: {', '.join(edition.modules) or 'none'}",
        f"entries: {known}",
    ]
    return "\n".join(f"  {line}" for line in lines)
