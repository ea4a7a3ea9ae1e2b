// The end of the game, as it can be seen coming.

import type { ViewForm } from "../protocol";

/** Whether everything is over at the end of this round: all sarcophagi are won. */
export function isLastRound(view: ViewForm): boolean {
  return view.sarcophagi.every((owner) => owner !== null);
}
