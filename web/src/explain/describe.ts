// What the keyboard is at is described by a sentence, besides what describes it already.

/** Let an element be described by another one, too; returns how to stop. */
export function describe(element: Element, id: string): () => void {
  const before = element.getAttribute("aria-describedby");
  element.setAttribute("aria-describedby", before === null ? id : `${before} ${id}`);
  return () => {
    if (before === null) element.removeAttribute("aria-describedby");
    else element.setAttribute("aria-describedby", before);
  };
}
