// Where the keyboard, and whoever listens, begins on a page that one came to without loading it.

/** What a page is about, the best first; while it is busy, nothing is there yet. */
const BEGINNINGS = ["[data-home]", "main h1", "main:not([aria-busy])"];

function beginning(): HTMLElement | null {
  for (const selector of BEGINNINGS) {
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
