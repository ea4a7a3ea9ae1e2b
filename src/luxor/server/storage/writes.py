"""What is written, each by one function inside a transaction of the writer.

They may be run again in another transaction, so they touch nothing but the database.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import BigInteger, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.engine import Connection

from luxor.server.storage.errors import ConflictError
from luxor.server.storage.lifetimes import LIFETIMES, resumed
from luxor.server.storage.rows import (
    ChatRow,
    ClaimsSettled,
    Consequence,
    GameRow,
    LogRow,
    Role,
    SeatFreed,
    TokenAdded,
    TokenRow,
)
from luxor.server.storage.schema import VERSION_TABLE, chat, games, log, service, tokens

SHIFT = select(service.c.shift).scalar_subquery()
ADVANCE = (
    update(games)
    .where(games.c.game == bindparam("of"), games.c.version == bindparam("before"))
    .values(
        version=bindparam("after"),
        changed=bindparam("at"),
        touched=bindparam("at", type_=BigInteger) + SHIFT,
        phase=bindparam("now"),
    )
)
SET_PHASE = update(games).where(games.c.game == bindparam("of")).values(phase=bindparam("now"))
NEXT_LINE = select(func.coalesce(func.max(chat.c.number), 0) + 1).where(
    chat.c.game == bindparam("of")
)
OLD_LINES = delete(chat).where(chat.c.game == bindparam("of"), chat.c.number <= bindparam("last"))
INHERIT = insert(tokens).from_select(
    ["digest", "game", "role", "seat", "once_until"],
    select(
        tokens.c.digest, bindparam("heir"), tokens.c.role, tokens.c.seat, tokens.c.once_until
    ).where(
        tokens.c.game == bindparam("of"),
        tokens.c.role.in_((Role.SEAT.value, Role.HOST.value, Role.SPECTATOR.value)),
    ),
)
TOUCH = text(f"UPDATE {VERSION_TABLE} SET version_num = version_num")
DELETIONS = tuple(
    delete(table).where(table.c.game == bindparam("of")) for table in (log, chat, tokens, games)
)


MOST_LINES = 1000
"""Of chat in one game."""

MOST_LINKS = 10
"""To one seat that nobody has taken yet."""


def create(
    c: Connection, game: GameRow, entries: Sequence[LogRow], new_tokens: Sequence[TokenRow]
) -> None:
    """Write a new game with its first entries and its tokens."""
    c.execute(insert(games).values(touched=game.changed + SHIFT), asdict(game))
    _insert_entries(c, [(game.game, entry) for entry in entries])
    add_tokens(c, new_tokens)


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for a game's log. Called, it writes them if they follow the last one."""

    game: str
    entries: Sequence[LogRow]
    phase: str

    def __call__(self, c: Connection) -> None:
        if self.entries:
            append_all(c, [self])
        elif not c.execute(SET_PHASE, {"of": self.game, "now": self.phase}).rowcount:
            raise ConflictError("there is no such game any more")


def append_also(c: Connection, entries: Append, also: Consequence) -> None:
    """Write entries with what follows from them."""
    entries(c)
    if isinstance(also, TokenAdded):
        if also.token.role == Role.SEAT and _is_taken(c, entries.game, also.token.seat):
            raise ConflictError("somebody else has taken the seat")
        add_tokens(c, [also.token])
    elif isinstance(also, SeatFreed):
        c.execute(delete(tokens).where(tokens.c.game == entries.game, tokens.c.seat == also.seat))
    elif isinstance(also, ClaimsSettled):
        _settle_claims(c, entries.game, also)
    else:
        create(c, also.game, also.entries, ())
        c.execute(INHERIT, {"of": entries.game, "heir": also.game.game})


def append_all(c: Connection, appends: Sequence[Append]) -> None:
    """Write the entries of several games, each at least one: two statements for all of them.

    Raises :class:`ConflictError` if those of any game do not follow its last one.
    """
    changes = [
        {
            "of": one.game,
            "before": one.entries[0].number - 1,
            "after": one.entries[-1].number,
            "at": one.entries[-1].at,
            "now": one.phase,
        }
        for one in appends
    ]
    if c.execute(ADVANCE, changes).rowcount != len(changes):
        raise ConflictError("the entries do not follow the last one of their game")
    _insert_entries(c, [(one.game, entry) for one in appends for entry in one.entries])


def _insert_entries(c: Connection, entries: Sequence[tuple[str, LogRow]]) -> None:
    rows = [{"game": game, "number": e.number, "at": e.at, "body": e.body} for game, e in entries]
    if rows:
        c.execute(insert(log), rows)


def add_tokens(c: Connection, new: Sequence[TokenRow]) -> None:
    """Write tokens; of very many links to one seat the oldest goes."""
    for row in new:
        if row.role == Role.INVITE:
            _drop_old_links(c, row)
    if new:
        c.execute(insert(tokens), [{**asdict(row), "role": row.role.value} for row in new])


def _drop_old_links(c: Connection, link: TokenRow) -> None:
    ends = tokens.c.once_until
    seat = (tokens.c.game == link.game, tokens.c.seat == link.seat)
    same = (*seat, tokens.c.role == link.role.value)
    last = select(ends).where(*same).order_by(ends.desc()).offset(MOST_LINKS - 1).limit(1)
    c.execute(delete(tokens).where(*same, ends <= last.scalar_subquery()))


