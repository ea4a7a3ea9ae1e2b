"""The example's package is installed in all tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.plugins import installed


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with installed():
        yield
