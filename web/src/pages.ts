// The pages. Each is loaded when it is wanted, with its words, so that the first one is there soon.

import type { Component } from "svelte";
import { learnWords } from "./i18n/index.svelte";
import { PARTS_OF } from "./i18n/parts";
import type { Route } from "./router.svelte";

type Page = Component<{ route: never }> | Component<Record<string, never>>;

/** What a route leads to: a page, or why there is none. */
export type Opened =
  | { readonly route: Route; readonly Page: Page }
  | { readonly route: Route; readonly Page: null; readonly error: unknown };

const PAGES: Readonly<Record<Route["page"], () => Promise<{ default: Page }>>> = {
  home: () => import("./pages/Home.svelte"),
  new: () => import("./pages/NewGame.svelte"),
  game: () => import("./pages/Game.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  about: () => import("./pages/About.svelte"),
  lost: () => import("./pages/Lost.svelte"),
};

export async function open(route: Route): Promise<Opened> {
  const words = learnWords(...PARTS_OF[route.page]);
  try {
    const [{ default: Page }] = await Promise.all([PAGES[route.page](), words]);
    return { route, Page };
  } catch (error) {
    return { route, Page: null, error };
  }
}
