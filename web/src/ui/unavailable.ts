// A button that cannot be used now says why: on pointing, on focus, on a tap, to screen readers.

import type { Attachment } from "svelte/attachments";

const GAP = 6;
let count = 0;

/** Null if the button can be used. */
export function unavailable(why: string | null): Attachment<HTMLElement> {
  return (button) => {
    if (why === null) return;
    const tip = document.createElement("span");
    tip.id = `why-${++count}`;
    tip.className = "tip";
    tip.role = "tooltip";
    tip.popover = "manual"; // above windows, cut off by nothing
    tip.textContent = why;
    button.after(tip);
    button.setAttribute("aria-disabled", "true");
    button.setAttribute("aria-describedby", tip.id);

    const show = (): void => {
      tip.showPopover();
      const at = button.getBoundingClientRect();
      const { width, height } = tip.getBoundingClientRect();
      const above = at.top > height + 2 * GAP;
      const left = at.left + (at.width - width) / 2;
      tip.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
      tip.style.top = `${above ? at.top - height : at.bottom}px`;
    };
    const hide = (): void => tip.hidePopover();
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") show();
    };
    const leave = (event: PointerEvent): void => {
      if (event.relatedTarget !== tip && event.relatedTarget !== button) hide();
    };
    const refuse = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      show();
    };
    const dismiss = (event: KeyboardEvent): void => {
      if (event.key === "Escape") hide();
    };
    const focus = (): void => {
      if (button.matches(":focus-visible")) show();
    };

    const until = new AbortController();
    const { signal } = until;
    button.addEventListener("pointerenter", enter, { signal });
    button.addEventListener("pointerleave", leave, { signal });
    tip.addEventListener("pointerleave", leave, { signal });
    button.addEventListener("focus", focus, { signal });
    button.addEventListener("blur", hide, { signal });
    button.addEventListener("click", refuse, { signal, capture: true });
    document.addEventListener("keydown", dismiss, { signal });
    return () => {
      until.abort();
      tip.remove();
      button.removeAttribute("aria-disabled");
      button.removeAttribute("aria-describedby");
    };
  };
}
