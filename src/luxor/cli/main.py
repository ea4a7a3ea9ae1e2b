"""The command ``luxor``."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

import luxor
from luxor.cli import (
    backup,
    bots,
    compare,
    edition,
    hint,
    online,
    play,
    replay,
    report,
    results,
    serve,
    show,
    simulate,
    tournament,
)
from luxor.cli.exit_codes import BROKEN_PIPE, FAILED, INTERRUPTED, in_words
from luxor.cli.play_files import command
from luxor.core.build import COMPILER_PACKAGES
from luxor.core.errors import LuxorError

COMMANDS = (
    *(play, show, replay, hint, edition, simulate, tournament, compare, report, results, bots),
    *(serve, backup, online),
)

COMPILED = "compiled engine"
PURE = (
    "pure Python engine, slower; it takes a C compiler and Python's headers to compile it: "
    f"apt install {COMPILER_PACKAGES} on Debian or Ubuntu, then set Luxor up again"
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line ``luxor`` and return its exit status.

    What it means is in :mod:`luxor.cli.exit_codes`.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ± gets ? instead of a crash
    try:
        args = make_parser().parse_args(argv)
        status: int = args.run(args)
        sys.stdout.flush()
    except LuxorError as error:
        print(f"luxor: {error}", file=sys.stderr)
        return FAILED
    except ModuleNotFoundError as error:
        if error.name != "rich":
            raise
        print("luxor: tables and colours need the package rich: pip install rich", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()  # the shell's prompt begins on a line of its own
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone: give what Python still flushes at exit to nobody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return status


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    parser = argparse.ArgumentParser(
        command(),
        description="Luxor, the board game by Rüdiger Dorn (an unofficial fan project).",
        epilog=in_words(),
        formatter_class=argparse.RawDescriptionHelpFormatter,  # the version stays on one line
    )
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for module in COMMANDS:
        module.add_parser(commands)
    return parser


def version() -> str:
    """Return the version, and how the engine runs."""
    return f"luxor {luxor.__version__} ({COMPILED if luxor.is_compiled() else PURE})"
