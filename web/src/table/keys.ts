// The keys of the table, as told in the help: 1 and 5 for the ends of the hand, L for the last
// moves, Escape to go back.

import type { Choice } from "./choice.svelte";

export function onKey(event: KeyboardEvent, choice: Choice): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  switch (event.key) {
    case "1":
      choice.pickEnd("left");
      break;
    case "5":
      choice.pickEnd("right");
      break;
    case "Escape":
      choice.clear();
      break;
    case "l":
    case "L": {
      const newest = document.querySelector<HTMLElement>('[data-log] button[tabindex="0"]');
      if (newest === null) return;
      newest.focus();
      break;
    }
    default:
      return;
  }
  event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null
  );
}
