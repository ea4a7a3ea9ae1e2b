// What a page does not need at first is loaded when it is wanted, or once the page has come to rest.

import { learnWords, type Part } from "../i18n/index.svelte";
import { inTurn } from "./inturn";
import { tell } from "./reload";

/** Milliseconds until a page has come to rest. */
const REST = 4000;

/** A component, or something else of a module, that comes later. */
export class Later<T> {
  private loaded = $state.raw<T | null>(null);
  private loading: Promise<void> | null = null;

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

  /** Have it at hand in case it is wanted; nobody needs to know where that fails. */
  have(): void {
    this.bring().catch(() => undefined);
  }

  /** Have it for somebody who waits: if it cannot come they are told, and `missed` is called. */
  want(missed: () => void = () => undefined): void {
    this.bring().catch((error: unknown) => {
      missed();
      void tell(error);
    });
  }

  // It is tried once: browsers remember what could not be loaded, or would go on without its style.
  // What has failed comes when the page is loaded again.
  private bring(): Promise<void> {
    this.loading ??= this.take();
    return this.loading;
  }

  private async take(): Promise<void> {
    const [module] = await Promise.all([this.load(), learnWords(...this.parts)]);
    this.loaded = module.default;
  }
}

/** Have things at hand before anybody wants them; returns how to leave it. */
export function atRest(...parts: readonly { have(): void }[]): () => void {
  const timer = setTimeout(() => {
    if (!navigator.onLine) return;
    for (const part of parts) inTurn(() => part.have());
  }, REST);
  return () => clearTimeout(timer);
}
