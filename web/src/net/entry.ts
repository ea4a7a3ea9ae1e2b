// How a browser gets in: by a token in a link, for one time or for good, and which tokens the server knows.

import { RefusedError, myGames, redeem } from "./api";
import { helloTokens, isToken, remember, remembered, tokensOf } from "./seats";

/** Take tokens out of the address bar, where nobody shall see them; null if there are none. */
export function takeFromAddress(): { token: string | null; once: string | null } | null {
  const hash = new URLSearchParams(location.hash.slice(1));
  const [token, once] = [hash.get("t"), hash.get("once")];
  if (token === null && once === null) return null;
  history.replaceState(null, "", location.pathname + location.search);
  return { token, once };
}

/** Exchange a one-time token for one that stays, and remember that. */
export async function redeemOnce(game: string, once: string): Promise<void> {
  if (!isToken(once)) throw new RefusedError("malformed", "this is no token");
  const found = await redeem(once, game);
  remember(found.game, (entry) => {
    if (found.role === "seat") entry.seats.push(found.token);
    else entry[found.role] = found.token;
  });
}

/**
 * The tokens to say hello with that the server knows right now. The others stay remembered: the
 * server may be running on the wrong database, and a seat is forgotten only when its player asks.
 */
export async function knownTokens(game: string): Promise<string[]> {
  const tokens = tokensOf(game);
  const { games } = await myGames(tokens);
  const known = new Set(games.filter((one) => one.game === game).map((one) => tokens[one.token]));
  return helloTokens(game, (token) => known.has(token));
}

/** Forget the tokens of seats from which somebody here has got up before the game. */
export async function forgetFreed(game: string): Promise<void> {
  const { seats } = remembered(game);
  const { games } = await myGames(seats);
  const good = new Set(games.map(({ token }) => seats[token]));
  remember(game, (entry) => (entry.seats = entry.seats.filter((token) => good.has(token))));
}
