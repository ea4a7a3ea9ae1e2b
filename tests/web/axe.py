"""Accessibility as far as a program can see it: axe-core in the page that is open."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from run import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
WCAG = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa")
BEST = "best-practice"
RUN = """(tags) => axe.run(document, {
  runOnly: { type: "tag", values: tags },
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
})"""

REST = """async ([frames, most]) => {
  const ends = ({ effect, playState }) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
  let still = 0;
  const observer = new MutationObserver(() => { still = 0; });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  for (let frame = 0; still < frames; frame += 1) {
    if (frame > most) throw new Error("the page does not come to rest");
    await new Promise(requestAnimationFrame);
    still = document.getAnimations().some(ends) ? 0 : still + 1;
  }
  observer.disconnect();
}"""
"""Waits until nothing comes or moves that will end: before, colours and parts are half there."""
FRAMES = 4
MOST_FRAMES = 600


@cache
def _source() -> str:
    return AXE.read_text("utf-8")


def violations(page: Page, *more: str) -> list[str]:
    """Return what contradicts WCAG 2.2 AA on a page, and more tags, one line for each element."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(_source())  # by the debugger, which the content security policy lets pass
    page.evaluate(REST, [FRAMES, MOST_FRAMES])
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
