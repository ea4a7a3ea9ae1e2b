// The keys of the table, as told in the help (src/panels/Keyboard.svelte). Single letters and figures
// can be switched off, since a voice that is taken for typing presses them too.

import { settings } from "../ui/settings.svelte";
import type { Choice } from "../state/choice.svelte";
import type { End } from "../state/way";

/** `help` shows which keys there are. */
export function onKey(event: KeyboardEvent, choice: Choice, help?: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || document.querySelector("dialog[open]") !== null) return;
  if (act(event.key.toLowerCase(), choice, help)) event.preventDefault();
}

/** Do what a key stands for; returns whether there was anything to do. */
function act(key: string, choice: Choice, help?: () => void): boolean {
  if (key === "escape") {
    const { isPicked } = choice;
    choice.clear();
    return isPicked;
  }
  if (!settings.keys) return false;
  switch (key) {
    case "1":
      return takeEnd(choice, "left");
    case "5":
      return takeEnd(choice, "right");
    case "p":
      return goTo("[data-players]");
    case "l":
      return goTo('[data-log] button[tabindex="0"], [data-log-tab], h2[data-log]');
    case "?":
      help?.();
      return help !== undefined;
    default:
      return false;
  }
}

/** In words, a card leads to what one can do with it. */
function takeEnd(choice: Choice, end: End): boolean {
  if (settings.text) return goTo(`[data-end="${end}"]`);
  if (choice.pickEnd(end)) choice.clear(); // nothing is played by a letter
  return true;
}

/** Give the keyboard to the first of these that is seen. */
function goTo(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
    one.checkVisibility(),
  );
  found?.focus();
  return found !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
}
