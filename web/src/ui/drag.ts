// Dragging a card or an adventurer to a place of the board; a click stays a click.

import type { Attachment } from "svelte/attachments";
import { t } from "../i18n/index.svelte";
import { notify } from "./notices.svelte";

const SLACK = 8; // a hand trembles

interface Drag {
  /** Whether it can be lifted now. */
  can: () => boolean;
  /** It is being dragged: show where it can go. */
  lift: () => void;
  /** It was dropped on a place that can be chosen. */
  drop: (place: number) => void;
  /** It was dropped elsewhere on the board; returns whether that means something. */
  lay?: () => boolean;
}

/** What of a kind is seen at a point of the window. */
function seenAt(kind: string, { clientX: x, clientY: y }: PointerEvent): Element | undefined {
  return [...document.querySelectorAll(kind)].find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });
}

/** How many pixels of the window a unit of what is dragged has. */
function scaleOf(thing: Element): number {
  return thing instanceof SVGGraphicsElement ? (thing.getScreenCTM()?.a ?? 1) : 1;
}

/** What can be dragged follows the pointer, and says where it was dropped. */
export function draggable({ can, lift, drop, lay }: Drag): Attachment<HTMLElement | SVGElement> {
  return (thing) => {
    let from: PointerEvent | null = null;
    let moves = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || !can()) return;
      from = event;
      thing.setPointerCapture(event.pointerId); // the first move may be far away already
      addEventListener("selectstart", still, { capture: true });
    };
    const move = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.pointerId) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!moves) {
        if (Math.hypot(x, y) < SLACK) return;
        moves = true;
        thing.classList.add("dragged");
        lift();
      }
      const scale = scaleOf(thing);
      thing.style.translate = `${x / scale}px ${y / scale}px`;
    };
    const end = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.pointerId) return;
      const dropped = moves && event.type === "pointerup";
      from = null;
      moves = false;
      removeEventListener("selectstart", still, { capture: true });
      thing.style.translate = "";
      thing.classList.remove("dragged");
      if (!dropped) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const goal = seenAt("[data-place]", event);
      if (goal) drop(Number(goal.getAttribute("data-place")));
      else if (seenAt('[data-anchor="board"]', event) && !lay?.()) notify(t("hand.not_there"));
    };
    const listeners = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end };
    const until = new AbortController();
    for (const [name, listener] of Object.entries({ ...listeners, dragstart: still })) {
      thing.addEventListener(name, listener as EventListener, until);
    }
    return () => {
      until.abort();
      removeEventListener("selectstart", still, { capture: true });
    };
  };
}

/** No text is selected on the way, and the browser draws no ghost of its own. */
function still(event: Event): void {
  event.preventDefault();
}

/** The click that ends a drag is none. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
