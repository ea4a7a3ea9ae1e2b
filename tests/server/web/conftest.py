"""Servers that tests share; none of them harms one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from luxor.server.settings import Rate, Settings
from luxor.server.web.app import Web
from tests.server.web.running import GENEROUS, Running, serving
from tests.server.web.stand_in import OneRoom, in_thread


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits to speak of, and with metrics."""
    with serving(tmp_path_factory.mktemp("server"), *GENEROUS, "--metrics") as running:
        yield running


@pytest.fixture
def rooms() -> OneRoom:
    """A room for everybody, in which everything can go wrong."""
    return OneRoom()


@pytest.fixture
def settings() -> Settings:
    """Settings that a test may replace."""
    return Settings(port=0, requests=Rate(100_000, 1))


@pytest.fixture
def app(rooms: OneRoom, settings: Settings) -> Iterator[tuple[int, Web]]:
    """A server over the room: its port and the application."""
    with in_thread(rooms, settings) as found:
        yield found
