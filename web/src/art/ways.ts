// How ways to play are marked: in the colour of the end that they play, with a sign of what they bring.

import type { Side } from "../state/way";
import type { Sign } from "../words/tab";
import type { IconName } from "./icons";

export const COLOURS: Readonly<Record<Side, string>> = {
  left: "var(--endL)",
  plain: "var(--endless)",
  right: "var(--endR)",
};

/** What to draw for a sign; null for points, which are a number, and for nothing. */
export const SIGN_ICONS: Readonly<Record<Sign, IconName | null>> = {
  points: null,
  horus: "eye",
  key: "key",
  scarab: "scarab",
  joker: "joker",
  tunnel: "route",
  tomb: "sarcophagus",
  fall: "fallen",
  die: "die",
  needs: "adventurer",
  wakes: "anubis",
  rises: "up",
  more: "menu",
  nothing: null,
};
