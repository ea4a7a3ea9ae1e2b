// Something that is asked of the server: once at a time, and with the reason where it is refused.

import { notify } from "./notices.svelte";
import { isAboutName, problemText } from "./problems";

export class Attempt {
  busy = $state(false);
  /** Why it was refused. */
  problem = $state<string | null>(null);
  /** The same, where it is about the name, so that the field is marked. */
  badName = $state<string | null>(null);

  /** Try it, unless it is being tried already; returns whether it was done. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = this.badName = null;
    try {
      await act();
      return true;
    } catch (error) {
      if (isAboutName(error)) this.badName = problemText(error);
      else this.problem = problemText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** Say in a notice why something was refused. */
export function attempt(wish: Promise<unknown>): Promise<void> {
  return wish.then(
    () => undefined,
    (error: unknown) => notify(problemText(error)),
  );
}
