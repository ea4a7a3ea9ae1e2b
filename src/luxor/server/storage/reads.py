"""What is read, each by one function and one statement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import bindparam, func, select
from sqlalchemy.engine import Connection

from luxor.server.storage.rows import ChatRow, GameRow, LogRow, Role, TokenRow
from luxor.server.storage.schema import chat, games, log, tokens

MOST_GAMES = 400
"""That a list has, the latest ones: a token is good for every rematch of its game."""

TOKEN = (tokens.c.digest, tokens.c.game, tokens.c.role, tokens.c.seat, tokens.c.once_until)
GAME_ROW = tuple(games.c[field.name] for field in fields(GameRow))
GAME = select(*GAME_ROW).where(games.c.game == bindparam("of"))
LOG = (
    select(log.c.number, log.c.at, log.c.body)
    .where(log.c.game == bindparam("of"), log.c.number > bindparam("since"))
    .order_by(log.c.number)
)
CHAT = (
    select(chat.c.number, chat.c.seat, chat.c.at, chat.c.text)
    .where(chat.c.game == bindparam("of"))
    .order_by(chat.c.number.desc())
    .limit(bindparam("last"))
)
ONE_TOKEN = select(*TOKEN).where(
    tokens.c.digest == bindparam("of"), tokens.c.game == bindparam("at")
)
DEVICES = (
    select(tokens.c.seat, func.count())
    .where(tokens.c.game == bindparam("of"), tokens.c.role.in_((Role.SEAT.value, Role.HOST.value)))
    .group_by(tokens.c.seat)
)
PLAYING = select(games.c.game).where(games.c.phase == "playing").order_by(games.c.game)


def game(c: Connection, name: str) -> GameRow | None:
    """Return a game."""
    row = c.execute(GAME, {"of": name}).one_or_none()
    return None if row is None else GameRow(*row)


def entries(c: Connection, name: str, since: int = 0) -> list[LogRow]:
    """Return the entries of a game's log after a number, in order."""
    return [LogRow(*row) for row in c.execute(LOG, {"of": name, "since": since})]


def token(c: Connection, digest: bytes, name: str) -> TokenRow | None:
    """Return what a token is good for in a game; a one-time token until it is cleared away."""
    row = c.execute(ONE_TOKEN, {"of": digest, "at": name}).one_or_none()
    return None if row is None else _token(row)


def devices(c: Connection, name: str, *, with_links: bool = False) -> dict[int | None, int]:
    """Return how many tokens each seat has, and the host (None).

    ``with_links``: one-time tokens for other devices count as well.
    """
    wanted = DEVICES if with_links else DEVICES.where(tokens.c.once_until.is_(None))
    rows = c.execute(wanted, {"of": name}).all()
    return {row[0]: int(row[1]) for row in rows}


def last_lines(c: Connection, name: str, last: int) -> list[ChatRow]:
    """Return the last lines of chat, the oldest first."""
    rows = c.execute(CHAT, {"of": name, "last": last}).all()
    return [ChatRow(*row) for row in reversed(rows)]


def games_of(c: Connection, digests: Sequence[bytes]) -> list[tuple[TokenRow, GameRow]]:
    """Return the games of tokens that stay, the most recently changed first."""
    rows = c.execute(
        select(*TOKEN, *GAME_ROW)
        .join_from(tokens, games, tokens.c.game == games.c.game)
        .where(tokens.c.digest.in_(digests), tokens.c.once_until.is_(None))
        .order_by(games.c.changed.desc(), games.c.game, tokens.c.role, tokens.c.seat)
        .limit(MOST_GAMES)
    )
    width = len(TOKEN)
    return [(_token(row[:width]), GameRow(*row[width:])) for row in rows]


def playing(c: Connection) -> list[str]:
    """Return the games in phase *playing*, by their names."""
    return list(c.execute(PLAYING).scalars())


def something(c: Connection) -> None:
    """Read the smallest thing there is."""
    c.execute(select(games.c.game).limit(1)).all()


def _token(row: Sequence[Any]) -> TokenRow:
    digest, name, role, seat, once_until = row
    return TokenRow(digest, name, Role(role), seat, once_until)
