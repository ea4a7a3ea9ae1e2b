// The lessons of the first game, as `python -m tools.web_lessons` writes them with the engine.

import type { DecisionForm, GameEvent, RoomForm, TablesForm, ViewForm, WayForm } from "../protocol";
import stored from "./lessons/course.json";

/** A way that a lesson is about: what happens then, until the learner is asked again. */
export interface Goal {
  /** Its number among the ways of the scene. */
  readonly way: number;
  readonly events: readonly GameEvent[];
  readonly view: ViewForm;
}

/** A question to the learner. */
export interface Scene {
  readonly name: string;
  readonly view: ViewForm;
  readonly decision: DecisionForm;
  readonly ways: readonly WayForm[];
  readonly goals: readonly Goal[];
}

export interface Lesson {
  readonly name: string;
  readonly scenes: readonly Scene[];
}

interface Stored {
  readonly lessons: readonly string[];
  readonly tables: TablesForm;
  /** How the last lesson ends, by seat. */
  readonly result: {
    readonly points: readonly number[];
    readonly by_source: readonly Readonly<Record<string, number>>[];
  };
  /** Where the learner's adventurers are then. */
  readonly places: readonly number[];
}

/** `lessons` are the names of all, in their order. */
export const { lessons, tables, result, places } = stored as unknown as Stored;

const FILES = import.meta.glob<{ readonly default: unknown }>([
  "./lessons/*.json",
  "!./lessons/course.json",
]);

/** A lesson, which is loaded once; the browser keeps it. */
export async function lessonOf(name: string): Promise<Lesson> {
  const load = FILES[`./lessons/${name}.json`];
  if (!load) throw new Error(`there is no lesson ${name}`);
  return (await load()).default as Lesson;
}

/** The seat of the learner. */
export const ME = 0;

/** The room that a table needs to be drawn; there is no server behind it. */
export function roomOf(names: readonly [string, string]): RoomForm {
  const seats = (["red", "green"] as const).map((colour, seat) => ({
    seat,
    colour,
    name: names[seat] ?? null,
    kind: "person" as const,
    level: null,
    resigned: false,
    timed_out: false,
    stand_in: false,
    reclaimed: false,
  }));
  return {
    game: "",
    version: 0,
    phase: "playing",
    seats,
    asked: ME,
    answers: 0,
    proposals: [],
    clock: null,
    result: null,
    can_abort: false,
    commitment: "",
    secret: null,
    dealing: null,
    rematch: null,
  };
}
