// Which page is shown: a part of the address below the base path, without the hash.

import { address } from "./net/base";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "new" }
  | { readonly page: "game"; readonly game: string }
  | { readonly page: "replay"; readonly game: string }
  | { readonly page: "learn" }
  | { readonly page: "rules" }
  | { readonly page: "about" }
  | { readonly page: "lost" };

const GAME = /^games\/([A-Za-z0-9_-]{1,32})(\/replay)?$/;

/** Return the route of a path below the base path. */
export function routeOf(path: string): Route {
  const clean = path.replace(/^\/+|\/+$/g, "");
  switch (clean) {
    case "":
      return { page: "home" };
    case "new":
    case "learn":
    case "rules":
    case "about":
      return { page: clean };
  }
  const [, game, replay] = GAME.exec(clean) ?? [];
  if (game === undefined) return { page: "lost" };
  return { page: replay ? "replay" : "game", game };
}

function here(): Route {
  return routeOf(location.pathname.slice(new URL(document.baseURI).pathname.length - 1));
}

class Router {
  route = $state<Route>(here());
}

export const router = new Router();

/** Go to a page below the base path, such as `games/abc`. */
export function go(path: string): void {
  history.pushState(null, "", address(path));
  router.route = here();
  scrollTo(0, 0);
}

/** Follow links of this page without loading it again. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    const next = here();
    // Within a page only the hash changes: it must not begin anew.
    if (JSON.stringify(next) !== JSON.stringify(router.route)) router.route = next;
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || !link.href) return;
    const url = new URL(link.href);
    const base = new URL(document.baseURI);
    if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return;
    if (url.pathname === location.pathname && url.hash) return; // within the page
    event.preventDefault();
    history.pushState(null, "", url);
    router.route = here();
    scrollTo(0, 0);
  });
}
