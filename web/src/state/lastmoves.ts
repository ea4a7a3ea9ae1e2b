// The last walk of each player, for the trails on the board.

import type { GameEvent } from "../protocol";

export interface LastMove {
  readonly seat: number;
  readonly adventurer: number;
  readonly from: number;
  /** Where it ended, thrown on by Osiris tiles or through tunnels. */
  readonly to: number;
  /** The number of the event with which it ended: the highest one is the newest. */
  readonly event: number;
}

/** By seat, for those who have moved; `events` are all that have happened. */
export function lastMoves(events: readonly GameEvent[]): readonly LastMove[] {
  const found = new Map<number, LastMove>();
  let turn = 0; // where the turn began: what came before is another walk
  events.forEach((event, number) => {
    if (event.event === "turn_started") turn = number;
    if (event.event !== "adventurer_moved") return;
    const { seat, adventurer, to } = event;
    const last = found.get(seat);
    const goesOn = last?.adventurer === adventurer && last.event > turn && last.to === event.from;
    found.set(seat, {
      seat,
      adventurer,
      from: goesOn ? last.from : event.from,
      to,
      event: number,
    });
  });
  return [...found.values()].sort((a, b) => a.seat - b.seat);
}

/** The adventurer of a seat that walked or was chosen last in this turn; null if none has. */
export function lastActor(events: readonly GameEvent[], seat: number): number | null {
  const event = events.findLast(
    (one) =>
      one.event === "turn_started" ||
      ((one.event === "adventurer_moved" || one.event === "adventurer_chosen") &&
        one.seat === seat),
  );
  return event === undefined || event.event === "turn_started" || !("adventurer" in event)
    ? null
    : event.adventurer;
}
