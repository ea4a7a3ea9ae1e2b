// Names and explanations of tiles, cards, places, piles and what one can own. All numbers come
// from the tables of the game, since editions differ; what is not known goes by its own name.

import { maybe, t } from "../i18n/index.svelte";
import type { TablesForm } from "../protocol";
import type { About } from "./about";
import { joined, points } from "./lists";

export { characterAbout, characterName, moduleAbout, moduleName, mummyTileAbout } from "./modules";
export { placeName } from "./places";
export {
  cardAbout,
  cardIn,
  cardKind,
  cardName,
  tileAbout,
  tileName,
  tileTaken,
  treasureAbout,
  treasureName,
} from "./tiles";

// --- places, piles, things, sources ---------------------------------------------------------

export type PlaceKind = "stairs" | "statue" | "empty" | "chamber" | "sarcophagi";

export function placeAbout(tables: TablesForm, kind: PlaceKind): About {
  const worth = { stairs: tables.place_points[0], chamber: tables.place_points[tables.chamber] };
  const score = kind === "chamber" ? worth.chamber : worth.stairs;
  const [first = 0, second = 0] = tables.sarcophagi;
  return {
    name: t(`place.${kind}`),
    kind: null,
    about: maybe(`place.about.${kind}`, { points: points(score ?? 0), first, second }) ?? "",
    thing: `place.${kind}`,
  };
}

/** Several piles of the engine are alike to players: horus1 to horus3, kit1 to kit5. */
function pileKey(pile: string): string {
  return /^(horus|kit)\d$/.test(pile) ? pile.slice(0, -1) : pile;
}

export function pileName(pile: string): string {
  return maybe(`pile.${pileKey(pile)}`, { n: Number(pile.slice(-1)) || 0 }) ?? pile;
}

export function pileAbout(pile: string): About {
  const key = pileKey(pile);
  return {
    name: pileName(pile),
    kind: null,
    about: maybe(`pile.about.${key}`) ?? t("tile.about.other"),
    thing: `pile.${key}`,
  };
}

export type Thing = "key" | "joker" | "scarab" | "talisman" | "adventurer" | "set" | "mummy";

export function thingAbout(tables: TablesForm, thing: Thing): About {
  const scarabs = Object.keys(tables.piles["scarabs"] ?? {}).map(Number);
  const values = {
    n: tables.jokers_per_set,
    low: Math.min(...scarabs),
    high: Math.max(...scarabs),
    points: setPoints(tables),
  };
  return {
    name: t(`thing.${thing}`),
    kind: null,
    about: maybe(`thing.about.${thing}`, values) ?? "",
    thing: `thing.${thing}`,
  };
}

function setPoints(tables: TablesForm): string {
  return joined(tables.set_points.slice(1).map(String));
}

/** Pictures of the sources that are known, see art/icons.ts. */
export const SOURCE_ICONS: Readonly<Record<string, string>> = {
  play: "points",
  adventurers: "adventurer",
  sarcophagi: "sarcophagus",
  keys: "key",
  sets: "vase",
  scarabs: "scarab",
  sceptres: "sceptre",
};

export function sourceName(source: string): string {
  return maybe(`source.${source}`) ?? source;
}

export function sourceAbout(tables: TablesForm, source: string): About {
  const [first = 0, second = 0] = tables.sarcophagi;
  const values = { first, second, points: setPoints(tables) };
  return {
    name: sourceName(source),
    kind: null,
    about: maybe(`source.about.${source}`, values) ?? t("tile.about.other"),
    thing: `source.${source}`,
  };
}
