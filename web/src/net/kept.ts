// What a browser remembers under a key, for ever or as long as the tab; some remember nothing.

type Place = "localStorage" | "sessionStorage";

/** What is remembered; null if nothing is. */
export function kept(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Remember something, where that is possible. */
export function keep(place: Place, key: string, value: string): void {
  try {
    globalThis[place].setItem(key, value);
  } catch {
    // as long as the page, then
  }
}
