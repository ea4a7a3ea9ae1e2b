// A token to give away that opens the replay of a game, and nothing else.

import { RefusedError, share } from "./api";
import { helloTokens, keepToken, remembered } from "./seats";

/** Return a token of a game that is over. Raises `RefusedError`. */
export async function tokenToShare(game: string): Promise<string> {
  const { replay } = remembered(game);
  if (replay) return replay;
  const [mine] = helloTokens(game);
  if (mine === undefined) throw new RefusedError("not_known", "no token of this game");
  const { token } = await share(game, mine);
  keepToken(game, "replay", token);
  return token;
}
