"""Locks on files that one process holds at a time, and loses when it ends in any way."""

from __future__ import annotations

import contextlib
import os
import struct
import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLock:
    """An exclusive lock on a file; the file stays, since removing it would let two hold it.

    ``byte`` locks only that byte, which need not be there, and leaves the rest of the file to other
    kinds of locks. It holds for the file itself, whatever it is called. Linux alone can do that:
    elsewhere nothing is locked then.
    """

    def __init__(self, path: Path, byte: int | None = None) -> None:
        self._path = path
        self._byte = byte
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        """Take the lock at once and return True, or False if somebody has it; OSError if neither.

        It holds against the same process too: each open file counts by itself.
        """
        if self._byte is not None and sys.platform != "linux":
            return True
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        file = os.fdopen(descriptor, "rb+", buffering=0)
        try:
            _lock(file, self._byte)
        except (BlockingIOError, PermissionError):
            file.close()
            return False
        except OSError:
            file.close()
            raise
        self._file = file
        return True

    def release(self) -> None:
        """Let go of the lock, if it is held."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None


def _lock(file: IO[bytes], byte: int | None) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    elif byte is None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    elif sys.platform == "linux":
        # A lock of the open file, not of the process: SQLite opens and closes the same file, and
        # any lock of the process would be gone with that.
        wanted = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, byte, 1, 0)
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, wanted)
