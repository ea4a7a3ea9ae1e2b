import { createSubscriber } from "svelte/reactivity";

const TICK = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** The time since the page was opened in milliseconds; whoever draws it is drawn again. */
export function now(): number {
  subscribe();
  return performance.now();
}
