// Waiting for a server that cannot be reached.

import { isReachable } from "./api";

const EVERY = 3000; // ms between two attempts

/** Wait for a while, or until the browser says that there is a network again. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, EVERY);
    addEventListener("online", go);
  });
}

/** Wait until the server answers, or nobody waits any more. */
export async function reached(isOver: () => boolean): Promise<void> {
  do await pause();
  while (!isOver() && !(await isReachable()));
}
