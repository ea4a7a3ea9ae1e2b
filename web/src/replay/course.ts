// A game as a row of positions: where one can stop in it, whose turns there were.

import type { MarkForm, ReplayForm, ViewForm } from "../protocol";
import { fold } from "../state/fold";
import type { Turn } from "../state/turns";

/** Every so many events a position is kept, so that going back is quick. */
const KEPT_EVERY = 20;

/** The positions of a replay, by how many events have happened. */
export class Positions {
  private readonly kept: ViewForm[];

  constructor(private readonly replay: Pick<ReplayForm, "view" | "events" | "tables">) {
    this.kept = [replay.view];
  }

  /** The position after so many events. */
  at(events: number): ViewForm {
    const wanted = Math.max(0, Math.min(events, this.replay.events.length));
    const near = Math.min(Math.floor(wanted / KEPT_EVERY), this.kept.length - 1);
    let view = this.kept[near] ?? this.replay.view;
    for (let number = near * KEPT_EVERY; number < wanted; number += 1) {
      const event = this.replay.events[number];
      if (event) view = fold(view, event, this.replay.tables);
      const done = number + 1;
      if (done === this.kept.length * KEPT_EVERY) this.kept.push(view);
    }
    return view;
  }
}

/** Where one can stop: before each decision, and at the end. */
export interface Stop {
  /** How many events have happened. */
  readonly events: number;
  /** The decision that comes next; none at the end. */
  readonly mark: MarkForm | null;
}

export function stopsOf(replay: Pick<ReplayForm, "events" | "marks">): Stop[] {
  const stops: Stop[] = replay.marks.map((mark) => ({ events: mark.event, mark }));
  stops.push({ events: replay.events.length, mark: null });
  return stops;
}

/** The turn that a stop is in; null before the first. */
export function turnAt(turns: readonly Turn[], stop: number): Turn | null {
  return turns.findLast((turn) => turn.stop <= stop) ?? null;
}

/** The stop at which the next turn begins, or the one before; the ends of the game at last. */
export function stopOfNextTurn(turns: readonly Turn[], stop: number, last: number): number {
  return turns.find((turn) => turn.stop > stop)?.stop ?? last;
}

export function stopOfTurnBefore(turns: readonly Turn[], stop: number): number {
  return turns.findLast((turn) => turn.stop < stop)?.stop ?? 0;
}
