// What somebody pastes to join a game: a link, or a game's id with a token.

export type Pasted =
  | {
      readonly kind: "game";
      readonly game: string;
      /** null: a link without one, which only helps who has been there before. */
      readonly token: string | null;
      /** A token that is redeemed for another one. */
      readonly once: boolean;
      readonly replay: boolean;
    }
  | { readonly kind: "elsewhere"; readonly href: string; readonly host: string }
  | { readonly kind: "empty" }
  | { readonly kind: "nonsense" };

const PAGE = /^games\/([A-Za-z0-9_-]{1,32})(\/replay)?\/?$/;
const PAIR = /^([A-Za-z0-9_-]{1,32})(?:\s+|\s*#\s*(t=|once=)?)([A-Za-z0-9_-]{16,200})$/;
const ID = /^[A-Za-z0-9_-]{4,32}$/;

/** Return what a pasted text leads to; `base` is the address of this server's start page. */
export function parsePasted(text: string, base: string): Pasted {
  const clean = text.trim().replace(/^<|>$/g, "");
  if (clean === "") return { kind: "empty" };
  const pair = PAIR.exec(clean);
  if (pair?.[1] && pair[3]) return found(pair[1], pair[3], pair[2] === "once=", false);
  if (ID.test(clean)) return found(clean, null, false, false);
  return parseLink(clean, new URL(base));
}

function parseLink(text: string, base: URL): Pasted {
  const url = urlOf(text) ?? urlOf(text.replace(/^\/+/, ""), base);
  if (!url || !/^https?:$/.test(url.protocol)) return { kind: "nonsense" };
  if (url.origin !== base.origin) return { kind: "elsewhere", href: url.href, host: url.host };
  if (!url.pathname.startsWith(base.pathname)) return { kind: "nonsense" };
  const page = PAGE.exec(url.pathname.slice(base.pathname.length));
  if (!page?.[1]) return { kind: "nonsense" };
  const hash = new URLSearchParams(url.hash.slice(1));
  const once = hash.get("once");
  return found(page[1], once ?? hash.get("t"), once !== null, page[2] !== undefined);
}

function urlOf(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

function found(game: string, token: string | null, once: boolean, replay: boolean): Pasted {
  return { kind: "game", game, token, once, replay };
}
