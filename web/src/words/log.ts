// The log at any moment of a game: each turn is put into words once.

import { language } from "../i18n/index.svelte";
import type { GameEvent } from "../protocol";
import type { Timeline } from "../state/timeline";
import { narrate, type LogLine } from "./events";
import type { AskContext } from "./questions";

/** A turn in words, and the event with which it ended then. */
interface Turn {
  readonly last: GameEvent | undefined;
  readonly lines: readonly LogLine[];
}

export class GameLog {
  private about = ""; // for whom the lines were made: who reads, names, language
  private readonly turns = new Map<number, Turn>(); // by the event with which they begin

  /** The lines of the first so many events. */
  lines(timeline: Timeline, context: AskContext, count = timeline.length): readonly LogLine[] {
    const about = JSON.stringify([context.me, context.names, language()]);
    if (about !== this.about) this.turns.clear();
    this.about = about;
    const events = timeline.events.slice(0, count);
    const starts = events.flatMap(({ event }, at) => (event === "turn_started" ? at : []));
    return [0, ...starts].flatMap((from, turn) => {
      const to = starts[turn] ?? count;
      const last = events[to - 1];
      const known = this.turns.get(from);
      if (known?.last === last) return known?.lines ?? [];
      const lines = narrate(timeline, context, from, to);
      this.turns.set(from, { last, lines });
      return lines;
    });
  }
}
