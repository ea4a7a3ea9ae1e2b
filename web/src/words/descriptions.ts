// What lies on the board and beside it, and where points come from: explanations for who asks. All
// numbers come from the tables of the game, since editions differ.

import { maybe, t } from "../i18n/index.svelte";
import type { TablesJson } from "../protocol";
import { aboutOf, type About } from "./about";
import { points } from "./lists";
import { ownWords } from "./plugins";
import { pileKey, pileName, setPoints, sourceName } from "./things";
import { tileName, tileValues, treasureName } from "./tiles";

export function tileAbout(tables: TablesJson, name: string): About {
  const tile = tables.tiles[name];
  if (!tile) return aboutOf("tile", name, t("described.tile.other"));
  const values =
    tile.family === "treasure"
      ? { n: tile.needs ?? 1, points: points(tile.value) }
      : tileValues(tile);
  const about = ownWords("about", name) ?? described(`tile.${tile.family}`, values);
  return aboutOf(`tile.${tile.family}`, tileName(tables, name), about);
}

function described(
  what: string,
  values: Readonly<Record<string, string | number>> = {},
  other = t("described.tile.other"),
): string {
  return maybe(`described.${what}`, values) ?? other;
}

export function treasureAbout(type: string): About {
  return aboutOf(`treasure.${type}`, treasureName(type), described(`treasure.${type}`));
}

type PlaceKind = "stairs" | "statue" | "empty" | "chamber" | "sarcophagi";

export function placeAbout(tables: TablesJson, kind: PlaceKind): About {
  const score = tables.place_points[kind === "chamber" ? tables.chamber : 0];
  const [first = 0, second = 0] = tables.sarcophagi;
  const values = { points: points(score ?? 0), first, second };
  return aboutOf(`place.${kind}`, t(`place.${kind}`), described(`place.${kind}`, values));
}

export function pileAbout(pile: string): About {
  const key = pileKey(pile);
  return aboutOf(`pile.${key}`, pileName(pile), described(`pile.${key}`));
}

export function sourceAbout(tables: TablesJson, source: string): About {
  const [first = 0, second = 0] = tables.sarcophagi;
  const values = { first, second, points: setPoints(tables) };
  const other = maybe(`module.about.${source}`) ?? undefined;
  const about = described(`source.${source}`, values, other);
  return aboutOf(`source.${source}`, sourceName(source), about);
}
