"""What fingers need: things to touch that are large enough, and a way to drag."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page

LEAST = 44
TOO_SMALL = """(least) => {
  const wanted = "a[href], button, input, select, textarea, summary, [role=button], [role=tab]";
  const isInText = (it) => getComputedStyle(it).display === "inline"
    && it.parentElement.textContent.trim() !== it.textContent.trim();
  const boxOf = (it) => (it.matches("input[type=radio], input[type=checkbox]")
    && it.labels?.[0] || it).getBoundingClientRect();
  return [...document.querySelectorAll(wanted)]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest("[inert]"))
    .filter((it) => !it.matches(".skip:not(:focus)") && !isInText(it))
    .filter((it) => !it.closest("svg") && !(innerWidth > 640 && it.closest("thead")))
    .map((it) => [it, boxOf(it)])
    .filter(([, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
    .map(([it, box]) => `${it.getAttribute("aria-label") ?? it.textContent.trim()}: ${it.className}`
      + ` ${Math.round(box.width)} x ${Math.round(box.height)}`);
}"""

TOO_SMALL_ON_BOARD = """(least) => [...document.querySelectorAll("[data-look], [data-place]")]
  .map((it) => [it, it.getBoundingClientRect()])
  .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([it, box]) => `${it.dataset.about} ${Math.round(box.width)} x ${Math.round(box.height)}`)
"""


def too_small(page: Page) -> list[str]:
    """Return what one can touch on a page and is smaller than a finger.

    Links within a text are as high as the text. Places of the board are also in the list of what
    one can do, and where there is more room than on a phone, headings of tables are explained where
    the things themselves lie.
    """
    small: list[str] = page.evaluate(TOO_SMALL, LEAST)
    return small


def too_small_on_board(page: Page) -> list[str]:
    """Return what lies on the board, can be held or chosen there, and is smaller than a finger."""
    small: list[str] = page.evaluate(TOO_SMALL_ON_BOARD, LEAST)
    return small


def drag_by_touch(page: Page, what: Locator, to: Locator) -> None:
    """Put a finger on something, move it to something else, and lift it."""
    (x, y), (x2, y2) = centre(what), centre(to)
    with finger(page) as touch:
        touch("touchStart", (x, y))
        for step in range(1, 6):
            touch("touchMove", (x + (x2 - x) * step / 5, y + (y2 - y) * step / 5))
        touch("touchEnd")


def hold(what: Locator, until: Locator) -> None:
    """Hold a finger on something until something else is seen, and lift it."""
    with finger(what.page) as touch:
        touch("touchStart", centre(what))
        until.wait_for()
        touch("touchEnd")


@contextmanager
def finger(page: Page) -> Iterator[Callable[..., None]]:
    """A finger that touches the page: what it does is told, with the points where it is."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    yield touch
    session.detach()


def drag_by_mouse(page: Page, what: Locator, to: Locator, steps: int = 5) -> None:
    """Press the button over something, move to something else in some steps, and let go."""
    page.mouse.move(*centre(what))
    page.mouse.down()
    page.mouse.move(*centre(to), steps=steps)
    page.mouse.up()


def centre(what: Locator) -> tuple[float, float]:
    """Where the middle of something is in the window."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
