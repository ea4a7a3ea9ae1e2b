// Creating a game, and keeping its tokens.

import { create } from "../net/api";
import { remember } from "../net/seats";
import { namesOf, playing, setupOf, type Form } from "./form";

/**
 * Create a game and remember what is mine: the seats at this screen with their names, the links for
 * others, the host's token. Returns its id.
 */
export async function createGame(
  form: Form,
  me: string,
  guest: (seat: number) => string,
): Promise<string> {
  const names = namesOf(form, me, guest);
  const made = await create(setupOf(form, names));
  const choices = playing(form);
  remember(made.game, (entry) => {
    entry.host = made.host;
    entry.spectator = made.spectator;
    for (const { seat, token } of made.seats) {
      const name = names[seat];
      if (choices[seat]?.who === "link") entry.links.push({ seat, token });
      else {
        entry.seats.push(token);
        if (name) entry.names[seat] = name;
      }
    }
  });
  return made.game;
}
