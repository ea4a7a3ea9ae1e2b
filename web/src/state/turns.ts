// The turns of a game, as they are numbered in replays and in links to them.

import type { GameEvent } from "../protocol";

export interface Turn {
  /** From 1 on. */
  readonly number: number;
  readonly round: number;
  readonly seat: number;
  /** The first decision in it. */
  readonly stop: number;
}

/** The turns in which somebody had to decide something; after how many events each decision was. */
export function turnsOf(events: readonly GameEvent[], decisions: readonly number[]): Turn[] {
  const turns: Turn[] = [];
  let round = 0;
  let stop = 0;
  events.forEach((event, number) => {
    if (event.event === "round_started") round = event.round;
    if (event.event !== "turn_started") return;
    while ((decisions[stop] ?? Infinity) <= number) stop += 1;
    if (stop >= decisions.length) return;
    if (turns.at(-1)?.stop === stop) turns.pop(); // in that one nobody was asked
    turns.push({ number: turns.length + 1, round, seat: event.seat, stop });
  });
  return turns;
}
