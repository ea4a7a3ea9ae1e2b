// What is shown of a game: it follows the news step by step, and always ends at the truth.

import type { ViewJson } from "../protocol";
import { arrives, fitted, steps, type Step } from "../state/steps";
import type { Timeline } from "../state/timeline";

/** How long what has moved can be seen where pieces jump, in milliseconds. */
export const GLIMPSE = 2000;

/** A single step takes no longer, at whatever speed. */
const LONGEST_STEP = 1000;
/** Shorter than that nothing is seen. */
const SHORTEST_STEP = 30;
/** With more of them to come, those that are oldest are no longer shown. */
const MOST_STEPS = 24;

export class Playback {
  /** The position that is shown. */
  view = $state.raw<ViewJson | null>(null);
  /** What moves just now, and for how long at this speed. */
  step = $state.raw<Step | null>(null);
  /** Whether something is still being shown. */
  busy = $state(false);
  /** How many events are known that the position does not have yet. */
  ahead = $state(0);
  /** What has just happened where pieces jump; it is gone after a while. */
  glimpse = $state.raw<readonly Step[]>([]);
  /** How often the position was changed at once: whatever flies then is gone. */
  cuts = $state(0);

  private truth: ViewJson | null = null;
  private pending: readonly Step[] = [];
  private until = 0; // when the present step is over
  private hurry: (() => void) | null = null;

  /**
   * `speed` is how fast steps are shown, 1 as designed; 0: at once. `behind` is how many
   * milliseconds what is shown may be behind a position.
   */
  constructor(
    private readonly speed: () => number,
    private readonly behind: (view: ViewJson) => number = () => Infinity,
  ) {}

  /** Show what has happened after so many events; null: the view is shown as it is. */
  show(timeline: Timeline, from: number | null, to = timeline.length): void {
    const view = timeline.at(to);
    const speed = this.speed();
    if (this.truth === null || from === null || (speed > 0 && document.hidden)) {
      this.jump(view);
      return;
    }
    const found = steps(timeline, from, to);
    if (speed === 0 && this.busy) this.skip();
    this.truth = view;
    if (speed === 0) {
      this.end();
      this.remember(found);
      return;
    }
    this.ahead += to - from;
    this.append(
      found.map((step) => ({ ...step, duration: Math.min(step.duration / speed, LONGEST_STEP) })),
      this.behind(view),
    );
    if (!this.busy) void this.play();
  }

  /** Show a position at once, such as that of another seat. */
  jump(view: ViewJson): void {
    this.truth = view;
    this.pending = [];
    this.cuts += 1;
    this.glimpse = [];
    this.end();
    this.hurry?.();
  }

  /** Go to the end of all that is being shown. */
  skip(): void {
    if (this.busy && this.truth !== null) this.jump(this.truth);
  }

  private append(found: readonly Step[], behind: number): void {
    const left = Math.max(0, this.until - performance.now());
    const all = fitted([...this.pending, ...found], Math.max(0, behind - left));
    const late = Math.max(0, all.length - MOST_STEPS);
    this.pending = all.map((step, at) => (at < late ? { ...step, duration: 0 } : step));
  }

  private async play(): Promise<void> {
    const cuts = this.cuts;
    const isCut = (): boolean => this.cuts !== cuts;
    const skip = (): void => this.skip();
    this.busy = true;
    document.addEventListener("visibilitychange", skip); // who comes back sees what is now
    let step = this.pending[0];
    while (step) {
      this.pending = this.pending.slice(1);
      if (step.duration < SHORTEST_STEP) this.reach(step);
      else {
        this.step = step;
        if (arrives(step)) this.reach(step);
        await this.wait(step.duration);
        if (isCut()) break;
        if (!arrives(step)) this.reach(step);
      }
      step = this.pending[0];
    }
    document.removeEventListener("visibilitychange", skip);
    if (!isCut()) this.end();
  }

  private reach({ after, events }: Step): void {
    this.view = after;
    this.ahead -= events.length;
  }

  private end(): void {
    this.view = this.truth;
    this.step = null;
    this.busy = false;
    this.ahead = 0;
  }

  private remember(found: readonly Step[]): void {
    const isNew = new Set(found);
    this.glimpse = [...this.glimpse, ...found];
    setTimeout(() => (this.glimpse = this.glimpse.filter((step) => !isNew.has(step))), GLIMPSE);
  }

  private wait(ms: number): Promise<void> {
    this.until = performance.now() + ms;
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.hurry = null;
        this.until = 0;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.hurry = done;
    });
  }
}
