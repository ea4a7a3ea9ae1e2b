// The lessons of the first game, as `python -m tools.web_files` writes them with the engine.

import type {
  DecisionJson,
  GameEvent,
  RoomJson,
  StepJson,
  TablesJson,
  ViewJson,
  WayJson,
} from "../protocol";
import { waysOf } from "../state/ways";
import stored from "./lessons/course.json";

/** A way that a lesson is about: what happens then, until the learner is asked again. */
export interface Goal {
  /** Its number among the ways of the scene. */
  readonly way: number;
  readonly events: readonly GameEvent[];
}

/** A question to the learner. */
export interface Scene {
  readonly name: string;
  readonly view: ViewJson;
  readonly decision: DecisionJson;
  readonly ways: readonly WayJson[];
  readonly goals: readonly Goal[];
}

export interface Lesson {
  readonly name: string;
  readonly scenes: readonly Scene[];
}

/** As it is stored: steps that several ways share are there once. */
interface StoredLesson extends Omit<Lesson, "scenes"> {
  readonly scenes: readonly (Omit<Scene, "ways"> & { readonly steps: readonly StepJson[] })[];
}

interface Stored {
  readonly lessons: readonly string[];
  readonly tables: TablesJson;
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

const loaded = new Map<string, Lesson>();

/** A lesson, which is loaded once. */
export async function lessonOf(name: string): Promise<Lesson> {
  const load = FILES[`./lessons/${name}.json`];
  if (!load) throw new Error(`there is no lesson ${name}`);
  const { scenes, ...rest } = (await load()).default as StoredLesson;
  const lesson = loaded.get(name) ?? {
    ...rest,
    scenes: scenes.map(({ steps, ...scene }) => ({ ...scene, ways: waysOf(steps) })),
  };
  loaded.set(name, lesson);
  return lesson;
}

/** The seat of the learner. */
export const ME = 0;

/** The room that a table needs to be drawn; there is no server behind it. */
export function roomOf(names: readonly [string, string]): RoomJson {
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
