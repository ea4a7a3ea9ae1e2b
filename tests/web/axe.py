"""Accessibility as far as a program can see it: axe-core in the page that is open."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from run import WEB
from tests.web.browsing import settle

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
WCAG = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa")
BEST = "best-practice"
RUN = """(tags) => axe.run(document, {
  runOnly: { type: "tag", values: tags },
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
})"""


@cache
def _source() -> str:
    return AXE.read_text("utf-8")


def violations(page: Page, *more: str) -> list[str]:
    """Return what contradicts WCAG 2.2 AA on a page, and more tags, one line for each element."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(_source())  # by the debugger, which the content security policy lets pass
    settle(page)
    found = page.evaluate(RUN, [*WCAG, *more])
    return [
        f"{rule['id']}: {rule['help']}: {' '.join(map(str, node['target']))}: {node['html'][:160]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def assert_accessible(page: Page, *more: str) -> None:
    """Fail if a page has anything that contradicts WCAG 2.2 AA, or more tags."""
    wrong = violations(page, *more)
    assert not wrong, "\n".join(wrong)
