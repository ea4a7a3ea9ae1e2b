"""``luxor hint``: what a bot thinks of every option of a question, and why."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from luxor.bots.asking import close_bot
from luxor.bots.hints import check_can_rate
from luxor.bots.levels import SECONDS
from luxor.bots.registry import make_bot
from luxor.cli.hint_source import read_question
from luxor.cli.hint_text import LISTED, hint_json, make_hint, tell_hint
from luxor.cli.play_session import hand_words
from luxor.cli.play_terminal import Terminal
from luxor.cli.progress import Thinking
from luxor.cli.questions import question_words
from luxor.notation.edition_file import builtin_editions, load_edition

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

BOT = f"ismcts:2000it:{SECONDS:g}s:sure=6"
SEED = 0


def add_parser(subparsers: Subparsers) -> None:
    """Add the command ``hint``."""
    parser = subparsers.add_parser(
        "hint",
        help="say what a bot thinks of a decision, and why",
        description="Say what a bot thinks of each option of a decision: the chance to win, the "
        "margin (points ahead of the mean of the others at the end), and how often it tried the "
        "option; then why the best one is best. Only what the seat that is asked may know is used.",
        epilog="Example: luxor hint game.luxor --at 15 asks about turn 15 of a recorded game. "
        "docs/hint.md tells more.",
    )
    parser.add_argument(
        "source",
        metavar="FILE",
        help="a position or a record, full or redacted; - for standard input; or the text of a "
        "position with ; between its lines",
    )
    parser.add_argument(
        "--at",
        metavar="TURN[.N]",
        help="the decision of a record: a turn as 'luxor replay' counts them, and which of its "
        "decisions (default: the one that is open)",
    )
    parser.add_argument(
        "--bot", default=BOT, metavar="BOT", help=f"who is asked (default: {BOT}; see 'luxor bots')"
    )
    parser.add_argument(
        "--seed",
        type=_seed,
        default=SEED,
        metavar="N",
        help=f"of what is imagined: the same seed gives the same hint (default: {SEED})",
    )
    parser.add_argument("--all", action="store_true", help=f"list more than {LISTED} options")
    parser.add_argument("--json", action="store_true", help="print JSON instead of words")
    parser.add_argument(
        "--edition",
        metavar="NAME|FILE",
        help=f"the edition, where it is not built in ({', '.join(builtin_editions())})",
    )
    parser.set_defaults(run=hint)


def hint(args: argparse.Namespace) -> int:
    """Print a hint; return 0.

    Raises a ``LuxorError`` if there is no decision to give a hint on, or no bot that could.
    """
    edition = load_edition(args.edition) if args.edition else None
    question = read_question(args.source, args.at, edition)
    bot = make_bot(args.bot)
    thinking = Thinking()
    try:
        check_can_rate(bot, args.bot)
        found = make_hint(bot, question.view, args.seed, thinking.watch)
    finally:
        thinking.end()
        close_bot(bot)
    if args.json:
        more = {"bot": args.bot, "seed": args.seed}
        print(json.dumps({**hint_json(found, question.played), **more}, indent=1))
        return 0
    terminal = Terminal()
    if question.place:
        terminal.say(question.place)
    view = question.view
    terminal.say(f"{question.who} is asked ({view.question}): {question_words(view)}")
    terminal.say(f"Your hand: {hand_words(view)}")
    terminal.say()
    listed = len(found.options) if args.all else LISTED
    tell_hint(found, terminal, listed=listed, played=question.played)
    terminal.say()
    terminal.say(f"By {args.bot} with seed {args.seed}, from what this seat knows.")
    return 0


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"a whole number from 0 on, not {text!r}")
    return int(text)
