// The end of the game, as it can be seen coming.

import type { ViewJson } from "../protocol";

/** Whether everything is over at the end of this round: all sarcophagi are won. */
export function isLastRound(view: ViewJson): boolean {
  return view.sarcophagi.every((owner) => owner !== null);
}
