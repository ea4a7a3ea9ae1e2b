// What a page does not need at first is loaded when it is wanted, or once the page has come to rest.

import { learnWords } from "../i18n/index.svelte";
import type { Part } from "../i18n/parts";

/** Milliseconds until a page has come to rest. */
const REST = 4000;

/** A component, or something else of a module, that comes later. */
export class Later<T> {
  private loaded = $state.raw<T | null>(null);

  /** The words of a few parts of the catalogue come with it. */
  private readonly parts: readonly Part[];

  constructor(
    private readonly load: () => Promise<{ default: T }>,
    ...parts: Part[]
  ) {
    this.parts = parts;
  }

  /** What was loaded; null as long as it is not here. */
  get here(): T | null {
    return this.loaded;
  }

  async want(): Promise<void> {
    if (this.loaded !== null) return;
    const [module] = await Promise.all([this.load(), learnWords(...this.parts)]);
    this.loaded = module.default;
  }
}

/** Have things at hand before anybody wants them; returns how to leave it. */
export function atRest(...parts: readonly { want(): Promise<void> }[]): () => void {
  const timer = setTimeout(() => {
    if (!navigator.onLine) return;
    for (const part of parts) part.want().catch(() => undefined); // it is tried again when wanted
  }, REST);
  return () => clearTimeout(timer);
}
