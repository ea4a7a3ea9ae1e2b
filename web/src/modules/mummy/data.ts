// What tables and views hold of the mummy, its tiles and the talismans.

import type { TablesJson, ViewJson } from "../../protocol";

/** The space of the mummy; null without one. */
export function mummySpace(view: ViewJson): number | null {
  const space = view.modules["mummy"]?.["mummy"];
  return typeof space === "number" && space > 0 ? space : null;
}

/** The open tiles by slot; null where none lies. */
export function openTiles(view: ViewJson): readonly (string | null)[] {
  const open = view.modules["mummy"]?.["open"];
  return Array.isArray(open) ? (open as readonly (string | null)[]) : [];
}

/** The open tile that an option is about. */
export function tileOf(
  { verb, number }: { readonly verb: string; readonly number?: number | undefined },
  view: ViewJson,
): string | null {
  return verb === "tile" ? (openTiles(view)[(number ?? 1) - 1] ?? null) : null;
}

/** How many talismans a tile costs; null if the edition does not say. */
export function tilePrice(tables: TablesJson, name: string): number | null {
  const rows = tables.module_tables["mummy"]?.["tiles"];
  if (!Array.isArray(rows)) return null;
  const row: unknown = rows.find((item: { effect?: unknown }) => item.effect === name);
  const price = (row as { price?: unknown } | undefined)?.price;
  return typeof price === "number" ? price : null;
}

export function talismans(view: ViewJson, seat: number): number | null {
  const list = view.modules["mummy"]?.["talismans"];
  const n: unknown = Array.isArray(list) ? list[seat] : null;
  return typeof n === "number" ? n : null;
}

/** How many talismans nobody has; null without any. */
export function talismanSupply(view: ViewJson): number | null {
  const supply = view.modules["mummy"]?.["supply"];
  return typeof supply === "number" ? supply : null;
}
