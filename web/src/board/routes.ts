// Which routes are drawn of all that one could go.

import type { Choice } from "../state/choice.svelte";
import { endOf, movesOf, type Way } from "../state/way";

/** Of the way that is pointed at, or of all ways of what is looked at: each line once. */
export function routesOf({ pointed, seen, seat }: Choice): readonly Way[] {
  if (pointed !== null) return [pointed];
  const lines = new Map<string, Way>();
  for (const way of seen ?? []) {
    const moves = movesOf(way, seat).map(({ from, to, how }) => `${from} ${to} ${how}`);
    if (moves.length > 0) lines.set(`${endOf(way)} ${moves.join()}`, way);
  }
  return [...lines.values()];
}
