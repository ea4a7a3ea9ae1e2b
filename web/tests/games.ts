// Real games from `python -m tools.web_files`, unpacked for tests.

import { readFileSync } from "node:fs";
import type { GameEvent, TablesJson, ViewJson } from "../src/protocol";
import { Timeline } from "../src/state/timeline";

interface Stored {
  readonly seat: number | null;
  readonly tables: TablesJson;
  readonly start: ViewJson;
  readonly steps: readonly {
    readonly events: readonly GameEvent[];
    readonly checksum: number;
  }[];
  readonly end: ViewJson;
}

/** The events of one answer, the view after it, and its checksum as the engine has it. */
export interface Told {
  readonly events: readonly GameEvent[];
  /** How many events had happened before, and after it. */
  readonly from: number;
  readonly to: number;
  readonly view: ViewJson;
  readonly checksum: number;
}

export interface Game {
  readonly name: string;
  readonly seat: number | null;
  readonly tables: TablesJson;
  /** All events, and the views between them. */
  readonly timeline: Timeline;
  readonly told: readonly Told[];
  /** The last view, as the engine has it. */
  readonly end: ViewJson;
}

export const NAMES = ["two", "three", "five"] as const;

export function game(name: (typeof NAMES)[number]): Game {
  const file = new URL(`./fixtures/${name}.json`, import.meta.url);
  const { seat, tables, start, steps, end } = JSON.parse(readFileSync(file, "utf8")) as Stored;
  const timeline = new Timeline(
    start,
    steps.flatMap(({ events }) => events),
  );
  let count = 0;
  const told = steps.map(({ events, checksum }): Told => {
    const from = count;
    count += events.length;
    return { events, from, to: count, view: timeline.at(count), checksum };
  });
  return { name, seat, tables, timeline, told, end };
}

export function games(): Game[] {
  return NAMES.map(game);
}
