"""What goes wrong in a database, as errors that contain no secrets."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from luxor.core.errors import LuxorError


class StorageError(Exception):
    """The storage failed. What was to be written is not there, or one cannot know."""


class ConflictError(StorageError):
    """Somebody else has written the same number: the room must be loaded again."""


class DamagedError(StorageError):
    """What is stored cannot be read: the rest may be whole."""


class OpenError(StorageError, LuxorError):
    """A database cannot be used; the text says why, and what would be right."""


class InUseError(OpenError):
    """A server has the database already."""


class BackupError(LuxorError):
    """A backup cannot be made or used; the text says why, and nothing has changed."""


def storage_error(error: Exception) -> StorageError:
    """Return an error as one of the storage. Only one that is no database's keeps its cause."""
    if isinstance(error, StorageError):
        return error
    if isinstance(error, IntegrityError):
        return ConflictError("the storage has it already, or the game is gone")
    if isinstance(error, DBAPIError) and _is_damage(error.orig):
        return DamagedError(reason(error))
    if isinstance(error, SQLAlchemyError):
        return StorageError(reason(error))
    fault = StorageError(f"the storage failed: {type(error).__name__}")
    fault.__cause__ = error
    return fault


def _is_damage(error: BaseException | None) -> bool:
    """Return whether SQLite could not read what it had written."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code == sqlite3.SQLITE_CORRUPT or "Could not decode to UTF-8" in str(error)


def reason(error: SQLAlchemyError) -> str:
    """Return what a database says is wrong, in one line, without the rows it is about."""
    orig = error.orig if isinstance(error, DBAPIError) else None
    if orig is None:
        return f"the storage failed: {type(error).__name__}"
    primary = getattr(getattr(orig, "diag", None), "message_primary", None)
    lines = str(primary or orig).strip().splitlines()
    return f"{type(orig).__name__}: {lines[0] if lines else 'no reason given'}"
