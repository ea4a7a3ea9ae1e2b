// What each page needs at once: its component, words, and what that is going to ask for.

import type { Part } from "../i18n/index.svelte";
import type { Route } from "../router.svelte";

export interface Needs {
  /** A file of this folder. */
  readonly component: string;
  /** Parts of the catalogue beside those that every page has. */
  readonly words: readonly Part[];
  /** Modules, from `src/` on. */
  readonly wants?: readonly string[];
}

export const NEEDS: Readonly<Record<Route["page"], Needs>> = {
  home: { component: "Home", words: ["start", "things"] },
  new: { component: "NewGame", words: ["start", "things"] },
  game: {
    component: "Game",
    words: ["things", "table", "play"],
    wants: ["table/Table.svelte"],
  },
  replay: { component: "Replay", words: ["things", "table", "replay"] },
  learn: {
    component: "Learn",
    words: ["things", "table", "play", "learn"],
    wants: ["learn/lessons/walk.json"],
  },
  rules: { component: "Rules", words: ["things"] },
  about: { component: "About", words: ["about"] },
  lost: { component: "Lost", words: [] },
};

/** The page of a game while somebody is waited for: a room in place of the table. */
export const ROOM: Needs = {
  ...NEEDS.game,
  words: [...NEEDS.game.words, "menu"],
  wants: ["panels/WaitingRoom.svelte"],
};
