// Where the keyboard, and whoever listens, begins: on a page that one came to without loading it, and
// where what one was at has gone.

import { isDrawing } from "./inturn";

/** What a page, or a window over it, is about, the best first. */
const BEGINNINGS = ["dialog[open] h2", "[data-home]", "main h1"];
/** While a page is busy, or drawn part by part, something better may come. */
const LAST = "main:not([aria-busy])";

function beginning(): HTMLElement | null {
  for (const selector of isDrawing() ? BEGINNINGS : [...BEGINNINGS, LAST]) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

/** Give the keyboard to a new page as soon as there is something; returns how to leave it. */
export function arrive(): () => void {
  const begin = (): boolean => {
    const at = document.activeElement;
    if (at !== null && at !== document.body) return true; // the page, or somebody, has chosen
    const target = beginning();
    if (target === null) return false;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    return true;
  };
  if (begin()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (begin()) observer.disconnect();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["aria-busy"],
  });
  return () => observer.disconnect();
}

/** When what has the focus vanishes, as a question takes its buttons along, one begins anew. */
export function keepFocus(): () => void {
  let last: EventTarget | null = null;
  let leave = (): void => undefined;
  const note = (event: FocusEvent): void => void (last = event.target);
  const observer = new MutationObserver(() => {
    if (!(last instanceof Element) || last.isConnected) return;
    last = null;
    leave();
    leave = arrive();
  });
  addEventListener("focusin", note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener("focusin", note);
    observer.disconnect();
    leave();
  };
}
