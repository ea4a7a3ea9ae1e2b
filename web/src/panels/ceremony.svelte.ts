// Counting at the end: source by source, as long as nobody is in a hurry.

import { settings } from "../ui/settings.svelte";

/** Milliseconds from one source to the next. */
const PAUSE = 800;

/** Games whose points were counted before these eyes already. */
const seen = new Set<string>();

export class Ceremony {
  /** How many sources are counted. */
  private row = $state(0);

  /** `live`: whether the game has just ended; who comes later sees everything at once. */
  constructor(
    private readonly game: string,
    private readonly rows: () => number,
    live: boolean,
  ) {
    if (!live || seen.has(game)) this.row = Infinity;
  }

  get done(): boolean {
    return settings.still || this.row >= this.rows();
  }

  get counted(): number {
    return this.done ? this.rows() : this.row;
  }

  /** Count the next one in a while; returns how not to. To be called again for each. */
  readonly goOn = (): (() => void) | undefined => {
    if (this.done) {
      seen.add(this.game);
      return undefined;
    }
    const row = this.row;
    const timer = setTimeout(() => (this.row = row + 1), PAUSE / settings.speed);
    return () => clearTimeout(timer);
  };

  /** A key or a click is enough; keys that only go along with others are none. */
  readonly hurry = (event?: Event): void => {
    if (event instanceof KeyboardEvent && MODIFIERS.has(event.key)) return;
    this.row = Infinity;
  };
}

const MODIFIERS: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta"]);
