// Names and explanations of tiles, cards, places, piles and what one can own. All numbers come
// from the tables of the game, since editions differ; what is not known goes by its own name.

import { maybe } from "../i18n/index.svelte";
import { moduleWords } from "../modules/words";
import type { TablesJson } from "../protocol";
import { aboutOf, type About } from "./about";
import { joined } from "./lists";
import { moduleName } from "./modules";
import { spelled } from "./plugins";

export { moduleAbout, moduleName } from "./modules";
export { placeName } from "./places";
export { cardAbout, cardIn, cardKind, cardName, tileName, tileTaken, treasureName } from "./tiles";

// --- piles, things, sources -----------------------------------------------------------------

/** Several piles of the engine are alike to players: horus1 to horus3, kit1 to kit5. */
export function pileKey(pile: string): string {
  return /^(horus|kit)\d$/.test(pile) ? pile.slice(0, -1) : pile;
}

export function pileName(pile: string): string {
  return maybe(`pile.${pileKey(pile)}`, { n: Number(pile.slice(-1)) || 0 }) ?? spelled(pile);
}

export function thingAbout(tables: TablesJson, thing: string): About {
  const scarabs = Object.keys(tables.piles["scarabs"] ?? {}).map(Number);
  const values = {
    n: tables.jokers_per_set,
    low: Math.min(...scarabs),
    high: Math.max(...scarabs),
    points: setPoints(tables),
  };
  const name = maybe(`thing.${thing}`) ?? spelled(thing);
  return aboutOf(`thing.${thing}`, name, maybe(`thing.about.${thing}`, values));
}

export function setPoints(tables: TablesJson): string {
  return joined(tables.set_points.slice(1).map(String));
}

/** Pictures of the sources that are known, see art/icons.ts. */
const SOURCE_ICONS: Readonly<Record<string, string>> = {
  play: "points",
  adventurers: "adventurer",
  sarcophagi: "sarcophagus",
  keys: "key",
  sets: "vase",
  scarabs: "scarab",
};

export function sourceIcon(source: string): string | undefined {
  return SOURCE_ICONS[source] ?? moduleWords()[source]?.source?.icon;
}

export function sourceName(source: string): string {
  return maybe(`source.${source}`) ?? moduleName(source);
}
