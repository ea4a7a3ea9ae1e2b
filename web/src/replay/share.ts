// A spectator's token to give away: the one of who created the game, or one of its own.

import { RefusedError, share } from "../net/api";
import { helloTokens, remember, remembered } from "../net/seats";

/** Return a token of a game that is over. Raises `RefusedError`. */
export async function tokenToShare(game: string): Promise<string> {
  const { spectator } = remembered(game);
  if (spectator) return spectator;
  const [mine] = helloTokens(game);
  if (mine === undefined) throw new RefusedError("not_known", "no token of this game");
  const { token } = await share(game, mine);
  remember(game, (entry) => (entry.spectator = token));
  return token;
}
