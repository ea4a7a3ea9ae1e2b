"""A browser and a real server for the tests of the client; every test here has the marker e2e."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.web.running import GENEROUS, Running, serving
from tests.web.browsing import SECONDS, Visits, chromium
from tests.web.dealt import DEALT

expect.set_options(timeout=SECONDS * 1000)  # machines are busy now and then
HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("e2e")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of all tests; each test has pages of its own in it."""
    with chromium() as started:
        yield started


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests that do not need one of their own."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, *GENEROUS, program=DEALT) as running:
        yield running


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts a server of the test's own, with more options; pages are closed before it ends."""
    with contextlib.ExitStack() as stack:
        yield lambda *options, program=DEALT: stack.enter_context(
            serving(tmp_path, *GENEROUS, *options, program=program)
        )


@pytest.fixture
def visits(
    browser: Browser,
    serve: Callable[..., Running],  # noqa: ARG001 - it is to outlive the pages
    request: pytest.FixtureRequest,
) -> Iterator[Visits]:
    """Opens pages; whatever went wrong in them fails the test when it is over."""
    opened = Visits(browser, request.node.name)
    yield opened
    opened.close(failed=request.node.stash.get(FAILED, True))


@pytest.fixture
def page(visits: Visits) -> Page:
    """A page of the size of a desk's screen, not gone anywhere yet."""
    return visits.open()
