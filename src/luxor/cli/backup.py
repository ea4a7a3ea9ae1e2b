"""``luxor backup`` and ``luxor restore``: all games of a server in one file."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from luxor.cli.play_files import user_path
from luxor.cli.serve import MissingPackagesError

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

DATABASE = "where games are kept: a file, or postgresql://USER@HOST/DATABASE"
NO_PASSWORD = "A password for PostgreSQL belongs in ~/.pgpass: others can see a command line."


def add_parser(subparsers: Subparsers) -> None:
    """Add the commands ``backup`` and ``restore``."""
    parser = subparsers.add_parser(
        "backup",
        help="copy all games of a server into one file",
        description="Copy all games of a server into one file, also while it runs. It can be "
        "restored into SQLite or PostgreSQL. Keep it safe: it contains all hands. " + NO_PASSWORD,
    )
    parser.add_argument("database", metavar="DATABASE", help=DATABASE)
    parser.add_argument("file", metavar="FILE", help="the backup, such as games.luxor.gz")
    parser.add_argument("--replace", action="store_true", help="overwrite an existing file")
    parser.set_defaults(run=run, back=False)

    parser = subparsers.add_parser(
        "restore",
        help="restore the games of a backup",
        description="Restore the games of a backup into an empty database, all or none of them. A "
        "SQLite file is made if there is none. Stop the server first. " + NO_PASSWORD,
    )
    parser.add_argument("file", metavar="FILE", help="the backup")
    parser.add_argument("database", metavar="DATABASE", help=DATABASE)
    parser.add_argument(
        "--replace", action="store_true", help="first delete what the database holds"
    )
    parser.set_defaults(run=run, back=True)


def run(args: argparse.Namespace) -> int:
    """Make or restore a backup, as the command line says; return the exit status."""
    try:
        from luxor.server.storage.backup import back_up, restore
    except ModuleNotFoundError as error:
        raise MissingPackagesError(error.name) from None
    file = user_path(args.file)
    if args.back:
        counts = restore(file, args.database, replace=args.replace)
    else:
        counts = back_up(args.database, file, replace=args.replace)
    games = f"{counts['games']} games with {counts['log']} entries"
    print(f"{games} restored" if args.back else f"{games} saved in {file}")
    return 0
