// Somebody wants to know what something is: by pointing at it, by the keyboard, or by holding a
// finger on it. What can be asked about carries its topic in `data-about`. What answers on a click,
// too, has `data-asks`; what only the keyboard asks by Enter has `data-look`; what shows something
// else at once when it is pointed at has `data-shows`.

const REST = 140; // ms until pointing at something is asking
const REST_LONGER = 700; // ms so as not to cover what it shows
const LINGER = 500; // ms to get from a thing to its explanation
const HOLD = 450; // ms of a finger
const SHAKE = 12; // px that a finger may tremble

type By = "pointer" | "focus" | "asked";

export class Asking {
  topic = $state<string | null>(null);
  /** Whether somebody has come near to something, which may become a question. */
  isNear = $state(false);
  by = $state<By>("pointer");
  /** Where on the screen the thing is. */
  box = $state.raw<DOMRect | null>(null);
  source = $state.raw<Element | null>(null);
  /** Whether the keyboard goes to the explanation. */
  byKeyboard = false;
  /** Whether the keyboard goes back, which asks nothing. */
  goesBack = false;

  /** An explanation that was asked for stays until it is put away. */
  get stays(): boolean {
    return this.topic !== null && this.by === "asked";
  }

  show(source: Element, by: By, byKeyboard = false): void {
    this.source = source;
    this.by = by;
    this.byKeyboard = byKeyboard;
    this.box = source.getBoundingClientRect();
    this.topic = source.getAttribute("data-about");
  }

  /** Let what is shown stay. */
  keep(): void {
    this.by = "asked";
  }

  hide(): void {
    const { source, byKeyboard, stays } = this;
    this.topic = null;
    this.byKeyboard = false;
    if (!stays) return;
    this.goesBack = true;
    const isThing = source instanceof HTMLElement || source instanceof SVGElement;
    if (byKeyboard && isThing) source.focus();
    // later, since a window gives the keyboard back itself when it closes
    setTimeout(() => (this.goesBack = false));
  }
}

const sourceOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-about]") : null;
const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-explaining]") !== null;

const isInWindow = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("dialog") !== null;

/** Whether the explanation is in a window, as on a phone. */
const hasWindow = (): boolean => document.querySelector("dialog[open] [data-explaining]") !== null;

/** Answer whatever is asked on the page; returns how to stop. */
export function listen(asking: Asking): () => void {
  const until = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    act: (event: DocumentEventMap[K]) => void,
  ): void => document.addEventListener(type, act, { signal: until.signal, capture: true });

  let resting: number | undefined;
  let leaving: number | undefined;
  const stay = (): void => {
    clearTimeout(leaving);
    leaving = undefined;
  };
  const leave = (): void => {
    if (asking.topic === null || asking.by !== "pointer") return;
    leaving ??= window.setTimeout(() => {
      leaving = undefined;
      if (asking.by === "pointer") asking.hide();
    }, LINGER);
  };

  // Only a pointer that really moves asks: things also come to lie under one that rests.
  let near: Element | null = null;
  on("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    clearTimeout(resting);
    near = null;
    const source = sourceOf(event.target);
    if (isInside(event.target) || (source !== null && source === asking.source)) stay();
    else leave();
  });
  on("pointermove", (event) => {
    if (event.pointerType === "touch" || event.buttons !== 0 || asking.stays) return;
    const source = sourceOf(event.target);
    if (source === null || source === near) return;
    near = source;
    if (source === asking.source && asking.topic !== null) return;
    asking.isNear = true;
    clearTimeout(resting);
    const rest = source.hasAttribute("data-shows") ? REST_LONGER : REST;
    resting = window.setTimeout(() => {
      stay();
      if (source.isConnected) asking.show(source, "pointer");
    }, rest);
  });
  on("pointerout", (event) => {
    if (event.relatedTarget !== null) return; // it is on something else now
    clearTimeout(resting);
    near = null;
    leave();
  });

  on("focusin", (event) => {
    if (asking.goesBack || isInside(event.target)) return;
    const source = sourceOf(event.target);
    const isSeen = event.target instanceof Element && event.target.matches(":focus-visible");
    if (source && isSeen) asking.show(source, "focus");
    else if (asking.by === "focus") asking.hide();
  });
  on("focusout", (event) => {
    if (event.relatedTarget !== null) return;
    // later, since the page may be just about to take away what had the focus
    setTimeout(() => {
      if (asking.by === "focus" && document.activeElement === document.body) asking.hide();
    });
  });

  // --- a finger that stays ----------------------------------------------------------------------

  let holding: number | undefined;
  let from = { x: 0, y: 0 };
  let wasHeld = false; // then lifting it is no click
  const lift = (): void => clearTimeout(holding);

  on("pointerdown", (event) => {
    wasHeld = false;
    lift();
    const source = sourceOf(event.target);
    const elsewhere = !isInside(event.target) && source !== asking.source;
    if (asking.stays && elsewhere && !hasWindow()) asking.hide();
    clearTimeout(resting);
    if (asking.by === "pointer" && !isInside(event.target)) asking.hide(); // now something is done
    if (event.pointerType === "mouse" || !source) return;
    asking.isNear = true;
    from = { x: event.clientX, y: event.clientY };
    holding = window.setTimeout(() => {
      wasHeld = true;
      asking.show(source, "asked");
    }, HOLD);
  });
  on("pointermove", (event) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SHAKE) lift();
  });
  on("pointerup", lift);
  on("pointercancel", lift);

  on("contextmenu", (event) => {
    const source = sourceOf(event.target);
    if (!source) return;
    event.preventDefault();
    const { pointerType } = event as PointerEvent;
    if (pointerType === "mouse" || pointerType === "")
      asking.show(source, "asked", pointerType === "");
  });

  on("click", (event) => {
    if (wasHeld) {
      wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (hasWindow() && !isInWindow(event.target)) {
      asking.hide(); // not earlier: the click would reach what lies below the window
      return;
    }
    const source = event.target instanceof Element ? event.target.closest("[data-asks]") : null;
    if (!source) return;
    if (asking.stays && asking.source === source) asking.hide();
    else asking.show(source, "asked", event.detail === 0);
  });

  on("keydown", (event) => {
    if (event.key === "Escape" && asking.topic !== null) {
      if (isInWindow(event.target)) return; // which the browser closes by itself
      if (asking.stays) event.stopPropagation(); // nothing else is meant
      asking.hide();
      return;
    }
    const source = sourceOf(event.target);
    if (!source || event.ctrlKey || event.metaKey || event.altKey) return;
    const enters = event.key === "Enter" || event.key === " ";
    if (event.key !== "?" && !(enters && source.hasAttribute("data-look"))) return;
    event.preventDefault();
    asking.show(source, "asked", true);
  });

  return () => {
    until.abort();
    clearTimeout(resting);
    stay();
    lift();
  };
}
