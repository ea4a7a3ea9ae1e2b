// Places in a sentence. A place is the engine's number: 0 the stairs, the last the tomb chamber.

import { maybe, t } from "../i18n/index.svelte";
import type { TablesJson, ViewJson } from "../protocol";
import { nameOf, type Names } from "./clause";
import { commas, semicolons } from "./lists";
import { pieces, type Piece } from "../modules/words";
import { tileName } from "./tiles";

function kindOf(tables: TablesJson, place: number): "stairs" | "space" | "chamber" {
  if (place <= 0) return "stairs";
  return place >= tables.chamber ? "chamber" : "space";
}

/** As a title, with what lies there: "Stairs", "Space 12, Vase, 3 points", "Tomb chamber". */
export function placeName(tables: TablesJson, view: ViewJson, place: number): string {
  const kind = kindOf(tables, place);
  if (kind !== "space") return t(`place.${kind}`);
  const name = view.tiles[place] ?? null;
  return name === null
    ? t("place.space_empty", { place })
    : t("place.space_with", { place, tile: tileName(tables, name) });
}

/** The same, with how many are needed there and who is there: "…, needs 2 adventurers; you 1". */
export function placeLabel(
  tables: TablesJson,
  view: ViewJson,
  place: number,
  names: Names,
): string {
  const tile = tables.tiles[view.tiles[place] ?? ""];
  const isTreasure = tile?.family === "treasure";
  const needs = isTreasure ? [t("place.needs", { n: tile.needs ?? 1 })] : [];
  const what = commas([placeName(tables, view, place), ...needs]);
  return semicolons([
    what,
    ...here(view, place, names),
    ...piecesOn(view, place).map(({ name }) => name),
  ]);
}

/** The pieces of modules on a place. */
export function piecesOn(view: ViewJson, at: number): Piece[] {
  return pieces(view).filter(({ place }) => place === at);
}

/** What a seat is called among others. */
export function called(seat: number, names: Names): string {
  return seat === names.me ? t("place.you") : nameOf(names, seat);
}

/** Who stands or lies on a place, and how many. */
export function here(view: ViewJson, place: number, names: Names): string[] {
  return view.players.flatMap((player, seat) => {
    const there = player.statuses.filter(
      (status, i) => player.places[i] === place && status !== "lying",
    );
    if (!there.length) return [];
    const fallen = there.filter((status) => status === "fallen").length;
    const values = { who: called(seat, names), n: there.length };
    return fallen ? t("place.here_fallen", { ...values, fallen }) : t("place.here", values);
  });
}

export function fromPlace(tables: TablesJson, place: number): string {
  return maybe(`place.from.${kindOf(tables, place)}`, { place }) ?? "";
}

export function toPlace(tables: TablesJson, place: number): string {
  return maybe(`place.to.${kindOf(tables, place)}`, { place }) ?? "";
}

export function onPlace(tables: TablesJson, place: number): string {
  return maybe(`place.on.${kindOf(tables, place)}`, { place }) ?? "";
}
