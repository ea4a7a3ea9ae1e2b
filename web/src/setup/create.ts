// Creating a game, and keeping its tokens.

import { create } from "../net/api";
import { remember } from "../net/seats";
import { namesOf, setupOf, type Form } from "./form";

/**
 * Create a game and remember what is mine: the seats at this screen with their names, the host's
 * token, and the link of the table. Returns its id.
 */
export async function createGame(
  form: Form,
  me: string,
  guest: (seat: number) => string,
): Promise<string> {
  const names = namesOf(form, me, guest);
  import("../net/contribution").catch(() => undefined); // sitting down will ask for it
  const made = await create(setupOf(form, names));
  remember(made.game, (entry) => {
    entry.host = made.host;
    entry.spectator = made.spectator;
    for (const { seat, token } of made.seats) {
      const name = names[seat];
      entry.seats.push(token);
      if (name) entry.names[seat] = name;
    }
  });
  return made.game;
}
