// One stop of the tab key for a group of things, and arrows within it.

import type { Attachment } from "svelte/attachments";

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Let the arrows go through what matches a selector; where the tab key stops the markup says. */
export function roving(selector: string): Attachment<Element> {
  return (group) => {
    const walk = (event: Event): void => {
      const { key, target } = event as KeyboardEvent;
      const step = STEPS[key];
      if (step === undefined || !(target instanceof Element) || !target.matches(selector)) return;
      const all = [...group.querySelectorAll<HTMLElement | SVGElement>(selector)];
      const next = all.at((all.indexOf(target as HTMLElement) + step) % all.length);
      event.preventDefault();
      next?.focus();
    };
    group.addEventListener("keydown", walk);
    return () => group.removeEventListener("keydown", walk);
  };
}
