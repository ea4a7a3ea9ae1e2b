"""A server to play on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client.real_server import RealServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """``luxor serve`` as a process of its own."""
    with RealServer(str(tmp_path_factory.mktemp("server") / "games.sqlite")) as server:
        yield server
