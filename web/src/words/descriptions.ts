// What lies on the board and beside it, and where points come from: explanations for who asks. All
// numbers come from the tables of the game, since editions differ.

import { maybe, t } from "../i18n/index.svelte";
import type { TablesJson } from "../protocol";
import type { About } from "./about";
import { points } from "./lists";
import { ownWords } from "./plugins";
import { pileKey, pileName, setPoints, sourceName } from "./things";
import { tileName, tileValues, treasureName } from "./tiles";

export function tileAbout(tables: TablesJson, name: string): About {
  const tile = tables.tiles[name];
  if (!tile) return { name, kind: null, about: t("described.tile.other"), thing: "tile" };
  const values =
    tile.family === "treasure"
      ? { n: tile.needs ?? 1, points: points(tile.value) }
      : tileValues(tile);
  return {
    name: tileName(tables, name),
    kind: null,
    about:
      ownWords("about", name) ??
      maybe(`described.tile.${tile.family}`, values) ??
      t("described.tile.other"),
    thing: `tile.${tile.family}`,
  };
}

export function treasureAbout(type: string): About {
  return {
    name: treasureName(type),
    kind: null,
    about: maybe(`described.treasure.${type}`) ?? t("described.tile.other"),
    thing: `treasure.${type}`,
  };
}

type PlaceKind = "stairs" | "statue" | "empty" | "chamber" | "sarcophagi";

export function placeAbout(tables: TablesJson, kind: PlaceKind): About {
  const worth = { stairs: tables.place_points[0], chamber: tables.place_points[tables.chamber] };
  const score = kind === "chamber" ? worth.chamber : worth.stairs;
  const [first = 0, second = 0] = tables.sarcophagi;
  return {
    name: t(`place.${kind}`),
    kind: null,
    about: maybe(`described.place.${kind}`, { points: points(score ?? 0), first, second }) ?? "",
    thing: `place.${kind}`,
  };
}

export function pileAbout(pile: string): About {
  const key = pileKey(pile);
  return {
    name: pileName(pile),
    kind: null,
    about: maybe(`described.pile.${key}`) ?? t("described.tile.other"),
    thing: `pile.${key}`,
  };
}

export function sourceAbout(tables: TablesJson, source: string): About {
  const [first = 0, second = 0] = tables.sarcophagi;
  const values = { first, second, points: setPoints(tables) };
  return {
    name: sourceName(source),
    kind: null,
    about:
      maybe(`described.source.${source}`, values) ??
      maybe(`module.about.${source}`) ??
      t("described.tile.other"),
    thing: `source.${source}`,
  };
}
