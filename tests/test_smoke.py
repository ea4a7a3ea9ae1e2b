"""One game in the terminal and one server, so that every build is known to start them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("uvicorn")


def test_bots_play_a_game_in_the_terminal() -> None:
    command = [sys.executable, "-m", "luxor", "play", "--text", "--auto", "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert " won" in done.stdout


def test_a_server_starts_and_creates_a_game(tmp_path: Path) -> None:
    from tests.server.web.running import serving

    with serving(tmp_path) as server:
        assert server.ask("GET", "/healthz").status == 200
        server.create()
        assert server.stop() == 0
