// The log of a game that goes on: turns that are over are put into words once.

import { language } from "../i18n/index.svelte";
import type { GameEvent, TablesForm, ViewForm } from "../protocol";
import { begin } from "../state/begin";
import { narrate, Narrator, type LogLine } from "../words/events";

interface Context {
  readonly names: readonly string[];
  readonly me: number | null;
  readonly tables: TablesForm;
}

export class Telling {
  private about = ""; // for whom the lines were made: who looks, names, language
  private done: LogLine[] = [];
  private told = 0; // events of turns that are over
  private before: ViewForm | null = null; // the position when the present turn began
  private last: GameEvent | undefined; // the last event of those turns

  /** The lines of all events so far; of those told before only the present turn is told anew. */
  tell(events: readonly GameEvent[], context: Context): readonly LogLine[] {
    const about = JSON.stringify([context.me, context.names, language()]);
    const follows = events.length >= this.told && events[this.told - 1] === this.last;
    if (about !== this.about || !follows || this.before === null) {
      this.about = about;
      this.done = [];
      this.told = 0;
      this.last = undefined;
      this.before = begin(context.tables, context.me);
    }
    const turn = events.findLastIndex((event) => event.event === "turn_started");
    if (turn > this.told) {
      const narrator = new Narrator({ ...context, view: this.before });
      this.done = [...this.done, ...narrator.tell(events.slice(this.told, turn))];
      this.before = narrator.view;
      this.told = turn;
      this.last = events[turn - 1];
    }
    const present = events.slice(this.told);
    return [...this.done, ...narrate(present, { ...context, view: this.before })];
  }
}
