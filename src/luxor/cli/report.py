"""``luxor report``: one page of plots about an experiment, or about two side by side."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from luxor.core.errors import LuxorError, OptionsError
from luxor.lab.report.page import page, report_json
from luxor.lab.report.reading import read_figures
from luxor.notation.edition_file import load_edition

MOST = 2
PAGE = "report.html"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of ``luxor``."""
    parser = subparsers.add_parser(
        "report",
        help="make a page of plots from the results of an experiment",
        description="Makes one HTML page, which needs nothing else, from a results folder (what "
        "--out of simulate, tournament or compare made, finished or not). Two folders are "
        "compared side by side.",
    )
    parser.add_argument("results", nargs="+", metavar="RESULTS", help="a results folder, or two")
    parser.add_argument(
        "--out", metavar="FILE", help=f"the page (default: {PAGE} in the first folder; - prints it)"
    )
    parser.add_argument(
        "--json", action="store_true", help="print the figures as JSON; a page only with --out"
    )
    parser.add_argument(
        "--edition",
        metavar="NAME|FILE",
        help="the edition that was played, for its board (default: the built-in one, if it was)",
    )
    parser.add_argument("--open", action="store_true", help="show the page in the browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Make the report that the command line asks for; return the exit status."""
    if len(args.results) > MOST:
        raise OptionsError(
            f"report: one results folder, or two to compare, not {len(args.results)}"
        )
    if len({Path(path).resolve() for path in args.results}) < len(args.results):
        raise OptionsError(f"report: {args.results[0]} twice; give two folders, or this one once")
    edition = load_edition(args.edition) if args.edition else None
    figures = [read_figures(path, edition) for path in args.results]
    if len({found["name"] for found in figures}) < len(figures):  # folders of the same name
        for found, given in zip(figures, args.results, strict=True):
            found["name"] = given
    form = report_json(*figures)
    if args.json:
        print(json.dumps(form, indent=2, ensure_ascii=False, allow_nan=False))
        if not args.out:
            return 0
    text = page(form)
    if args.out == "-":
        sys.stdout.write(text)
        return 0
    path = Path(args.out) if args.out else _default(Path(args.results[0]))
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise LuxorError(f"{path} cannot be written: {error.strerror}; choose with --out") from None
    if not args.json:
        print(path)
    if args.open:
        import webbrowser

        webbrowser.open(path.resolve().as_uri())
    return 0


def _default(results: Path) -> Path:
    folder = results if results.is_dir() else results.parent
    return folder / PAGE
