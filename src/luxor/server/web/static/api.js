// What is asked over HTTP. Tokens go into a header or the body, never into an address.

export const base = new URL(".", import.meta.url);

export class Refused extends Error {
  constructor(code, text) {
    super(text);
    this.code = code;
  }
}

export async function ask(method, path, { body, token } = {}) {
  const headers = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer;
  try {
    answer = await fetch(new URL(path, base), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: "no-store",
    });
  } catch {
    throw new Refused("no_line", "The server cannot be reached.");
  }
  const kind = answer.headers.get("Content-Type") ?? "";
  const found = kind.startsWith("application/json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refused(found.code ?? "fault", found.text ?? `Status ${answer.status}`);
  return found;
}

export const choices = () => ask("GET", "api/choices");
export const create = (setup) => ask("POST", "api/games", { body: setup });
export const myGames = (tokens) => ask("POST", "api/games/mine", { body: { tokens } });
export const device = (game, token) => ask("POST", `api/games/${game}/device`, { token });
export const redeem = (token) => ask("POST", "api/redeem", { body: { token } });
export const record = (game, token) => ask("GET", `api/games/${game}/record`, { token });
export const importRecord = (text) => ask("POST", "api/records", { body: { record: text } });
export const remove = (game, token) => ask("DELETE", `api/games/${game}`, { token });

export function gamePage(game) {
  return new URL(`games/${game}`, base);
}

export function link(game, token, fragment = "t") {
  const url = gamePage(game);
  url.hash = `${fragment}=${token}`;
  return url.href;
}

export function socketAddress(game) {
  const url = new URL(`api/games/${game}/socket`, base);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
