// Where things are. The server puts its base path into <base>, so every address is made from it.

export function address(path: string): URL {
  return new URL(path.replace(/^\//, ""), document.baseURI);
}

export function gamePage(game: string, token?: string, fragment: "t" | "once" = "t"): URL {
  const url = address(`games/${game}`);
  if (token) url.hash = `${fragment}=${token}`;
  return url;
}

export function socketAddress(game: string): URL {
  const url = address(`api/games/${game}/socket`);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url;
}

/** Whether an address leads nowhere but to this very machine, so that nobody else can open it. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(host);
}
