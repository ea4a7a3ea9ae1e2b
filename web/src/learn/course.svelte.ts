// Where somebody is in the lessons: asked something, watching what came of it, or through.

import { keep, kept } from "../net/kept";
import type { GameEvent } from "../protocol";
import { discardedLast } from "../state/discarded";
import { Timeline } from "../state/timeline";
import { Choice } from "../state/choice.svelte";
import { Playback } from "../motion/playback.svelte";
import { placeOf, type Way } from "../state/way";
import { lessonOf, lessons, ME, type Goal, type Lesson, type Scene } from "./lessons";

/** All lessons, and the counting at the end. */
export const STEPS = lessons.length + 1;

const KEY = "luxor.learn";

/** Which step this tab was at, so that a reload does not begin from the start. */
export const keptStep = (): number => Math.trunc(Number(kept("sessionStorage", KEY))) || 0;

export const keepStep = (step: number): boolean => keep("sessionStorage", KEY, String(step));

export class Course {
  readonly choice = new Choice();
  readonly playback: Playback;

  /** Where it is; null until the first lesson has come. */
  step = $state<number | null>(null);
  phase = $state<"asked" | "watching" | "done">("asked");
  /** The way that was taken last; null before it. */
  goal = $state.raw<Goal | null>(null);
  /** What came of it. */
  timeline = $state.raw<Timeline | null>(null);
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
    return discardedLast(this.told.slice(0, this.told.length - this.playback.ahead));
  }

  /** `speed` is how fast steps are shown, as for the playback. */
  constructor(speed: () => number) {
    this.playback = new Playback(speed);
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
    this.timeline = null;
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
    const timeline = (this.timeline = new Timeline(scene.view, goal.events));
    this.tries = 0;
    this.told = [...this.told, ...goal.events];
    this.phase = "watching";
    this.choice.ask(ME, null);
    for (const [from, to] of turns(goal.events)) this.playback.show(timeline, from, to);
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
    this.playback.jump(scene.view);
  }
}

function targetOf(scene: Scene | null): number | null {
  const way = scene?.goals.length === 1 ? scene.ways[scene.goals[0]?.way ?? 0] : undefined;
  return way ? placeOf(way, ME) : null;
}

/** Where each turn begins and ends, so that each has its time. */
export function turns(events: readonly GameEvent[]): (readonly [from: number, to: number])[] {
  const starts = events.flatMap(({ event }, at) => (event === "turn_started" && at > 0 ? at : []));
  return [0, ...starts].map((from, turn) => [from, starts[turn] ?? events.length]);
}
