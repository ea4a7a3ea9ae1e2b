"""The PostgreSQL of the tests ends with them, also when they are killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server import postgres

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).resolve().parents[2]

KILLED = """
import os, signal
from tests.server.postgres import postgres
with postgres() as server:
    print(server.url, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_the_server_of_a_killed_test_run_ends_and_leaves_nothing() -> None:
    if postgres.find_binaries() is None:  # the tests use a server that is not theirs
        assert os.environ[postgres.VARIABLE]
        return
    environment = {**os.environ, postgres.VARIABLE: ""}
    words = [sys.executable, "-c", KILLED]
    said = subprocess.run(
        words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    folder = Path(said.stdout.strip().partition("host=")[2])
    assert folder.name.startswith("luxor-pg.")
    give_up = time.monotonic() + 60
    while folder.exists():  # removed by the keeper, after the server's end
        assert time.monotonic() < give_up
        time.sleep(0.02)
