"""A server to play on."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from tests.server.client.real_server import RealServer


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RealServer]:
    """``luxor serve`` as a process of its own, on each kind of database in turn."""
    with contextlib.ExitStack() as stack:
        if request.param == "sqlite":
            url = str(tmp_path_factory.mktemp("server") / "games.sqlite")
        else:
            url = stack.enter_context(request.getfixturevalue("postgres_server").database())
        yield stack.enter_context(RealServer(url))
