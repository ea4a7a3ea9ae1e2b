"""Logs: one line each, for people or programs, and nothing secret in any of them."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator

import pytest

from luxor.server.tokens import new_token
from luxor.server.web import logs

pytestmark = pytest.mark.compiled

SECRET = "p4ssw0rd"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where the logs go; afterwards logging is as it was."""
    names = [None, "luxor", *logs.QUIET]
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger.level, logger.handlers[:], logger.propagate) for logger in loggers]
    yield io.StringIO()
    for logger, (level, handlers, propagate) in zip(loggers, before, strict=True):
        logger.setLevel(level)
        logger.handlers[:] = handlers
        logger.propagate = propagate


def broken() -> None:
    raise KeyError(SECRET)


def test_lines_for_people(stream: io.StringIO) -> None:
    logs.set_up("text", "info", stream)
    logs.happened(logging.getLogger("luxor.test"), "request", status=200, ms=1.5)
    _, _, *words = stream.getvalue().split()
    assert words == ["info", "luxor.test", "request", "status=200", "ms=1.5"]


def test_lines_for_programs(stream: io.StringIO) -> None:
    logs.set_up("json", "info", stream)
    logs.happened(logging.getLogger("luxor.test"), "request", status=200, text="a\nb")
    form = json.loads(stream.getvalue())
    assert form.pop("time").endswith("Z")
    expected = {"level": "info", "logger": "luxor.test", "event": "request", "status": 200}
    assert form == {**expected, "text": "a\nb"}
    assert stream.getvalue().count("\n") == 1


@pytest.mark.parametrize("form", ["text", "json"])
def test_of_an_exception_only_its_kind_and_place_are_logged(stream: io.StringIO, form: str) -> None:
    logs.set_up(form, "info", stream)
    try:
        broken()
    except KeyError as error:
        logs.fault(logging.getLogger("luxor.test"), "fault", error)
        logging.getLogger("luxor.test").exception("something broke")
        logging.getLogger("other").error("it broke", exc_info=error)
    lines = stream.getvalue().splitlines()
    assert len(lines) == 3
    assert all("KeyError at test_logs.py:" in line and "broken" in line for line in lines)
    assert SECRET not in stream.getvalue()


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_looks_like_a_token_is_blotted_out(stream: io.StringIO, form: str) -> None:
    logs.set_up(form, "info", stream)
    token = new_token()
    logging.getLogger("uvicorn.error").error("GET /?t=%s", token)
    logs.happened(logging.getLogger("luxor.test"), "bad", url=f"x#t={token}")
    assert token not in stream.getvalue()
    assert stream.getvalue().count("[token]") == 2


def test_others_are_heard_from_warnings_on(stream: io.StringIO) -> None:
    logs.set_up("text", "debug", stream)
    logging.getLogger("uvicorn.error").info('127.0.0.1 - "WebSocket /a?t=b" [accepted]')
    logging.getLogger("uvicorn.access").info("GET /?t=b")
    assert stream.getvalue() == ""
    logging.getLogger("luxor.test").debug("yes")
    assert "yes" in stream.getvalue()


def test_what_goes_wrong_where_nobody_waits_is_logged_without_its_text(
    stream: io.StringIO,
) -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        logs.watch(loop)
        loop.call_soon(broken)
        await asyncio.sleep(0)

    logs.set_up("text", "info", stream)
    asyncio.run(main())
    assert "KeyError" in stream.getvalue()
    assert SECRET not in stream.getvalue()
