// Pointing at something that can be played, or coming to it by keyboard, shows where it could go.

import type { Attachment } from "svelte/attachments";

/** Says whether something is looked at; a page that moves under a still pointer shows nothing. */
export function glanced(look: (isSeen: boolean) => void): Attachment<HTMLElement | SVGElement> {
  return (thing) => {
    let isSeen = false;
    const tell = (now: boolean): void => {
      if (now === isSeen) return;
      isSeen = now;
      look(now);
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointermove: (event) => (event as PointerEvent).pointerType !== "touch" && tell(true),
      pointerleave: () => tell(false),
    };
    if (!("ownerSVGElement" in thing)) {
      // A shape that listens for it would become a stop of the tab key, without a name.
      listeners["focus"] = () => tell(thing.matches(":focus-visible"));
      // It also loses the focus by being taken away, while nothing else may change.
      listeners["blur"] = () => queueMicrotask(() => tell(false));
    }
    const until = new AbortController();
    for (const [name, act] of Object.entries(listeners)) thing.addEventListener(name, act, until);
    return () => {
      until.abort();
      tell(false);
    };
  };
}
