// A game as a row of positions: where one can stop in it, whose turns there were.

import type { MarkJson, ReplayJson } from "../protocol";
import { Timeline } from "../state/timeline";
import type { Turn } from "../state/turns";

const timelines = new WeakMap<object, Timeline>();

/** The events of a replay and the views between them, which all its parts share. */
export function timelineOf(replay: Pick<ReplayJson, "start" | "events">): Timeline {
  let timeline = timelines.get(replay);
  if (!timeline) timelines.set(replay, (timeline = new Timeline(replay.start, replay.events)));
  return timeline;
}

/** Where one can stop: before each decision, and at the end. */
export interface Stop {
  /** How many events have happened. */
  readonly events: number;
  /** The decision that comes next; none at the end. */
  readonly mark: MarkJson | null;
}

export function stopsOf(replay: Pick<ReplayJson, "events" | "marks">): Stop[] {
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
