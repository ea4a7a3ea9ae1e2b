import type { Section } from "./types";

/** Return a part of the rulings: what was decided, by the ids of the rulings. */
export function group(id: string, title: string, texts: Readonly<Record<string, string>>): Section {
  const blocks = Object.entries(texts).map(
    ([ruling, text]) => ({ kind: "ruling", id: ruling, text }) as const,
  );
  return { id, depth: 2, title, blocks };
}
