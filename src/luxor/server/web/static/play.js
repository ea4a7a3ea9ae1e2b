// Which page this is: the first one, or a game. A token in the address is taken out of it at once.

import * as api from "./api.js";
import { openGame } from "./game.js";
import { home } from "./home.js";
import { notice } from "./page.js";
import { addToken, remember } from "./seats.js";

const path = location.pathname.slice(api.base.pathname.length);
const game = /^games\/([A-Za-z0-9_-]{1,32})\/?$/.exec(path)?.[1];
const fragment = new URLSearchParams(location.hash.slice(1));
if (location.hash) history.replaceState(null, "", location.pathname);

async function redeem(token) {
  try {
    const found = await api.redeem(token);
    remember(found.game, (entry) => {
      if (found.role === "seat") entry.seats.push(found.token);
      else entry[found.role] = found.token;
    });
  } catch (error) {
    notice(error.message);
  }
}

if (game) {
  if (fragment.has("t")) addToken(game, fragment.get("t"));
  if (fragment.has("once")) await redeem(fragment.get("once"));
  openGame(game);
} else {
  home();
}
