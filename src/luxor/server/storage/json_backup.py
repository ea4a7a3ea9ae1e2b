"""Reads backups of earlier versions: lines of JSON, one for each row.

The first line says what the file is, ``{"luxor": "backup", "format": 2, "made": MS}``, then come
the rows, ``{"row": "log", "game": ..., ...}`` with bytes in hexadecimal, and the last line counts
them, ``{"end": {"games": 3, ...}}``. Format 1 knows no service clock: its games are as old as they
were.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import orjson
from sqlalchemy import LargeBinary, Table, insert
from sqlalchemy.engine import Connection

from luxor.server.storage.errors import BackupError
from luxor.server.storage.schema import metadata

FORMAT = 2
LARGEST = 2**63 - 1
ROWS_PER_STATEMENT = 500


def load(lines: IO[bytes], connection: Connection, path: Path) -> None:
    """Copy the rows of a backup into empty tables; raises :class:`BackupError`."""
    for table, rows in itertools.groupby(_rows(lines, path), key=lambda row: row[0]):
        while some := [row for _, row in itertools.islice(rows, ROWS_PER_STATEMENT)]:
            connection.execute(insert(metadata.tables[table]), some)


def _rows(lines: IO[bytes], path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    number = 0
    is_first_format = False
    counts = dict.fromkeys(metadata.tables, 0)
    try:
        for number, line in enumerate(lines, start=1):
            value = orjson.loads(line)
            if number == 1:
                is_first_format = _check_header(value, path) == 1
            elif "end" in value:
                if {**dict.fromkeys(counts, 0), **value["end"]} != counts or lines.read(1):
                    raise BackupError(f"{path}: line {number} does not count what is there")
                return
            else:
                kind = value.pop("row")
                counts[kind] += 1
                if kind == "games" and is_first_format:
                    value["touched"] = value["changed"]
                yield kind, _row(metadata.tables[kind], value)
    except BackupError:
        raise
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BackupError(f"{path}: line {number} does not belong in a backup") from None
    raise BackupError(f"{path} is cut off after line {number}")


def _check_header(value: Any, path: Path) -> int:
    """Return the format."""
    if value["luxor"] != "backup":
        raise BackupError(f"{path} is no backup")
    made = value["format"]
    if type(made) is not int or not 1 <= made <= FORMAT:
        raise BackupError(f"{path} has format {made}, and there were only 1 and {FORMAT}")
    return made


def _row(table: Table, value: dict[str, Any]) -> dict[str, Any]:
    """Return a row with values as its columns have them."""
    if value.keys() != set(table.columns.keys()):
        raise ValueError("other fields")
    for column in table.columns:
        field = value[column.name]
        if field is None and column.nullable:
            continue
        if isinstance(column.type, LargeBinary):
            value[column.name] = bytes.fromhex(field)
        elif type(field) is not column.type.python_type:
            raise TypeError("another type")
        elif isinstance(field, int) and abs(field) > LARGEST:
            raise ValueError("too large")
    return value
