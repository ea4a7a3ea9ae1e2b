"""Servers that tests share; none of them harms one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.web.running import GENEROUS, Running, serving


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits to speak of, and with metrics."""
    with serving(tmp_path_factory.mktemp("server"), *GENEROUS, "--metrics") as running:
        yield running
