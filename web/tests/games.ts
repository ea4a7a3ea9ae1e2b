// Real games from `python -m tools.web_fixtures`, unpacked for tests.

import { readFileSync } from "node:fs";
import type { GameEvent, TablesForm, ViewForm } from "../src/protocol";

type Change = readonly [path: readonly (string | number)[], value: unknown];

interface Stored {
  readonly seat: number | null;
  readonly tables: TablesForm;
  readonly view: ViewForm;
  readonly steps: readonly {
    readonly events: readonly GameEvent[];
    readonly changes?: readonly Change[];
  }[];
}

/** The events of one answer, and the view after it where that is known. */
export interface Told {
  readonly events: readonly GameEvent[];
  readonly view: ViewForm | null;
}

export interface Game {
  readonly name: string;
  readonly seat: number | null;
  readonly tables: TablesForm;
  /** Before anything has happened. */
  readonly view: ViewForm;
  readonly told: readonly Told[];
}

export const NAMES = ["two", "three", "three_public", "five"] as const;

export function game(name: (typeof NAMES)[number]): Game {
  const file = new URL(`./fixtures/${name}.json`, import.meta.url);
  const { seat, tables, view, steps } = JSON.parse(readFileSync(file, "utf8")) as Stored;
  let last = view;
  const told = steps.map(({ events, changes }): Told => {
    if (changes === undefined) return { events, view: null };
    last = changes.reduce((before, [path, value]) => changed(before, path, value), last);
    return { events, view: last };
  });
  return { name, seat, tables, view, told };
}

export function games(): Game[] {
  return NAMES.map(game);
}

function changed<T>(form: T, path: readonly (string | number)[], value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  const copy = (Array.isArray(form) ? [...form] : { ...form }) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, value);
  return copy as T;
}

/** What a view tells, without what only the client keeps in it. */
export function plain(view: ViewForm): unknown {
  return JSON.parse(JSON.stringify(view));
}
