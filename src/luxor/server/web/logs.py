"""Logs for people or for programs, without tokens, names, addresses' queries or exception texts.

What happens is one word with fields: ``happened(log, "request", method="GET", status=200)``.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

MOST_FRAMES = 6
"""Of an exception, the innermost."""

_TOKEN = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])")
"""What looks like a token is blotted out, whoever wrote it: the last line of defence."""

QUIET = ("uvicorn", "uvicorn.access", "websockets", "asyncio", "alembic")
"""Others' loggers: their warnings count; their chatter has paths and queries in it."""


def happened(log: logging.Logger, event: str, level: int = logging.INFO, **fields: object) -> None:
    """Log that something happened."""
    log.log(level, event, extra={"fields": fields})


def fault(log: logging.Logger, event: str, error: BaseException, **fields: object) -> None:
    """Log an exception: its kind and where it comes from, never its text."""
    happened(log, event, logging.ERROR, **fields, fault=describe(error))


def describe(error: BaseException) -> str:
    """Return an exception's kind and places, the innermost first; its text may hold secrets."""
    frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    places = [f"{Path(at.filename).name}:{at.lineno} {at.name}" for at in reversed(frames)]
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    because = f" because of {type(cause).__name__}" if cause is not None else ""
    return f"{type(error).__name__}{because} at {' < '.join(places) or '?'}"


class Lines(logging.Formatter):
    """One line for each record, with anything that looks like a token blotted out."""

    def __init__(self, line: Callable[[logging.LogRecord, dict[str, Any]], str]) -> None:
        super().__init__()
        self._line = line

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        fields = dict(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[1] is not None:
            fields["fault"] = describe(record.exc_info[1])
        return _TOKEN.sub("[token]", self._line(record, fields))


def _text_line(record: logging.LogRecord, fields: dict[str, Any]) -> str:
    """Return a line for people."""
    time = f"{_when(record):%Y-%m-%d %H:%M:%S}"
    event = " ".join(record.getMessage().split())
    told = (f"{name}={value}" for name, value in fields.items())
    return " ".join((time, f"{record.levelname.lower():7}", record.name, event, *told))


def _json_line(record: logging.LogRecord, fields: dict[str, Any]) -> str:
    """Return a line for programs."""
    line = {
        "time": _when(record).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "event": record.getMessage(),
    }
    return json.dumps(line | fields, ensure_ascii=False, default=str)


FORMATS = {"text": _text_line, "json": _json_line}


def set_up(form: str, level: str, stream: TextIO | None = None) -> None:
    """Let this process log in a format from a level on, to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines(FORMATS[form]))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("luxor").setLevel(level.upper())
    for name in QUIET:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)


def watch(loop: asyncio.AbstractEventLoop) -> None:
    """Log what goes wrong in tasks that nobody waits for, without the text that asyncio makes."""
    log = logging.getLogger("luxor.loop")

    def handler(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is not None:
            fault(log, "fault", error)
        else:
            happened(log, "fault", logging.ERROR, message=str(context.get("message", "")))

    loop.set_exception_handler(handler)


def _when(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)
