// What is shown of a game: it follows the news step by step, and always ends at the truth.

import type { GameEvent, TablesForm, ViewForm } from "../protocol";
import { fold } from "../state/fold";
import { steps, type Step } from "../state/steps";

interface Act {
  readonly events: readonly GameEvent[] | null;
  readonly view: ViewForm;
  readonly tables: TablesForm;
}

export class Stage {
  /** The position that is shown. */
  view = $state.raw<ViewForm | null>(null);
  /** What moves just now. */
  step = $state.raw<Step | null>(null);
  /** Whether something is still being shown. */
  busy = $state(false);

  private queue: Act[] = [];
  private jumps = 0; // whoever performs an act stops when there was one
  private hurry: (() => void) | null = null;

  /** `speed` is how fast steps are shown, 1 as designed; 0: at once. */
  constructor(private readonly speed: () => number) {}

  /** Show what is new; without events the view is shown as it is. */
  show(events: readonly GameEvent[] | null, view: ViewForm | null, tables: TablesForm): void {
    if (view === null) return;
    if (this.view === null || this.speed() === 0 || document.hidden) {
      this.jump(view);
      return;
    }
    this.queue.push({ events, view, tables });
    if (!this.busy) void this.play();
  }

  /** Show a position at once, such as that of another seat. */
  jump(view: ViewForm): void {
    this.queue = [];
    this.jumps += 1;
    this.view = view;
    this.step = null;
    this.skip();
  }

  /** Go on to the end of what is being shown. */
  skip(): void {
    this.hurry?.();
  }

  private async play(): Promise<void> {
    this.busy = true;
    try {
      let act = this.queue.shift();
      while (act) {
        await this.perform(act);
        act = this.queue.shift();
      }
    } finally {
      this.step = null;
      this.busy = false;
    }
  }

  private async perform({ events, view, tables }: Act): Promise<void> {
    const before = this.view;
    const jumps = this.jumps;
    if (events !== null && before !== null) {
      for (const step of steps(before, events, tables)) {
        this.step = step;
        await this.wait(step.duration / (this.speed() || 1));
        if (this.jumps !== jumps) return;
        const shown: ViewForm = this.view ?? before;
        this.view = step.events.reduce((seen, event) => fold(seen, event, tables), shown);
      }
    }
    this.step = null;
    this.view = view;
  }

  private wait(ms: number): Promise<void> {
    if (ms <= 0 || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.hurry = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.hurry = done;
    });
  }
}
