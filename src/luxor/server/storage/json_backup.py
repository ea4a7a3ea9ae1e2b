"""Reads backups of earlier versions: lines of JSON, one for each row.

The first line says what the file is, ``{"luxor": "backup", "format": 2, "made": MS}``, then come
the rows, ``{"row": "log", "game": ..., ...}`` with bytes in hexadecimal, and the last line counts
them. Format 1 knows no service clock: its games are as old as they were.
"""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import IO, Any

import orjson
from sqlalchemy import LargeBinary, Table, insert
from sqlalchemy.engine import Connection

from luxor.server.storage.errors import BackupError
from luxor.server.storage.schema import metadata

FORMATS = (1, 2)
ROWS_PER_STATEMENT = 500


def load(lines: IO[bytes], connection: Connection, path: Path) -> None:
    """Copy the rows of a backup into empty tables; raises :class:`BackupError`."""
    try:
        header = orjson.loads(lines.readline())
        if header["luxor"] != "backup" or header["format"] not in FORMATS:
            raise ValueError("another file, or of a later version")
        rows = map(orjson.loads, lines)
        for kind, group in itertools.groupby(rows, key=lambda row: row.pop("row", "end")):
            if kind == "end":
                return
            table = metadata.tables[kind]
            while some := [_row(table, row) for row in itertools.islice(group, ROWS_PER_STATEMENT)]:
                connection.execute(insert(table), some)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BackupError(f"{path} is no backup that this version of Luxor can read") from None
    raise BackupError(f"{path} is cut off")


def _row(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Return a row with values as its columns have them."""
    for column in table.columns:
        if isinstance(column.type, LargeBinary):
            row[column.name] = bytes.fromhex(row[column.name])
    if table.name == "games":
        row.setdefault("touched", row["changed"])
    return row
