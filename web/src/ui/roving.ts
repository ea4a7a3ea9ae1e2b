// One stop of the tab key for a group of things, and arrows within it.

import type { Attachment } from "svelte/attachments";

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Let the arrows go through what matches a selector, round and round unless it has two ends; where
 * the tab key stops the markup says.
 */
export function roving(selector: string, hasEnds = false): Attachment<Element> {
  return (group) => {
    const walk = (event: Event): void => {
      const { key, target } = event as KeyboardEvent;
      const step = STEPS[key];
      if (step === undefined || !(target instanceof Element) || !target.matches(selector)) return;
      const all = [...group.querySelectorAll<HTMLElement | SVGElement>(selector)];
      const last = all.length - 1;
      const next = step(all.indexOf(target as HTMLElement), last);
      event.preventDefault();
      all.at(hasEnds ? Math.max(0, Math.min(last, next)) : next % all.length)?.focus();
    };
    group.addEventListener("keydown", walk);
    return () => group.removeEventListener("keydown", walk);
  };
}
