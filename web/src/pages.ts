// The pages. Each is loaded when it is wanted, with its words, so that the first one is there soon.

import type { Component } from "svelte";
import { learnWords } from "./i18n/index.svelte";
import { NEEDS } from "./pages/needs";
import type { Route } from "./router.svelte";

type Page = Component<{ route: never }> | Component<Record<string, never>>;

/** What a route leads to: a page, or why there is none. */
export type Opened =
  | { readonly route: Route; readonly Page: Page }
  | { readonly route: Route; readonly Page: null; readonly error: unknown };

const FILES = import.meta.glob<Page>("./pages/*.svelte", { import: "default" });

export async function open(route: Route): Promise<Opened> {
  const { component, words } = NEEDS[route.page];
  const learnt = learnWords(...words);
  try {
    const [Page] = await Promise.all([FILES[`./pages/${component}.svelte`]!(), learnt]);
    return { route, Page };
  } catch (error) {
    return { route, Page: null, error };
  }
}
