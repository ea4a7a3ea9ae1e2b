// The mummy, its tiles and the talismans in a position that is told in words.

import { t } from "../../i18n/index.svelte";
import type { TablesJson, ViewJson } from "../../protocol";
import { semicolons } from "../../words/lists";
import { onPlace } from "../../words/places";
import type { ModulePosition } from "../position";
import { mummySpace, openTiles, talismans, talismanSupply, tilePrice } from "./data";
import { mummyTileName } from "./words";

/** What lies open, and what is left. */
function situation(view: ViewJson, tables: TablesJson): string[] {
  const said: string[] = [];
  const tiles = openTiles(view).flatMap((name) => {
    if (name === null) return [];
    const price = t("mummy_tile.price", { n: tilePrice(tables, name) ?? 0 });
    return t("position.mummy_tile", { tile: mummyTileName(name), price });
  });
  if (tiles.length) said.push(t("position.mummy_tiles", { tiles: semicolons(tiles) }));
  const supply = talismanSupply(view);
  if (supply !== null) {
    const left = view.piles["mummy_tiles"]?.size ?? 0;
    said.push(t("position.mummy_supply", { talismans: supply, tiles: left }));
  }
  return said;
}

export const MUMMY: ModulePosition = {
  piece: (view, tables) => {
    const place = mummySpace(view);
    if (place === null) return null;
    const where = t("position.mummy", { on: onPlace(tables, place) });
    return { place, here: t("position.mummy_here"), where };
  },
  situation,
  count: (view, seat) => {
    const n = talismans(view, seat);
    return n === null ? null : t("position.talismans", { n });
  },
};
