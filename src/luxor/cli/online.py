"""``luxor online``: a bot joins a game on a server by its link, and plays it to the end."""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from luxor.bots.asking import close_bot
from luxor.bots.levels import timed
from luxor.bots.registry import make_bot
from luxor.cli.play_result import result_words
from luxor.core.errors import LuxorError
from luxor.core.nodes import Result

if TYPE_CHECKING:
    from luxor.bots import Bot
    from luxor.client.connection import Connection
    from luxor.client.link import Link
    from luxor.server.protocol.http import Course
    from luxor.server.protocol.server_messages import ResultJson, RoomJson

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

BOT = "scholar"
STDIN = "-"

INSTALL = "pip install 'luxor[server]' brings it; in a checkout, python3 run.py setup"


def add_parser(subparsers: Subparsers) -> None:
    """Add the command ``online``."""
    parser = subparsers.add_parser(
        "online",
        help="let a bot play a game on a server",
        description="Let a bot sit down at a seat of a game on a server, and play the game to its "
        "end. It comes back by itself when the line is lost, and agrees to what the others "
        "propose. Interrupt it with Ctrl-C; the same link lets it, or you, go on.",
    )
    parser.add_argument(
        "link",
        metavar="LINK",
        help="the link of a table, to take its first free seat, or of a seat, which is a secret; - "
        "reads it from standard input, so that others on this machine do not see it among its "
        "programs",
    )
    parser.add_argument(
        "--bot",
        default=BOT,
        metavar="BOT",
        help=f"a level or any other bot of 'luxor bots' (default: {BOT})",
    )
    parser.add_argument(
        "--name", metavar="NAME", help="what the others call it (default: the bot's spec)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a game online; return the exit status."""
    try:
        import luxor.client.connection  # noqa: F401  needs them all
    except ModuleNotFoundError as error:
        package, _, _ = str(error.name).partition(".")
        raise LuxorError(f"playing online needs the package {package}: {INSTALL}") from None
    from luxor.client.link import Link

    link = Link.parse(sys.stdin.readline() if args.link == STDIN else args.link)
    name = _name(args.name, args.bot)
    bot = make_bot(timed(args.bot))
    try:
        asyncio.run(_play(link, bot, name))
    finally:
        close_bot(bot)
    return 0


def _name(given: str | None, spec: str) -> str:
    """Return the name to sit down under; raises ``LuxorError`` if the server would not take it."""
    from pydantic import TypeAdapter, ValidationError

    from luxor.server.protocol.names import MOST_NAME, Name

    try:
        name: str = TypeAdapter(Name).validate_python(spec[:MOST_NAME] if given is None else given)
    except ValidationError:
        right = f"1 to {MOST_NAME} characters that can be printed"
        raise LuxorError(f"--name: {right}, not {given!r}") from None
    return name


async def _play(link: Link, bot: Bot, name: str) -> None:
    from luxor.client.api import Api
    from luxor.client.connection import Connection
    from luxor.client.player import play

    if link.once:
        redeemed = await Api(link.base).redeem(link.token)
        link = replace(link, token=redeemed.token, once=False)
        _tell(f"The one-time link is used up; this one stays: {link.text}")
    async with Connection(link.socket, [link.token]) as line:
        if line.known.welcome.role == "spectator":
            seat = await line.take_seat(name)
            link = replace(link, token=line.known.granted[-1].token)
            _tell(f"The link of its seat, to go on with: {link.text}")
        else:
            seat = line.seat()
        _tell(f"{name} plays {seat.form.colour}, p{seat.form.seat + 1}, at {link.page}")
        found = await play(seat, bot, name=name, notice=_warn)
        _tell(_ending(line, found))
        if line.known.room.secret is not None:
            _tell(_dealt(line, await Api(link.base).course(link.game, link.token)))


def _ending(line: Connection, found: ResultJson | None) -> str:
    room = line.known.room
    if found is not None:
        return _result_words(room, found)
    if room.phase == "aborted":
        return "The game was ended without a result."
    return "Another bot plays on at this seat."


def _dealt(line: Connection, course: Course) -> str:
    """Return what comes of checking the deals; raises ``UnfairError`` if they were not fair."""
    from luxor.client.fairness import check_course

    found = check_course(course, line.known.witness)
    seats = line.known.room.seats
    names = [seat.name or f"p{seat.seat + 1}" for seat in seats]
    back = f", {found.taken_back} of them taken back" if found.taken_back else ""
    unseen = f" ({found.unseen} never seen here)" if found.unseen else ""
    text = f"All {found.draws} draws{back}{unseen} are what the server had committed to."
    if not found.ceremony:
        return f"{text} No player added to the deal."
    added = ", ".join(names[seat] for seat in found.added) or "nobody"
    silent = ", ".join(names[seat] for seat in found.silent)
    text = f"{text} Random bytes in the deal: {added}."
    return f"{text} Promised and not revealed: {silent}." if silent else text


def _result_words(room: RoomJson, found: ResultJson) -> str:
    names = [seat.name or f"p{seat.seat + 1}" for seat in room.seats]
    if found.reason == "resigned":
        winners = " and ".join(names[seat] for seat in found.ranking[0])
        return f"The game is over: {winners} won, the others gave up."
    ranking = tuple(tuple(place) for place in found.ranking)
    result = Result(found.reason, ranking, tuple(found.points), tuple(found.by_source))
    return result_words(result, names)


def _tell(text: str) -> None:
    print(text, flush=True)


def _warn(text: str) -> None:
    print(f"luxor: {text}", file=sys.stderr, flush=True)
