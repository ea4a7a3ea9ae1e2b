// Where somebody is in the lessons: asked something, watching what came of it, or through.

import type { GameEvent, ViewForm } from "../protocol";
import { discardedLast } from "../state/discarded";
import { foldAll } from "../state/fold";
import { Choice } from "../table/choice.svelte";
import { Stage } from "../table/stage.svelte";
import { placeOf, type Way } from "../table/way";
import { lessonOf, lessons, ME, tables, type Goal, type Lesson, type Scene } from "./lessons";

/** All lessons, and the counting at the end. */
export const STEPS = lessons.length + 1;

interface Part {
  readonly events: readonly GameEvent[];
  readonly view: ViewForm;
}

export class Course {
  readonly choice = new Choice();
  readonly stage: Stage;

  /** Where it is; null until the first lesson has come. */
  step = $state<number | null>(null);
  phase = $state<"asked" | "watching" | "done">("asked");
  /** The way that was taken last; null before it. */
  goal = $state.raw<Goal | null>(null);
  /** The position in which it was taken. */
  before = $state.raw<ViewForm | null>(null);
  /** How often something else was tried that is possible too. */
  tries = $state(0);

  /** What has happened in this lesson. */
  private told = $state.raw<readonly GameEvent[]>([]);
  private wanted = 0;
  private at = $state(0);
  /** The lesson of this step; null at the counting. */
  lesson = $state.raw<Lesson | null>(null);
  readonly scene: Scene | null = $derived(this.lesson?.scenes[this.at] ?? null);
  /** Whether the position is another one than before. */
  readonly jumps: boolean = $derived(this.at === 0 && (this.step ?? 0) > 0);
  /** Where the scene wants somebody to go; null where it is answered elsewhere. */
  readonly target: number | null = $derived(targetOf(this.scene));

  /** The card on top of the discard pile, on which nothing lies when a lesson begins. */
  get discarded(): string | null {
    return discardedLast(this.told.slice(0, this.told.length - this.stage.ahead));
  }

  /** `speed` is how fast steps are shown, as for the stage. */
  constructor(speed: () => number) {
    this.stage = new Stage(speed);
  }

  /** Go to a step and start it from its beginning; it stays where it is if that cannot be had. */
  async begin(wanted: number): Promise<void> {
    const step = Math.min(Math.max(wanted, 0), STEPS - 1);
    this.wanted = step;
    const name = lessons[step];
    const lesson = name === undefined ? null : await lessonOf(name);
    if (this.wanted !== step) return; // somewhere else meanwhile
    this.step = step;
    this.lesson = lesson;
    this.goal = null;
    this.told = [];
    this.enter(0);
  }

  /** Answer what is asked. Returns whether it is what the lesson is about. */
  play(way: Way): boolean {
    const scene = this.scene;
    if (this.phase !== "asked" || scene === null) return false;
    const goal = scene.goals.find((one) => scene.ways[one.way] === way);
    if (goal === undefined) {
      this.tries += 1;
      this.choice.clear();
      return false;
    }
    this.goal = goal;
    this.before = scene.view;
    this.tries = 0;
    this.told = [...this.told, ...goal.events];
    this.phase = "watching";
    this.choice.ask(ME, null);
    for (const part of turns(scene.view, goal)) this.stage.show(part.events, part.view, tables);
    const next = lessons[(this.step ?? 0) + 1];
    if (next !== undefined) lessonOf(next).catch(() => undefined); // so that it is at hand
    return true;
  }

  /** Go on once everything has been shown. */
  settle(): void {
    if (this.phase !== "watching") return;
    if (this.lesson?.scenes[this.at + 1]) this.enter(this.at + 1);
    else this.phase = "done";
  }

  private enter(at: number): void {
    this.at = at;
    this.tries = 0;
    this.phase = "asked";
    const scene = this.scene;
    this.choice.ask(ME, scene?.decision ?? null);
    if (scene === null) return;
    this.choice.ways = scene.ways;
    this.stage.jump(scene.view);
  }
}

function targetOf(scene: Scene | null): number | null {
  const way = scene?.goals.length === 1 ? scene.ways[scene.goals[0]?.way ?? 0] : undefined;
  return way ? placeOf(way, ME) : null;
}

/** What happened turn by turn, so that each has its time. */
export function turns(view: ViewForm, goal: Goal): Part[] {
  const parts: Part[] = [];
  let start = 0;
  let seen = view;
  goal.events.forEach((event, at) => {
    if (event.event !== "turn_started" || at === start) return;
    const events = goal.events.slice(start, at);
    seen = foldAll(seen, events, tables);
    parts.push({ events, view: seen });
    start = at;
  });
  return [...parts, { events: goal.events.slice(start), view: goal.view }];
}
