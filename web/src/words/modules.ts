// Names and explanations of what the modules bring, and where a view keeps it.

import { maybe, t } from "../i18n/index.svelte";
import type { TablesJson, ViewJson } from "../protocol";
import type { About } from "./about";
import { capital, either, joined } from "./lists";
import { spelled } from "./plugins";

export function moduleName(module: string): string {
  return maybe(`module.${module}`) ?? capital(spelled(module));
}

export function moduleAbout(module: string): About {
  return {
    name: moduleName(module),
    kind: null,
    about: maybe(`module.about.${module}`) ?? t("module.about.other"),
    thing: `module.${module}`,
  };
}

export function characterName(power: string): string {
  return maybe(`character.${power}`) ?? power;
}

export function characterAbout(power: string): About {
  return {
    name: characterName(power),
    kind: null,
    about: maybe(`character.about.${power}`) ?? t("character.about.other"),
    thing: `character.${power}`,
  };
}

// --- mummy tiles ----------------------------------------------------------------------------

/** "points_2" is the tile *points* with the number 2; "two_of_three" has none. */
export function effectOf(name: string): { stem: string; n: number } {
  const match = /^(\w+)_(\d+)$/.exec(name);
  return match ? { stem: match[1] ?? name, n: Number(match[2]) } : { stem: name, n: 0 };
}

/** A tile's name for places with little room: long words can go on in the next line. */
export function dividedMummyTileName(name: string): string {
  const { stem, n } = effectOf(name);
  return maybe(`mummy_tile.${stem}`, { n }) ?? name;
}

export function mummyTileName(name: string): string {
  return dividedMummyTileName(name).replaceAll("\u00AD", ""); // the catalogues' soft hyphens
}

/** How many talismans a mummy tile costs; null if the edition does not tell. */
export function mummyTilePrice(tables: TablesJson, name: string): number | null {
  const rows = tables.module_tables["mummy"]?.["tiles"];
  if (!Array.isArray(rows)) return null;
  const row: unknown = rows.find((item: { effect?: unknown }) => item.effect === name);
  const price = (row as { price?: unknown } | undefined)?.price;
  return typeof price === "number" ? price : null;
}

export function mummyTileAbout(tables: TablesJson, name: string): About {
  const { stem, n } = effectOf(name);
  const price = mummyTilePrice(tables, name);
  const goods = tables.module_tables["mummy"]?.["two_of_three"];
  const things = Array.isArray(goods)
    ? goods.map((thing) => maybe(`thing.a.${String(thing)}`) ?? String(thing))
    : [];
  return {
    name: mummyTileName(name),
    kind: price === null ? null : t("mummy_tile.price", { n: price }),
    about:
      maybe(`mummy_tile.about.${stem}`, { n, goods: joined(things) }) ??
      t("mummy_tile.about.other"),
    thing: `mummy_tile.${stem}`,
  };
}

/** What the roll that raises the fallen brings: "1 or 2: one of them rises …". */
export function wakeOutcomes(tables: TablesJson): string[] {
  const table = tables.module_tables["mummy"]?.["wake_up"];
  if (typeof table !== "object" || table === null) return [];
  return Object.entries(table as Readonly<Record<string, readonly number[]>>).flatMap(
    ([outcome, faces]) => maybe(`wake.${outcome}`, { faces: either(faces.map(String)) }) ?? [],
  );
}

// --- what a view keeps ----------------------------------------------------------------------

/** The space of the mummy; null without one. */
export function mummySpace(view: ViewJson): number | null {
  const space = view.modules["mummy"]?.["mummy"];
  return typeof space === "number" && space > 0 ? space : null;
}

/** The open mummy tiles by slot; null where none lies. */
export function openMummyTiles(view: ViewJson): readonly (string | null)[] {
  const open = view.modules["mummy"]?.["open"];
  return Array.isArray(open) ? (open as readonly (string | null)[]) : [];
}

export function talismans(view: ViewJson, seat: number): number | null {
  return bySeat(view, "mummy", "talismans", seat);
}

/** How many talismans nobody has; null without any. */
export function talismanSupply(view: ViewJson): number | null {
  const supply = view.modules["mummy"]?.["supply"];
  return typeof supply === "number" ? supply : null;
}

/** The power of a seat's character; null if it has none. */
export function characterOf(view: ViewJson, seat: number): string | null {
  const powers = view.modules["characters"]?.["power"];
  const power: unknown = Array.isArray(powers) ? powers[seat] : null;
  return typeof power === "string" ? power : null;
}

/** The spaces where a second tile lies face down. */
export function coveredSpaces(view: ViewJson): readonly number[] {
  const under = view.modules["sceptres"]?.["under"];
  return Array.isArray(under)
    ? under.filter((space) => typeof space === "number" && space > 0)
    : [];
}

function bySeat(view: ViewJson, module: string, name: string, seat: number): number | null {
  const list = view.modules[module]?.[name];
  const value: unknown = Array.isArray(list) ? list[seat] : null;
  return typeof value === "number" ? value : null;
}
