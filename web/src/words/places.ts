// Places in a sentence. A place is the engine's number: 0 the stairs, the last the tomb chamber.

import { maybe, t } from "../i18n/index.svelte";
import type { TablesForm, ViewForm } from "../protocol";
import { tileName } from "./tiles";

function kindOf(tables: TablesForm, place: number): "stairs" | "space" | "chamber" {
  if (place <= 0) return "stairs";
  return place >= tables.chamber ? "chamber" : "space";
}

/** As a title, with what lies there: "Stairs", "Space 12, Vase, 3 points", "Tomb chamber". */
export function placeName(tables: TablesForm, view: ViewForm, place: number): string {
  const kind = kindOf(tables, place);
  if (kind !== "space") return t(`place.${kind}`);
  const name = view.tiles[place] ?? null;
  return name === null
    ? t("place.space_empty", { place })
    : t("place.space_with", { place, tile: tileName(tables, name) });
}

export function fromPlace(tables: TablesForm, place: number): string {
  return maybe(`place.from.${kindOf(tables, place)}`, { place }) ?? "";
}

export function toPlace(tables: TablesForm, place: number): string {
  return maybe(`place.to.${kindOf(tables, place)}`, { place }) ?? "";
}

export function onPlace(tables: TablesForm, place: number): string {
  return maybe(`place.on.${kindOf(tables, place)}`, { place }) ?? "";
}
