// The mummy, its tiles and the talismans in words.

import { maybe, t } from "../../i18n/index.svelte";
import type { GameEvent, TablesJson } from "../../protocol";
import { aboutOf, type About } from "../../words/about";
import type { Clause } from "../../words/clause";
import { joined } from "../../words/lists";
import { fromPlace, toPlace } from "../../words/places";
import { free, own } from "../../words/plain";
import type { ModuleWords } from "../words";
import { mummySpace, talismans, tilePrice } from "./data";

/** "points_2" is the tile *points* with the number 2; "two_of_three" has none. */
export function effectOf(name: string): { stem: string; n: number } {
  const match = /^(\w+)_(\d+)$/.exec(name);
  return match ? { stem: match[1] ?? name, n: Number(match[2]) } : { stem: name, n: 0 };
}

/** A tile's name for places with little room: long words can go on in the next line. */
export function dividedTileName(name: string): string {
  const { stem, n } = effectOf(name);
  return maybe(`mummy_tile.${stem}`, { n }) ?? name;
}

export function mummyTileName(name: string): string {
  return dividedTileName(name).replaceAll("\u00AD", ""); // the catalogues' soft hyphens
}

export function mummyTileAbout(tables: TablesJson, name: string): About {
  const { stem, n } = effectOf(name);
  const price = tilePrice(tables, name);
  const goods = tables.module_tables["mummy"]?.["two_of_three"];
  const things = Array.isArray(goods)
    ? goods.map((thing) => maybe(`thing.a.${String(thing)}`) ?? String(thing))
    : [];
  const about =
    maybe(`mummy_tile.about.${stem}`, { n, goods: joined(things) }) ?? t("mummy_tile.about.other");
  const kind = price === null ? null : t("mummy_tile.price", { n: price });
  return aboutOf(`mummy_tile.${stem}`, mummyTileName(name), about, kind);
}

function clause(event: GameEvent, tables: TablesJson, started: boolean): Clause | null {
  switch (event.event) {
    case "wake_up_rolled":
      return own(event.seat, "rolls_wake", { n: event.face });
    case "talismans_taken":
      return own(event.seat, "talisman", {}, { count: event.count });
    case "mummy_tile_used": {
      const price = t("mummy_tile.price", { n: event.price });
      return own(event.seat, "uses", { tile: mummyTileName(event.tile), price });
    }
    case "mummy_walked": {
      const { from, to } = event;
      const values = { from: fromPlace(tables, from), to: toPlace(tables, to) };
      return free(to > from ? "mummy_round" : "mummy", values, [from, to]);
    }
    case "mummy_tile_revealed":
      return started
        ? { ...free("new_mummy_tile", { tile: mummyTileName(event.tile) }), minor: true }
        : null;
    case "mummy_tiles_reshuffled":
      return started ? { ...free("reshuffled"), minor: true } : null;
    default:
      return null;
  }
}

export const MUMMY: ModuleWords = {
  piece: (view) => {
    const place = mummySpace(view);
    return place === null ? null : { place, name: t("thing.mummy"), thing: "thing.mummy" };
  },
  count: (view, seat) => {
    const n = talismans(view, seat);
    return n === null ? null : { thing: "talisman", label: t("panels.talismans"), n };
  },
  market: () => t("table.market_mummy"),
  clause,
  isQuiet: (event) => event.event === "mummy_tile_used",
};
