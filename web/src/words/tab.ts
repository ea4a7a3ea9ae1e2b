// The sign on the tab of a place: what a way brings there, at a glance.

import { maybe } from "../i18n/index.svelte";
import type { AdventurerMovedEvent, GameEvent, TablesJson, ViewJson, WayJson } from "../protocol";
import type { Teller } from "./teller";
import { follow, missingThere, nextQuestion } from "./ways";

export type Sign =
  | "points"
  | "horus"
  | "key"
  | "scarab"
  | "joker"
  | "tunnel"
  | "tomb"
  | "fall"
  | "die"
  | "needs"
  | "wakes"
  | "rises"
  | "more"
  | "nothing";

export interface WayTab {
  readonly sign: Sign;
  /** Points that are scored at once. */
  readonly points: number;
  /** How many adventurers are missing for the treasure there. */
  readonly needs: number;
  /** Keys that are paid. */
  readonly keys: number;
  /** Adventurers that are woken at statues. */
  readonly wakes: number;
}

const SIGNS = {
  treasure_taken: "points",
  points_scored: "points",
  adventurer_fell: "fall",
  adventurer_raised: "rises",
  horus_card_taken: "horus",
  key_taken: "key",
  joker_taken: "joker",
  scarab_taken: "scarab",
} as const satisfies Partial<Record<GameEvent["event"], Sign>>;

function signOfMove({ to, how }: AdventurerMovedEvent, tables: TablesJson): Sign | null {
  if (to === tables.chamber) return "tomb";
  return how === "tunnel" ? "tunnel" : null;
}

/** What is on a way, as a sign and numbers. */
export function wayTab(way: WayJson, view: ViewJson, tables: TablesJson): WayTab {
  const seat = view.asked ?? view.turn;
  const signs = new Set<Sign>();
  let points = 0;
  let keys = 0;
  let wakes = 0;
  for (const event of way.events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.event === "treasure_taken" || event.event === "points_scored") points += event.points;
    else if (event.event === "key_spent") keys += 1;
    else if (event.event === "adventurer_released") wakes += 1;
    const sign =
      event.event === "adventurer_moved"
        ? signOfMove(event, tables)
        : SIGNS[event.event as keyof typeof SIGNS];
    if (sign) signs.add(sign);
  }
  const next = nextQuestion(way);
  if (way.then === "chance" && next === "scarab") signs.add("scarab");
  if (way.then === "chance" && next === "roll") signs.add("die");
  if (way.question) offers(way, view, tables).forEach((sign) => signs.add(sign));
  if (next === "spare") points += tables.tiles[view.tiles[endOf(way) ?? 0] ?? ""]?.value ?? 0;
  const teller = follow(way, view, tables);
  if (signs.size === 0 && next === "move_card") later(teller).forEach((sign) => signs.add(sign));
  const needs = signs.size === 0 ? missing(teller, view) : 0;
  if (needs > 0) signs.add("needs");
  if (signs.size === 0 && wakes > 0) signs.add("wakes");
  const [first = "nothing"] = signs;
  const sign = signs.size > 1 ? "more" : first;
  return { sign, points, needs, keys, wakes };
}

/** What the question at the end of a way is about. */
function offers(way: WayJson, view: ViewJson, tables: TablesJson): Sign[] {
  const { options = [] } = way.question ?? {};
  const question = way.question?.question.name;
  if (question === "spare") return ["points"];
  if (question === "act") return ["more"];
  const tile = tables.tiles[view.tiles[endOf(way) ?? 0] ?? ""];
  if (question !== "take") return tile?.family === "other" ? ["more"] : [];
  const verbs = new Set(options.map((option) => option.verb));
  if (verbs.has("horus")) return ["horus"];
  if (verbs.size > 1) return ["more"];
  return tile?.family === "joker" || tile?.family === "scarab" ? [tile.family] : ["more"];
}

/** How many adventurers the treasure there still needs. */
function missing(teller: Teller, view: ViewJson): number {
  const short = teller.take().find((clause) => clause.stem === "too_few_adventurers");
  return Number(short?.values["n"] ?? missingThere(teller, view));
}

/** What the tile brings that acts only after something else. */
function later({ landed, view, tables }: Teller): Sign[] {
  const tile = landed === null ? null : view.tiles[landed];
  const family = tables.tiles[tile ?? ""]?.family;
  if (family === "joker" || family === "scarab" || family === "horus" || family === "tunnel")
    return [family];
  return family === undefined || family === "treasure" ? [] : ["more"];
}

/** Where the adventurer of a way ends; null if several move, or none. */
function endOf(way: WayJson): number | null {
  const moves = way.events.filter((event) => event.event === "adventurer_moved");
  const movers = new Set(
    moves.map((event) => (event.event === "adventurer_moved" ? event.adventurer : -1)),
  );
  const last = moves.at(-1);
  return movers.size === 1 && last?.event === "adventurer_moved" ? last.to : null;
}

/** The sign of a tab in words. */
export function tabWords(tab: WayTab): string {
  const n = tab.sign === "needs" ? tab.needs : tab.points;
  return maybe(`tab.${tab.sign}`, { n }) ?? "";
}
