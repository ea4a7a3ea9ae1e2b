"""The form of a backup: lines of JSON, compressed by gzip, the same for both databases.

The first line says what the file is, ``{"luxor": "backup", "format": 2, "made": MS}``. Then comes
one line for each row, ``{"row": "log", "game": ..., ...}``: all games, then all logs, tokens, chat,
and the service clock; bytes are written in hexadecimal. The last line counts the rows, ``{"end":
{"games": 3, ...}}``, so that a file that was cut off is noticed. The form does not follow the
schema by itself: whoever changes the schema decides what an older backup means in it. One of
format 1 knows no service clock: its games are as old as they were.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import IO, Any

import orjson

from luxor.core.errors import LuxorError
from luxor.server.storage.lifetimes import LIFETIMES
from luxor.server.storage.rows import Role

FORMAT = 2
LARGEST = 2**63 - 1


class BackupError(LuxorError):
    """A backup cannot be made or used; the text says why, and nothing has changed."""


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise TypeError("no number")
    return value


def _integer(value: object) -> int:
    if type(value) is not int or not -LARGEST <= value <= LARGEST:
        raise TypeError("no integer")
    return value


def _bytes(value: object) -> bytes:
    return bytes.fromhex(_text(value))


def _phase(value: object) -> str:
    if value not in LIFETIMES:
        raise ValueError("no phase")
    return _text(value)


def _role(value: object) -> str:
    return Role(_text(value)).value


def _maybe(read: Callable[[object], Any]) -> Callable[[object], Any]:
    return lambda value: None if value is None else read(value)


ROWS: dict[str, dict[str, Callable[[object], Any]]] = {
    "games": {
        "game": _text,
        "setup": _text,
        "secret": _bytes,
        "created": _number,
        "changed": _number,
        "phase": _phase,
        "version": _number,
        "touched": _number,
    },
    "log": {"game": _text, "number": _number, "at": _number, "body": _text},
    "tokens": {
        "digest": _bytes,
        "game": _text,
        "role": _role,
        "seat": _maybe(_number),
        "once_until": _maybe(_number),
    },
    "chat": {
        "game": _text,
        "number": _number,
        "seat": _maybe(_number),
        "at": _number,
        "text": _text,
    },
    "service": {"one": _number, "shift": _integer, "wall": _number, "age": _number},
}
"""What a row of each kind holds, in the order in which they are written, and how it is read."""

Row = Mapping[str, Any]


def write(file: IO[bytes], rows: Iterable[tuple[str, Row]], made: int) -> dict[str, int]:
    """Write a backup to an open file and return how many rows of each kind it has."""
    counts = dict.fromkeys(ROWS, 0)
    with gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6, mtime=0) as out:
        out.write(_line({"luxor": "backup", "format": FORMAT, "made": made}))
        for kind, row in rows:
            counts[kind] += 1
            out.write(_line({"row": kind, **row}))
        out.write(_line({"end": counts}))
    return counts


def _line(value: dict[str, Any]) -> bytes:
    return orjson.dumps(value, default=bytes.hex, option=orjson.OPT_APPEND_NEWLINE)


def read(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give the rows of a backup; raises :class:`BackupError` for one that is not whole."""
    number = 0
    is_first_format = False
    counts = dict.fromkeys(ROWS, 0)
    try:
        with gzip.open(path, "rb") as lines:
            for number, line in enumerate(lines, start=1):
                value = orjson.loads(line)
                if number == 1:
                    is_first_format = _check_header(value, path) == 1
                elif "end" in value:
                    if {**dict.fromkeys(ROWS, 0), **value["end"]} != counts or lines.read(1):
                        raise BackupError(f"{path}: line {number} does not count what is there")
                    return
                else:
                    kind = value.pop("row")
                    counts[kind] += 1
                    if kind == "games" and is_first_format:
                        value["touched"] = value["changed"]
                    yield kind, _row(ROWS[kind], value)
    except OSError as error:  # among them what gzip says of a file that is none of its own
        raise BackupError(f"{path} cannot be read: {error.strerror or 'no backup'}") from None
    except (EOFError, zlib.error):
        raise BackupError(f"{path} is damaged or cut off after line {number}") from None
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        if isinstance(error, BackupError):
            raise
        raise BackupError(f"{path}: line {number} is none of a backup") from None
    raise BackupError(f"{path} is cut off after line {number}")


def _check_header(value: Any, path: Path) -> int:
    """Return the format."""
    if value["luxor"] != "backup":
        raise BackupError(f"{path} is no backup")
    made = value["format"]
    if type(made) is not int or not 1 <= made <= FORMAT:
        raise BackupError(
            f"{path} has format {made}, and this version of Luxor reads up to {FORMAT}: use the "
            "version that made it, or a later one"
        )
    return made


def _row(fields: dict[str, Callable[[object], Any]], value: dict[str, Any]) -> dict[str, Any]:
    if value.keys() != fields.keys():
        raise ValueError("other fields")
    return {name: read_field(value[name]) for name, read_field in fields.items()}
