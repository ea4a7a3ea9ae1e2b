// How many entries of lists lie below what is in sight, wholly or in part.

const SLACK = 8; // px at the foot of an entry that have no words
const BAR = 28; // px at the edge where it is told that there is more

/** Tell how many entries lie below the edge, and go on telling whenever that changes. */
export function below(box: HTMLElement, tell: (n: number) => void): () => void {
  let asked = 0;
  const count = (): void => {
    asked = 0;
    tell(hidden(box).length);
  };
  const soon = (): void => {
    asked ||= requestAnimationFrame(count);
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(box);
  const changes = new MutationObserver(soon);
  changes.observe(box, { childList: true, subtree: true, characterData: true });
  addEventListener("scroll", soon, { capture: true, passive: true });
  addEventListener("resize", soon);
  soon();
  return () => {
    cancelAnimationFrame(asked);
    sizes.disconnect();
    changes.disconnect();
    removeEventListener("scroll", soon, { capture: true });
    removeEventListener("resize", soon);
  };
}

/** The entries below the edge of their box, or of the window where the page scrolls. */
export function hidden(box: HTMLElement): HTMLElement[] {
  const scrolls = getComputedStyle(box).overflowY !== "visible";
  const edge = scrolls ? Math.min(innerHeight, box.getBoundingClientRect().bottom) : innerHeight;
  const under = (line: number): HTMLElement[] =>
    [...box.querySelectorAll<HTMLElement>("li")].filter(
      (entry) => entry.getBoundingClientRect().bottom - SLACK > line,
    );
  return under(edge).length > 0 ? under(edge - BAR) : [];
}
