"""Whatever goes wrong over HTTP is told as a ``Problem``: a code and a sentence, never a trace."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from luxor.server.errors import UNAVAILABLE, Code, ServerError
from luxor.server.protocol.http import Problem
from luxor.server.storage.errors import StorageError
from luxor.server.web import logs
from luxor.server.web.limits import TooOftenError

log = logging.getLogger("luxor.http")

MOST_TEXT = 300
"""Characters of a sentence that has something of the client's own in it."""

FAULT = "something went wrong here, and nothing has changed: try again"

CODES = {403: Code.NOT_ALLOWED, 404: Code.NOT_KNOWN, 413: Code.TOO_LARGE}
"""Of statuses that the framework finds by itself; others mean that something is malformed."""

COMMON = (400, 403, 405, 408, 411, 413, 422, 429, 500, 503)
"""What any request may get."""

NO_TOKEN = "this needs a token: send the header 'Authorization: Bearer TOKEN'"


class NoTokenError(ServerError):
    """A request came without the token that it needs."""

    def __init__(self) -> None:
        super().__init__(Code.NOT_ALLOWED, NO_TOKEN)


def declared(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the errors of a route for the OpenAPI: the common ones and some more."""
    return {
        status: {"model": Problem, "description": HTTPStatus(status).phrase}
        for status in sorted({*COMMON, *statuses})
    }


def declared_of_text(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the same for a route whose answer is no JSON: its errors are, all the same."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {
        status: {"content": content, "description": found["description"]}
        for status, found in declared(*statuses).items()
    }


def problem(error: ServerError) -> Response:
    """Return the answer to a request that is refused."""
    headers: dict[str, str] = {}
    status = error.code.status
    if isinstance(error, TooOftenError):
        headers["retry-after"] = str(error.wait or 0)
    if isinstance(error, NoTokenError):
        status = 401
        headers["www-authenticate"] = "Bearer"
    return _response(status, error.code, error.text, headers)


def code_of(errors: Sequence[Mapping[str, Any]]) -> tuple[Code, str | None]:
    """Return the code for what a model found wrong, and the field that is to be marked."""
    first = errors[0]
    if first["type"] not in (Code.BAD_NAME, Code.NAME_TAKEN):
        return Code.MALFORMED, None
    told: str | None = first.get("ctx", {}).get("field")
    parts = [str(part) for part in first["loc"] if part not in ("body", "path", "header")]
    return Code(first["type"]), told or ".".join(parts)


def readable(errors: Sequence[Mapping[str, Any]]) -> str:
    """Return one sentence for what a model found wrong; nothing of the input but its names."""
    first = errors[0]
    at = ".".join(str(part) for part in first["loc"] if part not in ("body", "path", "header"))
    said = str(first["msg"]).removeprefix("Value error, ")
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    text = f"{at}: {said}{more}" if at else f"{said}{more}"
    clean = text.encode(errors="replace").decode()  # half characters cannot be sent
    return clean if len(clean) <= MOST_TEXT else clean[: MOST_TEXT - 1] + "…"


def problem_of_framework(error: HTTPException) -> Response:
    """Return the answer to what the framework has refused by itself."""
    code = CODES.get(error.status_code, Code.MALFORMED)
    return _response(error.status_code, code, str(error.detail), dict(error.headers or {}))


def tell_problems(app: FastAPI) -> None:
    """Let an application answer every error with a ``Problem``."""

    async def refused(_request: Request, error: Exception) -> Response:
        assert isinstance(error, ServerError)
        return problem(error)

    async def not_valid(_request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        code, field = code_of(error.errors())
        return _response(code.status, code, readable(error.errors()), field=field)

    async def framework(_request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return problem_of_framework(error)

    async def storage(_request: Request, error: Exception) -> Response:
        logs.fault(log, "the storage failed", error)
        return _response(503, Code.UNAVAILABLE, UNAVAILABLE, {"retry-after": "5"})

    async def fault(_request: Request, _error: Exception) -> Response:
        return _response(500, Code.FAULT, FAULT)

    app.add_exception_handler(ServerError, refused)
    app.add_exception_handler(RequestValidationError, not_valid)
    app.add_exception_handler(HTTPException, framework)
    app.add_exception_handler(StorageError, storage)
    app.add_exception_handler(Exception, fault)


def _response(
    status: int,
    code: Code,
    text: str,
    headers: Mapping[str, str] | None = None,
    field: str | None = None,
) -> Response:
    body = orjson.dumps({"code": code, "text": text, "field": field})
    return Response(body, status, dict(headers or {}), "application/json")
