// Catalogues are loaded in parts: each page takes along the words that it can say.

import type { Route } from "../router.svelte";

/** The areas (files of a language's folder) of each part. */
export const PARTS = {
  base: ["common", "trouble", "ui"],
  start: ["start"],
  about: ["about"],
  things: ["rules", "things", "things_modules"],
  table: ["events", "explain", "panels", "table"],
  play: ["options", "questions"],
  // what comes with things that come later (src/ui/later.svelte.ts)
  more: ["descriptions", "ending", "people", "position", "topics"],
  menu: ["menu", "seats"],
  settings: ["settings"],
  learn: ["learn"],
  replay: ["replay"],
} as const;
export type Part = keyof typeof PARTS;

/** What a page needs besides the base, which is always there. */
export const PARTS_OF: Readonly<Record<Route["page"], readonly Part[]>> = {
  home: ["start", "things"],
  new: ["start", "things"],
  game: ["things", "table", "play"],
  replay: ["things", "table", "replay"],
  learn: ["things", "table", "play", "learn"],
  rules: ["things"],
  about: ["about"],
  lost: [],
};
