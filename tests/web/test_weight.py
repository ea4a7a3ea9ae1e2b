"""What pages weigh in every language, counted as the server sends them."""

from __future__ import annotations

import pytest

from bench.web import LANGUAGES, pages
from tests.server.web.running import Running
from tests.web.browsing import Visits, transferred
from tests.web.weight import Scales, most_bytes

A_LITTLE = 1000
"""An icon, which a browser may fetch when it likes."""


@pytest.fixture(scope="module")
def addresses(server: Running) -> dict[str, str]:
    """The address of each page, games with everything."""
    return pages(server)


def test_no_page_is_too_heavy_in_any_language(server: Running, addresses: dict[str, str]) -> None:
    scales = Scales(server)
    heavy = {
        (name, language): weight
        for name, address in addresses.items()
        for language in LANGUAGES
        if (weight := scales.weigh(address, language)) > most_bytes(name)
    }
    assert heavy == {}


@pytest.mark.parametrize("name", ["learn", "table", "replay"])
def test_a_browser_fetches_just_what_is_weighed(
    server: Running, visits: Visits, addresses: dict[str, str], name: str
) -> None:
    page = visits.open(locale="fr")
    fetched = transferred(page, addresses[name])
    weighed = Scales(server).weigh(addresses[name], "fr")
    assert weighed - A_LITTLE < fetched <= weighed
