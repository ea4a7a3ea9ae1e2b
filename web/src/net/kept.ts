// What a browser keeps, for good or as long as a tab; until the page is left where it keeps nothing.

type Where = "localStorage" | "sessionStorage";

/** What could not be kept. */
const unkept = new Map<string, string | null>();

/** What is kept under a name; null for nothing. */
export function kept(where: Where, name: string): string | null {
  const text = unkept.get(name);
  if (text !== undefined) return text;
  try {
    return globalThis[where].getItem(name);
  } catch {
    return null;
  }
}

/** Keep something, or nothing any more (null); returns whether the browser does. */
export function keep(where: Where, name: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[where].removeItem(name);
    else globalThis[where].setItem(name, text);
    unkept.delete(name);
    return true;
  } catch {
    unkept.set(name, text);
    return false;
  }
}
