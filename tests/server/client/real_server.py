"""``luxor serve`` as a process of its own, for tests that play on it."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import Self

from luxor.client.link import Link

ANNOUNCED = "Luxor is at "

NO_LIMITS = (
    *("--rate", "messages=1000000/1", "--rate", "requests=1000000/1"),
    *("--rate", "new_games=1000000/1"),
    *("--rate", "records=1000000/1"),
)


class RealServer:
    """A server on a port of its own; use it as a context.

    ``log`` is everything that it wrote. It can be killed and started again on the same port and
    database.
    """

    def __init__(
        self,
        database: str,
        *options: str,
        program: tuple[str, ...] = (sys.executable, "-m", "luxor"),
    ) -> None:
        self.log: list[str] = []
        self._database = database
        self._options = options
        self._program = program
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None
        self.base = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start it and return when it can be reached."""
        command = [
            *(*self._program, "serve", "--port", str(self.port)),
            *("--database", self._database, "--bot-workers", "1", *NO_LIMITS, *self._options),
        ]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        announced = threading.Event()
        self._reader = threading.Thread(target=self._read, args=(announced,), daemon=True)
        self._reader.start()
        if not announced.wait(60) or not self.base:
            self.stop()
            raise AssertionError("the server did not start:\n" + "".join(self.log))

    def _read(self, announced: threading.Event) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self.log.append(line)
                if line.startswith(ANNOUNCED):
                    self.base = line.removeprefix(ANNOUNCED).strip().rstrip("/")
                    self.port = int(self.base.rpartition(":")[2])
                    announced.set()
        announced.set()

    @property
    def host(self) -> str:
        """The address that it listens on."""
        return self.base.rpartition("/")[2].partition(":")[0]

    @property
    def process_id(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._wait()

    def stop(self) -> None:
        """Let it end by itself; kill it if it does not."""
        if self._process is None:
            return
        self._process.terminate()
        self._wait()

    def _wait(self) -> None:
        assert self._process is not None
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise
        finally:
            if self._reader is not None:
                self._reader.join(5)
            self._process = None

    def link(self, game: str, token: str) -> Link:
        """Return the link of a token."""
        return Link(self.base, game, token)
