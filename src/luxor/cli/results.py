"""``luxor results``: what was played, as tables for other programs, and old folders converted."""

from __future__ import annotations

import argparse
from pathlib import Path

from luxor.cli.exit_codes import OK
from luxor.core.errors import LuxorError
from luxor.lab.converting import convert
from luxor.lab.export import export
from luxor.lab.store import Results


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of ``luxor``."""
    parser = subparsers.add_parser(
        "results",
        help="export the results of an experiment as CSV, or convert old ones",
        description="Works on the folders that --out of simulate, tournament or compare made.",
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    exporting = actions.add_parser(
        "export",
        help="write CSV files and records",
        description="Writes games.csv and, as far as they were kept, decisions.csv, records/ and "
        "summary.json.",
    )
    exporting.add_argument("results", metavar="RESULTS", help="a results folder")
    exporting.add_argument("--out", metavar="DIR", help="default: the results folder")
    exporting.set_defaults(run=run_export)
    converting = actions.add_parser(
        "convert",
        help="make results of an older luxor readable",
        description="Writes results.sqlite beside the files of an older luxor, which stay.",
    )
    converting.add_argument("results", metavar="RESULTS", nargs="+", help="folders, or games.jsonl")
    converting.set_defaults(run=run_convert)


def run_export(args: argparse.Namespace) -> int:
    """Export as the command line says; return the exit status."""
    results = Results(args.results)
    try:
        made = export(results, Path(args.out) if args.out else results.file.parent)
    except OSError as error:
        raise LuxorError(f"{error.filename} cannot be written: {error.strerror}") from None
    for path in made:
        if path.suffix != ".luxor":
            print(path)
    return OK


def run_convert(args: argparse.Namespace) -> int:
    """Convert the folders of the command line; return the exit status."""
    for folder in args.results:
        path, games = convert(folder)
        print(f"{path}: {games} games")
    return OK