def redeem(c: Connection, digest: bytes, new: bytes, now: int) -> list[TokenRow]:
    """Put a token that stays in the place of a one-time token that has not run out.

    Returns what it is good for, a game and those that followed it: nothing if there is no such
    one-time token.
    """
    once = (tokens.c.digest == digest, tokens.c.once_until > now)
    found = c.execute(select(tokens).where(*once).order_by(tokens.c.game)).all()
    if any(row.role == Role.INVITE and not _is_open(c, row.game, row.seat) for row in found):
        return []
    if c.execute(delete(tokens).where(*once)).rowcount != len(found):
        raise ConflictError("somebody else has redeemed it")
    rows = [TokenRow(new, row.game, _redeemed(row.role), row.seat) for row in found]
    add_tokens(c, rows)
    return rows


def _is_open(c: Connection, game: str, seat: int) -> bool:
    """Return whether a game still waits, and nobody has a token for the seat."""
    waits = select(games.c.game).where(games.c.game == game, games.c.phase == "waiting")
    return c.execute(waits).first() is not None and not _is_taken(c, game, seat)


def _is_taken(c: Connection, game: str, seat: int | None) -> bool:
    """Return whether somebody has a token for a seat."""
    same = (tokens.c.game == game, tokens.c.seat == seat, tokens.c.role == Role.SEAT.value)
    taken = select(tokens.c.digest).where(*same, tokens.c.once_until.is_(None))
    return c.execute(taken).first() is not None


def _redeemed(role: str) -> Role:
    return Role.SEAT if role == Role.INVITE else Role(role)


def _settle_claims(c: Connection, game: str, settled: ClaimsSettled) -> None:
    """Make the tokens of claims what they are for, or delete them."""
    claims = (tokens.c.game == game, tokens.c.role == Role.CLAIM.value)
    if settled.approved:
        approved = update(tokens).where(*claims, tokens.c.seat.in_(settled.approved))
        c.execute(approved.values(role=Role.SEAT.value))
    if settled.ended:
        c.execute(delete(tokens).where(*claims, tokens.c.seat.in_(settled.ended)))


def sign_out(c: Connection, digest: bytes) -> list[tuple[str, int]]:
    """Delete all tokens of a token's seats but itself; return the games and seats.

    They are those of the games that followed each other, too.
    """
    mine = (tokens.c.digest == digest, tokens.c.role == Role.SEAT.value)
    seats = select(tokens.c.game, tokens.c.seat).where(*mine, tokens.c.once_until.is_(None))
    found = [(row.game, row.seat) for row in c.execute(seats)]
    for game, seat in found:
        same = (tokens.c.game == game, tokens.c.seat == seat, tokens.c.role == Role.SEAT.value)
        c.execute(delete(tokens).where(*same, tokens.c.digest != digest))
    return found


def add_chat(c: Connection, game: str, seat: int | None, at: int, words: str) -> ChatRow:
    """Write a line of chat under the next number; of very many the oldest goes."""
    number = c.execute(NEXT_LINE, {"of": game}).scalar_one()
    if number > MOST_LINES:
        c.execute(OLD_LINES, {"of": game, "last": number - MOST_LINES})
    c.execute(insert(chat), {"game": game, "number": number, "seat": seat, "at": at, "text": words})
    return ChatRow(number, seat, at, words)


def delete_game(c: Connection, game: str) -> bool:
    """Delete a game with everything in it; False if there was none.

    docs/storage.md says what remains of it on the disk, and for how long.
    """
    counts = [c.execute(deletion, {"of": game}).rowcount for deletion in DELETIONS]
    return counts[-1] > 0


def remove_dead(c: Connection, now: int, most: int) -> int:
    """Delete up to ``most`` games whose time is over, and return how many they were."""
    dead = or_(
        *(
            (games.c.phase == phase) & (games.c.touched < now - time + SHIFT)
            for phase, time in LIFETIMES.items()
        )
    )
    found = list(c.execute(select(games.c.game).where(dead).limit(most)).scalars())
    for game in found:
        delete_game(c, game)
    return len(found)


def remove_spent_tokens(c: Connection, now: int) -> None:
    """Delete the one-time tokens that have run out."""
    c.execute(delete(tokens).where(tokens.c.once_until <= now))


def begin_service(c: Connection, now: int, wall: int) -> None:
    """Let the service clock go on; ``now`` is the server's time, ``wall`` the system's."""
    row = c.execute(select(service.c.wall, service.c.age)).first()
    if row is None:  # games of an earlier version: as old as the last of them was
        last = c.execute(select(func.max(games.c.touched))).scalar_one()
        then = age = wall if last is None else last
    else:
        then, age = row.wall, row.age
    age = resumed(age, then, wall)
    c.execute(delete(service))
    c.execute(insert(service), {"one": 1, "shift": age - now, "wall": wall, "age": age})


def note_service(c: Connection, now: int, wall: int) -> None:
    """Note how far the service clock has come."""
    c.execute(update(service).values(wall=wall, age=service.c.shift + now))


def touch(c: Connection) -> None:
    """Write something that changes nothing."""
    c.execute(TOUCH)
