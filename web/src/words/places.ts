// Places in a sentence. A place is the engine's number: 0 the stairs, the last the tomb chamber.

import { maybe } from "../i18n/index.svelte";
import type { TablesForm } from "../protocol";

function kindOf(tables: TablesForm, place: number): "stairs" | "space" | "chamber" {
  if (place <= 0) return "stairs";
  return place >= tables.chamber ? "chamber" : "space";
}

/** As a title: "Stairs", "Space 12", "Tomb chamber". */
export function placeName(tables: TablesForm, place: number): string {
  return maybe(`place.${kindOf(tables, place)}`, { place }) ?? "";
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
