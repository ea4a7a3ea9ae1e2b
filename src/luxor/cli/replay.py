"""``luxor replay``: step through the record of a game, turn by turn."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from luxor.cli.board import board_text
from luxor.cli.play_result import result_words
from luxor.cli.play_terminal import Terminal
from luxor.cli.replay_scenes import Eyes, Scene, scenes_of
from luxor.core.edition import Edition
from luxor.core.errors import LuxorError
from luxor.core.text import seat_of
from luxor.notation.edition_file import EditionError, builtin_editions, load_edition
from luxor.notation.record import Record
from luxor.notation.record_text import MAX_LENGTH, RecordError
from luxor.notation.seat_record import SeatRecord, parse_any_record

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

KEYS = "Enter next · p back · a number that turn · e end · q quit"
MOST_BYTES = 4 * MAX_LENGTH
MOST_DIGITS = 6


class ReplayError(LuxorError):
    """A file cannot be replayed, or not in the way that was asked for."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command ``replay``."""
    parser = subparsers.add_parser(
        "replay",
        help="step through the record of a game",
        description=f"Step through the record of a game, full or redacted. In it: {KEYS}. Where "
        "output is no terminal, everything is printed.",
    )
    parser.add_argument("file", metavar="FILE", help="the record")
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--turn", type=int, metavar="N", help="print turn N and the position after it (0: set-up)"
    )
    what.add_argument("--all", action="store_true", help="print every turn, without stopping")
    parser.add_argument(
        "--seat",
        metavar="pN|public",
        help="from whose eyes (default: in each turn the player's whose turn it is; a redacted "
        "record: its own seat's)",
    )
    parser.add_argument("--brief", action="store_true", help="tell what happened, draw no boards")
    parser.add_argument("--json", action="store_true", help="print JSON instead of words")
    parser.add_argument(
        "--edition",
        metavar="NAME|FILE",
        help=f"the edition, where it is not built in ({', '.join(builtin_editions())})",
    )
    parser.set_defaults(run=replay)


def replay(args: argparse.Namespace) -> int:
    """Replay a file as the command line says; return 0, or 1 after a line on what is wrong."""
    try:
        edition = load_edition(args.edition) if args.edition else None
        record = read_record(args.file, edition)
        names = [shown(name) for name in record.names]
        scenes = scenes_of(record, _eyes(args.seat, record), names)
        chosen = scenes if args.turn is None else (scenes[_turn(args.turn, scenes)],)
    except (LuxorError, EditionError) as error:
        print(error, file=sys.stderr)
        return 1
    terminal = Terminal()
    if args.json:
        print(json.dumps(_json(record, scenes, chosen)))
    elif args.all or args.turn is not None or not terminal.is_screen:
        for scene in chosen:
            show(scene, len(scenes) - 1, names, terminal, brief=args.brief)
    else:
        step_through(scenes, names, terminal, brief=args.brief)
    return 0


def read_record(file: str, edition: Edition | None = None) -> Record | SeatRecord:
    """Return the record in a file; raises :class:`ReplayError` with the file's name and line."""
    try:
        with Path(file).open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise ReplayError(f"{file}: longer than the {MOST_BYTES} bytes that a record may have")
        return parse_any_record(data.decode("utf-8"), edition)
    except RecordError as error:
        where = file if error.line is None else f"{file}:{error.line}:{error.column or 1}"
        raise ReplayError(f"{where}: {shown(error.problem)}") from None
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ReplayError(f"{file}:{line}:1: not UTF-8, so it is no record") from None
    except (OSError, ValueError) as error:
        if isinstance(error, LuxorError):
            raise
        raise ReplayError(f"{file}: {getattr(error, 'strerror', None) or error}") from None


def shown(text: str) -> str:
    """Return a text from a file as it may be shown: what could command a terminal is replaced."""
    return "".join(
        letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}"
        for letter in text
    )


