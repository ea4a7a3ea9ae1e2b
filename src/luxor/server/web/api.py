"""What is asked over HTTP: games, tokens, records, choices, health."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from luxor.bots.levels import LEVELS
from luxor.core.build import COMPILER_PACKAGES, VERSION, is_compiled
from luxor.core.modules import installed, recommended
from luxor.core.options import wants_extra_cards
from luxor.notation.edition_file import builtin_editions
from luxor.server.game.messages import plugins_json
from luxor.server.protocol import paths
from luxor.server.protocol.http import (
    AskOpinion,
    Choices,
    Course,
    CreatedGame,
    Health,
    ImportedGame,
    ImportRecord,
    MyGames,
    MyTokens,
    OneTimeToken,
    Opinion,
    PlayersChoice,
    Redeem,
    RedeemedToken,
    ReplayJson,
    SharedReplay,
)
from luxor.server.protocol.setup import COLOURS, GameSetup, SeatSetup
from luxor.server.rooms.lobby import Lobby
from luxor.server.web import logs
from luxor.server.web.limits import RateLimiter, address_of
from luxor.server.web.metrics import CONTENT_TYPE, Metrics
from luxor.server.web.problems import NoTokenError, declared, declared_of_text

log = logging.getLogger("luxor.http")

Check = Callable[[], Awaitable[None]]
"""Returns if the server can keep what is played; raises otherwise."""

GameId = Annotated[
    str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="A game, as it was created.")
]
SeatNumber = Annotated[int, Path(ge=0, le=4, description="A seat, from 0 on.")]
Eyes = Annotated[
    int | None, Query(ge=0, le=4, description="A seat; without, what everybody may know.")
]
_bearer = HTTPBearer(auto_error=False, description="The token of a seat, a host or a spectator.")


NOT_READY: dict[str, Any] = {"model": Health, "description": "Games cannot be played now."}


def default_setup() -> GameSetup:
    """Return the game that somebody gets who chooses nothing: against one bot."""
    mine, other = COLOURS[:2]
    return GameSetup(
        seats=(SeatSetup(colour=mine), SeatSetup(colour=other, bot="scholar"))  # type: ignore[arg-type]
    )


def players_choice(players: int, modules: Collection[str]) -> PlayersChoice:
    """Return what a number of players means for a new game with some modules to choose from."""
    return PlayersChoice(
        players=players,
        advised=[name for name in recommended(players) if name in modules],
        extra_cards="always" if wants_extra_cards(players, ()) else "with_modules",
    )


def choices(offered: Collection[str] | None = None) -> Choices:
    """Return what may be chosen when a game is created; None offers all installed modules."""
    modules = [name for name in installed() if offered is None or name in offered]
    return Choices(
        players=[players_choice(players, modules) for players in range(2, len(COLOURS) + 1)],
        levels=[{"name": name, "about": level.about} for name, level in LEVELS.items()],
        modules=modules,
        plugins=plugins_json(modules),
        colours=list(COLOURS),
        editions=list(builtin_editions()),
        defaults=default_setup(),
        compiler_packages=None if is_compiled() else COMPILER_PACKAGES,
    )


def address(request: Request) -> str:
    """Return under which address a request is counted."""
    return address_of(request.client.host if request.client else None)


Address = Annotated[str, Depends(address)]


def bearer(credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> str:
    """Return the token of a request."""
    if credentials is None:
        raise NoTokenError
    return credentials.credentials


Bearer = Annotated[str, Depends(bearer)]


def game_routes(
    rooms: Lobby,
    modules: Collection[str] | None,
    new_games: RateLimiter,
    records: RateLimiter,
    opinions: RateLimiter,
) -> APIRouter:
    """Return the routes for games, tokens and records; ``modules`` are those on offer."""
    common = APIRouter(responses=declared())
    routes = APIRouter(responses=declared(401, 404, 409))

    @common.get(paths.CHOICES)
    async def get_choices() -> Choices:
        """What may be chosen when a game is created."""
        return choices(modules)

    @common.post(paths.GAMES, status_code=201)
    async def create(setup: GameSetup, address: Address) -> CreatedGame:
        """Create a game. The tokens are told only this once."""
        new_games.take(address)
        return await rooms.create(setup)

    @common.post(paths.MY_GAMES)
    async def my_games(mine: MyTokens) -> MyGames:
        """List the games that tokens are good for."""
        return await rooms.my_games(mine.tokens)

    @routes.delete(paths.GAME, status_code=204, response_class=Response)
    async def delete(game: GameId, token: Bearer) -> None:
        """Delete a game and everything personal in it, with the host's token."""
        await rooms.delete(game, token)

    @routes.post(paths.DEVICE, status_code=201)
    async def device_token(game: GameId, token: Bearer) -> OneTimeToken:
        """Get a one-time token, to go on with the same seat on another device."""
        return await rooms.device_token(game, token)

    @routes.post(paths.INVITE, status_code=201)
    async def invite(game: GameId, seat: SeatNumber, token: Bearer) -> OneTimeToken:
        """Get a one-time token for an open seat, for a bot; with the host's token."""
        return await rooms.invite(game, seat, token)

    @routes.post(paths.SIGN_OUT, status_code=204, response_class=Response)
    async def sign_out(game: GameId, token: Bearer) -> None:
        """Sign a seat out everywhere else: all its tokens but this one are deleted."""
        await rooms.sign_out(game, token)

    @routes.post(paths.REDEEM, status_code=201)
    async def redeem(once: Redeem) -> RedeemedToken:
        """Exchange a one-time token for one that stays."""
        return await rooms.redeem(once.token, once.game)

    @routes.get(
        paths.RECORD,
        response_class=PlainTextResponse,
        responses=declared_of_text(401, 404, 409),
    )
    async def record(game: GameId, token: Bearer, address: Address) -> PlainTextResponse:
        """Get a game's record: while it runs, what the token's seat may know."""
        records.take(address)
        name, text = await rooms.record(game, token)
        return PlainTextResponse(
            text, headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    @routes.get(paths.COURSE)
    async def course(game: GameId, token: Bearer, address: Address) -> Course:
        """Get all that happened in a finished game, to check what was dealt."""
        records.take(address)
        return await rooms.course(game, token)

    @routes.get(paths.REPLAY, response_model=ReplayJson)
    async def replay(
        game: GameId, token: Bearer, address: Address, request: Request, eyes: Eyes = None
    ) -> Response:
        """Get a game from its beginning; while it runs, with one's own eyes or everybody's."""
        records.take(address)
        text = await rooms.replay(game, token, eyes)
        headers = {"vary": "accept-encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            text = await asyncio.to_thread(gzip.compress, text, 9, mtime=0)
            headers["content-encoding"] = "gzip"
        return Response(text, headers=headers, media_type="application/json")

    @routes.post(paths.OPINION, response_model_exclude_unset=True)
    async def opinion(game: GameId, token: Bearer, asked: AskOpinion, address: Address) -> Opinion:
        """Get what a strong bot thinks of a decision of a finished game."""
        opinions.take(address)
        return await rooms.opinion(game, token, asked.answers)

    @routes.post(paths.SHARE, status_code=201)
    async def share(game: GameId, token: Bearer, address: Address) -> SharedReplay:
        """Get a token for the replay of a game that is over, and for nothing else."""
        records.take(address)
        return await rooms.share(game, token)

    @routes.post(paths.RECORDS, status_code=201)
    async def import_record(given: ImportRecord, address: Address) -> ImportedGame:
        """Keep a game that has ended from its record's text, to look at it."""
        new_games.take(address)
        return await rooms.import_record(given.record)

    common.include_router(routes)
    return common


def state_routes(
    metrics: Metrics | None, check: Check, is_stopping: Callable[[], bool]
) -> APIRouter:
    """Return the routes that say how the server is; the figures only if there are metrics."""
    routes = APIRouter(responses=declared())

    @routes.get("/healthz")
    async def healthz() -> Health:
        """Whether the server is up."""
        return Health(status="ok", version=VERSION)

    @routes.get("/readyz", responses={503: NOT_READY})
    async def readyz(response: Response) -> Health:
        """Whether games can be played: the storage can be read and written."""
        status: Literal["ok", "stopping", "failing"] = "ok"
        if is_stopping():
            status = "stopping"
        else:
            try:
                await check()
            except Exception as error:
                logs.fault(log, "not ready", error)
                status = "failing"
        if status != "ok":
            response.status_code = 503
        return Health(status=status, version=VERSION)

    if metrics is not None:

        @routes.get("/metrics", response_class=PlainTextResponse, responses=declared_of_text())
        async def figures() -> Response:
            """Figures in the text format of Prometheus."""
            return Response(metrics.text(), media_type=CONTENT_TYPE)

    return routes
