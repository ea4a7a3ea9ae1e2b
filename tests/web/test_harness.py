"""What the other tests rely on: nothing that goes wrong in a page stays unnoticed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page

from tests.server.web.running import Running
from tests.web.axe import violations
from tests.web.browsing import Visits, wait_until


@pytest.mark.parametrize(
    ("script", "noted"),
    [
        ("console.error('ouch')", "console error: ouch"),
        ("setTimeout(() => { throw new Error('ouch') })", "exception: .*ouch"),
        ("fetch('api/games/none/record')", "status 401: GET .*/api/games/none/record"),
        ("document.body.append(Object.assign(new Image(), {src: 'data:,x'}))", "img-src data"),
    ],
)
def test_a_fault_of_a_page_fails_the_test(
    browser: Browser, server: Running, script: str, noted: str
) -> None:
    visits = Visits(browser, "faulty")
    page = visits.open(server.address)
    page.evaluate(f"() => {{ {script} }}")
    wait_until(page, lambda: any(re.search(noted, one) for one in visits.faults(page).seen))
    with pytest.raises(AssertionError, match=noted):
        visits.close(failed=False)


def test_a_fault_that_was_expected_is_none(server: Running, visits: Visits) -> None:
    page = visits.open(server.address)
    visits.faults(page).expect("ou.h")
    page.evaluate("console.error('ouch')")


def test_what_is_not_accessible_is_found(page: Page) -> None:
    page.set_content("<html lang='en'><title>x</title><main><button></button></main></html>")
    assert [line.split(":")[0] for line in violations(page)] == ["button-name"]