def _eyes(text: str | None, record: Record | SeatRecord) -> int | Eyes:
    own = record.seat if isinstance(record, SeatRecord) else None
    if text is None:
        if isinstance(record, Record):
            return Eyes.MOVER
        return Eyes.PUBLIC if own is None else own
    seat = seat_of(text, record.options.players)
    if seat is None and text != Eyes.PUBLIC.value:
        raise ReplayError(f"--seat: p1 to p{record.options.players}, or public, not {text!r}")
    if isinstance(record, SeatRecord) and seat not in (own, None):
        whose = "the public" if own is None else f"p{own + 1}"
        raise ReplayError(f"--seat: this is the redacted record of {whose}, {text}'s is another")
    return Eyes.PUBLIC if seat is None else seat


def _turn(number: int, scenes: Sequence[Scene]) -> int:
    if not 0 <= number < len(scenes):
        raise ReplayError(f"--turn: the record has turns 0 (the set-up) to {len(scenes) - 1}")
    return number


def _json(
    record: Record | SeatRecord, scenes: Sequence[Scene], chosen: Sequence[Scene]
) -> dict[str, Any]:
    result = scenes[-1].result
    return {
        "edition": {"name": record.edition.name, "fingerprint": record.edition.fingerprint},
        "options": asdict(record.options),
        "names": list(record.names),
        "turns": [scene.to_json() for scene in chosen],
        "result": None if result is None else asdict(result),
        "gave_up": [] if isinstance(record, SeatRecord) else list(record.gave_up),
        "ended": None if isinstance(record, SeatRecord) else record.ended,
    }


# --- showing ---------------------------------------------------------------------------------


def show(
    scene: Scene, last: int, names: Sequence[str], terminal: Terminal, *, brief: bool = False
) -> None:
    """Print a turn, what happened in it, comments, and the position after it."""
    terminal.rule(_title(scene, last, names))
    terminal.say(scene.story)
    for comment in scene.comments:
        terminal.say(f"{{ {shown(comment)} }}", "  ")
    if not brief:
        plain = all(name == f"p{seat}" for seat, name in enumerate(names, start=1))
        terminal.draw(board_text(scene.view, names=() if plain else names))
    if scene.result is not None:
        terminal.say()
        terminal.draw(result_words(scene.result, names, terminal.columns))


def _title(scene: Scene, last: int, names: Sequence[str]) -> str:
    if scene.seat is None:
        return f"Set-up, before turn 1 of {last}"
    extra = ", an extra turn" if scene.is_extra else ""
    name = names[scene.seat]
    seat = f"p{scene.seat + 1}"
    who = seat if name == seat else f"{name} ({seat})"
    return f"Turn {scene.turn} of {last}, round {scene.round}: {who}{extra}"


# --- stepping --------------------------------------------------------------------------------


def step_through(
    scenes: Sequence[Scene], names: Sequence[str], terminal: Terminal, *, brief: bool = False
) -> None:
    """Show one turn after the other, as whoever sits at the terminal asks for them."""
    last = len(scenes) - 1
    at = 0
    show(scenes[at], last, names, terminal, brief=brief)
    while True:
        try:
            typed = terminal.ask(f"{at} of {last} ({KEYS}): ").lower()
        except (EOFError, KeyboardInterrupt):
            print()
            return
        if typed == "q":
            return
        goal = _goal(typed, at, last)
        if goal is None:
            terminal.say(f"{shown(typed)!r} means nothing here. {KEYS}")
        elif not 0 <= goal <= last:
            terminal.say(f"There is no turn {goal}: they go from 0 (the set-up) to {last}.")
        else:
            at = goal
            show(scenes[at], last, names, terminal, brief=brief)


def _goal(typed: str, at: int, last: int) -> int | None:
    """Return the turn that what was typed leads to, None if it means nothing."""
    goals = {"": at + 1, "n": at + 1, "p": at - 1, "e": last}
    if typed in goals:
        return goals[typed]
    is_number = typed.isascii() and typed.isdecimal() and len(typed) <= MOST_DIGITS
    return int(typed) if is_number else None
