// The log at any moment of a game: each turn is put into words once.

import type { ReplayForm } from "../protocol";
import { narrate, type LogLine } from "../words/events";
import { Positions } from "./course";

export class Lines {
  private readonly positions: Positions;
  /** Where turns begin, as a place in the events. */
  private readonly turns: readonly number[];
  private readonly whole = new Map<number, readonly LogLine[]>();

  constructor(
    private readonly replay: Pick<ReplayForm, "view" | "events" | "tables">,
    private readonly names: readonly string[],
  ) {
    this.positions = new Positions(replay);
    const found = replay.events.flatMap(({ event }, at) => (event === "turn_started" ? [at] : []));
    this.turns = [0, ...found];
  }

  /** The lines after so many events. */
  after(events: number): LogLine[] {
    return this.turns.flatMap((from, number) => {
      if (from >= events) return [];
      const to = this.turns[number + 1] ?? this.replay.events.length;
      if (to > events) return this.tell(from, events);
      let lines = this.whole.get(from);
      if (!lines) this.whole.set(from, (lines = this.tell(from, to)));
      return lines;
    });
  }

  private tell(from: number, to: number): LogLine[] {
    const { tables, events } = this.replay;
    const view = this.positions.at(from);
    return narrate(events.slice(from, to), { names: this.names, me: null, tables, view });
  }
}
