// Whether somebody points or types: rings around what has the focus are for those who type.

/** Mark the page while it is used by mouse or finger. */
export function tellPointer(): void {
  const { dataset } = document.documentElement;
  addEventListener("pointerdown", () => (dataset["pointer"] = ""), { capture: true });
  addEventListener("keydown", () => delete dataset["pointer"], { capture: true });
}
