// Whoever plays by keyboard never falls off the table: a question that goes takes its buttons along.

/** When what has the focus vanishes, it goes to where the table says that one goes on. */
export function keepFocus(table: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const note = (event: FocusEvent): void => void (last = event.target);
  const observer = new MutationObserver(() => {
    if (!(last instanceof Element) || last.isConnected) return;
    last = null;
    if (document.activeElement === document.body) {
      table.querySelector<HTMLElement>("[data-home]")?.focus({ preventScroll: true });
    }
  });
  table.addEventListener("focusin", note);
  observer.observe(table, { childList: true, subtree: true });
  return () => {
    table.removeEventListener("focusin", note);
    observer.disconnect();
  };
}
