"""Who may do what: tokens are looked up, made for other devices, redeemed, and signed out.

A seat that has a token belongs to whoever holds it, and to nobody else. A seat without one is
open: whoever comes by the table's link may take it.
"""

from __future__ import annotations

import base64
import hmac
from dataclasses import replace
from typing import Final

from luxor.server.errors import Code, ServerError
from luxor.server.protocol.http import OneTimeToken, RedeemedToken
from luxor.server.storage.errors import ConflictError
from luxor.server.storage.rows import Role, TokenRow
from luxor.server.storage.store import Store
from luxor.server.tokens import digest, new_token

ONCE_MINUTES: Final = 15
"""How long a one-time link for another device lasts."""

INVITE_DAYS: Final = 7
"""How long a link to one seat lasts, as long as a game waits for its players."""

MOST_DEVICES: Final = 10
"""Tokens of one seat, or of the host, links for other devices included."""

UNKNOWN_GAME: Final = "there is no such game, or this link belongs to a different one"
USED_LINK: Final = (
    "this link was used already, is too old, or its seat is taken: ask for another one"
)


class Tokens:
    """The tokens of all games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, game: str, token: str) -> TokenRow:
        """Return what a token is good for; raises ``ServerError`` if it is good for nothing."""
        wanted = digest(token)
        row = await self._store.token(wanted, game)
        if row is None or row.once_until is not None or not hmac.compare_digest(row.digest, wanted):
            raise ServerError(Code.NOT_KNOWN, UNKNOWN_GAME)
        return row

    async def eyes(self, game: str, token: str) -> int | None:
        """Return the seat with whose eyes a token sees; None for what everybody may know."""
        row = await self.find(game, token)
        return row.seat if row.role == Role.SEAT else None

    async def of_hello(self, game: str, tokens: tuple[str, ...]) -> list[TokenRow]:
        """Return what the tokens of a ``hello`` are good for; at least one of them must be."""
        rows = []
        for token in tokens:
            try:
                rows.append(await self.find(game, token))
            except ServerError as error:
                refusal = error
        if not rows:
            raise refusal
        if all(row.role == Role.REPLAY for row in rows):
            raise ServerError(Code.NOT_ALLOWED, "this link opens the replay only")
        return rows

    async def device(self, game: str, token: str, now: int) -> OneTimeToken:
        """Return a one-time token for the same seat, or the host, on another device."""
        row = await self.find(game, token)
        if row.role not in (Role.SEAT, Role.HOST):
            raise ServerError(
                Code.NOT_ALLOWED, "this link has no seat: open the same link on the other device"
            )
        counts = await self._store.devices(game, with_links=True)
        if counts.get(row.seat, 0) >= MOST_DEVICES:
            raise ServerError(
                Code.TOO_MANY, f"at most {MOST_DEVICES} devices: sign out everywhere else first"
            )
        same = [row for row, _ in await self._store.games_of([row.digest])]
        return await self._one_time(same, now + ONCE_MINUTES * 60_000)

    async def invite(self, game: str, seat: int, now: int) -> OneTimeToken:
        """Return a one-time token for an open seat, which becomes whoever redeems it."""
        await self.check_open(game, seat)
        row = TokenRow(b"", game, Role.INVITE, seat)
        return await self._one_time([row], now + INVITE_DAYS * 24 * 3_600_000)

    async def _one_time(self, rows: list[TokenRow], expires: int) -> OneTimeToken:
        once = new_token()
        await self._store.add_tokens(
            [replace(row, digest=digest(once), once_until=expires) for row in rows]
        )
        return OneTimeToken(token=once, expires=expires)

    async def check_open(self, game: str, seat: int) -> None:
        """Refuse a seat that somebody has a token for."""
        if (await self._store.devices(game)).get(seat):
            raise ServerError(Code.NOT_NOW, "this seat is taken: choose another one, or look on")

    async def redeem(
        self, token: str, game: str | None, now: int
    ) -> tuple[RedeemedToken, list[TokenRow]]:
        """Exchange a one-time token for one that stays; return what that is good for.

        ``game`` is the one that is returned. Raises ``ServerError`` for one that was used already,
        and for a link to a seat that somebody else has taken meanwhile.
        """
        fresh = new_token()
        try:
            rows = await self._store.redeem(digest(token), digest(fresh), now)
        except ConflictError:
            rows = []
        if not rows:
            raise ServerError(Code.NOT_KNOWN, USED_LINK)
        row = next((row for row in rows if row.game == game), rows[0])
        redeemed = RedeemedToken.model_validate(
            {"game": row.game, "role": row.role.value, "seat": row.seat, "token": fresh}
        )
        return redeemed, rows

    async def share(self, game: str, token: str) -> str:
        """Return the token of a replay to give away: for the same token always the same one."""
        row = await self.find(game, token)
        if row.role == Role.REPLAY:
            return token
        made = hmac.digest(token.encode(), f"replay {game}".encode(), "sha256")
        shared = base64.urlsafe_b64encode(made).rstrip(b"=").decode()
        if await self._store.token(digest(shared), game) is None:
            await self._store.add_tokens([TokenRow(digest(shared), game, Role.REPLAY, None)])
        return shared
