// What the modules of the expansion keep in a view, read without trusting that it is there.

import type { TablesForm, ViewForm } from "../protocol";

export interface MummyTileForm {
  readonly effect: string;
  readonly price: number;
}

/** The mummy tiles that are for sale, in their order; undefined where a place is empty. */
export function openMummyTiles(view: ViewForm, tables: TablesForm): (MummyTileForm | undefined)[] {
  const open = view.modules["mummy"]?.["open"];
  const kinds = tables.module_tables["mummy"]?.["tiles"];
  if (!Array.isArray(open) || !Array.isArray(kinds)) return [];
  const prices = new Map<string, number>(
    kinds.map((kind: { effect: string; price: number }) => [kind.effect, kind.price]),
  );
  return open.map((effect: unknown) =>
    typeof effect === "string" ? { effect, price: prices.get(effect) ?? 0 } : undefined,
  );
}

/** Where the mummy stands, null where there is none. */
export function mummyPlace(view: ViewForm): number | null {
  const place = view.modules["mummy"]?.["mummy"];
  return typeof place === "number" ? place : null;
}

/** The talismans of a seat, null without the module. */
export function talismansOf(view: ViewForm, seat: number): number | null {
  const all = view.modules["mummy"]?.["talismans"];
  return Array.isArray(all) && typeof all[seat] === "number" ? all[seat] : null;
}
