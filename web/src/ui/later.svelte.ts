// What a page does not need at first is loaded when it is wanted, or once the page has come to rest.

/** Milliseconds until a page has come to rest. */
const REST = 4000;

/** A component, or something else of a module, that comes later. */
export class Later<T> {
  private loaded = $state.raw<T | null>(null);

  constructor(private readonly load: () => Promise<{ default: T }>) {}

  /** What was loaded; null as long as it is not here. */
  get here(): T | null {
    return this.loaded;
  }

  async want(): Promise<void> {
    if (this.loaded === null) this.loaded = (await this.load()).default;
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
