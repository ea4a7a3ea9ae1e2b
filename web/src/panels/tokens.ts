// Which of the tokens that this browser remembers is good for what.

import { myGames } from "../net/api";
import { address } from "../net/base";
import { remembered } from "../net/seats";

/** A token with which one may ask for what a seat has seen; null if this browser has none. */
export async function tokenFor(game: string, seat: number | null): Promise<string | null> {
  const { seats, host, spectator } = remembered(game);
  if (seat !== null && seats.length > 1) {
    const { games } = await myGames(seats);
    const place = games.find((one) => one.game === game && one.seat === seat)?.token;
    if (place !== undefined) return seats[place] ?? null;
  }
  return seats[0] ?? host ?? spectator;
}

/** Where one sees a game again; with a token for somebody who has none, at a moment (`turn=12`). */
export function replayLink(game: string, token: string | null, moment = ""): string {
  const url = address(`games/${game}/replay`);
  url.hash = [token && `t=${token}`, moment].filter(Boolean).join("&");
  return url.href;
}
