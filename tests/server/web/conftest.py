"""Servers that tests share; none of them harms one."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from tests.server.web.running import GENEROUS, Running, serving


@pytest.fixture(scope="package", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server without limits to speak of, and with metrics, on each kind of database in turn."""
    folder = tmp_path_factory.mktemp("server")
    with contextlib.ExitStack() as stack:
        url = None
        if request.param == "postgresql":
            url = stack.enter_context(request.getfixturevalue("postgres_server").database())
        yield stack.enter_context(serving(folder, *GENEROUS, "--metrics", database=url))
