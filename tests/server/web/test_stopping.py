"""The end of a server: everything it started ends with it, and players are told."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
from pathlib import Path

import pytest

from luxor.server.settings import Settings
from luxor.server.web.serve import ServeError, address_of, bind
from tests.server.web.running import LUXOR, eventually, serving

pytestmark = pytest.mark.compiled

PHARAOHS = {
    "seats": [{"colour": "red", "bot": "pharaoh"}, {"colour": "blue", "bot": "pharaoh"}],
    "pace": [0, 0],
}
"""A game that plays itself, with bots that think for a while."""


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    files = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(word) for file in files for word in file.read_text().split()]


def lives(pid: int) -> bool:
    """Return whether there is such a process, and it is not merely unburied."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_everything_and_players_are_told(tmp_path: Path, number: int) -> None:
    with serving(tmp_path) as server:
        game = server.create(PHARAOHS)
        with server.enter(game["game"], game["spectator"]) as client:
            client.hear("update")  # so a bot has been started
            workers = children(server.process.pid)
            assert workers
            server.process.send_signal(number)
            heard = client.rest()
            assert heard[-1] == {"type": "bye", "reason": "stopping", "again": True}
            assert client.close_code == 1012
        assert server.process.wait(30) == 0
        eventually(lambda: not any(lives(pid) for pid in workers))
        assert server.log.count(" error ") == 0, server.log
        assert "stopped" in server.log.splitlines()[-1]


def test_a_client_that_does_not_read_does_not_keep_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game = server.create()
        with server.connect(game["game"]), socket.create_connection(("127.0.0.1", server.port)):
            assert server.stop(signal.SIGHUP) == 0


def test_a_server_that_is_killed_comes_back_with_its_games(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game = server.create()
        token = game["seats"][1]["token"]
        with server.enter(game["game"], token) as client:
            said = client.say("sit", seat=1, name="Hatshepsut")
            version = client.outcome(said)["version"]
            server.process.kill()
            server.process.wait()
    with serving(tmp_path) as server, server.enter(game["game"], token) as client:
        room = client.hear("welcome")["room"]
        assert (room["version"], room["seats"][1]["name"]) == (version, "Hatshepsut")


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        words = ("serve", "--port", str(port), "--database", str(tmp_path / "games.db"))
        done = subprocess.run((*LUXOR, *words), capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == f"luxor: cannot listen on 127.0.0.1:{port}: Address already in use\n"


def test_a_database_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--database", str(tmp_path / "no" / "games.db"))
    done = subprocess.run((*LUXOR, *words), capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("luxor: ")
    assert "games.db" in done.stderr
    assert done.stderr.count("\n") == 1


def test_who_lets_others_in_is_warned(tmp_path: Path) -> None:
    words = ("serve", "--host", "0.0.0.0", "--port", "0", "--database", str(tmp_path / "no" / "x"))
    done = subprocess.run((*LUXOR, *words), capture_output=True, text=True, check=False)
    assert "other machines can reach this server (0.0.0.0)" in done.stderr
    with bind(Settings(host="0.0.0.0", port=0)) as listener:
        assert address_of(listener, Settings(base_path="/x")).startswith("http://127.0.0.1:")


def test_the_next_port_is_taken_where_that_is_wanted() -> None:
    with bind(Settings(port=0)) as first:
        port = first.getsockname()[1]
        with pytest.raises(ServeError, match="cannot listen"):
            bind(Settings(port=port))
        with bind(Settings(port=port), tries=50) as second:
            assert port < second.getsockname()[1] < port + 50
    with pytest.raises(ServeError, match=r"cannot listen on no\.such"):
        bind(Settings(host="no.such.host.invalid"))


def playing(tmp_path: Path, *words: str, **changes: str) -> subprocess.Popen[str]:
    """Start ``luxor play`` with a browser that writes down what it is to open."""
    browser = tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/opened.txt\n')
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path)}
    return subprocess.Popen(
        (*LUXOR, "play", *words),
        env={**environment, **changes},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def first_line(process: subprocess.Popen[str]) -> str:
    """Return what a process says first."""
    assert process.stdout is not None
    return process.stdout.readline()


def test_play_serves_and_opens_the_browser_once(tmp_path: Path) -> None:
    opened = tmp_path / "opened.txt"
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        with playing(tmp_path, "--port", str(taken)) as process:
            said = first_line(process)
            address = said.split()[3]
            assert said == f"Luxor is at {address} (Ctrl-C ends it)\n"
            assert taken < int(address.rstrip("/").rpartition(":")[2]) < taken + 20
            eventually(lambda: opened.exists() and opened.read_text() == f"{address}\n")
            with playing(tmp_path, "--port", str(taken)) as second:  # the same database
                assert first_line(second) == f"Luxor is running already, at {address}\n"
                assert second.wait(30) == 0
            process.send_signal(signal.SIGINT)
            assert process.wait(30) == 0
            assert process.stderr is not None
            assert process.stderr.read() == ""
    assert (tmp_path / "luxor" / "games.sqlite").is_file()
    assert (tmp_path / "luxor").stat().st_mode & 0o777 == 0o700


def test_play_without_a_browser_prints_the_address(tmp_path: Path) -> None:
    none = {"BROWSER": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    with playing(tmp_path, "--port", "0", **none) as process:
        assert first_line(process).startswith("Luxor is at http://127.0.0.1:")
        process.terminate()
        assert process.wait(30) == 0
