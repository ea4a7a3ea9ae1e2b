// What lies before a player, counted as the ledger shows it.

import type { PlayerJson, TablesJson, ViewJson } from "../protocol";

/** So many of the types of treasure make a set; the table lists them first. */
const SET_TYPES = 3;

export interface Sets {
  readonly sets: number;
  readonly points: number;
}

/** The sets that a player could lay out now, jokers filling in. */
export function setsSoFar(
  player: Pick<PlayerJson, "treasures" | "jokers">,
  tables: Pick<TablesJson, "treasure_types" | "set_points" | "jokers_per_set">,
): Sets {
  const types = tables.treasure_types.slice(0, SET_TYPES);
  const counts = types.map((type) => player.treasures[type] ?? 0);
  let sets = 0;
  while (jokersNeeded(counts, sets + 1) <= jokersAllowed(player.jokers, tables, sets + 1))
    sets += 1;
  const { set_points } = tables;
  return { sets, points: set_points[Math.min(sets, set_points.length - 1)] ?? 0 };
}

function jokersNeeded(counts: readonly number[], sets: number): number {
  return counts.reduce((needed, count) => needed + Math.max(0, sets - count), 0);
}

function jokersAllowed(
  jokers: number,
  tables: Pick<TablesJson, "jokers_per_set">,
  sets: number,
): number {
  return Math.min(jokers, tables.jokers_per_set * sets);
}

/** Where an adventurer is. */
export function placeOf(view: ViewJson, who: { seat: number; adventurer: number }): number {
  return view.players[who.seat]?.places[who.adventurer] ?? 0;
}

/** How many adventurers a seat has standing on a place. */
export function standing(view: ViewJson, seat: number, place: number): number {
  const { places = [], statuses = [] } = view.players[seat] ?? {};
  return places.filter((at, i) => at === place && statuses[i] === "active").length;
}

export function inTomb(player: Pick<PlayerJson, "statuses">): number {
  return player.statuses.filter((status) => status === "inside").length;
}
