// The card on top of the discard pile, which lies face up.

import type { GameEvent } from "../protocol";

/** The card that was discarded last; null where none lies there, or none was seen. */
export function discardedLast(events: readonly GameEvent[]): string | null {
  const last = events.findLast(
    ({ event }) =>
      event === "card_played" || event === "card_discarded" || event === "discards_shuffled",
  );
  return last && "card" in last ? last.card : null;
}
